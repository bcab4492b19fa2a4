"""Double entry: every fact of the cards of Sidereal Confluence against the checked-in sheet, field by field."""

import json
from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from cosmodrome.games.sidereal.box import CARDS as EVERY_CARD
from cosmodrome.games.sidereal.box import DONATION_CARDS, SPECIES, in_pack
from cosmodrome.games.sidereal.cards import UNLIMITED, Card
from cosmodrome.games.sidereal.converters import Converter, run
from cosmodrome.games.sidereal.goods import counted, half_cubes, things
from cosmodrome.games.sidereal.species.zeth import ZETH
from cosmodrome.games.sidereal.technologies import TECHNOLOGIES
from cosmodrome.games.sidereal.tracks import COLONY, CONFLUENCE, RESEARCH, THREE, TWO, WIDE_TRACKS
from cosmodrome.words.render import messages_of
from tests.house.wording import messages

from . import Differences, meant, sheet

CARDS = [card for card, there in zip(EVERY_CARD, in_pack(0), strict=True) if there]
SHEET = sheet("sidereal")

# The sheet's words, in ours.
SPECIES_IDS = {"kjasjavikalimm": "kjas", "kt_zr_kt_rtl": "kt"}
THINGS = {
    "world_any": "world", "world_desert": "desert", "world_ice": "ice", "world_jungle": "jungle",
    "world_ocean": "ocean", "relic_world": "relic", "sharing_bonus": "bonus",
}  # fmt: skip
KINDS = {
    "starting": "start", "relic_world": "relic", "nullspace_colony": "nullspace", "computer_world": "computer",
    "territory_tile": "territory",
}  # fmt: skip
ENTERS = {
    "setup": "setup", "invention_or_sharing": "invented", "run_purple": "paid", "draw_from_relic_deck": "drawn",
}  # fmt: skip
TRADES = {"loan_this_turn": "loan", "permanent": "kept", "no": "bound"}

# What the sheet says in sentences, in our fields; {} where it is a rule for every such card.
SENTENCES: dict[str, dict[str, Any]] = {
    "first_trade_each_turn_pays: ultratech1 blue1 green1 brown1 to one side of the trade; faderan gain blue1": {
        "taker_gains": {"brown": 1, "green": 1, "blue": 1, "ultratech": 1},
        "owner_gains": {"blue": 1},
    },
    "does_not_return_at_turn_end": {"trade": "kept"},
    "on_play: faderan gain ceil(acknowledgements held by others / 3) vp": {"per_acknowledgements": 3},
    "afterwards a holder of an acknowledgement who invents pays 1 fewer cube (small or large, not ultratech)": {
        "discount": 1
    },
    "on_play: take the top 2 colonies of the colony deck": {"colonies": 2},
    "holder gets +2 colony support while holding it (also lets Im'dril hold colonies)": {"colony_support": 2},
    "may be run in the same turn as the relic deck converter": {},
    "ships made by other converters in the same Economy Phase cannot be used as input": {},
    "the point comes from the runner; not runnable with no points": {},
    "on_play: 2 vp plus the current (normal) sharing bonus": {"gains": {"vp": 2, "bonus": 1}},
    "at most once per turn; the colony is discarded under the colony deck": {},
    "upgraded card has two converters; fleet need read as 1 per card": {},
    "all outputs must be given or traded to the same player": {"one_taker": True},
    "envoy tokens stay with the player for the rest of the game": {},
    "the two halves form one converter: add their inputs and outputs; never split; each half upgrades on its own; "
    "loaned as one card": {},
}

DIFFERENCES: Differences = {
    ("eni_et_elders_wisdom", "back.name"): (
        "Immortal's Wisdom",
        "Immortal’s Wisdom",
        "One apostrophe for all.",
    ),
    ("imdril_fleet_128", "front.name"): (
        "Fleet Support, 2",
        "Starting Fleet Support, 2",
        "It is a fleet like the others; that it is there from the start is told by how it enters play.",
    ),
}


def in_our_words(told: dict[str, int]) -> dict[str, int]:
    """Counts of the sheet by our words, in our order."""
    ours = {THINGS.get(word, word): count for word, count in told.items()}
    return counted(_row(ours))


def _row(ours: dict[str, int]) -> bytes:
    row = bytearray(len(things("")))
    for word, count in ours.items():
        row[things(word).index(1)] = count
    return bytes(row)


