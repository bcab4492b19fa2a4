"""A match in which each deal is played for all rotations of the seats, and what deal by deal it shows of each bot."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import permutations
from typing import Any

from cosmodrome.arena.stats import FAULTS, Z95, Fault, Outcome, student95, wilson

_FEW = 10
"""So many deals that are all alike tell that deals are; fewer may be so by chance."""


class Share:
    """A figure of which each deal tells one value."""

    def __init__(self) -> None:
        self.deals = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.deals += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.deals if self.deals else 0.0

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of a rate, from its spread over deals: games of one deal are no news of each other.

        It is Wilson's of as many games of chance as would spread so, fewer where few deals know little of the spread
        (Student); of a rate of 0 or 1, or of few deals that are all alike, these are the deals.
        """
        if self.deals < 2:
            return (0.0, 1.0)
        rate = min(1.0, self.mean)
        spread = max(0.0, self.squares - self.total * self.total / self.deals) / (self.deals - 1) / self.deals
        if rate in (0.0, 1.0) or (self.deals < _FEW and spread < 1e-12):
            return wilson(rate * self.deals, self.deals)
        if spread < 1e-12:
            return (rate, rate)
        wider = student95(self.deals - 1) / Z95
        games = rate * (1 - rate) / spread / wider**2
        return wilson(rate * games, games)


class Deals:
    """Sums over deals; by bot, by the seat it held, and by whom it came in before."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = [*dict.fromkeys(bots)]
        self.played = 0
        self.broken = 0
        """Deals of which a game was broken off or stopped: they count for nobody."""
        self.faults: list[Fault] = []
        """The first games that bots broke off."""
        self.wins: dict[str, Share] = defaultdict(Share)
        self.scores: dict[str, Share] = defaultdict(Share)
        self.by_seat: dict[tuple[str, int], tuple[Share, Share]] = defaultdict(lambda: (Share(), Share()))
        self.before: dict[tuple[str, str], Share] = defaultdict(Share)

    @property
    def mirror(self) -> bool:
        """Whether one bot holds all seats: over all rotations it wins its part, whatever it does."""
        return len(self.bots) == 1

    def add(self, games: Sequence[object]) -> None:
        """All games of one deal."""
        whole = [each for each in games if isinstance(each, Outcome) and each.finished]
        if len(whole) < len(games):
            self.broken += 1
            self.faults = [*self.faults, *(each for each in games if isinstance(each, Fault))][:FAULTS]
            return
        self.played += 1
        won, scored = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
        first = defaultdict[tuple[str, str], list[float]](list)
        for game in whole:
            for seat, name in enumerate(game.names):
                share = 1 / len(game.winners) if seat in game.winners else 0.0
                won[name].append(share)
                scored[name].append(game.scores[seat])
                self.by_seat[name, seat][0].add(share)
                self.by_seat[name, seat][1].add(game.scores[seat])
            for one, other in permutations(range(len(game.names)), 2):
                if game.names[one] != game.names[other]:
                    first[game.names[one], game.names[other]].append(before(game, one, other))
        for sums, values in ((self.wins, won), (self.scores, scored), (self.before, first)):
            for key, each in values.items():
                sums[key].add(sum(each) / len(each))  # type: ignore[index]

    def report(self, parts_of_point: int) -> dict[str, Any]:
        """The figures as plain data; an interval is None where one bot plays against itself."""
        return {
            "deals": self.played,
            "broken": self.broken,
            "bots": [self._bot(name, parts_of_point) for name in self.bots],
            "before": {
                name: {other: self.before[name, other].mean for other in self.bots if other != name}
                for name in self.bots
            },
        }

    def _bot(self, name: str, parts: int) -> dict[str, Any]:
        seats = sorted(seat for bot, seat in self.by_seat if bot == name)
        return {
            "name": name,
            "win_rate": self.wins[name].mean,
            "ci95": None if self.mirror else list(self.wins[name].interval()),
            "score_mean": self.scores[name].mean / parts,
            "seats": [self._at(name, seat, parts) for seat in seats],
        }

    def _at(self, name: str, seat: int, parts: int) -> dict[str, Any]:
        wins, scores = self.by_seat[name, seat]
        low_high = list(wins.interval())
        return {"seat": seat, "win_rate": wins.mean, "ci95": low_high, "score_mean": scores.mean / parts}


def before(game: Outcome, one: int, other: int) -> float:
    """1 where a seat came in before another, 0 behind it, ½ beside it."""
    places = [(seat in game.winners, game.scores[seat]) for seat in (one, other)]
    return 0.5 if places[0] == places[1] else float(places[0] > places[1])
