"""One live table: its state replayed from the log, answers taken in, redacted updates given out."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Container, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.play.answer import allowed
from cosmodrome.play.course import TAKE_BACK, Course
from cosmodrome.play.deal import Deal
from cosmodrome.play.frames import Frames
from cosmodrome.play.record import TAKEN_BACK
from cosmodrome.server import ratings, wire
from cosmodrome.server.beside import beside
from cosmodrome.server.database.log_writer import Answer, Snapshot
from cosmodrome.server.database.store import (
    OPEN,
    OVER,
    PLAYING,
    Head,
    Place,
    Store,
    hands,
)
from cosmodrome.server.people import restraints
from cosmodrome.server.refusals import Refused, by_the_rules
from cosmodrome.server.table import deals, deeds, going_on, snapshots
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.change import change_table
from cosmodrome.server.table.chat import SEATS, Chat
from cosmodrome.server.table.clocks import Clock
from cosmodrome.server.table.ending import ending_of, frames_beside, record_of
from cosmodrome.server.table.facts import TableFacts
from cosmodrome.server.table.gallery import Gallery
from cosmodrome.server.table.marks import mark, marks_of
from cosmodrome.server.table.rated_tables import seat_ratings
from cosmodrome.server.table.showing import Showing
from cosmodrome.server.table.trail import Trail, Trial
from cosmodrome.server.table.wanted import people_for_time
from cosmodrome.server.table.word import Word
from cosmodrome.server.time_controls import Terms
from cosmodrome.server.times import Times

logger = logging.getLogger(__name__)

A = TypeVar("A", bound=Attendant)


class LiveTable(TableFacts):
    """The one place in this process where a table's game goes on.

    The log in the store is the truth: `course` and `events` are only what it replays to, and they change
    after the log has been written. Whoever changes anything holds `lock`.
    """

    def __init__(self, store: Store, game: Game[Any], head: Head, places: list[Place]) -> None:
        """Whoever opens it sets what follows, and its attendants (`attend`)."""
        super().__init__(game, head, places)
        self.store = store
        self.lock = asyncio.Lock()
        self.attendants: dict[type[Attendant], Attendant] = {}
        """By their kind, in the order in which they are called."""
        self._gallery = Gallery()
        self.behind = False
        """Whether it is known that the database has news."""
        self.say_word: Callable[[LiveTable], None] = lambda _: None
        self.say_changed: Callable[[LiveTable], None] = lambda _: None
        self.say_present: Callable[[LiveTable], None] = lambda _: None
        self.say_said: Callable[[LiveTable], None] = lambda _: None
        self.look_for_snapshot: Callable[[LiveTable], None] = lambda _: None
        self.snapshot_at = -1
        """After how many answers its snapshot was taken; -1 where there is none."""
        self.no_snapshot_at = -1
        """After how many one could not be taken: the next is tried when it is due again."""
        self._began = head.version
        """The version of the rules by which the game began."""
        self.showing = Showing(self)
        self._framing: asyncio.Task[bytes] | None = None
        self.clock = Clock(self, store)
        self.chat = Chat(store, head.id)
        self.let_bot_play: Callable[[LiveTable, int], Awaitable[None]] | None = None
        """Gives the seat of a person to a bot, by who holds the lock; the hall sets it."""

    def attendant(self, kind: type[A]) -> A:
        """The one of this kind that looks after this table."""
        found = self.attendants[kind]
        assert isinstance(found, kind)
        return found

    # --- coming to life

    async def load(self) -> None:
        """Rebuild everything from the store. Raises Refused if the log cannot be replayed any more.

        Of a game that was begun under other rules, and cannot be taken up by those of today, there is the log alone.
        """
        found = await self.store.table(self.head.id)
        if found is None:
            raise Refused("no-such-table", 404, table=self.head.id)
        self.head, self.places = found
        await self._load_names()
        if self.head.status == OVER:
            await self._load_ending()
        elif self.head.status == PLAYING:
            await self._replay()
        await self.clock.read()
        self.showing.forget()
        self.moved()

    async def _load_names(self) -> None:
        self.formers = await self.store.formers(self.head.id)
        people = {place.player for place in self.places} | {former.player for former in self.formers}
        self.owners |= await self.store.owners(sorted(people | {self.head.host} - {""}))
        people |= set(self.owners.values())
        self.names |= await self.store.names(sorted(people - {""}))
        await self.look_at_ratings()

    async def look_at_ratings(self) -> None:
        """Those who sit here, or what the game has made of them, may be others now."""
        if self.head.rated:
            await asyncio.to_thread(ratings.model)
            self.ratings = (await seat_ratings(self.store, [(self.head, self.places)]))[self.head.id]

    async def _load_ending(self) -> None:
        """A finished game is shown from its record and never simulated again."""
        self.ending = await self.store.ending(self.head.id)
        if self.ending is None:
            raise Refused("cannot-continue", 500, detail="the record of this game is missing")
        self.again = await self.store.again_of(self.head.id)
        self.course = None
        kept = await beside(record_of, self.game, self.ending)
        self.deal = kept.header.deal
        self.leaving = kept.left_by()
        self.ranks = await self.store.ranks(self.head.id) or kept.header.places
        self.trail = await beside(Trail.of, kept.entries, await self.store.answers(self.head.id))

    async def _replay(self) -> None:
        """From its snapshot, by the rules of today; without one from the beginning, if those are its rules."""
        chapters = await self.store.chapters(self.head.id)
        answers = await self.store.answers(self.head.id)
        version, ours = self.head.version, self.game.meta.version
        taken_up = None
        if chapters and version <= ours:
            told = (self.head.id, version, chapters, answers)
            taken_up = going_on.from_snapshot(self.game, self._setup(), *told)
        if taken_up is None and {version, *(chapter.version for chapter in chapters)} != {ours}:
            self.course, self.trail = None, Trail(answers=answers)
            return
        if taken_up is not None and version < ours:
            await self.store.go_on_by(self.head.id, ours)
            self.head.version = ours
            logger.info("table %s goes on by rules %d, not %d", self.head.id, ours, version)
        self.course, self.trail = taken_up or going_on.from_the_beginning(
            self.game, self._setup(), self.head.id, answers
        )
        self.leaving = self.course.leaving
        self._began = chapters[0].version if chapters else version
        self.snapshot_at = chapters[-1].answers if chapters else -1
        self.look_for_snapshot(self)

    def untold_since_snapshot(self) -> int:
        """How many answers have been told that no snapshot holds; its beginning counts as many as are due."""
        if self.course is None:
            return 0
        latest = max(self.snapshot_at, self.no_snapshot_at)
        return snapshots.EVERY if latest < 0 else self.course.told - latest

    def snapshot(self) -> Snapshot | None:
        """The game as it stood when something was last told; None where there is nothing new to keep."""
        return None if self.course is None else self._snapshot_of(self.course, self.trail)

    def _snapshot_of(self, course: Course, trail: Trail) -> Snapshot | None:
        if course.told <= self.snapshot_at:
            return None
        first = self.snapshot_at + 1
        past = trail.past(first, course.told)
        return snapshots.taken(self.game, self._setup(), self.head.id, course, first, past)

    def begin(self) -> None:
        """The first questions of a table whose seats have all been taken."""
        events = Log()
        setup = self._setup()
        self.course = Course(self.game, self.game.new(setup, events), fresh=partial(self.game.new, setup))
        self.trail = Trail(events)
        self.leaving = self.course.leaving
        self._began = self.head.version
        self.showing.forget()
        self.moved()
        self.look_for_snapshot(self)

    def _setup(self) -> Setup:
        head = self.head
        return Setup(head.seats, head.seed, dict(head.options), ask_anyway=head.ask_anyway)

    # --- what can be seen

    async def frames(self) -> bytes:
        """The frames of a finished game, made now if there are none yet. Raises Refused."""
        if self.ending is None:
            raise Refused("game-not-over")
        if self.ending.frames is not None:
            return self.ending.frames
        return await asyncio.shield(self._begin_framing())

    def _begin_framing(self) -> asyncio.Task[bytes]:
        """Make the frames of a finished game beside all else, unless that goes on already."""
        if self._framing is None or self._framing.done():
            self._framing = asyncio.create_task(self._keep_frames())
            self._framing.add_done_callback(lambda done: done.cancelled() or done.exception())
        return self._framing

    async def _keep_frames(self) -> bytes:
        assert self.ending is not None
        try:
            frames = await frames_beside(self.game, self.ending)
        except Refused as refused:
            logger.error("the finished game of table %s has no frames: %s", self.head.id, refused)
            raise
        await self.store.keep_frames(self.head.id, frames)
        self.ending = msgspec.structs.replace(self.ending, frames=frames)
        await deeds.keep(self.store, self.game, self.head.id, self.ending)
        return frames

    def moved(self) -> None:
        """Note that something has changed."""
        self.version += 1
        self.showing.ask_again()

    def tell(self) -> None:
        """Let everyone connected know that something has changed."""
        self.showing.describe_again()
        self._gallery.tell(self.onlookers)

    # --- answers

    async def choose(self, player: str, message: wire.Choose | wire.TakeBack) -> None:
        """Take in a person's answer or batch, or let it be taken back; the log has it on return. Raises Refused."""
        if isinstance(message, wire.Choose):
            await self._check_words(player, message.choices)
        async with self.lock:
            await change_table(self, lambda: self._choose(player, message))

    async def _choose(self, player: str, message: wire.Choose | wire.TakeBack) -> None:
        if self.closed:
            raise Refused("no-such-table", 404, table=self.head.id)
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
        trial = self.trial()
        request = str(message.request)
        try:
            if isinstance(message, wire.TakeBack):
                keys = [TAKE_BACK] * max(1, len(self.takeable(seat)))
            else:
                keys = [
                    choice.key for choice in allowed(self.game, trial.course.state, seat, message.choices)
                ]
            for key in keys:
                trial.enter(seat, key, request)
        except NotAllowed as refusal:
            raise by_the_rules(refusal) from refusal
        await self.commit(trial)

    async def enter(self, *entries: tuple[int, str]) -> None:
        """Enter seats and keys, all or none, by who holds the lock. Raises Refused and LostRace."""
        trial = self.trial()
        try:
            for seat, key in entries:
                trial.enter(seat, key)
        except NotAllowed as refusal:
            raise by_the_rules(refusal) from refusal
        if trial.goes_back:
            await mark(self.store, self.head, TAKEN_BACK)
        await self.commit(trial)

    async def _check_words(self, player: str, keys: Sequence[str]) -> None:
        """Raises Refused for words to the others by somebody who may write none. What is no choice is refused later."""
        try:
            written = any(self.game.has_words(self.game.parse(key)) for key in keys)
        except NotAllowed:
            return
        if written:
            await restraints.check_words(self.store, player)

    def _has_taken(self, seat: int, message: wire.Choose | wire.TakeBack) -> bool:
        """Whether this very message is already in the log: sent again because its receipt got lost."""
        if not 0 <= message.question < self.question(seat):
            return False
        own = self.trail.entries_of(seat)[message.question :]
        request = str(message.request)
        if own[0].request != request:
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

    def trial(self) -> Trial:
        """A copy to try answers on."""
        assert self.course is not None
        return Trial(self.course.copy(), Frames(self.game, self.showing.views()), self.answers)

    async def commit(self, trial: Trial) -> None:
        """Write the log, then let what was tried become the state. Raises LostRace."""
        state = self._looked(trial)
        ending = None
        if trial.course.leaving.end or not self.game.awaited(state):
            deal = await self.sealed_deal()
            # In a thread: a record and its views take longer than others should have to wait.
            entries = self.trail.with_trial(trial).entries()
            names = self.seat_names(deal)
            told = (self.game, self._began, self._setup(), names, entries, state, deal, marks_of(self.head))
            handed_on = hands(self.places, self.formers, self.names, names)
            ending = await asyncio.to_thread(ending_of, *told, self.finished_by_bots(), handed_on)
        snapshot = None
        if trial.goes_back:
            # From here on nobody need carry out again what was undone, by whatever rules.
            self.snapshot_at = await self.store.snapshot_at(self.head.id)
            snapshot = self._snapshot_of(trial.course, self.trail.with_trial(trial))
        await self.store.append(self.head.id, len(self.answers), trial.answers, ending, snapshot)
        if snapshot is not None:
            self.snapshot_at = snapshot.answers
        self._become(trial)
        if ending is not None:
            self.head.status, self.ending, self.deal = OVER, ending, deal
            self.ranks = await self.store.ranks(self.head.id)
            await self.look_at_ratings()
            if self.leaving.end:
                self.course = None
            if self._began == self.game.meta.version:
                self._begin_framing()
        self.look_for_snapshot(self)
        self.moved()
        self.heed()
        self._gallery.tell(self.onlookers)
        self.say_changed(self)

    def _looked(self, trial: Trial) -> Any:
        """The state that was tried, looked at for the last time."""
        state = trial.course.state
        trial.fresh.look(state)
        state.log = None
        return state

    def _become(self, trial: Trial) -> None:
        """What was tried is in the log: so stands the table."""
        self.course, self.leaving = trial.course, trial.course.leaving
        self.trail.add(trial)
        self.showing.add(trial.fresh)

    def close(self, reason: str) -> None:
        """The table has been deleted."""
        self.closed, self.leads = reason, False

    # --- other processes

    async def catch_up(self) -> None:
        """Take in what other processes have written. Raises Refused."""
        async with self.lock:
            await self.read_on()

    async def read_on(self) -> bool:
        """`catch_up`, by who holds the lock; whether there was anything."""
        self.behind = False
        found = await self.store.table(self.head.id)
        if found is None:
            self.close("no-such-table")
            self.tell()
            return True
        other_times = await self.clock.read()
        if other_times:
            self.tell()
        same_seats = found == (self.head, self.places)
        other_rules = found[0].version != self.head.version
        if self.course is None or found[0].status != PLAYING or other_rules:
            if same_seats and not await self._opened_again():
                return other_times
            await self.load()
        else:
            answers = await self.store.answers(self.head.id, len(self.answers))
            if same_seats and not answers:
                if other_times:
                    self.heed()
                return other_times
            if not same_seats:
                self.head, self.places = found
                await self._load_names()
            await self._follow(answers)
        self.moved()
        self.tell()
        self.heed()
        return True

    async def _opened_again(self) -> bool:
        """Whether those who played here have opened another table since this was looked at."""
        return self.head.status == OVER and self.again != await self.store.again_of(self.head.id)

    async def _follow(self, answers: list[Answer]) -> None:
        """Enter what the log has beyond what is known here."""
        trial = self.trial()
        try:
            for entry in answers:
                trial.enter(entry.seat, entry.choice, entry.request)
        except NotAllowed:
            await self.load()  # which says what is wrong
            return
        if trial.course.leaving.end:
            await self.load()
            return
        self._looked(trial)
        self._become(trial)
        self.look_for_snapshot(self)

    def rename(self, names: Mapping[str, str]) -> None:
        """Players have other names from now on."""
        known = {player: names[player] for player in self.names.keys() & names.keys()}
        self.chat.rename(names)
        if not known.items() <= self.names.items():
            self.names |= known
            self.tell()

    def show_out(self, held: Mapping[str, Refused]) -> None:
        """These players may not be connected any more, nor their programs."""
        for onlooker in list(self.onlookers):
            refused = held.get(onlooker.player) or held.get(self.owners.get(onlooker.player, ""))
            if refused and onlooker.player:
                onlooker.show_out(refused)

    def part_with(self, sessions: Container[str]) -> None:
        """Whoever is connected by one of these sessions only watches from here on: they have ended."""
        concerned = [each for each in self.onlookers if each.session and each.session in sessions]
        for onlooker in concerned:
            onlooker.player = onlooker.session = ""
        if concerned:
            self.tell()
            self.say_present(self)

    def announce(self) -> None:
        """Let everyone connected know, and the other processes."""
        self.tell()
        self.say_changed(self)

    def hear_word(self, word: Word) -> None:
        """What whoever runs it says of it now."""
        if word != self.word:
            self.word = word
            self.tell()

    def give_word(self, word: Word) -> None:
        """The same, by who does: the other processes are told."""
        if word != self.word:
            self.hear_word(word)
            self.say_word(self)

    async def sealed_deal(self) -> Deal | None:
        """All there is to tell of the deal, once the game is over and not before; None where nothing is proved."""
        sealed = await self.store.sealed(self.head.id)
        if sealed is None:
            return None
        people = {player for player, _ in sealed.sitters} - {""}
        return deals.revealed(sealed, await self.store.names(sorted(people)) | self.names)

    # --- bots and time

    def heed(self) -> None:
        """Let the attendants look at it, if it is run here."""
        if self.runs:
            for each in self.attendants.values():
                each.heed()

    @property
    def busy(self) -> bool:
        """Whether something goes on here that nobody connected need have to do with."""
        framing = self._framing is not None and not self._framing.done()
        return framing or self.lock.locked() or any(each.busy for each in self.attendants.values())

    async def rest(self) -> None:
        """Stop what goes on by itself; it goes on when the table is next used."""
        for each in self.attendants.values():
            await each.rest()
        if self._framing is not None:
            await asyncio.gather(self._framing, return_exceptions=True)

    def nobody_left(self) -> bool:
        return self.runs and not any(each.waits for each in self.attendants.values())

    def try_bots_again(self) -> None:
        """Somebody has come to look, or they are run here from now on: perhaps they no longer fail."""
        if self.leads:
            self.give_word(msgspec.structs.replace(self.word, failing=False))

    async def run_out(self) -> None:
        """Let bots go on for those whose time is up, unless they have answered meanwhile."""
        async with self.lock:
            await self.read_on()
            self.clock.heed()
            for seat in self.clock.late():
                if self.let_bot_play is not None:
                    self.clock.run_out(seat)
                    await self.let_bot_play(self, seat)

    async def ring(self, time: Choice) -> None:
        """Enter the clock's answer, unless the step has ended meanwhile."""

        async def act() -> None:
            now = self.time()
            if now is not None and now[0] is time:
                await self.enter((CLOCK, time.key))

        async with self.lock:
            await change_table(self, act)

    def heed_arrivals(self) -> None:
        """Somebody may have come for whom the clock waits."""
        if self.runs and self.clock.times is not None and self.clock.times.missing:
            self.clock.heed()

    def times_kept(self) -> None:
        self.say_changed(self)

    # --- talk

    async def say(self, player: str, channel: str, text: str, phrase: str) -> int:
        """Keep what a player says and let everyone hear it; gives the line's number.

        Raises TableClosed, and Refused where the rules want silence now.
        """
        if channel == SEATS and self.state is not None and self.game.quiet(self.state):
            raise Refused("quiet-now", 409)
        number = await self.chat.say(channel, player, self.now(), text, phrase)
        await self.hear()
        self.say_said(self)
        return number

    async def hear(self) -> None:
        """Something has been said, perhaps at another process: let everyone here know."""
        self.chat.miss()
        if await self.chat.catch_up():
            self._gallery.tell(self.onlookers)

    async def heed_ties(self, players: Container[str]) -> None:
        """These players may hear others than before."""
        for onlooker in [each for each in self.onlookers if each.player and each.player in players]:
            await onlooker.heed_ties()

    async def let_guests_talk(self, allowed: bool) -> None:
        async with self.lock:
            await self.store.let_guests_talk(self.head.id, allowed)
            self.head.guests_talk = allowed
            self.announce()

    # --- what people do to the clock, or want for themselves

    async def skip(self, player: str, skips: bool) -> None:
        """Whether a player is not to be asked where there is one answer. Raises Refused."""
        async with self.lock:
            seat = self.seat_of(player)
            if seat is None:
                raise Refused("not-seated", 403)
            if self.places[seat].skips == skips:
                return
            await self.store.skip(self.head.id, player, skips)
            self.places[seat] = msgspec.structs.replace(self.places[seat], skips=skips)
            self.announce()
            self.heed()

    async def wish_for_time(self, player: str, wish: str) -> None:
        """A pause, more time, a holiday, as `wire.TimeWish` has them. Raises Refused."""
        async with self.lock:
            if self.terms is None:
                raise Refused("no-clock")
            seat = self.seat_of(player)
            if seat is None:
                raise Refused("not-seated", 403)
            if self.head.status != PLAYING:
                raise Refused("not-started" if self.head.status == OPEN else "game-over")
            people = people_for_time(self)

            def act(times: Times, terms: Terms) -> None:
                if wish == "decline":
                    times.decline()
                elif wish in ("holiday", "back"):
                    if wish == "holiday" and not times.seats[seat].holidays:
                        raise Refused("no-holidays")
                    times.holiday(seat, wish == "holiday")
                elif wish != "more" and (wish == "pause") == bool(times.pause):
                    raise Refused("not-now")
                else:
                    times.wish(terms, wish, seat, people, len(self.answers))

            await self.clock.change(act)
            self.announce()
            self.heed()
