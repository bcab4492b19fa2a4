"""`cosmodrome admin ratings`: ratings computed anew from the results, compared with those that are kept."""

from typing import TYPE_CHECKING, Annotated

import typer

from cosmodrome.cli.arguments import AsJson, print_json
from cosmodrome.cli.screen import tell
from cosmodrome.cli.upkeep import Database, answer

if TYPE_CHECKING:
    from cosmodrome.server.ratings import Rating

# The module of `server.admin` is imported where it is used: it takes a while, and no other command needs it.


def ratings(
    write: Annotated[bool, typer.Option("--write", help="Keep those that were computed.")] = False,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Compute all ratings anew from the results; the exit code is 1 where others are kept, and stay."""
    from cosmodrome.server.admin.ratings import recount

    found = answer(recount(database, write))
    if json:
        print_json(found)
    else:
        for each in found.different:
            who = each.player or f"bot {each.bot}"
            tell(
                f"{each.game}, {each.seats} seats, {who}: {_told(each.kept)} is kept, {_told(each.computed)} computed"
            )
        what = "written" if found.written else "different"
        tell(f"Rated games: {found.games:,}, ratings: {found.ratings:,}, {what}: {len(found.different):,}")
    if found.different and not found.written:
        raise typer.Exit(1)


def _told(rating: "Rating | None") -> str:
    return f"{rating.mu:.3f} ± {rating.sigma:.3f} after {rating.games} games" if rating else "nothing"
