"""Reports that people made at tables, for whoever runs the server; also beside a server that runs."""

from cosmodrome.server.admin.opening import CannotUse, opened
from cosmodrome.server.db import reports as kept
from cosmodrome.server.hall import reports
from cosmodrome.server.hall.reports import Listed, Shown


async def listed(database: str, closed: bool) -> list[Listed]:
    """The earliest first; with `closed` also those that are done with. Raises CannotUse."""
    async with opened(database) as store:
        return await reports.listed(store, await kept.those(store, closed))


async def shown(database: str, report_id: str, close: bool) -> Shown:
    """One report, perhaps done with now. Raises CannotUse where there is no such report."""
    async with opened(database) as store:
        row = await kept.one(store, report_id)
        if row is None:
            raise CannotUse(f"there is no report {report_id!r}")
        if close:
            await kept.set_closed(store, report_id, True)
        found = await reports.shown(store, row)
    found.closed = found.closed or close
    return found
