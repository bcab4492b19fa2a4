"""What administrators do on the page: they read reports, say which are done with, and restrain whom they are about.

The host names them (`cosmodrome admin user administrator`). To everybody else there is nothing here.
"""

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath
from sqlalchemy import select

from cosmodrome.server import wire
from cosmodrome.server.database import models
from cosmodrome.server.database.store import OVER, Store
from cosmodrome.server.hall import reports, restraining
from cosmodrome.server.hall.reports import LONGEST_NOTE, Listed, SaidThere
from cosmodrome.server.http.lobby import Asked, body_of, hall_of, query_of, who_asks
from cosmodrome.server.people import restraints
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.chat import clean_line


class ReportListed(Listed):
    """`held`: the reader plays at that table, so that note and chat are theirs to read once the game is over."""

    held: bool = False


class ReportShown(ReportListed):
    """A report with what was said. `record`: whether it can be had; that of a game that still runs is for nobody.

    `replay`: the game is over, and can be looked at again. `line` is the one it is about, -1 for none.
    """

    line: int = -1
    chat: list[SaidThere] = []
    record: bool = False
    replay: bool = False


async def administers(store: Store, player: str) -> bool:
    """Whether the host has named a player an administrator."""
    accounts = models.accounts
    query = select(accounts.c.player).where(accounts.c.player == player, accounts.c.administers.is_(True))
    return bool(await store.read(query))


async def _administrator(request: Asked) -> str:
    """Who asks. Raises Refused, as if there were nothing, unless it is an administrator."""
    known = await who_asks(request)
    if known is None or not await administers(hall_of(request).store, known.player.id):
        raise Refused("not-found", 404)
    return known.player.id


async def _status(store: Store, table_id: str) -> str:
    """That of a table; "" where there is none any more."""
    tables = models.tables
    rows = await store.read(select(tables.c.status).where(tables.c.id == table_id))
    return str(rows[0].status) if rows else ""


async def _plays(store: Store, player: str) -> set[str]:
    """The tables, not yet over, at which a player has a seat."""
    tables, places = models.tables, models.places
    query = select(tables.c.id).join(places, places.c.table_id == tables.c.id)
    rows = await store.read(query.where(places.c.player == player, tables.c.status != OVER))
    return {row.id for row in rows}


async def _report(request: Asked, report_id: str) -> tuple[Store, Any, bool]:
    """A report as it is kept, and whether it is held back. Nobody reads what is said of themselves. Raises Refused."""
    player, store = await _administrator(request), hall_of(request).store
    row = await reports.row_of(store, report_id)
    if row is None or row.about == player:
        raise Refused("no-such-report", 404)
    return store, row, row.table_id in await _plays(store, player)


class ReportsAsked(msgspec.Struct):
    """With `closed`, whatever it says, those that are closed too."""

    closed: str | None = None


@get("/api/admin/reports", query=ReportsAsked)
async def list_reports(request: Asked) -> list[ReportListed]:
    """Those that are open, the earliest first; or all."""
    player, store = await _administrator(request), hall_of(request).store
    rows = await reports.rows_of(store, query_of(request, ReportsAsked).closed is not None)
    rows = [row for row in rows if row.about != player]
    plays = await _plays(store, player)
    return [_listed(each, each.table in plays) for each in await reports.listed(store, rows)]


def _listed(each: Listed, held: bool) -> ReportListed:
    told = {name: getattr(each, name) for name in Listed.__struct_fields__}
    return ReportListed(**(told | {"note": ""} if held else told), held=held)


@get("/api/admin/reports/{report_id:str}")
async def show_report(request: Asked, report_id: FromPath[str]) -> ReportShown:
    store, row, held = await _report(request, report_id)
    found, status = await reports.shown(store, row), await _status(store, row.table_id)
    told = msgspec.structs.asdict(_listed(found, held))
    return ReportShown(
        **told,
        line=found.line,
        chat=[] if held else found.chat,
        record=status in ("", OVER),
        replay=status == OVER,
    )


@get("/api/admin/reports/{report_id:str}/record")
async def report_record(request: Asked, report_id: FromPath[str]) -> Response[str]:
    """The game until the report was made, hidden cards and seed included, hence only once nobody can play it on."""
    store, row, _ = await _report(request, report_id)
    if await _status(store, row.table_id) not in ("", OVER):
        raise Refused("game-not-over")
    headers = {"Content-Disposition": f'attachment; filename="report-{row.id}.jsonl"'}
    return Response(await reports.record_of(store, row), media_type="application/x-ndjson", headers=headers)


@post("/api/admin/reports/{report_id:str}", body=wire.CloseReport, status_code=200)
async def close_report(request: Asked, report_id: FromPath[str]) -> ReportListed:
    """Whether a report is done with."""
    data = await body_of(request, wire.CloseReport)
    store, row, held = await _report(request, report_id)
    await reports.set_closed(store, row.id, data.closed)
    (found,) = await reports.listed(store, [row])
    found.closed = data.closed
    return _listed(found, held)


@post("/api/admin/reports/{report_id:str}/restrain", body=wire.Restrain, status_code=200)
async def restrain(request: Asked, report_id: FromPath[str]) -> list[wire.RestraintSent]:
    """Whom a report is about may not talk, or not play, from now on. Nobody who administers is restrained here."""
    data = await body_of(request, wire.Restrain)
    by = await _administrator(request)
    store, row, _ = await _report(request, report_id)
    why = clean_line(data.why, LONGEST_NOTE)
    if not row.about or await administers(store, row.about):
        raise Refused("not-restrained", 409)
    await restraints.lay(store, row.about, data.kind, data.days, why, by)
    await restraining.look(hall_of(request))
    return await _restraints(store)


@get("/api/admin/restraints")
async def list_restraints(request: Asked) -> list[wire.RestraintSent]:
    """All that was ever done, the latest first."""
    await _administrator(request)
    return await _restraints(hall_of(request).store)


@post("/api/admin/restraints/lift", body=wire.ThatPlayer, status_code=200)
async def lift_restraints(request: Asked) -> list[wire.RestraintSent]:
    """All that holds of a player ends. Nobody lifts their own."""
    data = await body_of(request, wire.ThatPlayer)
    by, store = await _administrator(request), hall_of(request).store
    if data.player == by or not await restraints.lift(store, data.player, by):
        raise Refused("not-restrained", 409)
    return await _restraints(store)


async def _restraints(store: Store) -> list[wire.RestraintSent]:
    laid = await restraints.log(store)
    people = {name for each in laid for name in (each.player, each.by, each.lifted_by)} - {""}
    names = await store.names(sorted(people))
    holding = {each.id for each in await restraints.holding(store, None, restraints.KINDS)}
    return [
        wire.RestraintSent(
            each.player, names.get(each.player, ""), each.kind, each.at, each.until, each.why,
            names.get(each.by, ""), each.lifted, names.get(each.lifted_by, ""), each.id in holding,
        )
        for each in laid
    ]  # fmt: skip


administration = [
    list_reports,
    show_report,
    report_record,
    close_report,
    restrain,
    list_restraints,
    lift_restraints,
]
