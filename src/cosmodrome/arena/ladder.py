"""A ladder: many bots on the same deals, whom each comes in before, and a rating on one scale with how sure it is."""

from collections import defaultdict
from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement, permutations
from math import log10
from typing import Any, Final

from cosmodrome.arena.deals import Share, before
from cosmodrome.arena.stats import FAULTS, Fault, Outcome
from cosmodrome.core.rng import Rng, seeded

RESAMPLES: Final = 200
"""So often all deals are drawn anew from those played, to see how far ratings would have come out otherwise."""
_STEPS: Final = 60
_DRAWN: Final = 0.5
"""Of a game with a middling bot that each is taken to have won and lost: else who never lost would have no rating."""

Pair = tuple[str, str]
Sums = dict[Pair, tuple[float, float]]
"""By pair: how often the first came in before the second, and how often they met."""


def tables(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who sits together: each set of so many different bots; where there are fewer bots than seats, some sit twice."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [each for each in combinations_with_replacement(bots, seats) if len(set(each)) > 1]


class Ladder:
    """Sums deal by deal: all games of a deal, at whatever tables, are one piece of news."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.bots = list(bots)
        self.deals: list[Sums] = []
        self.games = 0
        self.broken = 0
        """Games that were broken off or stopped: they count for nobody."""
        self.faults: list[Fault] = []

    def add(self, games: Sequence[object]) -> None:
        """All games of one deal."""
        sums: dict[Pair, list[float]] = defaultdict(lambda: [0.0, 0.0])
        whole = [game for game in games if isinstance(game, Outcome) and game.finished]
        broken = [game for game in games if game not in whole]
        self.games += len(games)
        self.broken += len(broken)
        self.faults = [*self.faults, *(game for game in broken if isinstance(game, Fault))][:FAULTS]
        # Who breaks off what it is losing gains nothing: the deal counts not at all at that table.
        left_out = {frozenset(game.names) for game in broken if isinstance(game, Fault | Outcome)}
        for game in whole:
            if frozenset(game.names) in left_out:
                continue
            for one, other in permutations(range(len(game.names)), 2):
                if game.names[one] != game.names[other]:
                    pair = sums[game.names[one], game.names[other]]
                    pair[0] += before(game, one, other)
                    pair[1] += 1
        self.deals.append({pair: (won, met) for pair, (won, met) in sums.items()})

    def share(self, one: str, other: str) -> Share:
        """How often the one comes in before the other; each deal tells one value."""
        found = Share()
        for deal in self.deals:
            won, met = deal.get((one, other), (0.0, 0.0))
            if met:
                found.add(won / met)
        return found

    def ratings(self, anchor: str) -> dict[str, tuple[float, float, float]]:
        """By bot: its rating above the anchor's, whose is 0, and the ends of its 95 % interval.

        On the scale of Elo: 400 points above are 10 to 1. The interval is what 19 of 20 resamples of the deals lie in.
        """
        rated = _rated(self.bots, _added(self.deals), anchor)
        rng = seeded(1, "resamples")
        spread = [_rated(self.bots, _added(_drawn(self.deals, rng)), anchor) for _ in range(RESAMPLES)]
        ends = RESAMPLES // 40, RESAMPLES - 1 - RESAMPLES // 40
        found = {}
        for name in self.bots:
            row = sorted(each[name] for each in spread)
            found[name] = (rated[name], row[ends[0]], row[ends[1]])
        return found

    def unbeaten(self, control: str) -> list[tuple[str, Share]]:
        """The bots that do not surely come in before the control, with how often they do."""
        found = [(name, self.share(name, control)) for name in self.bots if name != control]
        return [(name, share) for name, share in found if share.deals and share.interval()[0] <= 0.5]

    def report(self, anchor: str) -> dict[str, Any]:
        """The figures as plain data, the strongest first."""
        ratings = self.ratings(anchor)
        order = sorted(self.bots, key=lambda name: -ratings[name][0])
        return {
            "deals": len(self.deals),
            "games": self.games,
            "broken": self.broken,
            "anchor": anchor,
            "bots": [
                {"name": name, "rating": ratings[name][0], "ci95": _interval(*ratings[name][1:])}
                for name in order
            ],
            "before": {
                one: {other: self._before(one, other) for other in order if other != one} for one in order
            },
        }

    def _before(self, one: str, other: str) -> dict[str, Any] | None:
        """None for two that have not met in a whole game."""
        share = self.share(one, other)
        return {"share": share.mean, "ci95": list(share.interval())} if share.deals else None


def _interval(low: float, high: float) -> list[float] | None:
    """None where every resample is alike, as for who never lost: how far off the others are is then not known."""
    return [low, high] if high - low > 1e-9 else None


def _drawn(deals: Sequence[Sums], rng: Rng) -> list[Sums]:
    return [deals[int(rng.below(len(deals)))] for _ in deals]


def _added(deals: Sequence[Sums]) -> Sums:
    total: dict[Pair, list[float]] = defaultdict(lambda: [0.0, 0.0])
    for deal in deals:
        for pair, (won, met) in deal.items():
            total[pair][0] += won
            total[pair][1] += met
    return {pair: (won, met) for pair, (won, met) in total.items()}


def _rated(bots: Sequence[str], sums: Sums, anchor: str) -> dict[str, float]:
    """The Bradley-Terry strengths under which these results are likeliest, by Hunter's minorization."""
    strength = dict.fromkeys(bots, 1.0)
    wins = {name: _DRAWN + sum(sums.get((name, other), (0.0, 0.0))[0] for other in bots) for name in bots}
    for _ in range(_STEPS):
        parts = {
            name: 2 * _DRAWN / (strength[name] + 1)
            + sum(
                sums.get((name, other), (0.0, 0.0))[1] / (strength[name] + strength[other]) for other in bots
            )
            for name in bots
        }
        strength = {name: wins[name] / parts[name] for name in bots}
    return {name: 400 * log10(strength[name] / strength[anchor]) for name in bots}
