"""Frames: an event and what it changed in the view of each viewer, as plain data to send and to keep.

A change is the difference of two trees of plain data (a view as JSON has it):

    null                        nothing has changed
    [value]                     replaced by `value`
    [at, gone, item, ...]       of a list: from `at` on, `gone` items give way to the items that follow
    {name: change, ...}         of an object its fields, of a list its items by number; null: the field is gone

`null` stands for the tree before the first frame, so the first change is the whole view.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import View

# Interpreted: a difference is dicts and lists of any shape, of which a compiler makes nothing.

Viewer = int | None
"""A seat, or None for everybody who only watches."""
Tree = Any
Change = Any


def plain(view: View) -> Tree:
    """A view as it is sent: plain data, without what only bots and `imagine` need."""
    tree: dict[str, Any] = msgspec.to_builtins(view, str_keys=True)
    for name in view.off_wire:
        del tree[name]
    return tree


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
    """The tree after a change; `before` stays as it is. The page's twin is `web/src/lib/frames.ts`."""
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

    `trees` are the views last taken, by viewer; `changes` has for each a change an event.
    """

    def __init__(self, game: Game[Any], trees: dict[Viewer, Tree]) -> None:
        super().__init__()
        self.game = game
        self.trees = trees
        self.changes: dict[Viewer, list[Change]] = {viewer: [] for viewer in trees}

    def hear(self, state: Any, event: Event) -> None:
        self.append(event)
        self.look(state)

    def look(self, state: Any) -> None:
        """One more change for each viewer: from the view last taken to how things are now."""
        for viewer, before in self.trees.items():
            after = plain(self.game.view(state, viewer))
            self.changes[viewer].append(difference(before, after))
            self.trees[viewer] = after
