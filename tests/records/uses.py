"""What a recorded game of any game uses: seats, options, answers, events, a script, own cards, and how it was won."""

from collections.abc import Iterable
from typing import Any

from cosmodrome.core.event import Event
from cosmodrome.core.meta import Meta
from cosmodrome.play.record import Record

WINS = ("win by score", "win by tie-break", "shared victory")


def everything_of(meta: Meta, events: Any, verbs: Iterable[str]) -> set[str]:
    """All that the records of a game with these kinds of events and answers have to use between them."""
    options = [
        (option.name, value)
        for option in meta.options
        for value in option.values
        if not option.leaves_out(value)
    ]
    return (
        {f"seats {seats}" for seats in meta.seats}
        | {f"option {name}={value}" for name, value in options}
        | {f"verb {verb}" for verb in verbs}
        | {f"event {kind.__struct_config__.tag}" for kind in events.__args__}
    )


def used_of(record: Record) -> set[str]:
    header = record.header
    return (
        {f"seats {header.seats}"}
        | {f"option {name}={value}" for name, value in header.options.items()}
        | {
            f"event {entry.__struct_config__.tag}"
            if isinstance(entry, Event)
            else f"verb {entry.choice.partition(':')[0]}"
            for entry in record.entries
        }
        | ({"script"} if header.script is not None else set())
        | ({"own cards"} if header.cards is not None else set())
    )


def win(scores: list[int], winners: list[int]) -> str:
    """How a game with these scores was won."""
    if scores.count(max(scores)) == 1:
        return "win by score"
    return "shared victory" if len(winners) > 1 else "win by tie-break"
