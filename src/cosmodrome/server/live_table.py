"""One live table: its state replayed from the log, answers taken in, redacted updates given out."""

import asyncio
import logging
from itertools import takewhile
from typing import Any, Protocol

import msgspec

from cosmodrome.core.answer import ahead, allowed
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Event, Log, seen_by
from cosmodrome.core.frames import Frames, Tree, Viewer, plain
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.taking_back import TAKE_BACK, Course
from cosmodrome.server import bot_seats, wire
from cosmodrome.server.clocks import Clock
from cosmodrome.server.ending import ending_of, frames_of, record_of
from cosmodrome.server.refusals import Refused, by_the_rules
from cosmodrome.server.store import (
    BOT,
    HUMAN,
    OPEN,
    OVER,
    PLAYING,
    Answer,
    Ending,
    Head,
    LostRace,
    Place,
    Store,
)
from cosmodrome.server.track import Track, encoded

logger = logging.getLogger(__name__)

# Another process answering at the same table is rare; losing to it this often is a fault.
_MOST_RACES = 5
_NOTHING = msgspec.Raw(b"null")


class Onlooker(Protocol):
    """Somebody connected to a table."""

    player: str

    def wake(self) -> None: ...


class LiveTable:
    """The one place in this process where a table's game goes on.

    The log in the store is the truth: `course` and `events` are only what it replays to, and they change
    after the log has been written. Whoever changes anything holds `lock`.
    """

    def __init__(
        self, store: Store, game: Game[Any], maker: bot_seats.BotMaker, head: Head, places: list[Place]
    ) -> None:
        self.store = store
        self.game = game
        self.head = head
        self.places = places
        self.names: dict[str, str] = {}
        self.lock = asyncio.Lock()
        self.onlookers: set[Onlooker] = set()
        self.closed = False
        self.version = 0
        """Counts changes of the state, so that an onlooker knows whether it has seen the latest."""
        self.course: Course | None = None
        """The game as it goes on; None before it begins and when it is over."""
        self.ending: Ending | None = None
        self.events: list[Event] = []
        self.answers: list[Answer] = []
        self._tracks: dict[Viewer, Track] = {}
        self._questions: dict[int, tuple[msgspec.Raw, msgspec.Raw]] = {}
        self._maker = maker
        self._bots: dict[int, bot_seats.Bot] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._bargaining = bot_seats.Bargaining()
        self.clock = Clock(self, self._time_is_up)

    # --- coming to life

    async def load(self) -> None:
        """Rebuild everything from the store. Raises Refused if the log cannot be replayed any more.

        Of a game that was begun under other rules there is the log alone.
        """
        found = await self.store.table(self.head.id)
        if found is None:
            raise Refused("no-such-table", 404, table=self.head.id)
        self.head, self.places = found
        self.names |= await self.store.names([place.player for place in self.places if place.player])
        if self.head.status == OVER:
            await self._load_ending()
        elif self.head.status == PLAYING:
            await self._replay()
        self._tracks.clear()
        self.moved()

    async def _load_ending(self) -> None:
        """A finished game is shown from its record and never simulated again."""
        self.ending = await self.store.ending(self.head.id)
        if self.ending is None:
            raise Refused("cannot-continue", 500, detail="the record of this game is missing")
        self.course = None
        self.answers = await self.store.answers(self.head.id)
        self.events = record_of(self.game, self.ending).events

    @property
    def ended(self) -> bool:
        """Whether the game was begun under other rules, so that nobody can play it on."""
        return self.head.status == PLAYING and self.head.version != self.game.meta.version

    async def _replay(self) -> None:
        answers = await self.store.answers(self.head.id)
        if self.ended:
            self.course, self.events, self.answers = None, [], answers
            return
        events = Log()
        course = Course(self.game, self.game.new(self._setup(), events))
        for seq, entry in enumerate(answers):
            try:
                course.enter(entry.seat, entry.choice)
            except NotAllowed as refusal:
                logger.error("table %s cannot be replayed at entry %d: %s", self.head.id, seq, refusal)
                raise Refused("cannot-continue", 500, detail=f"entry {seq}: {refusal}") from refusal
        self.course, self.events, self.answers = course, events, answers

    def begin(self) -> None:
        """The first questions of a table whose seats have all been taken."""
        events = Log()
        self.events, self.answers = events, []
        self.course = Course(self.game, self.game.new(self._setup(), events))
        self._tracks.clear()
        self.moved()

    def _setup(self) -> Setup:
        head = self.head
        return Setup(head.seats, head.seed, dict(head.options), ask_anyway=head.ask_anyway)

    # --- what can be seen

    def seat_of(self, player: str) -> int | None:
        """The seat whose cards this player may see; nobody sees any from a seat they have left."""
        for place in self.places:
            if place.kind == HUMAN and place.player == player and not place.away:
                return place.seat
        return None

    @property
    def state(self) -> Any:
        """The game as it stands; None before it begins and when it is over."""
        return None if self.course is None else self.course.state

    @property
    def running(self) -> bool:
        """Whether there is a game to show: begun, perhaps over."""
        return self.course is not None or self.ending is not None

    def awaited(self) -> list[int]:
        return self.game.awaited(self.state) if self.state is not None else []

    def question(self, seat: int) -> int:
        """How many entries of the log are the seat's, which is the number of its next question.

        Those that take back count as well: so no number comes twice, and what was asked before stays stale.
        """
        return sum(entry.seat == seat for entry in self.answers)

    def track(self, viewer: Viewer) -> Track:
        """What a seat, or all who only watch, are shown; begun for the first who asks."""
        track = self._tracks.get(viewer)
        if track is None:
            track = Track(self._tree(viewer), len(seen_by(self.events, viewer)))
            self._tracks[viewer] = track
        return track

    def _tree(self, viewer: Viewer) -> Tree:
        if self.ending is not None:
            return msgspec.json.decode(self.ending.views["" if viewer is None else str(viewer)])
        return plain(self.game.view(self.state, viewer))

    def frames_since(self, viewer: Viewer, event: int) -> list[msgspec.Raw]:
        """For somebody newly connected: the whole view, and what happened from the viewer's event `event` on."""
        track = self.track(viewer)
        frames = track.since_event(event)
        if frames is None:
            frames = [encoded(missed, None) for missed in seen_by(self.events, viewer)[event:]]
            frames.append(encoded(None, [track.tree]))
        return frames

    def asked(self, viewer: Viewer) -> tuple[msgspec.Raw, msgspec.Raw]:
        """The open question of a seat, and the answer it can take back, as they are sent; null for none."""
        if viewer is None or self.course is None:
            return _NOTHING, _NOTHING
        if viewer not in self._questions:
            question = None
            if viewer in self.game.may_act(self.state):
                question = self._asked(self.state, viewer, self.question(viewer))
            asked, given = wire.encode(question), wire.encode(self._given(viewer))
            self._questions[viewer] = (msgspec.Raw(asked), msgspec.Raw(given))
        return self._questions[viewer]

    async def frames(self) -> bytes:
        """The frames of a finished game, made now if it was finished before they were kept. Raises Refused."""
        if self.ending is None:
            raise Refused("game-not-over")
        if self.ending.frames is None:
            frames = await asyncio.to_thread(frames_of, self.game, self.ending)
            await self.store.keep_frames(self.head.id, frames)
            self.ending = msgspec.structs.replace(self.ending, frames=frames)
        assert self.ending.frames is not None
        return self.ending.frames

    def _asked(self, state: Any, seat: int, question: int) -> wire.DecisionSent:
        """The open question of a seat, with those that some of its answers lead to at once."""
        decision = self.game.decision(state, seat)
        asked = wire.decision_sent(decision, question, self.game.verdicts(state, seat))
        for option in decision.options if decision.ahead else []:
            twin = ahead(self.game, state, seat, option)
            if twin is not None:
                asked.ahead[option.key] = self._asked(twin, seat, question + 1)
        return asked

    def moved(self) -> None:
        """Note that something has changed."""
        self.version += 1
        self._questions.clear()

    def _given(self, seat: int | None) -> wire.DecisionSent | None:
        """The latest answer that a seat can take back: the question, with what was answered as its options."""
        batch = [] if seat is None else self._untold(seat)
        if self.course is None or seat is None or not batch:
            return None
        state = self.course.when_asked(seat, len(batch))
        choices = [self.game.parse(entry.choice) for entry in batch]
        verdicts = [
            verdict
            for verdict in self.game.verdicts(state, seat)
            if any(choice.subject == verdict.card for choice in choices)
        ]
        sent = wire.decision_sent(self.game.decision(state, seat), self.question(seat), verdicts)
        sent.pool = []
        sent.options = [wire.option_sent(choice) for choice in choices]
        return sent

    def _untold(self, seat: int) -> list[Answer]:
        """The entries of the latest answer that a seat can take back: one, or those that came as one batch."""
        most = 0 if self.course is None else len(self.course.untold(seat))
        if not most:
            return []
        standing: list[Answer] = []
        for entry in self.answers:
            if entry.seat == seat and entry.choice != TAKE_BACK:
                standing.append(entry)
            elif entry.seat == seat:
                standing.pop()
        last = standing[-1].request
        batch = standing[-most:]
        while last and batch[0].request != last:
            batch.pop(0)
        return batch if last else batch[-1:]

    def tell(self) -> None:
        """Let everyone connected know that something has changed."""
        for onlooker in self.onlookers:
            onlooker.wake()

    # --- answers

    async def choose(self, player: str, message: wire.Choose | wire.TakeBack) -> None:
        """Take in a person's answer or batch, or let it be taken back; the log has it on return. Raises Refused."""
        async with self.lock:
            for _ in range(_MOST_RACES):
                try:
                    return await self._choose(player, message)
                except LostRace:
                    await self.load()
        raise Refused("server-error", 500)

    async def _choose(self, player: str, message: wire.Choose | wire.TakeBack) -> None:
        seat = self.seat_of(player)
        if seat is None:
            raise Refused("not-seated", 403)
        if message.seat is not None and message.seat != seat:
            raise Refused("not-your-seat", 403, seat=message.seat, yours=seat)
        if self.head.status == OPEN:
            raise Refused("not-started")
        if self.ended:
            raise Refused("other-version", version=self.head.version, expected=self.game.meta.version)
        if self._has_taken(seat, message):
            return
        if self.head.status == OVER:
            raise Refused("game-over")
        answered = self.question(seat)
        if message.question != answered:
            raise Refused("stale-question", asked=message.question, answered=answered)
        twin, fresh = self._twin()
        try:
            if isinstance(message, wire.TakeBack):
                keys = [TAKE_BACK] * max(1, len(self._untold(seat)))
            else:
                keys = [choice.key for choice in allowed(self.game, twin.state, seat, message.choices)]
            for key in keys:
                twin.enter(seat, key)
        except NotAllowed as refusal:
            raise by_the_rules(refusal) from refusal
        request = str(message.request)
        await self._commit(twin, fresh, [Answer(seat, key, request) for key in keys])

    def _has_taken(self, seat: int, message: wire.Choose | wire.TakeBack) -> bool:
        """Whether this very message is already in the log: sent again because its receipt got lost."""
        own = [entry for entry in self.answers if entry.seat == seat][max(message.question, 0) :]
        request = str(message.request)
        if not own or own[0].request != request or message.question < 0:
            return False
        if isinstance(message, wire.TakeBack):
            return own[0].choice == TAKE_BACK
        # Picks that were forced are told by the page but asked by nobody, so the log may hold fewer.
        said = {self._key_of(key) for key in message.choices}
        return {entry.choice for entry in own if entry.request == request} <= said

    def _key_of(self, key: str) -> str:
        """The key as the log has it: a free choice may be written in many ways."""
        try:
            return self.game.parse(key).key
        except NotAllowed:
            return key

    def _twin(self) -> tuple[Course, Frames]:
        """A copy to try answers on, and the log in which its events gather, with what each changes for whom."""
        assert self.course is not None
        twin = self.course.copy()
        fresh = Frames(self.game, {viewer: track.tree for viewer, track in self._tracks.items()})
        twin.state.log = fresh
        return twin, fresh

    async def _commit(self, twin: Course, fresh: Frames, answers: list[Answer]) -> None:
        """Write the log, then let the copy become the state. Raises LostRace."""
        fresh.look(twin.state)
        twin.state.log = None
        log = self.answers + answers
        events = self.events + fresh
        ending = None
        if not self.game.awaited(twin.state):
            # In a thread: the whole game is played again, and others play on meanwhile.
            ending = await asyncio.to_thread(
                ending_of, self.game, self._setup(), self.seat_names(), log, events
            )
        await self.store.append(self.head.id, len(self.answers), answers, ending)
        self.course, self.answers, self.events = twin, log, events
        self._show(fresh)
        if ending is not None:
            self.head.status, self.ending = OVER, ending
        self.moved()
        by_bots = all(entry.seat != CLOCK and self.places[entry.seat].kind == BOT for entry in answers)
        self._bargaining.heed(self.time(), by_bots)
        self.tell()
        self.wake_bots()

    def _show(self, fresh: Frames) -> None:
        """Add what has happened to what each viewer is shown."""
        watching = {self.seat_of(onlooker.player) for onlooker in self.onlookers}
        for viewer, track in list(self._tracks.items()):
            if not track.watched(viewer in watching, len(fresh)):
                del self._tracks[viewer]
                continue
            if viewer in fresh.changes:
                events = [event.seen_by(viewer) for event in fresh]
                track.add(events, fresh.changes[viewer], fresh.trees[viewer])
            else:  # somebody who came while the log was being written
                track.catch_up(seen_by(fresh, viewer), self._tree(viewer))

    def seat_names(self) -> list[str]:
        """The name a seat: the person's or the bot's."""
        return [place.bot or self.names.get(place.player, "") for place in self.places]

    # --- bots

    def wake_bots(self) -> None:
        """Let the bots answer, if any is to be asked and they are not at it already; else the clock may."""
        if self._thinking is None and self._bots_asked():
            self._thinking = asyncio.create_task(self._run_bots())
        self.clock.heed()

    @property
    def busy(self) -> bool:
        return self._thinking is not None or self.lock.locked() or self.clock.running

    async def rest(self) -> None:
        """Stop the bots and the clock; they go on when the table is next used."""
        await self.clock.rest()
        if self._thinking is not None:
            self._thinking.cancel()
            await asyncio.gather(self._thinking, return_exceptions=True)

    def _bots_asked(self) -> list[int]:
        """The bots that are awaited or, where anybody may act, those that have not heard the latest news."""
        if self.course is None:
            return []
        if self.time() is None:
            return [seat for seat in self.awaited() if self.places[seat].kind == BOT]
        return self._bargaining.awake(
            [seat for seat in self.game.may_act(self.state) if self.places[seat].kind == BOT]
        )

    # --- time

    @property
    def seconds(self) -> int:
        return self.head.clock

    def time(self) -> tuple[Choice, int] | None:
        """What the clock may answer, and the round."""
        time = None if self.course is None else self.game.time(self.state)
        return None if time is None else (time, self.game.rounds(self.state))

    def nobody_left(self) -> bool:
        return (
            self._thinking is None
            and not self._bots_asked()
            and all(self.places[seat].kind == BOT for seat in self.awaited())
        )

    async def _time_is_up(self, time: Choice) -> None:
        """Enter the clock's answer, unless the step has ended meanwhile."""
        async with self.lock:
            for _ in range(_MOST_RACES):
                now = self.time()
                if now is None or now[0] is not time:
                    return
                twin, fresh = self._twin()
                twin.choose(CLOCK, time)
                try:
                    await self._commit(twin, fresh, [Answer(CLOCK, time.key)])
                    return
                except LostRace:
                    await self.load()

    # --- bots' answers

    async def _run_bots(self) -> None:
        try:
            while order := self._bots_asked():
                bots = {place.seat: self._bot(place) for place in self.places if place.kind == BOT}
                asked = {seat: self.question(seat) for seat in bots}
                taken_back = self._taken_back()
                state = self.game.copy(self.state)
                if self.time() is not None:
                    await self._bargain(state, bots, order)
                    continue
                thoughts = await asyncio.to_thread(bot_seats.think, self.game, state, bots)
                async with self.lock:
                    try:
                        if taken_back == self._taken_back():
                            await self._take_thoughts(thoughts, asked)
                    except LostRace:
                        await self.load()
        except Exception:
            logger.exception("the bots of table %s stopped", self.head.id)
        finally:
            self._thinking = None
        self.clock.heed()

    async def _bargain(self, state: Any, bots: dict[int, bot_seats.Bot], order: list[int]) -> None:
        """Ask each of these bots once, where anybody may act. What people did meanwhile is news for the next time."""
        heard = len(self.answers)
        said = await asyncio.to_thread(bot_seats.bargain, self.game, state, bots, order)
        async with self.lock:
            if heard != len(self.answers):
                return
            answers = [(seat, choice) for seat, choice in said if choice is not None]
            if answers:
                try:
                    await self._take_thoughts(answers, {})
                except LostRace:
                    await self.load()
                    return
            # Whoever had nothing to say before somebody else acted is asked again.
            silent = takewhile(lambda each: each[1] is None, reversed(said))
            self._bargaining.sleep(seat for seat, _ in silent)

    def _taken_back(self) -> int:
        """How often an answer has been taken back: what a bot thought of later moves may rest on one."""
        return sum(entry.choice == TAKE_BACK for entry in self.answers)

    async def _take_thoughts(self, thoughts: list[tuple[int, Choice]], asked: dict[int, int]) -> None:
        """Enter what bots answered. Others may have answered meanwhile: what no longer fits is dropped."""
        if any(self.question(seat) != question for seat, question in asked.items()):
            return
        twin, fresh = self._twin()
        answers = []
        for seat, choice in thoughts:
            try:
                self.game.check(twin.state, seat, choice)
            except NotAllowed:
                break
            twin.choose(seat, choice)
            answers.append(Answer(seat, choice.key))
        if answers:
            await self._commit(twin, fresh, answers)

    def _bot(self, place: Place) -> bot_seats.Bot:
        if place.seat not in self._bots:
            seed = bot_seats.bot_seed(self.head.seed, place.seat)
            self._bots[place.seat] = self._maker.make(self.game, place.bot, seed)
        return self._bots[place.seat]
