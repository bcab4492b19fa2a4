"""What a seat sees of a position as one number, the same for all tables that look alike from there."""

import hashlib
import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue, View

_BITS: Final = 63
"""So that a database keeps it as a whole number."""
_PART: Final = re.compile(rb"[^][{},]+")
_SEAT: Final = b'"seat":'


def sight(game: Game[Any], options: Mapping[str, OptionValue], view: View) -> int:
    """That of a view, at a table of a game with all these options.

    Who sits in which chair, and in which order cards lie in a hand or a row, makes no difference: whoever types a
    position in anew has no reason to keep to either. So its smallest parts are taken in an order of their own.
    """
    seen = msgspec.json.encode([game.meta.id, options, view])
    parts = sorted(part for part in _PART.findall(seen) if not part.startswith(_SEAT))
    digest = hashlib.blake2b(b",".join(parts), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> (64 - _BITS)
