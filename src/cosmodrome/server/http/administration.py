"""What administrators do on the page: they read reports, say which are done with, and restrain whom they are about.

The host names them (`cosmodrome admin user administrator`). To everybody else there is nothing here.
"""

from typing import Annotated, Literal, NamedTuple

import msgspec
from litestar import Response, get, post
from litestar.di import Provide
from litestar.params import FromPath
from msgspec import Meta, Struct

from cosmodrome.server.db import reports as kept
from cosmodrome.server.db import restraints, upkeep
from cosmodrome.server.db.belongings import tables_of
from cosmodrome.server.db.people import People
from cosmodrome.server.db.reports import Report
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import OVER
from cosmodrome.server.hall import reports, restraining
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.reports import LONGEST_NOTE, Listed, SaidThere
from cosmodrome.server.http.route_arguments import Given
from cosmodrome.server.people.accounts import Known
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.chat import clean_line
from cosmodrome.server.wire import Id


class CloseReport(Struct, forbid_unknown_fields=True):
    """Whether a report is done with."""

    closed: bool


class Restrain(Struct, forbid_unknown_fields=True):
    """Of whom a report is: for so many days, and why. Who is banned is so for good."""

    kind: Literal["muted", "suspended", "banned"]
    why: Annotated[str, Meta(max_length=4000)]
    days: Annotated[int, Meta(ge=1, le=3650)] = 7


class ThatPlayer(Struct, forbid_unknown_fields=True):
    player: Id


class RestraintSent(Struct):
    """Who may not talk or play, until when and why; times in milliseconds since 1970, `until` 0 for good.

    `by` and `lifted_by` are names, "" for who runs the server; `lifted` is 0 where it was not.
    """

    player: str
    name: str
    kind: str
    at: int
    until: int
    why: str
    by: str
    lifted: int
    lifted_by: str
    holds: bool


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
    account = await People(store).account(player=player)
    return account is not None and account.administers


async def _administrator(hall: Given[Hall], known: Given[Known | None]) -> str:
    """Who asks. Raises Refused, as if there were nothing, unless it is an administrator."""
    if known is None or not await administers(hall.store, known.player.id):
        raise Refused("not-found", 404)
    return known.player.id


async def _status(store: Store, table_id: str) -> str:
    """That of a table; "" where there is none any more."""
    return (await upkeep.statuses(store, [table_id])).get(table_id, "")


async def _plays(store: Store, player: str) -> set[str]:
    """The tables, not yet over, at which a player has a seat."""
    return {table_id for table_id, status in await tables_of(store, player) if status != OVER}


class Held(NamedTuple):
    """A report as it is kept, and whether it is held back from who asks."""

    row: Report
    back: bool


async def _report(report_id: FromPath[str], hall: Given[Hall], administrator: Given[str]) -> Held:
    """The report that the address names. Nobody reads what is said of themselves. Raises Refused."""
    row = await kept.one(hall.store, report_id)
    if row is None or row.about == administrator:
        raise Refused("no-such-report", 404)
    return Held(row, row.table_id in await _plays(hall.store, administrator))


class ReportsAsked(Struct):
    """With `closed`, whatever it says, those that are closed too."""

    closed: str | None = None


@get("/api/admin/reports")
async def list_reports(
    hall: Given[Hall], asked: Given[ReportsAsked], administrator: Given[str]
) -> list[ReportListed]:
    """Those that are open, the earliest first; or all."""
    rows = await kept.those(hall.store, asked.closed is not None)
    rows = [row for row in rows if row.about != administrator]
    plays = await _plays(hall.store, administrator)
    return [_listed(each, each.table in plays) for each in await reports.listed(hall.store, rows)]


def _listed(each: Listed, held: bool) -> ReportListed:
    facts = {name: getattr(each, name) for name in Listed.__struct_fields__}
    return ReportListed(**(facts | {"note": ""} if held else facts), held=held)


@get("/api/admin/reports/{report_id:str}")
async def show_report(hall: Given[Hall], report: Given[Held]) -> ReportShown:
    found, status = (
        await reports.shown(hall.store, report.row),
        await _status(hall.store, report.row.table_id),
    )
    facts = msgspec.structs.asdict(_listed(found, report.back))
    return ReportShown(
        **facts,
        line=found.line,
        chat=[] if report.back else found.chat,
        record=bool(report.row.record) and status in ("", OVER),
        replay=status == OVER,
    )


@get("/api/admin/reports/{report_id:str}/record")
async def report_record(hall: Given[Hall], report: Given[Held]) -> Response[str]:
    """The game until the report was made, hidden cards and seed included, hence only once nobody can play it on."""
    if not report.row.record:
        raise Refused("no-such-report", 404)
    if await _status(hall.store, report.row.table_id) not in ("", OVER):
        raise Refused("game-not-over")
    headers = {"Content-Disposition": f'attachment; filename="report-{report.row.id}.jsonl"'}
    return Response(
        await reports.record_of(hall.store, report.row), media_type="application/x-ndjson", headers=headers
    )


@post("/api/admin/reports/{report_id:str}", status_code=200)
async def close_report(hall: Given[Hall], payload: Given[CloseReport], report: Given[Held]) -> ReportListed:
    """Whether a report is done with."""
    await kept.set_closed(hall.store, report.row.id, payload.closed)
    (found,) = await reports.listed(hall.store, [report.row])
    found.closed = payload.closed
    return _listed(found, report.back)


@post("/api/admin/reports/{report_id:str}/restrain", status_code=200)
async def restrain(
    hall: Given[Hall], payload: Given[Restrain], administrator: Given[str], report: Given[Held]
) -> list[RestraintSent]:
    """Whom a report is about may not talk, or not play, from now on. Nobody who administers is restrained here."""
    store, about = hall.store, report.row.about
    why = clean_line(payload.why, LONGEST_NOTE)
    if not about or await administers(store, about):
        raise Refused("not-restrained", 409)
    await restraints.lay(store, about, payload.kind, payload.days, why, administrator)
    await restraining.look(hall)
    return await _restraints(store)


@get("/api/admin/restraints")
async def list_restraints(hall: Given[Hall], administrator: Given[str]) -> list[RestraintSent]:
    """All that was ever done, the latest first."""
    return await _restraints(hall.store)


@post("/api/admin/restraints/lift", status_code=200)
async def lift_restraints(
    hall: Given[Hall], payload: Given[ThatPlayer], administrator: Given[str]
) -> list[RestraintSent]:
    """All that holds of a player ends. Nobody lifts their own."""
    if payload.player == administrator or not await restraints.lift(
        hall.store, payload.player, administrator
    ):
        raise Refused("not-restrained", 409)
    return await _restraints(hall.store)


async def _restraints(store: Store) -> list[RestraintSent]:
    laid = await restraints.log(store)
    people = {name for each in laid for name in (each.player, each.by, each.lifted_by)} - {""}
    names = await store.names(sorted(people))
    holding = {each.id for each in await restraints.holding(store, None, restraints.KINDS)}
    return [
        RestraintSent(
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
PROVIDED = {"administrator": Provide(_administrator), "report": Provide(_report)}
"""By name of a parameter, who finds it."""