def converter_told(told: dict[str, Any]) -> dict[str, Any]:
    return {
        "arrow": told["arrow"],
        "inputs": in_our_words(told.get("inputs", {})),
        "outputs": in_our_words(told.get("outputs", {})),
        "donated": in_our_words(told.get("donation_outputs", {})),
        "prices": [
            {"envoys": price["victim_min_envoys"], "inputs": in_our_words(price["inputs"])}
            for price in told.get("input_options", [])
        ],
        "stolen": in_our_words(told.get("steal", {})),
    }


def purple_told(inputs: dict[str, int], outputs: dict[str, int] | None = None) -> dict[str, Any]:
    return converter_told({"arrow": "purple", "inputs": inputs, "outputs": outputs or {}})


def side_told(row: dict[str, Any], side: str) -> dict[str, Any] | None:
    told = row.get(side)
    if told is None:
        return None
    return {
        "name": told.get("name", row.get("name")),
        "converters": [converter_told(converter) for converter in told.get("converters", [])],
        "fleets": row.get("fleet_support_needed", {}).get(side, 0),
        "biome": told.get("world", row.get("world", "")),
    }


COMMON = {
    "species": "", "copies": 1, "technology": "", "era": 0, "back": None, "upgrades": [], "enters": "drawn",
    "entry": None, "trade": "kept", "interest": False, "one_taker": False, "half": "", "partner": "",
    "fleet_support": 0, "colony_support": 0, "gains": {}, "colonies": 0, "per_acknowledgements": 0, "discount": 0,
    "taker_gains": {}, "owner_gains": {}, "costs": [], "vp": 0,
}  # fmt: skip


def card_told(row: dict[str, Any]) -> dict[str, Any]:
    """A row of the sheet about a species' card, as all our fields."""
    species = SPECIES_IDS.get(row["faction"], row["faction"])
    enters = row["enters_play"]
    found = COMMON | {
        "id": f"{species}_{row['id'].split('.')[1]}",
        "number": row["number"] if isinstance(row["number"], int) else 0,
        "type": "half" if "pair" in row else KINDS.get(row["kind"], row["kind"]),
        "species": species,
        "technology": row.get("technology", ""),
        "era": row.get("era", 0),
        "front": side_told(row, "front"),
        "back": side_told(row, "back"),
        "upgrades": [
            {"run": converter_told(way["run"])} if "run" in way else {"spend": f"{species}_{way['spend_card']}"}
            for way in row["upgrades"]
        ],
        "enters": ENTERS[enters["by"]],
        "entry": purple_told(enters["inputs"], enters["outputs"]) if enters["by"] == "run_purple" else None,
        "trade": TRADES[row["tradeable"]],
        "interest": row.get("interest", False),
        "half": row["pair"]["half"] if "pair" in row else "",
        "partner": f"{species}_{row['pair']['with'].split('.')[1]}" if "pair" in row else "",
        "fleet_support": row.get("fleet_support", 0),
        "gains": in_our_words(row["front"].get("on_play", {})),
    }  # fmt: skip
    for sentence in row.get("rules", []):
        found |= SENTENCES[sentence]
    return found


def colony_told(row: dict[str, Any]) -> dict[str, Any]:
    return COMMON | {
        "id": row["id"].split(".")[1],
        "number": row["number"],
        "type": "colony",
        "front": side_told(row, "front"),
        "back": side_told(row, "back"),
        "upgrades": [{"run": purple_told(row["upgrade_cost"])}],
    }


def team_told(row: dict[str, Any]) -> dict[str, Any]:
    assert row["plus_sharing_bonus"], "every invention brings the sharing bonus"
    assert row.get("unique", False) == (row["technology"] is None) == (row["era"] == 4)
    return COMMON | {
        "id": row["id"].split(".")[1],
        "number": row["number"],
        "type": "team",
        "front": {"name": row["name"], "converters": [], "fleets": 0, "biome": ""},
        "era": row["era"],
        "technology": row["technology"] or "",
        "costs": [in_our_words(cost) for cost in row["cost_options"]],
        "vp": row["vp"],
    }


