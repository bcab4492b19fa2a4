"""How many games of a run are played, as a bar on standard error."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def games_bar(games: int) -> Iterator[Callable[[int], None]]:
    """Within, it is told how many more are played."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        redirect_stdout=False,
    ) as progress:
        task = progress.add_task("games", total=games)
        yield lambda played: progress.advance(task, played)
