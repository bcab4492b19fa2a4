"""Puzzles in a file: a header, then a line of JSON a puzzle, and after each game a line that counts the games."""

from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from cosmodrome.core.game import Game
from cosmodrome.puzzles.puzzle import FORMAT, LEAST_LEAD, Puzzle, PuzzleError

LARGEST: Final = 500_000
"""Bytes of a shipped file."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line. `puzzles` is the version of this form, `version` that of the game's rules."""

    puzzles: int
    game: str
    version: int
    judge: str
    """The bot that judges."""
    plays: str
    """The bot in whose games they were found."""
    second: str
    """The bot that plays on for a second opinion."""
    seats: list[int]
    """How many sit at the tables, one game after another."""
    seed: int
    """Of the first game; each further one has the next."""


class Searched(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many games have been searched by now, which took so many seconds."""

    games: int
    seconds: float


class Puzzles(msgspec.Struct, frozen=True):
    """What there is in a file."""

    header: Header
    puzzles: list[Puzzle]
    searched: Searched
    whole: int
    """Bytes up to the end of the last game that was searched to its end."""


def loads(text: str, game: Game[Any]) -> Puzzles:
    """Read a file of puzzles of a game. What follows the last game that was searched to its end is left out.

    Raises PuzzleError, naming the line.
    """
    first, _, rest = text.partition("\n")
    header = _decoded(1, first, Header)
    if header.puzzles != FORMAT:
        raise PuzzleError(f"line 1: puzzles of form {header.puzzles}; this program reads {FORMAT}")
    if (header.game, header.version) != (game.meta.id, game.meta.version):
        found = f"{header.game} by rules {header.version}"
        raise PuzzleError(f"line 1: puzzles of {found}, not of {game.meta.id} by rules {game.meta.version}")
    puzzles, kept, searched = list[Puzzle](), 0, Searched(0, 0.0)
    at = whole = len(first.encode()) + 1
    for number, line in enumerate(rest.split("\n")[:-1], 2):
        at += len(line.encode()) + 1
        if line.startswith('{"games"'):
            searched = _decoded(number, line, Searched)
            kept, whole = len(puzzles), at
        else:
            puzzles.append(_puzzle(number, line))
    return Puzzles(header, puzzles[:kept], searched, whole)


def _puzzle(number: int, line: str) -> Puzzle:
    puzzle: Puzzle = _decoded(number, line, Puzzle)
    if puzzle.lead < LEAST_LEAD:
        raise PuzzleError(
            f"line {number}: the best answer is ahead by {puzzle.lead}; it has to be {LEAST_LEAD}"
        )
    if puzzle.best in (puzzle.greedy, puzzle.third):
        raise PuzzleError(f"line {number}: {puzzle.best} is what weaker bots answer too")
    return puzzle


def _decoded(number: int, line: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise PuzzleError(f"line {number}: {error}") from None


def line_of(entry: msgspec.Struct) -> str:
    """As it stands in a file."""
    return msgspec.json.encode(entry).decode() + "\n"


@cache
def shipped(game: Game[Any]) -> list[Puzzle]:
    """The puzzles of a game that come with it; none where there are none, or they are of other rules."""
    file = Path(__file__).parent / "shipped" / f"{game.meta.id}.jsonl"
    if game.own_cards is not None or not file.is_file():
        return []
    try:
        return loads(file.read_text("utf-8"), game).puzzles
    except PuzzleError:
        return []
