"""What everybody at a live table is shown: frames for each viewer, a seat's open question, what it can take back."""

from collections.abc import Iterable
from typing import Any

import msgspec

from cosmodrome.core.event import Event, seen_by
from cosmodrome.core.game import Question, question_to
from cosmodrome.core.meta import View
from cosmodrome.play.answer import ahead
from cosmodrome.play.frames import Frames, Tree, Viewer
from cosmodrome.server import wire
from cosmodrome.server.db.tables import sitter
from cosmodrome.server.table import description
from cosmodrome.server.table.facts import TableFacts, by_answers
from cosmodrome.server.table.messages import DecisionSent, TableMessage, Update, decision_sent, option_sent
from cosmodrome.server.table.track import EventSent, Track, encoded
from cosmodrome.words.catalogue import in_words, told

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
        self._known: dict[int, tuple[Question, set[str]]] = {}
        """By seat: the question that was made last, and the fields of the seat's view that have changed since."""
        self._shared: dict[tuple[int | None, int, bool], bytes | None] = {}
        """For those who only watch; their news is always the same: that nothing is asked."""
        self._latest: tuple[object, bytes | None] = (None, None)
        """For a seat, what was made last, and of what: who opens it again and again is told the same."""
        self.version = 0
        """Counts changes of the state, so that an onlooker knows whether it has seen the latest."""
        self.edition = 0
        """Counts what may have changed of the table itself, so that an onlooker knows whether it has been told."""
        self._by_answers: tuple[object, ...] = ()
        self._description: bytes | None = None
        """For all whom the table does not concern."""

    def forget(self) -> None:
        """Begin anew: the table has been loaded, or its game begins."""
        self._tracks.clear()
        self._known.clear()
        self.ask_again()

    def views(self) -> dict[Viewer, View]:
        """Those last shown of a running game."""
        return {viewer: track.view for viewer, track in self._tracks.items()}

    def track(self, viewer: Viewer) -> Track:
        """What a seat, or all who only watch, are shown; begun for the first who asks."""
        track = self._tracks.get(viewer)
        if track is None:
            track = Track(self._view(viewer), len(seen_by(self._table.match.trail.events, viewer)))
            self._tracks[viewer] = track
        return track

    def _view(self, viewer: Viewer) -> View | Tree:
        table = self._table
        if table.match.ending is not None:
            return msgspec.json.decode(table.match.ending.views["" if viewer is None else str(viewer)])
        return table.game.view(table.match.state, viewer)

    def frames_since(self, viewer: Viewer, event: int) -> list[msgspec.Raw]:
        """For somebody newly connected: the whole view, and what happened from the viewer's event `event` on."""
        track = self.track(viewer)
        frames = track.since_event(event)
        if frames is None:
            frames = [
                encoded(missed, None)
                for missed in self._told(seen_by(self._table.match.trail.events, viewer)[event:], viewer)
            ]
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
            anything = frames or news != _NO_NEWS
            made = wire.encode(Update(viewer, frames, since, track.total, *news)) if anything else None
            if viewer is not None:
                self._latest = (own, made)
                return made
            self._shared[key] = made
        return self._shared[key]

    def description(self, player: str) -> bytes:
        """The table as a player sees it, as it is sent; made once for all whom it does not concern."""
        if self._table.roster.concerns(player):
            return self._described_to(player)
        if self._description is None:
            self._description = self._described_to("")
        return self._description

    def _described_to(self, player: str) -> bytes:
        sent = description.describe(self._table, player)
        sent.your_turn = None
        return wire.encode(TableMessage(sent))

    def describe_again(self) -> None:
        """What is told of the table itself may have changed."""
        self.edition += 1
        self._description = None

    def add(self, fresh: Frames) -> None:
        """Add what has happened to what each viewer is shown."""
        table = self._table
        for seat in [*self._known]:
            changes = fresh.changes.get(seat, [()])
            if all(change is None or isinstance(change, dict) for change in changes):
                self._known[seat][1].update(*filter(None, changes))
            else:
                del self._known[seat]
        watching = {table.seat_of(onlooker.player) for onlooker in table.gallery.onlookers}
        for viewer, track in list(self._tracks.items()):
            if not track.watched(viewer in watching, len(fresh)):
                del self._tracks[viewer]
                continue
            seen = fresh.views.get(viewer)
            if seen is not None:
                events = self._told([event.seen_by(viewer) for event in fresh], viewer)
                track.add(events, fresh.changes[viewer], seen)
            else:  # somebody who came while the log was being written
                track.catch_up(self._told(seen_by(fresh, viewer), viewer), self._view(viewer))

    def _told(self, events: Iterable[Event | None], viewer: Viewer) -> list[EventSent]:
        """Events as they are sent."""
        name = self._table.game.meta.id
        return [event and told(name, event, viewer) for event in events]

    # --- questions

    def ask_again(self) -> None:
        """Something has changed: questions are looked at anew."""
        self.version += 1
        self._questions.clear()
        self._shared.clear()
        self._latest = (None, None)
        found = by_answers(self._table)
        if found != self._by_answers:
            self._by_answers = found
            self.describe_again()

    def asked(self, viewer: Viewer) -> tuple[msgspec.Raw, msgspec.Raw]:
        """The open question of a seat, and the answer it can take back, as they are sent; null for none."""
        table, course = self._table, self._table.match.course
        if viewer is None or course is None:
            return _NOTHING, _NOTHING
        if viewer not in self._questions:
            question = None
            if viewer in table.game.may_act(course.state):
                known, news = self._known.get(viewer, (None, set()))
                found = question_to(table.game, course.state, viewer, known, news)
                self._known[viewer] = found, set()
                question = self._asked(course.state, found, table.match.trail.question(viewer))
            asked, takeable = wire.encode(question), wire.encode(self._given(viewer))
            self._questions[viewer] = (msgspec.Raw(asked), msgspec.Raw(takeable))
        return self._questions[viewer]

    def _asked(self, state: Any, found: Question, question: int) -> DecisionSent:
        """The open question of a seat, with those that some of its answers lead to at once."""
        game, (decision, verdicts) = self._table.game, found
        asked = decision_sent(decision, question, verdicts)
        for option in decision.options if decision.ahead else []:
            twin = ahead(game, state, decision.seat, option)
            if twin is not None:
                asked.ahead[option.key] = self._asked(twin, question_to(game, twin, decision.seat), question + 1)
        return asked

    def _given(self, seat: int) -> DecisionSent | None:
        """The latest answer that a seat can take back: the question, with what was answered as its options."""
        table = self._table
        batch = table.match.takeable(seat)
        if table.match.course is None or not batch:
            return None
        state = table.match.course.when_asked(seat, len(batch))
        choices = [table.game.parse(entry.choice) for entry in batch]
        verdicts = [
            verdict
            for verdict in table.game.referee.verdicts(state, seat)
            if any(choice.subject == verdict.card for choice in choices)
        ]
        sent = decision_sent(table.game.decision(state, seat), table.match.trail.question(seat), verdicts)
        sent.pool = []
        sent.options = [option_sent(choice, in_words(table.game.meta.id, choice, seat)) for choice in choices]
        latest = table.match.trail.standing(seat)[-1]
        sent.by = sitter(seat, latest, table.roster.places, table.roster.formers)[1]
        return sent
