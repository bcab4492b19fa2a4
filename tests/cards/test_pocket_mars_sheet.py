"""Double entry: what the checked-in sheet attests of the printed game against cards.py, field by field."""

from collections import Counter
from typing import Any

import pytest

from cosmodrome.games.pocket_mars.cards import BUILDINGS, Card
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.pocket_mars.meta import META
from cosmodrome.games.pocket_mars.sets.red_horizon import CARDS as RED_HORIZON

from . import Differences, meant, sheet

SHEET = sheet("pocket_mars")
ATTESTED = {row["id"]: row for row in SHEET["attestations"]}
CARD = {card.id: card for card in RED_HORIZON}

DIFFERENCES: Differences = {
    ("A2", "prep.colour"): ("ecosystem", None, "The icon is lost; A5 asks for its own colour."),
    ("A4", "hand.effects"): (
        [{"effect": "swap_places", "building": "any"}],
        [{"effect": "swap_places", "n": 2, "object": None, "building": "any"}],
        "The icon is lost; R6.14 allows both readings and says why.",
    ),
}  # fmt: skip

# The sheet's words, in ours.
CONDITIONS = {
    "attached_building_has_no_own_colonist": "no_colonist_here",
    "hand_contains_project": "hand_has",
}
PLACES = {"own_ship": "ship", "attached_building": "here", "any_building": "any"}


def effect_of(listed: dict[str, Any]) -> dict[str, Any]:
    """An effect of the sheet in the words of powers.py."""
    op = listed["op"]
    if op == "place":
        return {"effect": op, "n": listed["n"], "to": PLACES[listed["to"]], "source": PLACES[listed["from"]]}
    if op == "shift_star":
        fields = ("n", "owner", "building")
        return {"effect": op, **{name: listed[name] for name in fields}, "way": listed["direction"]}
    if op == "bury_card":
        assert listed["from"] == ["hand", "prep"]
        return {"effect": op, "n": listed["n"], "source": "any"}
    if op == "swap_stars":  # two colonists: one from each space
        assert listed["n"] == 2
        return {"effect": op, "building": listed["building"]}
    if op == "peek_prep":  # two cards: all that another player has
        assert (listed["n"], listed["target"]) == (2, "one_other_player")
        return {"effect": op}
    if op == "swap_places":
        return {"effect": op, "n": listed["n"], "object": listed["object"], "building": listed["building"]}
    return {"effect": op, "n": listed["n"]}


def differences(card: Card) -> dict[str, tuple[Any, Any]]:
    """Where an attested card and its row of the sheet differ. What the sheet does not know is left out."""
    listed = ATTESTED[card.source]
    found = {}

    def compare(field: str, ours: Any, sheets: Any) -> None:
        if ours != sheets:
            found[field] = (ours, sheets)

    for field in ("colour", "value"):
        if listed[field] is not None:
            compare(field, getattr(card, field), listed[field])
    facts = card.facts()
    for half in ("hand", "prep"):
        if listed[half] is None:
            continue
        sheets, ours = listed[half], facts[half]
        compare(f"{half}.cost", ours["cost"], sum(cost["energy"] for cost in sheets["cost"]))
        compare(f"{half}.effects", ours["effects"], [effect_of(effect) for effect in sheets["effects"]])
        condition = sheets["condition"] or {"if": None}
        own = ours["condition"] or {"if": None}
        compare(f"{half}.condition", own["if"], CONDITIONS.get(condition["if"]))
        compare(f"{half}.colour", own.get("colour"), condition.get("colour"))
    return found


@pytest.mark.parametrize("name", sorted(ATTESTED))
def test_an_attested_card_says_what_the_sheet_says(name: str) -> None:
    (card,) = [card for card in RED_HORIZON if card.source == name]
    assert differences(card) == meant(DIFFERENCES, name)
    assert card.id in SHEET["possible_slots"][name]


@pytest.mark.parametrize("name", sorted(ATTESTED))
def test_a_card_is_marked_attested_just_where_the_sheet_is(name: str) -> None:
    (card,) = [card for card in RED_HORIZON if card.source == name]
    assert set(card.attested) == {
        field for field in ("colour", "value", "hand", "prep") if ATTESTED[name][field]
    }


def test_a_wrong_number_would_be_found() -> None:
    card = CARD["energy_1"]
    wrong = Card(card.name, card.colour, 2, card.prep, card.prep, card.attested, card.source)
    assert differences(wrong).keys() == {"value", "hand.effects", "hand.condition"}


def test_nothing_else_claims_to_be_attested() -> None:
    assert Counter(card.source for card in RED_HORIZON if card.source or card.attested) == dict.fromkeys(
        ATTESTED, 1
    )


def test_the_slots_are_those_of_the_sheet() -> None:
    assert [card.id for card in RED_HORIZON] == SHEET["slots"]
    counts = SHEET["counts"]
    assert len(RED_HORIZON) == counts["cards"] == 35
    assert set(Counter(card.colour for card in RED_HORIZON).values()) == {counts["a_colour"]}
    assert all(counts["values"][0] <= card.value <= counts["values"][1] for card in RED_HORIZON)


def test_the_buildings_are_those_of_the_sheet() -> None:
    assert [building.facts()["copies"] for building in BUILDINGS] == [1] * 5
    for building, listed in zip(BUILDINGS, SHEET["buildings"], strict=True):
        assert (building.id, building.name) == (listed["id"], listed["name"])
        assert building.number == (-1 if listed["base_value"] is None else listed["base_value"])
        assert (building.number >= 0) == listed["has_spaces"]
        assert [building.ability.facts()] == [effect_of(effect) for effect in listed["ability"]]


def test_the_spaces_are_those_of_the_sheet() -> None:
    from cosmodrome.core.meta import Setup

    for seats, room in SHEET["spaces"]["two_star"]["capacity_by_players"].items():
        options = META.read_options({}, int(seats))
        view = POCKET_MARS.view(POCKET_MARS.new(Setup(int(seats), 0, options)), None)
        assert {building.room for building in view.buildings[:4]} == {room}


def test_a_back_counts_as_the_sheet_says() -> None:
    from tests.rules.pocket_mars.scenario import play, seat

    assert (
        play(seat(), seat(), piles={"water": "water_5 -water_6"}).number("water") == SHEET["card_back_value"]
    )
