"""The languages of the page, and how to see that a text is not in the reader's own."""

from functools import cache

from fluent.syntax import FluentParser, ast

from cosmodrome.games.catalogue import GAMES
from cosmodrome.words.catalogue import speaker
from tests.house.wording import FILES, file_of

LANGUAGES = ("en", "es", "pl")


@cache
def messages(language: str) -> frozenset[str]:
    """The literal parts of all messages that a page may say."""
    found = set()
    for name in FILES:
        file = file_of(name, language)
        if name != "terminal" and file.is_file():
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message) and entry.value:
                    found.update(_parts(entry.value))
    return frozenset(found)


def _parts(pattern: ast.Pattern) -> list[str]:
    found = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found.append(" ".join(element.value.split()))
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                found.extend(_parts(variant.value))
    return [part for part in found if any(letter.isalpha() for letter in part)]


@cache
def names() -> frozenset[str]:
    """Titles, which are the same in every language, and English names of cards, which stand on large cards in each."""
    return frozenset(str(card["name"]) for game in GAMES for card in speaker("en", game).cards.values())


@cache
def foreign(language: str) -> tuple[frozenset[str], list[str]]:
    """What betrays another language: texts, and long parts, which are searched for inside sentences."""
    own = messages(language)
    others = frozenset().union(*(messages(other) for other in LANGUAGES if other != language)) - own - names()
    ours = "\n".join(own)
    long = [part for part in others if part.count(" ") >= 2 and len(part) >= 10 and part not in ours]
    return others, long


def strange(texts: list[str], language: str) -> dict[str, str]:
    """Texts that say something in a language which is not the reader's, each with the words that betray it."""
    others, long = foreign(language)
    # A longer part may stand inside a sentence; a short one is compared as a whole.
    said = "\n".join(texts)
    long = [part for part in long if part in said]
    found = {}
    for text in texts:
        if text in others:
            found[text] = text
        for part in long:
            if part in text:
                found[text] = part
    return found
