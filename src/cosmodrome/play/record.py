"""A game on disk: a header, then choices and events in the order they happened, one JSON line each.

A finished game is shown from its events; its choices can be re-played to verify it. Text only: doors read and
write the file.
"""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final

import msgspec

from cosmodrome.core.choice import LONGEST_KEY, NOTHING, Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game
from cosmodrome.core.meta import CardsError, OptionValue, Script, Setup, SetupError
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import MOST_TICKS, Ticks
from cosmodrome.play import going_back
from cosmodrome.play.course import TAKE_BACK, Course
from cosmodrome.play.deal import Deal
from cosmodrome.play.leaving import Leaving
from cosmodrome.play.motion import numbered

FORMAT = 1

TAKEN_BACK: Final = "taken-back"
"""A mark: by agreement an answer was taken back after it had been told."""
HINT: Final = "hint"
"""A mark: somebody asked what a bot would consider."""


class RecordError(ValueError):
    """A record that cannot be read; the message is one line that names the line and what is wrong."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"record, line {line}: {problem}")
        self.line = line
        self.problem = problem


class Header(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The first line. `cosmodrome` is the version of this format, `version` that of the game's rules."""

    cosmodrome: int
    game: str
    version: int
    seats: int
    seed: int
    options: dict[str, OptionValue] = {}
    players: list[str] = []
    script: Script | None = None
    cards: Any = None
    """The contents of the card or deck file the game was played with; None for the built-in cards."""
    ask_anyway: bool = False
    """Whether seats were asked whose hidden cards left them one answer, as `Setup` says."""
    deal: Deal | None = None
    """What proves that nobody can have fixed seed and seats; None where the seed was chosen beforehand."""
    places: list[int] = []
    """The place of each seat at the end, as `Leaving.places`; empty where none is told."""
    hands: list[tuple[int, int, int]] = []
    """Where a seat went to somebody else: the seat, after how many answers, and to which of its names in `players`."""
    marks: list[str] = []
    """What was known at the table beyond the rules, as words; such a game does not count."""

    def setup(self) -> Setup:
        return Setup(self.seats, self.seed, self.options, self.script, self.ask_anyway)

    def sitters(self, answers: int) -> list[str]:
        """What those are called, by seat, to whom that happened which followed so many answers."""
        which = {seat: name for seat, after, name in self.hands if after < answers}
        names = [each.split(" / ") for each in self.players]
        return [own[min(max(which.get(seat, 0), 0), len(own) - 1)] for seat, own in enumerate(names)]

    def played(self, game: Game[Any]) -> Game[Any]:
        """`game` with the cards this was played with. Raises CardsError."""
        return game if self.cards is None else game.with_cards(self.cards)


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A choice line: what a seat (or the clock, CLOCK) answered, by the choice's key.

    The key `take-back` takes back the latest answer of the seat; those of `going_back` undo what was told, and those of
    `leaving` end a game early.
    """

    seat: int
    choice: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KEY)]


class Record(msgspec.Struct):
    header: Header
    entries: list[Answer | Event]
    """Choices and the events that followed each, in order; events before the first choice come first."""
    lines: list[int] = []
    """Where the entries and the end stand in a file with blank lines; empty where there are none."""

    def line(self, entry: int) -> int:
        """In which line of its file an entry stands."""
        return self.lines[entry] if self.lines else entry + 2

    @property
    def answers(self) -> list[Answer]:
        return [entry for entry in self.entries if isinstance(entry, Answer)]

    def left_by(self) -> Leaving:
        """Who resigned, and how the game ended if not by its rules."""
        return Leaving((answer.seat, answer.choice) for answer in self.answers)

    @property
    def events(self) -> list[Event]:
        return [entry for entry in self.entries if isinstance(entry, Event)]

    def events_that_stand(self) -> list[Event]:
        """The events without those that were undone when the table went back."""
        happened: list[Event] = []
        before: list[int] = []
        for entry in self.entries:
            if isinstance(entry, Event):
                happened.append(entry)
                continue
            before.append(len(happened))
            if going_back.goes_back(entry.choice):
                del happened[before[numbered(entry.choice)] :]
        return happened

    def answers_until(self, events: int) -> list[Answer]:
        """The fewest answers from the beginning on after which at least so many events had happened."""
        answers: list[Answer] = []
        happened = 0
        for entry in self.entries:
            if isinstance(entry, Event):
                happened += 1
            elif happened >= events:
                break
            else:
                answers.append(entry)
        return answers


def header_of(game: Game[Any], setup: Setup, players: list[str]) -> Header:
    """The header of a game that begins now. Raises SetupError."""
    return Header(
        FORMAT,
        game.meta.id,
        game.meta.version,
        setup.seats,
        setup.seed,
        game.meta.read_options(setup.options, setup.seats),
        players,
        setup.script,
        game.own_cards,
        setup.ask_anyway,
    )


class Recorder:
    """Plays a game and keeps its record as it goes. `log` may look at each event as it happens."""

    def __init__(
        self, game: Game[Any], setup: Setup, players: list[str] | None = None, log: Log | None = None
    ) -> None:
        self.game = game
        self.log = Log() if log is None else log
        self.course = Course(game, game.new(setup, self.log), fresh=partial(game.new, setup))
        self.record = Record(header_of(game, setup, players or []), [])
        self._drain()

    def _drain(self) -> None:
        self.record.entries.extend(self.log)
        self.log.clear()

    @property
    def state(self) -> Any:
        """The game as it stands; another object once an answer has been taken back."""
        return self.course.state

    def choose(self, seat: int, choice: Choice) -> None:
        """Play an allowed choice and note it with what follows."""
        self.course.choose(seat, choice)
        self._note(seat, choice.key)

    def take_back(self, seat: int) -> None:
        """Take back the latest answer of a seat, and note that. Raises NotAllowed."""
        self.course.take_back(seat)
        self._note(seat, TAKE_BACK)

    def enter(self, seat: int, key: str) -> None:
        """Carry out and note an entry of a log. Raises NotAllowed."""
        self.course.enter(seat, key, self.record.answers if going_back.goes_back(key) else ())
        self._note(seat, key)

    def _note(self, seat: int, key: str) -> None:
        self.record.entries.append(Answer(seat, key))
        self._drain()


def play(
    game: Game[Any],
    setup: Setup,
    ask: Callable[[Any, int], Choice | None],
    players: list[str] | None = None,
    max_ticks: int = MOST_TICKS,
) -> Record:
    """Play a whole game: `ask(state, seat)` answers for every seat.

    Where anybody may act at any moment it may give None, nothing now; such a step runs in `max_ticks` ticks.
    """
    recorder = Recorder(game, setup, players)
    play_on(recorder, ask, max_ticks)
    return recorder.record


def play_on(
    recorder: Recorder,
    ask: Callable[[Any, int], Choice | None],
    max_ticks: int = MOST_TICKS,
    max_rounds: int = 0,
) -> None:
    """`play` from where a game stands; with `max_rounds` above 0 it stops before a later round begins."""
    game, ticks = recorder.game, Ticks(max_ticks)
    while (seat := ticks.next_seat(game, recorder.state)) != NOTHING:
        if 0 < max_rounds < game.rounds(recorder.state):
            return
        choice = game.time(recorder.state) if seat == CLOCK else ask(recorder.state, seat)
        if choice is None:
            ticks.nothing()
        else:
            recorder.choose(seat, choice)
            ticks.done()


def dumps(record: Record) -> str:
    """The record as text, a JSON object a line; the last one counts the lines between it and the header."""
    lines: list[object] = [record.header, *record.entries, {"end": len(record.entries)}]
    return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)


def loads(text: str, games: dict[str, Game[Any]]) -> Record:
    """Read a record of one of `games`, as any editor saves it: with the mark of UTF-8, other ends of lines, no end of
    the last one, or blank lines. Raises RecordError, naming the line.
    """
    rows = text.removeprefix("\ufeff").split("\n")
    numbers = [number for number, line in enumerate(rows, 1) if line.strip()]
    if not numbers:
        raise RecordError(1, "the file is empty")
    lines = [rows[number - 1] for number in numbers]
    header = _header(numbers[0], lines[0], games)
    _check_end(numbers[-1], lines)
    # One that is kept: else what the types are would be worked out anew for each line.
    events = msgspec.json.Decoder(games[header.game].event_types)
    inside = list(zip(numbers, lines, strict=True))[1:-1]
    entries = [_entry(number, line, events) for number, line in inside]
    for (number, _), entry in zip(inside, entries, strict=True):
        if isinstance(entry, Answer) and not (0 <= entry.seat < header.seats or entry.seat == CLOCK):
            last = header.seats - 1
            raise RecordError(number, f"seat {entry.seat}: a record of {header.seats} counts seats 0 to {last}")
    return Record(header, entries, numbers[1:] if numbers[-1] > len(numbers) else [])


def _header(number: int, line: str, games: dict[str, Game[Any]]) -> Header:
    fields = _object(number, line)
    if "cosmodrome" not in fields:
        raise RecordError(number, "this is no Cosmodrome record: the first line has no 'cosmodrome' version")
    version = fields["cosmodrome"]
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RecordError(number, f"format version {version!r} is not a whole number from 1")
    if version > FORMAT:
        raise RecordError(number, f"format {version} is newer than this program, which reads up to {FORMAT}")
    try:
        header = msgspec.convert(fields, Header)
    except msgspec.ValidationError as error:
        raise RecordError(number, str(error)) from None
    game = games.get(header.game)
    if game is None:
        raise RecordError(number, f"game {header.game!r} is not one of {', '.join(games)}")
    if header.version > game.meta.version:
        raise RecordError(
            number,
            f"{header.game} rules {header.version} are newer than this program's, which are {game.meta.version}",
        )
    try:
        game.meta.read_options(header.options, header.seats)
        header.played(game)
    except (SetupError, CardsError) as error:
        raise RecordError(number, str(error)) from None
    if header.players and len(header.players) != header.seats:
        raise RecordError(
            number, f"players: {len(header.players)} named at a table of {header.seats}; name one a seat, or none"
        )
    return header


def _check_end(number: int, lines: list[str]) -> None:
    """So that a file cut off between two lines is known for what it is."""
    fields = _object(number, lines[-1])
    if set(fields) != {"end"}:
        raise RecordError(number, 'the file is cut off here: the last line is not {"end": ...}')
    if fields["end"] != len(lines) - 2:
        raise RecordError(number, f"the end counts {fields['end']} lines, the file has {len(lines) - 2}")


def _object(number: int, line: str) -> dict[str, Any]:
    try:
        fields = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise RecordError(number, f"not JSON: {error}") from None
    except RecursionError:
        raise RecordError(number, "not JSON of a record: nested too deeply") from None
    if not isinstance(fields, dict):
        raise RecordError(number, "not a JSON object")
    return fields


def _entry(number: int, line: str, events: msgspec.json.Decoder[Event]) -> Answer | Event:
    fields = _object(number, line)
    try:
        if "event" in fields:
            return events.decode(line)
        if "choice" in fields:
            return msgspec.convert(fields, Answer)
    except msgspec.ValidationError as error:
        raise RecordError(number, str(error)) from None
    raise RecordError(number, "neither a choice nor an event")


class Difference(msgspec.Struct, frozen=True):
    """Where a replay left the record: its line, and what the record and the replay say there."""

    line: int
    recorded: str
    replayed: str


def verify(game: Game[Any], record: Record) -> Difference | None:
    """Re-play the choices and compare every event; the first difference, or None when there is none.

    Whatever cards `game` has, it is re-played with those of the record.
    """
    try:
        game = record.header.played(game)
        recorder = Recorder(game, record.header.setup(), record.header.players)
    except (SetupError, CardsError) as error:
        return Difference(1, "a setup", str(error))
    return _verify(recorder, record)


class Unlike(ValueError):
    """A replay that would not be the game that was played; `reason` names a message, as refusals do."""

    def __init__(self, reason: str, **facts: int | str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts = facts


def replay(game: Game[Any], record: Record, log: Log) -> Recorder:
    """Re-play a record for `log` to look at its events as they happen; the recorder ends where the record does.

    `game` has the cards of the record. Raises Unlike where the version or an event is another.
    """
    if record.header.version != game.meta.version:
        raise Unlike("frames-of-other-version", version=record.header.version, expected=game.meta.version)
    try:
        recorder = Recorder(game, record.header.setup(), record.header.players, log)
    except SetupError as error:
        raise Unlike("frames-differ", detail=str(error)) from error
    different = _verify(recorder, record)
    if different is not None:
        raise Unlike("frames-differ", detail=f"{different.recorded} / {different.replayed}")
    return recorder


def checked(game: Game[Any], record: Record) -> Recorder:
    """Re-play a record from elsewhere; the recorder ends where the record does, with all its events.

    `game` has the cards of the record. A record without any event, as somebody writes it by hand, gets those that its
    choices bring. Raises RecordError, naming the line that cannot have been played.
    """
    header = record.header
    if header.version != game.meta.version:
        raise RecordError(
            1, f"{header.game} rules {header.version} are not this program's, which are {game.meta.version}"
        )
    try:
        recorder = Recorder(game, header.setup(), header.players)
    except SetupError as error:
        raise RecordError(1, str(error)) from None
    if record.events:
        different = _verify(recorder, record)
        if different is not None:
            raise RecordError(
                different.line,
                f"the record says {different.recorded}, but re-playing its choices gives {different.replayed}",
            )
        return recorder
    for entry, answer in enumerate(record.answers):
        line = record.line(entry)
        try:
            recorder.enter(answer.seat, answer.choice)
        except NotAllowed as refusal:
            asked = _asked(game, recorder.state, answer.seat)
            raise RecordError(line, f"{_line(answer)} is refused: {refusal}; {asked}") from None
        except SetupError as error:  # a scripted draw that cannot be met
            raise RecordError(line, f"{_line(answer)} cannot be carried out: {error}") from None
    return recorder


_MOST_NAMED = 12


def _asked(game: Game[Any], state: Any, seat: int) -> str:
    """Who is asked now and, where that is this seat, for what, and the keys of the first answers there are."""
    awaited = ", ".join(map(str, game.awaited(state)))
    if not awaited:
        return "the game is over"
    if seat not in game.may_act(state):
        return f"asked now are seats {awaited}"
    decision = game.decision(state, seat)
    keys = [option.key for option in decision.options] + [f"{form.verb}:{{...}}" for form in decision.forms]
    more = f" and {len(keys) - _MOST_NAMED} more" if len(keys) > _MOST_NAMED else ""
    return f"seat {seat} is asked {decision.purpose}: {', '.join(keys[:_MOST_NAMED])}{more}"


def _verify(recorder: Recorder, record: Record) -> Difference | None:
    """Re-play with a recorder that stands where the record begins."""
    replayed = recorder.record.entries
    for at, entry in enumerate(record.entries):
        line = record.line(at)
        if isinstance(entry, Answer) and len(replayed) == at:
            try:
                recorder.enter(entry.seat, entry.choice)
            except NotAllowed as refusal:
                return Difference(line, _line(entry), f"refused: {refusal}")
            except SetupError as error:  # a scripted draw that cannot be met
                return Difference(line, _line(entry), str(error))
        if len(replayed) <= at:
            return Difference(line, _line(entry), "nothing more happens")
        if replayed[at] != entry:
            return Difference(line, _line(entry), _line(replayed[at]))
    end = len(record.entries)
    if len(replayed) > end:
        return Difference(record.line(end), "the end of the file", _line(replayed[end]))
    return None


def _line(entry: Answer | Event) -> str:
    return msgspec.json.encode(entry).decode()
