"""What tables are numbered by: kinds of world, things that are counted, the sums of an empire."""

from typing import Final

GOODS: Final = ("novelty", "rare", "genes", "alien")
"""What the colours of worlds stand for: blue, brown, green, yellow (R2.4)."""
KINDS: Final = 5
"""Kinds of worlds; 0 is gray (or, in a discount, any)."""

# A seat's sums: what its empire adds up to. The things counted come first.
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
CONTACTS: Final = 21
"""Powers to pay for military worlds, and the next one what they take off."""
CONTACT_DISCOUNT: Final = 22
COLONY_CONVOYS: Final = 23
MILITARY_CONVOYS: Final = 24
NAMED: Final = 25
"""From here on: the sums that powers name a card for, as tables.py finds them."""

THINGS: Final[dict[str, int]] = {
    "explore_icon": EXPLORE,
    "military_icon": MILITARY,
    "gene_icon": GENE,
    "development": DEVELOPMENTS,
    "military_world": MILITARY_WORLDS,
    **{f"{good}_world": WORLDS + 1 + at for at, good in enumerate(GOODS)},
}
"""What powers count, by its sum."""
AGAINST: Final = {"rebel": REBEL_MILITARY}
"""The sum of Military against worlds of each such keyword: no card has any against another one."""
MILITARY_PER: Final = {"gene": MILITARY_PER_GENE}
"""The sum of what each such icon gives: gene icons are the only ones that any card turns into Military."""

Key = int | str
"""A sum by its number, or by the card that a power names: `discount_on`, `copies_of`."""
Share = tuple[int, int, Key, int]
"""A variable part of VP or income: its scope, the amount, the sum that is counted, and for each how many."""

# Scopes of shares.
OWN_PER: Final = 0
OWN_WITH: Final = 1
OTHER_PER: Final = 2
OTHER_WITH: Final = 3


def kind_of(good: str) -> int:
    """The number of a kind of world; 0 for "" and "any"."""
    return GOODS.index(good) + 1 if good in GOODS else 0


def discount_on(card: str) -> Key:
    """The sum of what is saved on this card alone."""
    return f"discount on {card}"


def copies_of(card: str) -> Key:
    """The sum of the copies of this card."""
    return f"copies of {card}"


def counted(thing: str, card: str = "") -> Key:
    """The sum of a thing, or with "card" of the copies of that card."""
    return copies_of(card) if thing == "card" else THINGS[thing]
