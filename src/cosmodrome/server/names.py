"""Names of people and tables: which may be given, and which look like another. The one place that refuses a name."""

import re
import unicodedata
from collections.abc import Iterable
from functools import cache

from cosmodrome.core.text_lines import BLANK, EMOJI, UNSEEN, any_seen
from cosmodrome.server.refusals import Refused

LONGEST_NAME = 24
LONGEST_TABLE_NAME = 40

# What a second bot of its kind is called at a table ("greedy 2"), and one with a budget ("search@200").
_NUMBERED = re.compile(r"(@.*|[\d\s]+)$")


def clean_name(text: str, longest: int = LONGEST_NAME) -> str:
    """The name as it will be shown, 1 to `longest` characters that can be seen. Raises Refused."""
    name = re.sub(r"\s+", " ", unicodedata.normalize("NFC", text)).strip()
    if not 1 <= len(name) <= longest:
        raise Refused("bad-name", 400, most=longest)
    bare = EMOJI.sub("", name)
    kinds = {unicodedata.category(letter) for letter in bare}
    if kinds & UNSEEN or BLANK.search(bare) or not any_seen(name):
        raise Refused("unseen-name", 400)
    return name


def persons_name(text: str, bots: Iterable[str], others: Iterable[str] = ()) -> str:
    """The name a person may have beside these `others`; `bots` are the names that bots have. Raises Refused."""
    name = clean_name(text)
    for bot in bots:
        if alike(name, bot) or alike(_NUMBERED.sub("", name), bot):
            raise Refused("bots-name", 400, bot=bot)
    for other in others:
        if alike(name, other):
            raise Refused("name-taken", 409, player=other)
    return name


def alike(one: str, other: str) -> bool:
    """Whether two names could be taken for each other by who reads them."""
    return any(mine == its for mine, its in zip(looks_of(one), looks_of(other), strict=True))


def looks_of(name: str) -> tuple[str, str]:
    """What a name looks like, as it is written and in small letters: those are alike that have one in common."""
    return _skeleton(name), _skeleton(name.casefold())


def login_of(name: str) -> str:
    """A name as one signs in with it: whether letters are large or small does not matter."""
    return re.sub(r"\s+", " ", unicodedata.normalize("NFC", name)).strip().casefold()


def _skeleton(name: str) -> str:
    """The same for names that look the same (Unicode Technical Standard 39, section 4)."""
    text = unicodedata.normalize("NFKD", name)
    for _ in range(2):  # what a letter looks like may be made of letters that look like others
        text = unicodedata.normalize("NFD", "".join(map(_looks, text)))
    return "".join(text.split())


@cache
def _looks(letter: str) -> str:
    """One letter or group of letters for all that look the same; the data names for each letter only some of them."""
    found = _neighbours(letter)
    found |= {twice for once in found for twice in _neighbours(once)} | {letter}
    # A group, as in "rn" for "m", is found letter by letter in a name, so it has to stand for the single one.
    return max(sorted(found), key=len)


def _neighbours(letter: str) -> set[str]:
    # Imported here: it reads a large file.
    from confusable_homoglyphs.confusables import confusables_data

    return {each["c"].strip("\u200e") for each in confusables_data.get(letter, [])}
