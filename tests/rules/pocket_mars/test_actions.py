"""R4: the five actions and their steps."""

import pytest

from .scenario import does, effect, play, seat

NO_ONE_HERE = {"if": "no_colonist_here"}
LAUNCH_TWO = does(effect("launch", n=2))


def test_R4_1_a_hand_card_is_done_and_discarded():
    table = play(seat(hand="water_1 water_2"), seat(), cards={"water_1": {"hand": LAUNCH_TWO}})
    table.choose(0, "hand:water_1")
    assert table.player(0).ship == 3
    assert table.view(None).discards == ["water_1"] and table.pile("water") == []
    assert "ability-used" not in table.tags


def test_R4_1_the_example_of_the_rules_filip_draws_two():
    """He draws 2, has 3 in hand and 2 prepared, and discards one of the three."""
    table = play(
        seat(hand="science_6 water_1", prep="energy_1 energy_2"),
        seat(),
        deck="construction_4 ecosystem_2",
        cards={"science_6": {"hand": does(effect("draw", n=2))}},
    )
    table.choose(0, "hand:science_6")
    assert table.hand(0) == ["water_1", "ecosystem_2", "construction_4"] and len(table.prep(0)) == 2
    table.asks(0, "four-discard", "discard:water_1", "discard:ecosystem_2", "discard:construction_4")
    table.choose(0, "discard:ecosystem_2")
    assert table.hand(0) == ["water_1", "construction_4"] and table.prep(0) == ["energy_1", "energy_2"]
    assert table.view(None).discards == ["science_6", "ecosystem_2"]


def test_R4_2_the_top_action_must_be_done():
    cards = {"water_1": {"hand": does(effect("place", n=1))}}
    table = play(seat(hand="water_1 water_2"), seat(), cards=cards).choose(0, "hand:water_1")
    table.asks(0, "place", "place:water", "place:ecosystem", "place:science", "place:energy")
    assert table.refuses(0, "decline") == "must-do"


def test_R4_2_by_option_it_may_be_left_out():
    cards = {"water_1": {"hand": LAUNCH_TWO}}
    table = play(seat(hand="water_1 water_2"), seat(), cards=cards, hand_action="may")
    table.choose(0, "hand:water_1").asks(0, "do-action", "decline", "do").choose(0, "decline")
    assert table.player(0).ship == 1 and table.view(None).discards == ["water_1"]


def test_R4_2_one_that_costs_energy_may_always_be_left_out():
    cards = {"water_1": {"hand": {**LAUNCH_TWO, "cost": 1}}}
    table = play(seat(hand="water_1 water_2"), seat(), cards=cards).choose(0, "hand:water_1")
    table.asks(0, "do-action", "decline", "do").choose(0, "do")
    assert (table.player(0).ship, table.player(0).energy) == (3, 0)


@pytest.mark.parametrize(
    ("half", "reason"),
    [
        ({**LAUNCH_TWO, "cost": 2}, "needs-energy"),
        ({**LAUNCH_TWO, "condition": {"if": "hand_has", "colour": "science"}}, "needs-condition"),
        (does(effect("swap_stars")), "does-nothing"),
    ],
)
def test_R4_2_what_cannot_be_done_does_nothing(half, reason):
    table = play(seat(hand="water_1 water_2"), seat(), cards={"water_1": {"hand": half}})
    assert table.verdict(0, "water_1").reason == reason
    table.choose(0, "hand:water_1")
    (told,) = table.facts("action-failed")
    assert (told["seat"], told["card"], told["half"], told["reason"]) == (0, "water_1", "hand", reason)
    assert table.player(0).ship == 1 and table.view(None).discards == ["water_1"]


def test_R4_3_a_prep_card_is_attached_on_top():
    table = play(seat(prep="water_5 science_6"), seat(), piles={"water": "water_2 water_4"})
    table.choose(0, "prep:water_5")
    assert table.pile("water") == ["water_2", "water_4", "water_5"] and table.number("water") == 5
    assert table.facts("attached") == [
        {"seat": 0, "card": "water_5", "building": "water", "value": 5, "number": 4, "beats": True}
    ]


