"""Puzzles over HTTP: which there are, one as its seat sees it, and what an answer to it is worth."""

from functools import partial
from typing import TYPE_CHECKING, Annotated

from litestar import Response, get, post
from litestar.params import FromPath
from msgspec import Meta, Struct

from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.hinting import ReasonSent
from cosmodrome.server.http.route_arguments import Given
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.ratings import Shown, shown
from cosmodrome.server.table.messages import Key, OptionSent, PositionSent, option_sent

if TYPE_CHECKING:
    from cosmodrome.puzzles.puzzle import Puzzle
    from cosmodrome.server.db.puzzles import Solver

_MOST_CHOICES = 2
"""A second world that is placed together with the first one, in Jump Drive."""


class SolverSent(Struct):
    """How well an account solves the puzzles of a game; `streak` are those solved in a row by now."""

    rating: Shown
    streak: int
    longest: int


class PuzzlesOfGame(Struct):
    """How many puzzles a game has, and how many of them an account has tried; `mine` is None without an account."""

    game: str
    count: int
    tried: int
    mine: SolverSent | None


class PuzzlesSent(Struct):
    """The games that have puzzles."""

    games: list[PuzzlesOfGame]


class PuzzleOrder(Struct):
    """Ids of puzzles that are left to try, the most fitting first."""

    left: list[str]


class AnswerPuzzle(Struct, forbid_unknown_fields=True):
    """An answer as at a table; where several choices are made together, the first one is the answer."""

    choices: Annotated[list[Key], Meta(min_length=1, max_length=_MOST_CHOICES)]


class TriedSent(Struct):
    """An answer, the chance it leads to, and the share of whole games that it won, None where that was not asked.

    Thousandths of a victory. `by` are bots that would give it.
    """

    answer: OptionSent
    chance: int
    second: int | None
    by: list[str]


class SolutionSent(Struct):
    """What an answer was worth: `right` is the best one of `answers` alone. `noise` is the standard error of its lead.

    `before` and `mine`: how well the account solved before and does now; None where it does not count, without an
    account or because it was answered before.
    """

    right: bool
    given: OptionSent
    answers: list[TriedSent]
    noise: int
    reasons: list[ReasonSent]
    puzzle: Shown
    before: SolverSent | None
    mine: SolverSent | None


@get("/api/puzzles", bots="read")
async def list_puzzles(hall: Given[Hall], visitor: Given[Player | None]) -> PuzzlesSent:
    found = []
    for game in hall.shelf.games:
        count, tried, mine = await hall.puzzles.standing(game, _account(visitor))
        if count:
            found.append(PuzzlesOfGame(game, count, tried, _solver(mine) if mine is not None else None))
    return PuzzlesSent(found)


@get("/api/puzzles/{game_id:str}")
async def list_left(
    hall: Given[Hall],
    guard: Given[Guard],
    address: Given[str],
    game_id: FromPath[str],
    visitor: Given[Player | None],
) -> PuzzleOrder:
    """Those that an account has not tried yet; all, without one."""
    guard.puzzles_here.take(address)
    return PuzzleOrder(await hall.puzzles.order(game_id, _account(visitor)))


@get("/api/puzzles/{game_id:str}/{puzzle:str}", answers=PositionSent)
async def show_puzzle(
    hall: Given[Hall], guard: Given[Guard], address: Given[str], game_id: FromPath[str], puzzle: FromPath[str]
) -> Response[bytes]:
    """The moment, as a table would show it to its seat."""
    guard.puzzles_here.take(address)
    return Response(await hall.puzzles.position(game_id, puzzle), media_type="application/json")


@post("/api/puzzles/{game_id:str}/{puzzle:str}", status_code=200)
async def answer_puzzle(
    hall: Given[Hall],
    guard: Given[Guard],
    address: Given[str],
    payload: Given[AnswerPuzzle],
    game_id: FromPath[str],
    puzzle: FromPath[str],
    visitor: Given[Player | None],
) -> SolutionSent:
    """The first answer of an account counts."""
    guard.puzzles_here.take(address)
    found, given = hall.puzzles.one(game_id, puzzle), payload.choices[0]
    hard, rated = await hall.puzzles.answer(game_id, puzzle, given, _account(visitor))
    option = partial(_option, hall, game_id)
    before, mine = map(_solver, rated) if rated is not None else (None, None)
    return SolutionSent(
        given == found.best,
        option(given),
        [
            TriedSent(option(each.choice), each.chance, each.second, _by(found, each.choice))
            for each in found.tried
        ],
        found.noise,
        [ReasonSent(each.name, each.facts) for each in found.reasons],
        shown(hard),
        before,
        mine,
    )


def _account(visitor: Player | None) -> str:
    return visitor.id if visitor is not None and visitor.account else ""


def _by(puzzle: "Puzzle", choice: str) -> list[str]:
    bots = {"greedy": puzzle.greedy, "planner": puzzle.third}
    return [bot for bot, answer in bots.items() if answer == choice]


def _option(hall: Hall, game: str, key: str) -> OptionSent:
    return option_sent(hall.shelf.game(game).parse(key))


def _solver(solver: "Solver") -> SolverSent:
    return SolverSent(shown(solver.rating), solver.streak, solver.longest)


puzzle_routes = [list_puzzles, list_left, show_puzzle, answer_puzzle]
