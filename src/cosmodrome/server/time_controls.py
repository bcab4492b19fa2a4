"""Time controls: how long people at a table may think, as it was wanted when the table was opened."""

from typing import Annotated

import msgspec
from msgspec import Meta

_HOUR = 60 * 60
_DAY = 24 * _HOUR
MONTH = 30 * _DAY

Phase = Annotated[int, Meta(ge=0, le=MONTH)]
"""Seconds for a step in which all act at once, which has a clock of its own; 0 for as long as people like."""


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """As long as people like."""


class PerMove(msgspec.Struct, frozen=True, tag_field="kind", tag="move", forbid_unknown_fields=True):
    """So many seconds for each answer; who needs more takes it from a reserve for the whole game."""

    seconds: Annotated[int, Meta(ge=1, le=_DAY)]
    reserve: Annotated[int, Meta(ge=0, le=_DAY)] = 0
    phase: Phase = 0


class PerGame(msgspec.Struct, frozen=True, tag_field="kind", tag="game", forbid_unknown_fields=True):
    """So many seconds for all answers of a game, and some more after each."""

    seconds: Annotated[int, Meta(ge=1, le=7 * _DAY)]
    increment: Annotated[int, Meta(ge=0, le=_HOUR)] = 0
    phase: Phase = 0


class PerDays(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Turn-based: so many days for each answer, and so many of holiday in the whole game, in which no time runs."""

    days: Annotated[int, Meta(ge=1, le=30)]
    holidays: Annotated[int, Meta(ge=0, le=60)] = 0
    phase: Phase = 0


TimeControl = NoClock | PerMove | PerGame | PerDays
NO_CLOCK = NoClock()


class Terms(msgspec.Struct, frozen=True):
    """What a control comes to, all in milliseconds."""

    each: int = 0
    """For each question, beside the reserve; what is left of it is lost."""
    reserve: int = 0
    """For the whole game."""
    increment: int = 0
    """Comes to the reserve with each answer."""
    holidays: int = 0
    phase: int = 0
    """For a step in which all act at once; 0 for as long as people like."""
    more: int = 0
    """What all get who agree on more time."""


_MORE = 5 * 60
_MORE_DAYS = 3


def terms_of(control: TimeControl) -> Terms | None:
    """None where no time runs."""
    match control:
        case PerMove(seconds, reserve, phase):
            return Terms(1000 * seconds, 1000 * reserve, 0, 0, 1000 * phase, 1000 * _MORE)
        case PerGame(seconds, increment, phase):
            return Terms(0, 1000 * seconds, 1000 * increment, 0, 1000 * phase, 1000 * _MORE)
        case PerDays(days, holidays, phase):
            day = 1000 * _DAY
            return Terms(days * day, 0, 0, holidays * day, 1000 * phase, _MORE_DAYS * day)
    return None
