"""R9: ships, bids and what they buy; R10: the end of a turn."""

from cosmodrome.games.sidereal.game import SIDEREAL

from .scenario import bid, deliver, leave, play, seat


def test_R9_1_deals_about_the_bids_are_made_before_them_and_move_nothing_now() -> None:
    t = play(seat("caylion", "3 ship green"), seat("unity", "2 ship blue")).until("talk")
    t.refused_offer(0, "only-about-bids", "green", "blue", to={1})
    t.refused_offer(0, "only-about-bids", "", "", to={1}, promises=[deliver(0, 1, "green", turn=3)])
    t.offer(
        0,
        to={1},
        promises=[
            bid(0, 1, "colony", "pass", 0, 1),
            leave(0, 1, "acrux", 1),
            deliver(1, 0, "blue", turn=2, late=True),
        ],
    ).take(1).expect_goods(1, "blue 2 ship")
    t.next_turn().expect_goods(0, "green 3 ship").expect_goods(1, "blue 2 ship")
    t.until("economy").expect_goods(0, "green blue 3 ship").expect_goods(1, "2 ship")


def test_R9_2_ships_are_split_in_three_sealed() -> None:
    t = play(seat("caylion", "5 ship"), seat("unity", "2 ship")).until("split")
    t.refused(0, "split", "bad-payload", colony=-1, research=3)
    t.refused(0, "split", "lacks-ships", colony=3, research=3)
    t.free(0, "split", colony=3, research=1)
    assert '"colony":3' not in t.seen_json(1) and t.awaited == [1]
    t.free(1, "split", colony=0, research=0)
    assert t.phase == "colony"


def test_R9_3_the_highest_colony_bid_buys_first_or_passes() -> None:
    t = play(
        seat("imdril", "5 ship"),
        seat("unity", "3 ship"),
        seat("eni_et", "4 ship"),
        colonies="acrux vega altair deneb",
    )
    t.bids((1, 0), (3, 0), (2, 0))
    assert t.awaited == [1]
    t.choose(1, "buy:3")
    assert t.awaited == [2]
    t.expect_may(2, "buy:3", False).choose(2, "pass")
    assert t.awaited == [0]
    t.choose(0, "buy:0")
    assert (t.colonies(0), t.colonies(1), t.colonies(2)) == (["acrux"], ["deneb"], [])


def test_R9_4_the_minimum_is_met_and_the_whole_bid_is_paid() -> None:
    t = play(seat("unity", "6 ship"), colonies="acrux vega altair deneb").bids((2, 0))
    t.expect_options(0, "buy:0 buy:1 buy:2 pass").choose(0, "buy:0").until("trade").expect_goods(0, "4 ship")


def test_R9_5_who_passes_keeps_the_ships() -> None:
    t = play(seat("unity", "6 ship"), seat("imdril", "3 ship"), colonies="acrux").bids((2, 4), (1, 2))
    t.choose(0, "buy:0")
    assert t.phase == "research"  # the Im'dril can buy nothing
    t.choose(0, "pass").choose(1, "pass").until("trade")
    t.expect_goods(0, "4 ship").expect_goods(1, "3 ship")
    told = {(each["track"], each["seat"]): each["idle"] for each in t.happened("bid-passed")}
    # Who passes with something to buy, and who can buy nothing, are told apart.
    assert told == {("colony", 1): True, ("research", 0): False, ("research", 1): False}


def test_R9_6_research_bids_are_revealed_when_the_colonies_are_sold() -> None:
    t = play(seat("unity", "6 ship"), seat("imdril", "3 ship")).bids((2, 4), (0, 3))
    assert t.phase == "colony"
    assert [t.view(1).players[0].colony_bid, t.view(1).players[0].research_bid] == [2, None]
    t.choose(0, "pass")
    assert t.phase == "research" and t.view(1).players[0].research_bid == 4
    t.choose(0, "buy:3")
    assert t.awaited == [1]
    t = play(seat("unity", "6 ship"), seat("imdril", "3 ship")).bids((0, 2), (0, 1))
    t.expect_options(0, "buy:0 buy:1 buy:2 pass").choose(0, "pass").expect_options(1, "buy:0 buy:1 pass")


def test_R9_7_who_bids_nothing_buys_nothing() -> None:
    t = play(seat("unity", "6 ship"), seat("imdril", "3 ship")).bids((0, 1), (1, 0))
    assert t.phase == "colony" and t.awaited == [1]
    t.choose(1, "pass")
    assert t.phase == "research" and t.awaited == [0]


def test_R9_8_a_colony_can_be_bought_beyond_support() -> None:
    t = play(seat("unity", "3 ship", "acrux"), colonies="vega altair").bids((1, 0)).choose(0, "buy:0")
    assert t.colonies(0) == ["acrux", "vega"]


