"""A state as plain data, to keep it where a program of later rules can take it up again.

What follows from the setup and the program (cards, options folded, words) is not saved: it is today's, so that a rule
that has been mended holds. The rest is saved by the names of fields:

    null, true, 7, "text", [...]        as they are; a pile or a row is a list
    {"t": [...]}  {"d": {...}}          a tuple, a dict by texts
    {"w": [kind, number, fields]}       a thing of fields, and a number by which it may occur again, or 0
    {"r": number}                       the same thing again
    {"c": key}                          a choice
    {"s": [kind, number]}               a step of the flow, by its kind and its place
    {"k": 0}                            what this program has in that place at the beginning of a game
"""

from importlib import import_module
from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.pickling import Shared, Whole, fields_of
from cosmodrome.core.pile import empty, listed, narrow, packed

# Never compiled: things of any shape, of which a compiler makes nothing.

_PILE = type(empty())
_NARROW = type(narrow([]))
_PLAIN = (bool, int, str, type(None))


class NotRestored(ValueError):
    """Saved data from which this program can make no state; the message is one line."""


def saved(state: Whole) -> Any:
    """The plain data. Raises TypeError for what cannot be saved."""
    return _Saving().thing(state)


def restored(data: Any, fresh: Any, parse: Any) -> Any:
    """The state again, as it was saved but for what this program knows otherwise.

    `fresh` is a state of the same setup at its beginning, which is used up; `parse` makes a choice of a key. Fields
    that have come since are as at the beginning. Raises NotRestored.
    """
    try:
        return _Restoring(parse, type(fresh)).value(data, fresh)
    except NotRestored:
        raise
    except Exception as error:  # data of any shape, from a program of any time
        raise NotRestored(f"{type(error).__name__}: {error}") from error


class _Saving:
    def __init__(self) -> None:
        self._numbers: dict[int, int] = {}

    def value(self, value: Any) -> Any:
        kind = type(value)
        if kind in _PLAIN:
            return value
        if kind is list:
            return [item if type(item) is int else self.value(item) for item in value]
        if kind is _PILE:
            return listed(value)
        if kind is _NARROW:
            return list(value)
        if kind is tuple:
            return {"t": [self.value(item) for item in value]}
        if kind is dict:
            return {"d": {name: self.value(item) for name, item in value.items()}}
        if isinstance(value, Choice):
            return {"c": value.key}
        if isinstance(value, Whole):
            return self.thing(value)
        if isinstance(value, Shared):
            place = getattr(value, "listed_in", None)
            return {"k": 0} if place is None else {"s": [kind.__name__, value.number]}  # type: ignore[attr-defined]
        raise TypeError(f"{value!r} cannot be saved")

    def thing(self, thing: Whole) -> Any:
        number = 0
        if not thing.constant:
            if id(thing) in self._numbers:
                return {"r": self._numbers[id(thing)]}
            number = self._numbers[id(thing)] = len(self._numbers) + 1
        unsaved = thing.unsaved
        fields = {
            name: self.value(item) for name, item in sorted(fields_of(thing).items()) if name not in unsaved
        }
        return {"w": [type(thing).__name__, number, fields]}


class _Restoring:
    def __init__(self, parse: Any, state: Any) -> None:
        self._parse = parse
        self._kinds = _kinds(state)
        self._things: dict[int, Any] = {}

    def value(self, data: Any, like: Any) -> Any:
        """`like` is what a fresh state has in this place; None where it has nothing there."""
        if isinstance(data, list):
            return self._list(data, like)
        if not isinstance(data, dict):
            return data
        ((sign, held),) = data.items()
        if sign == "w":
            return self._thing(held[0], held[1], held[2], like)
        if sign == "r":
            return self._things[held]
        if sign == "c":
            return self._parse(held)
        if sign == "s":
            return _step(held[0], held[1], like)
        if sign == "t":
            return tuple(self.value(item, None) for item in held)
        if sign == "d":
            return {name: self.value(item, None) for name, item in held.items()}
        if sign == "k" and isinstance(like, Shared):
            return like
        raise NotRestored(f"{sign!r} in place of {type(like).__name__}")

    def _list(self, data: list[Any], like: Any) -> Any:
        if type(like) is _PILE and _PILE is not list:
            return packed(data)
        if type(like) is _NARROW and _NARROW is not list:
            return narrow(data)
        known = like if isinstance(like, list) else []
        # Things stand in the same place as at the beginning, such as seats; of piles one tells of all.
        first = known[0] if known else None
        return [
            item if type(item) is int else self.value(item, known[at] if at < len(known) else first)
            for at, item in enumerate(data)
        ]

    def _thing(self, kind: str, number: int, fields: dict[str, Any], like: Any) -> Any:
        found = self._kinds[kind]
        fresh = like if type(like) is found else None
        thing = self._things[number] = found()
        before = fields_of(fresh) if fresh is not None else {}
        unknown = set(fields) - _declared(found) - set(before)
        if unknown:
            raise NotRestored(f"{kind} has no field {', '.join(sorted(unknown))}")
        for name, value in before.items():
            if name not in fields:
                setattr(thing, name, value)
        for name, data in fields.items():
            value = self.value(data, before.get(name))
            try:
                setattr(thing, name, value)
            except TypeError:  # compiled, it is a pile of which nothing was known
                setattr(thing, name, packed(value))
        return thing


def _kinds(state: Any) -> dict[str, Any]:
    """The kinds of things of a game, by name: those of the kernel, and those that stand where its state does."""
    rooms = ("cosmodrome.core.", state.__module__.rpartition(".")[0] + ".")
    found: dict[str, Any] = {}
    waiting: list[Any] = [Whole]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(rooms):
            found[kind.__name__] = kind
    return found | {state.__name__: state}


def _declared(kind: Any) -> set[str]:
    names: set[str] = set()
    for each in kind.__mro__:
        names.update(getattr(each, "__annotations__", ()), getattr(each, "__mypyc_attrs__", ()))
    return names


def _step(kind: str, number: int, like: Any) -> Any:
    steps = import_module(like.listed_in).STEPS
    if number < len(steps) and type(steps[number]).__name__ == kind:
        return steps[number]
    named = [step for step in steps if type(step).__name__ == kind]
    if len(named) != 1:
        raise NotRestored(f"there are {len(named)} steps {kind}")
    return named[0]
