"""A number of the rules stands in `Meta.numbers` alone: the words take it from there and never write it out."""

import re
from typing import Any

import pytest
from fluent.syntax import ast, parse

from cosmodrome.games.catalogue import GAMES
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.render import LANGUAGES, OF_SEVERAL

from .test_words import SPOKEN, WORDS
from .wording import FILES, ROOT, Messages, languages_of, messages, nodes, variables

ONE_TO_TWELVE = {
    "en": "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve",
    "es": "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce",
    "pl": "dwa|dwie|dwóch|dwoma|dwiema|trzy|trzech|cztery|czterech|czworo|pięć|pięciu|sześć|sześciu|siedem|siedmiu"
    "|osiem|ośmiu|dziewięć|dziewięciu|dziesięć|dziesięciu|jedenaście|jedenastu|dwanaście|dwunastu",
}
"""Numbers in words. "One" is left out, as a or an is no number of the rules."""
STARS = {
    "en": r"two[ -]stars?",
    "es": r"dos estrellas",
    "pl": r"(dwie|dwóch|dwiema) gwiazd\w+",
}
"""The name of a space of Pocket Mars, which shows two stars."""
TWICE = {"en": "twice", "es": "dos veces", "pl": "dwa razy"}
MEANT = {
    "ui-about": "about how many minutes a game lasts",
    "option-experienced": "the option's name, which is its rule",
    "option-experienced-help": "the option is for two, who choose two actions",
    "ask-action": "a pair of actions, which that option asks for",
    "ui-tournament-facts": "a round in which two meet",
    "ui-tournament-met": "two who meet",
    "ui-tournament-round-robin-help": "tables of two, where pairs are exact",
    "confidence-verified-help": "how many sources say the same",
    "action-consume-x2": "doubling, as the id says",
    "power-consume-consume_all_goods": "one of its variants is for this number",
    "ui-review-lost": "less than a hundredth",
    "ui-review-help-chances-text": "all of a percentage",
    "ui-review-help-turning-text": "how many are told",
    "ui-review-help-accuracy-text": "how it is reckoned",
    "ui-review-help-luck-text": "all of a percentage",
    "terminal-answer-up-to": "the key to press for none",
    "terminal-help-number": "keys to press",
    "terminal-help-explain": "keys to press",
}
"""Messages with numbers that are none of the rules, and why."""
EXAMPLES = ("typed-",)
"""Families that show what can be typed."""
TWO_BY_NATURE = ("swap", "pair")
"""Parts of ids: whatever is swapped are two, and so is a pair."""
NAMED = (
    "option",
    "action",
    "term",
    "phase",
    "cause",
    "wait",
    "reason",
    "fact",
    "ui",
    "effect",
    "ask",
    "icon",
    "card",
)
"""Families in which a number may stand that the id itself names, as in `option-energy_max-5` or `term-six-cost`."""
DIGITS_OF = {"two": "2", "four": "4", "six": "6", "star": "2"}
"""How ids name numbers in words; a star names a space with one or two of them."""
FILES_SPOKEN = [(name, language) for name in FILES if name != "names" for language in languages_of(name)]


def numbers_in(text: str, language: str) -> list[str]:
    """The numbers written out in a text, in digits or in words."""
    text = re.sub(f"{STARS[language]}|{TWICE[language]}", "", text, flags=re.IGNORECASE)
    return re.findall(rf"\d+|\b(?:{ONE_TO_TWELVE[language]})\b", text, re.IGNORECASE)


def named_by(name: str, found: str) -> bool:
    """Whether an id that is no help names this number itself."""
    family, _, rest = name.partition("-")
    if name.endswith("-help") or family not in NAMED:
        return False
    parts = re.split("[-_]", rest)
    return found in parts or any(
        part in DIGITS_OF and (not found.isdigit() or found == DIGITS_OF[part]) for part in parts
    )


