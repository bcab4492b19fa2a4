"""A judge by a net: what it expects once a round has been played on from an answer."""

import math
from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from cosmodrome.bots.hints import Reason
from cosmodrome.bots.net.champion import WORLDS, ChampionBot, Trial
from cosmodrome.bots.net.judge import BLAS, Judges, NetBeliefs
from cosmodrome.bots.net.net import LAST_ROUND, Rows
from cosmodrome.bots.race.champion import RaceChampion
from cosmodrome.bots.race.foreseeing import foreseen
from cosmodrome.bots.trials import unsealed
from cosmodrome.core.game import Game
from cosmodrome.core.lane import PLAYING, lane_of
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.rng import Rng
from cosmodrome.games.race.views import RaceView
from cosmodrome.review.judge import Chances, Judge, NoJudge
from cosmodrome.review.questions import Question

PLAIN: Final = 0.8
"""An answer that the net would give so often is not weighed further: it is what the judge would do."""
LIKELIEST: Final = 4
"""Answers that are tried beside the one that was made, none that the net would give less often than `LEAST`."""
LEAST: Final = 0.04
FAVOURITE: Final = 0.5
"""What is far better than all else the net gives at least so often."""
ODDS: Final = {
    "": {2: (0.0, 1.4), 3: (-0.17, 1.6), 4: (-0.7, 2.3)},
    "gathering_storm": {2: (0.0, 1.4), 3: (-0.3, 1.5), 4: (-0.55, 2.1), 5: (-0.9, 2.7)},
}
"""By layout and seats, how the logarithm of the odds of a victory follows from a result of a net, pressed apart by
`atanh`: what it is at 0, and how steeply it grows. A result is partly the lead, so it is nearer to the middle than
victories are. Fitted to 100 games of `greedy` and 20 of `champion@16` each.
"""
SURELY: Final = 0.999
EMPTY: Final = ("hint-nothing-now", "hint-hidden")
"""Reasons that tell nothing."""
LINE: Final = 4
"""Answers of the seat that are told of how the judge would go on."""


class NetJudge(Judge):
    """Of a game whose champion plays by a net."""

    bot = "champion"
    first = 16
    again = 48
    champion: type[ChampionBot]

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        judge = Judges(self.champion.nets, game).of(seats, options)
        odds = ODDS.get(judge.encoder.layout, {}).get(seats) if judge else None
        if judge is None or odds is None:
            raise NoJudge(
                f"nobody here judges positions of {game.meta.id} with these cards at a table of {seats}"
            )
        self.judge = judge
        self._odds = odds

    def chances(self, questions: Sequence[Question]) -> list[float]:
        with BLAS.limit(limits=1):
            results = self.judge.results([(each.state, each.seat) for each in questions])
        return [self._chance(float(result)) for result in results]

    def _chance(self, result: float) -> float:
        """Of a result as nets learn it, from -1 to 1, the share of a victory."""
        middle, slope = self._odds
        return 1 / (1 + math.exp(-middle - 2 * slope * math.atanh(max(-SURELY, min(SURELY, result)))))

    def tried(self, question: Question) -> list[int]:
        return self._likely(question, LEAST)

    def shown(self, question: Question) -> list[int]:
        return self._likely(question, 0.0)

    def every(self, question: Question) -> list[int]:
        if question.round > LAST_ROUND:
            return []
        logs = self._logs(question)
        return sorted(question.codes, key=lambda code: (-logs[code], code))

    def favourites(self, question: Question) -> list[int]:
        if question.round > LAST_ROUND:
            return []
        logs = self._logs(question)
        best = max(question.codes, key=lambda code: logs[code])
        return [best] if logs[best] > math.log(FAVOURITE) else []

    def _likely(self, question: Question, least: float) -> list[int]:
        """The answer that was made, then the likeliest that the net would give more often than `least`."""
        if question.round > LAST_ROUND:
            return []
        shares = np.exp(self._logs(question))
        order = sorted(question.codes, key=lambda code: (-shares[code], code))
        likely = [code for code in order[:LIKELIEST] if shares[code] > least]
        return [question.made, *(code for code in likely if code != question.made)]

    def plain(self, question: Question) -> bool:
        return bool(self._logs(question)[question.made] > math.log(PLAIN))

    def _logs(self, question: Question) -> Rows:
        """Log-probabilities of answers, by code."""
        with BLAS.limit(limits=1):
            logs: Rows = self.judge.policy([(question.state, question.seat)], [question.codes])[0]
        return logs

    def results(
        self, question: Question, codes: list[int], worlds: int, rng: Rng, world: Any = None
    ) -> Chances:
        """`worlds` a multiple of WORLDS; with `world` all of them are this one."""
        trial = Trial(self.game, self.judge, question.view, question.seat, codes, world)
        found = np.empty((worlds, len(codes)))
        with BLAS.limit(limits=1):
            for first in range(0, worlds, WORLDS):
                for line, result in trial.tried(list(range(len(codes))), rng):
                    found[first + line.world, line.answer] = self._chance(result)
        return found

    def opened(self, question: Question, codes: list[int]) -> tuple[float, float] | None:
        made, best = self.results(
            question, codes, self.first, self.rng(question, "open"), question.state
        ).mean(0)
        return float(made), float(best)

    def line(self, question: Question, key: str) -> list[str]:
        with BLAS.limit(limits=1):
            return self._line(question, key)

    def _line(self, question: Question, key: str) -> list[str]:
        game, seat = self.game, question.seat
        lane = lane_of(game, self.seats, {}, 0)
        lane.state = game.imagine(question.view, self.rng(question, "line"), NetBeliefs(self.judge))
        lane.turn_to(seat)
        lane.answer(game.parse(key).code)
        keys: list[str] = []
        while lane.stage == PLAYING and len(keys) < LINE and game.rounds(lane.state) <= question.round:
            actions = lane.actions()
            logs = self.judge.policy([(lane.state, int(lane.seat))], [actions])[0]
            action = max(actions, key=lambda each: (logs[each], -each))
            if lane.seat == seat:
                keys.append(game.choices[action].key)
            lane.answer(action)
        return keys


def race_reasons(judge: Judge, question: Question, key: str) -> list[Reason]:
    """What an answer brings in Race, whoever judges it."""
    view = question.view
    assert isinstance(view, RaceView)
    told = foreseen(judge.game, view, judge.decision(question), [judge.game.parse(key)])
    return [each for each in told if each.name not in EMPTY]


class RaceJudge(NetJudge):
    """Of Race for the Galaxy."""

    champion = RaceChampion

    def reasons(self, question: Question, key: str) -> list[Reason]:
        return race_reasons(self, question, key)

    def expected(self, question: Question) -> list[Reason]:
        if question.purpose != "action":
            return []
        view = question.view
        assert isinstance(view, RaceView)
        game, rng, found = self.game, self.rng(question, "expected"), []
        worlds = [game.imagine(unsealed(view), rng) for _ in range(WORLDS)]
        for rival in game.awaited(worlds[0]):
            if rival == question.seat:
                continue
            codes = [option.code for option in game.options(worlds[0], rival)]
            with BLAS.limit(limits=1):
                logs = self.judge.policy([(world, rival) for world in worlds], [codes] * WORLDS)
            shares = np.exp(logs[:, codes]).mean(0)
            at = int(shares.argmax())
            action, share = game.choices[codes[at]].subject, round(100 * float(shares[at]))
            found.append(Reason("review-rival", {"seat": rival, "action": action, "share": share}))
        return found
