"""A table as it is kept: its head, its seats and who had them before, what it keeps back of its deal, and its times."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from cosmodrome.core.meta import OptionValue
from cosmodrome.server.time_controls import NO_CLOCK, TimeControl
from cosmodrome.server.times import Times

OPEN, PLAYING, OVER = "open", "playing", "over"
ENDED = "ended"
"""Told of a table that was begun under other rules: an update has ended it. In the database it is still PLAYING."""
EMPTY, HUMAN, BOT = "empty", "human", "bot"
PAST = "past"
"""Whoever a record from elsewhere says played there."""
RECORD = "record"
"""The origin of a table that was made of a record from elsewhere."""
NOT_YET = 2**53 - 1
"""Until when a table is closed whose round is not over: nobody knows when that will be."""


class Head(msgspec.Struct):
    """What a table is: all but its seats and its log. `host` is a player's id.

    `cards` are the contents of the card file the table is played with; None for the built-in cards. `deck` is the name
    under which they were chosen; "" for the built-in ones. `ask_anyway` is that of `Setup`. `by_lot`: who sits where is
    drawn by lot when the table begins. `commitment` is what it showed before it began of the secret that seed and
    seats come from (`play.deal`); "" where the seed was chosen beforehand. With one, `seed` is 0 until the game begins.
    `origin` is the table from a moment of which the game goes on, or RECORD; "" for a game of its own.
    `private`: the lobby does not list it, and who sits down there needs the code `invite`, or "" for none.
    `opened` is when it was made, in seconds since 1970.
    `guests_talk`: guests may chat, although the lobby lists it.
    `tournament` is the one it is a table of; else "".
    `marks` says what was known there beyond the rules, as words of `marks` with blanks between; such a game never
    counts.
    `again_of` is the table whose game it plays once more. `rated`: the game counts for ratings.
    `unwatched`: while the game runs it is shown only to who plays, or has played, in it.
    `daily`: the day whose deal it plays, as `days.day_of`; else "".
    `asides`: two who sit there may write to each other alone.
    `closed_until`: when others may see what is played, as they play the same deal, in milliseconds since 1970, or
    NOT_YET; 0 where nobody else does.
    """

    id: str
    name: str
    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, OptionValue]
    status: str
    host: str
    cards: Any = None
    time_control: TimeControl = NO_CLOCK
    ask_anyway: bool = False
    by_lot: bool = False
    deck: str = ""
    guests_talk: bool = False
    origin: str = ""
    private: bool = False
    opened: int = 0
    again_of: str | None = None
    commitment: str = ""
    invite: str = ""
    marks: str = ""
    tournament: str = ""
    rated: bool = False
    unwatched: bool = False
    daily: str = ""
    closed_until: int = 0
    asides: bool = False

    @property
    def shared(self) -> str:
        """What gives others the same deal: "daily", or "duplicate" at a table of such a tournament; else ""."""
        return "daily" if self.daily else "duplicate" if self.closed_until else ""

    def why_closed(self, now: int) -> str:
        """The reason why others may not see yet what is played here, nor anybody all of its deal; "" once they may.

        `now` in milliseconds since 1970. In a query of tables it is their column `closed_until` that tells.
        """
        if now >= self.closed_until:
            return ""
        return "daily-closed" if self.daily else "round-closed"


class Place(msgspec.Struct, frozen=True):
    """A seat and who has it. `away`: the player has left a running game. `skips`: they are not asked where there is
    one answer.

    Of a bot and of a seat that is empty `player` is for whom it is kept; "" for nobody. `bot` is also the name of who
    is PAST. `salt` is what the player adds to the deal.
    """

    seat: int
    kind: str = EMPTY
    player: str = ""
    bot: str = ""
    away: bool = False
    salt: str = ""
    skips: bool = False


class Sealed(msgspec.Struct, frozen=True):
    """What a table keeps back of its deal until the game is over, as `play.deal.Deal`.

    What is by place is empty until the game begins. `sitters` are players and bots, as in a `Place`.
    """

    secret: str
    nonce: str
    salts: list[str] = []
    sitters: list[tuple[str, str]] = []
    drawn: list[int] = []

    def __repr__(self) -> str:
        return "Sealed(...)"  # so that it gets into no log


class Start(msgspec.Struct, frozen=True):
    """What else changes when a game begins: its rules and seed, who sits where now, what is kept of the deal."""

    version: int
    seed: int
    seated: list[Place]
    sealed: Sealed | None


class KeptTimes(msgspec.Struct):
    """The times of a table as they are kept. `due` is when something is to be done, as `Times.due`."""

    times: Times
    due: int
    revision: int


class Former(msgspec.Struct, frozen=True):
    """Who had a seat until the log had so many entries, a person or a bot."""

    seat: int
    until: int
    player: str = ""
    bot: str = ""


def seat_names(
    places: Sequence[Place], formers: Sequence[Former], names: Mapping[str, str], first: Sequence[str] = ()
) -> list[str]:
    """The name a seat: the person's or the bot's; of several who had it, one after another, all of them.

    `first` are those of who sat down there, where that is known.
    """
    found = []
    for place in places:
        had = [(each.player, each.bot) for each in formers if each.seat == place.seat]
        everybody = [bot or names.get(player, "") for player, bot in (*had, (place.player, place.bot))]
        found.append(" / ".join(dict.fromkeys([*first[place.seat : place.seat + 1], *everybody])))
    return found


def hands(
    places: Sequence[Place], formers: Sequence[Former], names: Mapping[str, str], seated: Sequence[str]
) -> list[tuple[int, int, int]]:
    """As `hands` in the header of a record in which the seats are called so."""
    found = []
    for place in places:
        own = [former for former in formers if former.seat == place.seat]
        after: list[Former | Place] = [*own[1:], place]
        for former, later in zip(own, after, strict=False):
            name = later.bot or names.get(later.player, "")
            found.append((place.seat, former.until, seated[place.seat].split(" / ").index(name)))
    return found


def sitter(seat: int, number: int, places: Sequence[Place], formers: Sequence[Former]) -> tuple[str, str]:
    """Who had a seat when this entry of the log was made: a player and "", or "" and a bot."""
    for former in formers:  # the earliest first
        if former.seat == seat and number < former.until:
            return former.player, former.bot
    place = places[seat]
    return (place.player, "") if place.kind == HUMAN else ("", place.bot)
