"""What whoever runs a table's bots and clock knows of it, and no other process could find out: they are told."""

import msgspec


class Word(msgspec.Struct, frozen=True, array_like=True):
    """Of one table."""

    failing: bool = False
    """Its bots have failed again and again, and answer no more."""
