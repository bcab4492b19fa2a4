"""Studies over HTTP: kept with a finished game, read by a link, and told without the names of who played."""

from functools import partial
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath
from msgspec import Struct

from cosmodrome.core.event import Event
from cosmodrome.play.study import Branch, unpacked
from cosmodrome.server import wire
from cosmodrome.server.db.studies import Kept
from cosmodrome.server.db.tables import OVER, PAST
from cosmodrome.server.hall import reports
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.reports import ReportWords
from cosmodrome.server.hall.studies import KeepStudy, Shown, StudyWords
from cosmodrome.server.http.cached_answers import kept_answer
from cosmodrome.server.http.replays import ALL, NOBODY, Frames
from cosmodrome.server.http.route_arguments import Given
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Known, Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import ending
from cosmodrome.server.table.description import SeatSent, TableSent
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import OptionSent, option_sent
from cosmodrome.words.catalogue import in_words


class BranchSent(Struct):
    """A line: after so many `events` a seat answers `first`, another answer than it gave; `answers` in all."""

    seat: int
    events: int
    round: int
    purpose: str
    about: str
    first: OptionSent
    answers: int
    comment: str


class StudySent(Struct):
    """A study. `table` is the game as a table that is over, at which nobody is named; `by`: whose study it is.

    `id` and `link` are told to that one alone, "" else; `link` is "" while nobody else can read it.
    """

    id: str
    link: str
    title: str
    by: str
    at: int
    table: TableSent
    lines: list[BranchSent]


class OwnStudy(Struct):
    """One's own study in a list; `shared`: others can read it by a link. `table`: of whose game it is."""

    id: str
    title: str
    game: str
    at: int
    table: str
    lines: int
    shared: bool


class StudiesSent(Struct):
    """One's own studies, the latest first, and how many there can be."""

    studies: list[OwnStudy]
    most: int


class ShareStudy(Struct, forbid_unknown_fields=True):
    """By a fresh link, or by none; the one before leads nowhere from then on."""

    shared: bool


class ThatLine(Struct, forbid_unknown_fields=True):
    """A line of a study by its number, the first is 0."""

    line: int


class LineSide(Struct):
    """The game of a study, or one of its lines by number; from whose side, as in `Side`, or else from all."""

    line: int | None = None
    seat: str = ALL


@get("/api/me/studies")
async def list_studies(hall: Given[Hall], guard: Given[Guard], member: Given[Known]) -> StudiesSent:
    found = await hall.studies.own(member.player.id)
    return StudiesSent([_listed(each) for each in found], guard.limits.studies)


def _listed(kept: Kept) -> OwnStudy:
    lines = len(unpacked(kept.study).lines)
    return OwnStudy(kept.id, kept.title, kept.game, kept.at, kept.table_id, lines, kept.link is not None)


@post("/api/tables/{table_id:str}/study", status_code=201)
async def keep_study(
    hall: Given[Hall],
    guard: Given[Guard],
    address: Given[str],
    payload: Given[KeepStudy],
    member: Given[Known],
    shown: Given[LiveTable],
) -> wire.Created:
    """Keep a line of a finished game in a study of one's own, or begin one."""
    guard.replays_here.take(address)
    tried = await hall.table(payload.tried) if payload.tried is not None else None
    return wire.Created(await hall.studies.keep(shown, tried, member.player.id, payload))


@get("/api/studies/{study:str}")
async def show_study(hall: Given[Hall], study: FromPath[str], visitor: Given[Player | None]) -> StudySent:
    """By its link, for whoever has that; by its id, for whose it is."""
    return await _sent(hall, study, visitor)


@get("/api/studies/{study:str}/frames", kept=True, answers=Frames)
async def show_line(
    request: Request[Any, Any, State],
    hall: Given[Hall],
    guard: Given[Guard],
    address: Given[str],
    study: FromPath[str],
    asked: Given[LineSide],
    visitor: Given[Player | None],
) -> Response[bytes]:
    """The game of a study step by step, or one of its lines from the beginning of the game on."""
    kept = await hall.studies.one(study, _id(visitor))
    if asked.seat not in (ALL, NOBODY, *map(str, range(unpacked(kept.study).seats))):
        raise Refused("no-such-seat", 404, seat=asked.seat[:8])
    if not hall.studies.is_known(kept, asked.line):
        guard.replays_here.take(address)
    found = await hall.studies.shown(kept, asked.line)
    key = ("study", kept.id, kept.revision, asked.line, asked.seat)
    return await kept_answer(request, key, partial(_told, kept.game, found, asked.seat))


