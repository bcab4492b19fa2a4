"""All that the box holds, in the order in which tables.py numbers it."""

from typing import Any, Final

from cosmodrome.games.sidereal.cards import NO_NUMBER, Card, Species
from cosmodrome.games.sidereal.colonies import COLONIES
from cosmodrome.games.sidereal.species.caylion import CAYLION
from cosmodrome.games.sidereal.species.eni_et import ENI_ET
from cosmodrome.games.sidereal.species.faderan import FADERAN
from cosmodrome.games.sidereal.species.imdril import IMDRIL
from cosmodrome.games.sidereal.species.kjas import KJAS
from cosmodrome.games.sidereal.species.kt import KT
from cosmodrome.games.sidereal.species.unity import UNITY
from cosmodrome.games.sidereal.species.yengii import YENGII
from cosmodrome.games.sidereal.species.zeth import ZETH
from cosmodrome.games.sidereal.teams import TEAMS
from cosmodrome.games.sidereal.technologies import TECHNOLOGIES
from cosmodrome.games.sidereal.tracks import CONFLUENCE

SPECIES: Final[tuple[Species, ...]] = (CAYLION, ENI_ET, FADERAN, IMDRIL, KJAS, KT, UNITY, YENGII, ZETH)
"""In the order of their rules (R12)."""

DONATION_CARDS: Final = range(381, 390)
"""Numbers of the cards on which donated goods lie; nothing else is printed on them."""


def in_order() -> tuple[Card, ...]:
    """Every card that can lie before a seat.

    The technology number t of species number s is card s * 21 + t. Then come the other cards of each species, the
    colonies and the teams, each as in its list.
    """
    order = {tech.id: at for at, tech in enumerate(TECHNOLOGIES)}
    technologies: list[Card] = []
    others: list[Card] = []
    for species in SPECIES:
        own = [card for card in species.deck if card.technology]
        own.sort(key=lambda card: order[card.technology])
        technologies += own
        others += [card for card in species.deck if not card.technology]
    return (*technologies, *others, *COLONIES, *TEAMS)


CARDS: Final[tuple[Card, ...]] = in_order()


def check_box() -> None:
    """Raises ValueError unless ids are unique and the numbers 1 to 389 are each printed once."""
    numbers = [card.number for card in CARDS if card.number != NO_NUMBER]
    numbers += [card.number for card in CONFLUENCE] + list(DONATION_CARDS)
    for species in SPECIES:
        numbers += [species.sheet, species.reference]
    if sorted(numbers) != list(range(1, 390)):
        raise ValueError("the numbers of the cards are not those from 1 to 389")
    if len({card.id for card in CARDS}) < len(CARDS):
        raise ValueError("two cards share an id")


check_box()


def card_facts(options: dict[str, Any]) -> list[dict[str, Any]]:
    """All cards as plain data, the confluence cards last; the same for every table."""
    return [card.facts() for card in CARDS] + [card.facts() for card in CONFLUENCE]


def species_facts() -> list[dict[str, Any]]:
    """What each species begins with, as plain data, in the order of SPECIES."""
    return [species.facts() for species in SPECIES]
