"""How much of a run is done, mostly games, as a bar on standard error."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def games_bar(count: int, what: str = "games") -> Iterator[Callable[[int], None]]:
    """Within, it is told how many more are done."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        redirect_stdout=False,
    ) as progress:
        task = progress.add_task(what, total=count)
        yield lambda done: progress.advance(task, done)
