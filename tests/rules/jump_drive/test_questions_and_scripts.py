"""R12 questions and R13 scripted chance."""

from collections import Counter

import pytest

from cosmodrome.core.meta import Script, SetupError
from cosmodrome.core.rng import seeded

from .scenario import begin, play, seat

HANDS = [
    ["gem_world", "comet_zone", "drop_ships", "rebel_base", "new_earth", "trade_pact", "trade_pact"],
    [
        "mining_world",
        "comet_zone",
        "space_marines",
        "rebel_world",
        "gem_world",
        "artist_colony",
        "mining_robots",
    ],
]
AWAY = [["trade_pact", "trade_pact"], ["mining_robots", "rebel_world"]]


def test_R12_1_one_answer_is_not_asked():
    table = play(seat(hand="gem_world comet_zone mining_world"), seat("survey_team"))
    assert table.awaited == [0]  # seat 1 can only explore
    table.place(0, "gem_world")  # and all the rest of the hand pays for it
    assert table.happened("paid") and table.purpose(0) == ""
    table = play(seat(hand="gem_world asteroid_belt asteroid_belt asteroid_belt"), seat("survey_team"))
    table.place(0, "gem_world")  # alike cards are not told apart
    assert table.happened("paid")[0]["cards"] == ["asteroid_belt", "asteroid_belt"]


def test_R12_2_picks_go_in_rising_order():
    hand = "gem_world comet_zone mining_world new_earth asteroid_belt"
    table = play(seat(hand=hand), seat("survey_team")).place(0, "gem_world")
    table.expect_asked(0, "pay", "gem_world", more=2)
    table.expect_options(0, "discard:asteroid_belt discard:comet_zone discard:mining_world")
    table.choose(0, "discard:comet_zone").expect_options(0, "discard:mining_world discard:new_earth")
    table.expect_refused(0, "discard:asteroid_belt", "not-an-option")


def test_R12_3_each_way_to_place_is_listed_once():
    hand = "investment_credits space_marines gem_world comet_zone mining_world new_earth smuggling_lair"
    table = play(seat(hand=hand), seat())
    found = []
    for key in table.options(0):
        again = play(seat(hand=hand), seat()).choose(0, key)
        if again.purpose(0) == "place-world":
            found += [(key, world) for world in again.options(0)]
        else:
            found.append((key, ""))
    assert len(found) == len(set(found)) == 1 + 4 + 6 + 4 + 5
    assert ("place:smuggling_lair", "") not in found and (
        "place:space_marines",
        "place:smuggling_lair",
    ) in found


def test_R12_4_a_refusal_tells_why():
    hand = "space_marines gem_world rebel_stronghold comet_zone mining_world"
    table = play(seat(hand=hand), seat())
    table.expect_refused(0, "place:rebel_stronghold", "needs-military", need=9, have=0)
    table.expect_refused(0, "place:new_earth", "not-in-hand", card="new_earth")
    table.expect_refused(0, "discard:gem_world", "not-an-option", choice="discard:gem_world", purpose="place")
    table.place(0, "space_marines").expect_refused(0, "place:gem_world", "not-awaited", seat=0)


def test_R12_5_no_card_is_lost():
    table = begin(4, seed=9)
    rng = seeded(9, "answers")
    while table.awaited:
        at = table.awaited[0]
        keys = table.options(at)
        table.choose(at, keys[int(rng.below(len(keys)))])
    cards = Counter(table.deck)
    for at in range(4):
        cards += Counter(table.hand(at) + table.empire(at) + table.view(at).discarded)
    cards += Counter(table.view(None).shown)
    assert cards.total() - cards["survey_team"] == 112


def test_R12_6_who_can_only_explore_is_asked_anyway():
    seats = seat("survey_team", hand="rebel_stronghold"), seat("survey_team"), seat(hand="gem_world")
    assert play(*seats).awaited == [2]
    table = play(*seats, anyway=True)
    assert table.awaited == [0, 2]  # seat 1 has no card, as all can see
    table.expect_options(0, "explore").explore(0, 2)
    assert len(table.happened("explored")) == 3


