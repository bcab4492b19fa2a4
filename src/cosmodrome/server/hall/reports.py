"""Reports: a line of chat, a player, or something wrong, with chat and record, for whoever looks after the server."""

from typing import Any

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server import wire
from cosmodrome.server.database import models
from cosmodrome.server.database.store import RECORD, Store, seat_names
from cosmodrome.server.people.accounts import fresh_id, is_id
from cosmodrome.server.people.report_book import players_as, players_of, with_players
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.chat import Line, clean_line
from cosmodrome.server.table.deals import revealed
from cosmodrome.server.table.ending import log_of
from cosmodrome.server.table.live_table import LiveTable

LONGEST_NOTE = 1000


class Listed(msgspec.Struct):
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


class SaidThere(msgspec.Struct):
    """A line of chat; `at` in milliseconds since 1970. `phrase`: one of the page's phrases was said, else ""."""

    number: int
    at: int
    name: str
    text: str
    phrase: str = ""


class Shown(Listed):
    """A report with the chat that its author could hear, and the record until then."""

    line: int
    chat: list[SaidThere]
    record: str


async def report(table: LiveTable, player: str, channel: str, wanted: wire.Report) -> str:
    """Keep what a player wants looked at, with what was said and played until now; gives its id. Raises Refused.

    About a line of the chat, or who sits in a seat; else something at the table is wrong.
    """
    line, seat, note = wanted.line, wanted.seat, wanted.note
    await table.chat.read_on()
    said = list(table.chat.since(channel, -1))
    about = _of_line(said, line) if line is not None else _of_seat(table, seat)
    report_id = fresh_id()
    row = {
        "id": report_id,
        "at": table.now(),
        "table_id": table.head.id,
        "kind": "line" if line is not None else "table" if seat is None else "player",
        "player": player,
        "about": about,
        "line": -1 if line is None else line,
        "reason": wanted.reason,
        "note": clean_line(note, LONGEST_NOTE) if note.strip() else "",
        "chat": msgspec.json.encode(said).decode(),
        "record": await _record(table),
        "closed": False,
    }
    await table.store.write(lambda connection: connection.execute(insert(models.reports).values(row)))
    return report_id


def _of_line(said: list[Line], number: int) -> str:
    found = next((line.player for line in said if line.number == number), None)
    if found is None:
        raise Refused("no-such-line", 404, line=number)
    return found


def _of_seat(table: LiveTable, seat: int | None) -> str:
    if seat is None:
        return ""
    if not 0 <= seat < table.head.seats or not table.places[seat].player:
        raise Refused("no-such-seat", 404, seat=seat)
    return table.places[seat].player


async def _record(table: LiveTable) -> str:
    """What has been played until now, with the seed: only whoever runs the server reads it. Players are ids in it."""
    store, head = table.store, table.head
    kept = await store.ending(head.id) if table.ending is not None else None
    sealed = await store.sealed(head.id) if kept is not None else None
    people = {place.player for place in table.places} | {former.player for former in table.formers}
    people |= {player for player, _ in sealed.sitters} if sealed is not None else set()
    ids = {each: each for each in await store.names(sorted(people - {""}))}
    deal = revealed(sealed, ids) if sealed is not None else None
    players = seat_names(table.places, table.formers, ids, deal.by_seat() if deal is not None else [])
    if kept is None:
        return log_of(head, players, table.answers, None)
    if head.origin == RECORD:  # who played it is not known here
        return kept.record
    return with_players(kept.record, players, deal.sitters if deal is not None else [])


async def rows_of(store: Store, closed: bool) -> list[Any]:
    """The reports as they are kept, the earliest first; with `closed` also those that are done with.

    What its author has taken back is told to nobody.
    """
    reports = models.reports
    query = select(reports).where(reports.c.withdrawn.is_(False)).order_by(reports.c.at, reports.c.id)
    return list(await store.read(query if closed else query.where(reports.c.closed.is_(False))))


async def row_of(store: Store, report_id: str) -> Any | None:
    """One report as it is kept."""
    of = models.reports
    query = select(of).where(of.c.id == report_id, of.c.withdrawn.is_(False))
    rows = await store.read(query) if is_id(report_id) else []
    return rows[0] if rows else None


async def own(store: Store, player: str, table_id: str) -> list[wire.OwnReport]:
    """What a player has reported at a table and not taken back, the earliest first."""
    of = models.reports.c
    query = select(models.reports).where(
        of.player == player, of.table_id == table_id, of.withdrawn.is_(False)
    )
    rows = await store.read(query.order_by(of.at, of.id))
    names = await store.names(sorted({row.about for row in rows} - {""}))
    return [
        wire.OwnReport(row.id, row.at, row.kind, names.get(row.about, ""), row.reason, row.note)
        for row in rows
    ]


async def withdraw(store: Store, player: str, report_id: str) -> None:
    """Take back what this player has reported. Raises Refused."""
    of = models.reports
    own = (of.c.id == report_id, of.c.player == player, of.c.withdrawn.is_(False))
    gone = update(of).where(*own).values(withdrawn=True)
    if not is_id(report_id) or not (await store.write(lambda connection: connection.execute(gone))).rowcount:
        raise Refused("no-such-report", 404)


async def listed(store: Store, rows: list[Any]) -> list[Listed]:
    names = await store.names(sorted({name for row in rows for name in (row.player, row.about)} - {""}))
    return [Listed(*_facts(row, names)) for row in rows]


async def shown(store: Store, row: Any) -> Shown:
    said = msgspec.json.decode(row.chat, type=list[Line])
    people = {row.player, row.about, *(line.player for line in said)} - {""}
    names = await store.names(sorted(people))
    told = [
        SaidThere(
            line.number,
            line.at,
            names.get(line.player, ""),
            line.text or f"({line.phrase})",
            line.phrase,
        )
        for line in said
    ]
    return Shown(*_facts(row, names), line=row.line, chat=told, record=await record_of(store, row))


async def record_of(store: Store, row: Any) -> str:
    """The record of a report, whose players are called as they are now."""
    ids = sorted(name for name in players_of(row.record) if is_id(name))
    names = await store.names(ids)
    return players_as(row.record, lambda name: names.get(name, name))


async def set_closed(store: Store, report_id: str, closed: bool) -> None:
    """Whether a report is done with."""
    reports = models.reports

    async def act(connection: AsyncConnection) -> None:
        await connection.execute(update(reports).where(reports.c.id == report_id).values(closed=closed))

    await store.write(act)


def _facts(row: Any, names: dict[str, str]) -> tuple[str, int, str, str, str, str, str, bool, str]:
    """The fields of `Listed`."""
    by, about = names.get(row.player, ""), names.get(row.about, "")
    return (row.id, row.at, row.table_id, row.kind, by, about, row.note, row.closed, row.reason)
