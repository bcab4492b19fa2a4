"""How a table is told to a visitor: its seats and who has them, never what is in a hand."""

from collections.abc import Mapping

from msgspec import Struct

from cosmodrome.bots.levels import LEVELS, level_of
from cosmodrome.core.event import seen_by
from cosmodrome.core.meta import OptionValue
from cosmodrome.play.deal import Deal
from cosmodrome.server.db.tables import BOT, ENDED, HUMAN, OPEN, OVER, Head, Place
from cosmodrome.server.ratings import Shown
from cosmodrome.server.table import agreeing
from cosmodrome.server.table.agreeing import MotionSent
from cosmodrome.server.table.facts import BotsStopped, TableFacts
from cosmodrome.server.table.marks import marks_of
from cosmodrome.server.table.motions import Asked, wanted
from cosmodrome.server.table.rated_tables import SeatRating
from cosmodrome.server.time_controls import NO_CLOCK, Terms, TimeControl
from cosmodrome.server.times import Times


class SeatLevel(Struct):
    """Which level of its game a bot plays, from 1, and that level's name."""

    number: int
    name: str


class SeatSent(Struct):
    """A seat as everyone may know it. `away`: its player has left the running game.

    `kept`: it is this visitor's by joining, and until then empty or played by a bot. An empty one with a name is
    kept for whoever that is. `owner`: a program from outside plays there, and this is whose it is; else "".
    """

    seat: int
    kind: str
    name: str
    you: bool
    online: bool
    away: bool
    bot: str
    kept: bool
    resigned: bool = False
    owner: str = ""
    player: str = ""
    """By which people who have seen each other at a table are friends, or blocked; "" where nobody sits."""
    rating: Shown | None = None
    """At a rated table; of a finished game as it was before."""
    change: int | None = None
    """By how many points a finished game has changed it."""
    level: SeatLevel | None = None
    """Of a bot that plays a level."""


class FormerSent(Struct):
    """Who had a seat until the visitor had seen so many events: a bot or a person, perhaps the visitor."""

    seat: int
    until: int
    kind: str
    name: str
    you: bool


class DealSent(Struct):
    """How it can be proved that nobody fixed the deal. `commitment` is "" where the seed was chosen beforehand.

    While the table waits, `salted` are the seats whose players have added something, and `salt` is what the visitor
    has. Once the game is over, `revealed` has all of it, and `seed` the seed of the game, as text: it is too large for
    a number of JavaScript.
    """

    commitment: str = ""
    salted: list[int] = []
    salt: str = ""
    revealed: Deal | None = None
    seed: str = ""


class SeatTimeSent(Struct):
    """What a seat has left, in milliseconds, and when it is up: 0 where it does not run. `away`: on holiday."""

    left: int
    until: int
    away: bool
    holidays: int
    """What is left of them, in milliseconds."""


class StepTimeSent(Struct):
    """What is left of a step in which all act at once; `left` and `until` as of a seat."""

    left: int
    until: int


class HourglassSent(Struct):
    """In a step in which all act, and no clock ends: all other people are ready and wait for who sits in `seat`.

    After `until`, an instant as in `TimeSent`, they may go on without them.
    """

    seat: int
    until: int


class TimeSent(Struct):
    """The time of a table. Instants are milliseconds since 1970 by the server's clock (`Pong`)."""

    control: TimeControl
    seats: list[SeatTimeSent] = []
    """Of a running game."""
    step: StepTimeSent | None = None
    pause: int = 0
    """When the pause ends at the latest; 0 where there is none."""
    missing: list[int] = []
    """Seats for whose players the pause at the beginning waits."""


