"""What whoever runs a table's bots and clock knows of it, and no other process could find out: they are told."""

import msgspec


class Hourglass(msgspec.Struct, frozen=True, array_like=True):
    """All other people wait for the person in `seat` since the log has so many entries; it runs until then."""

    seat: int
    entries: int
    until: int
    """Milliseconds since 1970, by the database's clock."""


class RunnerReport(msgspec.Struct, frozen=True, array_like=True):
    """Of one table."""

    failing: bool = False
    """Its bots have failed again and again, and answer no more."""
    hourglass: Hourglass | None = None
    failed: dict[int, str] = {}
    """By seat, the bot that failed there, for which the usual one goes on."""
