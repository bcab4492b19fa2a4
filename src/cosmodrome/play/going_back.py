"""Going back: an answer is taken back although it was told, because all agree, by entries of the log.

Nothing is deleted. `back-to:12` by the clock's own seat goes back: of all that stood, what was answered from entry 12
of the log on is undone, the first being number 0. A `motion` comes before it where there are others to agree.

The table is made again from its beginning by the answers that stood before that entry, so state and chance are what
they were: the same cards come again in the same order. What was told stays told: the events remain where they happened.
"""

from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Final, Protocol

from cosmodrome.play import leaving, motion
from cosmodrome.play.motion import BACK, numbered

TAKE_BACK: Final = "take-back"
"""The key of an entry that takes back what nobody was told; no choice of a game has it."""
MOST: Final = 100
"""So often a table goes back: each time costs as much as to replay it."""


class Entry(Protocol):
    """One of a log or of a record."""

    @property
    def seat(self) -> int: ...

    @property
    def choice(self) -> str: ...


def goes_back(key: str) -> bool:
    """Whether it is the entry that goes back."""
    return key.startswith(BACK)


class Kind(Enum):
    """What an entry of a log is, beside an answer to a game's question or a word of who leaves."""

    TAKES_BACK = 1
    """What nobody was told."""
    GOES_BACK = 2
    OF_MOTION = 3
    OTHER = 0


class Standing:
    """The entries of a log that are answers to a game's questions and stand: neither taken back nor undone.

    Told of one entry after the other, it walks over no log again.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._by_seat: dict[int, list[int]] = {}
        self._entries = 0
        for entry in entries:
            self.note(entry)

    def note(self, entry: Entry) -> Kind:
        """The next entry of the log; gives what it is."""
        key, kind = entry.choice, Kind.OTHER
        if key == TAKE_BACK:
            own = self._by_seat.get(entry.seat)
            if own:
                own.pop()
            kind = Kind.TAKES_BACK
        elif key.startswith(BACK):
            to = numbered(key)
            for own in self._by_seat.values():
                while own and own[-1] >= to:
                    own.pop()
            kind = Kind.GOES_BACK
        elif key in motion.KEYS or key.startswith(motion.ASK_BACK):
            kind = Kind.OF_MOTION
        elif key not in leaving.KEYS:
            self._by_seat.setdefault(entry.seat, []).append(self._entries)
        self._entries += 1
        return kind

    def of(self, seat: int) -> Sequence[int]:
        """The numbers of a seat's entries, in order."""
        return self._by_seat.get(seat, [])

    def numbers(self) -> list[int]:
        """Those of all seats, in order."""
        return sorted(number for own in self._by_seat.values() for number in own)


def standing(entries: Iterable[Entry]) -> list[int]:
    """The numbers of the entries of a log that stand."""
    return Standing(entries).numbers()


def undone(entries: Sequence[Entry]) -> list[tuple[int, int]]:
    """What was undone: for each time, the first entry of it, and the entry that undid it."""
    return [(numbered(each.choice), at) for at, each in enumerate(entries) if goes_back(each.choice)]
