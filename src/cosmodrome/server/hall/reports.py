"""Reports: a line of chat, a player, or something wrong, with chat and record, for whoever looks after the server."""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct

from cosmodrome.play.record import FORMAT, Header, Record, dumps
from cosmodrome.play.study import unpacked
from cosmodrome.server.clubs import Club
from cosmodrome.server.db import reports
from cosmodrome.server.db.chat import Line
from cosmodrome.server.db.reports import players_as, players_of, with_players
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.studies import Kept
from cosmodrome.server.db.tables import RECORD, seat_names
from cosmodrome.server.ids import fresh_id, is_id
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.chat import SEATS, clean_line
from cosmodrome.server.table.deals import revealed
from cosmodrome.server.table.ending import log_of
from cosmodrome.server.table.live_table import LiveTable

LONGEST_NOTE = 1000


ReportReason = Literal["rude", "spam", "cheats", "stalls", "name", "other"]


class Report(Struct, forbid_unknown_fields=True):
    """About a line of the chat, or who sits in a seat; without either, something at the table is wrong."""

    note: Annotated[str, Meta(max_length=4000)] = ""
    line: int | None = None
    seat: int | None = None
    reason: ReportReason = "other"


class ReportWords(Struct, forbid_unknown_fields=True):
    """About what somebody has written in a study, or what a club says of itself."""

    note: Annotated[str, Meta(max_length=4000)] = ""
    reason: ReportReason = "other"


class OwnReport(Struct):
    """What one has reported at a table and not taken back; `about` is a name, "" for nobody."""

    id: str
    at: int
    kind: str
    about: str
    reason: str
    note: str


class Listed(Struct):
    """A report; `at` in milliseconds since 1970. `about` is a player's name, "" where something else is wrong.

    Who is no more has no name.
    """

    id: str
    at: int
    table: str
    kind: str
    by: str
    about: str
    note: str
    closed: bool
    reason: str


class SaidThere(Struct):
    """A line of chat; `at` in milliseconds since 1970. `phrase`: one of the page's phrases was said, else "".

    `to`: who alone heard it beside them; "" where all did.
    """

    number: int
    at: int
    name: str
    text: str
    phrase: str = ""
    to: str = ""


class Shown(Listed):
    """A report with the chat that its author could hear, and the record until then."""

    line: int
    chat: list[SaidThere]
    record: str


async def report(table: LiveTable, player: str, channel: str, wanted: Report) -> str:
    """Keep what a player wants looked at, with what was said and played until now; gives its id. Raises Refused.

    About a line of the chat, or who sits in a seat; else something at the table is wrong.
    """
    line, seat, note = wanted.line, wanted.seat, wanted.note
    await table.chat.read_on()
    lines = list(table.chat.since(channel, -1, player))
    about = _of_line(lines, line) if line is not None else _of_seat(table, seat)
    filed = reports.Report(
        id=fresh_id(),
        at=table.now(),
        table_id=table.head.id,
        kind="line" if line is not None else "table" if seat is None else "player",
        player=player,
        about=about,
        line=-1 if line is None else line,
        reason=wanted.reason,
        note=clean_line(note, LONGEST_NOTE) if note.strip() else "",
        chat=lines,
        record=await _record(table),
    )
    await reports.keep(table.store, filed)
    return filed.id


async def report_study(store: Store, at: int, player: str, study: Kept, wanted: ReportWords) -> str:
    """Keep a study that a player wants looked at, its words as lines of chat; gives the id of the report."""
    kept = unpacked(study.study)
    words = [study.title, *(line.comment for line in kept.lines)]
    header = Header(FORMAT, kept.game, kept.version, kept.seats, kept.seed, kept.options)
    filed = reports.Report(
        id=fresh_id(),
        at=at,
        table_id=study.table_id,
        kind="study",
        player=player,
        about=study.player,
        line=-1,
        reason=wanted.reason,
        note=clean_line(wanted.note, LONGEST_NOTE) if wanted.note.strip() else "",
        chat=_as_lines(words, study.player, study.at),
        record=dumps(Record(header, [*kept.answers])),
    )
    await reports.keep(store, filed)
    return filed.id


