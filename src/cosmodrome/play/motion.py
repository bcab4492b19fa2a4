"""Motions: what one proposes at a table and all others have to agree to; then it is carried, or it falls.

Going back to what was told (`back`) and ending the game (`end`) are proposed by entries of the log: `ask-back:12`, for
the table as it was before entry 12, or `ask-end` by a seat; `agree-back`, `agree-end` by others; `refuse-back` and
`refuse-end` by anybody, also by who proposed it; `lapse-back` by the clock's own seat. Every other entry ends a motion
to go back. What is carried is an entry of its own, by the clock's own seat (`Motion.deed`). Of the times of a table,
which have no log, there are a pause, going on, and more time. Whom to ask is for a door to say.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Final, Literal, get_args

import msgspec

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.seats import CLOCK
from cosmodrome.play.leaving import END_AGREED, RESIGN

About = Literal["back", "end", "pause", "go-on", "more"]
ABOUTS: Final[tuple[About, ...]] = get_args(About)
"""What holds a table up most comes first."""
OF_END: Final = frozenset({"ask-end", "agree-end", "refuse-end"})
"""The keys of entries that have to do with ending the game: they leave a motion to go back as it is."""
KEYS: Final = OF_END | {"agree-back", "refuse-back", "lapse-back"}
ASK_BACK: Final = "ask-back:"
"""Begins the key of a seat that would go back; the number of an entry follows."""
BACK: Final = "back-to:"
"""Begins the key, of the clock's own seat, that goes back; the number of an entry follows."""

_NUMBER = re.compile(r"(0|[1-9][0-9]{0,6})", re.ASCII)


class Motion(msgspec.Struct, frozen=True):
    """`agreed` are the seats that want it, who proposed it first. `at` is how long the log was then: it tells motions
    about the same thing apart. `to` is the entry before which to go back.
    """

    about: About
    agreed: tuple[int, ...]
    at: int
    to: int = -1

    @property
    def seat(self) -> int:
        """Who proposed it."""
        return self.agreed[0]

    @property
    def deed(self) -> str:
        """The key of the entry by which it is carried."""
        return END_AGREED if self.about == "end" else f"{BACK}{self.to}"

    def seconded(self, seat: int) -> "Motion":
        """With one more seat that wants it."""
        agreed = self.agreed if seat in self.agreed else (*self.agreed, seat)
        return Motion(self.about, agreed, self.at, self.to)

    def waiting(self, people: Collection[int]) -> list[int]:
        """Who of these seats has not agreed; once nobody is left it is to be carried."""
        return sorted({*people} - {*self.agreed})


Motions = Mapping[str, Motion]
"""By what they are about. Nobody changes one, so copies share it."""


def is_key(key: str) -> bool:
    """Whether an entry with this key has to do with a motion, if it can be read."""
    return key in KEYS or key.startswith(ASK_BACK)


def numbered(key: str) -> int:
    """The entry that a key names behind its colon. Raises NotAllowed."""
    found = _NUMBER.fullmatch(key.partition(":")[2])
    if found is None:
        raise NotAllowed("unknown-choice", choice=key)
    return int(found[0])


def heard(motions: Motions, seat: int, key: str, entries: int) -> Motions:
    """What is proposed after an entry of one of these keys, which is number `entries`. Raises NotAllowed."""
    verb, _, subject = key.partition("-")
    about: About = "end" if subject == "end" else "back"
    motion = motions.get(about)
    if (seat == CLOCK) != (verb == "lapse"):
        raise NotAllowed("not-an-option", choice=key)
    if verb == "ask":
        to = numbered(key) if about == "back" else -1
        if motion is not None:
            raise NotAllowed("asked-already", seat=motion.seat)
        if to >= entries:
            raise NotAllowed("nothing-to-take-back", seat=seat)
        return {**motions, about: Motion(about, (seat,), entries, to)}
    if motion is None:
        raise NotAllowed("no-longer-asked")
    if verb != "agree":
        return without(motions, about)
    if seat == motion.seat:
        raise NotAllowed("not-an-option", choice=key)
    return {**motions, about: motion.seconded(seat)}


def without(motions: Motions, about: str) -> Motions:
    """All but one: it has fallen, or is carried."""
    return {each: motion for each, motion in motions.items() if each != about}


def resigned(motions: Motions, seat: int) -> Motions:
    """What is proposed once a seat has nothing more to say about the end."""
    if (motion := motions.get("end")) is None:
        return motions
    left = tuple(each for each in motion.agreed if each != seat)
    return {**motions, "end": Motion("end", left, motion.at)} if left else without(motions, "end")


def of_log(entries: Iterable[tuple[int, str]]) -> Motions:
    """The motion to end a game after all entries of its log, seat and key; no other is left once something is told."""
    motions: Motions = {}
    for number, (seat, key) in enumerate(entries):
        if key in OF_END:
            motions = heard(motions, seat, key, number)
        elif key == RESIGN:
            motions = resigned(motions, seat)
    return motions