class TableSent(Struct):
    """A table as one visitor sees it. `host` is the host's seat, `you` the visitor's."""

    id: str
    name: str
    game: str
    status: str
    options: dict[str, OptionValue]
    seats: list[SeatSent]
    host: int | None
    you: int | None
    your_turn: bool | None
    """Whether the table waits for the visitor: for an answer, or for their consent. None over a socket, where the open
    question says so: the table need not be told again with each answer."""
    asked_to: Asked = ""
    """What they are asked to agree to; "" where they only owe an answer."""
    left: int | None = None
    """What they have left for it, in milliseconds; None where no clock runs. Told in the list of one's own tables."""
    time: TimeSent | None = None
    """None where people have as long as they like."""
    guests_talk: bool = False
    """Whether guests may chat although it is listed."""
    skips: bool = False
    """Of the visitor, as in `Skip`."""
    formers: list[FormerSent] = []
    """Who had seats before, the earliest first; only of a table that one is at."""
    deck: str = ""
    """The name of the owner's deck it is played with; "" for the built-in cards."""
    origin: str = ""
    """The table from a moment of which it goes on; `record` for a game from a record file; else ""."""
    private: bool = False
    """As in `NewTable`."""
    unwatched: bool = False
    """As in `NewTable`."""
    asides: bool = False
    """As in `NewTable`."""
    invite: str = ""
    """While the table waits, the code without which nobody else sits down; told to who sits there."""
    opened: int = 0
    """When it was made, in milliseconds since 1970; 0 where that is not known."""
    since: int = 0
    """When it last changed, in milliseconds since 1970; told in the list of one's own tables."""
    again: str = ""
    """Of a finished game, the table at which somebody wants to play it once more; told to who played."""
    deal: DealSent | None = None
    """Only of a table that one is at."""
    ended_by: str = ""
    """`resigned` or `agreed` where a game is over that its rules did not end; only of a table that one is at."""
    ranks: list[int] = []
    """The place of each seat of a finished game, 1 is best; all 0 without a result. Only of a table that one is at."""
    marks: list[str] = []
    """What was known there beyond the rules, as in `marks`: such a game never counts."""
    motions: list[MotionSent] = []
    """What is proposed there, what holds it up most first; only of a table that one is at."""
    undone: list[tuple[int, int]] = []
    """What was taken back after it was told, as the visitor counts events: the first, and the one after the last."""
    tournament: str = ""
    """The tournament whose table it is; "" for none."""
    rated: bool = False
    """Whether the game counts for ratings; then the seats have theirs."""
    bots_stopped: BotsStopped = ""
    bots_failed: list[tuple[int, str]] = []
    """Seats with the bot that failed there; the one that sits there now goes on for it."""
    hourglass: HourglassSent | None = None
    daily: str = ""
    """The day whose deal is played there, as `2026-11-25`; "" for none."""
    duplicate: bool = False
    """Whether all tables of its round have the same deal."""


def describe(table: TableFacts, player: str) -> TableSent:
    """A live table as one visitor sees it."""
    there, roster = table.present(), table.roster
    sent = as_sent(
        table.head, roster.places, roster.names, roster.owners, player, there, wanted(table), table.ended
    )
    tell_ratings(sent, table.roster.ratings)
    sent.bots_stopped = table.bots_stopped
    failed = table.runner.failed.items()
    sent.bots_failed = [(seat, bot) for seat, bot in failed if roster.places[seat].kind == BOT]
    glass = table.hourglass
    sent.hourglass = None if glass is None else HourglassSent(glass.seat, glass.until)
    sent.again = table.match.again if table.roster.has(player) else ""
    sent.deal = _deal(table, player)
    sent.ended_by = table.match.leaving.end.removeprefix("end-")
    sent.ranks = table.match.ranks
    for seat in table.match.leaving.resigned:
        sent.seats[seat].resigned = True
        sent.seats[seat].kept = False
    if sent.time is not None and table.times is not None and table.terms is not None:
        _tell_times(sent.time, table.times, table.terms)
    viewer = table.seat_of(player)
    sent.motions, sent.undone = agreeing.told(table, viewer), agreeing.undone(table, viewer)
    sent.skips = viewer is not None and table.roster.places[viewer].skips
    sent.formers = formers(table, viewer, player)
    if table.head.status == OVER:
        # The seat is its player's again, but what the bot did there stays the bot's.
        if places := [place for place in table.roster.places if _keeps(place, player)]:
            until = len(seen_by(table.match.trail.events, viewer))
            sent.formers += [FormerSent(place.seat, until, BOT, place.bot, False) for place in places]
    return sent


