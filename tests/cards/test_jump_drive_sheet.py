"""Double entry: every fact of the base set against the checked-in card sheet of Jump Drive, field by field."""

import json
from collections import Counter
from typing import Any

import pytest

from cosmodrome.games.jump_drive.cards import Card
from cosmodrome.games.jump_drive.sets.base import CARDS

from . import Differences, differing, meant, sheet

SHEET = sheet("jump_drive")
GOODS = {"blue": "novelty", "brown": "rare", "green": "genes", "yellow": "alien", "gray": "", None: ""}
IDS = {row["name"]: row["id"] for row in SHEET["cards"]}

DIFFERENCES: Differences = {
    ("contact_specialist", "pay_for_military_world"): (
        {"amount": 1, "except_good": "alien"},
        {"amount": 1, "except_keyword": "alien"},
        "R2.5: alien worlds are those of the alien kind",
    ),
}

# A field's confidence in the sheet, by our name for the field; None: it says nothing that ours does not.
FIELD_OF = {
    "color": "good",
    "income.variable": "income_with",
    "vp.variable[own]": "vp_per",
    "vp.variable[one_other]": "vp_per_other",
    "powers.discount": "world_discount",
    "powers.military_vs": "military_against",
    "icons.explore": "explore",
    "icons.military": "military",
}


def thing(given: dict[str, Any]) -> dict[str, Any]:
    """What is counted, in our words."""
    if "card" in given:
        return {"thing": "card", "card": IDS[given["card"]]}
    if given["what"] == "icon":
        return {"thing": f"{given['icon']}_icon"}
    if given["what"] == "development":
        return {"thing": "development"}
    return {"thing": "military_world" if given.get("military") else f"{GOODS[given['color']]}_world"}


def variable(kind: str, given: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """A variable VP or income as an effect and its facts."""
    other = "" if given["scope"] == "own" else "_other"
    facts = {"amount": given["n"], **thing(given["count"] if given["op"] == "per" else given["has"])}
    if given["op"] == "per" and not other:
        facts["each"] = given["each"]
    return f"{kind}_{given['op']}{other}", facts


def power(given: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Any other power as an effect and its facts."""
    kind = given["power"]
    if kind == "discount":
        to = given["applies_to"]
        if "card" in to:
            return "card_discount", {"amount": given["n"], "card": IDS[to["card"]]}
        if to["type"] == "development":
            return "development_discount", {"amount": given["n"]}
        return "world_discount", {
            "amount": given["n"],
            "good": GOODS[to["color"]] if "color" in to else "any",
        }
    if kind == "military_vs":
        to = given["applies_to"]
        only = {"good": GOODS[to["color"]]} if "color" in to else {"keyword": to["keyword"].lower()}
        return "military_against", {"amount": given["n"], **only}
    if kind == "military_per_icon":
        return "military_per_icon", {"amount": given["n"], "icon": given["icon"]}
    if kind == "pay_for_military_world":
        excluded = given["excludes"]["keyword"].lower()
        return "pay_for_military_world", {"amount": given["discount"], "except_keyword": excluded}
    if kind == "second_world" and given["mode"] == "colony_convoy":
        return "second_world_paid", {"amount": given["discount"]}
    if kind == "second_world":
        return "second_world_conquered", {}
    if kind == "placement_condition":
        either = {name: fact for one in given["any"] for name, fact in one.items()}
        assert either["own_military_total"] == 0
        return "placed_without_military", {"unless": IDS[either["own_has_card"]]}
    assert kind == "transfer_before_scoring" and given["tie"] == "keep"
    return "moves_to_most_military", {}


def expected(row: dict[str, Any]) -> dict[str, Any]:
    """A row of the sheet as the flat facts of a card: fields, and one entry a power, by its effect."""
    facts: dict[str, Any] = {
        "id": row["id"], "name": row["name"], "copies": row["copies"], "type": row["type"],
        "vp": row["vp"]["base"], "income": row["income"]["base"], "good": GOODS[row["color"]],
        "icons": row["icons"], "keywords": [word.lower() for word in row["keywords"]],
        "confidence": row["confidence"],
    }  # fmt: skip
    if row["type"] == "world":
        facts["military"] = row["military"]
    facts["defense" if row["military"] else "cost"] = row["defense"] if row["military"] else row["cost"]
    if row["limit_per_empire"] == 1:
        facts["one_in_empire"] = {}
    facts.update(power(given) for given in row["powers"])
    facts.update(variable("vp", given) for given in row["vp"]["variable"])
    facts.update(variable("income", given) for given in row["income"]["variable"])
    if "possible_printed_names" in row:
        facts["maybe"] = row["possible_printed_names"][0]
    return facts


def flat(card: Card) -> dict[str, Any]:
    """A card's facts in the same form."""
    facts = card.facts()
    del facts["field_confidence"]
    for given in facts.pop("powers"):
        effect = given.pop("effect")
        del given["phase"]
        facts[effect] = given
    return facts


def differences(card: Card, row: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    return differing(flat(card), expected(row))


PAIRS = list(zip(CARDS, SHEET["cards"], strict=True))


@pytest.mark.parametrize(("card", "row"), PAIRS, ids=[card.id for card, _ in PAIRS])
def test_a_card_says_what_the_sheet_says(card: Card, row: dict[str, Any]) -> None:
    assert differences(card, row) == meant(DIFFERENCES, card.id)


@pytest.mark.parametrize(("card", "row"), PAIRS, ids=[card.id for card, _ in PAIRS])
def test_a_card_is_no_surer_than_the_sheet(card: Card, row: dict[str, Any]) -> None:
    """What the sheet tells of one field (its first word) holds for ours; fields it does not tell follow the card."""
    for field, given in row["field_confidence"].items():
        sure = given.split()[0]
        if field in ("icons", "powers"):
            fields = (
                ["explore", "military", "gene"] if field == "icons" else [p.effect for p in card.powers[:1]]
            )
        elif field == "military":  # whether a world is military, which its defense tells
            fields = []
        elif field in ("vp", "income"):
            fields = [field]
        else:
            fields = [FIELD_OF.get(field, field)]
        for ours in fields:
            assert card.fields.get(ours, card.confidence) == sure, f"{field}: {given}"
    if not card.is_world:
        assert {card.fields.get(field, card.confidence) for field in ("copies", "cost", "gene")} == {
            "verified"
        }


def test_a_wrong_number_would_be_found() -> None:
    row = json.loads(json.dumps(SHEET["cards"][1]))
    row["cost"] += 1
    row["income"]["variable"][0]["n"] = 2
    assert set(differences(CARDS[1], row)) == {"cost", "income_with_other"}


def test_the_counts_are_those_of_the_box() -> None:
    counts = SHEET["counts"]
    deck = [card for card in CARDS if card.id != "survey_team"]
    assert len(CARDS) == counts["names"] == 72 and CARDS[0].copies == counts["survey_teams"]
    assert sum(card.copies for card in deck) == counts["deck"] == 112
    assert sum(card.copies for card in deck if not card.is_world) == counts["developments"]
    assert sum(card.copies for card in deck if card.is_world) == counts["worlds"]
    assert sum(card.copies for card in deck if card.military) == counts["military_worlds"]
    for icon, count in counts["icons"].items():
        assert sum(card.icons[icon] * card.copies for card in deck) == count
    goods = Counter(card.good for card in deck if card.is_world for _ in range(card.copies))
    assert goods == {GOODS[color]: count for color, count in counts["worlds_by_color"].items()}
    assert sum(card.confidence == "verified" for card in CARDS) == counts["verified_names"]