def test_R12_6_who_has_no_second_world_is_asked_anyway():
    seats = (
        seat("colony_convoy survey_team", hand="gem_world comet_zone drop_ships new_earth"),
        seat("survey_team"),
    )
    for anyway in (False, True):
        table = play(*seats, anyway=anyway, deck="rebel_base").place(0, "comet_zone")
        assert (table.purpose(0) == "second-world") == anyway
        if anyway:
            table.expect_options(0, "pass").choose(0, "pass")
        table.expect_events("settled", card="comet_zone", second=False)


def test_R12_6_discards_among_copies_are_asked_anyway():
    hand = "gem_world asteroid_belt asteroid_belt asteroid_belt"
    table = play(seat(hand=hand), seat("survey_team"), anyway=True).place(0, "gem_world")
    table.expect_asked(0, "pay", more=2).expect_options(0, "discard:asteroid_belt")
    table.pay(0, "asteroid_belt asteroid_belt").expect_events("paid", count=2)


def test_R12_6_what_all_know_is_not_asked():
    table = play(seat(hand="gem_world comet_zone mining_world"), seat("survey_team"), anyway=True)
    table.place(0, "gem_world").expect_events("paid", count=2)  # all the cards there are
    hand = "space_marines comet_zone rebel_base"
    table = play(seat(hand=hand), seat(hand="drop_ships"), anyway=True)
    table.choose(0, "place:space_marines")  # that there is no world to go with it is no question
    assert table.awaited == [1]


def test_R13_1_hands_deck_draws_and_reshuffles_are_told():
    script = Script(hands=HANDS, discards=AWAY, deck=["terraformed_world", "alien_guardians"])
    table = begin(2, script=script)
    table.expect_hand(0, "gem_world comet_zone drop_ships rebel_base new_earth")
    assert table.deck[:2] == ["terraformed_world", "alien_guardians"]
    assert begin(2, script=script).deck == table.deck != begin(2, script=script, seed=3).deck
    table.place(0, "gem_world").place(1, "survey_team").pay(0, "rebel_base drop_ships")
    assert "terraformed_world" in table.hand(0)


def test_R13_1_a_reshuffle_is_told():
    table = begin(2, script=Script(reshuffles=[["alien_guardians", "gem_world"]]))
    rng = seeded(2, "answers")
    while not table.happened("reshuffled"):
        at = table.awaited[0]
        keys = table.options(at)
        keys = ["explore"] if "explore" in keys else keys
        table.choose(at, keys[int(rng.below(len(keys)))])
    at = [event["event"] for event in table.events].index("reshuffled")
    drawn = [card for event in table.events[at:] if "cards" in event for card in event["cards"]]
    coming = drawn + table.deck
    first = coming.index("alien_guardians")
    assert (
        coming[first + 1] == "gem_world" and first < 10
    )  # in the draw that emptied the deck, or right after it


def test_R13_2_draws_by_seat_and_reason():
    queues = {"0 draw": ["alien_guardians"], "1 explore": ["rebel_stronghold"], "0 income": ["new_vinland"]}
    table = begin(2, script=Script(hands=HANDS, discards=AWAY, queues=queues))
    table.place(0, "gem_world").explore(1).pay(0, "rebel_base drop_ships").go_on()
    table.expect_events("drew", seat=0, cards=["alien_guardians"])
    assert table.happened("explored")[0]["cards"][0] == "rebel_stronghold"
    assert table.happened("income-drawn")[0]["cards"][0] == "new_vinland"
    with pytest.raises(SetupError, match="draw, explore, income"):
        begin(2, script=Script(queues={"0 good": ["gem_world"]}))


def test_R13_3_discards_are_picked_already_or_asked():
    table = begin(2, script=Script(hands=HANDS, discards=[AWAY[0], []]))
    assert table.awaited == [1]
    with pytest.raises(SetupError, match="discards: 1 of 7"):
        begin(2, script=Script(hands=HANDS, discards=[["gem_world"], []]))


