"""How many bytes frames take: in an update, and in a finished game; measured on the recorded games.

An update with its whole view is what was sent before frames; questions are the same in both and are left out.
"""

import sys
from pathlib import Path
from statistics import mean
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from cosmodrome.core.event import seen_by
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.frames import Frames, plain
from cosmodrome.play.record import Record, Recorder, loads
from cosmodrome.server import wire
from cosmodrome.server.table.ending import ending_of, frames_of
from cosmodrome.server.table.track import encoded

RECORDS = Path(__file__).resolve().parent.parent / "tests/records"


class Sizes(msgspec.Struct):
    """Of one game: bytes of each update, whole and as frames, and of the game once it is finished."""

    whole: list[int]
    frames: list[int]
    record: int
    views: int
    kept: int


def sizes(kept: Record) -> Sizes:
    """Measure one game."""
    game: Any = kept.header.played(GAMES[kept.header.game])
    setup = kept.header.setup()
    shown = Frames(game, dict.fromkeys([*range(setup.seats), None]))
    recorder = Recorder(game, setup, [], shown)
    whole, framed = [], []
    for answer in kept.answers:
        events = len(recorder.record.events)
        before = {viewer: len(changes) for viewer, changes in shown.changes.items()}
        recorder.enter(answer.seat, answer.choice)
        shown.look(recorder.state)
        happened = recorder.record.events[events:]
        for viewer, changes in shown.changes.items():
            seen = seen_by(happened, viewer)
            view = plain(game.view(recorder.state, viewer))
            whole.append(len(wire.encode([view, seen])))
            pairs = zip(
                [*(event.seen_by(viewer) for event in happened), None], changes[before[viewer] :], strict=True
            )
            framed.append(sum(len(bytes(encoded(*pair))) + 1 for pair in pairs if pair != (None, None)))
    ending = ending_of(
        game, game.meta.version, setup, kept.header.players, recorder.record.entries, recorder.state
    )
    views = len(msgspec.json.encode(ending.views))
    packed = len(frames_of(game, ending))
    return Sizes(whole, [size for size in framed if size], len(ending.record), views, packed)


def main() -> int:
    table = Table(
        "game",
        "games",
        "whole an update",
        "frames an update",
        "record, views",
        "frames kept",
        "ratio",
        "worst",
    )
    for game in sorted({path.parent.name for path in RECORDS.glob("*/*.jsonl")}):
        texts = [path.read_text(encoding="utf-8") for path in sorted(RECORDS.glob(f"{game}/*.jsonl"))]
        found = [sizes(loads(text, dict(GAMES))) for text in texts]
        ratios = [1 + one.kept / (one.record + one.views) for one in found]
        table.add_row(
            game,
            str(len(found)),
            f"{mean(size for one in found for size in one.whole):,.0f}",
            f"{mean(size for one in found for size in one.frames):,.0f}",
            f"{mean(one.record + one.views for one in found):,.0f}",
            f"{mean(one.kept for one in found):,.0f}",
            f"{mean(ratios):.2f}",
            f"{max(ratios):.2f}",
        )
    Console(width=120).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
