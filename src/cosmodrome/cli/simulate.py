"""`cosmodrome simulate`: many games between bots, and what they add up to."""

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from cosmodrome.arena.match import Plan, Played, play_game, play_games
from cosmodrome.arena.stats import Fault, Tally, bot_reports, mean
from cosmodrome.bots.faults import MatchError
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
from cosmodrome.cli.errors import CommandError
from cosmodrome.cli.games_bar import games_bar
from cosmodrome.cli.plans import chosen, fault_line, faults_told, read_plan
from cosmodrome.cli.record import STDOUT, check_place
from cosmodrome.core.ticks import MOST_ROUNDS
from cosmodrome.games.catalogue import GAMES


def simulate(
    game: GameId,
    seats: Seats = "",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    bots: Bots = "random",
    option: Given = None,
    cards: CardsFile = "",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes; the result is the same.")] = 1,
    max_rounds: MaxRounds = MOST_ROUNDS,
    seconds: Seconds = 0.0,
    transcripts: Transcripts = "",
    only: Annotated[
        int, typer.Option("--only", min=-1, help="Play again one game of such a run alone, by its number.")
    ] = -1,
    out: Annotated[
        str,
        typer.Option(
            "--out",
            metavar="FILE",
            help="Write a line of JSON a game, as each ends; - is stdout. A file that ends in .parquet is a table.",
        ),
    ] = "",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
    ray: Ray = "",
    json: AsJson = False,
) -> None:
    """Play many games between bots: scores, wins with 95 % intervals, rounds, speed.

    Seats rotate from game to game. A victory shared by k seats counts 1/k. A game stopped by --max-rounds is
    unfinished: it counts with its scores, and nobody wins it. One that a bot breaks off counts for nobody, is told
    with the command that shows it again, and makes the exit code 1. The same plan gives the same result, unless a
    bot's thought is bounded by time. Ctrl+C stops it, and tells what there is.
    """
    if only >= games:
        raise CommandError(
            f"--only {only} is no game of {games}; those of --games {games} are 0 to {games - 1}"
        )
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
    )
    started = perf_counter()
    tally = Tally()
    stopped = False
    with _line_by_line(out, force) as write:
        try:
            for number, each in played_games(plan, games, jobs, only, ray):
                tally.add(each)
                write(game_line(plan, number, each))
        except KeyboardInterrupt:
            stopped = True
            if not tally.games:
                raise
    report = match_report(plan, tally, perf_counter() - started, cards)
    if json:
        print_json(report)
    elif out != STDOUT:
        _print_table(report)
    if stopped:
        typer.echo(f"stopped after {tally.games} of {games} games", err=True)
    if stopped or tally.failed:
        raise typer.Exit(130 if stopped else 1)


def played_games(
    plan: Plan, games: int, jobs: int, only: int = -1, ray: str = ""
) -> Iterator[tuple[int, Played]]:
    """Every game with its number, or one alone, with progress on stderr. Raises CommandError."""
    if only >= 0:
        yield only, play_game(plan, only)
        return
    try:
        with _elsewhere(ray) as executor:
            at_once = executor.jobs if executor is not None else jobs
            yield from _with_progress(play_games(plan, games, at_once, executor), games)
    except MatchError as error:
        raise CommandError(str(error), code=1) from None


def whole_deals(plan: Plan, deals: int, jobs: int, ray: str = "") -> Iterator[list[Played]]:
    """The games of each deal of a plan, as deals are whole. Raises CommandError."""
    games: list[Played] = []
    for _, each in played_games(plan, deals * plan.games_a_deal, jobs, ray=ray):
        games.append(each)
        if len(games) == plan.games_a_deal:
            yield games
            games = []


@contextmanager
def _elsewhere(ray: str) -> Iterator[Any]:
    """The executor of a cluster; None where none is named. Raises MatchError."""
    if not ray:
        yield None
        return
    from cosmodrome.arena.on_ray import OnRay

    with OnRay(ray) as executor:
        yield executor


def _with_progress(played: Iterable[Sequence[Played]], games: int) -> Iterator[tuple[int, Played]]:
    number = 0
    with games_bar(games) as advance:
        for some in played:
            yield from enumerate(some, number)
            number += len(some)
            advance(len(some))


