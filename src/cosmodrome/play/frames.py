"""Frames: an event and what it changed in the view of each viewer, as plain data to send and to keep.

A change is the difference of two trees of plain data (a view as JSON has it):

    null                        nothing has changed
    [value]                     replaced by `value`
    [at, gone, item, ...]       of a list: from `at` on, `gone` items give way to the items that follow
    {name: change, ...}         of an object its fields, of a list its items by number; null: the field is gone

`null` stands for the tree before the first frame, so the first change is the whole view.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, partial
from itertools import compress
from operator import attrgetter, ne
from typing import Any, Final

import msgspec

from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View

# Interpreted: a difference is dicts and lists of any shape, of which a compiler makes nothing.

Viewer = int | None
"""A seat, or None for everybody who only watches."""
Tree = Any
Change = Any
_bare: Final[Callable[[Any], Tree]] = partial(msgspec.to_builtins, str_keys=True)


def plain(view: View) -> Tree:
    """A view as it is sent: plain data, without what only bots and `imagine` need."""
    tree: dict[str, Any] = _bare(view)
    for name in view.off_wire:
        tree.pop(name, None)  # what is UNSET is not there
    return tree


def difference_of_views(before: View | None, after: View, known: dict[tuple[int, int], Change]) -> Change:
    """`difference(plain(before), plain(after))`, for which only those fields are taken apart that are not equal.

    Most of a view stays as it was, and to compare is much cheaper than to take apart. So views share nothing that
    changes with the state (a law of all games). What several views of the same two moments share is compared once:
    `known` is what has been, and all of that has to live as long.
    """
    if before is None:
        return [plain(after)]
    changes: dict[str, Change] = {}
    names, fields = _fields(type(after), after.off_wire)
    for name, old, new in _unequal(names, fields(before), fields(after)):
        pair = id(old), id(new)
        if pair not in known:
            known[pair] = _difference_of_fields(old, new)
        if known[pair] is not None:
            changes[name] = known[pair]
    return changes or None


def _difference_of_fields(old: Any, new: Any) -> Change:
    """Of structs, and of lists of as many structs, such as seats, only those fields are taken apart that differ."""
    if type(old) is type(new) and isinstance(new, msgspec.Struct) and _as_it_is(type(new)):
        names, fields = _fields(type(new), ())
        changes = {
            name: _difference_of_fields(one, other)
            for name, one, other in _unequal(names, fields(old), fields(new))
        }
        found: dict[str, Change] = {name: change for name, change in changes.items() if change is not None}
        if type(new).__struct_config__.omit_defaults:
            # What is None is not sent, so that it comes and goes; `null` says that it is gone.
            found.update((name, None) for name in changes if getattr(new, name) is None)
        return found or None
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = list(zip(old, new, strict=True))
        if all(isinstance(one, msgspec.Struct) and isinstance(other, msgspec.Struct) for one, other in pairs):
            changes = {
                str(at): _difference_of_fields(one, other)
                for at, (one, other) in enumerate(pairs)
                if one is not other and one != other
            }
            return {at: change for at, change in changes.items() if change is not None} or None
    return difference(_bare(old), _bare(new))


def _unequal(
    names: Iterable[str], before: Sequence[Any], after: Sequence[Any]
) -> Iterable[tuple[str, Any, Any]]:
    """Those of values of one form that differ, with their names: most are equal, and looking at them is most of it."""
    return compress(zip(names, before, after, strict=True), map(ne, before, after))


@cache
def _fields(
    kind: type[msgspec.Struct], unsent: tuple[str, ...]
) -> tuple[list[str], Callable[[Any], Sequence[Any]]]:
    """The names of the fields that are sent, and what reads them all at once."""
    names = [name for name in kind.__struct_fields__ if name not in unsent]
    return names, attrgetter(*names) if len(names) > 1 else lambda of: [getattr(of, name) for name in names]


@cache
def _as_it_is(kind: type[msgspec.Struct]) -> bool:
    """Whether all fields of a struct are sent, but for those that are None, under their names, and nothing else."""
    config = kind.__struct_config__
    usual = not (config.tag is not None or config.array_like)
    if config.omit_defaults and any(default is not None for default in kind.__struct_defaults__):
        return False
    return usual and kind.__struct_encode_fields__ == kind.__struct_fields__


def difference(before: Tree, after: Tree) -> Change:
    """The change that makes `after` of `before`."""
    if before == after:
        return None
    if isinstance(before, dict) and isinstance(after, dict):
        changes = {
            name: difference(before[name], value) if name in before else [value]
            for name, value in after.items()
            if name not in before or before[name] != value
        }
        changes.update((name, None) for name in before if name not in after)
        return changes
    if isinstance(before, list | tuple) and isinstance(after, list | tuple):
        return _difference_of_lists(before, after)
    return [after]


def _difference_of_lists(before: Sequence[Tree], after: Sequence[Tree]) -> Change:
    shorter = min(len(before), len(after))
    start = 0
    while start < shorter and before[start] == after[start]:
        start += 1
    tail = 0
    while tail < shorter - start and before[-1 - tail] == after[-1 - tail]:
        tail += 1
    gone, come = before[start : len(before) - tail], after[start : len(after) - tail]
    if len(gone) == len(come) and all(isinstance(item, dict | list | tuple) for item in gone):
        pairs = enumerate(zip(gone, come, strict=True), start)
        return {str(at): difference(old, new) for at, (old, new) in pairs if old != new}
    return [start, len(gone), *come]


def applied(before: Tree, change: Change) -> Tree:
    """The tree after a change; `before` stays as it is. The page's twin is `web/src/net/frames.ts`."""
    if change is None:
        return before
    if isinstance(change, list | tuple):
        if len(change) == 1:
            return change[0]
        at, gone, *items = change
        return [*before[:at], *items, *before[at + gone :]]
    if isinstance(before, dict):
        after = {name: value for name, value in before.items() if change.get(name, ...) is not None}
        after.update(
            (name, applied(before.get(name), inner)) for name, inner in change.items() if inner is not None
        )
        return after
    return [applied(item, change.get(str(at))) for at, item in enumerate(before)]


class Frames(Log):
    """A log that looks at each event through the eyes of some viewers, and keeps what has changed for each.

    `views` are those last taken, by viewer, None before the first; `changes` has for each a change an event.
    """

    def __init__(self, game: Game[Any], views: Mapping[Viewer, View | None]) -> None:
        super().__init__()
        self.game = game
        self.views: dict[Viewer, View | None] = dict(views)
        self.changes: dict[Viewer, list[Change]] = {viewer: [] for viewer in views}

    def hear(self, state: Any, event: Event) -> None:
        self.append(event)
        self.look(state)

    def look(self, state: Any) -> None:
        """One more change for each viewer: from the view last taken to how things are now."""
        seen = self.game.views(state, self.views)
        known: dict[tuple[int, int], Change] = {}
        for viewer, before in self.views.items():
            self.changes[viewer].append(difference_of_views(before, seen[viewer], known))
        self.views = dict(seen)
