"""A study: the choices of a finished game, and lines that leave it somewhere; without names, and without any state."""

import zlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue, Setup
from cosmodrome.core.seats import CLOCK
from cosmodrome.play import going_back
from cosmodrome.play.record import Answer, Record, Recorder

MOST_LINES: Final = 40
"""Of one study."""
LONGEST_LINE: Final = 400
"""Answers of a line, at most; what comes later is left out."""
LARGEST: Final = 32 * 1024
"""Bytes of a study as it is kept."""


class Branch(Struct, frozen=True, omit_defaults=True):
    """A line: after `at` answers of the game others follow, of which the first is another one than was given.

    What its first question was is told beside it, so that a list of lines needs no replay.
    """

    at: int
    answers: list[Answer]
    events: int
    """How many events had happened by then."""
    round: int
    purpose: str
    about: str = ""
    """As in `Decision`."""
    comment: str = ""


class Study(Struct, omit_defaults=True):
    """The game: what it began with and what was answered, as far as it was not taken back; and the lines."""

    game: str
    version: int
    seats: int
    seed: int
    answers: list[Answer]
    options: dict[str, OptionValue] = {}
    ask_anyway: bool = False
    lines: list[Branch] = []


def study_of(game: Game[Any], record: Record) -> Study:
    """That of a finished game, with no line yet."""
    header, stand = record.header, that_stand(game, record)
    return Study(
        header.game, header.version, header.seats, header.seed, stand, header.options, header.ask_anyway
    )


def that_stand(game: Game[Any], record: Record) -> list[Answer]:
    """What was answered and not taken back, without words that players wrote to each other."""
    answers = record.answers
    return [_bare(game, answers[number]) for number in going_back.standing(answers)]


def _bare(game: Game[Any], answer: Answer) -> Answer:
    if ":" not in answer.choice or not game.forms:
        return answer
    return Answer(answer.seat, game.referee.without_words(game.parse(answer.choice)).key)


def packed(study: Study) -> bytes:
    """A study as it is kept."""
    return zlib.compress(msgspec.json.encode(study), 9)


def unpacked(kept: bytes) -> Study:
    return msgspec.json.decode(zlib.decompress(kept), type=Study)


def played(game: Game[Any], study: Study, line: Branch | None = None) -> Record:
    """The game played again, or one of its lines, with all events. Raises NotAllowed where other rules are played."""
    answers = study.answers if line is None else [*study.answers[: line.at], *line.answers]
    recorder = _begun(game, study)
    for answer in answers:
        recorder.enter(answer.seat, answer.choice)
    return recorder.record


def leaving_at(game: Game[Any], record: Record, events: int, seat: int, key: str) -> Branch:
    """The line on which a seat answers so, where it was asked once so many events of a record had happened.

    The others answer what they did, until something is told. Raises NotAllowed where there is no such question, or that
    was answered.
    """
    study, before = study_of(game, record), _events_before(record)
    recorder, refusal = _begun(game, study), NotAllowed("line-nowhere")
    for at, answer in enumerate(study.answers):
        if before[at] > events:
            break
        if answer.seat == seat and before[at] == events:
            if answer.choice == key:
                refusal = NotAllowed("line-as-played")
            else:
                try:
                    return _left(recorder, study, at, _bare(game, Answer(seat, key)))
                except NotAllowed as no:
                    refusal = no
        recorder.enter(answer.seat, answer.choice)
    raise refusal


def line_of(game: Game[Any], study: Study, answers: Sequence[Answer]) -> Branch:
    """The line that another game took which began as this one. Raises NotAllowed where it is no other one."""
    pairs = zip(study.answers, answers, strict=False)
    at = next((at for at, (one, other) in enumerate(pairs) if one != other), len(study.answers))
    follow = [*answers[at : at + LONGEST_LINE]]
    if not follow or at == len(study.answers):
        raise NotAllowed("line-as-played")
    recorder = _begun(game, study)
    for answer in study.answers[:at]:
        recorder.enter(answer.seat, answer.choice)
    line = _asked(recorder, at, follow)
    for answer in follow:
        recorder.enter(answer.seat, answer.choice)
    return line


def _begun(game: Game[Any], study: Study) -> Recorder:
    if study.version != game.meta.version:
        raise NotAllowed("frames-of-other-version", version=study.version, expected=game.meta.version)
    return Recorder(game, Setup(study.seats, study.seed, study.options, None, study.ask_anyway))


def _events_before(record: Record) -> list[int]:
    """How many events had happened before each answer that stands."""
    stand = set(going_back.standing(record.answers))
    before, happened, number = list[int](), 0, 0
    for entry in record.entries:
        if not isinstance(entry, Answer):
            happened += 1
            continue
        if number in stand:
            before.append(happened)
        number += 1
    return before


def _left(recorder: Recorder, study: Study, at: int, first: Answer) -> Branch:
    """The line that begins with this answer. Raises NotAllowed, and then the game stands where it stood."""
    follow = [first]
    line = _asked(recorder, at, follow)
    recorder.enter(first.seat, first.choice)
    told = line.events
    for answer in study.answers[at + 1 :]:
        waited = recorder.game.awaited(recorder.state)
        if (
            len(recorder.record.events) > told
            or answer.seat in (first.seat, CLOCK)
            or answer.seat not in waited
        ):
            break
        try:
            recorder.enter(answer.seat, answer.choice)
        except NotAllowed:
            break
        follow.append(answer)
    return line


def _asked(recorder: Recorder, at: int, follow: list[Answer]) -> Branch:
    """A line of these answers from where a game stands. Raises NotAllowed where its first seat is not asked."""
    game, state, seat = recorder.game, recorder.state, follow[0].seat
    purpose, about = "", ""
    if seat != CLOCK:
        decision = game.decision(state, seat)
        purpose, about = decision.purpose, decision.about
    return Branch(at, follow, len(recorder.record.events), game.rounds(state), purpose, about)