TOLD = {
    told["id"]: told
    for told in [
        *(card_told(row) for row in SHEET["cards"] if row["kind"] != "reference"),
        *map(colony_told, SHEET["colonies"]),
        *map(team_told, SHEET["teams"]),
    ]
}
ENGLISH = messages("en", "sidereal")


def name_of(title: str) -> str:
    """What the message of a title says in English."""
    (text,) = ENGLISH[f"card-{title}"].value.elements  # type: ignore[union-attr]
    return str(text.value)


def ours_of(card: Card) -> dict[str, Any]:
    """A card's facts, its titles as the English names that they stand for."""
    facts = card.facts()
    for side in ("front", "back"):
        if facts[side] is not None:
            title = facts[side].pop("title")
            facts[side]["name"] = name_of(title) if title else card.name
    facts.pop("name", None)
    del facts["whole"]  # of what the sheet has as two halves
    return facts


def differences(card: Card, told: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """The fields in which a card and its row of the sheet differ; of sides each field by itself."""
    facts = ours_of(card)
    assert facts.keys() == told.keys(), "every field is compared"
    found = {}
    for field, ours in facts.items():
        sheets = told[field]
        if field in ("front", "back") and ours is not None and sheets is not None:
            assert ours.keys() == sheets.keys()
            pairs = {f"{field}.{part}": (ours[part], sheets[part]) for part in ours}
        else:
            pairs = {field: (ours, sheets)}
        found |= {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
    return found


@pytest.mark.parametrize("card", CARDS, ids=[card.id for card in CARDS])
def test_a_card_says_what_the_sheet_says(card: Card) -> None:
    assert differences(card, TOLD[card.id]) == meant(DIFFERENCES, card.id)


def test_a_wrong_number_would_be_found() -> None:
    card = CARDS[0]
    told = json.loads(json.dumps(TOLD[card.id]))
    told["front"]["converters"][0]["outputs"]["green"] += 1
    told["era"] = 2
    assert set(differences(card, told)) == {"front.converters", "era"}


def test_there_are_as_many_cards_as_the_sheet_counts() -> None:
    counts = SHEET["counts"]
    kinds = Counter(card.kind for card in CARDS)
    assert set(TOLD) == {card.id for card in CARDS}
    ours = {KINDS.get(kind, kind): count for kind, count in counts["by_kind"].items() if kind != "reference"}
    assert {kind: kinds[kind] + (kinds["half"] if kind == "start" else 0) for kind in ours} == ours
    assert (kinds["colony"], kinds["team"]) == (counts["colonies"], counts["research_teams"]) == (40, 41)
    assert len(CONFLUENCE) == counts["confluence"] == 12
    assert kinds["territory"] == counts["territory_tiles_not_cards"] == 3
    assert len(DONATION_CARDS) == counts["donation"] == 9
    assert [DONATION_CARDS[0], DONATION_CARDS[-1]] == SHEET["other_cards"]["donation_cards"]["numbers"]
    numbered = sum(card.number > 0 for card in CARDS) + len(CONFLUENCE) + 3 * len(SPECIES)
    assert numbered == counts["numbered_total"] == 389
    for species in SPECIES:
        sheet_id = next((name for name, short in SPECIES_IDS.items() if short == species.id), species.id)
        numbered_cards = [card for card in species.deck if card.number > 0]
        assert len(numbered_cards) + 1 == counts["per_faction"][sheet_id]


@pytest.mark.parametrize("species", SPECIES, ids=[species.id for species in SPECIES])
def test_a_species_begins_as_the_sheet_says(species: Any) -> None:
    (told,) = [row for row in SHEET["factions"] if SPECIES_IDS.get(row["id"], row["id"]) == species.id]
    start = told["start"]
    goods = start["resources"] | ({"ship": start["ships"]} if start["ships"] else {})
    assert counted(species.start) == in_our_words(goods)
    assert (species.colonies, species.teams) == (start["colonies"], start["research_teams"])
    assert species.rules.doubles_colonies() == start.get("colony_gets_seedling", False)
    assert species.support == (UNLIMITED if told["colony_support"] == "infinite" else told["colony_support"])
    assert species.tie_break == (
        UNLIMITED if told["bid_tiebreaker"] == "infinite" else told["bid_tiebreaker"]
    )
    assert (species.impact, species.difficulty) == (told["impact"], told["difficulty"])
    assert species.sheet == told["setup_card_number"]
    short = [f"{species.id}_{name.split('.')[1]}" for name in start["cards"]]
    assert sorted(short) == sorted(card.id for card in species.deck if card.enters == "setup")
    (reference,) = [
        row["number"] for row in SHEET["cards"] if row["kind"] == "reference" and row["faction"] == told["id"]
    ]
    assert species.reference == reference


def test_the_relic_deck_asks_what_the_sheet_says() -> None:
    costs = [row["enters_play"]["cost"] for row in SHEET["cards"] if row["kind"] == "relic_world"]
    (faderan,) = [species for species in SPECIES if species.relics is not None]
    assert faderan.id == "faderan" and faderan.relics is not None
    assert all(counted(faderan.relics.inputs) == in_our_words(cost) for cost in costs)
    assert counted(faderan.relics.outputs) == {"relic": 1}


def test_the_technologies_are_those_of_the_sheet() -> None:
    told = {row["id"]: (row["era"], row["name"], row["upgraded_name"]) for row in SHEET["technologies"]}
    assert {tech.id: (tech.era, name_of(tech.id), name_of(tech.upgraded)) for tech in TECHNOLOGIES} == told


def test_the_tracks_are_those_of_the_sheet() -> None:
    told = SHEET["bid_tracks"]
    assert {str(spaces): list(bids) for spaces, bids in RESEARCH.items()} == told["research"]
    assert {str(spaces): list(bids) for spaces, bids in COLONY[WIDE_TRACKS[0]].items()} == told["colony"]
    for spaces in (9, 10):
        both = [list(COLONY[TWO][spaces]), list(COLONY[THREE][spaces])]
        assert both == told["disputed"][f"colony {spaces}"]
    for way in WIDE_TRACKS:
        assert all(len(bids) == spaces for spaces, bids in COLONY[way].items())


def test_the_confluence_cards_are_those_of_the_sheet() -> None:
    told = {
        row["number"]: (row["turn"], tuple(row["players"]), row["sharing_bonus"], row["yengii_sharing_bonus"])
        for row in SHEET["confluence"]
    }
    assert {card.number: (card.turn, card.players, card.bonus, card.yengii) for card in CONFLUENCE} == told
    for players in range(4, 10):
        assert [card.turn for card in CONFLUENCE if players in card.players] == [1, 2, 3, 4, 5, 6]


# --- the arithmetic --------------------------------------------------------------------------------------------

VALUES = SHEET["values_in_small_cubes"]
WORTH = {
    **dict.fromkeys(("white", "brown", "green", "wild_small", "any_small"), VALUES["small"]),
    **dict.fromkeys(("yellow", "blue", "black", "wild_large", "any_large"), VALUES["large"]),
    **{word: VALUES[word] for word in ("ship", "ultratech", "vp")},
}  # fmt: skip


def worth(goods: dict[str, int]) -> Fraction:
    """In small cubes, by the sheet's values; colonies and tokens have none."""
    return sum((Fraction(WORTH.get(word, 0)) * count for word, count in goods.items()), Fraction(0))


SIDES = [
    (f"{row['id']} {side}", at, converter)
    for row in [*SHEET["cards"], *SHEET["colonies"]]
    for side in ("front", "back")
    if row.get(side)
    for at, converter in enumerate(row[side].get("converters", []))
]
"""Every converter of the sheet with its side."""


def converters_of(told: str, at: int) -> Converter:
    """Ours for one of the sheet's."""
    name, side = told.split(" ")
    species, _, title = name.partition(".")
    prefix = "" if species == "colony" else SPECIES_IDS.get(species, species) + "_"
    (card,) = [card for card in CARDS if card.id == prefix + title]
    return (card.front if side == "front" or card.back is None else card.back).converters[at]


def test_every_converter_is_worth_what_the_sheet_makes_it_worth() -> None:
    """What is put in and what comes out, in small cubes, by the sheet's own values."""
    assert len(SIDES) == sum(len(side.converters) for card in CARDS for side in card.sides) == 589
    for name, at, told in SIDES:
        ours = converters_of(name, at)
        made = worth(told.get("outputs", {})) + worth(told.get("donation_outputs", {}))
        assert Fraction(ours.worth_in, 2) == worth(told.get("inputs", {})), name
        assert Fraction(ours.worth_out, 2) == made, name
        assert Fraction(half_cubes(ours.stolen), 2) == worth(told.get("steal", {})), name


def test_a_technology_is_worth_the_same_to_every_species() -> None:
    """But for the Unity: its upgraded sides of eras I and II make half a cube less, Organic Construction's not."""
    for tech in TECHNOLOGIES:
        cards = {
            card.species: card for card in CARDS if card.kind == "technology" and card.technology == tech.id
        }
        assert len(cards) == len(SPECIES)
        for upgraded in (False, True):
            found = {
                name: (converter.worth_in, converter.worth_out)
                for name, card in cards.items()
                for converter in card.sides[upgraded].converters
            }
            put_in, out = found["caylion"]
            wild = upgraded and tech.era < 3 and tech.id != "organic_construction"
            expected = dict.fromkeys(cards, (put_in, out)) | {"unity": (put_in, out - 1 if wild else out)}
            assert found == expected, (tech.id, upgraded)


def test_an_upgraded_technology_makes_all_that_it_made_before_and_more() -> None:
    for card in CARDS:
        if card.kind == "technology" and card.back is not None:
            front, back = card.front.converters[0], card.back.converters[0]
            before = [have + given for have, given in zip(front.outputs, front.donated, strict=True)]
            after = [have + given for have, given in zip(back.outputs, back.donated, strict=True)]
            assert all(more >= less for less, more in zip(before, after, strict=True)), card.id
            assert back.worth_out > front.worth_out


def test_the_costs_of_a_team_are_worth_the_same() -> None:
    pairs: Counter[tuple[str, ...]] = Counter()
    for era in (1, 2, 3, 4):
        goods: Counter[str] = Counter()
        for card in CARDS:
            if card.kind == "team" and card.era == era:
                assert len({half_cubes(cost) for cost in card.costs}) == 1, card.id
                kinds = tuple(sorted(word for cost in card.costs for word in counted(cost)))
                goods.update(kinds)
                pairs[kinds] += era < 4
        if era < 4:
            assert set(goods.values()) == {2}, "in each era every good pays for two teams"
    assert max(pairs.values()) == 1, "and no two teams of those eras have the same pair"


def test_biomes_are_shared_out_evenly() -> None:
    for side in (0, 1):
        biomes = Counter(card.sides[side].biome for card in CARDS if card.kind == "colony")
        assert biomes == dict.fromkeys(("desert", "ice", "jungle", "ocean"), 10)


# --- what is refused -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("inputs", "outputs", "why"),
    [
        ("3 large", "vp", "'large' is none of"),
        ("1 brown", "vp", "'1' is no amount"),
        ("99 brown", "vp", "'99' is no amount"),
        ("2.5 brown", "vp", "'2.5' is none of"),
        ("-2 brown", "vp", "'-2' is none of"),
        ("brown brown", "vp", "stands behind 'brown'"),
        ("green brown", "vp", "stands behind 'green'"),
        ("2 brown 3", "vp", "ends with an amount"),
        ("brown  green", "vp", "'' is none of"),
        ("wild_small", "vp", "wild_small cannot be an input"),
        ("brown", "ice", "ice cannot be an output"),
        ("3 any_small", "3 any_large", "sizes never change"),
        ("3 brown", "3 any_small", "sizes never change"),
        ("3 any_small", "| any_small", "any_small cannot be donated"),
        ("brown", "vp|green", "a bar has a space"),
        ("brown", "vp| green", "a bar has a space"),
        ("brown", "vp |green", "a bar has a space"),
        ("brown", "vp | ", "nothing is donated"),
    ],
)
def test_a_converter_that_cannot_be_is_refused_in_one_line(inputs: str, outputs: str, why: str) -> None:
    with pytest.raises(ValueError, match=why) as refused:
        run(inputs, outputs)
    assert "\n" not in str(refused.value)


def test_a_converter_is_frozen() -> None:
    with pytest.raises(AttributeError):
        ZETH.deck[0].front.converters[0].arrow = "white"  # type: ignore[misc]


def test_every_name_stands_in_the_messages_of_every_language() -> None:
    wanted = {f"card-{side.title}" for card in CARDS for side in card.sides if side.title}
    for language in ("en", "es", "pl"):
        found = {name for name in messages(language, "sidereal") if name.startswith("card-")}
        assert found >= wanted and messages_of("sidereal", language)
