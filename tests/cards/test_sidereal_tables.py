"""The tables of Sidereal Confluence unfolded again: every number stands for what the card says."""

import itertools
from collections import Counter
from typing import Any

import pytest

from cosmodrome.games.sidereal import tables
from cosmodrome.games.sidereal.box import CARDS, SPECIES, in_pack
from cosmodrome.games.sidereal.cards import (
    ENTERS,
    KINDS,
    TRADES,
    Card,
    Colony,
    HalfCard,
    Side,
    StartCard,
    Team,
    Technology,
    TerritoryTile,
    spend,
)
from cosmodrome.games.sidereal.converters import ARROWS, Converter, Price, pay, purple, run, steal
from cosmodrome.games.sidereal.goods import BIOMES, counted
from cosmodrome.games.sidereal.species.species import Species
from cosmodrome.games.sidereal.technologies import TECHNOLOGIES
from cosmodrome.games.sidereal.tracks import ConfluenceCard


def converter(number: int) -> Converter:
    """A converter put together from the tables."""
    prices = zip(tables.PRICE_ENVOYS[number], tables.PRICES[number], strict=True)
    return Converter(
        ARROWS[tables.ARROW[number]],
        tables.INPUTS[number],
        tables.OUTPUTS[number],
        tables.DONATED[number],
        tuple(Price(envoys, inputs) for envoys, inputs in prices),
        tables.STOLEN[number],
    )


def side(number: int, which: int) -> dict[str, Any]:
    """A side's facts from the tables."""
    at = 2 * number + which
    first = tables.FIRST[at]
    biome = tables.BIOME[at]
    return {
        "converters": [converter(each).facts() for each in range(first, first + tables.COUNT[at])],
        "fleets": tables.FLEETS_NEEDED[at],
        "biome": "" if biome == tables.NO_BIOME else BIOMES[biome],
    }


SIDES = (tables.FRONT, tables.BACK)


def whole(card: int, one: int, other: int) -> dict[str, Any]:
    """R12.32 The converter of a half card and its other half, by the sides that are up."""
    partner = tables.PARTNER[card]
    first, at = (card, 2 * one + other) if card < partner else (partner, 2 * other + one)
    return converter(tables.PAIR[first] + at).facts()


def unfolded(number: int) -> dict[str, Any]:
    """All that the tables tell of a card, as its facts have it."""
    owner, technology, partner = tables.OWNER[number], tables.TECH[number], tables.PARTNER[number]
    entry = tables.ENTRY[number]
    return {
        "id": tables.IDS[number],
        "type": KINDS[tables.KIND[number]],
        "species": "" if owner == tables.NOBODY else tables.SPECIES_IDS[owner],
        "technology": "" if technology == tables.NO_TECHNOLOGY else tables.TECHNOLOGY_IDS[technology],
        "era": tables.ERA[number],
        "front": side(number, tables.FRONT),
        "back": side(number, tables.BACK) if tables.FLIPS[number] else None,
        "upgrades": [{"run": converter(way).facts()} for way in tables.UPGRADES[number]]
        + [{"spend": tables.IDS[card]} for card in tables.SPENDS[number]],
        "enters": ENTERS[tables.ENTERING[number]],
        "entry": None if entry == tables.NONE else converter(entry).facts(),
        "trade": TRADES[tables.TRADE[number]],
        "interest": bool(tables.INTEREST[number]),
        "one_taker": bool(tables.ONE_TAKER[number]),
        "partner": "" if partner == tables.NONE else tables.IDS[partner],
        "whole": []
        if partner == tables.NONE
        else [[whole(number, one, other) for other in SIDES] for one in SIDES],
        "fleet_support": tables.FLEET_SUPPORT[number],
        "colony_support": tables.COLONY_SUPPORT[number],
        "gains": counted(tables.GAINS[number]),
        "colonies": tables.TAKES_COLONIES[number],
        "per_acknowledgements": tables.PER_ACKNOWLEDGEMENTS[number],
        "discount": tables.DISCOUNT[number],
        "taker_gains": counted(tables.TAKER_GAINS[number]),
        "owner_gains": counted(tables.OWNER_GAINS[number]),
        "costs": [counted(cost) for cost in tables.COSTS[number]],
        "vp": tables.VP[number],
    }


