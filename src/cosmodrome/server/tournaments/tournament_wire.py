"""What page and server say to each other of tournaments."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from cosmodrome.core.meta import OptionValue
from cosmodrome.server.time_controls import NO_CLOCK, TimeControl
from cosmodrome.server.wire import Id, Name, Options

BY_HAND = -1
Bye = Literal["full", "half", "none"]
MOST_ROUNDS = 20
"""But of a round robin, which has as many as it takes."""


class NewTournament(Struct, forbid_unknown_fields=True):
    """`seats` are those of a full table, `most` how many may take part.

    A duplicate tournament is paired as a Swiss one; all tables of a round have the same deal, and as many seats.
    `rounds` are those of either, 0 for as many as it takes; `laps` how often everybody meets everybody in a round
    robin. `begins`: when its organiser says so, when it is full, or `at` a time, in milliseconds since 1970. `late`:
    one may join until the second round, not in a round robin. `pause`: minutes between two rounds, or -1 where the
    organiser begins each. `private`: it is listed nowhere, and who takes part needs the invitation. `bye`: how much of
    a first place somebody has who has nobody to play with. `wait`: for so many minutes at most the clocks of a new
    table wait for players who have not come; not in turn-based games.
    """

    game: Id
    seats: int
    name: Name = ""
    options: Options = {}
    deck: Name | None = None
    system: Literal["swiss", "round-robin", "duplicate"] = "swiss"
    rounds: Annotated[int, Meta(ge=0, le=MOST_ROUNDS)] = 0
    laps: Annotated[int, Meta(ge=1, le=4)] = 1
    time: TimeControl = NO_CLOCK
    rated: bool = False
    private: bool = False
    most: Annotated[int, Meta(ge=2, le=1000)] = 16
    begins: Literal["hand", "full", "time"] = "hand"
    at: Annotated[int, Meta(ge=0, lt=2**53)] = 0
    late: bool = False
    pause: Annotated[int, Meta(ge=BY_HAND, le=7 * 24 * 60)] = 2
    bye: Bye = "full"
    wait: Annotated[int, Meta(ge=0, le=60)] = 5
    club: Id | None = None
    season: Id | None = None
    members: bool = False


class Registration(Struct, forbid_unknown_fields=True):
    """`invite` is the code of the invitation, where one is needed."""

    invite: Name = ""


class ThatEntrant(Struct, forbid_unknown_fields=True):
    """Who is meant, by the number in the tournament."""

    entrant: int


class Rest(Struct, forbid_unknown_fields=True):
    """Whether somebody does not play in the next round."""

    entrant: int
    rests: bool = True


class AnotherBot(Struct, forbid_unknown_fields=True):
    """Which bot is to take part, by default the best."""

    bot: Id | None = None


class EndTable(Struct, forbid_unknown_fields=True):
    """The table of the round that is to end: with the places as they stand, or as if nobody had played there."""

    number: int
    how: Literal["stands", "unplayed"]


class EntrantSent(Struct):
    """Who takes part. `name` is "" of a former player; `out`: they play no more; `rests`: not in the next round."""

    number: int
    name: str
    player: str
    bot: str
    you: bool
    out: bool
    rests: bool


class SeatAt(Struct):
    """A seat of a table; `place` is 0 while it is not known, or where nobody played. Scores are parts of a point."""

    entrant: int
    place: int
    score: int | None
    points: float


class PairingSent(Struct):
    """A table of a round; `table` is "" where there is none, or it is no longer kept.

    `kind` is `playing`, `over`, `stands` or `unplayed` where the organiser ended it, `bye` or `rest`. `blocked`: the
    visitor has blocked somebody they play with there; told to them alone.
    """

    number: int
    table: str
    kind: str
    seats: list[SeatAt]
    blocked: bool = False


class RoundSent(Struct):
    number: int
    tables: list[PairingSent]


class PartSent(Struct):
    """What a round gave: the place among so many (0 without a game), and the points; `kind` as of the table."""

    round: int
    kind: str
    place: int
    of: int
    points: float


class StandingSent(Struct):
    """A line of the standings. `opponents` is the mean of the points a round of all opponents, `margin` in points."""

    entrant: int
    rank: int
    points: float
    wins: int
    opponents: float
    margin: float
    rounds: list[PartSent]


class MetSent(Struct):
    """Another entrant met in a round: `result` is 1 for who came before them, 0 for who came behind, else a half."""

    round: int
    entrant: int
    result: float


class CrossSent(Struct):
    """A line of the cross table, in the order of the standings."""

    entrant: int
    met: list[MetSent]


class TournamentSent(Struct):
    """A tournament in a list, as one visitor sees it. `status` is `open`, `running`, `over` or `off`."""

    id: str
    name: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    deck: str
    system: str
    laps: int
    time: TimeControl
    rated: bool
    private: bool
    most: int
    begins: str
    at: int
    late: bool
    pause: int
    bye: Bye
    wait: int
    status: str
    round: int
    rounds: int
    """How many are planned; 0 as long as that depends on how many take part."""
    due: int
    """When it goes on by itself, in milliseconds since 1970; 0 where it does not."""
    organiser: str
    organises: bool
    entered: bool
    count: int
    opened: int
    may_enter: bool
    table: str
    """The table of this round at which the visitor plays; "" for none."""
    club: str
    """Whose it is, as far as the visitor may know of that club; "" for none. So it is with its name."""
    club_name: str
    members: bool


class TournamentShown(Struct):
    """All of one. `top` is what a first place gives; `met` how often two meet in a round robin, least and most.

    `parts` are the parts of a point in which scores are counted. `invite` is told to its organiser. `missing_deck` is
    the deck that another round would need, and that is not offered any more; "" where nothing is missing.
    """

    tournament: TournamentSent
    entrants: list[EntrantSent]
    rounds: list[RoundSent]
    standings: list[StandingSent]
    cross: list[CrossSent]
    top: int
    parts: int
    met: list[int]
    invite: str
    you: int | None
    missing_deck: str = ""
