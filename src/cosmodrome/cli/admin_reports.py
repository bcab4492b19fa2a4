"""`cosmodrome admin reports`: what people at tables want looked at, also while the server runs."""

from datetime import UTC, datetime
from typing import Annotated

import typer

from cosmodrome.cli.arguments import AsJson, print_json
from cosmodrome.cli.harmless import harmless
from cosmodrome.cli.screen import tell
from cosmodrome.cli.upkeep import Database, answer

_FORMER = "a former player"

# The module of `server.admin` is imported where it is used: it takes a while, and no other command needs it.


def reports(
    report: Annotated[
        str, typer.Argument(metavar="[ID]", help="Show this one, with chat and record.", show_default=False)
    ] = "",
    every: Annotated[bool, typer.Option("--all", help="Also those that are done with.")] = False,
    close: Annotated[bool, typer.Option("--close", help="This one is done with.")] = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """List what people reported: lines of chat, players, and what is wrong at a table."""
    from cosmodrome.server.admin.reports import listed, shown

    if not report:
        found = answer(listed(database, every))
        if json:
            print_json(found)
            return
        for each in found:
            tell(f"{each.id}  {_when(each.at)}  table {each.table}  {_what(each.kind, each.by, each.about)}")
        tell(f"Reports: {len(found):,}")
        return
    one = answer(shown(database, report, close))
    if json:
        print_json(one)
        return
    tell(f"report {one.id}, {_when(one.at)}, table {one.table}: {_what(one.kind, one.by, one.about)}")
    tell(f"reason: {one.reason or 'none'}")
    tell(f"note: {one.note or 'none'}")
    for line in one.chat:
        tell(f"{'>' if line.number == one.line else ' '} {_when(line.at)}  {line.name}: {line.text}")
    for entry in one.record.splitlines():
        typer.echo(harmless(entry, len(entry)))  # whole, for it can be saved and shown by `replay`
    tell("closed" if one.closed else "open")


def _what(kind: str, by: str, about: str) -> str:
    by, about = by or _FORMER, about or _FORMER
    told = {"line": f"what {about} said", "player": about}.get(kind, "something is wrong")
    return f"{told}, by {by}"


def _when(milliseconds: int) -> str:
    return f"{datetime.fromtimestamp(milliseconds / 1000, UTC):%Y-%m-%d %H:%M}"
