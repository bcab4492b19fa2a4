"""A card list as arrays: what a batch of games reads in place of tables of bytes."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from cosmodrome.bots.jump_drive.worth import Worths
from cosmodrome.core.pile import listed
from cosmodrome.games.jump_drive.sums import CONTACTS, MILITARY, OTHER_PER, OTHER_WITH, OWN_PER, OWN_WITH
from cosmodrome.games.jump_drive.tables import SUMS, Tables

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]

REAL: Final = np.float32
VP: Final = 0
INCOME: Final = 1
BOTH: Final = (VP, INCOME)

# The columns of `CardArrays.of_empire`, behind the sums: for VP, and for income.
PER: Final = (slice(SUMS, 2 * SUMS), slice(2 * SUMS, 3 * SUMS))
HAVING: Final = (slice(3 * SUMS, 4 * SUMS), slice(4 * SUMS, 5 * SUMS))
FIXED: Final = slice(5 * SUMS, 5 * SUMS + 2)

# What one card does for another that comes after it: columns of `CardArrays.pairs`.
PAIR_VP: Final = 0
PAIR_INCOME: Final = 1
PAIR_DISCOUNT: Final = 2
PAIR_MILITARY: Final = 3


class CardArrays:
    """One row a card, in the order of the card list, and one more, `none`, for the lack of a card.

    Lists of two are for VP and for income.
    """

    def __init__(self, tables: Tables) -> None:
        cards = len(tables.ids)
        self.none = cards
        self.decks: list[Ints] = [np.array(deck) for deck in tables.decks]
        """By pack, as in the tables."""
        self.number = _column(tables.number)
        self.is_world: Bools = _column(tables.is_world) > 0
        self.is_military: Bools = _column(tables.military) > 0
        self.payable: Bools = _column(tables.contact) > 0
        """Military worlds that a Contact Specialist takes (R6.7)."""
        self.single = np.flatnonzero(_column(tables.single))
        self.peaceful = [(card, unless) for card, unless in enumerate(tables.peaceful) if unless]
        """Cards that no empire with military takes, and the sums that excuse from it (R4.8)."""
        self.moving = np.flatnonzero(_column(tables.moves))
        self.sums: Floats = np.zeros((cards + 1, SUMS), REAL)
        self.sums[:cards] = tables.sums
        self.contact: Bools = self.sums[:, CONTACTS] > 0
        self.fixed = [_column(tables.vp), _column(tables.income)]
        self._read_terms(tables)
        self._read_prices(tables)
        self._read_pairs()
        self.of_empire: Floats = np.concatenate(
            [self.sums, *self.per, *self.having, self.fixed[VP][:, None], self.fixed[INCOME][:, None]], axis=1
        )
        """For one product with empires: their sums, what one more of a thing brings, and their fixed numbers."""

    def _read_terms(self, tables: Tables) -> None:
        """The variable parts of VP and income (R9.3 to R9.6)."""
        rows = len(self.number)
        self.per = [np.zeros((rows, SUMS), REAL) for _ in BOTH]
        """What one more of a thing brings by this card's terms; halves where pairs count."""
        self.having = [np.zeros((rows, SUMS), REAL) for _ in BOTH]
        """What the first of a thing brings."""
        self.other_per = [np.zeros((rows, SUMS), REAL) for _ in BOTH]
        """The same for things of the best other empire."""
        self.other_having = [np.zeros((rows, SUMS), REAL) for _ in BOTH]
        self.alone: list[Floats] = [self.fixed[VP].copy(), self.fixed[INCOME].copy()]
        """What the card gives an empty empire, counted by its own terms as well."""
        found: list[tuple[int, int, int, bool, list[int]]] = []
        for what, columns in ((VP, tables.vp_terms), (INCOME, tables.income_terms)):
            for card, terms in enumerate(columns):
                for term in terms:
                    at, amount = term.counted, term.amount
                    own = self.sums[card, at]
                    if term.scope == OWN_PER:
                        self.per[what][card, at] += amount / term.each
                        self.alone[what][card] += amount / term.each * own
                    elif term.scope == OWN_WITH and own:
                        self.alone[what][card] += amount
                    elif term.scope == OWN_WITH:
                        self.having[what][card, at] += amount
                    elif term.scope == OTHER_PER:
                        self.other_per[what][card, at] += amount
                    else:
                        self.other_having[what][card, at] += amount
                    amounts = [amount if what == one else 0 for one in BOTH]
                    counted = at if term.scope in (OWN_PER, OWN_WITH) else SUMS + at
                    once = term.scope in (OWN_WITH, OTHER_WITH)
                    found.append((card, counted, term.each, once, amounts))
        self.term_card: Ints = np.array([term[0] for term in found], np.int64)
        self.term_counted: Ints = np.array([term[1] for term in found], np.int64)
        """Into an empire's sums, or behind them into those of the best other one."""
        self.term_each: Floats = np.array([term[2] for term in found], REAL)
        self.term_once: Bools = np.array([term[3] for term in found], bool)
        self.term_amounts: Floats = np.array([term[4] for term in found], REAL).reshape(-1, 2)

    def _read_prices(self, tables: Tables) -> None:
        """Which sums make a card cheaper (R5.4, R6.6), and which conquer it (R6.2, R6.3)."""
        rows = len(self.number)
        self.discounts: Floats = np.zeros((SUMS, rows), REAL)
        self.military: Floats = np.zeros((SUMS, rows), REAL)
        for card in range(self.none):
            self.discounts[listed(tables.savings[card]), card] = 1
            self.military[[MILITARY, *listed(tables.strengths[card])], card] = 1

    def _read_pairs(self) -> None:
        """What a card placed first does for a second one, a row for each two; what is given once (R9.6) is left out."""
        rows = len(self.number)
        self.pairs: Floats = np.zeros((rows, rows, 4), REAL)
        for what, column in ((VP, PAIR_VP), (INCOME, PAIR_INCOME)):
            one_way = self.per[what] @ self.sums.T
            self.pairs[:, :, column] = one_way + one_way.T
        self.pairs[:, :, PAIR_DISCOUNT] = self.sums @ self.discounts
        self.pairs[:, :, PAIR_MILITARY] = self.sums @ self.military
        self.pairs = self.pairs.reshape(rows * rows, 4)

    def pair(self, first: Ints, second: Ints) -> Floats:
        """What cards do for others, (..., 4), by the shape that both arrays of cards have together."""
        found: Floats = self.pairs.take(first * (self.none + 1) + second, axis=0)  # much faster than [...]
        return found


class Beliefs:
    """What one bot believes of the cards of a list, as arrays with a row a card; see `Worths`."""

    def __init__(self, arrays: CardArrays, worths: Worths) -> None:
        self.weights = worths.weights
        self.useful: Floats = np.array([*worths.useful, 0.0], REAL)
        self.later: Floats = arrays.per[VP] @ np.array(worths.more, REAL)
        """VP a round that the card's own terms are expected to grow by, each round."""


def _column(values: bytes) -> Floats:
    return np.array([*values, 0], REAL)
