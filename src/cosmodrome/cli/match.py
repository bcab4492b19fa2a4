"""`cosmodrome match`: which of some bots is the better one, the same deals being played from every seat."""

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from cosmodrome.arena.deals import Deals
from cosmodrome.cli.arguments import (
    AsJson,
    Bots,
    CardsFile,
    GameId,
    Given,
    MaxRounds,
    Ray,
    Seats,
    Seconds,
    Seed,
    Transcripts,
    print_json,
    seats_line,
)
from cosmodrome.cli.plans import fault_line, faults_told, read_plan
from cosmodrome.cli.simulate import whole_deals
from cosmodrome.core.ticks import MOST_ROUNDS
from cosmodrome.games.catalogue import GAMES


def match(
    game: GameId,
    bots: Bots,
    seats: Seats = "",
    deals: Annotated[
        int, typer.Option("--deals", min=1, help="How many deals; each is as many games as there are seats.")
    ] = 100,
    seed: Seed = 0,
    option: Given = None,
    cards: CardsFile = "",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes; the result is the same.")] = 1,
    max_rounds: MaxRounds = MOST_ROUNDS,
    seconds: Seconds = 0.0,
    transcripts: Transcripts = "",
    ray: Ray = "",
    json: AsJson = False,
) -> None:
    """Play the same deals from every seat, and tell which bot is the better one.

    Each deal is played as often as there are seats, every bot moving on by one seat, so that no bot is luckier than
    another. Intervals are reckoned from deals. A deal of which a game was stopped or broken off counts for nobody, and
    makes the exit code 1. Ctrl+C stops it, and tells what there is.
    """
    plan = read_plan(
        game,
        seats,
        bots,
        option,
        cards,
        seed=seed,
        max_rounds=max_rounds,
        seconds_per_answer=seconds,
        transcripts=transcripts,
        rotations=True,
    )
    table, stopped = Deals(plan.bots), False
    try:
        for games in whole_deals(plan, deals, jobs, ray):
            table.add(games)
    except KeyboardInterrupt:
        stopped = True
        if not table.played:
            raise
    report = {"game": plan.game, "seats": plan.seats, "seed": seed, "options": plan.options}
    report |= table.report(GAMES[plan.game].meta.parts_of_point)
    report["faults"] = faults_told(plan, table.faults, cards)
    if json:
        print_json(report)
    else:
        _print(report)
    if stopped:
        typer.echo(f"stopped after {table.played} of {deals} deals", err=True)
    if stopped or table.broken:
        raise typer.Exit(130 if stopped else 1)


def _print(report: dict[str, Any]) -> None:
    console, par = Console(), 1 / report["seats"]
    title = (
        f"{report['game']}, {seats_line((report['seats'],))}, {report['deals']} deals, seed {report['seed']}"
    )
    table = Table(title=f"{title}; {par:.1%} of games are par")
    for heading in ("bot", "score", "wins", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "bot" else "right", overflow="fold")
    for seat in range(report["seats"]):
        table.add_column(f"in seat {seat + 1}", justify="right")
    for bot in report["bots"]:
        spread = " to ".join(f"{end:.1%}" for end in bot["ci95"]) if bot["ci95"] else "itself: par"
        here = {each["seat"]: f"{each['win_rate']:.1%}" for each in bot["seats"]}
        seats = [here.get(seat, "") for seat in range(report["seats"])]
        table.add_row(bot["name"], f"{bot['score_mean']:.2f}", f"{bot['win_rate']:.1%}", spread, *seats)
    console.print(table)
    for name, others in report["before"].items():
        told = ", ".join(f"{other} {rate:.1%}" for other, rate in others.items())
        if len(report["bots"]) > 2:
            console.print(f"{name} comes in before {told}", highlight=False, soft_wrap=True, markup=False)
    for fault in report["faults"]:
        console.print(fault_line(fault), highlight=False, soft_wrap=True, markup=False)
    if report["broken"]:
        console.print(f"{report['broken']} deals broken off or stopped: they count for nobody.")
