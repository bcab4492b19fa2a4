"""Lines on the terminal: harmless, coloured for those who want that, and on a terminal wrapped between words."""

from collections.abc import Iterator
from contextlib import contextmanager
from textwrap import fill
from typing import Final

import typer
from rich.console import Console
from rich.text import Text

from cosmodrome.cli.harmless import harmless
from cosmodrome.cli.palette import Palette

COLOURS: Final = ("auto", "always", "never")
HEADING: Final = "bold"
"""Only eases the eye, as every style: nothing is said by one alone."""
_HANGING: Final = "    "


class Screen:
    """How lines are shown: `colour` is one of COLOURS; auto is as the terminal and NO_COLOR have it."""

    def __init__(self, colour: str = "auto", palette: Palette | None = None) -> None:
        self.colour = colour
        self.palette = palette

    def tell(self, line: str, style: str, most: int | None) -> int:
        line = harmless(line)
        console = self._console()
        wrapped = _wrapped(line, console.width, most) if console.is_terminal else line
        if self.colour == "always":
            console = Console(force_terminal=True, color_system="256", no_color=False)
        if console.color_system is None:
            typer.echo(wrapped)
        else:
            text = Text(wrapped, style)
            if self.palette is not None and not style:
                self.palette.colour(text)
            console.print(text, soft_wrap=True)
        return wrapped.count("\n") + 1

    def _console(self) -> Console:
        return Console(color_system=None) if self.colour == "never" else Console()


class Paper(Screen):
    """Keeps lines in place of showing them."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def tell(self, line: str, style: str, most: int | None) -> int:
        self.lines.append(harmless(line))
        return 1


_screens: Final = [Screen()]


@contextmanager
def dressed(colour: str, palette: Palette | None = None) -> Iterator[None]:
    """Within, lines are told in these colours."""
    _screens.append(Screen(colour, palette))
    try:
        yield
    finally:
        _screens.pop()


@contextmanager
def on_paper() -> Iterator[list[str]]:
    """Within, lines are told to the list alone."""
    paper = Paper()
    _screens.append(paper)
    try:
        yield paper.lines
    finally:
        _screens.pop()


def tell(line: str = "", style: str = "", most: int | None = None) -> int:
    """Print one line, wrapped with a hanging indent to the width of the terminal. Returns how many it became; with
    `most`, what would be more ends with `…`.
    """
    return _screens[-1].tell(line, style, most)


def _wrapped(line: str, width: int, most: int | None) -> str:
    margin = line[: len(line) - len(line.lstrip())] + _HANGING
    # What is to be typed or copied has no break of ours in it.
    return fill(
        line,
        max(width - 1, 40),
        subsequent_indent=margin,
        break_on_hyphens=False,
        break_long_words=False,
        max_lines=most,
        placeholder=" …",
    )
