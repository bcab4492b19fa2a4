"""The fields of states, seats and views: to compare, to find names in, and to change what copies might share."""

import ast
import re
from collections.abc import Collection
from functools import cache
from itertools import islice
from pathlib import Path
from types import NoneType
from typing import Any

import msgspec

import cosmodrome
from cosmodrome.core.card_sets import CardSets

SOURCE = Path(cosmodrome.__file__).parent.parent


def played_with(sets: CardSets, cards: list[Any], options: dict[str, Any]) -> list[Any]:
    """The cards by number, None for those of a set whose option is not chosen."""
    left = iter(cards)
    return [
        card if not each.option or options.get(each.option) else None
        for each in sets.sets
        for card in islice(left, len(each.cards))
    ]


def declared(kind: type, but: Collection[str] = ()) -> list[str]:
    """The declared fields of a class and of its bases, read from the source: a compiled class does not tell."""
    return [name for name in fields_of_class(kind) if name not in but]


@cache
def fields_of_class(kind: type) -> list[str]:
    """The same, as one list for all who ask."""
    found: list[str] = []
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("cosmodrome."):
            found += [part.target.id for part in _body(each) if isinstance(part, ast.AnnAssign)]  # type: ignore[union-attr]
    assert found, f"{kind.__name__} declares no field"
    return found


def _body(kind: type) -> list[ast.stmt]:
    source = (SOURCE / (kind.__module__.replace(".", "/") + ".py")).read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__:
            return node.body
    raise AssertionError(f"{kind.__module__} has no class {kind.__name__}")


def values(thing: Any, fields: list[str]) -> dict[str, Any]:
    """The fields as values that stay as they are."""
    return {name: plain(getattr(thing, name)) for name in fields}


UNCHANGING = {int, str, bool, float, NoneType}


def plain(value: Any) -> Any:
    """A value that stays as it is, whatever becomes of the state: compiled, a pile is a packed array."""
    kind = type(value)
    if kind in UNCHANGING:
        return value
    if kind.__name__.startswith("vec["):
        return list(value)
    if isinstance(value, list):
        return [item[:] if isinstance(item, list) else getattr(item, "key", item) for item in value]
    return value


def scramble_lists(thing: Any, fields: list[str], but: Collection[str]) -> None:
    """Change every list and pile in place, but those that are replaced and never changed, so that copies share them."""
    for name in fields:
        value = getattr(thing, name)
        if name in but:
            continue
        if type(value).__name__.startswith("vec[") and len(value) > 0:
            value[0] = value[0] + 1
        elif isinstance(value, list):
            value.append([] if value and isinstance(value[0], list) else 0)


def words(thing: Any) -> set[str]:
    """All names that stand in a view or an event."""
    return set(re.findall(r"[a-z_0-9]+", msgspec.json.encode(thing).decode()))
