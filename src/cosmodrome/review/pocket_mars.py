"""A judge of Pocket Mars: how likely a seat is to win where its next turn begins."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from cosmodrome.bots.hints import SEED, Reason
from cosmodrome.bots.pocket_mars.answers import PICKING
from cosmodrome.bots.pocket_mars.deck import deck_of
from cosmodrome.bots.pocket_mars.foreseeing import foreseen
from cosmodrome.bots.pocket_mars.outlook import Outlook
from cosmodrome.bots.pocket_mars.search import PocketMarsSearch
from cosmodrome.bots.search import Line
from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.rng import Rng, restored
from cosmodrome.games.pocket_mars.views import PocketMarsView
from cosmodrome.review.judge import Chances, Judge
from cosmodrome.review.pocket_mars_leads import LeadSearch
from cosmodrome.review.questions import Question

PAIR: Final = 2
"""Seats of a table whose positions the network of `outlook.py` has learned to judge."""


class PocketMarsJudge(Judge):
    """Which cards are picked it does not judge: that is one answer in several picks, which it does not try out."""

    bot = "search"
    first = 32
    again = 96

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.search = PocketMarsSearch(SEED, game) if seats == PAIR else LeadSearch(SEED, game)

    def chances(self, questions: Sequence[Question]) -> list[float | None]:
        return [self._stands(question) if question.purpose == "act" else None for question in questions]

    def _stands(self, question: Question) -> float:
        view = question.view
        assert isinstance(view, PocketMarsView)
        if isinstance(self.search, LeadSearch):
            return self.search.chance(view)
        return Outlook(deck_of(self.game, view)).chance(view)

    def tried(self, question: Question) -> list[int]:
        if question.purpose in PICKING:
            return []
        lines = self.search.lines(question.view, self.decision(question))
        others = [line.answer.code for line in lines if line.answer.code != question.made]
        return [question.made, *others] if others else []

    def every(self, question: Question) -> list[int]:
        if question.purpose in PICKING:
            return []
        likely = [line.answer.code for line in self.search.lines(question.view, self.decision(question))]
        return [*dict.fromkeys([*likely, *question.codes])]

    def results(self, question: Question, codes: list[int], worlds: int, rng: Rng) -> Chances:
        search, game, view, seat = self.search, self.game, question.view, question.seat
        search.lines(view, self.decision(question))  # it looks at the table
        weights = search.weights(view)
        found = np.empty((worlds, len(codes)))
        for world in range(worlds):
            state = game.imagine(view, rng)
            ahead = int(rng.word)
            rng.below(2)
            for at, code in enumerate(codes):
                line = Line(game.choices[code])
                found[world, at] = search.outcome(game.copy(state), seat, line, weights, restored(ahead))
        return found

    def reasons(self, question: Question, key: str) -> list[Reason]:
        view = question.view
        assert isinstance(view, PocketMarsView)
        return foreseen(self.game, view, [self.game.parse(key)])
