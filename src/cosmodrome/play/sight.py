"""What a seat sees of a position as one number, the same for all tables that look alike from there."""

import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue, View

_BITS: Final = 63
"""So that a database keeps it as a whole number."""
_SEAT: Final = "seat"


def sight(game: Game[Any], options: Mapping[str, OptionValue], view: View) -> int:
    """That of a view, at a table of a game with all these options.

    Who sits in which chair, and in which order cards lie in a hand or a row, makes no difference: whoever types a
    position in anew has no reason to keep to either.
    """
    seen = [game.meta.id, sorted(options.items()), _alike(msgspec.to_builtins(view))]
    digest = hashlib.blake2b(msgspec.json.encode(seen), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> (64 - _BITS)


def _alike(part: Any) -> Any:
    if isinstance(part, dict):
        return {name: _alike(value) for name, value in sorted(part.items()) if name != _SEAT}
    if isinstance(part, list):
        return sorted(map(_alike, part), key=msgspec.json.encode)
    return part
