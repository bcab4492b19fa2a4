"""Reviews of finished games, worked out slice by slice in a process of their own, which gives way to all others."""

import time
import zlib
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any, Final, Protocol

import msgspec

from cosmodrome.core.game import Game
from cosmodrome.play import record
from cosmodrome.review.report import Lamp, Review

_SLICE: Final = 0.5
"""Seconds of judging after which others come first."""
_MOST_KEPT: Final = 4
"""Reviews whose work so far is kept, those gone on with last."""
LARGEST: Final = 20_000
"""Bytes of a review as it is kept."""
_FEWEST_POINTS: Final = 64
"""Of a curve that is made shorter so that a review is not too large."""


class Judging(Protocol):
    """What the room `review` makes of a record: `Reviewing`, or a stand-in."""

    @property
    def count(self) -> int: ...

    def judge(self, first: int, after: int) -> list[Any]: ...

    def report(self, judged: list[Any]) -> Review: ...

    def lamp(self, seat: int, events: int) -> Lamp | None: ...


@dataclass(frozen=True)
class Slice:
    """How far a review is: `done` of `count` questions are judged. `review`: what it says so far, packed."""

    done: int
    count: int
    review: bytes


NOBODY_CAN: Final = Slice(0, -1, b"")
"""Of a game that nobody can judge, by its number of seats or its cards."""


class TooLarge(ValueError):
    """A review that cannot be made small enough to be kept."""


class Judges:
    """The reviews that this process works at."""

    def __init__(self) -> None:
        self._at: OrderedDict[str, tuple[Judging, list[Any]]] = OrderedDict()
        """By table, what has been judged so far."""
        self._lit: OrderedDict[str, Judging | None] = OrderedDict()
        """By table, the game at which somebody has looked with the lamp."""

    def lamp(self, table: str, game: Game[Any], text: str, seat: int, events: int) -> Lamp | None:
        """What a seat might have answered once so many events had happened, as `Reviewing.lamp`."""
        self._lit[table] = judging = self._lit.pop(table) if table in self._lit else begun(game, text)
        while len(self._lit) > _MOST_KEPT:
            self._lit.popitem(last=False)
        return None if judging is None else judging.lamp(seat, events)

    def go_on(self, table: str, game: Game[Any], text: str) -> Slice:
        """Judge some more of a finished game, from its beginning where nothing is known of it here."""
        kept = self._at.pop(table, None)
        if kept is None:
            begins = begun(game, text)
            if begins is None:
                return NOBODY_CAN
            kept = begins, []
        judging, judged = kept
        until = time.monotonic() + _SLICE
        while len(judged) < judging.count:
            judged += judging.judge(len(judged), len(judged) + 1)
            if time.monotonic() >= until:
                break
        if len(judged) < judging.count:
            self._at[table] = judging, judged
            while len(self._at) > _MOST_KEPT:
                self._at.popitem(last=False)
        return Slice(len(judged), judging.count, packed(judging.report(judged)))


def begun(game: Game[Any], text: str) -> Judging | None:
    """The work at a record, of which nothing is done; None where nobody can judge it. Raises what is wrong with it."""
    from cosmodrome.review.review import NoJudge, Reviewing  # which take a while to import

    try:
        return Reviewing(game, record.loads(text, {game.meta.id: game}))
    except NoJudge:
        return None


def packed(review: Review) -> bytes:
    """A review as it is kept. One too large tells every other point of its curve, then no lines. Raises TooLarge."""
    while len(bytes_of := zlib.compress(msgspec.json.encode(review), 9)) > LARGEST:
        smaller = _shorter(review) if len(review.curve) > _FEWEST_POINTS else _without_lines(review)
        if smaller == review:
            raise TooLarge(f"a review of {len(bytes_of)} bytes, and at most {LARGEST} are kept")
        review = smaller
    return bytes_of


def unpacked(kept: bytes) -> Review:
    """The review that was packed so."""
    return msgspec.json.decode(zlib.decompress(kept), type=Review)


def _shorter(review: Review) -> Review:
    """With its first point and its last one, and every other one between."""
    return msgspec.structs.replace(review, curve=[*review.curve[:-1:2], review.curve[-1]])


def _without_lines(review: Review) -> Review:
    seats = [
        msgspec.structs.replace(
            seat, turning=[msgspec.structs.replace(moment, line=[]) for moment in seat.turning]
        )
        for seat in review.seats
    ]
    return msgspec.structs.replace(review, seats=seats)
