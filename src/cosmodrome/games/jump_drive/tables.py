"""A card list folded to ints: what the steps read in place of card objects."""

from typing import Any, Final

from cosmodrome.core.pickling import Shared, made_from
from cosmodrome.core.pile import packed
from cosmodrome.games.jump_drive.cards import CARDS, Card
from cosmodrome.games.jump_drive.powers import (
    GOODS,
    THINGS,
    CardDiscount,
    DevelopmentDiscount,
    IncomePer,
    IncomeWith,
    IncomeWithOther,
    MilitaryAgainst,
    MilitaryPerIcon,
    MovesToMostMilitary,
    OneInEmpire,
    PayForMilitaryWorld,
    PlacedWithoutMilitary,
    Power,
    SecondWorldConquered,
    SecondWorldPaid,
    VpPer,
    VpPerOther,
    VpWith,
    WorldDiscount,
)

IDS: Final[list[str]] = [card.id for card in CARDS]
"""A card is an index into this list, whatever values it has; copies of a card are not told apart."""
NUMBER_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(IDS)}
SURVEY_TEAM: Final = 0

# Kinds of worlds; 0 is gray (or, in a discount, any).
KINDS: Final = 5


def named(powers: list[Power]) -> list[str]:
    """The cards that powers count, or ask for, by name."""
    counted = (VpPer, VpWith, IncomeWith, IncomeWithOther)
    found = {power.card for power in powers if isinstance(power, counted) and power.card}
    return sorted(found | {power.unless for power in powers if isinstance(power, PlacedWithoutMilitary)})


def single(card: Card) -> bool:
    return any(isinstance(power, OneInEmpire) for power in card.powers)


_POWERS: Final = [power for card in CARDS for power in card.powers]
COUNTED: Final[list[str]] = [*named(_POWERS), *(card.id for card in CARDS if single(card))]
DISCOUNTED: Final[list[str]] = sorted({power.card for power in _POWERS if isinstance(power, CardDiscount)})

# A seat's sums: what its empire adds up to. The things counted come first, in the order of powers.THINGS.
EXPLORE: Final = 0
MILITARY: Final = 1
GENE: Final = 2
DEVELOPMENTS: Final = 3
MILITARY_WORLDS: Final = 4
WORLDS: Final = 4
"""WORLDS + kind, for kinds from 1."""
DEVELOPMENT_DISCOUNT: Final = 9
WORLD_DISCOUNT: Final = 10
"""WORLD_DISCOUNT + kind, 0 being any world."""
REBEL_MILITARY: Final = 15
SPECIAL_MILITARY: Final = 15
"""SPECIAL_MILITARY + kind, for kinds from 1."""
MILITARY_PER_GENE: Final = 20
AGAINST: Final = {"rebel": REBEL_MILITARY}
"""The sum of Military against worlds of each such keyword: no card has any against another one."""
MILITARY_PER: Final = {"gene": MILITARY_PER_GENE}
"""The sum of what each such icon gives: gene icons are the only ones that any card turns into Military."""
CONTACTS: Final = 21
"""Powers to pay for military worlds, and the next one what they take off."""
CONTACT_DISCOUNT: Final = 22
COLONY_CONVOYS: Final = 23
MILITARY_CONVOYS: Final = 24
CARD_DISCOUNT: Final = 25
"""CARD_DISCOUNT + index into DISCOUNTED."""
OWNED: Final = CARD_DISCOUNT + len(DISCOUNTED)
"""OWNED + index into COUNTED: copies of that card."""
SUMS: Final = OWNED + len(COUNTED)

NO_SUMS: Final = packed([0] * SUMS)
"""Of an empire without cards; never changed."""

OF_THING: Final[dict[str, int]] = {thing: at for at, thing in enumerate(THINGS[:-1])}

# Scopes of terms.
OWN_PER: Final = 0
OWN_WITH: Final = 1
OTHER_PER: Final = 2
OTHER_WITH: Final = 3


def kind_of(good: str) -> int:
    """The number of a kind of world; 0 for "" and "any"."""
    return GOODS.index(good) + 1 if good in GOODS else 0


def _sums_of(card: Card) -> list[int]:
    """What a card adds to the sums of its owner."""
    sums = [0] * SUMS
    sums[EXPLORE] = card.icons["explore"]
    sums[MILITARY] = card.icons["military"]
    sums[GENE] = card.icons["gene"]
    if not card.is_world:
        sums[DEVELOPMENTS] = 1
    if card.military:
        sums[MILITARY_WORLDS] = 1
    if card.good:
        sums[WORLDS + kind_of(card.good)] = 1
    if card.id in COUNTED:
        sums[OWNED + COUNTED.index(card.id)] = 1
    for power in card.powers:
        if isinstance(power, DevelopmentDiscount):
            sums[DEVELOPMENT_DISCOUNT] += power.amount
        elif isinstance(power, WorldDiscount):
            sums[WORLD_DISCOUNT + kind_of(power.good)] += power.amount
        elif isinstance(power, CardDiscount):
            sums[CARD_DISCOUNT + DISCOUNTED.index(power.card)] += power.amount
        elif isinstance(power, MilitaryAgainst):
            at = AGAINST[power.keyword] if power.keyword else SPECIAL_MILITARY + kind_of(power.good)
            sums[at] += power.amount
        elif isinstance(power, MilitaryPerIcon):
            sums[MILITARY_PER[power.icon]] += power.amount
        elif isinstance(power, PayForMilitaryWorld):
            sums[CONTACTS] += 1
            sums[CONTACT_DISCOUNT] += power.amount
        elif isinstance(power, SecondWorldPaid):
            sums[COLONY_CONVOYS] += 1
        elif isinstance(power, SecondWorldConquered):
            sums[MILITARY_CONVOYS] += 1
    return sums


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
        found.append(CARD_DISCOUNT + DISCOUNTED.index(card.id))
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

    def __init__(self, scope: int, amount: int, counted: int, each: int) -> None:
        self.scope = scope
        self.others = scope in (OTHER_PER, OTHER_WITH)
        """Whether it counts what lies in another empire."""
        self.amount = amount
        self.counted = counted
        self.each = each


