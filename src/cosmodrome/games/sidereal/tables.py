"""The cards folded into numbers: what steps read. Cards, sides, converters, species and technologies by number.

A side is 2 * card + FRONT or BACK. Things are numbered as in goods.py; a row of things is THINGS bytes long.
"""

from typing import Final

from cosmodrome.games.sidereal.box import CARDS as BOX
from cosmodrome.games.sidereal.box import SETS, in_pack
from cosmodrome.games.sidereal.box import SPECIES as NINE
from cosmodrome.games.sidereal.cards import ENTERS, KINDS, TRADES, Card
from cosmodrome.games.sidereal.converters import ARROWS, Converter
from cosmodrome.games.sidereal.goods import BIOMES, Things
from cosmodrome.games.sidereal.species.species import SpeciesRules
from cosmodrome.games.sidereal.technologies import TECHNOLOGIES as TECHS
from cosmodrome.games.sidereal.tracks import CONFLUENCE

FRONT: Final = 0
BACK: Final = 1

NONE: Final = -1

# Kinds of card, in the order of cards.KINDS.
TECHNOLOGY: Final = 0
START: Final = 1
HALF: Final = 2
FLEET: Final = 3
NULLSPACE: Final = 4
COMPUTER: Final = 5
TERRITORY: Final = 6
RELIC_WORLD: Final = 7
COLONY: Final = 8
TEAM: Final = 9

# How a card enters play, in the order of cards.ENTERS.
SETUP: Final = 0
INVENTED: Final = 1
PAID: Final = 2
DRAWN: Final = 3

# What becomes of it in a trade, in the order of cards.TRADES.
LOAN: Final = 0
KEPT: Final = 1
BOUND: Final = 2

# Arrows, in the order of converters.ARROWS.
WHITE_ARROW: Final = 0
PURPLE_ARROW: Final = 1
RED_ARROW: Final = 2

# Species, in the order of box.SPECIES.
CAYLION: Final = 0
ENI_ET: Final = 1
FADERAN: Final = 2
IMDRIL: Final = 3
KJAS: Final = 4
KT: Final = 5
UNITY: Final = 6
YENGII: Final = 7
ZETH: Final = 8
SPECIES: Final = 9
NOBODY: Final = 9
"""The species of a colony or team."""

TECHNOLOGIES: Final = 21
NO_TECHNOLOGY: Final = 21
NO_BIOME: Final = 4

CARDS: Final = len(BOX)
IDS: Final[list[str]] = [card.id for card in BOX]
NUMBER_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(IDS)}
"""A card's number by its id."""
SPECIES_IDS: Final[list[str]] = [species.id for species in NINE]
SPECIES_OF_ID: Final[dict[str, int]] = {name: number for number, name in enumerate(SPECIES_IDS)}
TECHNOLOGY_IDS: Final[list[str]] = [tech.id for tech in TECHS]
TECHNOLOGY_OF_ID: Final[dict[str, int]] = {name: number for number, name in enumerate(TECHNOLOGY_IDS)}