NOT_FOLDED = {"name", "number", "copies", "half"}
"""What no rule asks for."""


def test_the_tables_say_what_the_cards_say() -> None:
    assert len(CARDS) == tables.CARDS and sum(in_pack(0)) == 353
    for number, card in enumerate(CARDS):
        facts = {field: fact for field, fact in card.facts().items() if field not in NOT_FOLDED}
        for which in ("front", "back"):
            if facts[which] is not None:
                del facts[which]["title"]
        assert unfolded(number) == facts


def test_every_converter_stands_where_it_is_said_to_stand() -> None:
    for number in range(tables.CONVERTERS):
        card = tables.CARD_OF[number]
        if card == tables.NONE:
            assert number == tables.RELIC_DECKS[tables.FADERAN]
            continue
        sides = {
            tables.FIRST[2 * card + which] + at
            for which in (tables.FRONT, tables.BACK)
            for at in range(tables.COUNT[2 * card + which])
        }
        pairs = set(range(tables.PAIR[card], tables.PAIR[card] + 4)) if tables.PAIR[card] >= 0 else set()
        assert number in sides | pairs | {tables.ENTRY[card], *tables.UPGRADES[card]}
        assert bool(tables.SAME_COLOUR[number]) == any(tables.OUTPUTS[number][10:12])


def test_two_half_cards_are_one_converter_that_takes_and_makes_what_both_show() -> None:
    halves = [card for card in CARDS if card.half]
    assert len(halves) == 6
    for number, card in enumerate(CARDS):
        if not card.half:
            assert card.whole == ()
            continue
        partner = CARDS[tables.PARTNER[number]]
        for one, other in itertools.product(SIDES, SIDES):
            own, its = card.sides[one].converters[0].facts(), partner.sides[other].converters[0].facts()
            both = card.whole[one][other].facts()
            for part in ("inputs", "outputs", "donated"):
                assert both[part] == dict(Counter(own[part]) + Counter(its[part]))
            assert (both["arrow"], both["prices"], both["stolen"]) == ("white", [], {})


def test_a_species_card_of_a_technology_is_found_by_its_number() -> None:
    for species, known in enumerate(SPECIES):
        for technology, tech in enumerate(TECHNOLOGIES):
            card = CARDS[tables.technology_card(species, technology)]
            assert (card.kind, card.species, card.technology) == ("technology", known.id, tech.id)


def test_decks_and_piles_hold_every_card_once() -> None:
    piles = [*tables.DECK, tables.COLONIES, *tables.TEAMS]
    assert sorted(card for pile in piles for card in pile) == list(range(tables.CARDS))
    assert len(tables.COLONY_DECKS[0]) == 40
    assert [len(team) for team in tables.TEAM_DECKS[0]] == [0, 7, 7, 7, 20]
    assert len(tables.RELIC_WORLDS) == 12
    for technology in range(tables.TECHNOLOGIES):
        teams = [card for era in tables.TEAM_DECKS[0] for card in era if tables.TECH[card] == technology]
        assert len(teams) == 1, "each technology is invented by one team"


def test_a_species_begins_as_its_card_says() -> None:
    for number, species in enumerate(SPECIES):
        assert tables.SPECIES_OF_ID[species.id] == number
        assert tables.START_GOODS[number] == species.start
        assert (tables.START_COLONIES[number], tables.START_TEAMS[number]) == (
            species.colonies,
            species.teams,
        )
        assert (tables.SUPPORT[number], tables.TIE_BREAK[number]) == (species.support, species.tie_break)
        assert (tables.IMPACT[number], tables.DIFFICULTY[number]) == (species.impact, species.difficulty)
    assert [tables.SPECIES_IDS[number] for number in tables.NEWCOMERS] == ["caylion", "faderan", "kjas", "kt"]


def test_the_bonuses_of_a_table_come_turn_by_turn() -> None:
    assert tables.bonuses(4) == (bytes([6, 5, 4, 4, 3, 2]), bytes([3, 2, 2, 1, 1, 0]))
    assert tables.bonuses(8) == (bytes([7, 6, 5, 4, 2, 0]), bytes([2, 2, 1, 1, 0, 0]))


