"""R10: the solo game against the automa."""

import pytest

from cosmodrome.core.meta import Script

from .scenario import Table, begin, does, effect, play, seat


def solo(own: object, automa: object, **more: object) -> Table:
    return play(own, automa, solo=True, **more)


def test_R10_1_one_seat_against_the_automa():
    table = begin(1)
    assert table.awaited == [0] and table.purpose(0) == "start-prep"
    assert len(table.view(0).hand) == 4 and len(table.view(0).players) == 2


@pytest.mark.parametrize(("option", "ship"), [("5", 5), ("6", 6), ("7", 7)])
def test_R10_2_the_automas_colonists(option, ship):
    automa = begin(1, automa_ship=option).view(0).players[1]
    assert (automa.ship, automa.earth, automa.energy) == (ship, 7 - ship, 1)


def test_R10_3_two_unseen_cards_are_its_prep():
    table = begin(1, seed=3)
    prep = table.view(0).players[1].prep
    assert [back.card for back in prep] == ["", ""] and all(back.colour for back in prep)
    assert table.view(0).deck == 35 - 4 - 2


def test_R10_4_drawing_takes_from_the_automas_prep():
    table = solo(
        seat(hand="water_1 water_2", prep="science_1 science_2"),
        seat(prep="energy_1 energy_2"),
        deck="science_6 science_7 water_7",
        cards={"water_1": {"hand": does(effect("draw", n=3))}},
    ).choose(0, "hand:water_1")
    table.asks(0, "take", "take:0", "take:1").choose(0, "take:1")
    assert table.hand(0) == ["water_2", "science_6", "energy_1", "energy_2"]  # the last two without a choice
    assert [event["card"] for event in table.facts("took-from-automa")] == ["energy_2", "energy_1"]
    assert table.facts("drew")[0]["cards"] == ["science_6"]


def test_R10_4_also_for_the_four_card_rule():
    table = solo(seat(hand="water_1 water_2"), seat(prep="energy_1 energy_2")).choose(
        0, "energy", "discard:water_1"
    )
    table.asks(0, "take", "take:0", "take:1")
    assert table.decision(0).about == "four-cards"


def test_R10_5_no_new_deck():
    """The deck runs out in System Failure: the game ends instead."""
    table = solo(seat(ship=3), seat(prep="energy_1 energy_2"), deck="science_1", rest="discards")
    table.choose(0, "energy").settle()
    assert table.facts("reshuffled") == [] and table.view(0).deck == 0 and table.view(0).causes == ["deck"]


def test_R10_5_not_for_a_drawing_either():
    table = solo(
        seat(hand="water_1 water_2"),
        seat(prep="energy_1 energy_2"),
        deck="science_1",
        rest="discards",
        cards={"water_1": {"hand": does(effect("draw", n=4))}},
    ).choose(0, "hand:water_1", "take:0")
    assert len(table.hand(0)) == 4 and table.facts("reshuffled") == [] and table.deck == []


def test_R10_6_an_automas_card_places_but_does_not_act():
    table = solo(seat(), seat(prep="energy_7 energy_2")).choose(0, "other:1-0")
    table.asks(0, "place-here", "decline", "place:energy").choose(0, "place:energy")
    table.asks(0, "use-ability", "decline", "use").choose(0, "use")
    assert table.mars(0) == ({"energy": 1}, {}) and table.player(0).energy == 2
    assert table.facts("action-done") == []
    (told,) = table.facts("action-failed")
    assert (told["seat"], told["card"], told["half"], told["reason"]) == (0, "energy_7", "prep", "left-out")


def test_R10_6_a_launch_discards_a_card_of_the_automa():
    table = solo(seat(), seat(prep="energy_7 energy_2", ship=5)).choose(0, "launch")
    table.asks(0, "discard-other", "discard-other:1-0", "discard-other:1-1")
    assert table.decision(0).about == "launch"
    table.choose(0, "discard-other:1-1")
    assert table.player(0).ship == 2 and table.view(0).discards[0] == "energy_2"


