"""What tables are numbered by: kinds of good, the sums of a tableau, kinds of Consume powers."""

from typing import Final

GOODS: Final = ("novelty", "rare", "genes", "alien")
"""The kinds of good, cheapest first (R6.2)."""

# Kinds of good; 0 is none (or, in a filter, any).
NOVELTY: Final = 1
RARE: Final = 2
GENES: Final = 3
ALIEN: Final = 4
KINDS: Final = 5

PRODUCTION: Final = 1
WINDFALL: Final = 2
AT_A_PRICE: Final = 3
"""R13.31 A production world that gets no good but for a card."""
MILITARY_WORLDS: Final = 5
"""In place of a kind: all military worlds."""

# A seat's sums: what its tableau adds up to. Each group of KINDS is indexed by kind, 0 being any.
LOOK: Final = 0
KEEP: Final = 1
DEVELOP_DRAW_BEFORE: Final = 2
DEVELOP_DISCOUNT: Final = 3
DEVELOP_DRAW_AFTER: Final = 4
SETTLE_DRAW_AFTER: Final = 5
REBEL_MILITARY: Final = 6
TACTICS: Final = 7
SHIP: Final = 8
CONTACT: Final = 9
MILITARY: Final = 10
SETTLE_DISCOUNT: Final = 15
TRADE: Final = 20
NO_SUM: Final = 25
"""It is always 0: for cards to which nothing more counts."""
LEARNED: Final = 26
"""Sums that there are without later sets; what those add stands behind."""
MERCENARIES: Final = 26
"""Cards that may be discarded for Military, one each."""
LOGISTICS: Final = 27
MARKS: Final = 28
"""Worlds with the chromosome mark, which MARK_TRADE counts when a genes good is sold."""
MARK_TRADE: Final = 29
FACTORY: Final = 30
SUMS: Final = 31

# Kinds of Consume powers.
SPEND_GOODS: Final = 0
SPEND_KINDS: Final = 1
SPEND_ALL: Final = 2
SELL_ONE: Final = 3
DRAW_CARDS: Final = 4
GAMBLE: Final = 5
DISCARD_CARDS: Final = 6
SPEND_HERE: Final = 7
"""Spend the good on its own world."""


def kind_of(good: str) -> int:
    """The number of a kind of good; 0 for "" and "any"."""
    return GOODS.index(good) + 1 if good in GOODS else 0