def _counted(thing: str, card: str) -> int:
    return _owned(card) if thing == "card" else OF_THING[thing]


def _owned(card: str) -> int:
    """The sum of the copies of a card that others name."""
    return OWNED + COUNTED.index(card)


def _vp_terms(card: Card) -> list[Term]:
    terms: list[Term] = []
    for power in card.powers:
        if isinstance(power, VpPer):
            terms.append(Term(OWN_PER, power.amount, _counted(power.thing, power.card), power.each))
        elif isinstance(power, VpPerOther):
            terms.append(Term(OTHER_PER, power.amount, _counted(power.thing, ""), 1))
        elif isinstance(power, VpWith):
            terms.append(Term(OWN_WITH, power.amount, _counted(power.thing, power.card), 1))
    return terms


def _income_terms(card: Card) -> list[Term]:
    terms: list[Term] = []
    for power in card.powers:
        if isinstance(power, IncomePer):
            terms.append(Term(OWN_PER, power.amount, _counted(power.thing, ""), power.each))
        elif isinstance(power, IncomeWith):
            terms.append(Term(OWN_WITH, power.amount, _counted(power.thing, power.card), 1))
        elif isinstance(power, IncomeWithOther):
            terms.append(Term(OTHER_WITH, power.amount, _counted(power.thing, power.card), 1))
    return terms


class Tables(Shared):
    """One card list as columns; a state points to it and never copies it."""

    def __init__(self, cards: list[Card], own_cards: Any = None) -> None:
        self.cards = cards
        self.own_cards = own_cards
        """The contents of the card file these come from; None for the built-in cards."""
        self.deck: list[int] = []
        """Every card of the game deck, rising, with its copies; Survey Teams lie beside it (R1.2)."""
        for number, card in enumerate(cards):
            if number != SURVEY_TEAM:
                self.deck.extend([number] * card.copies)
        self.pack = packed(self.deck)
        """The same as a pile."""
        self.held = [0 if number == SURVEY_TEAM else card.copies for number, card in enumerate(cards)]
        """And as how many there are of each card."""
        self.ids = [card.id for card in cards]
        self.number = bytes(card.number for card in cards)
        self.vp = bytes(card.vp for card in cards)
        self.income = bytes(card.income for card in cards)
        self.is_world = bytes(card.is_world for card in cards)
        self.military = bytes(card.military for card in cards)
        self.single = bytes(_owned(card.id) if single(card) else 0 for card in cards)
        """For a card that no empire takes twice, the sum of its copies; else 0 (R4.7)."""
        self.peaceful = bytes(
            max(
                (_owned(power.unless) for power in card.powers if isinstance(power, PlacedWithoutMilitary)),
                default=0,
            )
            for card in cards
        )
        """For a card that no empire with Military takes, the sum that excuses from it; else 0 (R4.8)."""
        taken = [power for card in cards for power in card.powers if isinstance(power, PayForMilitaryWorld)]
        never = {power.except_good for power in taken}
        self.contact = bytes(card.military and card.good not in never for card in cards)
        """Military worlds that a power to pay for such worlds takes (R6.6, R6.7)."""
        self.moves = bytes(
            any(isinstance(power, MovesToMostMilitary) for power in card.powers) for card in cards
        )
        self.convoy = bytes(
            any(isinstance(power, SecondWorldPaid) for power in card.powers) for card in cards
        )
        self.convoy_discount = bytes(
            sum(power.amount for power in card.powers if isinstance(power, SecondWorldPaid)) for card in cards
        )
        self.sums = [_sums_of(card) for card in cards]
        self.adds_to = [packed([at for at, amount in enumerate(row) if amount]) for row in self.sums]
        """The sums that a card adds anything to."""
        self.adds = [packed([amount for amount in row if amount]) for row in self.sums]
        """How much it adds to each of them."""
        self.savings = [packed(_savings(card)) for card in cards]
        """The sums that lower a card's price (R5.4, R6.6)."""
        self.strengths = [packed(_strengths(card)) for card in cards]
        """The sums that count as Military against a world, beside that against any world (R6.3)."""
        self.vp_terms = [_vp_terms(card) for card in cards]
        self.income_terms = [_income_terms(card) for card in cards]

    def facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        """All cards as plain facts; no option changes them."""
        return [card.facts() for card in self.cards]

    def __reduce__(self) -> Any:
        return (_built_in, ()) if self is BUILT_IN else made_from(self, self.cards, self.own_cards)


def _built_in() -> Tables:
    return BUILT_IN


BUILT_IN: Final = Tables(CARDS)
