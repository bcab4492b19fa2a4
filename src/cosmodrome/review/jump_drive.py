"""A judge of Jump Drive: what is placed and discarded, by how whole games end that are played on from there."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from cosmodrome.bots.hints import SEED, Reason
from cosmodrome.bots.jump_drive.foreseeing import Ahead, foreseen
from cosmodrome.bots.jump_drive.search import DISCARDING, LIBRARIES, PLACING, JumpDriveSearch, unanswered
from cosmodrome.bots.jump_drive.search_lines import StandLine, by_answer
from cosmodrome.bots.jump_drive.thought import Thought
from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.rng import Rng
from cosmodrome.games.jump_drive.choices import DISCARD
from cosmodrome.games.jump_drive.views import JumpDriveView
from cosmodrome.review.judge import Chances, Compared, Judge
from cosmodrome.review.jump_drive_discards import Picks, differs, grouped, instead, keys_from, lines_beside
from cosmodrome.review.questions import Played, Question

LIKELIEST: Final = 4
"""Answers that are tried beside the one that was made."""
STANDS: Final = 100
"""Games by which it is told how the chances stand."""


class Discarded(NamedTuple):
    """What came of the cards that a seat discarded, or paid with."""

    cards: tuple[int, ...]
    made: float
    better: list[tuple[tuple[int, ...], float]]
    noise: float


class JumpDriveJudge(Judge):
    """What is discarded is one answer in several picks: a better one is told at the first pick that differs."""

    bot = "search"
    first = 100
    again = 500

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, OptionValue]) -> None:
        super().__init__(game, seats, options)
        self.search = JumpDriveSearch(SEED, game)
        self.picks: dict[int, Picks] = {}
        self._discarded: tuple[int, Discarded] | None = None
        """The last ones, by the answer of their first pick."""

    def begin(self, game: Played) -> None:
        self.picks, self._discarded = grouped(game.questions), None

    def compared(self, question: Question) -> Compared:
        picks = self.picks.get(question.answer)
        if picks is None:
            return super().compared(question)
        place, found = len(_view(question).picked), self.discarded(picks)
        if not found.better:
            return Compared(found.made, [], found.noise, not place)
        if place != differs(found.cards, found.better[0][0]):
            return Compared(found.made, [], 0.0, False)
        better: dict[str, float] = {}
        for cards, chance in found.better:
            if found.cards[:place] == cards[:place] and found.cards[place] != cards[place]:
                better.setdefault(DISCARD[cards[place]].key, chance)
        return Compared(found.made, list(better.items()), found.noise, True)

    def discarded(self, picks: Picks) -> Discarded:
        """What was discarded, beside other cards."""
        first = picks.first
        if self._discarded is None or self._discarded[0] != first.answer:
            decision, view = self.decision(first), _view(first)
            made = picks.made(decision.more)
            lines = lines_beside(Thought(view, self.search.worths), decision, made, LIKELIEST)

            def results(which: list[int], worlds: int, rng: Rng) -> Chances:
                return self._results(first, [lines[at] for at in which], worlds, rng)

            if len(lines) < 2:
                found = Discarded(made, 0.0, [], 0.0)
            else:
                chance, better, noise = self.contest(first, len(lines), results)
                found = Discarded(made, chance, [(lines[at].discards, each) for at, each in better], noise)
            self._discarded = first.answer, found
        return self._discarded[1]

    def line(self, question: Question, key: str) -> list[str]:
        """The other picks."""
        found = self._better(question, key)
        return keys_from(found[1], len(_view(question).picked) + 1) if found else []

    def _better(self, question: Question, key: str) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """The cards that went, and those that go instead, of which the first other one is picked with this key."""
        picks, place = self.picks.get(question.answer), len(_view(question).picked)
        found = self.discarded(picks) if picks else Discarded((), 0.0, [], 0.0)
        return next(
            ((found.cards, cards) for cards, _ in found.better if DISCARD[cards[place]].key == key), None
        )

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
        return self._results(question, [lines[code] for code in codes], worlds, rng)

    def _results(self, question: Question, lines: list[StandLine], worlds: int, rng: Rng) -> Chances:
        chance = np.random.Generator(np.random.Philox(int(rng.word)))
        view = _view(question)
        if question.purpose in DISCARDING:
            view = unanswered(view)
        with LIBRARIES.limit(limits=1, user_api="blas"):  # products too small to be shared out
            leads = self.search.leads(view, question.seat, lines, worlds, chance)
        return ((1 + np.sign(leads)) / 2).T

    def reasons(self, question: Question, key: str) -> list[Reason]:
        if (found := self._better(question, key)) is not None:
            return instead(*found)
        ahead = Ahead(self.game, _view(question), self.search.worths)
        return foreseen(ahead, [self.game.parse(key)])

    def _lines(self, question: Question) -> list[StandLine]:
        return by_answer(Thought(_view(question), self.search.worths), self.decision(question))


def _view(question: Question) -> JumpDriveView:
    view = question.view
    assert isinstance(view, JumpDriveView)
    return view
