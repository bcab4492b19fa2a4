"""One short text for what a state, a view or a question is: the same for equal ones, in every build and process."""

from hashlib import blake2b
from typing import Any

import msgspec

from cosmodrome.core.decision import Decision
from cosmodrome.core.game import State
from cosmodrome.core.meta import View
from cosmodrome.core.saving import saved


def digest(thing: Any) -> str:
    """32 hexadecimal digits of a State, a View or a Decision. Raises TypeError for anything else."""
    plain: Any
    if isinstance(thing, State):
        plain = saved(thing)
    elif isinstance(thing, Decision):
        plain = thing.facts()
    elif isinstance(thing, View):
        plain = thing
    else:
        raise TypeError(f"{type(thing).__name__} has no digest; a State, a View and a Decision have one")
    text = msgspec.json.encode([type(thing).__name__, plain], order="sorted")
    return blake2b(text, digest_size=16).hexdigest()