@pytest.mark.parametrize(
    ("card", "pile", "beats"),
    [
        ("3", "", False),
        ("4", "", True),
        ("4", "2", True),
        ("5", "5", False),
        ("4", "6", False),
        ("2", "-7", True),
    ],
)
def test_R4_4_a_higher_number_places_a_colonist(card, pile, beats):
    other = {f"energy_{pile.lstrip('-')}": {"value": int(pile.lstrip("-"))}} if pile else {}
    name = f"energy_{card}"
    if pile == card:  # two cards of the same number
        pile, other = "6", {"energy_6": {"value": 5}}
    cards = f"-energy_{pile[1:]}" if pile.startswith("-") else f"energy_{pile}" if pile else ""
    table = play(seat(prep=f"{name} water_1"), seat(), piles={"energy": cards}, cards=other)
    assert table.verdict(0, name).reason == ("beats" if beats else "too-low")
    table.choose(0, f"prep:{name}")
    if beats:
        table.asks(0, "place-here", "decline", "place:energy").choose(0, "place:energy")
        assert table.mars(0) == ({"energy": 1}, {}) and table.player(0).ship == 0
    else:
        table.asks(0, "do-action", "decline", "do")


def test_R4_4_not_without_a_colonist_on_the_ship():
    table = play(seat(prep="energy_7 water_1", ship=0), seat())
    assert table.verdict(0, "energy_7").reason == "beats-none-aboard"
    table.choose(0, "prep:energy_7").asks(0, "do-action")


def test_R4_4_not_at_habitation():
    table = play(seat(prep="construction_7 water_1"), seat(), piles={"construction": "construction_1"})
    assert table.verdict(0, "construction_7").reason == "no-number"
    table.choose(0, "prep:construction_7").asks(0, "do-action")
    (attached,) = table.facts("attached")
    assert (attached["number"], attached["beats"]) == (-1, False)


def test_R4_5_the_bottom_action_is_optional_and_needs_its_cost_and_condition():
    costly = {"energy_1": {"prep": {**LAUNCH_TWO, "cost": 2}}}
    table = play(seat(prep="energy_1 water_1", energy=2), seat(), cards=costly)
    table.choose(0, "prep:energy_1").asks(0, "do-action", "decline", "do").choose(0, "do")
    assert (table.player(0).ship, table.player(0).energy) == (3, 0)
    table = play(seat(prep="energy_1 water_1", energy=1), seat(), cards=costly)
    assert table.verdict(0, "energy_1").facts["action"] == "needs-energy"
    table.choose(0, "prep:energy_1").asks(0, "use-ability")
    bound = {"energy_1": {"prep": {**LAUNCH_TWO, "condition": NO_ONE_HERE}}}
    table = play(seat(prep="energy_1 water_1", one="energy"), seat(), cards=bound)
    table.choose(0, "prep:energy_1").asks(0, "use-ability")


def test_R4_6_the_condition_is_judged_after_the_colonist_is_placed():
    cards = {"science_5": {"prep": {**LAUNCH_TWO, "condition": NO_ONE_HERE}}}
    table = play(seat(prep="science_5 water_1"), seat(), cards=cards)
    table.choose(0, "prep:science_5", "place:science").asks(0, "use-ability")
    table = play(seat(prep="science_5 water_1"), seat(), cards=cards)
    table.choose(0, "prep:science_5", "decline").asks(0, "do-action")


def test_R4_7_the_ability_comes_last():
    table = play(seat(prep="science_5 water_1"), seat())
    table.choose(0, "prep:science_5", "place:science", "do").asks(0, "use-ability", "decline", "use")
    table.choose(0, "use")
    assert [tag for tag in table.tags if tag in ("placed", "action-done", "ability-used")] == [
        "placed",
        "action-done",
        "ability-used",
    ]


@pytest.mark.parametrize("place", [False, True])
@pytest.mark.parametrize("action", [False, True])
@pytest.mark.parametrize("ability", [False, True])
def test_R4_8_each_step_may_be_declined(place, action, ability):
    table = play(seat(prep="energy_5 water_1"), seat())
    table.choose(0, "prep:energy_5", "place:energy" if place else "decline")
    table.choose(0, "do" if action else "decline", "use" if ability else "decline")
    player = table.player(0)
    assert (player.mars, player.ship, player.energy) == (place, 1 - place + action, 1 + ability)
    assert [event["what"] for event in table.facts("declined")] == [
        what for what, done in (("place", place), ("action", action), ("ability", ability)) if not done
    ]


def test_R4_9_another_players_card_the_owner_acts_then_the_active_seat_uses_the_ability():
    cards = {"energy_7": {"prep": {**LAUNCH_TWO, "cost": 1}}}
    table = play(seat(), seat(prep="energy_7 water_1", energy=1), cards=cards)
    table.choose(0, "other:1-0").asks(1, "do-action", "decline", "do")
    assert table.decision(1).about == "energy_7"
    table.choose(1, "do")
    assert (table.player(1).ship, table.player(1).energy) == (3, 0)
    table.asks(0, "use-ability", "decline", "use").choose(0, "use")
    assert table.player(0).energy == 2 and table.facts("placed") == []


