"""The champion: a net's judgement, tried in worlds that could be the real one, where the net answers for all seats."""

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple
from zlib import adler32

import msgspec
import numpy as np

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.budget import Budget
from cosmodrome.bots.net.judge import BLAS, Judge, Judges, NetBeliefs
from cosmodrome.bots.net.net import LAST_ROUND
from cosmodrome.bots.net.result import results_of
from cosmodrome.bots.search import FEWEST, Meter
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.game import Game
from cosmodrome.core.lane import PLAYING, Lane, lane_of
from cosmodrome.core.rng import Rng, seeded

MOST_LINES: Final = 6
LEAST_SHARE: Final = 0.01
"""Answers that are tried: so many at most, and none that the net takes less often."""
SURE: Final = 0.985
"""What the net takes so often is not tried first."""
TRUST: Final = 0.03
SPREAD: Final = 0.3
"""So much of a result, and so much more in one world, is worth that the net takes an answer e times as often."""
WORLDS: Final = 4
"""Worlds that are tried between two looks at the budget; fewer where it would be spent before."""
ROUNDS: Final = 1
"""Rounds that are played on; with 0 to the seat's next question."""
TEMPER: Final = 1.0
"""How much chance there is in what the net answers for all seats: 1 as in its learning, 0 none."""


class ChampionBot(Bot):
    """Answers as its net does where that is sure, and else tries what the net finds likeliest in imagined worlds.

    A budget in simulations counts lines that are played on. Where its net cannot play, another bot plays for it, and
    the log says why; so it does in rounds later than any that a net has learned, where it would not know how to end,
    and with options that it has not learned.
    """

    budget: Budget = Budget(seconds=0.05)
    nets: ClassVar[Mapping[str, Path]]
    """The files of its nets, by the layout that each has learned (`Meta.layout`)."""
    instead: type[Bot]
    """Who plays where the net cannot."""

    def __init__(self, seed: int, game: Game[Any]) -> None:
        super().__init__(seed, game)
        self.seed = seed
        self._judges = Judges(self.nets, game)
        self._other = self.instead(seed, game)

    def choose(self, view: Any, decision: Decision) -> Choice | None:
        assert view is not None
        judge = self._judges.of(view.seats, view.options) if view.round <= LAST_ROUND else None
        if judge is None:
            return self._other.choose(view, decision)
        with BLAS.limit(limits=1):
            return self._chosen(judge, view, decision)

    def _chosen(self, judge: Judge, view: Any, decision: Decision) -> Choice:
        seat = decision.seat
        rng = seeded(self.seed, f"champion {adler32(msgspec.json.encode(view))}")
        world = self.game.imagine(view, rng)
        codes = [option.code for option in decision.options]
        logs = judge.policy([(world, seat)], [codes])[0]
        order = sorted(range(len(codes)), key=lambda at: (-logs[codes[at]], at))
        most = max(FEWEST, min(MOST_LINES, self.budget.simulations or MOST_LINES))
        tried = [at for at in order[:most] if logs[codes[at]] > math.log(LEAST_SHARE)]
        if len(tried) < 2 or logs[codes[order[0]]] > math.log(SURE):
            return decision.options[order[0]]
        prior = [float(logs[codes[at]]) for at in tried]
        trial = Trial(self.game, judge, view, seat, [codes[at] for at in tried])
        best = trial.best(prior, self.budget, rng, self.patience)
        return decision.options[tried[best]]


class Line(NamedTuple):
    """One answer in one world, played on in a lane."""

    answer: int
    world: int
    lane: Lane


class Trial:
    """Answers of one question, tried in the same worlds; in one alone, if all of it is known."""

    def __init__(
        self, game: Game[Any], judge: Judge, view: Any, seat: int, codes: list[int], world: Any = None
    ) -> None:
        self.game = game
        self.judge = judge
        self.view = view
        self.seat = seat
        self.codes = codes
        self.world = world
        self._beliefs = NetBeliefs(judge)
        self.last_round = 0
        """The last round that is played on."""

    def best(self, prior: Sequence[float], budget: Budget, rng: Rng, patience: float = math.inf) -> int:
        """Which answer fares best; the worst drop out as the budget is spent.

        `prior` are the net's log-probabilities of the answers.
        """
        totals, left = [0.0] * len(self.codes), list(range(len(self.codes)))
        worlds = 0
        at_once = WORLDS
        if budget.simulations:
            at_once = max(1, min(WORLDS, budget.simulations // len(self.codes)))
        meter = Meter(budget, patience)
        while True:
            for line, result in self.tried(left, rng, at_once):
                totals[line.answer] += result
            worlds += at_once
            meter.count(at_once * len(left))
            done = meter.spent >= 1
            wanted = 1 if done else max(FEWEST, round(len(self.codes) ** (1 - meter.spent)))
            trust = TRUST + SPREAD / worlds
            left.sort(key=lambda at: (-totals[at] / worlds - trust * prior[at], at))
            left = left[:wanted]
            if done or not meter.has_room(at_once * len(left)):
                return left[0]
            left.sort()

    def tried(self, left: list[int], rng: Rng, worlds: int = WORLDS) -> list[tuple[Line, float]]:
        """What comes of these answers, each in so many worlds, at most `WORLDS`, in any order."""
        lines: list[Line] = []
        for number in range(worlds):
            world = self.world or self.game.imagine(self.view, rng, self._beliefs)
            self.last_round = self.game.rounds(world) + ROUNDS - 1
            for at in left:
                lane = lane_of(self.game, self.view.seats, {}, 0)
                lane.state = self.game.copy(world)
                lane.turn_to(self.seat)
                lane.answer(self.codes[at])
                lines.append(Line(at, number, lane))
        return self._played_on(lines, np.random.default_rng(int(rng.word)))

    def _played_on(self, lines: list[Line], chance: np.random.Generator) -> list[tuple[Line, float]]:
        """The net answers for all seats, by chance, until the seat is asked again in a later round."""
        found: list[tuple[Line, float]] = []
        leaves: list[Line] = []
        while lines:
            going = []
            for line in lines:
                lane = line.lane
                if lane.stage != PLAYING:
                    found.append((line, self._ended(lane.state)))
                elif lane.seat == self.seat and self.game.rounds(lane.state) > self.last_round:
                    leaves.append(line)
                else:
                    going.append(line)
            lines = going
            if lines:
                self._answer(lines, chance)
        if leaves:
            results = self.judge.results([(line.lane.state, self.seat) for line in leaves])
            found += [(line, float(result)) for line, result in zip(leaves, results, strict=True)]
        return found

    def _answer(self, lines: list[Line], chance: np.random.Generator) -> None:
        """Each lane answers once. In one world all meet the same chance: they shall differ by what is tried alone."""
        lanes = [line.lane for line in lines]
        logs = self.judge.policy(
            [(lane.state, int(lane.seat)) for lane in lanes], [lane.actions() for lane in lanes]
        )
        drawn = TEMPER * chance.gumbel(size=(WORLDS, logs.shape[1]))
        chosen = (logs + drawn[[line.world for line in lines]]).argmax(1)
        for lane, action in zip(lanes, chosen, strict=True):
            lane.answer(int(action))

    def _ended(self, state: Any) -> float:
        """What a finished game brought the seat, as nets learn it."""
        standing = self.game.standing(state)
        return results_of(standing, self.game.meta.parts_of_point)[self.seat]
