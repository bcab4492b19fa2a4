"""A judge by a net: what it expects once a round has been played on from an answer."""

import math
from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from cosmodrome.bots.hints import Reason
from cosmodrome.bots.net.champion import WORLDS, ChampionBot, Trial
from cosmodrome.bots.net.judge import BLAS, Judges, NetBeliefs
from cosmodrome.bots.net.net import LAST_ROUND
from cosmodrome.bots.race.champion import RaceChampion
from cosmodrome.bots.race.foreseeing import foreseen
from cosmodrome.core.game import Game
from cosmodrome.core.lane import PLAYING, lane_of
from cosmodrome.core.rng import Rng
from cosmodrome.games.race.views import RaceView
from cosmodrome.review.judge import Chances, Judge, NoJudge
from cosmodrome.review.questions import Question

PLAIN: Final = 0.8
"""An answer that the net would give so often is not weighed further: it is what the judge would do."""
LIKELIEST: Final = 4
"""Answers that are tried beside the one that was made, none that the net would give less often than `LEAST`."""
LEAST: Final = 0.04
SHARPER: Final = 1.5
"""A fifth of a result is the lead, which is pressed together, so results are nearer to the middle than victories are:
the odds of a victory are those of a result to this power, as `docs/campaigns.md` has measured."""
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

    def __init__(self, game: Game[Any], seats: int) -> None:
        super().__init__(game, seats)
        judges = Judges(self.champion.net, game)
        if not judges.play:
            raise NoJudge(f"nobody here judges positions of {game.meta.id} with these cards")
        self.judge = judges.at(seats)

    def chances(self, questions: Sequence[Question]) -> list[float]:
        with BLAS.limit(limits=1):
            results = self.judge.results([(each.state, each.seat) for each in questions])
        return [_chance(float(result)) for result in results]

    def tried(self, question: Question) -> list[int]:
        if question.round > LAST_ROUND:
            return []
        logs = self.judge.policy([(question.state, question.seat)], [question.codes])[0]
        order = sorted(question.codes, key=lambda code: (-logs[code], code))
        likely = [code for code in order[:LIKELIEST] if logs[code] > math.log(LEAST)]
        if likely == [question.made]:
            return []
        if logs[question.made] > math.log(PLAIN):
            return [question.made]
        return [question.made, *(code for code in likely if code != question.made)]

    def results(self, question: Question, codes: list[int], worlds: int, rng: Rng) -> Chances:
        """`worlds` a multiple of WORLDS."""
        trial = Trial(self.game, self.judge, question.view, question.seat, codes)
        found = np.empty((worlds, len(codes)))
        with BLAS.limit(limits=1):
            for first in range(0, worlds, WORLDS):
                for line, result in trial.tried(list(range(len(codes))), rng):
                    found[first + line.world, line.answer] = _chance(result)
        return found

    def line(self, question: Question, code: int) -> list[str]:
        game, seat = self.game, question.seat
        lane = lane_of(game, self.seats, {}, 0)
        lane.state = game.imagine(question.view, self.rng(question, "line"), NetBeliefs(self.judge))
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


class RaceJudge(NetJudge):
    """Of Race for the Galaxy."""

    champion = RaceChampion

    def reasons(self, question: Question, code: int) -> list[Reason]:
        """What the game tells of an answer, and what rivals were likely to choose at the same time."""
        view = question.view
        assert isinstance(view, RaceView)
        told = foreseen(self.game, view, self.decision(question), [self.game.choices[code]])
        return [each for each in told if each.name not in EMPTY] + self.expected(question)

    def expected(self, question: Question) -> list[Reason]:
        """What each rival was likely to choose, where seats choose unseen by each other."""
        if question.purpose != "action":
            return []
        game, rng, found = self.game, self.rng(question, "expected"), []
        worlds = [game.imagine(question.view, rng) for _ in range(WORLDS)]
        for rival in game.awaited(worlds[0]):
            if rival == question.seat:
                continue
            codes = [option.code for option in game.options(worlds[0], rival)]
            logs = self.judge.policy([(world, rival) for world in worlds], [codes] * WORLDS)
            shares = np.exp(logs[:, codes]).mean(0)
            at = int(shares.argmax())
            action, share = game.choices[codes[at]].subject, round(100 * float(shares[at]))
            found.append(Reason("review-rival", {"seat": rival, "action": action, "share": share}))
        return found


def _chance(result: float) -> float:
    """Of a result as nets learn it, from -1 to 1, the share of a victory."""
    return 1 / (1 + math.exp(-2 * SHARPER * math.atanh(max(-SURELY, min(SURELY, result)))))
