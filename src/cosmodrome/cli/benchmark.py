"""`cosmodrome benchmark`: how strong a bot is, on fixed deals against opponents that stand still."""

from collections.abc import Sequence
from itertools import tee
from time import monotonic
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from cosmodrome.arena import benchmark as arena
from cosmodrome.arena import frozen
from cosmodrome.arena.match import play_chunks
from cosmodrome.bots.faults import MatchError
from cosmodrome.cli.arguments import (
    AsJson,
    Seconds,
    Transcripts,
    bots_completed,
    check_folder,
    print_json,
    read_bots,
    read_game,
    seats_line,
    stop,
)
from cosmodrome.cli.errors import INTERRUPTED, CommandError
from cosmodrome.cli.games_bar import games_bar
from cosmodrome.cli.plans import fault_line, faults_told
from cosmodrome.core.meta import spelled
from cosmodrome.games.catalogue import GAMES

ALL = "all"


def benchmark(
    game: Annotated[
        str,
        typer.Argument(
            metavar="GAME",
            help=f"One of {', '.join(arena.TABLES)}, or {ALL}.",
            autocompletion=lambda: [*arena.TABLES, ALL],
        ),
    ],
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            "-b",
            metavar="BOT",
            help="Whom to measure: a bot as for --bots, by its name, file.py:Class or text:COMMAND.",
            autocompletion=bots_completed,
        ),
    ],
    deals: Annotated[
        int,
        typer.Option("--deals", min=1, max=arena.MOST_DEALS, help="How many deals at each kind of table."),
    ] = 20,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes; the result is the same.")] = 1,
    seconds: Seconds = 0.0,
    transcripts: Transcripts = "",
    json: AsJson = False,
) -> None:
    """Measure a bot: its share of victories against frozen opponents, at every kind of table of a game.

    The deals are fixed, and each is played from every seat; intervals are reckoned from deals. A game that the bot
    breaks off it has lost, and the exit code is 1. Before anything is played, opponents are compared with what they
    were when they were frozen. Figures of one version of the benchmark can be compared. Ctrl+C stops it, and tells
    what there is.
    """
    check_folder(transcripts)
    rows = _rows(game, bot, seconds_per_answer=seconds, transcripts=transcripts)
    for row in rows:
        check_folder(row.plan.transcripts)
    stopped = False
    try:
        checked = arena.check_all(rows, lambda line: typer.echo(line, err=True))
        _play(rows, deals, jobs)
    except frozen.Changed as wrong:
        raise CommandError(str(wrong), code=1) from None
    except MatchError as error:
        raise CommandError(str(error), code=1) from None
    except KeyboardInterrupt:
        stopped = True
        if not any(row.share.deals for row in rows):
            raise
    told = [row.report() | {"faults": faults_told(row.plan, row.faults, "")} for row in rows]
    report = {"benchmark": arena.VERSION, "bot": rows[0].bot, "opponents": checked, "rows": told}
    if json:
        print_json(report)
    else:
        _print(report)
    if stopped:
        typer.echo(f"stopped before all {deals} deals were played", err=True)
    if stopped or any(row.faults for row in rows):
        raise typer.Exit(INTERRUPTED if stopped else 1)


def _rows(game: str, bot: str, **more: Any) -> list[arena.Row]:
    """All that is to be played. Of all games those are left out that have no such bot, which is said."""
    if game != ALL:
        named = _bot(game, bot)
        return arena.rows(game, named, **more)
    rows: list[arena.Row] = []
    wrong: list[CommandError] = []
    for game_id in arena.TABLES:
        try:
            rows += arena.rows(game_id, _bot(game_id, bot), **more)
        except CommandError as error:
            wrong.append(error)
    if not rows:
        raise wrong[0]
    for each in wrong:
        typer.echo(f"left out: {each}", err=True)
    return rows


def _bot(game: str, bot: str) -> str:
    """The one bot that is named."""
    if game not in arena.TABLES and game in GAMES:
        stop(f"{game} has no benchmark; those that have one are {', '.join(arena.TABLES)}")
    names = read_bots(read_game(game), bot)
    return names[0] if len(names) == 1 else stop(f"{bot!r} are {len(names)} bots; one is measured")


def _play(rows: Sequence[arena.Row], deals: int, jobs: int) -> None:
    """Play all, with progress and how long it takes on stderr."""
    games = deals * sum(row.plan.games_a_deal for row in rows if not row.mirror)
    tables = sum(not row.mirror for row in rows)
    ours, theirs = tee(arena.chunks(rows, deals))
    started = monotonic()
    with games_bar(games) as advance:
        for number, ((row, _), played) in enumerate(
            zip(ours, play_chunks((chunk for _, chunk in theirs), jobs), strict=True), 1
        ):
            row.add(played)
            advance(len(played))
            if number == tables and deals > 1:
                left = (deals - 1) * (monotonic() - started)
                typer.echo(f"one deal of each table is played; all of it takes {_lasts(left)} more", err=True)


def _lasts(seconds: float) -> str:
    return f"about {seconds / 60:.0f} min" if seconds >= 90 else f"about {seconds:.0f} s"


def _print(report: dict[str, Any]) -> None:
    console = Console()
    table = Table(title=f"benchmark {report['benchmark']}: {report['bot']}")
    table.add_column("table", overflow="fold")
    table.add_column("against", overflow="fold")
    for heading in ("won", "95 % interval", "par", "deals"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in report["rows"]:
        options = (f"{name}={spelled((value,))}" for name, value in row["options"].items())
        where = ", ".join([row["game"], seats_line((row["seats"],)), *options])
        against = f"{row['seats'] - 1} {row['against']}" if row["against"] else "the game"
        won = "itself" if row["won"] is None else f"{row['won']:.1%}"
        spread = " to ".join(f"{end:.1%}" for end in row["ci95"]) if row["ci95"] else ""
        par = f"{row['par']:.1%}" if row["par"] else ""
        table.add_row(where, against, won, spread, par, str(row["deals"] or ""))
    console.print(table)
    for row in report["rows"]:
        for fault in row["faults"]:
            console.print(fault_line(fault), highlight=False, soft_wrap=True, markup=False)
    if failed := sum(row["failed"] for row in report["rows"]):
        console.print(f"{failed} games broken off by {report['bot']}: it has lost them.", soft_wrap=True)
