"""Finding puzzles: strong bots play, and each of their answers is looked at by ever more costly tests."""

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from cosmodrome.bots import catalogue
from cosmodrome.bots.hints import Reason
from cosmodrome.bots.levels import LEVELS
from cosmodrome.bots.net.judge import BLAS
from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue, Setup
from cosmodrome.play.record import Record, play
from cosmodrome.puzzles import whole_games
from cosmodrome.puzzles.puzzle import FORMAT, LEAST_LEAD, LONGEST, Puzzle, Told, written
from cosmodrome.puzzles.puzzle_file import Header
from cosmodrome.review.judge import SURE, Chances, Judge, NoJudge, judge_of
from cosmodrome.review.questions import Question
from cosmodrome.review.questions import played as questions_of
from cosmodrome.review.report import WHOLE

MISSED_BY: Final = ("greedy", LEVELS["race"][2].bot)
"""Those that answer something else: `greedy`, and the third level, which is the same bot in all games."""
SLIGHTLY: Final = 0.06
PROMISING: Final = 0.12
"""So far ahead of the likeliest others the best answer has to be in few worlds, and then in more."""
FEW_ANSWERS: Final = 6
"""So many answers are compared in few worlds."""
MORE: Final = 4
"""So many times as many worlds are more."""
MOST_ANSWERS: Final = 16
"""So many answers are compared at most, the likeliest ones and those of the weaker bots."""
SECOND_WORLDS: Final = 32
"""Whole games of the second opinion after each of the best answer, the next one and those of the weaker bots."""


class Plan(NamedTuple):
    """How the games of a game are played in which puzzles are looked for."""

    bot: str
    """At all seats."""
    seats: tuple[int, ...]
    """How many sit there, one game after another."""
    worlds: int
    """In which all answers are looked at first."""


PLANS: Final = {
    "race": Plan("greedy", (2, 3, 4), 8),
    "jump_drive": Plan("greedy", (2, 3, 4), 40),
    "pocket_mars": Plan("greedy", (2,), 16),
}


def plan_of(game: Game[Any]) -> Plan:
    """Raises NoJudge where nobody can judge what is found."""
    if game.meta.id not in PLANS:
        raise NoJudge(f"puzzles of {game.meta.id} are not looked for; those of {', '.join(PLANS)} are")
    return PLANS[game.meta.id]


class Found(NamedTuple):
    """What makes a puzzle of a question, as `Puzzle` tells it."""

    tried: list[Told]
    noise: int
    greedy: str
    third: str
    reasons: list[Reason]


