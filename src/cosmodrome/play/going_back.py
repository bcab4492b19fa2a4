"""Going back: an answer is taken back although it was told, because all agree, by entries of the log.

Nothing is deleted. `ask-back:12` by a seat asks for it: the table would be as it was before entry 12 of the log, the
first being number 0. `agree-back` and `refuse-back` are said by seats, the latter also by the one who asked. By the
clock's own seat `lapse-back` ends the asking, and `back-to:12` goes back: of all that stood, what was answered from
entry 12 on is undone. Every other entry ends the asking as well. Whom to ask, and when all have agreed, is for a door
to say.

The table is made again from its beginning by the answers that stood before that entry, so state and chance are what
they were: the same cards come again in the same order. What was told stays told: the events remain where they happened.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.seats import CLOCK
from cosmodrome.play.leaving import KEYS

TAKE_BACK: Final = "take-back"
"""The key of an entry that takes back what nobody was told; no choice of a game has it."""
ASK: Final = "ask-back:"
"""Begins the key of a seat that asks; the number of an entry follows."""
AGREE: Final = "agree-back"
REFUSE: Final = "refuse-back"
LAPSE: Final = "lapse-back"
BACK: Final = "back-to:"
"""Begins the key, of the clock's own seat, that goes back; the number of an entry follows."""
MOST: Final = 100
"""So often a table goes back: each time costs as much as to replay it."""

_KEY = re.compile(rf"({ASK}|{BACK})(0|[1-9][0-9]{{0,6}})", re.ASCII)


class Entry(Protocol):
    """One of a log or of a record."""

    @property
    def seat(self) -> int: ...

    @property
    def choice(self) -> str: ...


class Asking:
    """A seat that would go back to before entry `to`, and the seats that have agreed, in the order in which they did.

    `at` is the number of the entry that asks.
    """

    def __init__(self, seat: int, to: int, at: int, agreed: Sequence[int] = ()) -> None:
        self.seat = seat
        self.to = to
        self.at = at
        self.agreed = tuple(agreed)


def is_key(key: str) -> bool:
    """Whether an entry with this key is one of those above, if it can be read."""
    return key in (AGREE, REFUSE, LAPSE) or key.startswith((ASK, BACK))


def goes_back(key: str) -> bool:
    """Whether it is the entry that goes back."""
    return key.startswith(BACK)


def target(key: str) -> int:
    """The entry that the key of an ASK or a BACK names. Raises NotAllowed."""
    found = _KEY.fullmatch(key)
    if found is None:
        raise NotAllowed("unknown-choice", choice=key)
    return int(found[2])


def heard(asking: Asking | None, seat: int, key: str, entries: int) -> Asking | None:
    """What is asked after an entry other than BACK, which is number `entries`. Raises NotAllowed."""
    if (seat == CLOCK) != (key == LAPSE):
        raise NotAllowed("not-an-option", choice=key)
    if key.startswith(ASK):
        to = target(key)
        if asking is not None:
            raise NotAllowed("back-asked-already", seat=asking.seat)
        if to >= entries:
            raise NotAllowed("nothing-to-take-back", seat=seat)
        return Asking(seat, to, entries)
    if asking is None:
        raise NotAllowed("back-not-asked")
    if key != AGREE:
        return None
    if seat == asking.seat:
        raise NotAllowed("not-an-option", choice=key)
    return (
        asking if seat in asking.agreed else Asking(asking.seat, asking.to, asking.at, (*asking.agreed, seat))
    )


class Standing:
    """The entries of a log that are answers to a game's questions and stand: neither taken back nor undone.

    Told of one entry after the other, it walks over no log again.
    """

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._by_seat: dict[int, list[int]] = {}
        self._entries = 0
        for entry in entries:
            self.note(entry)

    def note(self, entry: Entry) -> None:
        """The next entry of the log."""
        key = entry.choice
        if key == TAKE_BACK:
            own = self._by_seat.get(entry.seat)
            if own:
                own.pop()
        elif goes_back(key):
            to = target(key)
            for own in self._by_seat.values():
                while own and own[-1] >= to:
                    own.pop()
        elif key not in KEYS and not is_key(key):
            self._by_seat.setdefault(entry.seat, []).append(self._entries)
        self._entries += 1

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
    return [(target(each.choice), at) for at, each in enumerate(entries) if goes_back(each.choice)]