def test_R4_9_the_owners_own_conditions_count():
    cards = {"energy_7": {"prep": {**LAUNCH_TWO, "condition": NO_ONE_HERE}}}
    table = play(seat(one="energy"), seat(prep="energy_7 water_1"), cards=cards)
    table.choose(0, "other:1-0").asks(1, "do-action")
    table = play(seat(), seat(prep="energy_7 water_1", one="energy"), cards=cards)
    table.choose(0, "other:1-0").asks(0, "use-ability")


def test_R4_10_it_is_chosen_unseen():
    table = play(seat(), seat(prep="energy_7 water_1"))
    verdict = table.verdict(0, "1-0")
    assert verdict.allowed and verdict.reason == "hidden"
    assert [back.card for back in table.view(0).players[1].prep] == ["", ""]
    table.choose(0, "other:1-0")
    assert table.facts("other-card-played") == [{"seat": 0, "owner": 1, "card": "energy_7"}]


def test_R4_10_not_from_the_own_prep_and_not_from_an_empty_slot():
    table = play(seat(), seat(prep="energy_7"))
    assert table.refuses(0, "other:0-0") == "own-prep"
    assert table.refuses(0, "other:1-1") == "no-such-prep-card"
    assert table.refuses(0, "prep:energy_7") == "not-in-prep"
    assert table.refuses(0, "hand:energy_7") == "not-in-hand"
    assert table.refuses(0, "place:water") == "another-question"


def test_R4_11_no_launch_with_nobody_on_earth():
    table = play(seat(ship=7, earth=0), seat())
    assert "launch" not in table.options(0) and table.refuses(0, "launch") == "none-on-earth"


def test_R4_12_a_card_for_energy():
    table = play(seat(hand="water_1 water_2", prep="energy_1 energy_2"), seat()).choose(0, "energy")
    table.asks(
        0,
        "discard-for-energy",
        *(f"discard:{card}" for card in ["water_1", "water_2", "energy_1", "energy_2"]),
    )
    table.choose(0, "discard:energy_1")
    assert table.player(0).energy == 2 and table.view(None).discards == ["energy_1"]
    assert table.facts("discarded")[0] == {
        "seat": 0,
        "cards": ["energy_1"],
        "source": "prep",
        "why": "energy",
    }
    assert table.refuses(0, "discard:energy_3") == "another-question"


def test_R4_12_allowed_at_the_top_without_gain():
    table = play(seat(hand="water_1 water_2", energy=5), seat()).choose(0, "energy", "discard:water_1")
    assert table.player(0).energy == 5 and table.view(None).discards == ["water_1"]


def test_R4_13_the_hand_card_is_not_in_a_deck_made_during_its_action():
    table = play(
        seat(hand="water_1 water_2", prep="energy_1 energy_2"),
        seat(),
        deck="science_1",
        rest="discards",
        cards={"water_1": {"hand": does(effect("draw", n=2))}},
    ).choose(0, "hand:water_1")
    assert table.tags[:5] == ["hand-card-played", "action-done", "drew", "reshuffled", "drew"]
    assert table.view(None).discards == ["water_1"]


def test_R4_14_what_would_change_nothing_is_not_offered():
    """Nobody on Earth: neither the bottom action nor the Comms Center can launch."""
    table = play(seat(prep="science_1 water_1", ship=7), seat())
    assert table.verdict(0, "science_1").facts["action"] == "does-nothing"
    table.choose(0, "prep:science_1")
    assert table.view(None).phase == "four-cards"
    assert table.facts("declined") == []