def test_R9_9_fewer_colonies_and_then_the_higher_number_win_a_tie() -> None:
    # Unity 4, Eni Et 3, Im'dril 8.
    t = play(
        seat("unity", "2 ship", "acrux"), seat("eni_et", "2 ship"), seat("imdril", "2 ship", "vega altair")
    )
    t.bids((2, 0), (2, 0), (2, 0))
    order = []
    while t.phase == "colony":
        order += t.awaited
        t.choose(t.awaited[0], "pass")
    assert order == [2, 1, 0]  # the Im'dril have lost theirs for want of support


def test_R9_10_fewer_teams_and_then_the_higher_number_win_a_tie() -> None:
    t = play(
        seat("unity", "2 ship"),
        seat("eni_et", "2 ship"),
        seat("imdril", "2 ship", "sociologists"),
        teams="mechanical_engineers organic_chemists linguistic_analysts nuclear_physicists",
    )
    t.bids((0, 2), (0, 2), (0, 2))
    order = []
    while t.phase == "research":
        order += t.awaited
        t.choose(t.awaited[0], "pass")
    assert order == [0, 1, 2]


def test_R9_11_cards_left_on_spaces_of_minimum_one_go_under_their_decks() -> None:
    t = play(
        seat("unity", "2 ship"),
        colonies="acrux vega altair deneb",
        teams="mechanical_engineers organic_chemists linguistic_analysts nuclear_physicists",
    )
    t.next_turn()
    assert t.colony_deck[-2:] == ["acrux", "vega"]
    assert t.research_deck[-2:] == ["mechanical_engineers", "organic_chemists"]


def test_R9_12_the_others_slide_and_the_track_is_filled_as_far_as_there_are_cards() -> None:
    t = play(
        seat("unity", "3 ship"),
        colonies="acrux vega altair deneb",
        colony_deck="castor hadar rigel",
    )
    t.bids((2, 0)).choose(0, "buy:2").until("trade")
    assert t.colony_track == ["deneb", "castor", "hadar", "rigel"]
    t = play(seat("unity", "3 ship"), colonies="acrux vega altair deneb")
    t.state.colony_deck.clear()
    t.bids((2, 0)).choose(0, "buy:0").until("trade")
    assert t.colony_track == ["altair", "deneb", "vega", ""]


def test_R10_1_lent_cards_go_back_at_the_end_of_the_turn() -> None:
    t = play(seat("eni_et"), seat("unity", "ship")).trade(0, "eni_et_deep_hunting eni_et_choral_song", 1)
    t.bids((0, 0), (1, 0))
    assert t.holder("eni_et_choral_song") == 1
    t.next_turn()
    assert t.holder("eni_et_choral_song") == t.holder("eni_et_deep_hunting") == 0


def test_R10_2_each_turn_has_its_own_bonus() -> None:
    t = play(seat("caylion", "6 white 4 yellow", "sociologists mechanical_engineers"))
    t.invent(0, "sociologists").next_turn()
    assert t.points(0) == 1 + 6
    t.invent(0, "mechanical_engineers").next_turn()
    assert t.points(0) == 1 + 6 + 1 + 5


def test_R10_3_the_zeth_steal_at_the_end_of_a_turn_if_they_play() -> None:
    t = play(seat("zeth", "2 white ship"), seat("unity", "2 brown")).bids((1, 0))
    assert t.phase == "colony"
    t.choose(0, "pass")
    assert t.phase == "theft" and t.awaited == [0]
    t = play(seat("caylion", "2 white"), seat("unity", "2 brown")).next_turn()
    assert "stolen" not in {event["event"] for event in t.events}


def test_R10_4_deliveries_come_before_the_next_trade() -> None:
    t = play(seat("caylion", "white"), seat("unity", "green"))
    t.trade(1, "green", 0, promises=[deliver(0, 1, "white", turn=2)]).next_turn()
    assert t.phase == "trade" and t.state.round == 2
    t.expect_goods(1, "white")


def test_R9_1_who_has_no_ships_and_no_offer_to_answer_has_nothing_to_say() -> None:
    """That is told by what all see: the ships are announced, and an offer is heard by whom it is for."""
    t = play(seat("caylion", "3 ship"), seat("unity", "green"), seat("imdril", "blue")).until("talk")

    def nothing() -> list[str]:
        return [SIDEREAL.decision(t.state, at).nothing for at in range(3)]

    assert nothing() == ["", "ready", "ready"]
    t.offer(
        0, to={1}, promises=[bid(0, 1, "colony", "pass", 0, 1), deliver(1, 0, "green", turn=2, late=True)]
    )
    assert nothing() == ["", "", "ready"]
    t.take(1)
    assert nothing() == ["", "ready", "ready"]
