"""R6: what cards do."""

import pytest

from .scenario import Half, Has, Table, does, effect, play, seat


def by_hand(
    *effects: Half, has: dict[str, object] | None = None, rivals: tuple[Has, ...] = (seat(),), **more: object
) -> Table:
    """Seat 0 has played Water 1, which does this, from its hand; besides, it `has` Water 2 and what is said."""
    own = seat(**{"hand": "water_1 water_2", **(has or {})})
    cards = {"water_1": {"hand": does(*effects)}}
    return play(own, *rivals, cards=cards, **more).choose(0, "hand:water_1")


def prep_of(card: str, *effects: Half, **fields: object) -> dict[str, Half]:
    return {card: {"prep": does(*effects, **fields)}}


def test_R6_1_a_number_counts_only_for_the_own_prep():
    """A 7 from the hand or from another player's prep places nobody; attached, it has to be beaten."""
    table = play(seat(hand="water_7 water_2"), seat(prep="energy_7 energy_6")).choose(0, "hand:water_7")
    assert table.facts("placed") == table.facts("attached") == []
    table = play(seat(), seat(prep="energy_7 energy_6")).choose(0, "other:1-0").settle()
    assert table.facts("placed") == [] and table.number("energy") == 7


def test_R6_2_effects_go_in_order_each_as_far_as_possible():
    effects = effect("launch", n=3), effect("place", n=2), effect("gain_energy", n=1)
    table = by_hand(*effects, has={"ship": 0, "one": "water water water water water water"})
    table.choose(0, "place:energy")
    assert table.facts("launched") == [{"seat": 0, "count": 1, "why": "water_1"}]
    assert len(table.facts("placed")) == 1 and table.player(0).energy == 2


def test_R6_3_numbers_count():
    effects = effect("launch", n=2), effect("gain_energy", n=3), effect("draw", n=2)
    table = by_hand(*effects, deck="energy_1 energy_2 energy_3")
    assert (table.player(0).ship, table.player(0).energy) == (3, 4)
    assert table.hand(0) == ["water_2", "energy_1", "energy_2"]


def test_R6_4_place_where_the_card_says():
    cards = prep_of("energy_1", effect("place", n=1, to="here"))
    table = play(seat(prep="energy_1 water_1"), seat(), cards=cards).choose(0, "prep:energy_1", "do")
    assert table.mars(0) == ({"energy": 1}, {})
    table = by_hand(effect("place", n=2), has={"ship": 2}).choose(0, "place:water", "place:science")
    assert table.mars(0) == ({"water": 1, "science": 1}, {})
    table = by_hand(effect("place", n=1, source="earth")).choose(0, "place:water")
    assert (table.player(0).ship, table.player(0).earth) == (1, 5)


@pytest.mark.parametrize(
    ("fields", "options"),
    [
        ({}, ["promote:0-water", "promote:1-science", "demote:0-energy"]),
        ({"owner": "own"}, ["promote:0-water", "demote:0-energy"]),
        ({"owner": "own", "way": "up"}, []),
        ({"way": "up"}, ["promote:0-water", "promote:1-science"]),
        ({"owner": "other"}, []),
    ],
)
def test_R6_5_shift_whose_and_which_way(fields, options):
    has = {"one": "water", "two": "energy"}
    table = by_hand(effect("shift_star", n=1, **fields), has=has, rivals=(seat(one="science"),))
    if options:
        table.asks(0, "shift-star", *options)
    else:  # one answer: it is done
        assert len(table.facts("promoted")) == 1


def test_R6_5_shift_here():
    cards = prep_of("water_1", effect("shift_star", n=1, building="here"))
    table = play(seat(prep="water_1 energy_1", one="water energy"), seat(), cards=cards)
    table.choose(0, "prep:water_1", "do")
    assert table.mars(0) == ({"energy": 1}, {"water": 1})


def test_R6_6_swap_cards():
    piles = {"energy": "energy_2 energy_7", "science": "science_3", "water": "water_4 -water_5"}
    table = by_hand(effect("swap_cards"), piles=piles)
    table.asks(0, "swap-cards", "swap-cards:energy", "swap-cards:water").choose(0, "swap-cards:energy")
    assert table.pile("energy") == ["energy_7", "energy_2"] and table.number("energy") == 2


def test_R6_6_a_card_face_down_stays_so():
    table = by_hand(effect("swap_cards"), piles={"water": "water_4 -water_5"})
    assert table.pile("water") == ["-water_5", "water_4"] and table.number("water") == 4


