"""`cosmodrome verify-deal`: whether a recorded game was dealt as its table had promised before it began."""

from typing import Annotated, Any

import msgspec
import typer

from cosmodrome.cli.arguments import AsJson, print_json
from cosmodrome.cli.errors import CommandError
from cosmodrome.cli.replay import read_record
from cosmodrome.cli.screen import tell
from cosmodrome.core.event import Log
from cosmodrome.core.game import Game
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.deal import problem
from cosmodrome.play.record import Record, Unlike, replay


class Verified(msgspec.Struct):
    """What was found; `problem` is "" where the deal holds."""

    file: str
    holds: bool
    problem: str
    commitment: str
    seed: int
    salts: int
    """How many players added something to the deal."""
    choices: int


def verify_deal(
    file: Annotated[
        str, typer.Argument(metavar="RECORD", help="A record of a finished game.", show_default=False)
    ],
    commitment: Annotated[
        str, typer.Option("--commitment", help="What the table showed before it began, as you noted it.")
    ] = "",
    json: AsJson = False,
) -> None:
    """Check commitment, seed and draw of seats of a game played at a server, and that it replays to its end.

    The exit code is 1 where something does not hold.
    """
    kept = read_record(file)
    deal = kept.header.deal
    wrong = _problem(kept, commitment.strip().lower())
    salts = sum(map(bool, deal.salts)) if deal is not None else 0
    shown = deal.commitment if deal is not None else ""
    if json:
        print_json(Verified(file, not wrong, wrong, shown, kept.header.seed, salts, len(kept.answers)))
        if wrong:
            raise typer.Exit(1)
    elif wrong:
        raise CommandError(f"{file}: {wrong}", code=1)
    else:
        tell(
            f"{file}: the deal holds: commitment {shown}, seed {kept.header.seed} with "
            f"{salts} of {kept.header.seats} salts, {'seats as drawn' if deal and deal.drawn else 'no seats drawn'}, "
            f"{len(kept.answers):,} choices to the end of the game"
        )


def _problem(kept: Record, noted: str) -> str:
    """What does not hold of a record, in one line; "" where all does."""
    header = kept.header
    if header.deal is None:
        return "this game has no deal to prove: its seed was chosen beforehand"
    if noted and noted != header.deal.commitment:
        return f"the record's commitment is {header.deal.commitment}, not {noted}"
    wrong = problem(header.deal, header.seats, header.seed, header.players)
    return wrong or _replayed(kept, header.played(GAMES[header.game]))


def _replayed(kept: Record, game: Game[Any]) -> str:
    if kept.header.script is not None:
        return "its chance was told beforehand, by a script"
    try:
        state = replay(game, kept, Log()).state
    except Unlike as unlike:
        if unlike.reason == "frames-of-other-version":
            ours = f"by rules {kept.header.version}, and this program has {game.meta.version}"
            return f"commitment, seed and seats hold, but the game was played {ours}: it cannot be replayed"
        return f"it does not replay: {unlike.facts['detail']}"
    return "the record ends before the game does" if game.awaited(state) else ""