class Finder:
    """Looks for puzzles at tables of one kind."""

    def __init__(self, game: Game[Any], seats: int, options: Mapping[str, OptionValue] | None = None) -> None:
        """Raises NoJudge."""
        self.game = game
        self.plan = plan_of(game)
        if seats not in self.plan.seats:
            tables = ", ".join(map(str, self.plan.seats))
            raise NoJudge(f"puzzles of {game.meta.id} are looked for at tables of {tables}, not of {seats}")
        self.seats = seats
        self.options = game.meta.read_options(options or {}, seats)
        self.judge: Judge = judge_of(game, seats, self.options)
        self._weaker = {bot: catalogue.make(game, bot, 0) for bot in MISSED_BY}

    def play(self, seed: int) -> Record:
        """A game of the strong bots."""
        bots = seat_bots(self.game, [self.plan.bot] * self.seats, seed)
        setup = Setup(self.seats, seed, self.options)
        return play(self.game, setup, lambda state, seat: bot_choice(self.game, state, seat, bots[seat]))

    def look(self, record: Record) -> Iterator[Puzzle]:
        """The puzzles of a game, as they are found."""
        for question in questions_of(self.game, record).questions:
            if question.answer <= LONGEST and (found := self._looked(question)):
                yield self._puzzle(record, question, found)

    def _looked(self, question: Question) -> Found | None:
        """What makes it a puzzle; None: it is none."""
        if self.game.decision(question.state, question.seat).more > 1:  # an answer of several picks
            return None
        favourites = self.judge.favourites(question)
        if not favourites:
            return None
        easy = [self._answer(question, bot) for bot in MISSED_BY]
        every = self.judge.every(question)
        if not {*favourites} - {*easy} or not {*easy} <= {*every}:
            return None
        codes = [*dict.fromkeys([*easy, *every])][:MOST_ANSWERS]
        best = self._ahead(question, codes[:FEW_ANSWERS], self.plan.worlds, "first", SLIGHTLY)
        if best is None or best in easy:
            return None
        few = [best, *(code for code in codes[:FEW_ANSWERS] if code != best)]
        if self._ahead(question, few, MORE * self.plan.worlds, "again", PROMISING) != best:
            return None
        return self._confirmed(question, [best, *(code for code in codes if code != best)], easy)

    def _ahead(
        self, question: Question, codes: list[int], worlds: int, what: str, least: float
    ) -> int | None:
        """The answer that is ahead of these others by so much; None where none is."""
        means = self.judge.results(question, codes, worlds, self._rng(question, what)).mean(0)
        best, after = self._ranked(means)[:2]
        return codes[best] if means[best] - means[after] >= least else None

    def _confirmed(self, question: Question, codes: list[int], easy: list[int]) -> Found | None:
        """Twice the search, in which the first of these answers has to be the best one; then the second opinion."""
        worlds = 2 * (self.judge.first + self.judge.again)
        found = self.judge.results(question, codes, worlds, self._rng(question, "twice"))
        means = found.mean(0)
        order = self._ranked(means)
        best, after = order[:2]
        noise = float((found[:, best] - found[:, after]).std(ddof=1) / math.sqrt(worlds))
        lead = _thousandths(means[best]) - _thousandths(means[after])
        if best != 0 or lead < max(LEAST_LEAD, WHOLE * SURE * noise):
            return None
        second = self._second(question, [*dict.fromkeys([codes[0], codes[after], *easy])])
        if second is None:
            return None
        keys = [choice.key for choice in self.game.choices]
        told = [Told(keys[codes[at]], _thousandths(means[at]), second.get(codes[at])) for at in order]
        return Found(
            told,
            _thousandths(noise),
            keys[easy[0]],
            keys[easy[1]],
            self.judge.reasons(question, keys[codes[0]]),
        )

    def _second(self, question: Question, codes: list[int]) -> dict[int, int] | None:
        """By answer, the share of whole games that it wins; None where the first of them is not the best one."""
        rng = self._rng(question, "second")
        won = whole_games.shares(self.game, question, codes, SECOND_WORLDS, rng).mean(0)
        if won[0] <= won[1:].max():
            return None
        return {code: _thousandths(share) for code, share in zip(codes, won, strict=True)}

    def _puzzle(self, record: Record, question: Question, found: Found) -> Puzzle:
        header, before = record.header, written(record.answers[: question.answer])
        defaults = self.game.meta.read_options({}, self.seats)
        options = {name: value for name, value in header.options.items() if value != defaults[name]}
        return Puzzle(header.seats, header.seed, before, question.seat, *found, options)

    def _answer(self, question: Question, bot: str) -> int:
        choice = bot_choice(self.game, question.state, question.seat, self._weaker[bot])
        assert choice is not None
        return choice.code

    def _ranked(self, means: Chances) -> list[int]:
        return sorted(range(len(means)), key=lambda at: (-means[at], at))

    def _rng(self, question: Question, what: str) -> Any:
        return self.judge.rng(question, f"puzzle {what}")


class Search:
    """Games one after another, at tables of each size in turn."""

    def __init__(self, game: Game[Any], seats: Sequence[int] = (), seed: int = 0) -> None:
        """Without `seats`, tables of all sizes that can be judged. Raises NoJudge."""
        plan = plan_of(game)
        sizes = [*(seats or plan.seats)]
        self._finders = [Finder(game, count) for count in sizes]
        judge = self._finders[0].judge.bot
        self.header = Header(
            FORMAT, game.meta.id, game.meta.version, judge, plan.bot, whole_games.SECOND, sizes, seed
        )

    def found(self, number: int) -> list[Puzzle]:
        """The puzzles of one game, by its number from 0."""
        finder = self._finders[number % len(self._finders)]
        with BLAS.limit(limits=1):
            return [*finder.look(finder.play(self.header.seed + number))]


def _thousandths(chance: float) -> int:
    return round(WHOLE * float(chance))
