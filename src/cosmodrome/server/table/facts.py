"""What is known of a live table in this process, and what can be asked of it; nothing here changes it."""

from collections.abc import Callable
from typing import Any, Literal

from cosmodrome.core.game import Game
from cosmodrome.core.ticks import MOST_ROUNDS
from cosmodrome.server.db.leases import wall
from cosmodrome.server.db.tables import BOT, HUMAN, OVER, PLAYING, Head, Place
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.gallery import Gallery
from cosmodrome.server.table.match import Match
from cosmodrome.server.table.roster import Roster
from cosmodrome.server.table.runner_report import Hourglass, RunnerReport
from cosmodrome.server.time_controls import PerDays, terms_of
from cosmodrome.server.times import Times

Matter = Literal["motions", "bots", "skips", "time", "last", "programs", "calls", "snapshot", "guarded", ""]
"""What there may be at a table that has to be looked after, as `TableFacts.matters` finds it; "" is never there."""
BotsStopped = Literal["", "failing", "endless"]
"""Why a table's bots answer no more: their thoughts fail, or with all seats theirs they would go on for ever."""


class TableFacts:
    """Of one table: who has its seats, its game, who looks on, its times, and who runs it."""

    def __init__(self, game: Game[Any], head: Head, places: list[Place]) -> None:
        self.game = game
        self.head = head
        self.roster = Roster(places)
        self.match = Match(game)
        self.gallery = Gallery()
        self.terms = terms_of(head.time_control)
        """What its time control comes to; None for as long as people like."""
        self.times: Times | None = None
        """As last counted or read; None where there are none."""
        self.now: Callable[[], int] = wall
        """Milliseconds since 1970, by the database's clock."""
        self.alone = True
        """Whether no other process can be at this table; else the cluster sets this and what follows."""
        self.leads = True
        """Whether this process runs the bots and the clock."""
        self.runner = RunnerReport()
        """Of who runs it, here or elsewhere."""
        self.closed = ""
        """The reason why there is this table no more; "" while there is."""

    @property
    def ended(self) -> bool:
        """Whether the game was begun under other rules, so that nobody can play it on."""
        return self.head.status == PLAYING and self.match.course is None

    def seat_of(self, player: str) -> int | None:
        """The seat whose cards this player may see; while the game runs nobody sees any from a seat they have left."""
        for place in self.roster.places:
            own = bool(player) and place.player == player
            if own and (self.head.status == OVER or (place.kind == HUMAN and not place.away)):
                return place.seat
        return None

    def why_hidden(self, player: str) -> str:
        """The reason why this player may not look, "" where they may.

        At a game that nobody watches, and as long as others play the same deal, only who plays there may.
        """
        # Of every update to who watches: hardly any table need look at the clock.
        reason = self.head.why_closed(self.now()) if self.head.closed_until else ""
        if not reason and self.head.unwatched and self.head.status == PLAYING:
            reason = "not-watched"
        return "" if not reason or self.roster.concerns(player) else reason

    def check_shown(self, player: str) -> None:
        """Raises Refused for who may not look."""
        if reason := self.why_hidden(player):
            raise Refused(reason, 403)

    def here(self) -> set[str]:
        """Who of the players is connected to this process."""
        return {each.player for each in self.gallery.onlookers if self.roster.has(each.player)}

    def present(self) -> set[str]:
        """Who of the players is connected, to whichever process."""
        return self.here().union(*self.gallery.elsewhere.values())

    @property
    def guest(self) -> str:
        """Whose table it is for all that each guest has a share of: a program's is its owner's."""
        return self.roster.owners.get(self.head.host, self.head.host)

    @property
    def bots_alone(self) -> bool:
        """Whether no seat is a person's, not even one that a bot keeps, and no tournament waits for the end."""
        return not self.head.tournament and all(
            place.kind == BOT and not place.player for place in self.roster.places
        )

    @property
    def paused(self) -> bool:
        """Whether bots who play alone wait, because another table of the same guest was looked at later."""
        share = self.gallery.share
        return share is not None and share.table != self.head.id

    @property
    def runs(self) -> bool:
        """Whether bots and clock go on here: by lease, and where bots play alone only while somebody looks on."""
        if not self.leads or self.closed:
            return False
        return not self.bots_alone or (bool(self.gallery.onlookers) and not self.paused)

    def matters(self) -> set[Matter]:
        """What there is here now that somebody looks after."""
        places, course = self.roster.places, self.match.course
        bots, live = any(place.kind == BOT for place in places), self.match.time() is not None
        there: dict[Matter, bool] = {
            "motions": course is not None and bool(course.motions),
            "bots": bots,
            "skips": any(place.skips for place in places),
            "time": self.terms is not None or (live and bots),
            "last": live and sum(places[seat].kind != BOT for seat in self.match.awaited()) == 1,
            "programs": bool(self.roster.owners),
            "calls": bool(self.head.tournament) or isinstance(self.head.time_control, PerDays),
            "snapshot": course is not None and course.entries_told >= self.match.snapshot_due,
            # Where more hangs on a game than itself, nobody may be advised on a copy of it.
            "guarded": course is not None
            and bool(self.head.rated or self.head.tournament or self.head.daily),
        }
        return {matter for matter, is_there in there.items() if is_there}

    @property
    def hourglass(self) -> Hourglass | None:
        """The one that stands there now: what is told of it may be older than the latest answer, or newer."""
        found = self.runner.hourglass
        return found if found is not None and found.entries == len(self.match.trail.answers) else None

    @property
    def bots_stopped(self) -> BotsStopped:
        """Why its bots answer no more; "" while they do."""
        course = self.match.course
        if course is None:
            return ""
        all_bots = all(place.kind == BOT for place in self.roster.places)
        endless = all_bots and self.game.rounds(course.state) > MOST_ROUNDS
        if not (endless or self.runner.failing) or not self.match.awaited():
            return ""
        return "endless" if endless else "failing"


def check_open(table: TableFacts) -> None:
    """Raises Refused where not all of its deal may be told yet, nor anybody go on from it."""
    if reason := table.head.why_closed(table.now()):
        raise Refused(reason, 403)


def check_looks_back(table: TableFacts) -> None:
    """Raises Refused where not even who sat there may look back yet: in a round others play the same for the points."""
    if table.head.shared == "duplicate":
        check_open(table)


def by_answers(table: TableFacts) -> tuple[object, ...]:
    """All that answers change of what is told of a table, to compare; of all else `LiveTable.tell` is called."""
    leaving, trail = table.match.leaving, table.match.trail
    counted = table.times is not None or trail.proposed or trail.gone_back
    return (
        table.head.status,
        leaving.end,
        (*leaving.resigned,),
        table.bots_stopped,
        table.hourglass,
        len(trail.answers) if counted else 0,
    )


class Others:
    """The other processes that are at a table, as the table sees them.

    Where there are none: nobody is told anything. Where there may be some, they are told by the hall.
    """

    def changed(self, table: TableFacts) -> None:
        """Something has been written of it."""

    def present(self, table: TableFacts) -> None:
        """Somebody has come or gone here."""

    def said(self, table: TableFacts) -> None:
        """Somebody has said something there."""

    def runner(self, table: TableFacts) -> None:
        """Whoever runs it says something else of it."""

    def reading(self, table: TableFacts) -> None:
        """What has been written of it is being read."""