def test_R10_6_a_card_for_two_energy():
    table = solo(seat(hand="water_1 water_2"), seat(prep="energy_1 energy_2")).choose(
        0, "energy", "discard:water_1"
    )
    assert table.player(0).energy == 3


def test_R10_7_system_failure():
    table = solo(seat(ship=7), seat(prep="energy_1 energy_2"), deck="science_1 science_2")
    table.choose(0, "hand:construction_7")  # draws one from the automa, discards nothing else
    table.settle()
    assert table.facts("system-failed") == [{"cards": ["science_1", "science_2"]}]


def test_R10_7_what_is_left_if_there_is_less():
    table = solo(seat(), seat(prep="energy_1 energy_2"), deck="science_1", rest="discards")
    table.choose(0, "energy").settle()
    assert table.facts("system-failed") == [{"cards": ["science_1"]}]


def left_with(
    card: str, *, own: object = None, automa: dict[str, object] | None = None, **more: object
) -> Table:
    """A round after which exactly this card is in the automa's prep: the seat launches, its other card goes."""
    has = {"ship": 5, **(automa or {})}
    table = solo(own or seat(), seat(prep=f"{card} water_1", **has), **more)
    return table.choose(0, "launch", "discard-other:1-1").settle()


def test_R10_8_water_loses_two_more_cards():
    table = left_with("water_3", deck="science_1 science_2 science_3 science_4")
    assert table.facts("automa-placed") == [{"building": "water", "why": "activation"}]
    assert table.facts("automa-discarded") == [{"cards": ["science_3", "science_4"]}]


def test_R10_8_ecosystem_promotes_twice():
    table = left_with("ecosystem_3", automa={"ship": 4, "one": "water"})
    assert table.facts("automa-promoted") == [{"building": "water"}, {"building": "ecosystem"}]
    assert table.mars(1) == ({}, {"water": 1, "ecosystem": 1})


def test_R10_8_ecosystem_demotes_where_it_cannot_promote():
    """Its only colonist at a building stands under a full two-star space; then nothing is left to do."""
    table = left_with("ecosystem_3", own=seat(two="ecosystem"))
    assert table.facts("automa-demoted") == [{"owner": 0, "building": "ecosystem"}]
    assert table.facts("automa-promoted") == [{"building": "ecosystem"}]
    table = left_with("ecosystem_3")
    assert table.facts("automa-promoted") == [{"building": "ecosystem"}]
    assert table.facts("automa-idle") == [{"colour": "ecosystem"}]


def test_R10_8_science_launches():
    table = left_with("science_3")
    assert table.facts("automa-launched") == [{"why": "science"}]
    assert (table.player(1).ship, table.player(1).earth) == (5, 1)
    table = left_with("science_3", automa={"ship": 7})
    assert table.facts("automa-idle") == [{"colour": "science"}]


def test_R10_8_energy_gains_two_or_at_the_top_acts_as_water():
    table = left_with("energy_3")
    assert table.facts("automa-gained-energy") == [{"count": 2, "energy": 3}]
    table = left_with("energy_3", automa={"energy": 5}, deck="science_1 science_2 science_3 science_4")
    assert table.facts("automa-discarded") == [{"cards": ["science_3", "science_4"]}]


def test_R10_8_energy_one_step_below_the_top():
    """It gains what there is room for, and does not act as Water."""
    table = left_with("energy_3", automa={"energy": 4})
    assert table.facts("automa-gained-energy") == [{"count": 1, "energy": 5}]
    assert table.facts("automa-discarded") == []


def test_R10_10_the_automa_demotes_the_seats_colonists_the_first_in_the_row_first():
    """Its own colonist stands under a full two-star space, and its own ones on two stars stay."""
    table = left_with(
        "ecosystem_3", own=seat(two="water ecosystem"), automa={"ship": 3, "two": "science", "one": "science"}
    )
    assert table.facts("automa-demoted") == [
        {"owner": 0, "building": "water"},
        {"owner": 0, "building": "ecosystem"},
    ]
    assert table.mars(0) == ({"water": 1, "ecosystem": 1}, {})
    assert table.mars(1) == ({"ecosystem": 1, "science": 1}, {"science": 1})


