"""`cosmodrome learn`: a net learns a game, in a folder that keeps how far it is."""

import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from cosmodrome.bots.extras import missing
from cosmodrome.cli.arguments import GameId, read_game
from cosmodrome.cli.errors import CommandError
from cosmodrome.core.build import COMPILED


def learn(
    game: GameId,
    out: Annotated[
        Path,
        typer.Option("--out", metavar="FOLDER", help="Where the run is kept; one that is there goes on."),
    ],
    legs: Annotated[
        int, typer.Option("--legs", help="How long it learns; a leg is some minutes, and kept whole.")
    ] = 60,
    seed: Annotated[
        int, typer.Option("--seed", help="The same seed gives the same net.")
    ] = 1,
    every: Annotated[int, typer.Option("--every", min=0, help="Legs between two measurements; 0: none.")] = 5,
    deals: Annotated[
        int, typer.Option("--deals", min=2, help="Deals of a measurement, for each table.")
    ] = 100,
    rival: Annotated[
        str, typer.Option("--rival", metavar="BOT", help="Whom it is measured against.")
    ] = "greedy",
    first: Annotated[
        Path | None, typer.Option("--first", metavar="NET", help="Begin with this net instead of lessons.")
    ] = None,
    exploit: Annotated[
        Path | None,
        typer.Option("--exploit", metavar="NET", help="All rivals play this net: how is it beaten?"),
    ] = None,
    change: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="A field of the recipe, as docs/learning.md tells."),
    ] = None,
) -> None:
    """Learn a game: imitate a bot of the house, then play against itself and older nets of the run.

    Killed at any moment it goes on with the same words, and comes to the same net on the same machine.
    """
    read_game(game)
    try:
        from cosmodrome.learn import session
    except ModuleNotFoundError as error:
        why = missing(error)
        if not why:
            raise
        raise CommandError(f"learning cannot be done here, {why}") from None
    try:
        run = session.begin(game, out, legs, seed, rival, first, exploit, _changed(change or []))
        if not COMPILED:
            typer.echo("rules are not compiled, so this takes several times as long: make compile", err=True)
        session.go_on(run, every, deals, rival, _Lines())
    except ValueError as error:
        raise CommandError(str(error)) from None


def _changed(given: list[str]) -> dict[str, str]:
    changed = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise CommandError(f"--set {each!r} is not NAME=VALUE")
        changed[name] = value
    return changed


class _Lines:
    """Progress as lines: how far, how long it took, how long it will take."""

    def __init__(self) -> None:
        self.began = time.monotonic()

    def line(self, text: str) -> None:
        typer.echo(text)

    def part(self, what: str, done: int, of: int) -> None:
        """A part of a leg is done, which a terminal shows in one line that is written over."""
        if sys.stderr.isatty():
            end = "\n" if done == of else ""
            sys.stderr.write(f"\r{what}: {done} of {of}{end}")

    def leg(self, run: Any, first: int) -> None:
        """A leg is over; `first` is the one that this process began with."""
        spent = time.monotonic() - self.began
        done = run.leg - first
        left = spent / done * (run.recipe.legs - run.leg) if done else 0.0
        told = f"leg {run.leg} of {run.recipe.legs}, {run.games:,} games"
        self.line(f"{told}, {spent / 60:.1f} min, {left / 60:.0f} min left")