def written_out(known: Messages, language: str) -> set[tuple[str, str]]:
    """Numbers that messages write out, each with the message: neither variables nor meant."""
    return {
        (name, found)
        for name, message in known.items()
        if name not in MEANT
        and not any(part in name for part in TWO_BY_NATURE)
        and not name.startswith(EXAMPLES)
        for text in nodes(message, ast.TextElement)
        for found in numbers_in(text.value, language)
        if not named_by(name, found)
    }


@pytest.mark.parametrize(("file", "language"), FILES_SPOKEN)
def test_no_number_is_written_out(file: str, language: str) -> None:
    assert written_out(messages(language, file), language) == set()


@pytest.mark.parametrize(
    ("language", "planted", "found"),
    [
        ("en", "phase-tidy-help = With 12 cards the game ends.", "12"),
        ("en", "icon-hand-help = At the end of a round at most ten.", "ten"),
        ("en", "cards = { $count ->\n    [one] 1 card\n   *[other] 12 cards of { $count }\n}", "12"),
        ("es", "phase-start-help = Cada jugador recibe seis cartas.", "seis"),
        ("pl", "end-colonists = wszystkich siedmiu kolonistów jest na Marsie", "siedmiu"),
        ("en", "option-energy_max-5 = 6", "6"),
        ("en", "action-explore-5-help = You look at 5 more.", "5"),
    ],
)
def test_a_number_written_out_is_found(language: str, planted: str, found: str) -> None:
    (message,) = parse(planted + "\n").body
    assert isinstance(message, ast.Message)
    assert (message.id.name, found) in written_out({message.id.name: message}, language)


def test_what_is_meant_is_there() -> None:
    meant = set()
    for file, language in FILES_SPOKEN:
        for name, message in messages(language, file).items():
            if any(numbers_in(text.value, language) for text in nodes(message, ast.TextElement)):
                meant.add(name)
    assert MEANT.keys() <= meant


# --- from the game to the words


@pytest.mark.parametrize("game", WORDS)
def test_every_number_of_the_rules_is_said(game: str) -> None:
    known = messages("en", OF_SEVERAL) | messages("en", game)
    said = set().union(*(variables(known, name) for name in known))
    page = [path.read_text(encoding="utf-8") for path in (ROOT / "web/src/games" / game).rglob("*.*")]
    shown = {name for text in page for name in re.findall(r"\.number\((?:\w+ \? )?\"([\w-]+)\"", text)}
    more = {name for text in page for name in re.findall(r"\.number\([^)]* : \"([\w-]+)\"\)", text)}
    assert GAMES[game].meta.numbers.keys() - said - shown - more == set()


@pytest.mark.parametrize("game", WORDS)
def test_no_number_is_called_like_a_fact(game: str) -> None:
    facts = {name for event in WORDS[game].EVENTS for name in event.__struct_fields__}
    assert GAMES[game].meta.numbers.keys() & (facts | {"about", "beside", "more", "count", "price"}) == set()


def needs_numbers_alone(name: str) -> bool:
    """Whether a message is said without facts; what its variables are, the game has to know."""
    return name.startswith(("end-", "term-", "icon-", "ui-about", "ui-gain-")) or (
        name.endswith("-help") and not name.startswith("ui-")
    )


@pytest.mark.parametrize(("game", "language"), SPOKEN)
def test_what_is_said_without_facts_needs_the_numbers_alone(game: str, language: str) -> None:
    said = [name for name in messages(language, game) if needs_numbers_alone(name)]
    assert len(said) > 20
    for name in said:
        assert SPOKEN[game, language].say(name)


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_number_is_said_everywhere(language: str) -> None:
    spoken: Any = speaker(language, "race", strict=True)
    spoken.numbers = {**spoken.numbers, "full-tableau": 15}
    for name in ("phase-tidy-help", "end-tableau", "icon-tableau-help"):
        assert "15" in spoken.say(name) and "12" not in spoken.say(name)