# --- what is refused -------------------------------------------------------------------------------------------

NANO = [spend("nanotechnology")]


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: spend("nanotech"), "'nanotech' is no technology to spend"),
        (lambda: Technology(1, "nanotech", run("", "vp"), run("", "vp")), "is none of the technologies"),
        (lambda: Side("x", (run("brown", ""),)), "a converter of a whole card makes something"),
        (lambda: Side("x", (), biome="swamp"), "biome 'swamp' is none of desert, ice, jungle, ocean"),
        (lambda: Side("x", (), fleets=9), "9 fleets to support"),
        (
            lambda: StartCard(1, "x", run("", "vp"), "y", run("", "vp"), [run("brown", "vp")]),
            "it has a purple arrow",
        ),
        (lambda: StartCard(1, "x", run("", "vp"), "y", run("", "vp"), []), "a back and ways to flip it"),
        (lambda: TerritoryTile("x", run("brown", "vp"), [], "y", [], NANO), "a purple converter to enter play"),
        (lambda: HalfCard(1, "x", run("", ""), "y", run("", ""), NANO, "top", "z"), "neither left nor right"),
        (
            lambda: Colony(1, "X", "ice", run("", "vp"), purple("brown"), "ice", run("", "vp")),
            "no colony keeps its biome",
        ),
        (lambda: Team(1, "x", 1, 1, ("6 brown", "4 blue")), "a team has a technology in eras 1 to 3 only"),
        (
            lambda: Team(1, "x", 2, 1, ("6 brown", "4 blue"), "nanotechnology"),
            "'nanotechnology' is no technology of era 2",
        ),
        (lambda: Team(1, "x", 1, 1, ("6 brown",), "nanotechnology"), "two costs or three"),
        (lambda: ConfluenceCard(1, 7, (4,), 2, 0), "turn 7"),
        (lambda: ConfluenceCard(1, 1, (3,), 2, 0), "for \\(3,\\) players"),
        (lambda: ConfluenceCard(1, 1, (4,), 2, 3), "the Yengii's bonus is the lower one"),
        (lambda: purple("", "vp"), "a purple converter costs something"),
        (lambda: pay("vp"), "vp cannot be the price of a theft"),
        (lambda: pay("black", envoys=8), "8 envoys; there are 0 to 7"),
        (lambda: steal("black"), "a theft has one price or more"),
        (lambda: steal("black", pay("brown", envoys=1)), "no price is open against a victim without envoys"),
        (lambda: steal("ship", pay("brown")), "ship cannot be stolen"),
        (lambda: steal("wild_small", pay("brown")), "wild_small cannot be stolen"),
    ],
)  # fmt: skip
def test_what_cannot_be_a_card_is_refused_in_one_line(make: Any, why: str) -> None:
    with pytest.raises(ValueError, match=why) as refused:
        make()
    assert "\n" not in str(refused.value)


def deck(without: str = "", more: tuple[Card, ...] = ()) -> Species:
    """A species of the least that there can be, without one technology or with more cards."""
    cards: list[Card] = [
        Technology(2 + at, tech.id, run("", "vp"), run("", "2 vp"))
        for at, tech in enumerate(TECHNOLOGIES)
        if tech.id != without
    ]
    return Species("x", "2 brown", 1, 0, 3, 1, 0, 1, sheet=400, reference=1, deck=[*cards, *more])


def test_a_deck_is_whole() -> None:
    assert len(deck().deck) == 21
    with pytest.raises(ValueError, match="x: a deck has one card of each technology"):
        deck(without="megastructures")
    with pytest.raises(ValueError, match="the numbers of a deck follow one another"):
        deck(more=(StartCard(50, "y", run("", "vp"), "z", run("", "vp"), NANO),))
    half = HalfCard(23, "y", run("", ""), "z", run("", ""), NANO, "left", "missing")
    with pytest.raises(ValueError, match="its other half 'missing' is not in the deck"):
        deck(more=(half,))
