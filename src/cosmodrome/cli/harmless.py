"""Text that may be anybody's, as a terminal may print it: without what could steer it, and of a bounded length."""

from typing import Final

from cosmodrome.core.text_lines import shows

LONGEST: Final = 2000
"""Letters of a line; four times what the longest of our own has."""
STAND_IN: Final = "\ufffd"


def harmless(text: str, longest: int = LONGEST) -> str:
    """A line: what could steer the terminal becomes STAND_IN, an end of a line a space; behind what is too long stands
    how much more there is: `abc… [+997]`.
    """
    begun = text[:longest]
    if not begun.isprintable():
        begun = "".join(each if shows(each) else " " if each.isspace() else STAND_IN for each in begun)
    return begun if len(text) <= longest else f"{begun}… [+{len(text) - longest}]"
