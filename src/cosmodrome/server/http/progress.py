"""One's own progress over HTTP: what the reviews of one's own seats come to; told to nobody else."""

from typing import Final

from litestar import get
from msgspec import Struct

from cosmodrome.review.report import Phase, Slip
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.progress import Accurate, Overlooked, progress_of
from cosmodrome.server.http.route_arguments import Given
from cosmodrome.server.people.accounts import Known

_MOST_PUZZLES: Final = 3


class SlipTold(Struct):
    """A kind of mistake, how often it was a turning point, and what that gave up, in thousandths of a victory."""

    phase: str
    slip: Slip
    count: int
    lost: int


class ProgressOfGame(Struct):
    """`train`: what to look at, if it is more than a single slip; `puzzles` are ids of such that are left to try."""

    game: str
    games: list[Accurate]
    phases: list[Phase]
    overlooked: list[SlipTold]
    train: SlipTold | None
    puzzles: list[str]


class ProgressSent(Struct):
    """The games of which the visitor has played some that were reviewed."""

    games: list[ProgressOfGame]


@get("/api/me/progress")
async def show_progress(hall: Given[Hall], member: Given[Known]) -> ProgressSent:
    """From what is kept of the member alone: their results and reviews. No review is begun."""
    player, found = member.player.id, []
    for name in hall.shelf.games:
        own = await progress_of(hall.store, player, name)
        if not own.games:
            continue
        told = [_told(each) for each in own.overlooked]
        train = next(
            (each for each, kind in zip(told, own.overlooked, strict=True) if kind.kind == own.way), None
        )
        puzzles = await hall.puzzles.of_kind(name, own.way, player) if own.way is not None else []
        found.append(ProgressOfGame(name, own.games, own.phases, told, train, puzzles[:_MOST_PUZZLES]))
    return ProgressSent(found)


def _told(each: Overlooked) -> SlipTold:
    return SlipTold(each.kind.phase, each.kind.slip, each.count, each.lost)


progress_routes = [show_progress]
