"""`cosmodrome puzzles`: games are played and searched for moments at which one answer is far better than all others."""

from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

from cosmodrome.cli.arguments import AsJson, GameId, Seed, print_json, read_game, read_seats
from cosmodrome.cli.errors import CommandError
from cosmodrome.cli.games_bar import games_bar
from cosmodrome.core.game import Game
from cosmodrome.puzzles.finding import Search
from cosmodrome.puzzles.puzzle import PuzzleError
from cosmodrome.puzzles.puzzle_file import Header, Puzzles, Searched, line_of, loads
from cosmodrome.review.judge import NoJudge


def puzzles(
    game: GameId,
    games: Annotated[
        int,
        typer.Option("--games", min=1, help="How many games are to be searched by then, with those before."),
    ] = 100,
    out: Annotated[
        str, typer.Option("--out", metavar="FILE", help="Where to write; left out, GAME-puzzles.jsonl.")
    ] = "",
    seats: Annotated[
        str, typer.Option("--seats", metavar="N", help="At tables of so many alone; left out, of all sizes.")
    ] = "",
    seed: Seed = 0,
    json: AsJson = False,
) -> None:
    """Search games for puzzles: moments at which one answer is far better, and weaker bots miss it.

    A file that is there already is gone on with where it ends. What makes a puzzle is told in docs/puzzles.md.
    """
    played = read_game(game)
    try:
        search = Search(played, [read_seats(played, seats)] if seats else (), seed)
    except NoJudge as lacking:
        raise CommandError(str(lacking), code=1) from None
    file = Path(out or f"{played.meta.id}-puzzles.jsonl")
    before = _before(file, played, search.header)
    found, at = len(before.puzzles), before.searched
    with file.open("r+" if before.whole else "w", encoding="utf-8", newline="\n") as kept:
        kept.seek(0)
        kept.truncate(before.whole)
        kept.seek(before.whole)
        if not before.whole:
            kept.write(line_of(search.header))
        with games_bar(games) as advance:
            advance(min(at.games, games))
            while at.games < games:
                began = monotonic()
                fresh = search.found(at.games)
                at = Searched(at.games + 1, round(at.seconds + monotonic() - began, 1))
                kept.write("".join(map(line_of, [*fresh, at])))
                kept.flush()
                found += len(fresh)
                advance(1)
    told = {"game": game, "file": str(file), "games": at.games, "puzzles": found, "seconds": at.seconds}
    if json:
        print_json(told)
    else:
        typer.echo(f"{file}: {found} puzzles in {at.games} games, searched in {at.seconds:.0f} s")


def _before(file: Path, game: Game[Any], header: Header) -> Puzzles:
    """What is in a file already; nothing in one that is not there. Raises CommandError."""
    if not file.exists():
        return Puzzles(header, [], Searched(0, 0.0), 0)
    try:
        found = loads(file.read_text("utf-8"), game)
    except (PuzzleError, UnicodeError) as error:
        raise CommandError(f"{file}: {error}") from None
    if found.header != header:
        raise CommandError(f"{file} was searched for with other seats, another seed or other bots")
    return found
