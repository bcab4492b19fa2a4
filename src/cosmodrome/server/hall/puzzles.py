"""Puzzles on this server: which there are, one as its seat sees it, and answering it."""

import asyncio
import random
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from cosmodrome.core.event import seen_by
from cosmodrome.core.game import Game, question_to
from cosmodrome.play.answer import ahead
from cosmodrome.play.frames import plain
from cosmodrome.puzzles.puzzle import Puzzle, played
from cosmodrome.puzzles.puzzle_file import shipped
from cosmodrome.review.report import Kind, kind_of
from cosmodrome.server import wire
from cosmodrome.server.db import puzzles
from cosmodrome.server.db.puzzles import Solver
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import PLAYING
from cosmodrome.server.ratings import NEW, Rating
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.description import SeatSent, TableSent
from cosmodrome.server.table.messages import DecisionSent, PositionSent, decision_sent
from cosmodrome.words.catalogue import told

_MOST_KEPT: Final = 64
"""Puzzles whose positions are kept as they are sent, those looked at last."""


class _Position(NamedTuple):
    sent: bytes
    keys: frozenset[str]
    """What can be answered."""


class Puzzles:
    """The puzzles of all games, each played again where somebody looks at it first."""

    def __init__(self, store: Store, games: Mapping[str, Game[Any]]) -> None:
        self._store = store
        self._games = games
        self._by_game: dict[str, dict[str, Puzzle]] = {}
        self._positions: OrderedDict[tuple[str, str], _Position] = OrderedDict()
        self._kinds: dict[str, dict[str, Kind]] = {}
        """By game and puzzle, which mistake it is about."""

    def keep(self, game: str, some: list[Puzzle]) -> None:
        """These are the puzzles of a game."""
        self._by_game[game] = {each.id: each for each in some}
        self._kinds.pop(game, None)

    def of(self, game: str) -> dict[str, Puzzle]:
        """Those of a game, by their ids. Raises Refused."""
        if game not in self._games:
            raise Refused("unknown-game", 404, game=game)
        if game not in self._by_game:
            self.keep(game, shipped(self._games[game]))
        return self._by_game[game]

    def one(self, game: str, puzzle: str) -> Puzzle:
        """Raises Refused."""
        found = self.of(game).get(puzzle)
        if found is None:
            raise Refused("not-found", 404)
        return found

    async def standing(self, game: str, account: str) -> tuple[int, int, Solver | None]:
        """How many puzzles a game has, how many of them an account has tried, and how well; None without an account."""
        there = self.of(game)
        if not account:
            return len(there), 0, None
        tried = await puzzles.tried(self._store, account, game)
        return len(there), len(tried & there.keys()), await puzzles.solver(self._store, account, game)

    async def answer(
        self, game: str, puzzle: str, key: str, account: str
    ) -> tuple[Rating, tuple[Solver, Solver] | None]:
        """Gives how hard the puzzle is, and of an account that answers it first how it did before and does now.

        Raises Refused for what is no answer to it.
        """
        found = self.one(game, puzzle)
        if key not in (await self._position(game, puzzle)).keys:
            raise Refused("malformed", 400, detail=f"{key} is no answer to puzzle {puzzle}")
        rated = None
        if account:
            rated = await puzzles.note(self._store, account, game, puzzle, key == found.best)
        return (await puzzles.ratings(self._store, game)).get(puzzle, NEW), rated

    async def order(self, game: str, player: str) -> list[str]:
        """The ids of a game's puzzles that a player has not tried, the most fitting first: as hard as they are good.

        Of a stranger all, by chance.
        """
        left = [*self.of(game)]
        random.shuffle(left)
        if not player:
            return left
        tried = await puzzles.tried(self._store, player, game)
        ratings = await puzzles.ratings(self._store, game)
        own = (await puzzles.solver(self._store, player, game)).rating.mu
        left = [each for each in left if each not in tried]
        return sorted(left, key=lambda each: abs(ratings.get(each, NEW).mu - own))

    async def of_kind(self, game: str, kind: Kind, player: str) -> list[str]:
        """Those left at which this mistake is easily made, in the order of `order`."""
        if game not in self._kinds:
            self._kinds[game] = await asyncio.to_thread(_kinds, self._games[game], [*self.of(game).values()])
        kinds = self._kinds[game]
        return [each for each in await self.order(game, player) if kinds.get(each) == kind]

    async def position(self, game: str, puzzle: str) -> bytes:
        """A puzzle as it is sent. Raises Refused."""
        return (await self._position(game, puzzle)).sent

    async def _position(self, game: str, puzzle: str) -> _Position:
        one, key = self.one(game, puzzle), (game, puzzle)
        if key not in self._positions:
            self._positions[key] = await asyncio.to_thread(_position, self._games[game], one)
        self._positions.move_to_end(key)
        while len(self._positions) > _MOST_KEPT:
            self._positions.popitem(last=False)
        return self._positions[key]


def _position(game: Game[Any], puzzle: Puzzle) -> _Position:
    """A puzzle as its seat sees it, and never more."""
    recorder, seat = played(game, puzzle), puzzle.seat
    events = seen_by(recorder.record.events, seat)
    log = [msgspec.Raw(wire.encode(told(game.meta.id, event, seat))) for event in events]
    view = msgspec.Raw(wire.encode(plain(game.view(recorder.state, seat))))
    question = _asked(game, recorder.state, seat, 0)
    sent = wire.encode(PositionSent(_table(game, puzzle), seat, view, question, log))
    return _Position(sent, frozenset(option.key for option in question.options))


def _kinds(game: Game[Any], some: Sequence[Puzzle]) -> dict[str, Kind]:
    """What a plain bot gets wrong at each of these."""
    found = {}
    for puzzle in some:
        view = game.view(played(game, puzzle).state, puzzle.seat)
        found[puzzle.id] = kind_of(str(getattr(view, "phase", "")), puzzle.greedy, puzzle.best)
    return found


def _asked(game: Game[Any], state: Any, seat: int, number: int) -> DecisionSent:
    decision, verdicts = question_to(game, state, seat)
    asked = decision_sent(decision, number, verdicts)
    for option in decision.options if decision.ahead else []:
        if (twin := ahead(game, state, seat, option)) is not None:
            asked.ahead[option.key] = _asked(game, twin, seat, number + 1)
    return asked


def _table(game: Game[Any], puzzle: Puzzle) -> TableSent:
    """The table of a puzzle, at which nobody sits but who looks at it."""
    seats = [
        SeatSent(
            seat, "human" if seat == puzzle.seat else "bot", "", seat == puzzle.seat, True, False, "", False
        )
        for seat in range(puzzle.seats)
    ]
    options = game.meta.read_options(puzzle.options, puzzle.seats)
    return TableSent(puzzle.id, "", game.meta.id, PLAYING, options, seats, None, puzzle.seat, None)