def test_R10_10_the_automa_promotes_the_first_in_the_row_first():
    table = left_with("ecosystem_3", automa={"ship": 2, "one": "science water energy"})
    assert table.facts("automa-promoted") == [{"building": "water"}, {"building": "ecosystem"}]


def test_R10_8_construction_places_or_launches():
    table = left_with("construction_3", automa={"ship": 4, "one": "water"})
    assert table.facts("automa-placed") == [{"building": "ecosystem", "why": "construction"}]
    table = left_with("construction_3", automa={"ship": 0, "one": "water"})
    assert table.facts("automa-placed") == [] and table.facts("automa-launched") == [{"why": "construction"}]


def test_R10_8_with_an_empty_ship_one_is_launched_first():
    table = left_with("water_3", automa={"ship": 0, "one": "water"})
    assert table.facts("automa-launched") == [{"why": "activation"}]
    assert table.facts("automa-placed") == []


@pytest.mark.parametrize("left", [0, 2])
def test_R10_8_nothing_with_no_card_or_two(left):
    half = does(effect("discard_other", n=2)) if left == 0 else does(effect("swap_cards"))
    table = solo(
        seat(hand="water_1 water_2 water_3", ship=7),
        seat(prep="energy_1 energy_2", ship=5),
        cards={"water_1": {"hand": half}},
    ).choose(0, "hand:water_1")
    if left == 0:
        table.choose(0, "discard-other:1-0")
    table.settle()
    assert table.facts("automa-activated") == [{"cards": left, "colour": ""}]
    assert table.facts("automa-placed") == [] and table.player(1).ship == 5


def test_R10_8_the_card_stays():
    table = left_with("water_3")
    assert table.state.players[1].prep[0] == 2 and table.facts("automa-activated") == [
        {"cards": 1, "colour": "water"}
    ]


def test_R10_9_the_prep_is_filled_up():
    table = left_with("energy_3", deck="science_1 science_2 science_3")
    assert table.facts("automa-refilled") == [{"colours": ["science"], "short": 0}]
    assert len(table.view(0).players[1].prep) == 2 and table.view(0).round == 2


def test_R10_9_the_game_ends_when_it_cannot_be():
    table = left_with("energy_3", deck="science_1 science_2", rest="discards")
    assert table.facts("automa-refilled") == [{"colours": [], "short": 1}]
    assert table.view(0).phase == "over" and table.view(0).causes == ["deck"]


SIX = "water water ecosystem science energy energy"


@pytest.mark.parametrize(("option", "rounds"), [("round", True), ("at-once", False)])
def test_R10_9_with_all_of_the_seats_on_mars(option, rounds):
    table = solo(
        seat(prep="energy_7 water_7", one=SIX), seat(prep="science_1 science_2", ship=5), solo_end=option
    )
    table.choose(0, "prep:energy_7", "place:energy")
    assert table.awaited == ([0] if rounds else []), "at once, the building's ability is not asked about"
    table.settle()
    assert table.view(0).causes == ["colonists"] and ("system-failed" in table.tags) == rounds


@pytest.mark.parametrize(("option", "rounds"), [("round", True), ("at-once", False)])
def test_R10_9_in_the_middle_of_the_automas_part(option, rounds):
    """Its last colonist is placed by the first move: at once, neither promotions nor the refill follow."""
    table = left_with("ecosystem_3", automa={"ship": 1, "one": SIX}, solo_end=option)
    assert table.view(0).causes == ["automa"] and table.view(0).phase == "over"
    assert table.facts("automa-placed") == [{"building": "ecosystem", "why": "activation"}]
    assert len(table.facts("automa-promoted")) == (2 if rounds else 0)
    assert ("automa-refilled" in table.tags) == rounds
    assert table.tags[-1] == "game-ended" and len(table.view(0).players[1].prep) == (2 if rounds else 1)


def test_R10_9_with_all_of_the_automas_on_mars():
    table = left_with("water_3", automa={"ship": 1, "one": SIX})
    assert table.view(0).causes == ["automa"] and table.view(0).phase == "over"