KIND: Final = bytes(KINDS.index(card.kind) for card in BOX)
OWNER: Final = bytes(SPECIES_OF_ID.get(card.species, NOBODY) for card in BOX)
"""The species whose border a card has, or NOBODY."""
TECH: Final = bytes(TECHNOLOGY_OF_ID.get(card.technology, NO_TECHNOLOGY) for card in BOX)
"""The technology a card is, or a team invents; NO_TECHNOLOGY for any other card and for teams of era IV."""
ERA: Final = bytes(card.era for card in BOX)
"""Of technologies and teams, 1 to 4; 0 for any other card."""
ENTERING: Final = bytes(ENTERS.index(card.enters) for card in BOX)
TRADE: Final = bytes(TRADES.index(card.trade) for card in BOX)
FLIPS: Final = bytes(card.back is not None for card in BOX)
"""Whether a card has a back."""
IS_COLONY: Final = bytes(bool(card.front.biome) for card in BOX)
"""Colonies and nullspace colonies."""
INTEREST: Final = bytes(card.interest for card in BOX)
ONE_TAKER: Final = bytes(card.one_taker for card in BOX)
PARTNER: Final[list[int]] = [NUMBER_OF.get(card.partner, NONE) for card in BOX]
"""The other half of a half card, or NONE."""
FLEET_SUPPORT: Final = bytes(card.fleet_support for card in BOX)
COLONY_SUPPORT: Final = bytes(card.colony_support for card in BOX)
GAINS: Final[list[Things]] = [card.gains for card in BOX]
"""What entering play brings, once."""
TAKES_COLONIES: Final = bytes(card.colonies for card in BOX)
PER_ACKNOWLEDGEMENTS: Final = bytes(card.per_acknowledgements for card in BOX)
DISCOUNT: Final = bytes(card.discount for card in BOX)
TAKER_GAINS: Final[list[Things]] = [card.taker_gains for card in BOX]
OWNER_GAINS: Final[list[Things]] = [card.owner_gains for card in BOX]
COSTS: Final[list[list[Things]]] = [list(card.costs) for card in BOX]
"""What inventing costs a team's owner: one of these."""
VP: Final = bytes(card.vp for card in BOX)
"""What inventing scores, in points."""


class _Fold:
    """Converters as they are numbered: those of sides first, side by side, then all others as they are met."""

    def __init__(self) -> None:
        self.converters: list[Converter] = []
        self.cards: list[int] = []

    def add(self, converter: Converter, card: int) -> int:
        self.converters.append(converter)
        self.cards.append(card)
        return len(self.converters) - 1

    def add_all(self, converters: list[Converter], card: int) -> int:
        """The number of the first; the others follow."""
        first = len(self.converters)
        for converter in converters:
            self.add(converter, card)
        return first


_fold: Final = _Fold()


def _sides() -> tuple[list[int], bytes]:
    first: list[int] = []
    count = bytearray()
    for number, card in enumerate(BOX):
        for side in (card.front, card.back):
            first.append(len(_fold.converters))
            if side is not None:
                for converter in side.converters:
                    _fold.add(converter, number)
            count.append(len(_fold.converters) - first[-1])
    return first, bytes(count)


_BY_SIDE: Final = _sides()
FIRST: Final[list[int]] = _BY_SIDE[0]
"""By side: the number of its first converter; the others follow."""
COUNT: Final[bytes] = _BY_SIDE[1]
"""By side: how many converters it has."""

BIOME: Final = bytes(
    BIOMES.index(side.biome) if side is not None and side.biome else NO_BIOME
    for card in BOX
    for side in (card.front, card.back)
)
"""By side."""
FLEETS_NEEDED: Final = bytes(
    0 if side is None else side.fleets for card in BOX for side in (card.front, card.back)
)
"""By side: fleet symbols to be covered if any of its converters runs."""


def _entries() -> list[int]:
    return [NONE if card.entry is None else _fold.add(card.entry, number) for number, card in enumerate(BOX)]


def _flips() -> list[list[int]]:
    return [
        [_fold.add(way, number) for way in card.upgrades if isinstance(way, Converter)]
        for number, card in enumerate(BOX)
    ]


def _spends() -> list[list[int]]:
    return [[_spent(card, way) for way in card.upgrades if isinstance(way, str)] for card in BOX]


def _spent(card: Card, technology: str) -> int:
    return SPECIES_OF_ID[card.species] * TECHNOLOGIES + TECHNOLOGY_OF_ID[technology]


ENTRY: Final[list[int]] = _entries()
"""By card: the purple converter that puts it into play, or NONE."""
UPGRADES: Final[list[list[int]]] = _flips()
"""By card: the purple converters that flip it, each alone."""
SPENDS: Final[list[list[int]]] = _spends()
"""By card: the cards of its species of which one is spent to flip it."""
RELIC_DECKS: Final[list[int]] = [
    NONE if species.relics is None else _fold.add(species.relics, NONE) for species in NINE
]
"""By species: the purple converter that plays its top relic world, or NONE."""

