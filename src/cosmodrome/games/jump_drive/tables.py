"""A card list folded to ints: what the steps read in place of card objects."""

from typing import Any, Final

from cosmodrome.core.folding import columns_of, sums_of
from cosmodrome.core.pickling import Shared, made_from
from cosmodrome.core.pile import packed
from cosmodrome.games.jump_drive.box import CARDS, SETS
from cosmodrome.games.jump_drive.cards import Card
from cosmodrome.games.jump_drive.powers import Power
from cosmodrome.games.jump_drive.sums import (
    AGAINST,
    CONTACT_DISCOUNT,
    DEVELOPMENT_DISCOUNT,
    DEVELOPMENTS,
    EXPLORE,
    GENE,
    MILITARY,
    MILITARY_WORLDS,
    NAMED,
    OTHER_PER,
    OTHER_WITH,
    SPECIAL_MILITARY,
    WORLD_DISCOUNT,
    WORLDS,
    Key,
    Share,
    copies_of,
    discount_on,
    kind_of,
)

IDS: Final[list[str]] = [card.id for card in CARDS]
"""A card is an index into this list, whatever values it has; copies of a card are not told apart."""
NUMBER_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(IDS)}
SURVEY_TEAM: Final = 0
COLUMNS: Final = ("convoy", "convoy_discount", "moves", "peaceful", "single")
"""What powers say about their card alone."""


def _keys(power: Power) -> list[Key]:
    """The sums that a power asks for."""
    shares = [share[2] for share in (power.vp(), power.income()) if share is not None]
    return [*power.sums(), *power.columns().values(), *shares]


def _named() -> list[Key]:
    """The sums that powers name a card for; a set adds its own behind those of the sets before it."""
    named: list[Key] = []
    for each in SETS.sets:
        asked = {key for card in each.cards for power in card.powers for key in _keys(power)}
        found = [discount_on(name) for name in sorted(IDS)] + [copies_of(name) for name in sorted(IDS)]
        found = [key for key in found if key in asked]
        found += [
            copies_of(card.id) for card in each.cards for power in card.powers if "single" in power.columns()
        ]
        named += [key for key in dict.fromkeys(found) if key not in named]
    return named


_NAMED: Final[list[Key]] = _named()
"""They are numbered from NAMED on."""
SUMS: Final = NAMED + len(_NAMED)

NO_SUMS: Final = packed([0] * SUMS)
"""Of an empire without cards; never changed."""


def sum_of(key: Key) -> int:
    """The number of a sum."""
    return NAMED + _NAMED.index(key) if isinstance(key, str) else key


DISCOUNTED: Final[dict[str, int]] = {
    name: sum_of(discount_on(name)) for name in IDS if discount_on(name) in _NAMED
}
"""By card that some card is cheaper for: the sum of what is saved on it."""


def _own_sums(card: Card) -> dict[int, int]:
    """What a card adds to the sums of its owner by its icons and its kind."""
    sums = {
        EXPLORE: card.icons["explore"],
        MILITARY: card.icons["military"],
        GENE: card.icons["gene"],
        DEVELOPMENTS: int(not card.is_world),
        MILITARY_WORLDS: int(card.military),
    }
    if card.good:
        sums[WORLDS + kind_of(card.good)] = 1
    if copies_of(card.id) in _NAMED:
        sums[sum_of(copies_of(card.id))] = 1
    return sums


def _sums(power: Power) -> dict[int, int]:
    return {sum_of(key): amount for key, amount in power.sums().items()}


def _columns(power: Power) -> dict[str, int]:
    return {name: sum_of(key) for name, key in power.columns().items()}


def _savings(card: Card) -> list[int]:
    found: list[int] = []
    if card.is_world:
        if card.military:
            found.append(CONTACT_DISCOUNT)
        found.append(WORLD_DISCOUNT)
        if card.good:
            found.append(WORLD_DISCOUNT + kind_of(card.good))
    else:
        found.append(DEVELOPMENT_DISCOUNT)
    if card.id in DISCOUNTED:
        found.append(DISCOUNTED[card.id])
    return found


