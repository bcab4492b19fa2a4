"""The others at the table: how long the game may last, and what each of them may choose and gain by it."""

from math import exp

from cosmodrome.bots.race.goods import harvest
from cosmodrome.bots.race.position import Position
from cosmodrome.bots.race.values import Appraisal
from cosmodrome.bots.race.weights import Weights
from cosmodrome.games.race.meta import CHIPS_A_SEAT, FULL_TABLEAU
from cosmodrome.games.race.sums import AT_A_PRICE, KEEP, KINDS, LOOK, MILITARY, PRODUCTION

EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE = range(5)
PHASES = 5
# How likely each phase is called, as the logarithm of its odds: to begin with, for each card in hand, for each
# point that a Consume phase brings by doubled chips or by a sale, and that a Produce phase brings. Counted over
# games of this bot against itself.
_HABITS = (
    (1.6, -0.21, -0.22, -0.34, -0.10),
    (-2.0, 0.31, -0.06, 0.11, 0.12),
    (0.25, 0.18, -0.15, -0.08, -0.32),
    (0.4, -0.16, 0.26, 0.37, -0.34),
    (-0.25, -0.11, 0.17, -0.06, 0.64),
)


def rounds_left(positions: list[Position], pool: int, round_number: int, weights: Weights) -> float:
    """Rounds still to come after this one, if all go on as they have."""
    largest = max(len(position.tableau) for position in positions)
    by_tableau = (FULL_TABLEAU - largest) / weights.pace
    start = CHIPS_A_SEAT * len(positions)
    # Engines speed up: chips come faster than they have on average.
    flow = max(1.4 * (start - pool) / max(1, round_number), 0.6 * len(positions))
    by_pool = pool / flow
    if min(FULL_TABLEAU - largest, pool) <= 0:
        return 0.0
    return max(0.25, min(by_tableau, by_pool) - 1.0)


class Rival:
    """One other seat: what each phase brings it, and how likely it calls it."""

    def __init__(self, position: Position, left: float, weights: Weights, experienced: bool) -> None:
        self.appraisal = Appraisal(position, left, weights)
        self.hopes = self.appraisal.score + self.appraisal.later + self._stock() + self._hand()
        self.soon = min(3.0, 0.8 * position.cards)
        """What it may still place if this round is the last."""
        stock = position.stock()
        self.eats = harvest(position.tables, self.appraisal.powers, stock, position.sums, 1).vp
        """Chips it takes in a Consume phase."""
        self.shares = self._shares()
        self.chances = self._chances(weights.surprise)
        self.picks = 2 if experienced else 1

    def _hand(self) -> float:
        # Cards in an unseen hand are better than chance: they have been chosen.
        return 1.3 * self.appraisal.hand_worth(self.appraisal.position.cards)

    def _stock(self) -> float:
        return self.appraisal.stock_worth(self.appraisal.position.stock())

    def _building(self) -> float:
        """What placing a card may gain: little with few cards in hand."""
        return 1.0 + 0.55 * min(self.appraisal.position.cards, 7)

    def _shares(self) -> list[float]:
        """What each phase brings this seat when somebody else calls it."""
        appraisal = self.appraisal
        position = appraisal.position
        stock = position.stock()
        sums = position.sums
        building = self._building()
        consuming = appraisal.sharing(appraisal.powers, stock, sums)
        consuming -= appraisal.sharing(appraisal.powers, [0] * KINDS, sums)
        return [
            appraisal.card * (1.2 + 0.1 * sums[LOOK] + sums[KEEP]),
            0.6 * building,
            0.6 * building + 0.2 * max(0, sums[MILITARY]),
            consuming - 0.5 * self._stock(),
            self._produced(),
        ]

    def _produced(self) -> float:
        """What the goods of a Produce phase add."""
        appraisal = self.appraisal
        position = appraisal.position
        tables = position.tables
        stock = position.stock()
        before = appraisal.stock_worth(stock)
        cards = 0
        for card, good in zip(position.tableau, position.goods, strict=True):
            if tables.production[card] == PRODUCTION and not good:
                stock[tables.good[card]] += 1
                cards += tables.draw_here[card]
            elif tables.production[card] == AT_A_PRICE and not good:
                stock[tables.good[card]] += 1
                cards -= tables.discard_to_produce[card]
            cards += tables.draw_flat[card]
        return appraisal.stock_worth(stock) - before + cards * appraisal.card

    def _chances(self, surprise: float) -> list[float]:
        """How likely it is to call each phase."""
        appraisal = self.appraisal
        position = appraisal.position
        powers = appraisal.powers
        stock = position.stock()
        sums = position.sums
        empty = [0] * KINDS
        doubled = appraisal.doubling(powers, stock, sums) - appraisal.doubling(powers, empty, sums)
        sold = appraisal.trading(powers, stock, sums) - appraisal.trading(powers, empty, sums)
        produced = self.shares[PRODUCE]
        odds = [
            exp((base + card * position.cards + two * doubled + one * sold + more * produced) / surprise)
            for base, card, two, one, more in _HABITS
        ]
        total = sum(odds)
        return [odd / total for odd in odds]


def calls(rivals: list[Rival]) -> list[tuple[int, float]]:
    """Sets of phases the rivals may call together, as bits, with how likely each is."""
    found: dict[int, float] = {0: 1.0}
    for rival in rivals:
        for _ in range(rival.picks):
            wider: dict[int, float] = {}
            for mask, chance in found.items():
                for phase in range(PHASES):
                    both = mask | 1 << phase
                    wider[both] = wider.get(both, 0.0) + chance * rival.chances[phase]
            found = wider
    likely = [(mask, chance) for mask, chance in found.items() if chance > 0.02]
    total = sum(chance for _, chance in likely)
    return [(mask, chance / total) for mask, chance in likely]
