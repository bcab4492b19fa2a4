"""What many games add up to: exact sums, the same in any order, and the figures made of them."""

from collections.abc import Iterable
from math import sqrt
from typing import Any

import msgspec

FAULTS = 20
"""So many faults of bots are told one by one."""
Z95 = 1.959963984540054
"""Standard deviations on either side that hold 95 % of a normal distribution."""


class Fault(msgspec.Struct, frozen=True, order=True):
    """A game that a bot broke off, and how: `what` says what it did when its seat was asked for `purpose`.

    `seat` counts from 0; round and purpose are 0 and "" where the bot could not even be made.
    """

    number: int
    seed: int
    names: list[str]
    seat: int
    round: int
    purpose: str
    what: str


class Outcome(msgspec.Struct, frozen=True):
    """How one game went. `names` and `scores` (of a `Standing`) are by seat; a game not finished has no winners."""

    names: list[str]
    scores: list[int]
    winners: list[int]
    rounds: int
    decisions: int
    finished: bool


class BotTally(msgspec.Struct):
    """Sums over all seats that bots of one name held."""

    seat_games: int = 0
    score_sum: int = 0
    score_squares: int = 0
    shared_wins: dict[int, int] = {}
    """How many seats shared a victory -> how often this bot was among them; 1 is a win alone."""

    def wins(self) -> float:
        """Victories; one shared by k seats counts 1/k for each."""
        return sum((count / sharers for sharers, count in sorted(self.shared_wins.items())), 0.0)


class Tally(msgspec.Struct):
    """Sums over games. Whole numbers only, so that any order gives the very same figures."""

    games: int = 0
    finished: int = 0
    decisions: int = 0
    rounds: int = 0
    bots: dict[str, BotTally] = {}
    failed: int = 0
    """Games that bots broke off: they count for nobody."""
    faults: list[Fault] = []
    """Of those, the first ones."""

    @property
    def unfinished(self) -> int:
        """Games that were stopped: nobody has won them."""
        return self.games - self.finished - self.failed

    def add(self, outcome: Outcome | Fault) -> None:
        self.games += 1
        if isinstance(outcome, Fault):
            self.failed += 1
            self.faults = sorted([*self.faults, outcome])[:FAULTS]
            return
        self.finished += outcome.finished
        self.decisions += outcome.decisions
        self.rounds += outcome.rounds
        for seat, name in enumerate(outcome.names):
            bot = self.bots.setdefault(name, BotTally())
            score = outcome.scores[seat]
            bot.seat_games += 1
            bot.score_sum += score
            bot.score_squares += score * score
            if seat in outcome.winners:
                sharers = len(outcome.winners)
                bot.shared_wins[sharers] = bot.shared_wins.get(sharers, 0) + 1


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate by Wilson's score method: it stays within 0 and 1, and is sound for small numbers."""
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    spread = Z95 * Z95 / games
    middle = rate + spread / 2
    half = Z95 * sqrt(rate * (1 - rate) / games + spread / (4 * games))
    return (max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread)))


def student95(degrees: int) -> float:
    """`Z95` for Student's distribution with so many degrees of freedom, by its expansion, to within 2 %."""
    if degrees < 3:
        return (12.706, 4.303)[degrees - 1]
    z, n = Z95, degrees
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def mean(total: int, count: int) -> float:
    return total / count if count else 0.0


def deviation(total: int, squares: int, count: int) -> float:
    """The standard deviation of a sample (divided by count - 1), from its sums; 0 for fewer than two."""
    if count < 2:
        return 0.0
    return sqrt((count * squares - total * total) / (count * (count - 1)))


def bot_report(name: str, bot: BotTally, parts_of_point: int = 1) -> dict[str, Any]:
    """The figures of one bot name, its scores in points of so many parts.

    `ci95` is [low, high]: Wilson's 95 % interval of `win_rate` over its seat games.
    """
    wins = bot.wins()
    return {
        "name": name,
        "seat_games": bot.seat_games,
        "score_mean": mean(bot.score_sum, bot.seat_games) / parts_of_point,
        "score_sd": deviation(bot.score_sum, bot.score_squares, bot.seat_games) / parts_of_point,
        "wins": wins,
        "win_rate": wins / bot.seat_games if bot.seat_games else 0.0,
        "ci95": list(wilson(wins, bot.seat_games)),
    }


def bot_reports(tally: Tally, order: Iterable[str], parts_of_point: int = 1) -> list[dict[str, Any]]:
    """One report a bot name, in the order given, each name once."""
    return [
        bot_report(name, tally.bots.get(name, BotTally()), parts_of_point) for name in dict.fromkeys(order)
    ]