async def report_club(store: Store, at: int, player: str, club: Club, owner: str, wanted: ReportWords) -> str:
    """Keep what a club says of itself, which its owner answers for; gives the id of the report."""
    filed = reports.Report(
        id=fresh_id(),
        at=at,
        table_id="",
        kind="club",
        player=player,
        about=owner,
        line=-1,
        reason=wanted.reason,
        note=clean_line(wanted.note, LONGEST_NOTE) if wanted.note.strip() else "",
        chat=_as_lines([club.name, club.about], owner, club.at),
        record="",
    )
    await reports.keep(store, filed)
    return filed.id


def _as_lines(words: Sequence[str], player: str, at: int) -> list[Line]:
    return [Line(number, SEATS, player, at, text, "") for number, text in enumerate(words) if text]


def _of_line(lines: list[Line], number: int) -> str:
    found = next((line.player for line in lines if line.number == number), None)
    if found is None:
        raise Refused("no-such-line", 404, line=number)
    return found


def _of_seat(table: LiveTable, seat: int | None) -> str:
    if seat is None:
        return ""
    if not 0 <= seat < table.head.seats or not table.roster.places[seat].player:
        raise Refused("no-such-seat", 404, seat=seat)
    return table.roster.places[seat].player


async def _record(table: LiveTable) -> str:
    """What has been played until now, with the seed: only whoever runs the server reads it. Players are ids in it."""
    store, head = table.store, table.head
    stored = await store.ending(head.id) if table.match.ending is not None else None
    sealed = await store.sealed(head.id) if stored is not None else None
    people = {place.player for place in table.roster.places} | {
        former.player for former in table.roster.formers
    }
    people |= {player for player, _ in sealed.sitters} if sealed is not None else set()
    ids = {each: each for each in await store.names(sorted(people - {""}))}
    deal = revealed(sealed, ids) if sealed is not None else None
    players = seat_names(
        table.roster.places, table.roster.formers, ids, deal.by_seat() if deal is not None else []
    )
    if stored is None:
        return log_of(head, players, table.match.trail.answers, None)
    if head.origin == RECORD:  # who played it is not known here
        return stored.record
    return with_players(stored.record, players, deal.sitters if deal is not None else [])


async def own(store: Store, player: str, table_id: str) -> list[OwnReport]:
    """What a player has reported at a table and not taken back, the earliest first."""
    rows = await reports.own(store, player, table_id)
    names = await store.names(sorted({row.about for row in rows} - {""}))
    return [
        OwnReport(row.id, row.at, row.kind, names.get(row.about, ""), row.reason, row.note) for row in rows
    ]


async def withdraw(store: Store, player: str, report_id: str) -> None:
    """Take back what this player has reported. Raises Refused."""
    if not await reports.withdraw(store, player, report_id):
        raise Refused("no-such-report", 404)


async def listed(store: Store, rows: Sequence[reports.Report]) -> list[Listed]:
    names = await store.names(sorted({name for row in rows for name in (row.player, row.about)} - {""}))
    return [Listed(*_facts(row, names)) for row in rows]


async def shown(store: Store, row: reports.Report) -> Shown:
    said = {name for line in row.chat for name in (line.player, line.hearer)}
    names = await store.names(sorted({row.player, row.about, *said} - {""}))
    chat = [
        SaidThere(
            line.number,
            line.at,
            names.get(line.player, ""),
            line.text or f"({line.phrase})",
            line.phrase,
            names.get(line.hearer, ""),
        )
        for line in row.chat
    ]
    return Shown(*_facts(row, names), line=row.line, chat=chat, record=await record_of(store, row))


async def record_of(store: Store, row: reports.Report) -> str:
    """The record of a report, whose players are called as they are now."""
    ids = sorted(name for name in players_of(row.record) if is_id(name))
    names = await store.names(ids)
    return players_as(row.record, lambda name: names.get(name, name))


def _facts(row: reports.Report, names: dict[str, str]) -> tuple[str, int, str, str, str, str, str, bool, str]:
    """The fields of `Listed`."""
    by, about = names.get(row.player, ""), names.get(row.about, "")
    return (row.id, row.at, row.table_id, row.kind, by, about, row.note, row.closed, row.reason)