def _strengths(card: Card) -> list[int]:
    found: list[int] = []
    if card.military:
        if card.good:
            found.append(SPECIAL_MILITARY + kind_of(card.good))
        found += [at for keyword, at in AGAINST.items() if keyword in card.keywords]
    return found


class Term:
    """A variable part of a card's VP or income: `amount` for the sum at `counted`, by a scope."""

    def __init__(self, share: Share) -> None:
        self.scope = share[0]
        self.others = self.scope in (OTHER_PER, OTHER_WITH)
        """Whether it counts what lies in another empire."""
        self.amount = share[1]
        self.counted = sum_of(share[2])
        self.each = share[3]


def _terms(shares: list[Share | None]) -> list[Term]:
    return [Term(share) for share in shares if share is not None]


def _held(cards: list[Card], pack: int) -> list[int]:
    """R1.2 Of each card, how many the game deck of a pack has; Survey Teams lie beside it."""
    there = SETS.in_pack(pack)
    return [card.copies if there[at] and at != SURVEY_TEAM else 0 for at, card in enumerate(cards)]


class Tables(Shared):
    """One card list as columns, by number; a state points to it and never copies it."""

    def __init__(self, cards: list[Card], own_cards: Any = None) -> None:
        self.cards = cards
        self.own_cards = own_cards
        """The contents of the card file these come from; None for the built-in cards."""
        self.held = [_held(cards, pack) for pack in SETS.packs()]
        """By pack: of each card, how many the game deck has."""
        self.decks = [[at for at, copies in enumerate(held) for _ in range(copies)] for held in self.held]
        """By pack: every card of the game deck, rising, with its copies."""
        self.ids = [card.id for card in cards]
        self.number = bytes(card.number for card in cards)
        self.vp = bytes(card.vp for card in cards)
        self.income = bytes(card.income for card in cards)
        self.is_world = bytes(card.is_world for card in cards)
        self.military = bytes(card.military for card in cards)
        column = columns_of([[_columns(power) for power in card.powers] for card in cards], COLUMNS)
        self.single = bytes(
            sum_of(copies_of(card.id)) if once else 0
            for card, once in zip(cards, column["single"], strict=True)
        )
        """For a card that no empire takes twice, the sum of its copies; else 0 (R4.7)."""
        self.peaceful = column["peaceful"]
        """For a card that no empire with Military takes, the sum that excuses from it; else 0 (R4.8)."""
        never = {power.never_paid() for card in cards for power in card.powers} - {""}
        self.contact = bytes(card.military and card.good not in never for card in cards)
        """Military worlds that a power to pay for such worlds takes (R6.6, R6.7)."""
        self.moves = column["moves"]
        self.convoy = column["convoy"]
        self.convoy_discount = column["convoy_discount"]
        self.sums = [sums_of([_own_sums(card), *map(_sums, card.powers)], SUMS) for card in cards]
        """What each card adds to the sums of its owner."""
        self.adds_to = [packed([at for at, amount in enumerate(row) if amount]) for row in self.sums]
        """The sums that a card adds anything to."""
        self.adds = [packed([amount for amount in row if amount]) for row in self.sums]
        """How much it adds to each of them."""
        self.savings = [packed(_savings(card)) for card in cards]
        """The sums that lower a card's price (R5.4, R6.6)."""
        self.strengths = [packed(_strengths(card)) for card in cards]
        """The sums that count as Military against a world, beside that against any world (R6.3)."""
        self.vp_terms = [_terms([power.vp() for power in card.powers]) for card in cards]
        self.income_terms = [_terms([power.income() for power in card.powers]) for card in cards]

    def facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """The cards that are played with, as plain facts."""
        there = SETS.in_pack(SETS.pack(options))
        return [card.facts() for card, played in zip(self.cards, there, strict=True) if played]

    def __reduce__(self) -> Any:
        return (_built_in, ()) if self is BUILT_IN else made_from(self, self.cards, self.own_cards)


def _built_in() -> Tables:
    return BUILT_IN


BUILT_IN: Final = Tables(CARDS)
