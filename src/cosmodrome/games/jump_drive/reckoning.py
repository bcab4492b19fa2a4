"""What cards cost, how strong an empire is and what it gives: all arithmetic over tables and sums (R4 to R10).

`sums` are what an empire adds up to (tables.py). A development helps the world placed in the same round (R4.4): such a
world is reckoned with the sums of the empire that the development has joined, and never the other way round.
"""

from mypy_extensions import i64

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import Pile
from cosmodrome.games.jump_drive.meta import ALONE_SAVES
from cosmodrome.games.jump_drive.sums import (
    COLONY_CONVOYS,
    CONTACTS,
    GENE,
    MILITARY,
    MILITARY_PER_GENE,
    OTHER_PER,
    OWN_PER,
    OWN_WITH,
)
from cosmodrome.games.jump_drive.tables import Tables, Term

CANNOT = -1
"""In place of a price: this cannot be done at all."""

Parts = list[tuple[str, int]]
"""Where an amount comes from: card ids, or terms, each with its share."""


# --- sums


def joined(tables: Tables, sums: Pile, card: int) -> Pile:
    """The sums once a card has joined the empire."""
    after = sums[:]
    adds = tables.adds[card]
    for which, at in enumerate(tables.adds_to[card]):
        after[at] += adds[which]
    return after


def parted(tables: Tables, sums: Pile, card: int) -> Pile:
    """The sums once a card has left the empire."""
    after = sums[:]
    adds = tables.adds[card]
    for which, at in enumerate(tables.adds_to[card]):
        after[at] -= adds[which]
    return after


def from_cards(tables: Tables, empire: Pile, at: int, times: int) -> Parts:
    """Which cards of an empire make up one of its sums."""
    return [(tables.ids[card], times * tables.sums[card][at]) for card in empire if tables.sums[card][at]]


# --- developments


def refusal(tables: Tables, sums: Pile, card: int) -> str:
    """R4.7, R4.8 Why the empire does not take this development, whatever it costs; "" when it does."""
    copies = tables.single[card]
    if copies and sums[copies] > 0:
        return "already-in-empire"
    unless = tables.peaceful[card]
    if unless and sums[unless] == 0 and military_of(sums) > 0:
        return "needs-no-military"
    return ""


def development_price(tables: Tables, sums: Pile, card: int, alone: bool) -> int:
    """R5.1, R5.2 What a development costs, one less without a world."""
    return _price(tables, sums, card, ALONE_SAVES if alone else 0)


def development_parts(tables: Tables, empire: Pile, card: int) -> Parts:
    """The arithmetic of `development_price` without a world; it may go below 0, where the price does not."""
    parts: Parts = [("cost", tables.number[card]), ("alone", -ALONE_SAVES)]
    return parts + _savings(tables, empire, card)


# --- worlds


def world_price(tables: Tables, sums: Pile, card: int, convoy: int) -> int:
    """R5.4, R6.6, R7.4 What a world costs that is paid for; CANNOT where it must be conquered.

    `convoy` is the Colony Convoy that is discarded for it, or NOTHING.
    """
    if tables.military[card] and not (tables.contact[card] and sums[CONTACTS]):
        return CANNOT
    return _price(tables, sums, card, tables.convoy_discount[convoy] if convoy >= 0 else 0)


def world_parts(tables: Tables, empire: Pile, card: int, convoy: int) -> Parts:
    """The arithmetic of `world_price`; it may go below 0, where the price does not."""
    parts: Parts = [("defense" if tables.military[card] else "cost", tables.number[card])]
    parts += _savings(tables, empire, card)
    if convoy >= 0:
        parts.append((tables.ids[convoy], -tables.convoy_discount[convoy]))
    return parts


def _price(tables: Tables, sums: Pile, card: int, less: int) -> int:
    """R5.6"""
    price: i64 = tables.number[card] - less
    for at in tables.savings[card]:
        price -= sums[at]
    return int(price) if price > 0 else 0


def _savings(tables: Tables, empire: Pile, card: int) -> Parts:
    parts: Parts = []
    for at in tables.savings[card]:
        parts += from_cards(tables, empire, at, -1)
    return parts


def military_of(sums: Pile) -> int:
    """R6.2 Military against any world."""
    return int(sums[MILITARY]) + gene_military(sums)


def gene_military(sums: Pile) -> int:
    """What gene icons give of it."""
    return int(sums[MILITARY_PER_GENE] * sums[GENE])


def extra_military(tables: Tables, sums: Pile, card: int) -> int:
    """R6.3 Military that counts against this world only for its kind or keyword."""
    military: i64 = 0
    for at in tables.strengths[card]:
        military += sums[at]
    return int(military)


def military_parts(tables: Tables, sums: Pile, empire: Pile, card: int) -> Parts:
    """Where all Military against a world comes from."""
    parts = from_cards(tables, empire, MILITARY, 1)
    parts += from_cards(tables, empire, MILITARY_PER_GENE, int(sums[GENE]))
    for at in tables.strengths[card]:
        parts += from_cards(tables, empire, at, 1)
    return [part for part in parts if part[1]]


def can_conquer(tables: Tables, sums: Pile, card: int) -> bool:
    """R6.1"""
    if not tables.military[card]:
        return False
    return military_of(sums) + extra_military(tables, sums, card) >= tables.number[card]


def least_price(tables: Tables, sums: Pile, card: int) -> int:
    """Cards that the cheapest way to take a world costs, or CANNOT."""
    return 0 if can_conquer(tables, sums, card) else world_price(tables, sums, card, NOTHING)


# --- second worlds


def used_by(tables: Tables, sums: Pile, card: int) -> int:
    """R7.6 Military against any world that conquering this one uses up for the round."""
    used = tables.number[card] - extra_military(tables, sums, card)
    return used if used > 0 else 0


def military_left(tables: Tables, sums: Pile, used: int, card: int) -> int:
    """R7.6 Military against a second world: what the first one left, and what counts against this one only."""
    return military_of(sums) - used + extra_military(tables, sums, card)


def colony_convoy(tables: Tables, sums: Pile, empire: Pile, development: int, waits: bool) -> int:
    """R7.1 The Colony Convoy that could be discarded for a second world now, or NOTHING.

    `development` was placed this round; a Colony Convoy among the cards that `waits` is of no use yet (R7.3).
    """
    usable: i64 = sums[COLONY_CONVOYS]
    if waits and development >= 0 and tables.convoy[development]:
        usable -= 1
    if usable > 0:
        for card in empire:
            if tables.convoy[card]:
                return int(card)
    return NOTHING


# --- what an empire gives


def worth_of(term: Term, own: int, most: int) -> int:
    """R9.3 to R9.6, R10.6 What a term gives: `own` of what it counts lie in the own empire, `most` in another one."""
    if term.scope == OWN_PER:
        return own // term.each * term.amount
    if term.scope == OWN_WITH:
        return term.amount if own > 0 else 0
    if term.scope == OTHER_PER:
        return most * term.amount
    return term.amount if most > 0 else 0