def test_R6_7_swap_colonists_of_different_players():
    has, rival = {"one": "water energy", "two": "energy"}, seat(one="energy", two="water")
    table = by_hand(effect("swap_stars"), has=has, rivals=(rival,))
    table.asks(0, "swap-stars", "swap:0-1-water", "swap:1-0-energy").choose(0, "swap:1-0-energy")
    assert table.mars(0) == ({"water": 1, "energy": 2}, {}) and table.mars(1) == (
        {},
        {"water": 1, "energy": 1},
    )
    assert table.facts("swapped") == [{"seat": 0, "up": 1, "down": 0, "building": "energy", "why": "water_1"}]


def test_R6_8_peek():
    table = by_hand(effect("peek_prep"), rivals=(seat(prep="energy_1 science_2"), seat()))
    table.asks(0, "peek-prep", "peek:1", "peek:2").choose(0, "peek:1")
    assert [back.card for back in table.view(0).players[1].prep] == ["energy_1", "science_2"]
    assert [back.card for back in table.view(2).players[1].prep] == ["", ""]
    (peeked,) = [event for event in table.log if type(event).__name__ == "Peeked"]
    assert peeked.seen_by(0).cards == ["energy_1", "science_2"] and peeked.seen_by(1).cards is None


def test_R6_9_return_a_prep_card():
    table = by_hand(effect("return_prep", n=1), has={"prep": "energy_1 science_2"})
    table.asks(0, "return-prep", "return:energy_1", "return:science_2").choose(0, "return:science_2")
    assert table.prep(0) == ["energy_1"] and "science_2" in table.hand(0)


def test_R6_10_a_hand_card_covers_a_pile():
    table = by_hand(effect("cover", source="this"), piles={"energy": "energy_7"})
    table.asks(
        0, "cover", *(f"cover:{home}" for home in ["water", "ecosystem", "science", "energy", "construction"])
    )
    table.choose(0, "cover:energy")
    assert table.pile("energy") == ["energy_7", "-water_1"] and table.number("energy") == 0
    assert table.view(None).discards == []
    assert [card.card for card in table.view(1).buildings[3].pile] == ["energy_7", "water_1"]


def test_R6_10_an_attached_card_is_turned_over():
    cards = prep_of("energy_6", effect("cover", source="this", building="here"))
    table = play(seat(prep="energy_6 water_1"), seat(), cards=cards)
    table.choose(0, "prep:energy_6", "place:energy", "do")
    assert table.pile("energy") == ["-energy_6"] and table.number("energy") == 0


def test_R6_10_an_attached_card_is_turned_over_where_it_lies():
    here = effect("cover", source="this", building="here")
    cards = prep_of("energy_6", effect("cover", source="deck", building="here"), here)
    table = play(seat(prep="energy_6 water_1"), seat(), cards=cards, deck="science_5")
    table.choose(0, "prep:energy_6", "place:energy", "do")
    assert table.pile("energy") == ["-energy_6", "-science_5"]


@pytest.mark.parametrize("half", ["hand", "prep"])
def test_R6_10_a_card_covers_once_only(half):
    twice = [effect("cover", source="this", building="here" if half == "prep" else "any")] * 2
    if half == "hand":
        table = by_hand(*twice).choose(0, "cover:energy")
        assert table.pile("energy") == ["-water_1"]
    else:
        table = play(seat(prep="energy_6 water_1"), seat(), cards=prep_of("energy_6", *twice))
        table.choose(0, "prep:energy_6", "place:energy", "do")
        assert table.pile("energy") == ["-energy_6"]
    assert len(table.facts("covered")) == 1


def test_R6_10_the_top_of_the_deck_covers():
    table = by_hand(effect("cover", source="deck"), deck="science_5").choose(0, "cover:energy")
    assert table.pile("energy") == ["-science_5"]
    for at in (None, 0, 1):
        (back,) = table.view(at).buildings[3].pile
        assert (back.card, back.colour, back.value, back.face_down) == ("", "science", 0, True)


def test_R6_10_a_card_of_the_hand_covers():
    table = by_hand(effect("cover", source="hand"), has={"hand": "water_1 water_2 science_4"})
    table.choose(0, "cover:energy")
    table.asks(0, "cover-with", "cover-with:water_2", "cover-with:science_4").choose(
        0, "cover-with:science_4"
    )
    assert table.pile("energy") == ["-science_4"] and table.view(None).discards == ["water_1"]
    assert table.view(0).buildings[3].pile[0].card == "science_4"
    assert table.view(1).buildings[3].pile[0].card == ""


