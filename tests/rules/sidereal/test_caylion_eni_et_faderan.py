"""R12: the Caylion, the Eni Et and the Faderan."""

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.rng import seeded
from cosmodrome.games.sidereal import acts, payloads
from cosmodrome.games.sidereal.tables import COLONIES, COUNT, DECK, FADERAN, FIRST, IDS

from .scenario import begin, deliver, play, run, seat


def test_R12_1_the_caylion_colony_bid_counts_half() -> None:
    t = play(
        seat("caylion", "9 ship"),
        seat("unity", "3 ship"),
        colonies="acrux vega altair deneb",  # minimum 1 1 2 3
        teams="mechanical_engineers organic_chemists linguistic_analysts nuclear_physicists",
    )
    t.bids((5, 3), (3, 0))
    assert t.awaited == [1]  # 3 against 2 1/2
    t.choose(1, "pass").expect_options(0, "buy:0 buy:1 buy:2 pass").choose(0, "buy:2")
    t.expect_goods(0, "4 ship").expect_may(0, "buy:3").choose(0, "pass")
    t = play(seat("caylion", "1 ship"), colonies="acrux vega altair deneb").bids((1, 0))
    assert t.phase == "trade" or t.phase == "research" or t.colonies(0) == []
    assert t.colonies(0) == []  # half a ship buys nothing


def test_R12_1_what_a_halved_bid_counts_is_told_in_the_question_and_in_events() -> None:
    t = play(
        seat("caylion", "9 ship"),
        seat("unity", "4 ship"),
        colonies="acrux vega altair deneb",  # minimum 1 1 2 3
        teams="mechanical_engineers organic_chemists linguistic_analysts nuclear_physicists",
    )
    t.bids((5, 3), (2, 1))
    t.expect_events("bids-revealed", track="colony", ships=[5, 2, 0, 0], counts=[5, 4, 0, 0])  # in halves
    assert t.verdict(0, "bid").facts == {"ships": 5, "counts": "2½", "halved": 1, "doubles": 1}
    assert t.verdict(0, "deneb").facts == {"need": 3, "have": "2½"}
    t.choose(0, "pass").expect_events("bid-passed", seat=0, bid=5, counted=5, idle=False)
    assert t.verdict(1, "bid").facts == {"ships": 2, "counts": "2", "halved": 0, "doubles": 0}
    t.choose(1, "pass")
    # Research bids are whole, and buy no tokens.
    assert t.verdict(0, "bid").facts == {"ships": 3, "counts": "3", "halved": 0, "doubles": 0}
    t.choose(0, "pass").expect_events("bid-passed", track="research", seat=0, bid=3, counted=6, idle=False)
    t = play(seat("caylion", "2 ship"), colonies="acrux vega altair deneb").bids((1, 1))
    t.expect_events("bid-passed", track="colony", seat=0, bid=1, counted=1, idle=True)


def test_R12_2_start_colony_and_bought_colonies_are_doubled() -> None:
    t = play(seat("caylion", "2 ship"), seat("unity", "", "vega"), colonies="acrux").trade(1, "vega", 0)
    t.bids((2, 0)).choose(0, "buy:0")
    assert t.doubled("acrux") and not t.doubled("vega")


def test_R12_2_the_event_tells_a_token_of_what_the_caylion_buy_for_colonies_alone() -> None:
    teams = "mechanical_engineers organic_chemists linguistic_analysts nuclear_physicists"
    t = play(seat("caylion", "9 ship"), seat("unity", "4 ship"), colonies="acrux vega", teams=teams)
    t.bids((4, 2), (1, 1)).choose(0, "buy:0").choose(1, "buy:1").choose(0, "buy:0").choose(1, "buy:1")
    told = {(each["seat"], each["track"]): each["doubled"] for each in t.happened("bought")}
    assert told == {(0, "colony"): True, (1, "colony"): False, (0, "research"): False, (1, "research"): False}
    assert [t.doubled(card) for card in ("acrux", "vega")] == [True, False]


def test_R12_2_the_start_colony_has_a_token() -> None:
    t = begin(4, species="choose")
    for at, species in enumerate(["caylion", "unity", "kt", "eni_et"]):
        t.choose(at, f"species:{species}")
    assert [t.doubled(t.colonies(at)[0]) for at in range(4)] == [True, False, False, False]