def test_R10_10_the_automa_spreads_then_gathers():
    """A fourth building brings 4; with all four, the fourth in one brings 5; else the first of the row."""
    table = left_with("construction_3", automa={"ship": 4, "one": "water ecosystem energy"})
    assert table.facts("automa-placed")[0]["building"] == "science"
    table = left_with(
        "construction_3", automa={"ship": 1, "one": "water ecosystem science energy energy energy"}
    )
    assert table.facts("automa-placed")[0]["building"] == "energy"
    table = left_with("construction_3", automa={"ship": 7})
    assert table.facts("automa-placed")[0]["building"] == "water"
    table = left_with("construction_3", automa={"ship": 2, "one": "water ecosystem science science energy"})
    assert table.facts("automa-placed")[0]["building"] == "science"


def test_R10_11_the_automas_own_points():
    table = solo(
        seat(one="water water water", two="water", energy=2),
        seat(one="water ecosystem science energy energy energy", two="energy", ship=0, energy=2),
    )
    assert table.parts(1) == {"one-star": 12, "two-star": 4, "energy": 2, "all-four": 4, "four-together": 5}
    assert [bonus.vp for bonus in table.player(1).bonuses] == [2, 4, 5]
    assert [bonus.vp for bonus in table.player(0).bonuses] == [1, 2, 4]
    assert table.parts(0) == {"ship": 1, "one-star": 6, "two-star": 4, "energy": 1, "four-together": 4}


def test_R10_11_equal_energy_counts_for_both():
    table = solo(seat(energy=3), seat(energy=2, prep="water_1 water_2"))
    assert table.parts(0)["energy"] == 1 and "energy" not in table.parts(1)


@pytest.mark.parametrize(
    ("own", "option", "outcome", "winners"),
    [
        ("water water ecosystem ecosystem ecosystem", "draw", "won", [0]),
        ("water water", "player", "lost", []),
        ("water water ecosystem", "draw", "drawn", []),
        ("water water ecosystem", "player", "won", [0]),
        ("water water ecosystem", "automa", "lost", []),
    ],
)
def test_R10_12_the_outcome(own, option, outcome, winners):
    """The automa comes to 8: six on its ship, one placed by its last card. The seat has 2 besides its buildings."""
    table = solo(
        seat(one=own),
        seat(ship=7, prep="science_1 science_2"),
        deck="water_1 water_2",
        rest="discards",
        solo_tie=option,
    )
    table.choose(0, "energy").settle()
    assert table.view(0).phase == "over" and table.player(1).score == 8
    assert (table.view(0).outcome, table.view(0).winners) == (outcome, winners)
    assert table.game.standing(table.state).winners == winners
    ended = table.facts("game-ended")[0]
    assert (ended["outcome"], ended["automa"]) == (outcome, table.player(1).score)


@pytest.mark.parametrize(
    ("option", "placed"), [(False, ["construction"]), (True, ["activation", "construction"])]
)
def test_R10_13_a_construction_card_makes_no_first_move(option, placed):
    table = left_with("construction_3", construction_moves=option)
    assert [event["why"] for event in table.facts("automa-placed")] == placed


def test_R10_14_the_automa_is_another_player():
    table = solo(
        seat(hand="water_1 water_2"),
        seat(prep="energy_1 energy_2", one="water", ship=5),
        cards={"water_1": {"hand": does(effect("peek_prep"), effect("shift_star", n=1, owner="other"))}},
    ).choose(0, "hand:water_1")
    assert [back.card for back in table.view(0).players[1].prep] == ["energy_1", "energy_2"]
    assert table.facts("peeked") == [
        {"seat": 0, "owner": 1, "cards": ["energy_1", "energy_2"], "why": "water_1"}
    ]
    assert table.facts("promoted") == [{"seat": 0, "owner": 1, "building": "water", "why": "water_1"}]


def test_R10_14_a_solo_script_gives_the_automas_prep_from_the_top_of_the_deck():
    script = Script(deck=["science_1", "energy_7", "water_2"])
    table = begin(1, script=script)
    assert [back.colour for back in table.view(0).players[1].prep] == ["science", "energy"]
    assert table.view(0).deck_top == "water"