def test_R6_10_the_only_card_of_the_hand_covers():
    table = by_hand(effect("cover", source="hand"), has={"hand": "water_1 science_4"})
    table.choose(0, "cover:energy")
    assert table.pile("energy") == ["-science_4"]


def test_R6_11_bury_and_discard_own_cards():
    effects = effect("bury_card", n=1, source="prep"), effect("discard_card", n=1, source="any")
    table = by_hand(*effects, has={"prep": "energy_1 energy_2"})
    table.asks(0, "bury-card", "bury:energy_1", "bury:energy_2").choose(0, "bury:energy_2")
    table.asks(0, "discard-card", "discard:water_2", "discard:energy_1").choose(0, "discard:water_2")
    assert table.deck[-1] == "energy_2" and table.view(None).discards[:1] == ["water_2"]


def test_R6_11_discard_a_prep_card_of_another_player():
    rival, deck = seat(prep="energy_1 energy_2"), "science_1 science_2 science_3"
    table = by_hand(effect("discard_other", n=1), rivals=(rival,), deck=deck)
    table.asks(0, "discard-other", "discard-other:1-0", "discard-other:1-1").choose(0, "discard-other:1-1")
    assert table.facts("other-discarded") == [{"seat": 0, "owner": 1, "card": "energy_2", "why": "water_1"}]
    assert table.prep(1) == ["energy_1"]


@pytest.mark.parametrize(
    ("condition", "own", "holds"),
    [
        ({"if": "no_colonist_here"}, "", True),
        ({"if": "no_colonist_here"}, "energy", False),
        ({"if": "colonist_here"}, "", False),
        ({"if": "colonist_here"}, "energy", True),
        ({"if": "hand_has", "colour": "water"}, "", True),
        ({"if": "hand_has", "colour": "science"}, "", False),
    ],
)
def test_R6_12_conditions(condition, own, holds):
    cards = prep_of("energy_1", effect("draw", n=1), condition=condition)
    table = play(
        seat(hand="water_1 water_2", prep="energy_1 science_3", one=own), seat(one="energy"), cards=cards
    )
    assert table.verdict(0, "energy_1").facts["action"] == ("can" if holds else "needs-condition")
    assert table.choose(0, "prep:energy_1").purpose(0) == ("do-action" if holds else "use-ability")


def test_R6_13_energy_is_paid_first():
    """At the top of the marker a card that costs 1 and gains 1 changes something."""
    cards = prep_of("water_1", effect("gain_energy", n=1), cost=1)
    table = play(seat(prep="water_1 energy_3", energy=5), seat(), cards=cards)
    table.choose(0, "prep:water_1", "do")
    assert table.facts("action-done")[0]["energy"] == 4 and table.player(0).energy == 5
    table = play(seat(prep="water_1 energy_3", energy=0), seat(), cards=cards)
    verdict = table.verdict(0, "water_1")
    assert (verdict.facts["action"], verdict.facts["cost"], verdict.facts["have"]) == ("needs-energy", 1, 0)


def swapping_places(one="water"):
    """Seat 0 swaps two things; seat 1 has a colonist on two stars at Aqualab, and two cards lie at Energy Bank."""
    piles = {"energy": "energy_2 energy_7"}
    return by_hand(effect("swap_places"), has={"one": one}, rivals=(seat(two="water"),), piles=piles)


def test_R6_14_swap_two_things_cards_or_colonists():
    table = swapping_places()
    table.asks(0, "swap-places", "swap:0-1-water", "swap-cards:energy").choose(0, "swap:0-1-water")
    assert table.mars(0) == ({}, {"water": 1}) and table.mars(1) == ({"water": 1}, {})
    assert table.pile("energy") == ["energy_2", "energy_7"]
    table = swapping_places().choose(0, "swap-cards:energy")
    assert table.pile("energy") == ["energy_7", "energy_2"] and table.number("energy") == 2
    assert table.mars(0) == ({"water": 1}, {}) and table.mars(1) == ({}, {"water": 1})


def test_R6_14_what_there_is_when_there_is_but_one_kind():
    table = swapping_places(one="science")
    assert table.pile("energy") == ["energy_7", "energy_2"]


def test_R6_14_here_is_the_building_of_the_card():
    table = play(
        seat(prep="water_1 energy_1", one="water energy"),
        seat(two="water energy"),
        cards=prep_of("water_1", effect("swap_places", building="here")),
        piles={"water": "water_4", "energy": "energy_2 energy_7"},
    ).choose(0, "prep:water_1", "do")
    table.asks(0, "swap-places", "swap:0-1-water", "swap-cards:water")