def test_R12_3_a_doubled_colony_runs_twice_at_once() -> None:
    t = play(seat("caylion", "brown", "acrux canopus+"))
    t.double("acrux", "canopus").until("economy")
    t.refused_plan(0, "run-already-card", "acrux", "acrux", "acrux").refused_plan(
        0, "cannot-pay-run", "canopus", "canopus"
    )
    t.plan(0, "acrux", "acrux", "canopus").carry_out().expect_goods(0, "2 brown ultratech")
    t = play(seat("caylion", "", "acrux"), seat("kt")).double("acrux").trade(0, "acrux", 1).until("economy")
    t.plan(1, "acrux", "acrux").carry_out().expect_goods(1, "2 brown")


def test_R12_4_a_token_stays_when_turned_or_given_and_goes_under_the_deck() -> None:
    t = play(seat("caylion", "2 white", "acrux"), seat("unity", "", "vega")).double("acrux")
    t.flip(0, "acrux").expect_goods(0, "").trade(0, "acrux", 1)
    assert t.doubled("acrux")
    t.until("support").choose(1, "discard:acrux")
    assert not t.doubled("acrux") and t.side("acrux") == 0


def test_R12_5_the_upgrades_of_their_start_cards_pay_a_point_and_a_power() -> None:
    for card, cost in (
        ("lunar_mining_consortium", "2 black"),
        ("planetary_ecological_dominance", "2 blue"),
        ("oceanic_processing", "2 black"),
        ("distributed_telenet", "2 blue"),
    ):
        t = (
            play(seat("caylion", cost, "antares"))
            .upgrade(0, card, worlds="antares")
            .expect_goods(0, "yellow")
        )
        assert t.points(0) == 1


def test_R12_6_interest_takes_one_colour_and_makes_more_of_it() -> None:
    t = play(seat("eni_et"), seat("unity", "2 brown 2 white 3 ultratech"))
    t.trade(0, "eni_et_mutual_understanding eni_et_xenotech_pool", 1).until("economy")
    t.refused_plan(1, "one-colour", run("eni_et_mutual_understanding", put="brown white"))
    t.plan(1, run("eni_et_mutual_understanding", put="2 brown"), "eni_et_xenotech_pool").carry_out()
    t.expect_goods(1, "4 brown 2 white 5 ultratech")


def test_R12_7_the_eni_et_never_run_interest_but_whoever_borrows_it() -> None:
    t = play(seat("eni_et", "2 brown", "mutual_understanding+"), seat("unity", "2 brown")).until("economy")
    t.refused_plan(0, "never-run", run("mutual_understanding", put="2 brown"))
    t = play(seat("eni_et", "2 brown"), seat("unity", "2 brown")).trade(0, "eni_et_mutual_understanding", 1)
    t.trade(1, "eni_et_mutual_understanding", 0).until("economy")
    t.refused_plan(0, "never-run", run("mutual_understanding", put="2 brown"))


def test_R12_8_grey_cubes_pass_through_interest() -> None:
    def made(
        put: str, card: str = "eni_et_mutual_understanding", colour: str | None = None
    ) -> dict[str, int]:
        t = play(seat("eni_et"), seat("unity", put)).trade(0, card, 1).until("economy")
        t.plan(1, run(card, put=put, colour=colour)).carry_out()
        return t.goods(1)

    assert made("white wild_small") == {"white": 3, "wild_small": 1}
    t = play(seat("eni_et"), seat("unity", "white wild_small")).trade(0, "eni_et_mutual_understanding", 1)
    t.until("economy").plan(1, "eni_et_mutual_understanding").carry_out()  # what is put in is found
    t.expect_goods(1, "3 white wild_small")
    assert made("2 blue wild_large", "eni_et_intercultural_archive") == {"blue": 3, "wild_large": 1}
    assert made("2 wild_small", colour="green") == {"green": 2, "wild_small": 2}
    t = play(seat("eni_et"), seat("unity", "2 wild_small")).trade(0, "eni_et_mutual_understanding", 1)
    t.until("economy").refused_plan(
        1, "names-no-colour", run("eni_et_mutual_understanding", put="2 wild_small", colour="blue")
    )


def test_R12_8_upgraded_interest_returns_grey_cubes_first() -> None:
    t = play(seat("eni_et", "", "universal_translator"), seat("unity", "5 wild_small white"))
    t.state.back[t.named(0, "volunteer_medical_movement")] = 1
    t.trade(0, "eni_et_volunteer_medical_movement", 1).until("economy")
    t.plan(1, run("eni_et_volunteer_medical_movement", put="5 wild_small white")).carry_out()
    t.expect_goods(1, "5 wild_small")
    assert t.points(1) == 2


