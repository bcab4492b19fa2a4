"""The forecasts of `outlook.py` for arrays: how VP grow, when they end the game, what cards are worth meanwhile."""

import numpy as np

from cosmodrome.bots.jump_drive.card_arrays import REAL, Bools, Floats, Ints
from cosmodrome.bots.jump_drive.outlook import LONGEST
from cosmodrome.bots.jump_drive.weights import Weights
from cosmodrome.games.jump_drive.meta import END

_ROUNDS = np.arange(LONGEST + 2)
_LINEAR: Floats = _ROUNDS.astype(REAL)
_TWOS: Floats = (_ROUNDS * (_ROUNDS - 1) / 2).astype(REAL)
_THREES: Floats = (_ROUNDS * (_ROUNDS - 1) * (_ROUNDS - 2) / 6).astype(REAL)


def growths(weights: Weights, income: Floats, cards: Floats) -> Floats:
    """As `outlook.growth`."""
    more: Floats = weights.pace + weights.pace_income * income + weights.pace_hand * cards
    return np.maximum(more, REAL(weights.pace_least), dtype=REAL)


class Paces:
    """As `outlook.Pace`, for arrays: the VP of each seat now, those of the next scoring, and how these grow."""

    def __init__(self, weights: Weights, vp: Floats, rate: Floats, growth: Floats) -> None:
        self.more = REAL(weights.pace_more)
        self.vp = vp
        self.rate = rate
        self.growth = growth

    def rows(self, axes: int) -> "Paces":
        """The same with a shape of so many axes, all but the first of length 1."""
        shape = (-1,) + (1,) * (axes - 1)
        it = Paces.__new__(Paces)
        it.more = self.more
        it.vp, it.rate, it.growth = (part.reshape(shape) for part in (self.vp, self.rate, self.growth))
        return it

    def at(self, scorings: Ints | int) -> Floats:
        """VP after so many scorings, up to LONGEST + 1."""
        linear = _LINEAR[scorings] * self.rate + _TWOS[scorings] * self.growth
        vp: Floats = self.vp + linear + self.more * _THREES[scorings]
        return vp

    def after(self, scorings: Floats) -> Floats:
        """VP after so many scorings, at most LONGEST; between two of them, in proportion."""
        whole = np.minimum(scorings.astype(np.int64), LONGEST - 1)
        before = self.at(whole)
        vp: Floats = before + np.minimum(scorings - _LINEAR[whole], 1) * (self.at(whole + 1) - before)
        return vp

    def rounds_to_end(self) -> Floats:
        """Scorings until the game is ended, as real numbers."""
        before = self.at(0)
        shape = np.broadcast_shapes(before.shape, self.rate.shape)
        found: Floats = np.full(shape, LONGEST, REAL)
        going: Bools = np.ones(shape, bool)
        for scorings in range(1, LONGEST + 1):
            vp = self.at(scorings)
            ends = going & (vp >= END)
            if ends.any():
                gain = np.where(ends, vp - before, 1)
                found = np.where(ends, scorings - (vp - END) / gain, found)
                going &= ~ends
                if not going.any():
                    break
            before = vp
        return found


def card_worths(weights: Weights, left: Floats) -> Floats:
    """As `outlook.card_worth`."""
    worth = np.minimum(left, 1) * (weights.card + weights.youth * left)
    return np.where(left > 0, worth, 0).astype(REAL)


def income_worths(weights: Weights, left: Floats) -> Floats:
    """As `outlook.income_worth`."""
    rounds = left - 1
    worth = rounds * weights.card + weights.youth * rounds * (rounds + 1) / 2
    return np.where(rounds > 0, worth, 0).astype(REAL)


def laters(left: Floats) -> Floats:
    """For how many rounds things count that come one a round from now on."""
    return np.where(left > 1, left * (left - 1) / 2, 0).astype(REAL)
