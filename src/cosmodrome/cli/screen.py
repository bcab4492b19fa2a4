"""Lines on the terminal: wrapped between words where there is one, whole where the output goes to a file or program."""

from textwrap import fill
from typing import Final

import typer
from rich.console import Console
from rich.text import Text

HEADING: Final = "bold"
"""Only eases the eye: nothing is said by a style alone."""
_HANGING: Final = "    "


def tell(line: str = "", style: str = "") -> None:
    """Print one line, wrapped with a hanging indent to the width of the terminal."""
    console = Console()
    if not console.is_terminal:
        typer.echo(line)
        return
    margin = line[: len(line) - len(line.lstrip())] + _HANGING
    # What is to be typed or copied has no break of ours in it.
    wrapped = fill(
        line,
        max(console.width - 1, 40),
        subsequent_indent=margin,
        break_on_hyphens=False,
        break_long_words=False,
    )
    console.print(Text(wrapped, style), soft_wrap=True)