def test_R12_9_upgraded_interest_pays_points_to_its_runner() -> None:
    t = play(seat("eni_et", "", "quantum_computers"), seat("unity", "2 brown"))
    t.upgrade(0, "mutual_understanding", spend="quantum_computers").trade(0, "eni_et_mutual_understanding", 1)
    t.until("economy").plan(1, run("eni_et_mutual_understanding", put="2 brown")).carry_out()
    t.expect_goods(1, "3 brown")
    assert (t.points(0), t.points(1)) == (0, 1)


def test_R12_10_four_culture_and_an_ice_world_play_the_top_relic_once_a_turn() -> None:
    t = play(seat("faderan", "9 white", "spica mimosa acrux"), relics="the_grand_armilla stars_ruin")
    assert "the_grand_armilla" not in t.seen_json(0)
    t.refused(0, "draw", "wrong-colony", worlds=["acrux"])
    t.draw(0, worlds="spica").expect_goods(0, "5 white")
    assert "faderan_the_grand_armilla" in t.cards(0) and t.points(0) == 1
    t.refused(0, "draw", "run-already", worlds=["mimosa"])
    t.next_turn().draw(0, worlds="mimosa")
    assert "faderan_stars_ruin" in t.cards(0)


def test_R12_10_R12_16_just_what_may_be_drawn_is_offered() -> None:
    """The Faderan with all their cards, some lent or used: each card that a relic could be drawn by is tried."""
    rng, found = seeded(1, "draws"), 0
    t = play(seat("faderan"), seat("unity"), relics="the_grand_armilla")
    for _ in range(100):
        state = t.state.copy()
        faderan = state.seats[0]
        faderan.cards, faderan.colonies = list(DECK[FADERAN]), COLONIES[: int(rng.below(20))]
        faderan.goods = [int(rng.below(9)) for _ in faderan.goods]
        for card in faderan.cards:
            state.holder[card], state.owner[card] = 0, int(rng.below(2))
            if COUNT[2 * card] and rng.below(4) == 0:
                state.used.append(FIRST[2 * card])
        if rng.below(8) == 0:
            state.relic_deck = []
        may = []
        for payload in [payloads.Draw(), *(payloads.Draw(IDS[card]) for card in faderan.cards)]:
            try:
                acts.draw(state, faderan, payload, False)
            except NotAllowed:
                continue
            may.append(payload)
        found += len(may)
        assert acts.draws(state, faderan, 0) == may and acts.draws(state, faderan, 1) == may[:1]
    assert found > 20


def test_R12_11_acknowledgements_are_given_by_the_faderan_alone() -> None:
    t = play(seat("faderan"), seat("unity", "blue"), seat("caylion"))
    t.trade(0, "3 acknowledgement", 1, "blue")
    assert t.state.seats[1].acknowledgements == 3
    t.refused_offer(1, "no-acknowledgements", "acknowledgement", to={2})


def test_R12_12_a_holder_who_invents_returns_one_and_the_faderan_score() -> None:
    t = play(
        seat("faderan", "6 brown", "organic_chemists"),
        seat("unity", "6 white 4 yellow", "sociologists mechanical_engineers"),
    )
    t.trade(0, "acknowledgement", 1).invent(1, "sociologists")
    assert t.state.seats[1].acknowledgements == 0 and t.points(0) == 1
    t.invent(1, "mechanical_engineers")
    assert t.points(0) == 1
    t.invent(0, "organic_chemists")
    assert t.points(0) == 2  # for the team alone


def test_R12_13_the_gift_pays_the_first_receiver_of_a_turn() -> None:
    def given(**options: object) -> object:
        t = play(seat("faderan", "", "gift_of_the_duruntai"), seat("unity"), seat("caylion"), **options)
        return t.trade(0, "faderan_gift_of_the_duruntai", 1)

    t = given().expect_goods(1, "brown green blue ultratech").expect_goods(0, "blue")
    t.trade(1, "faderan_gift_of_the_duruntai", 2).expect_goods(2, "").next_turn()
    assert t.holder("faderan_gift_of_the_duruntai") == t.owner("faderan_gift_of_the_duruntai") == 2
    t.trade(2, "faderan_gift_of_the_duruntai", 1).expect_goods(0, "2 blue")
    t = play(seat("faderan", "", "gift_of_the_duruntai"), seat("unity"))
    t.offer(0, promises=[deliver(0, 1, "faderan_gift_of_the_duruntai", turn=2)]).take(1).next_turn()
    t.expect_goods(1, "brown green blue ultratech").expect_goods(0, "blue")
    given(gift_pays="giver").expect_goods(0, "brown green 2 blue ultratech").expect_goods(1, "")


