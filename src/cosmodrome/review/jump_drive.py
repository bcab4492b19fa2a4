"""A judge of Jump Drive: what is placed, by how whole games end that are played on from there."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from cosmodrome.bots.hints import SEED, Reason
from cosmodrome.bots.jump_drive.foreseeing import Ahead, foreseen
from cosmodrome.bots.jump_drive.search import PLACING, JumpDriveSearch
from cosmodrome.bots.jump_drive.search_lines import StandLine, by_answer
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.rng import Rng
from cosmodrome.games.jump_drive.views import JumpDriveView
from cosmodrome.review.judge import Chances, Judge
from cosmodrome.review.questions import Question

LIKELIEST: Final = 4
"""Answers that are tried beside the one that was made."""
STANDS: Final = 100
"""Games by which it is told how the chances stand."""


class JumpDriveJudge(Judge):
    """What is discarded it does not judge: that is one answer in several picks."""

    bot = "search"
    first = 100
    again = 500

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.search = JumpDriveSearch(SEED, game)

    def chances(self, questions: Sequence[Question]) -> list[float | None]:
        return [self._stands(question) if question.purpose in PLACING else None for question in questions]

    def _stands(self, question: Question) -> float:
        best = self._lines(question)[0].answer.code
        return float(self.results(question, [best], STANDS, self.rng(question, "stands")).mean())

    def tried(self, question: Question) -> list[int]:
        if question.purpose not in PLACING:
            return []
        codes = [line.answer.code for line in self._lines(question)]
        others = [code for code in codes[:LIKELIEST] if code != question.made]
        return [question.made, *others] if others and question.made in codes else []

    def every(self, question: Question) -> list[int]:
        return [line.answer.code for line in self._lines(question)] if question.purpose in PLACING else []

    def results(self, question: Question, codes: list[int], worlds: int, rng: Rng) -> Chances:
        """In each game it is 1 if it is won and 1/2 if a victory is shared."""
        lines = {line.answer.code: line for line in self._lines(question)}
        chance = np.random.Generator(np.random.Philox(int(rng.word)))
        view = question.view
        assert isinstance(view, JumpDriveView)
        leads = self.search.leads(view, question.seat, [lines[code] for code in codes], worlds, chance)
        return ((1 + np.sign(leads)) / 2).T

    def reasons(self, question: Question, key: str) -> list[Reason]:
        view = question.view
        assert isinstance(view, JumpDriveView)
        return foreseen(Ahead(self.game, view, self.search.worths), [self.game.parse(key)])

    def _lines(self, question: Question) -> list[StandLine]:
        assert isinstance(question.view, JumpDriveView)
        return by_answer(Thought(question.view, self.search.worths), self.decision(question))
