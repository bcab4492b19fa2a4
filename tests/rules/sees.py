"""Who may see what of each event: a game's table of its fields, held against what the events keep secret."""

from typing import Any, NamedTuple

import msgspec

from cosmodrome.core.event import Event


class Shown(NamedTuple):
    """The fields of an event, apart by spaces: what all see, and what its seat alone sees."""

    all: str
    own: str = ""


Sees = dict[type[Event], Shown]


def sample(kind: type[Event]) -> Event:
    """An event of this kind that happened to seat 1, made up from the types of its fields."""
    fields: dict[str, Any] = {}
    for field in msgspec.structs.fields(kind):
        fields[field.name] = ["gem_world"] if "list" in str(field.type) else 1
    return kind(**fields)


def shown_to_each(kind: type[Event], shown: Shown) -> None:
    """Every viewer sees of the event just what the table says, and the table knows all its fields."""
    everyone, own = shown.all.split(), shown.own.split()
    assert sorted(kind.__struct_fields__) == sorted([*everyone, *own]), kind.__name__
    assert not kind.unheard and kind.audience is Event.audience, kind.__name__
    whole = msgspec.structs.asdict(sample(kind))
    for viewer in (None, 0, 1, 2):
        twin = sample(kind).seen_by(viewer)
        assert twin is not None
        seen = msgspec.structs.asdict(twin)
        for field in whole:
            wanted = whole[field] if field in everyone or viewer == 1 else None
            assert seen[field] == wanted, f"{kind.__name__}.{field} to {viewer}"
