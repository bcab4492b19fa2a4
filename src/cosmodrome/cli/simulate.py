"""`cosmodrome simulate`: many games between bots, and what they add up to."""

import sys
from time import perf_counter
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from cosmodrome.arena.match import MatchError, Plan, play_match
from cosmodrome.arena.stats import Tally, bot_reports, mean
from cosmodrome.cli.arguments import (
    AsJson,
    Bots,
    CardsFile,
    GameId,
    Given,
    MaxRounds,
    Seats,
    Seed,
    print_json,
    read_options,
    read_table,
    seats_line,
)
from cosmodrome.cli.card_files import read_played
from cosmodrome.cli.wrong import Wrong
from cosmodrome.core.meta import spelled
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
    json: AsJson = False,
) -> None:
    """Play many games between bots: scores, wins with 95 % intervals, rounds, speed.

    Seats rotate from game to game. A victory shared by k seats counts 1/k. A game stopped by --max-rounds is
    unfinished: it counts with its scores, and nobody wins it. The same plan gives the same result, unless a bot's
    thought is bounded by time.
    """
    played = read_played(game, cards)
    count, names = read_table(played, seats, bots)
    options = read_options(played, option, count)
    plan = Plan(played.meta.id, count, seed, options, tuple(names), max_rounds, played.own_cards)
    started = perf_counter()
    tally = _play(plan, games, jobs)
    report = match_report(plan, tally, perf_counter() - started)
    if json:
        print_json(report)
    else:
        _print_table(report)


def _play(plan: Plan, games: int, jobs: int) -> Tally:
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        redirect_stdout=False,
    ) as progress:
        task = progress.add_task("games", total=games)
        try:
            return play_match(plan, games, jobs, lambda more: progress.advance(task, more))
        except MatchError as error:
            raise Wrong(str(error), code=1) from None


def match_report(plan: Plan, tally: Tally, seconds: float) -> dict[str, Any]:
    """The figures of a match as plain data."""
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
        "decisions": tally.decisions,
        "rounds_mean": mean(tally.rounds, tally.games),
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
    defaults = {option.name: option.default for option in GAMES[report["game"]].meta.options}
    chosen = {name: value for name, value in report["options"].items() if value != defaults[name]}
    options = "".join(f", {name}={spelled((value,))}" for name, value in chosen.items())
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