def game_line(plan: Plan, number: int, played: Played) -> dict[str, Any]:
    """One game as plain data: its number in the run, its seed, what happened; scores are in points."""
    line: dict[str, Any] = {"game": number, "seed": plan.seed_of(number)}
    if isinstance(played, Fault):
        return line | {"bots": played.names, "fault": f"{played.names[played.seat]} {played.what}"}
    parts = GAMES[plan.game].meta.parts_of_point
    told = msgspec.structs.asdict(played)
    told["scores"] = [score / parts for score in played.scores]
    return line | {"bots": told.pop("names")} | told


@contextmanager
def _line_by_line(file: str, force: bool) -> Iterator[Callable[[object], None]]:
    """Writes lines of JSON, each as it comes, or rows of Parquet. Raises CommandError for a file that cannot be."""
    if not file:
        yield lambda line: None
    elif file == STDOUT:
        yield lambda line: typer.echo(msgspec.json.encode(line).decode())
    elif file.lower().endswith(".parquet"):
        check_place(file, force)
        from cosmodrome.arena import parquet

        with parquet.opened(Path(file)) as table:
            yield table.write
    else:
        check_place(file, force)
        with Path(file).open("w", encoding="utf-8", buffering=1) as written:
            yield lambda line: print(msgspec.json.encode(line).decode(), file=written)


def match_report(plan: Plan, tally: Tally, seconds: float, cards: str = "") -> dict[str, Any]:
    """The figures of a match as plain data; `cards` is the file they came from."""
    return {
        "game": plan.game,
        "seats": plan.seats,
        "games": tally.games,
        "seed": plan.seed,
        "options": plan.options,
        "max_rounds": plan.max_rounds,
        "own_cards": plan.cards is not None,
        "finished": tally.finished,
        "unfinished": tally.unfinished,
        "failed": tally.failed,
        "faults": faults_told(plan, tally.faults, cards),
        "decisions": tally.decisions,
        "rounds_mean": mean(tally.rounds, tally.games - tally.failed),
        "seconds": seconds,
        "games_per_s": tally.games / seconds,
        "decisions_per_s": tally.decisions / seconds,
        "bots": bot_reports(tally, plan.bots, GAMES[plan.game].meta.parts_of_point),
    }


def how_it_runs() -> str:
    """Whether the rules run compiled or interpreted."""
    module = sys.modules["cosmodrome.core.game"].__file__ or ""
    return "compiled" if module.endswith((".so", ".pyd")) else "interpreted"


def _print_table(report: dict[str, Any]) -> None:
    options = "".join(f", {option}" for option in chosen(report["game"], report["options"]))
    cards = ", own cards" if report["own_cards"] else ""
    table = Table(
        title=f"{report['game']}, {seats_line((report['seats'],))}{options}{cards}, seed {report['seed']}"
    )
    table.add_column("bot")
    for heading in ("seat games", "score", "sd", "wins", "win rate", "95 % interval"):
        table.add_column(heading, justify="right")
    for bot in report["bots"]:
        low, high = bot["ci95"]
        table.add_row(
            bot["name"],
            f"{bot['seat_games']}",
            f"{bot['score_mean']:.2f}",
            f"{bot['score_sd']:.2f}",
            f"{bot['wins']:g}",
            f"{bot['win_rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
        )
    console = Console()
    console.print(table)
    for fault in report["faults"]:
        console.print(fault_line(fault), highlight=False, soft_wrap=True, markup=False)
    if report["failed"]:
        console.print(f"{report['failed']} broken off by bots: they count for nobody.")
    if report["unfinished"]:
        console.print(f"{report['unfinished']} unfinished: stopped after {report['max_rounds']} rounds.")
    console.print(
        f"{report['finished']} of {report['games']} games ended by the rules, "
        f"{report['rounds_mean']:.1f} rounds on average.\n"
        f"{report['games_per_s']:,.1f} games/s, {report['decisions_per_s']:,.0f} decisions/s, "
        f"{report['seconds']:.2f} s, rules {how_it_runs()}.",
        highlight=False,
        soft_wrap=True,
    )
