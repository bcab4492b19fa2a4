"""A line of text that a person says: what of it is shown, and whether anything of it is seen."""

import re
import unicodedata
from typing import Final

# No separate glyph of their own: controls, formats, surrogates, private and unassigned, line and paragraph ends.
UNSEEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
# Letters and marks that are drawn as nothing, though their category does not say so: joiners of marks, fillers of
# Hangul, vowels and selectors that only change what stands before them, the empty pattern of Braille.
BLANK: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
# An emoji may hold what is unseen anywhere else: a selector of its form, joiners between its parts, a flag's tags.
_PICTURE = "[\u00a9\u00ae\u203c\u2049\u2100-\u27bf\u2900-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff]"
_PART = f"{_PICTURE}[\ufe0e\ufe0f]?[\U0001f3fb-\U0001f3ff]?"
EMOJI: Final = re.compile(
    f"{_PART}(?:\u200d{_PART})+|\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f|{_PART}|[0-9#*]\ufe0f\u20e3"
)
# Controls, surrogates, what has no meaning; and what turns the direction of the text around it.
_NEVER = {"Cc", "Cs", "Co", "Cn", "Zl", "Zp"}
_TURNING = set("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def any_seen(text: str) -> bool:
    """Whether anything of a text is drawn in a place of its own: marks alone would print over their neighbours."""
    bare = BLANK.sub("", EMOJI.sub("", text))
    drawn = any(unicodedata.category(letter) not in UNSEEN | {"Mn", "Me", "Zs"} for letter in bare)
    return drawn or bool(EMOJI.search(text))


def one_line(given: str) -> str:
    """A text as it will be shown, in one line; "" where nothing of it would be seen."""
    seen = (each for each in unicodedata.normalize("NFC", given) if each.isspace() or shows(each))
    text = " ".join("".join(seen).split())
    return text if any_seen(text) else ""


def shows(letter: str) -> bool:
    """Whether a letter is shown as it is: it is no control, and turns no text around it."""
    return letter not in _TURNING and unicodedata.category(letter) not in _NEVER
