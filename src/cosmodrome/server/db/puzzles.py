"""Puzzles as the database keeps them: how hard each is, and what accounts have tried and how well they do."""

from typing import Any

import msgspec
from sqlalchemy import and_, delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store
from cosmodrome.server.ratings import NEW, Rating, after_game

_PLAYER, _PUZZLE = ("player", ""), ("", "puzzle")


class Solver(msgspec.Struct, frozen=True):
    """How well somebody solves the puzzles of a game; `streak` are those solved in a row by now."""

    rating: Rating = NEW
    streak: int = 0
    longest: int = 0


async def solver(store: Store, player: str, game: str) -> Solver:
    """One who has tried nothing yet is a new one."""
    of = models.solvers.c
    rows = await store.read(select(models.solvers).where(of.player == player, of.game == game))
    return _solver(rows[0]) if rows else Solver()


async def tried(store: Store, player: str, game: str) -> set[str]:
    """The puzzles of a game that a player has answered."""
    of = models.puzzle_tries.c
    rows = await store.read(select(of.puzzle).where(of.player == player, of.game == game))
    return {row.puzzle for row in rows}


async def ratings(store: Store, game: str) -> dict[str, Rating]:
    """How hard the puzzles of a game are that somebody has tried: a puzzle wins against who misses it."""
    of = models.puzzles.c
    rows = await store.read(select(models.puzzles).where(of.game == game))
    return {row.puzzle: Rating(row.mu, row.sigma, row.games) for row in rows}


async def note(
    store: Store, player: str, game: str, puzzle: str, right: bool
) -> tuple[Solver, Solver] | None:
    """Keep the first try of a puzzle; gives how they did before and after it. None for a later try."""
    row = {"player": player, "game": game, "puzzle": puzzle, "right": right}

    async def act(connection: AsyncConnection) -> tuple[Solver, Solver]:
        await connection.execute(insert(models.puzzle_tries).values(row))
        return await _rated(connection, player, game, puzzle, right)

    try:
        return await store.write(act, counts=False)
    except IntegrityError:
        return None


async def _rated(
    connection: AsyncConnection, player: str, game: str, puzzle: str, right: bool
) -> tuple[Solver, Solver]:
    """Who tries a puzzle and the puzzle are rated like two who have played a game."""
    solvers, puzzles = models.solvers, models.puzzles
    own = and_(solvers.c.player == player, solvers.c.game == game)
    its = and_(puzzles.c.game == game, puzzles.c.puzzle == puzzle)
    row = (await connection.execute(select(solvers).where(own).with_for_update())).first()
    hard = (await connection.execute(select(puzzles).where(its).with_for_update())).first()
    before = _solver(row) if row is not None else Solver()
    known = Rating(hard.mu, hard.sigma, hard.games) if hard is not None else NEW
    places = [1, 2] if right else [2, 1]
    after = after_game({_PLAYER: before.rating, _PUZZLE: known}, [_PLAYER, _PUZZLE], places)
    streak = before.streak + 1 if right else 0
    now = Solver(after[_PLAYER], streak, max(before.longest, streak))
    await connection.execute(delete(solvers).where(own))
    rated = msgspec.structs.asdict(now.rating)
    values = {"player": player, "game": game, "streak": now.streak, "longest": now.longest}
    await connection.execute(insert(solvers).values(values | rated))
    await connection.execute(delete(puzzles).where(its))
    rated = msgspec.structs.asdict(after[_PUZZLE])
    await connection.execute(insert(puzzles).values({"game": game, "puzzle": puzzle} | rated))
    return before, now


def _solver(row: Any) -> Solver:
    return Solver(Rating(row.mu, row.sigma, row.games), row.streak, row.longest)