@pytest.mark.parametrize(
    ("half", "told"),
    [
        ({**LAUNCH_TWO, "cost": 2}, {"reason": "needs-energy", "cost": 2, "have": 1}),
        (
            {**LAUNCH_TWO, "condition": NO_ONE_HERE},
            {"reason": "needs-condition", "condition": "no_colonist_here"},
        ),
        (
            {**LAUNCH_TWO, "condition": {"if": "hand_has", "colour": "science"}},
            {"reason": "needs-condition", "condition": "hand_has", "colour": "science"},
        ),
        (does(effect("swap_stars")), {"reason": "does-nothing", "lacks": "to-swap"}),
        (does(effect("swap_stars"), effect("return_prep", n=1)), {"reason": "does-nothing", "lacks": ""}),
    ],
)
@pytest.mark.parametrize("owner", [0, 1])
def test_R4_15_an_action_that_cannot_be_done_is_told_with_its_reason(half, told, owner):
    """Of the seat that would do it: the owner of the card."""
    has = seat(hand="water_2", prep="energy_1", ship=0, energy=1, one="energy")
    players = [has, seat()] if owner == 0 else [seat(), has]
    table = play(*players, cards={"energy_1": {"prep": half}})
    table.choose(0, "prep:energy_1" if owner == 0 else "other:1-0").asks(0, "use-ability")
    none = {"condition": "", "colour": "", "cost": 0, "have": 1, "lacks": ""}
    assert table.facts("action-failed") == [
        {"seat": owner, "card": "energy_1", "half": "prep", **none, **told}
    ]


def test_R4_15_a_number_beaten_with_no_colonist_aboard():
    table = play(seat(prep="energy_7 water_1", ship=0), seat()).choose(0, "prep:energy_7")
    assert table.facts("nothing-done") == [{"seat": 0, "what": "place", "about": "energy", "lacks": "aboard"}]


def test_R4_15_a_number_too_low_is_told_with_the_card_alone():
    table = play(seat(prep="energy_1 water_1", ship=0), seat()).choose(0, "prep:energy_1")
    assert table.facts("nothing-done") == [] and not table.facts("attached")[0]["beats"]


@pytest.mark.parametrize(
    ("card", "has", "lacks"),
    [
        ("water_5", {"hand": "", "prep": "water_5"}, "own-card"),
        ("ecosystem_1", {}, "to-shift"),
        ("science_1", {"ship": 7}, "on-earth"),
        ("energy_1", {"energy": 5}, "room-for-energy"),
        ("construction_1", {"ship": 0}, "aboard"),
    ],
)
def test_R4_15_an_ability_that_would_do_nothing(card, has, lacks):
    cards = {card: {"prep": does(effect("swap_stars"))}}
    table = play(seat(**{"prep": card, **has}), seat(), cards=cards).choose(0, f"prep:{card}")
    while table.purpose(0) == "place-here":
        table.choose(0, "decline")
    building = card.partition("_")[0]
    assert {"seat": 0, "what": "ability", "about": building, "lacks": lacks} in table.facts("nothing-done")


@pytest.mark.parametrize(
    ("first", "has", "lacks"),
    [
        (effect("launch", n=1), {"ship": 7}, "on-earth"),
        (effect("place", n=1, to="any", source="earth"), {"ship": 7}, "on-earth"),
        (effect("place", n=2, to="here", source="ship"), {"ship": 1}, "aboard"),
        (effect("shift_star", n=1, owner="other", way="either", building="any"), {}, "to-shift"),
        (effect("swap_cards", building="any"), {}, "to-swap"),
        (effect("discard_card", n=1, source="prep"), {"prep": "energy_1"}, "own-card"),
        (effect("return_prep", n=1), {"prep": "energy_1"}, "own-card"),
    ],
)
def test_R4_15_an_effect_or_its_rest_that_cannot_be_done(first, has, lacks):
    cards = {"energy_1": {"prep": does(first, effect("gain_energy", n=1))}}
    table = play(seat(**{"prep": "energy_1 water_1", **has}), seat(), cards=cards)
    table.choose(0, "prep:energy_1", "do")
    assert table.facts("nothing-done") == [{"seat": 0, "what": "effect", "about": "energy_1", "lacks": lacks}]
    assert table.player(0).energy == 2


def test_R4_15_nothing_to_draw():
    """All cards are in hands, prep modules and alone at buildings: there is nothing to make a deck of."""
    half = does(effect("draw", n=1), effect("gain_energy", n=1))
    game = {"water_1": {"hand": half}}
    table = play(seat(hand="water_1", prep="water_2 water_3"), seat(), cards=game)
    table.state.deck = table.state.deck[:0]
    table.choose(0, "hand:water_1")
    assert table.facts("nothing-done") == [
        {"seat": 0, "what": "effect", "about": "water_1", "lacks": "to-draw"}
    ]


def test_R4_15_what_is_chosen_not_to_be_done_is_told_as_declined_only():
    table = play(seat(prep="energy_5 water_1"), seat()).choose(
        0, "prep:energy_5", "decline", "decline", "decline"
    )
    assert table.facts("nothing-done") == table.facts("action-failed") == []
