"""`cosmodrome record`: bots play one game, and its record is written to a file."""

from pathlib import Path
from typing import Annotated, Any

import typer

from cosmodrome.arena.match import Plan, game_of, plan_bots
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.faults import MatchError
from cosmodrome.bots.seated import bot_choice, talked_to
from cosmodrome.bots.text.talking import Talk
from cosmodrome.cli.arguments import (
    Bots,
    CardsFile,
    GameId,
    Given,
    MaxRounds,
    Seats,
    Seconds,
    Seed,
    Transcripts,
)
from cosmodrome.cli.errors import CommandError
from cosmodrome.cli.plans import read_plan
from cosmodrome.core.meta import Setup
from cosmodrome.core.ticks import MOST_ROUNDS
from cosmodrome.play.record import Record, Recorder, dumps, play_on

STDOUT = "-"


def record(
    game: GameId,
    seats: Seats = "",
    seed: Seed = 0,
    bots: Bots = "random",
    option: Given = None,
    cards: CardsFile = "",
    out: Annotated[
        str,
        typer.Option("--out", metavar="FILE", help="Where to write; left out, GAME-SEED.jsonl; - is stdout."),
    ] = "",
    max_rounds: MaxRounds = MOST_ROUNDS,
    seconds: Seconds = 0.0,
    transcripts: Transcripts = "",
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there already.")] = False,
) -> None:
    """Let bots play one game and write its record, which `replay` shows and verifies.

    One stopped by --max-rounds is called unfinished, and has no winner.
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
    )
    played, setup = game_of(plan), Setup(plan.seats, seed, plan.options)
    file = out or f"{played.meta.id}-{seed}.jsonl"
    check_place(file, force)
    seated = seated_bots(plan)

    def ask(state: Any, seat: int) -> Any:
        return bot_choice(played, state, seat, seated[seat])

    recorder = Recorder(played, setup, numbered([*plan.bots]))
    kept = recorder.record
    broken: MatchError | None = None
    try:
        with talked_to(seated, Talk(kept.entries, seconds, transcripts)):
            play_on(recorder, ask, max_rounds=max_rounds)
    except MatchError as error:
        broken = error
    write(kept, file)
    if file != STDOUT:
        typer.echo(f"{file}: {len(kept.answers)} choices, {len(kept.events)} events")
    if broken is not None:
        asked = f"round {played.rounds(recorder.state)}"
        raise CommandError(f"{broken} ({asked}); {file} has the game so far", code=1)
    if played.awaited(recorder.state):
        typer.echo(f"unfinished: stopped after {max_rounds} rounds", err=True)


def seated_bots(plan: Plan) -> list[Bot]:
    """The bots of one game by their seats. Raises CommandError for one that cannot be made."""
    try:
        return plan_bots(plan, plan.bots, plan.seed)
    except MatchError as error:
        raise CommandError(str(error), code=1) from None


def numbered(names: list[str]) -> list[str]:
    """Names that tell seats apart: a name that stands several times gets the number of each."""
    return [
        name if names.count(name) == 1 else f"{name} {names[: at + 1].count(name)}"
        for at, name in enumerate(names)
    ]


def check_place(file: str, force: bool) -> None:
    """Refuse a file that cannot be written before the game is played, so that none is lost."""
    if file == STDOUT:
        return
    if Path(file).is_dir() or not Path(file).absolute().parent.is_dir():
        raise CommandError(f"{file} cannot be written: name a file in a folder that is there")
    if Path(file).exists() and not force:
        raise CommandError(f"{file} is there already; name another file, or --force to write over it")


def write(kept: Record, file: str) -> None:
    if file == STDOUT:
        typer.echo(dumps(kept), nl=False)
        return
    try:
        Path(file).write_text(dumps(kept), encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{file} cannot be written: {error.strerror}") from None
