"""What one seat, or all who only watch, have been shown of a running game: the latest frames, their bytes made once."""

import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from cosmodrome.core.event import Event
from cosmodrome.core.meta import View
from cosmodrome.play.frames import Change, Tree, applied, difference, plain
from cosmodrome.server import wire

EventSent = Event | dict[str, Any] | None
"""An event as it is sent; None where there is none, or nobody sees it."""

# Whoever is further behind is shown the whole view anew. Each is kept for each seat of each table.
_MOST_FRAMES = 64
# So many more events are still looked at for somebody who has gone, and may be back at once.
_PATIENCE = 64
_NO_EVENT = b"[null,"


class Track:
    """Frames have numbers, from 0 when this was begun; `view` is that after the latest.

    At a table that is over the view is plain data, as it was kept, and no frame follows. What is only kept is kept as
    it is sent, views packed: as data it would take thirty times the memory.
    """

    def __init__(self, view: View | Tree, total: int) -> None:
        """`total` counts the events that this viewer has seen before."""
        self.view = view
        self.total = total
        self._oldest = self._packed()
        """The view before the first frame that is kept."""
        self._middle: tuple[int, bytes] | None = None
        """A number of frames, and the view after them: what comes before is forgotten first."""
        self._frames: list[bytes] = []
        self._dropped = 0
        self._alone = 0

    @property
    def end(self) -> int:
        """The number of the next frame."""
        return self._dropped + len(self._frames)

    @property
    def tree(self) -> Tree:
        """The view as it is sent."""
        return plain(self.view) if isinstance(self.view, View) else self.view

    def add(self, events: Sequence[EventSent], changes: Sequence[Change], view: View) -> None:
        """Events as this viewer may see them (None: not at all) and what each changed; then what followed without one.

        `view` is that after them all.
        """
        for event, change in zip((*events, None), changes, strict=True):
            if event is not None or change is not None:
                self._frames.append(wire.encode((event, change)))
                self.total += event is not None
        self.view = view
        if len(self._frames) > _MOST_FRAMES and self._middle is not None:
            self._forget(*self._middle)
        if len(self._frames) > _MOST_FRAMES // 2 and self._middle is None:
            self._middle = len(self._frames), self._packed()

    def _packed(self) -> bytes:
        return zlib.compress(wire.encode(self.tree), 1)

    def catch_up(self, events: Sequence[EventSent], view: View) -> None:
        """Events that were not looked at one by one, and the view after them."""
        self.add(events, [*[None] * len(events), difference(self.tree, plain(view))], view)

    def watched(self, somebody: bool, events: int) -> bool:
        """Whether this is still of use: somebody looks on, or has been gone for few events."""
        self._alone = 0 if somebody else self._alone + events
        return self._alone <= _PATIENCE

    def since(self, number: int) -> list[msgspec.Raw] | None:
        """The frames from this number on; None where they are no longer kept."""
        if number < self._dropped:
            return None
        return [msgspec.Raw(frame) for frame in self._frames[number - self._dropped :]]

    def since_event(self, event: int) -> list[msgspec.Raw] | None:
        """The view before event number `event`, as a frame, and the frames from there on; None as above."""
        frames = self._frames
        are_events = [not frame.startswith(_NO_EVENT) for frame in frames]
        ahead = event - (self.total - sum(are_events))
        if ahead < 0:
            return None
        places = [at for at, is_event in enumerate(are_events) if is_event]
        at = places[ahead] if ahead < len(places) else len(frames)
        return [encoded(None, [_after(self._oldest, frames[:at])]), *map(msgspec.Raw, frames[at:])]

    def _forget(self, count: int, after: bytes) -> None:
        del self._frames[:count]
        self._dropped += count
        self._oldest, self._middle = after, None


def _after(view: bytes, frames: Sequence[bytes]) -> Tree:
    """What frames have made of a view, which is packed."""
    tree = msgspec.json.decode(zlib.decompress(view))
    for frame in frames:
        tree = applied(tree, msgspec.json.decode(frame)[1])
    return tree


def encoded(event: EventSent, change: Change) -> msgspec.Raw:
    """A frame as it is sent."""
    return msgspec.Raw(wire.encode((event, change)))