def test_R12_14_the_cache_pays_for_acknowledgements_and_helps_their_holders_to_invent() -> None:
    t = play(
        seat("faderan", "4 white", "spica"),
        seat("unity", "11 white 2 ultratech", "sociologists mechanical_engineers"),
        seat("caylion", "6 brown", "organic_chemists"),
        relics="contextual_integrator_cache",
    )
    t.trade(0, "2 acknowledgement", 1).trade(0, "2 acknowledgement", 3).draw(0, worlds="spica")
    assert t.points(0) == 2  # a third of four, rounded up
    t.invent(1, "sociologists").expect_goods(1, "6 white 2 ultratech")
    t.invent(1, "mechanical_engineers", option=1).expect_goods(1, "6 white")  # not for ultratech
    t.invent(2, "organic_chemists").expect_goods(2, "")  # holds none


def test_R12_15_the_transport_network_brings_colonies_and_supports_two_more() -> None:
    t = play(
        seat("faderan", "4 white", "spica"),
        seat("imdril", "", "altair deneb hadar"),
        relics="automated_transport_network",
        colony_deck="acrux vega",
    )
    t.draw(0, worlds="spica")
    assert t.colonies(0) == ["acrux", "vega"]
    t.trade(0, "faderan_automated_transport_network", 1).until("support")
    assert t.awaited == [1]
    t.choose(1, "discard:altair")
    assert t.colonies(1) == ["deneb", "hadar"]


def test_R12_16_the_detector_plays_a_second_relic_for_the_faderan() -> None:
    t = play(
        seat("faderan", "4 white 3 green", "spica acrux relic_detector"),
        seat("unity", "3 green", "vega"),
        relics="the_grand_armilla stars_ruin",
    )
    t.draw(0, worlds="spica").draw(0, "relic_detector", worlds="acrux").expect_goods(0, "")
    assert "faderan_stars_ruin" in t.cards(0)
    t.trade(0, "faderan_relic_detector", 1)
    t.refused(1, "draw", "no-relic-deck", card="faderan_relic_detector", worlds=["vega"])


def test_R12_17_the_grindstone_takes_a_point_of_its_runner() -> None:
    t = play(seat("faderan", "", "nalgorian_grindstone", points=4), seat("unity", points=1))
    t.trade(0, "faderan_nalgorian_grindstone", 1).until("economy")
    t.plan(1, "faderan_nalgorian_grindstone").carry_out().expect_goods(1, "brown green blue black")
    assert (t.points(0), t.points(1)) == (4, 0)
    t = play(seat("faderan", "", "nalgorian_grindstone")).until("economy")
    t.refused_plan(0, "needs-points", "nalgorian_grindstone")


def test_R12_18_stars_ruin_pays_the_bonus_of_the_turn() -> None:
    t = play(seat("faderan", "4 white", "spica"), relics="stars_ruin", turn=3).draw(0, worlds="spica")
    assert t.points(0) == 2 + 4


def test_R12_19_the_paradise_converter_consumes_a_colony_in_the_economy() -> None:
    t = play(seat("faderan", "4 white", "spica acrux"), relics="paradise_converter").draw(0, worlds="spica")
    t.expect_goods(0, "blue black").until("economy").plan(
        0, run("paradise_converter", worlds="acrux")
    ).carry_out()
    assert t.points(0) == 2 and t.colonies(0) == [] and t.colony_deck[-1] == "acrux"


def test_R12_20_the_other_relics_pay_what_they_print_and_run() -> None:
    def drawn(relic: str) -> tuple[dict[str, int], float]:
        t = play(seat("faderan", "4 white", "spica"), relics=relic).draw(0, worlds="spica")
        return t.goods(0), t.points(0)

    assert drawn("relic_detector") == ({}, 1) and drawn("nalgorian_grindstone") == ({}, 1)
    assert drawn("thils_demiring") == ({"white": 1, "brown": 1, "green": 1}, 0)
    assert drawn("library_of_entelechy") == ({}, 0) and drawn("transmutive_decomposer") == ({}, 1)
    armada = dict.fromkeys(("white", "brown", "green", "yellow", "blue", "black", "ultratech"), 1)
    assert drawn("barian_trade_armada") == ({**armada, "ship": 4}, 1)
    t = play(
        seat(
            "faderan",
            "2 ship yellow black",
            "the_grand_armilla thils_demiring transmutive_decomposer library_of_entelechy",
        )
    ).until("economy")
    t.plan(
        0, "the_grand_armilla", "thils_demiring", "transmutive_decomposer", "library_of_entelechy"
    ).carry_out()
    t.expect_goods(0, "brown green yellow ultratech 4 ship").expect_donated(0, "white green black vp")
    assert t.points(0) == 2