@pytest.mark.parametrize(
    ("script", "refusal"),
    [
        (Script(hands=[["no_world", *HANDS[0][1:]], HANDS[1]]), "'no_world' is no card id"),
        (Script(hands=[["survey_team", *HANDS[0][1:]], HANDS[1]]), "no survey_team is left"),
        (Script(hands=[HANDS[0], ["new_earth", *HANDS[1][1:]]]), "no new_earth is left"),
        (Script(deck=["new_earth", "new_earth"]), "no new_earth is left"),
        (Script(queues={"7 draw": []}), "queue '7 draw'"),
    ],
)
def test_R13_4_what_cannot_be_is_refused(script, refusal):
    with pytest.raises(SetupError, match=refusal) as error:
        begin(2, script=script)
    assert "\n" not in str(error.value)


def test_R13_4_a_queue_that_wants_a_card_out_of_reach():
    """It lies in a hand. The answer that brings the draw is refused, and all is as it was before."""
    table = begin(2, script=Script(hands=HANDS, discards=AWAY, queues={"0 draw": ["rebel_base"]}))
    table.place(0, "gem_world").explore(1).expect_asked(0, "pay", more=2).choose(0, "discard:drop_ships")
    before = [table.view(at) for at in (0, 1)]
    for _ in range(2):
        with pytest.raises(SetupError, match="wants rebel_base"):
            table.choose(0, "discard:comet_zone")
        assert [table.view(at) for at in (0, 1)] == before and not table.happened("paid")
    table.choose(0, "discard:rebel_base").expect_events(
        "drew", seat=0, cards=["rebel_base"]
    )  # which it has just paid


@pytest.mark.parametrize(
    ("script", "refusal"),
    [
        (Script(hands=[HANDS[0][:6], HANDS[1]]), "seat 0 has 6 cards, where 7 are dealt and 5 kept"),
        (Script(strict=True), "strict: hands are not told"),
        (
            Script(hands=HANDS, queues={"0 draw": ["drop_ships"] * 2}, strict=True),
            "strict: drop_ships comes 3 times",
        ),
    ],
)
def test_R13_7_a_hand_of_another_size_and_too_little_of_a_strict_script_are_refused(script, refusal):
    with pytest.raises(SetupError, match=f"script: (hands: )?{refusal}"):
        begin(2, script=script)


def test_R13_7_a_strict_script_tells_every_draw():
    hands = [[card for card in hand if card not in away] for hand, away in zip(HANDS, AWAY, strict=True)]
    assert [len(hand) for hand in hands] == [5, 5]
    table = begin(2, script=Script(hands=hands, queues={"0 explore": ["uplift_code"]}, strict=True))
    table.explore(0)
    with pytest.raises(SetupError, match=r"script: strict: seat 0 draws \(explore\)"):
        table.explore(1)


def test_R13_6_a_queued_card_is_found_among_the_discards():
    queues = {"0 draw": ["rebel_base"], "0 income": ["rebel_world"]}
    table = begin(2, script=Script(hands=HANDS, discards=AWAY, queues=queues))
    table.place(0, "gem_world").place(1, "mining_world").pay(0, "comet_zone rebel_base").go_on()
    table.expect_events("drew", seat=0, cards=["rebel_base"])  # it has just paid for the world
    (income,) = [one["cards"] for one in table.happened("income-drawn") if one["seat"] == 0]
    assert income[0] == "rebel_world"  # seat 1 discarded it at the start
    assert "rebel_world" not in table.view(1).discarded


@pytest.mark.parametrize(
    ("script", "refusal"),
    [
        (Script(hands=[[]]), "hands is for 1 seats, the table has 2"),
        (Script(discards=[[], [], []]), "discards is for 3 seats"),
        (Script(start_worlds=["gem_world", "new_earth"]), "no start worlds"),
        (Script(offers=[[], []]), "no start worlds"),
    ],
)
def test_R13_5_a_row_for_every_seat_and_no_start_worlds(script, refusal):
    with pytest.raises(SetupError, match=refusal):
        begin(2, script=script)