PAIR: Final[list[int]] = [
    _fold.add_all([both for row in card.whole for both in row], number) if number < PARTNER[number] else NONE
    for number, card in enumerate(BOX)
]
"""R12.32 By the first of two half cards: the converter of both fronts; then come front and back, back and front, both
backs. NONE for any other card."""

CONVERTERS: Final = len(_fold.converters)
CARD_OF: Final[list[int]] = _fold.cards
"""By converter: the card on which it stands; NONE for that of the relic deck."""
ARROW: Final = bytes(ARROWS.index(converter.arrow) for converter in _fold.converters)
INPUTS: Final[list[Things]] = [converter.inputs for converter in _fold.converters]
OUTPUTS: Final[list[Things]] = [converter.outputs for converter in _fold.converters]
DONATED: Final[list[Things]] = [converter.donated for converter in _fold.converters]
STOLEN: Final[list[Things]] = [converter.stolen for converter in _fold.converters]
PRICES: Final[list[list[Things]]] = [
    [price.inputs for price in converter.prices] for converter in _fold.converters
]
PRICE_ENVOYS: Final[list[bytes]] = [
    bytes(price.envoys for price in converter.prices) for converter in _fold.converters
]
"""By converter and price: how many envoys the victim holds at least."""
SAME_COLOUR: Final = bytes(converter.same_colour for converter in _fold.converters)
"""By converter: cubes of one colour are put in, and come out in that colour."""


def technology_card(species: int, technology: int) -> int:
    """The number of a species' card of a technology."""
    return species * TECHNOLOGIES + technology


COLONIES: Final[list[int]] = [card for card in range(CARDS) if KIND[card] == COLONY]
TEAMS: Final[list[list[int]]] = [
    [card for card in range(CARDS) if KIND[card] == TEAM and ERA[card] == era] for era in range(5)
]
"""By era, from 1."""


def _only(cards: list[int], pack: int) -> list[int]:
    there = in_pack(pack)
    return [card for card in cards if there[card]]


COLONY_DECKS: Final = [_only(COLONIES, pack) for pack in SETS.packs()]
"""By pack: the colonies that are played with."""
TEAM_DECKS: Final = [[_only(teams, pack) for teams in TEAMS] for pack in SETS.packs()]
"""By pack, then by era: the teams."""
DECK: Final[list[list[int]]] = [
    [number for number in range(CARDS) if OWNER[number] == species] for species in range(SPECIES)
]
"""By species: all its cards."""
RELIC_WORLDS: Final[list[int]] = [number for number in range(CARDS) if KIND[number] == RELIC_WORLD]

START_GOODS: Final[list[Things]] = [species.start for species in NINE]
START_COLONIES: Final = bytes(species.colonies for species in NINE)
START_TEAMS: Final = bytes(species.teams for species in NINE)
SUPPORT: Final = bytes(species.support for species in NINE)
"""Colonies a species can support; cards.UNLIMITED for any number."""
TIE_BREAK: Final = bytes(species.tie_break for species in NINE)
IMPACT: Final = bytes(species.impact for species in NINE)
DIFFICULTY: Final = bytes(species.difficulty for species in NINE)
RULES: Final[list[SpeciesRules]] = [species.rules for species in NINE]
"""By species: where its rules differ (R12)."""
NEWCOMERS: Final[list[int]] = [number for number, species in enumerate(NINE) if species.newcomers]


def bonuses(players: int) -> tuple[bytes, bytes]:
    """By turn from 0: the sharing bonus, and that of the Yengii, at so many players."""
    cards = [card for card in CONFLUENCE if players in card.players]
    return bytes(card.bonus for card in cards), bytes(card.yengii for card in cards)
