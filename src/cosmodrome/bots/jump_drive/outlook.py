"""How long the game will go on, and what a card is worth meanwhile."""

from typing import Final

from cosmodrome.bots.jump_drive.weights import Weights
from cosmodrome.games.jump_drive.meta import END
from cosmodrome.games.jump_drive.views import SeatView

LONGEST: Final = 8
"""Rounds ahead that are worth planning for."""


class Pace:
    """A forecast of one seat: `vps[n]` are its VP after n more scorings, the first of which brings `rate`.

    The VP of a round grow by `growth` from the first to the second, and then by more and more.
    """

    __slots__ = ("vps",)

    def __init__(self, weights: Weights, vp: int, rate: float, growth: float) -> None:
        total = float(vp)
        self.vps = [total]
        for _ in range(LONGEST):
            total += rate
            self.vps.append(total)
            rate += growth
            growth += weights.pace_more

    def after(self, scorings: float) -> float:
        """VP after so many scorings; between two of them, in proportion."""
        whole = int(scorings)
        if whole >= LONGEST:
            return self.vps[LONGEST]
        return self.vps[whole] + (scorings - whole) * (self.vps[whole + 1] - self.vps[whole])

    def rounds_to_end(self) -> float:
        """Scorings until this empire ends the game, as a real number."""
        vps = self.vps
        for scorings in range(1, LONGEST + 1):
            if vps[scorings] >= END:
                return scorings - (vps[scorings] - END) / (vps[scorings] - vps[scorings - 1])
        return float(LONGEST)


def growth(weights: Weights, income: float, cards: float) -> float:
    """How much the VP of a round grow by what is placed next, with this income and that many cards in hand."""
    more = weights.pace + weights.pace_income * income + weights.pace_hand * cards
    return more if more > weights.pace_least else weights.pace_least


def rival_pace(weights: Weights, public: SeatView) -> Pace:
    """What another seat may be expected to do; it has yet to place something in this round."""
    more = growth(weights, public.income_rate, public.hand)
    return Pace(weights, public.vp, public.vp_rate + more, more + weights.pace_more)


class Outlook:
    """The rivals' pace, and with it how long the game lasts."""

    def __init__(self, weights: Weights, rivals: list[Pace]) -> None:
        self.weights = weights
        self.rivals = rivals
        self.soonest = min((rival.rounds_to_end() for rival in rivals), default=float(LONGEST))

    def scorings(self, own: Pace) -> float:
        """Scorings still to come, that of this round included: at least 1."""
        if own.vps[1] >= END:
            return 1.0
        ends = min(own.rounds_to_end(), self.soonest) + self.weights.overshoot
        return min(max(ends, 1.0), self.weights.horizon)

    def best_rival(self, scorings: float) -> float:
        """VP of the best rival by then."""
        return max((rival.after(scorings) for rival in self.rivals), default=0.0)


def card_worth(weights: Weights, left: float) -> float:
    """What a card in hand is worth with so many scorings to come in which it can be used or help to pay."""
    if left <= 0:
        return 0.0
    return min(1.0, left) * (weights.card + weights.youth * left)


def income_worth(weights: Weights, left: float) -> float:
    """What one card of income a round is worth, from the scoring that has `left` - 1 behind it to the last."""
    rounds = left - 1
    if rounds <= 0:
        return 0.0
    return rounds * weights.card + weights.youth * rounds * (rounds + 1) / 2
