"""What is known of a live table in this process, and what can be asked of it; nothing here changes it."""

from collections.abc import Callable, Sequence
from typing import Any

from cosmodrome.core.choice import Choice
from cosmodrome.core.event import Event
from cosmodrome.core.game import Game
from cosmodrome.core.ticks import MOST_ROUNDS
from cosmodrome.play.course import Course
from cosmodrome.play.deal import Deal
from cosmodrome.play.going_back import Asking
from cosmodrome.play.leaving import Leaving
from cosmodrome.server import wire
from cosmodrome.server.database.leases import wall
from cosmodrome.server.database.log_writer import Answer, Ending
from cosmodrome.server.database.results import was_sat_at
from cosmodrome.server.database.store import (
    BOT,
    EMPTY,
    HUMAN,
    OVER,
    PLAYING,
    Former,
    Head,
    Place,
    seat_names,
)
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.clocks import Clock
from cosmodrome.server.table.gallery import Onlooker
from cosmodrome.server.table.rated_tables import SeatRating
from cosmodrome.server.table.share import Share
from cosmodrome.server.table.trail import Trail
from cosmodrome.server.table.word import Hourglass, Word
from cosmodrome.server.time_controls import terms_of


class TableFacts:
    """Of one table. The log in the store is the truth: `course` and `trail` are only what it replays to."""

    clock: Clock

    def __init__(self, game: Game[Any], head: Head, places: list[Place]) -> None:
        self.game = game
        self.head = head
        self.places = places
        self.names: dict[str, str] = {}
        self.owners: dict[str, str] = {}
        """Of players who are programs, and of a host who is one, whose they are."""
        self.formers: list[Former] = []
        self.onlookers: set[Onlooker] = set()
        self.alone = True
        """Whether no other process can be at this table; else the cluster sets this and what follows."""
        self.leads = True
        """Whether this process runs the bots and the clock."""
        self.share: Share | None = None
        """Of a table of bots alone that somebody has looked at; the cluster sets it."""
        self.elsewhere: dict[str, frozenset[str]] = {}
        """By process, the players who are connected to others."""
        self.word = Word()
        """Of who runs it, here or elsewhere."""
        self.closed = ""
        """The reason why there is this table no more; "" while there is."""
        self.again = ""
        """Of a finished game, the table at which it is played once more; "" where there is none."""
        self.version = 0
        """Counts changes of the state, so that an onlooker knows whether it has seen the latest."""
        self.course: Course | None = None
        """The game as it goes on; None before it begins and when it is over."""
        self.ending: Ending | None = None
        self.ratings: dict[int, SeatRating] = {}
        """Of a rated table, by seat."""
        self.deal: Deal | None = None
        """What is told of the deal of a finished game."""
        self.trail = Trail()
        self.leaving = Leaving()
        """Who has resigned or would end the game early, and how a finished game ended."""
        self.ranks: list[int] = []
        """The place of each seat of a finished game, as its results have them."""
        self.terms = terms_of(head.time_control)
        self.now: Callable[[], int] = wall
        """The time, as `Timed.now`."""

    @property
    def table_id(self) -> str:
        return self.head.id

    @property
    def seats(self) -> int:
        return self.head.seats

    @property
    def begun(self) -> bool:
        return self.course is not None

    @property
    def ended(self) -> bool:
        """Whether the game was begun under other rules, so that nobody can play it on."""
        return self.head.status == PLAYING and self.course is None

    @property
    def state(self) -> Any:
        """The game as it stands; None before it begins and when it is over."""
        return None if self.course is None else self.course.state

    @property
    def answers(self) -> list[Answer]:
        return self.trail.answers

    @property
    def events(self) -> Sequence[Event]:
        return self.trail.events

    @property
    def running(self) -> bool:
        """Whether there is a game to show: begun, perhaps over."""
        return self.course is not None or self.ending is not None

    def awaited(self) -> list[int]:
        return self.game.awaited(self.state) if self.state is not None else []

    def question(self, seat: int) -> int:
        """How many entries of the log are the seat's, which is the number of its next question.

        Those that take back count as well, of whichever seat if they undo what was told: so no number comes twice, and
        what was asked before stays stale.
        """
        return self.trail.answers_of(seat)

    def takeable(self, seat: int) -> list[Answer]:
        """The entries of the latest answer that a seat can take back: those that came as one batch, or a bot's."""
        most = 0 if self.course is None else len(self.course.untold(seat))
        if not most:
            return []
        batch = [self.answers[number] for number in self.trail.standing(seat)[-most:]]
        while batch[0].request != batch[-1].request:
            batch.pop(0)
        return batch

    def time(self) -> tuple[Choice, int] | None:
        """What the clock may answer, and the round."""
        time = None if self.course is None else self.game.time(self.state)
        return None if time is None else (time, self.game.rounds(self.state))

    def come(self) -> list[int]:
        there = self.present()
        return [
            place.seat
            for place in self.places
            if place.kind != HUMAN or place.player in there or self.question(place.seat)
        ]

    def owed(self) -> dict[int, int]:
        if self.time() is not None:
            return {}
        return {
            seat: len(self.trail.standing(seat)) for seat in self.awaited() if self.places[seat].kind == HUMAN
        }

    def seat_of(self, player: str) -> int | None:
        """The seat whose cards this player may see; while the game runs nobody sees any from a seat they have left."""
        for place in self.places:
            own = bool(player) and place.player == player
            if own and (self.head.status == OVER or (place.kind == HUMAN and not place.away)):
                return place.seat
        return None

    def concerns(self, player: str) -> bool:
        """Whether the table is told to this player otherwise than to a stranger."""
        formerly = any(former.player == player for former in self.formers)
        return self.has(player) or (bool(player) and formerly)

    def shown_to(self, player: str) -> bool:
        """Whether this player may look: at a game that nobody watches, only who plays or has played in it."""
        return not self.head.unwatched or self.head.status != PLAYING or self.concerns(player)

    def check_shown(self, player: str) -> None:
        """Raises Refused for who may not look."""
        if not self.shown_to(player):
            raise Refused("not-watched", 403)

    def sits(self, player: str) -> bool:
        """Whether this player has a seat here, also one that a bot keeps; not one that waits for them to come."""
        return any(place.player == player and place.kind != EMPTY for place in self.places)

    def has(self, player: str) -> bool:
        """Whether one of the seats is this player's, also one that they have left or that is kept for them."""
        # A bot's seat is of nobody, and so is a stranger.
        return bool(player) and any(place.player == player for place in self.places)

    def here(self) -> set[str]:
        """Who of the players is connected to this process."""
        return {onlooker.player for onlooker in self.onlookers if self.has(onlooker.player)}

    def present(self) -> set[str]:
        """Who of the players is connected, to whichever process."""
        return self.here().union(*self.elsewhere.values())

    def finished_by_bots(self) -> list[int]:
        """The seats of people that a bot plays by now, as the results have them."""
        left = {former.seat for former in self.formers if former.player}
        known = self.head.rated or bool(self.head.tournament)
        return [
            place.seat
            for place in self.places
            if place.kind == BOT and was_sat_at(place.kind, place.player, place.seat in left, known)
        ]

    def seat_names(self, deal: Deal | None) -> list[str]:
        """As the function of this name, of this table."""
        first = deal.by_seat() if deal is not None else []  # also who left before the first answer
        return seat_names(self.places, self.formers, self.names, first)

    @property
    def bots_alone(self) -> bool:
        """Whether no seat is a person's, not even one that a bot keeps, and no tournament waits for the end."""
        return not self.head.tournament and all(
            place.kind == BOT and not place.player for place in self.places
        )

    @property
    def paused(self) -> bool:
        """Whether bots who play alone wait, because another table of the same guest was looked at later."""
        return self.share is not None and self.share.table != self.head.id

    @property
    def guest(self) -> str:
        """Whose table it is for all that each guest has a share of: a program's is its owner's."""
        return self.owners.get(self.head.host, self.head.host)

    @property
    def runs(self) -> bool:
        """Whether bots and clock go on here: by lease, and where bots play alone only while somebody looks on."""
        return (
            self.leads
            and not self.closed
            and (not self.bots_alone or (bool(self.onlookers) and not self.paused))
        )

    @property
    def asking(self) -> Asking | None:
        """Who would take back what, at a running table; None where nobody asks."""
        return None if self.course is None else self.course.asking

    @property
    def hourglass(self) -> Hourglass | None:
        """The one that stands there now: what is told of it may be older than the latest answer, or newer."""
        found = self.word.hourglass
        return found if found is not None and found.entries == len(self.answers) else None

    @property
    def bots_stopped(self) -> wire.BotsStopped:
        """Why its bots answer no more; "" while they do."""
        if self.course is None:
            return ""
        endless = (
            all(place.kind == BOT for place in self.places) and self.game.rounds(self.state) > MOST_ROUNDS
        )
        if not (endless or self.word.failing) or not self.awaited():
            return ""
        return "endless" if endless else "failing"
