"""A puzzle as data, and a file of them: the choices of a game up to a moment, and what a judge found of it."""

from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from cosmodrome.bots.hints import Reason
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue, Setup, SetupError
from cosmodrome.play.record import Answer, Recorder

FORMAT: Final = 1
LEAST_LEAD: Final = 150
"""Thousandths of a victory by which the best answer is ahead of the next."""
LONGEST: Final = 2_000
"""Answers before a puzzle, at most."""
_END_OF_ANSWER: Final = "\n"

Thousandths = Annotated[int, Meta(ge=0, le=1000)]


class PuzzleError(ValueError):
    """A file of puzzles that cannot be read; the message is one line."""


class Told(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """An answer by its key, the chance it leads to, and the share of whole games that it won when another bot played
    them on, where that was asked; thousandths.
    """

    choice: str
    chance: Thousandths
    second: Thousandths | None = None


class Puzzle(msgspec.Struct, frozen=True, dict=True, omit_defaults=True, forbid_unknown_fields=True):
    """A moment of a game, and the answers that were compared there, the best one first."""

    seats: int
    seed: int
    answers: str
    """All before it, a line each, as `0 key`: the seat and what it chose."""
    seat: int
    """Whose question it is."""
    tried: Annotated[list[Told], Meta(min_length=2)]
    noise: Thousandths
    """The standard error of how far the best one is ahead of the next."""
    greedy: str
    third: str
    """What `greedy` and the bot of the third level answer."""
    reasons: list[Reason] = []
    """What the game tells of the best one."""
    options: dict[str, OptionValue] = {}

    @cached_property
    def id(self) -> str:
        """A name that follows from the moment alone, whatever was found of it."""
        moment = (self.seats, self.seed, sorted(self.options.items()), self.answers, self.seat)
        return sha256(msgspec.json.encode(moment)).hexdigest()[:12]

    @property
    def best(self) -> str:
        return self.tried[0].choice

    @property
    def lead(self) -> int:
        return self.tried[0].chance - self.tried[1].chance

    @property
    def record(self) -> list[Answer]:
        """The answers before it. Raises ValueError for what is none."""
        return [_answer(line) for line in self.answers.split(_END_OF_ANSWER)] if self.answers else []


def _answer(line: str) -> Answer:
    seat, _, choice = line.partition(" ")
    if not choice:
        raise ValueError(f"{line!r} is no answer of a seat")
    return Answer(int(seat), choice)


def written(answers: Sequence[Answer]) -> str:
    """Answers as a puzzle keeps them."""
    return _END_OF_ANSWER.join(f"{each.seat} {each.choice}" for each in answers)


def played(game: Game[Any], puzzle: Puzzle) -> Recorder:
    """The game as it stands at the puzzle, all events in the record. Raises PuzzleError."""
    if puzzle.seats not in game.meta.seats or not 0 <= puzzle.seat < puzzle.seats:
        raise PuzzleError(f"seat {puzzle.seat} of {puzzle.seats} is none of {game.meta.id}")
    try:
        options = game.meta.read_options(puzzle.options, puzzle.seats)
        recorder = Recorder(game, Setup(puzzle.seats, puzzle.seed, options))
        for answer in puzzle.record[:LONGEST]:
            recorder.enter(answer.seat, answer.choice)
    except (NotAllowed, SetupError, ValueError) as error:
        raise PuzzleError(f"puzzle {puzzle.id} cannot be played: {error}") from None
    _check(game, recorder.state, puzzle)
    return recorder


def _check(game: Game[Any], state: Any, puzzle: Puzzle) -> None:
    """That its seat is asked, and may answer all that was compared."""
    if puzzle.seat not in game.awaited(state):
        raise PuzzleError(f"puzzle {puzzle.id}: seat {puzzle.seat} is not asked")
    allowed = {option.key for option in game.options(state, puzzle.seat)}
    for told in (*(each.choice for each in puzzle.tried), puzzle.greedy, puzzle.third):
        if told not in allowed:
            raise PuzzleError(f"puzzle {puzzle.id}: {told} is no answer there")
