"""`cosmodrome admin`: backup, check, pruning, one table, the accounts; also beside a server that runs."""

import re
import sys
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from msgspec.structs import asdict

from cosmodrome.cli.admin_ratings import ratings
from cosmodrome.cli.admin_reports import reports
from cosmodrome.cli.admin_user import user
from cosmodrome.cli.arguments import AsJson, print_json, stop
from cosmodrome.cli.screen import tell
from cosmodrome.cli.upkeep import Database, answer, complaints, tell_as
from cosmodrome.games.catalogue import GAMES

if TYPE_CHECKING:
    from cosmodrome.server.admin.look import Known

# The modules of `server.admin` are imported where they are used: they take a while, and no other command needs them.

_QUIET = 1.0
"""Seconds between two lines of progress."""
_UNITS = {"h": 3600, "d": 86400, "w": 7 * 86400}


def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A new file.", show_default=False)],
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Copy all tables, as they are at one moment, into a file of SQLite. A server may go on meanwhile."""
    from cosmodrome.server.admin.backup import back_up

    with complaints():
        copied = back_up(database, Path(file), Progress())
    size = f"{copied.tables:,} tables, {copied.answers:,} answers, {copied.bytes:,} bytes"
    tell_as(json, copied, f"{copied.file}: {size}")


def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="A backup.", show_default=False)],
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Fill a new file, or an empty database of PostgreSQL, from a backup of either kind."""
    from cosmodrome.server.admin.backup import restore as fill

    with complaints():
        copied = fill(database, Path(file), Progress())
    tell_as(json, copied, f"restored {copied.tables:,} tables, {copied.answers:,} answers")


def check(database: Database = "", json: AsJson = False) -> None:
    """Replay every stored game and name what does not hold; the exit code is 1 where something does not."""
    from cosmodrome.server.admin.check import check as look_at_all

    report = answer(look_at_all(database, GAMES, Progress()))
    if json:
        print_json(report)
    else:
        for problem in report.problems:
            tell(f"{problem.table or '-'}: {problem.what}")
        tell(
            f"{report.tables:,} tables ({report.open:,} open, {report.playing:,} playing, {report.over:,} over): "
            f"{report.replayed:,} replayed, {report.other_rules:,} of other rules, "
            f"{len(report.problems):,} problems"
        )
    if report.problems:
        raise typer.Exit(1)


def prune(
    older_than: Annotated[
        str, typer.Option("--older-than", metavar="TIME", help="Ended so long ago, as 90d, 12h or 8w.")
    ],
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say how many.")] = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Delete games that ended long ago. A file of SQLite keeps its size: what is free in it is used again."""
    from cosmodrome.server.admin.prune import prune as delete

    found = re.fullmatch(r"(\d{1,6})([hdw])", older_than)
    if found is None:
        stop(f"--older-than {older_than!r} is not a time such as 90d, 12h or 8w")
    seconds = int(found[1]) * _UNITS[found[2]]
    pruned = answer(delete(database, seconds, Progress(), not dry_run))
    line = f"{pruned.tables:,} finished games {'would be ' if dry_run else ''}deleted, {pruned.left:,} tables left"
    tell_as(json, pruned, line)


def table(
    table_id: Annotated[
        str, typer.Argument(metavar="ID", help="As in the table's address.", show_default=False)
    ],
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Say what is known of a table."""
    from cosmodrome.server.admin.look import look

    known = answer(look(database, table_id))
    if json:
        print_json(known)
        return
    for line in _lines(known):
        tell(line)


def _lines(known: "Known") -> Iterator[str]:
    game = GAMES.get(known.game)
    ours = f"; this program's are {game.meta.version}" if game and game.meta.version != known.version else ""
    yield f"table {known.id}{f', {known.name}' if known.name else ''}: {known.status}"
    yield f"game: {known.game}, rules {known.version}{ours}"
    yield f"options: {', '.join(f'{name}={value}' for name, value in known.options.items()) or 'none'}"
    yield f"cards: {known.deck or 'built in'}; time: {_time(known)}"
    yield f"answers: {known.answers:,}; last change: {datetime.fromtimestamp(known.touched, UTC):%Y-%m-%d %H:%M:%S} UTC"
    for place in known.places:
        who = f"{known.names.get(place.player, '?')} ({place.player})" if place.player else ""
        bot = f"bot {place.bot}{f', keeps it for {who}' if who else ''}" if place.bot else ""
        host = ", host" if place.player and place.player == known.host else ""
        yield f"seat {place.seat + 1}: {bot or who or 'free'}{host}{', has left' if place.away else ''}"
    for former in known.formers:
        who = known.names.get(former.player, "?") if former.player else f"bot {former.bot}"
        yield f"seat {former.seat + 1} until answer {former.until}: {who}"


def _time(known: "Known") -> str:
    facts = asdict(known.time_control)
    told = ", ".join(f"{name} {fact}" for name, fact in facts.items())
    return f"{known.time_control.__struct_config__.tag}{f' ({told})' if told else ''}"


class Progress:
    """Says on stderr how far long work has got, once in a while."""

    def __init__(self) -> None:
        self._told = time.monotonic()

    def __call__(self, what: str, done: int, count: int) -> None:
        if time.monotonic() - self._told >= _QUIET:
            self._told = time.monotonic()
            print(f"{what}: {done:,} of {count:,}", file=sys.stderr, flush=True)


admin = typer.Typer(name="admin")
for command in (backup, restore, check, prune, table):
    admin.command()(command)
admin.add_typer(user)
admin.command()(reports)
admin.command()(ratings)


@admin.callback(invoke_without_command=True)
def upkeep(context: typer.Context) -> None:
    """Look after the tables of a server, also while it runs."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
