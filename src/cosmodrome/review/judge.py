"""A judge by a net: how the chances stand at a question, and what its answers would have led to."""

import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple
from zlib import adler32

import msgspec
import numpy as np

from cosmodrome.bots.hints import Reason
from cosmodrome.bots.net.champion import WORLDS, Trial
from cosmodrome.bots.net.judge import BLAS, Judge, Judges, NetBeliefs
from cosmodrome.bots.net.net import LAST_ROUND, Rows
from cosmodrome.core.game import Game
from cosmodrome.core.lane import PLAYING, lane_of
from cosmodrome.core.manifest import part
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.games.catalogue import MANIFESTS
from cosmodrome.review.questions import Question

CHAMPION: Final = "champion"
"""The bot whose net judges."""
PLAIN: Final = 0.8
"""An answer that the net would give so often is not weighed further: it is what the judge would do."""
LIKELIEST: Final = 4
"""Answers that are tried beside the one that was made, none that the net would give less often than `LEAST`."""
LEAST: Final = 0.04
FIRST: Final = 16
"""Worlds in which all of them are tried."""
AGAIN: Final = 48
"""More worlds, in which the best of them is compared with the one that was made: what looked best in the first ones
was often just lucky there."""
DOUBT: Final = 0.01
"""By so little the best one may be ahead in the first worlds, and nothing is looked at again."""
SURE: Final = 2.5
"""An answer gave something up where the best one is ahead by so many standard errors."""
LINE: Final = 4
"""Answers of the seat that are told of how the judge would go on."""


class NoJudge(ValueError):
    """A game whose positions nobody here can judge."""


class Compared(NamedTuple):
    """An answer that was made, beside those that lead to more; chances from 0 to 1."""

    made: float
    better: list[tuple[int, float]]
    """By code, the best one first; empty where nothing was given up."""
    noise: float
    """The standard error of what the best one leads to more."""
    weighed: bool
    """Whether there was anything to weigh."""


def has_judge(game_id: str) -> bool:
    return _net_of(game_id) is not None


def _net_of(game_id: str) -> Path | None:
    """The net of a game's champion, if it has one."""
    manifest = MANIFESTS.get(game_id)
    if manifest is None or CHAMPION not in manifest.bots:
        return None
    net: Path = part(manifest.bots[CHAMPION]).net
    return net


class NetJudge:
    """Judges a seat's answers by what the seat could see: in worlds that could have been the real one."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        """Raises NoJudge."""
        net = _net_of(game.meta.id)
        judges = Judges(net, game) if net is not None else None
        if judges is None or not judges.play:
            raise NoJudge(f"nobody here judges positions of {game.meta.id} with these cards")
        self.game = game
        self.seats = seats
        self.judge: Judge = judges.at(seats)

    def chances(self, questions: Sequence[Question]) -> list[float]:
        """By question, what the seat asked may expect there, from 0 to 1."""
        with BLAS.limit(limits=1):
            results = self.judge.results([(each.state, each.seat) for each in questions])
        return [_chance(float(result)) for result in results]

    def compared(self, question: Question) -> Compared:
        """The answer that was made beside the likeliest ones."""
        with BLAS.limit(limits=1):
            return self._compared(question)

    def _compared(self, question: Question) -> Compared:
        logs = self.judge.policy([(question.state, question.seat)], [question.codes])[0]
        tried = self._tried(question, logs)
        plain = logs[question.made] > math.log(PLAIN)
        if len(tried) < 2 or plain or question.round > LAST_ROUND:
            stands = self.judge.results([(question.state, question.seat)])[0]
            return Compared(_chance(float(stands)), [], 0.0, len(tried) > 1)
        rng = self._rng(question, "first")
        found = self._results(question, tried, logs, FIRST, rng)
        means = found.mean(0)
        order = sorted(range(1, len(tried)), key=lambda at: (-means[at], at))
        ahead = [at for at in order if means[at] > means[0] + DOUBT]
        if not ahead:
            return Compared(float(means[0]), [], 0.0, True)
        again = self._results(
            question, [tried[0], tried[ahead[0]]], logs, AGAIN, self._rng(question, "again")
        )
        more = again[:, 1] - again[:, 0]
        lead, noise = float(more.mean()), float(more.std(ddof=1) / math.sqrt(len(more)))
        made = float(again[:, 0].mean())
        if lead < SURE * noise or lead <= DOUBT:
            return Compared(made, [], noise, True)
        # The others are told as far behind the best one as they were in the first worlds.
        best = made + lead
        better = [(tried[at], best - float(means[ahead[0]] - means[at])) for at in ahead]
        return Compared(made, [each for each in better if each[1] > made], noise, True)

    def _tried(self, question: Question, logs: Rows) -> list[int]:
        """The answer that was made, then others that the net finds likely."""
        order = sorted(question.codes, key=lambda code: (-logs[code], code))
        likely = [code for code in order[:LIKELIEST] if logs[code] > math.log(LEAST)]
        return [question.made, *(code for code in likely if code != question.made)]

    def _rng(self, question: Question, what: str) -> Rng:
        """By what was seen, so that a review follows from the game alone."""
        return seeded(adler32(msgspec.json.encode(question.view)), f"review {what}")

    def _results(self, question: Question, codes: list[int], logs: Rows, worlds: int, rng: Rng) -> Rows:
        """Chances [world, answer]."""
        trial = Trial(self.game, self.judge, question.view, question.seat, codes, logs)
        found = np.empty((worlds, len(codes)), np.float32)
        for first in range(0, worlds, WORLDS):
            for line, result in trial.tried(list(range(len(codes))), rng):
                found[first + line.world, line.answer] = _chance(result)
        return found

    def line(self, question: Question, code: int) -> list[str]:
        """How the seat would go on after an answer, in one of the worlds: the keys of its next answers."""
        game, seat = self.game, question.seat
        lane = lane_of(game, self.seats, {}, 0)
        lane.state = game.imagine(question.view, self._rng(question, "line"), NetBeliefs(self.judge))
        lane.turn_to(seat)
        lane.answer(code)
        keys: list[str] = []
        while lane.stage == PLAYING and len(keys) < LINE and game.rounds(lane.state) <= question.round:
            actions = lane.actions()
            logs = self.judge.policy([(lane.state, int(lane.seat))], [actions])[0]
            action = max(actions, key=lambda each: (logs[each], -each))
            if lane.seat == seat:
                keys.append(game.choices[action].key)
            lane.answer(action)
        return keys

    def expected(self, question: Question) -> list[Reason]:
        """What rivals were likely to choose, where seats choose unseen by each other."""
        if question.purpose != "action":
            return []
        game, rng = self.game, self._rng(question, "expected")
        found = []
        worlds = [game.imagine(question.view, rng) for _ in range(WORLDS)]
        for rival in range(self.seats):
            if rival == question.seat or rival not in game.awaited(worlds[0]):
                continue
            codes = [option.code for option in game.options(worlds[0], rival)]
            logs = self.judge.policy([(world, rival) for world in worlds], [codes] * WORLDS)
            shares = np.exp(logs[:, codes]).mean(0)
            at = int(shares.argmax())
            action, share = game.choices[codes[at]].subject, round(100 * float(shares[at]))
            found.append(Reason("review-rival", {"seat": rival, "action": action, "share": share}))
        return found


def _chance(result: float) -> float:
    """Of a result as nets learn it, -1 to 1, the share of a victory."""
    return (1 + max(-1.0, min(1.0, result))) / 2
