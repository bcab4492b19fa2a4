"""What everybody at a live table is shown: frames for each viewer, a seat's open question, what it can take back."""

from typing import Any

import msgspec

from cosmodrome.core.event import seen_by
from cosmodrome.core.meta import View
from cosmodrome.play.answer import ahead
from cosmodrome.play.frames import Frames, Tree, Viewer
from cosmodrome.server import wire
from cosmodrome.server.database.store import sitter
from cosmodrome.server.table import description
from cosmodrome.server.table.facts import TableFacts
from cosmodrome.server.table.track import Track, encoded

_NOTHING = msgspec.Raw(b"null")
News = tuple[msgspec.Raw | msgspec.UnsetType, msgspec.Raw | msgspec.UnsetType]
"""The open question and what can be taken back, each only where it is not the one last sent."""
_NO_NEWS: News = (msgspec.UNSET, msgspec.UNSET)


class Showing:
    """Tracks and questions of one table, made for the first who asks and kept until they change."""

    def __init__(self, table: TableFacts) -> None:
        self._table = table
        self._tracks: dict[Viewer, Track] = {}
        self._questions: dict[int, tuple[msgspec.Raw, msgspec.Raw]] = {}
        self._shared: dict[tuple[int | None, int, bool], bytes | None] = {}
        """For those who only watch; their news is always the same: that nothing is asked."""
        self._latest: tuple[object, bytes | None] = (None, None)
        """For a seat, what was made last, and of what: who opens it again and again is told the same."""
        self.edition = 0
        """Counts what may have changed of the table itself, so that an onlooker knows whether it has been told."""
        self._by_answers: tuple[object, ...] = ()
        self._description: bytes | None = None
        """For all whom the table does not concern."""

    def forget(self) -> None:
        """Begin anew: the table has been loaded, or its game begins."""
        self._tracks.clear()
        self.ask_again()

    def views(self) -> dict[Viewer, View]:
        """Those last shown of a running game."""
        return {viewer: track.view for viewer, track in self._tracks.items()}

    def track(self, viewer: Viewer) -> Track:
        """What a seat, or all who only watch, are shown; begun for the first who asks."""
        track = self._tracks.get(viewer)
        if track is None:
            track = Track(self._view(viewer), len(seen_by(self._table.events, viewer)))
            self._tracks[viewer] = track
        return track

    def _view(self, viewer: Viewer) -> View | Tree:
        table = self._table
        if table.ending is not None:
            return msgspec.json.decode(table.ending.views["" if viewer is None else str(viewer)])
        return table.game.view(table.state, viewer)

    def frames_since(self, viewer: Viewer, event: int) -> list[msgspec.Raw]:
        """For somebody newly connected: the whole view, and what happened from the viewer's event `event` on."""
        track = self.track(viewer)
        frames = track.since_event(event)
        if frames is None:
            frames = [encoded(missed, None) for missed in seen_by(self._table.events, viewer)[event:]]
            frames.append(encoded(None, [track.tree]))
        return frames

    def update(self, viewer: Viewer, at: int | None, since: int, news: News) -> bytes | None:
        """What one socket is owed, as it is sent: the frames from number `at` on, its question, what it can take back.

        Without `at`, or where those frames are gone: the whole view, and what happened from event `since` on. For all
        who only watch it is made once. None where there is nothing.
        """
        key = (at, since, news == _NO_NEWS)
        own = (viewer, at, since, news)
        if own == self._latest[0]:
            return self._latest[1]
        if viewer is not None or key not in self._shared:
            track = self.track(viewer)
            frames = None if at is None else track.since(at)
            if frames is None:
                frames = self.frames_since(viewer, since)
            told = frames or news != _NO_NEWS
            made = wire.encode(wire.Update(viewer, frames, since, track.total, *news)) if told else None
            if viewer is not None:
                self._latest = (own, made)
                return made
            self._shared[key] = made
        return self._shared[key]

    def description(self, player: str) -> bytes:
        """The table as a player sees it, as it is sent; made once for all whom it does not concern."""
        if self._table.concerns(player):
            return self._described_to(player)
        if self._description is None:
            self._description = self._described_to("")
        return self._description

    def _described_to(self, player: str) -> bytes:
        sent = description.describe(self._table, player)
        sent.your_turn = None
        return wire.encode(wire.TableMessage(sent))

    def describe_again(self) -> None:
        """What is told of the table itself may have changed."""
        self.edition += 1
        self._description = None

    def add(self, fresh: Frames) -> None:
        """Add what has happened to what each viewer is shown."""
        table = self._table
        watching = {table.seat_of(onlooker.player) for onlooker in table.onlookers}
        for viewer, track in list(self._tracks.items()):
            if not track.watched(viewer in watching, len(fresh)):
                del self._tracks[viewer]
                continue
            seen = fresh.views.get(viewer)
            if seen is not None:
                events = [event.seen_by(viewer) for event in fresh]
                track.add(events, fresh.changes[viewer], seen)
            else:  # somebody who came while the log was being written
                track.catch_up(seen_by(fresh, viewer), self._view(viewer))

    # --- questions

    def ask_again(self) -> None:
        """Something has changed: questions are looked at anew."""
        self._questions.clear()
        self._shared.clear()
        self._latest = (None, None)
        found = description.by_answers(self._table)
        if found != self._by_answers:
            self._by_answers = found
            self.describe_again()

    def asked(self, viewer: Viewer) -> tuple[msgspec.Raw, msgspec.Raw]:
        """The open question of a seat, and the answer it can take back, as they are sent; null for none."""
        table = self._table
        if viewer is None or table.course is None:
            return _NOTHING, _NOTHING
        if viewer not in self._questions:
            question = None
            if viewer in table.game.may_act(table.state):
                question = self._asked(table.state, viewer, table.question(viewer))
            asked, given = wire.encode(question), wire.encode(self._given(viewer))
            self._questions[viewer] = (msgspec.Raw(asked), msgspec.Raw(given))
        return self._questions[viewer]

    def _asked(self, state: Any, seat: int, question: int) -> wire.DecisionSent:
        """The open question of a seat, with those that some of its answers lead to at once."""
        game = self._table.game
        decision = game.decision(state, seat)
        asked = wire.decision_sent(decision, question, game.verdicts(state, seat))
        for option in decision.options if decision.ahead else []:
            twin = ahead(game, state, seat, option)
            if twin is not None:
                asked.ahead[option.key] = self._asked(twin, seat, question + 1)
        return asked

    def _given(self, seat: int) -> wire.DecisionSent | None:
        """The latest answer that a seat can take back: the question, with what was answered as its options."""
        table = self._table
        batch = table.takeable(seat)
        if table.course is None or not batch:
            return None
        state = table.course.when_asked(seat, len(batch))
        choices = [table.game.parse(entry.choice) for entry in batch]
        verdicts = [
            verdict
            for verdict in table.game.verdicts(state, seat)
            if any(choice.subject == verdict.card for choice in choices)
        ]
        sent = wire.decision_sent(table.game.decision(state, seat), table.question(seat), verdicts)
        sent.pool = []
        sent.options = [wire.option_sent(choice) for choice in choices]
        latest = table.trail.standing(seat)[-1]
        sent.by = sitter(seat, latest, table.places, table.formers)[1]
        return sent
