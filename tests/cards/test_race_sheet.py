"""Double entry: every fact of cards.py against the checked-in card sheet, field by field."""

import json
from typing import Any

import pytest

from cosmodrome.games.race.box import SETS, card_facts, card_list, start_groups
from cosmodrome.games.race.cards import Card
from cosmodrome.games.race.meta import FIRST_GOALS, GOAL_FIRST, GOAL_MOST, GOAL_TIED, MOST_GOALS
from cosmodrome.games.race.sets.base import CARDS as BASE
from cosmodrome.games.race.sets.gathering_storm import CARDS as STORM
from cosmodrome.games.race.sets.second_edition import CARDS as SECOND_EDITION
from cosmodrome.games.race.sets.start_worlds import CARDS as NEW_START_WORLDS
from cosmodrome.games.race.tiles import FIRSTS, MOSTS, TILES
from cosmodrome.words.catalogue import speaker

from . import differing, sheet

SHEET, STORM_SHEET = sheet("race"), sheet("race_storm")
ROWS = SHEET["cards"] + SHEET["new_start_worlds"] + STORM_SHEET["cards"]
PAIRS = list(zip(BASE + NEW_START_WORLDS + STORM, ROWS, strict=True))


@pytest.mark.parametrize(("card", "row"), PAIRS, ids=[card.id for card, _ in PAIRS])
def test_a_card_says_what_the_sheet_says(card: Card, row: dict[str, Any]) -> None:
    assert differing(card.facts(), row) == {}


def test_a_wrong_number_would_be_found() -> None:
    row = dict(SHEET["cards"][0])
    row["cost"] += 1
    assert differing(BASE[0].facts(), row) == {"cost": (row["cost"] - 1, row["cost"])}


def test_the_counts_are_those_of_the_box() -> None:
    counts = SHEET["counts"]
    game_cards = [card for card in BASE if card.start < 0 or card.start > 4]
    assert len(BASE) == counts["distinct"] == 95
    assert sum(card.copies for card in BASE) == counts["total"] == 114
    assert len(BASE) - len(game_cards) == counts["start_worlds"] == 5
    assert sum(card.copies for card in game_cards) == counts["game_cards"] == 109
    assert sum(card.copies for card in game_cards if card.is_world) == counts["game_worlds"] == 59
    assert sum(card.copies for card in game_cards if not card.is_world) == counts["game_developments"] == 50
    assert sum(card.six_cost for card in BASE) == counts["six_cost_developments"] == 12


def test_the_preset_hands_are_those_of_the_sheet() -> None:
    for number, names in SHEET["preset_hands"].items():
        assert {card.name for card in BASE if card.hand == int(number)} == set(names)


def test_the_second_edition_changes_what_the_sheet_says_and_nothing_else() -> None:
    first = {card.id: card.facts() for card in card_list("first")}
    second = {card.id: card.facts() for card in card_list("second")}
    changed = {first[card]["name"]: card for card in first if first[card] != second[card]}
    assert sorted(changed) == sorted(row["name"] for row in SHEET["second_edition"])
    assert len(SECOND_EDITION) == 5
    for row in SHEET["second_edition"]:
        card = changed[row["name"]]
        change = row["change"]
        expected = dict(first[card])
        if "powers_added" in change:
            expected["powers"] = sorted(expected["powers"] + change["powers_added"], key=json.dumps)
            second[card]["powers"].sort(key=json.dumps)
        elif "end_game_vp" in change:
            expected["end_game_vp"] = [*expected["end_game_vp"], {"vp": 1, "per": "good"}]
        else:
            expected.update(change)
        assert second[card] == expected


def test_the_offer_groups_are_those_of_the_sheet() -> None:
    cards = card_list("first")
    assert SHEET["groups"] == [[cards[number].name for number in group] for group in start_groups(1)]


def test_the_counts_with_the_gathering_storm_are_those_of_its_sheet() -> None:
    counts, facts = STORM_SHEET["counts"], card_facts({"edition": "first", "gathering_storm": True})
    assert len(STORM) == counts["new_distinct"] == 19
    assert sum(card["copies"] for card in facts) == counts["with_base_total"] == 136
    worlds = sum(card["copies"] for card in facts if card["type"] == "world")
    assert (worlds, 136 - worlds) == (counts["with_base_worlds"], counts["with_base_developments"])
    assert sum("end_game_vp" in card for card in facts) == counts["with_base_six_cost_developments"]
    (changed,) = STORM_SHEET["changed_base_cards"]
    copies = {card["name"]: card["copies"] for card in facts}
    base = {card["name"]: card["copies"] for card in card_facts({"edition": "first"})}
    assert {name for name in base if copies[name] != base[name]} == {changed["name"]}
    assert copies[changed["name"]] == changed["change"]["copies"] == 3
    numbers: dict[str, int] = {}
    for card in facts:
        number = str(card.get("cost", card.get("defense")))
        numbers[number] = numbers.get(number, 0) + card["copies"]
    assert numbers == STORM_SHEET["numbers"]


def test_the_fifth_preset_hand_and_the_groups_are_those_of_the_sheet() -> None:
    (hand,) = STORM_SHEET["preset_hands"]
    assert [card.name for card in STORM if card.hand == 5] == hand["cards"]
    assert [card.name for card in STORM if card.start == 5] == [hand["start_world_name"]]
    pack = SETS.pack({"new_start_worlds": True, "gathering_storm": True})
    cards = card_list("second")
    offered = [{cards[number].name for number in group} for group in start_groups(pack)]
    assert [
        set(old) | set(new) for old, new in zip(SHEET["groups"], STORM_SHEET["groups"], strict=True)
    ] == offered


def test_the_goals_are_those_of_the_sheet() -> None:
    rows = STORM_SHEET["goals"]
    assert [tile.id for tile in TILES] == [row["id"] for row in rows]
    for tile, row in zip(TILES, rows, strict=True):
        assert (tile.vp, tile.least) == (row["vp"], row["condition"]["at_least"])
        assert tile.most == (row["kind"] == "most")
        assert [*tile.looks] == row["checked_at_end_of"] + row.get("also_looked_at_after", [])
    assert [len(FIRSTS), len(MOSTS)] == [
        sum(row["kind"] == kind for row in rows) for kind in ("first", "most")
    ]
    assert STORM_SHEET["goals_in_play"] == {"first": FIRST_GOALS, "most": MOST_GOALS}
    given = {
        "first": GOAL_FIRST,
        "first_shared": GOAL_FIRST,
        "most": GOAL_MOST,
        "most_tied_at_end": GOAL_TIED,
    }
    assert STORM_SHEET["goal_vp"] == given


def test_the_goals_are_called_as_on_the_sheet() -> None:
    say = speaker("en", "race", strict=True).say
    assert [say(f"goal-{tile.id}") for tile in TILES] == [row["name"] for row in STORM_SHEET["goals"]]
