"""Colours of words on the terminal: kinds of goods and cards, and the reader's own name."""

import re
from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from cosmodrome.words.render import Speaker

# Of the 256 colours that terminals have whatever their theme is, these are read on black and on white alike.
BLUE: Final = "color(27)"
GREEN: Final = "color(28)"
OLIVE: Final = "color(64)"
VIOLET: Final = "color(97)"
BROWN: Final = "color(130)"
ROSE: Final = "color(131)"
PURPLE: Final = "color(133)"
TEAL: Final = "color(31)"
RED: Final = "color(161)"
GREY: Final = "color(243)"

REFUSED: Final = RED
TURN: Final = f"bold {TEAL}"
OWN: Final = f"bold {PURPLE}"
KINDS: Final = {
    "novelty": BLUE, "rare": BROWN, "genes": GREEN, "alien": OLIVE,
    "water": BLUE, "ecosystem": GREEN, "science": VIOLET, "energy": OLIVE, "construction": BROWN,
    "white": "bold", "brown": BROWN, "green": GREEN, "yellow": OLIVE, "blue": BLUE, "black": GREY, "ultratech": VIOLET,
    "ship": ROSE,
}  # fmt: skip
"""Goods of every game, and colours of cards."""
TERMS: Final = {
    "development": VIOLET,
    "military-world": ROSE,
    "production-world": GREEN,
    "windfall-world": TEAL,
}
COUNTS: Final = (1, 2, 5)
"""One of each plural form."""


class Palette:
    """Finds the words in a line that have a colour; a word within the name of a card has none."""

    def __init__(self, words: Speaker, own: str = "", signs: Mapping[str, str] | None = None) -> None:
        """`own` is the reader's name; `signs` are short signs of goods, which are coloured around an arrow."""
        styles = {str(card["name"]): "" for card in words.cards.values()} | dict(_kinds(words))
        if own:
            styles |= {own: OWN, words.say("terminal-own", player=own): OWN}
        self.styles = {re.sub(r"\s+", " ", word): style for word, style in styles.items() if word.strip()}
        longest_first = sorted(self.styles, key=len, reverse=True)
        spelled = (r"\s+".join(map(re.escape, word.split())) for word in longest_first)
        self.words = re.compile(rf"(?<!\w)(?:{'|'.join(spelled)})(?!\w)")
        self.signs = {sign: KINDS[good] for good, sign in (signs or {}).items() if good in KINDS}
        sign = rf"\d*(?:{'|'.join(map(re.escape, (signs or {}).values()))})"
        converted = rf"(?:(?<!\S)(?:{sign}|/)\s+)*→(?:\s+\[?{sign}(?!\w)\]?)*"
        heading = rf"(?:\s{{3}}{sign}(?!\S)){{5,}}"
        self.run = re.compile(f"{converted}|{heading}")

    def colour(self, text: Text) -> None:
        """Colour the words of a line."""
        for found in self.words.finditer(text.plain):
            if style := self.styles.get(re.sub(r"\s+", " ", found[0]), ""):
                text.stylize(style, *found.span())
        for run in self.run.finditer(text.plain) if self.signs else ():
            for at in range(*run.span()):
                if style := self.signs.get(text.plain[at], ""):
                    text.stylize(style, at, at + 1)


def _kinds(words: Speaker) -> Any:
    """The words for goods, in every form that stands behind a number, and for kinds of cards; each with its style."""
    for kind, style in KINDS.items():
        for family in ("good", "colour"):
            if words.has(f"{family}-{kind}"):
                yield words.say(f"{family}-{kind}"), style
        if words.has(f"amount-{kind}"):
            for count in COUNTS:
                yield words.say(f"amount-{kind}", count=count).removeprefix(str(count)).strip(), style
    for term, style in TERMS.items():
        if words.has(f"term-{term}"):
            yield words.say(f"term-{term}"), style