def _told(game: str, found: Shown, side: str) -> bytes:
    events: list[Event] = found.events
    if side == ALL:
        return wire.encode(Frames(None, *ending.all_seen(game, events, found.frames)))
    viewer = None if side == NOBODY else int(side)
    return wire.encode(Frames(viewer, ending.seen_by(game, viewer, events, found.frames)))


@post("/api/studies/{study:str}/link", status_code=200)
async def share_study(
    hall: Given[Hall], payload: Given[ShareStudy], study: FromPath[str], member: Given[Known]
) -> StudySent:
    """Make a link by which others read one's own study, or take it back."""
    await hall.studies.share(study, member.player.id, payload.shared)
    return await _sent(hall, study, member.player)


@post("/api/studies/{study:str}/words", status_code=200)
async def write_study(
    hall: Given[Hall], payload: Given[StudyWords], study: FromPath[str], member: Given[Known]
) -> StudySent:
    """Give one's own study another title, or one of its lines other words."""
    await hall.studies.write(study, member.player.id, payload)
    return await _sent(hall, study, member.player)


@post("/api/studies/{study:str}/drop", status_code=200)
async def drop_line(
    hall: Given[Hall], payload: Given[ThatLine], study: FromPath[str], member: Given[Known]
) -> StudySent:
    """One's own study without this line."""
    await hall.studies.drop_line(study, member.player.id, payload.line)
    return await _sent(hall, study, member.player)


@delete("/api/studies/{study:str}", status_code=200)
async def forget_study(
    hall: Given[Hall], guard: Given[Guard], study: FromPath[str], member: Given[Known]
) -> StudiesSent:
    """One's own study goes; gives those that are left."""
    await hall.studies.forget(study, member.player.id)
    found = await hall.studies.own(member.player.id)
    return StudiesSent([_listed(each) for each in found], guard.limits.studies)


@post("/api/studies/{study:str}/report", status_code=201)
async def report_study(
    hall: Given[Hall],
    guard: Given[Guard],
    payload: Given[ReportWords],
    study: FromPath[str],
    guest: Given[Player],
) -> wire.Created:
    """Something is wrong with what was written there."""
    kept = await hall.studies.one(study, guest.id)
    guard.reports.take(guest.id)
    return wire.Created(await reports.report_study(hall.store, hall.cluster.now(), guest.id, kept, payload))


def _id(visitor: Player | None) -> str:
    return visitor.id if visitor is not None else ""


async def _sent(hall: Hall, word: str, visitor: Player | None) -> StudySent:
    """What whoever asks may know of a study. Raises Refused."""
    kept = await hall.studies.one(word, _id(visitor))
    own = kept.player == _id(visitor)
    by = (await hall.store.names([kept.player])).get(kept.player, "")
    lines = [_branch(hall, kept.game, each) for each in unpacked(kept.study).lines]
    study_id, link = (kept.id, kept.link or "") if own else ("", "")
    return StudySent(study_id, link, kept.title, by, kept.at, _table(hall, word, kept), lines)


def _branch(hall: Hall, game: str, line: Branch) -> BranchSent:
    first = line.answers[0]
    choice = hall.shelf.game(game).parse(first.choice)
    said = option_sent(choice, in_words(game, choice, first.seat))
    asked = (line.events, line.round, line.purpose, line.about)
    return BranchSent(first.seat, *asked, said, len(line.answers), line.comment)


def _table(hall: Hall, word: str, kept: Kept) -> TableSent:
    """The table of the game: who sat there is nobody's business."""
    study = unpacked(kept.study)
    seats = [SeatSent(seat, PAST, "", False, True, False, "", False) for seat in range(study.seats)]
    options = hall.shelf.game(kept.game).meta.read_options(study.options, study.seats)
    return TableSent(word, "", kept.game, OVER, options, seats, None, None, None)


study_routes = [
    list_studies,
    keep_study,
    show_study,
    show_line,
    share_study,
    write_study,
    drop_line,
    forget_study,
    report_study,
]
