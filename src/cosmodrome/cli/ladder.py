"""`cosmodrome ladder`: many bots against each other on the same deals, rated on one scale."""

from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from cosmodrome.arena import frozen
from cosmodrome.arena.ladder import Ladder, tables
from cosmodrome.cli.arguments import (
    AsJson,
    Bots,
    GameId,
    Given,
    MaxRounds,
    Ray,
    Seats,
    Seconds,
    Seed,
    Transcripts,
    print_json,
    read_bots,
    read_game,
    seats_line,
)
from cosmodrome.cli.errors import CommandError
from cosmodrome.cli.plans import fault_line, faults_told, read_plan
from cosmodrome.cli.simulate import whole_deals
from cosmodrome.core.game import Game
from cosmodrome.core.ticks import MOST_ROUNDS


def ladder(
    game: GameId,
    bots: Bots,
    seats: Seats = "",
    deals: Annotated[
        int,
        typer.Option(
            "--deals", min=2, help="How many deals; each is played at every table, from every seat."
        ),
    ] = 50,
    control: Annotated[
        str, typer.Option("--control", metavar="BOT", help="A bot that has to lose to all others.")
    ] = "random",
    baseline: Annotated[
        str,
        typer.Option(
            "--baseline", metavar="BOT", help="Ratings begin at this frozen bot; else at the control."
        ),
    ] = "",
    seed: Seed = 0,
    option: Given = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes; the result is the same.")] = 1,
    max_rounds: MaxRounds = MOST_ROUNDS,
    seconds: Seconds = 0.0,
    transcripts: Transcripts = "",
    ray: Ray = "",
    json: AsJson = False,
) -> None:
    """Rate bots by the same deals: whom each comes in before, how sure that is, and one scale for all of them.

    Every set of bots that fills a table plays each deal from every seat. Ratings are on the scale of Elo, their
    intervals from deals. Where the control does not surely lose to each bot, something is wrong with the bots or the
    measure, and the exit code is 1. Ctrl+C stops it after a whole deal, and tells what there is.
    """
    played = read_game(game)
    control, baseline = _one(played, control), _one(played, baseline) if baseline else ""
    names = list(dict.fromkeys([*read_bots(played, bots), control, *([baseline] if baseline else [])]))
    if len(names) < 2:
        raise CommandError(f"a ladder has at least two bots, and {names[0]} is one")
    if baseline:
        try:
            frozen.check(game, baseline)
        except frozen.Changed as wrong:
            raise CommandError(str(wrong), code=1) from None
    one = read_plan(
        game,
        seats,
        control,
        option,
        "",
        seed=seed,
        max_rounds=max_rounds,
        seconds_per_answer=seconds,
        transcripts=transcripts,
        rotations=True,
    )
    if one.seats == 1:
        raise CommandError("a ladder needs at least two seats, for whom one comes in before")
    plan = msgspec.structs.replace(one, tables=tuple(tables(read_bots(played, ",".join(names)), one.seats)))
    found, stopped = Ladder(names), False
    try:
        for games in whole_deals(plan, deals, jobs, ray):
            found.add(games)
    except KeyboardInterrupt:
        stopped = True
        if not found.deals:
            raise
    report: dict[str, Any] = {"game": game, "seats": plan.seats, "seed": seed, "options": plan.options}
    report |= found.report(baseline or control)
    report["control"] = control
    report["unbeaten"] = {name: share.mean for name, share in found.unbeaten(control)}
    report["faults"] = faults_told(plan, found.faults, "")
    if json:
        print_json(report)
    else:
        _print(report)
    if stopped:
        typer.echo(f"stopped after {len(found.deals)} of {deals} deals", err=True)
    if stopped or found.broken or report["unbeaten"]:
        raise typer.Exit(130 if stopped else 1)


def _one(played: Game[Any], text: str) -> str:
    names = read_bots(played, text)
    if len(names) != 1:
        raise CommandError(f"{text!r} are {len(names)} bots; the control is one, and so is the baseline")
    return names[0]


def _print(report: dict[str, Any]) -> None:
    console = Console()
    where = f"{report['game']}, {seats_line((report['seats'],))}"
    table = Table(title=f"{where}, {report['deals']} deals, {report['games']} games, seed {report['seed']}")
    table.add_column("bot", overflow="fold")
    for heading in ("rating", "95 % interval"):
        table.add_column(heading, justify="right")
    for bot in report["bots"]:
        table.add_column(f"before {bot['name']}", justify="right", overflow="fold")
    for bot in report["bots"]:
        others = report["before"][bot["name"]]
        shares = [
            f"{others[each['name']]['share']:.1%}" if others.get(each["name"]) else ""
            for each in report["bots"]
        ]
        spread = " to ".join(f"{end:+.0f}" for end in bot["ci95"]) if bot["ci95"] else "not known"
        table.add_row(
            bot["name"], f"{bot['rating']:+.0f}", spread if bot["name"] != report["anchor"] else "", *shares
        )
    console.print(table)
    for name, share in report["unbeaten"].items():
        told = f"the control {report['control']} does not surely lose to {name}, which is before it in {share:.1%}"
        console.print(told, highlight=False, soft_wrap=True, markup=False)
    for fault in report["faults"]:
        console.print(fault_line(fault), highlight=False, soft_wrap=True, markup=False)
    if report["broken"]:
        console.print(f"{report['broken']} games broken off or stopped: they count for nobody.")