def formers(table: TableFacts, viewer: int | None, player: str = "", whole: bool = False) -> list[FormerSent]:
    """Who had the seats before, as a viewer counts events, or with `whole` of all."""
    found = []
    for former in table.roster.formers:
        events = table.match.trail.events_by(former.until)
        until = len(events if whole else seen_by(events, viewer))
        kind, name = (BOT, former.bot) if former.bot else (HUMAN, table.roster.names.get(former.player, ""))
        you = bool(player) and former.player == player
        found.append(FormerSent(former.seat, until, kind, name, you))
    return found


def tell_ratings(sent: TableSent, ratings: Mapping[int, SeatRating]) -> None:
    """The ratings of those who sit at a rated table."""
    for seat in sent.seats:
        if found := ratings.get(seat.seat):
            seat.rating, seat.change = found.now, found.change


def _deal(table: TableFacts, player: str) -> DealSent:
    head = table.head
    sent = DealSent(head.commitment)
    if head.status == OPEN:
        sent.salted = [place.seat for place in table.roster.places if place.salt]
        sent.salt = next((p.salt for p in table.roster.places if player and p.player == player), "")
    elif head.status == OVER and table.match.deal is not None and not head.why_closed(table.now()):
        sent.revealed, sent.seed = table.match.deal, str(head.seed)
    return sent


def _tell_times(sent: TimeSent, times: Times, terms: Terms) -> None:
    """What the seats of a running game have left; what runs is told by when it ends."""
    for seat, own in enumerate(times.seats):
        left, until = times.left(terms, seat), times.until(terms, seat)
        sent.seats.append(SeatTimeSent(max(0, left), until, own.away, own.holidays))
    if times.step and terms.phase:
        left = max(0, terms.phase - times.step_used)
        sent.step = StepTimeSent(left, times.step_until(terms))
    sent.pause = times.at + times.pause if times.pause else 0
    sent.missing = times.missing


def _keeps(place: Place, player: str) -> bool:
    """Whether this seat is kept for a player, empty or by a bot."""
    return place.kind != HUMAN and bool(player) and place.player == player


def _level(game: str, place: Place) -> SeatLevel | None:
    number = level_of(game, place.bot)
    return SeatLevel(number, LEVELS[game][number - 1].name) if number else None


def _owner(place: Place, names: dict[str, str], owners: dict[str, str]) -> str:
    """Whose program plays there, or "?" where they are no more; "" where a person plays."""
    if place.kind != HUMAN or place.player not in owners:
        return ""
    return names.get(owners[place.player]) or "?"


def as_sent(
    head: Head,
    places: list[Place],
    names: dict[str, str],
    owners: dict[str, str],
    player: str,
    present: set[str],
    wanted: Mapping[int, Asked],
    ended: bool = False,
) -> TableSent:
    """A table as one visitor sees it; `player` is "" for a stranger, `ended` whether an update has ended it.

    `owners` are those of players who are programs; `wanted` is what it waits for, by seat.
    """
    seats = [
        SeatSent(
            seat=place.seat,
            kind=place.kind,
            name=place.bot or names.get(place.player, ""),
            you=bool(player) and place.player == player and (place.kind == HUMAN or head.status == OVER),
            online=place.kind == BOT or (place.kind == HUMAN and place.player in present),
            away=place.away,
            bot=place.bot if place.kind == BOT else "",
            kept=_keeps(place, player),
            owner=_owner(place, names, owners),
            player=place.player if place.kind == HUMAN else "",
            level=_level(head.game, place) if place.kind == BOT else None,
        )
        for place in places
    ]
    you = next((seat.seat for seat in seats if seat.you), None)
    host = next((p.seat for p in places if p.kind == HUMAN and p.player == head.host), None)
    status = ENDED if ended else head.status
    return TableSent(
        head.id,
        head.name,
        head.game,
        status,
        head.options,
        seats,
        host,
        you,
        you in wanted,
        "" if you is None else wanted.get(you, ""),
        deck=head.deck,
        origin=head.origin,
        time=None if head.time_control == NO_CLOCK else TimeSent(head.time_control),
        private=head.private,
        unwatched=head.unwatched,
        asides=head.asides,
        invite=head.invite if you is not None and head.status == OPEN else "",
        guests_talk=head.guests_talk,
        opened=1000 * head.opened,
        rated=head.rated,
        marks=marks_of(head),
        tournament=head.tournament,
        daily=head.daily,
        duplicate=head.shared == "duplicate",
    )
