"""Reports that people made at tables, for whoever runs the server; also beside a server that runs."""

from typing import Any

import msgspec
from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server import models
from cosmodrome.server.accounts import is_id
from cosmodrome.server.admin.opening import CannotUse, opened
from cosmodrome.server.chat import Line


class Listed(msgspec.Struct):
    """A report; `at` in milliseconds since 1970. `about` is a player's name, "" where something else is wrong.

    Of somebody who is no more there is the id.
    """

    id: str
    at: int
    table: str
    kind: str
    by: str
    about: str
    note: str
    closed: bool


class SaidThere(msgspec.Struct):
    """A line of chat; `at` in milliseconds since 1970."""

    number: int
    at: int
    name: str
    text: str


class Shown(Listed):
    """A report with the chat that its author could hear, and the record until then."""

    line: int
    chat: list[SaidThere]
    record: str


async def listed(database: str, closed: bool) -> list[Listed]:
    """The earliest first; with `closed` also those that are done with. Raises CannotUse."""
    reports = models.reports
    query = select(reports).order_by(reports.c.at, reports.c.id)
    async with opened(database) as store:
        rows = await store.read(query if closed else query.where(reports.c.closed.is_(False)))
        names = await store.names(sorted({name for row in rows for name in (row.player, row.about)} - {""}))
    return [Listed(*_facts(row, names)) for row in rows]


async def shown(database: str, report_id: str, close: bool) -> Shown:
    """One report, perhaps done with now. Raises CannotUse where there is no such report."""
    reports = models.reports
    at = reports.c.id == report_id
    async with opened(database) as store:
        rows = await store.read(select(reports).where(at)) if is_id(report_id) else []
        if not rows:
            raise CannotUse(f"there is no report {report_id!r}")
        row = rows[0]
        said = msgspec.json.decode(row.chat, type=list[Line])
        people = {row.player, row.about, *(line.player for line in said)} - {""}
        names = await store.names(sorted(people))

        async def end(connection: AsyncConnection) -> None:
            await connection.execute(update(reports).where(at).values(closed=True))

        if close:
            await store.write(end)
    told = [
        SaidThere(line.number, line.at, names.get(line.player, line.player), line.text or f"({line.phrase})")
        for line in said
    ]
    found = Shown(*_facts(row, names), line=row.line, chat=told, record=row.record)
    found.closed = found.closed or close
    return found


def _facts(row: Any, names: dict[str, str]) -> tuple[str, int, str, str, str, str, str, bool]:
    """The fields of `Listed`."""
    by, about = names.get(row.player, row.player), names.get(row.about, row.about)
    return (row.id, row.at, row.table_id, row.kind, by, about, row.note, row.closed)
