"""One live table: its state replayed from the log, answers taken in, redacted updates given out."""

import asyncio
from collections.abc import Container, Mapping
from functools import partial
from typing import Any, TypeVar

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.game import Game
from cosmodrome.server.db import restraints, tables
from cosmodrome.server.db.log_writer import Answer
from cosmodrome.server.db.races import change_table
from cosmodrome.server.db.store import Store
from cosmodrome.server.refusals import Refused, by_the_rules
from cosmodrome.server.table import ending, loading, marks
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.chat import Chat
from cosmodrome.server.table.facts import Matter, Others, TableFacts
from cosmodrome.server.table.messages import Choose, TakeBack
from cosmodrome.server.table.runner_report import RunnerReport
from cosmodrome.server.table.showing import Showing
from cosmodrome.server.table.trail import Trial

A = TypeVar("A", bound=Attendant)


class LiveTable(TableFacts):
    """The one place in this process where a table's game goes on.

    The log in the store is the truth: what is known here changes after it has been written. Whoever changes anything
    holds `lock`.
    """

    def __init__(self, store: Store, game: Game[Any], head: tables.Head, places: list[tables.Place]) -> None:
        """Whoever opens it sets what follows, and its attendants (`attend`)."""
        super().__init__(game, head, places)
        self.store = store
        self.lock = asyncio.Lock()
        self.attendants: dict[type[Attendant], Attendant] = {}
        """By their kind, in the order in which they are called."""
        self._mattered: set[Matter] = set()
        """What there was to look after when they were last called."""
        self.others = Others()
        self.usual_bot = ""
        """Who goes on for a person; "" where nobody does."""
        self.showing = Showing(self)
        self.chat = Chat(store, head.id)

    def attendant(self, kind: type[A]) -> A:
        """The one of this kind that looks after this table."""
        found = self.attendants[kind]
        assert isinstance(found, kind)
        return found

    async def load(self) -> None:
        """Rebuild everything from the store. Raises Refused if the log cannot be replayed any more.

        Of a game that was begun under other rules, and cannot be taken up by those of today, there is the log alone.
        """
        found = await self.store.table(self.head.id)
        if found is None:
            raise Refused("no-such-table", 404, table=self.head.id)
        self.head, self.roster.places = found
        await self.roster.load(self.store, self.head)
        await loading.load(self.match, self.store, self.head)
        await self._read_beside()
        self.showing.forget()

    async def _read_beside(self) -> bool:
        """Let the attendants read on; whether there was anything."""
        return any([await each.read_on() for each in self.attendants.values()])

    # --- answers

    async def choose(self, player: str, message: Choose | TakeBack) -> None:
        """Take in a person's answer or batch, or let it be taken back; the log has it on return. Raises Refused."""
        choices: list[Choice] | NotAllowed = []
        if isinstance(message, Choose):
            try:
                choices = [self.game.parse(key) for key in message.choices]
            except NotAllowed as refusal:
                choices = refusal  # unless there is a better reason
            else:
                if self.game.forms and any(map(self.game.referee.has_words, choices)):
                    await restraints.check_words(self.store, player)
        async with self.lock:
            await change_table(self, partial(self._choose, player, message, choices))

    async def _choose(
        self, player: str, message: Choose | TakeBack, choices: list[Choice] | NotAllowed
    ) -> None:
        if self.closed:
            raise Refused("no-such-table", 404, table=self.head.id)
        seat = self.seat_of(player)
        if seat is None:
            raise Refused("not-seated", 403)
        if message.seat is not None and message.seat != seat:
            raise Refused("not-your-seat", 403, seat=message.seat, yours=seat)
        if self.head.status == tables.OPEN:
            raise Refused("not-started")
        if self.ended:
            raise Refused("other-version", version=self.head.version, expected=self.game.meta.version)
        request = str(message.request)
        if not isinstance(choices, NotAllowed):  # what cannot be read was never taken
            if self.match.trail.has_taken(seat, message.question, request, choices):
                return
        if self.head.status == tables.OVER:
            raise Refused("game-over")
        if self.head.daily and not self.head.why_closed(self.now()):
            raise Refused("daily-over")
        answered = self.match.trail.question(seat)
        if message.question != answered:
            raise Refused("stale-question", asked=message.question, answered=answered)
        if isinstance(choices, NotAllowed):
            raise by_the_rules(choices)
        trial = self.match.trial(self.showing.views())
        try:
            if choices:
                trial.answer(seat, choices, request)
            else:
                trial.take_back(seat, len(self.match.takeable(seat)), request)
        except NotAllowed as refusal:
            raise by_the_rules(refusal) from refusal
        await self.commit(trial)

    async def enter(self, *entries: tuple[int, str]) -> None:
        """Enter seats and keys, all or none, by who holds the lock. Raises Refused and LostRace."""
        trial = self.match.trial(self.showing.views())
        try:
            for seat, key in entries:
                trial.enter(seat, key)
        except NotAllowed as refusal:
            raise by_the_rules(refusal) from refusal
        if trial.goes_back:
            await marks.mark_taken_back(self.store, self.head)
        await self.commit(trial)

    async def commit(self, trial: Trial) -> None:
        """Write the log, then let what was tried become the state. Raises LostRace."""
        match, table_id = self.match, self.head.id
        state, over, deal = trial.looked(), None, None
        if trial.course.leaving.end or not self.game.awaited(state):
            deal = await ending.deal_of(self.store, self)
            over = await ending.of_table(self, trial, deal)
        snapshot = None
        if trial.goes_back:
            # From here on nobody need carry out again what was undone, by whatever rules.
            match.kept_snapshot(await self.store.snapshot_at(table_id))
            snapshot = match.snapshot(self.head, trial)
        answers = match.trail.answers
        await self.store.log.append(table_id, len(answers), trial.answers, over, snapshot)
        if snapshot is not None:
            match.kept_snapshot(snapshot.answers)
        match.become(trial)
        self.showing.add(trial.fresh)
        if over is not None:
            self.head.status = tables.OVER
            match.end(over, deal)
            await ending.look_back(self.store, self)
            for each in self.attendants.values():
                each.over()
        self.showing.ask_again()
        self.heed()
        self.gallery.tell()
        if not self.alone:
            self.others.changed(self)

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
        self.others.reading(self)
        found = await self.store.table(self.head.id)
        if found is None:
            self.close("no-such-table")
            self.tell()
            return True
        beside = await self._read_beside()
        if beside:
            self.tell()
        same_seats = found == (self.head, self.roster.places)
        other_rules = found[0].version != self.head.version
        if self.match.course is None or found[0].status != tables.PLAYING or other_rules:
            opened_again = self.head.status == tables.OVER and self.match.again != await self.store.again_of(
                self.head.id
            )
            if same_seats and not opened_again:
                return beside
            await self.load()
        else:
            answers = await self.store.answers(self.head.id, len(self.match.trail.answers))
            if same_seats and not answers:
                if beside:
                    self.heed()
                return beside
            if not same_seats:
                self.head, self.roster.places = found
                await self.roster.load(self.store, self.head)
            await self._follow(answers)
        self.showing.ask_again()
        self.tell()
        self.heed()
        return True

    async def _follow(self, answers: list[Answer]) -> None:
        """Enter what the log has beyond what is known here."""
        trial = self.match.trial(self.showing.views())
        try:
            for entry in answers:
                trial.enter(entry.seat, entry.choice, entry.request)
        except NotAllowed:
            await self.load()  # which says what is wrong
            return
        if trial.course.leaving.end:
            await self.load()
            return
        trial.looked()
        self.match.become(trial)
        self.showing.add(trial.fresh)

    # --- telling

    def tell(self) -> None:
        """Let everyone connected know that something has changed."""
        self.showing.describe_again()
        self.gallery.tell()

    def announce(self) -> None:
        """Let everyone connected know, and the other processes."""
        self.tell()
        self.others.changed(self)

    def hear_runner(self, report: RunnerReport) -> None:
        """What whoever runs it says of it now."""
        if report != self.runner:
            self.runner = report
            self.tell()

    def tell_of_runner(self, report: RunnerReport) -> None:
        """The same, by who does: the other processes are told."""
        if report != self.runner:
            self.hear_runner(report)
            self.others.runner(self)

    def rename(self, names: Mapping[str, str]) -> None:
        """Players have other names from now on."""
        self.chat.rename(names)
        if self.roster.rename(names):
            self.tell()

    def part_with(self, sessions: Container[str]) -> None:
        """Whoever is connected by one of these sessions only watches from here on: they have ended."""
        if self.gallery.part_with(sessions):
            self.tell()
            self.others.present(self)

    # --- who looks after it

    def heed(self) -> None:
        """Let those attendants look at it that look after something that is there, or was; if it is run here."""
        if self.runs:
            before, self._mattered = self._mattered, self.matters()
            for each in self.attendants.values():
                if each.matter in self._mattered or each.matter in before:
                    each.heed()

    @property
    def busy(self) -> bool:
        """Whether something goes on here that nobody connected need have to do with."""
        return self.lock.locked() or any(each.busy for each in self.attendants.values())

    async def rest(self) -> None:
        """Stop what goes on by itself; it goes on when the table is next used."""
        for each in self.attendants.values():
            await each.rest()
