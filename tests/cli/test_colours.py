"""Colours on the terminal: who gets them, what has one, how they are read, and that they say nothing alone."""

import re
from pathlib import Path

import pytest
from rich.color import Color
from rich.text import Text

from cosmodrome.cli import palette
from cosmodrome.cli.palette import BROWN, GREEN, KINDS, OWN, REFUSED, TERMS, TURN, Palette
from cosmodrome.cli.sidereal_names import LETTERS
from cosmodrome.words.catalogue import speaker

from .program import Terminal, complaint, ran

GAME = ("play", "race", "--bots", "random", "--seed", "5")
COLOUR = re.compile(r"\x1b\[[0-9;]*38;[0-9;]*m")
SEQUENCE = re.compile(r"\x1b\[[0-9;]*m")


@pytest.fixture
def own(tmp_path: Path) -> dict[str, str]:
    return {"XDG_STATE_HOME": str(tmp_path)}


def started(environment: dict[str, str], *words: str) -> str:
    terminal = Terminal(*GAME, *words, environment=environment)
    found = terminal.wait_for("Your answer")
    terminal.type("q\n")
    terminal.rest()
    return found


def test_a_terminal_has_colours_unless_somebody_does_not_want_them(own: dict[str, str]) -> None:
    assert COLOUR.search(started(own))
    assert not COLOUR.search(started(own | {"NO_COLOR": "1"}))
    assert not SEQUENCE.search(started(own, "--colour", "never"))
    assert not SEQUENCE.search(started(own | {"TERM": "dumb"}))
    assert COLOUR.search(started(own | {"NO_COLOR": "1"}, "--color", "always"))


def test_a_pipe_has_them_only_when_told_so() -> None:
    plain = ran(*GAME, typed="q\n")
    coloured = ran(*GAME, "--colour", "always", typed="q\n")
    assert "\x1b" not in plain and COLOUR.search(coloured)
    assert SEQUENCE.sub("", coloured) == plain, "nothing is said by colour"
    assert "\x1b" in ran("cards", "race", "--colour", "always") and "\x1b" not in ran("cards", "race")


def test_another_word_for_when_is_refused() -> None:
    assert "colour 'red' is not one of auto, always, never" in complaint(*GAME, "--colour", "red")


def luminance(style: str) -> float:
    """Relative luminance as WCAG 2 has it."""
    colour = Color.parse(style.removeprefix("bold ")).get_truecolor()
    parts = (part / 255 for part in colour)
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("style", sorted({*KINDS.values(), *TERMS.values(), TURN, OWN, REFUSED} - {"bold"}))
def test_every_colour_is_read_on_black_and_on_white(style: str) -> None:
    seen = luminance(style)
    assert (seen + 0.05) / 0.05 >= 4 and 1.05 / (seen + 0.05) >= 4
    assert int(style.partition("(")[2].rstrip(")")) >= 16, "the first 16 are as the terminal's theme has them"


def styled(line: str, language: str = "en", game: str = "race", own: str = "") -> dict[str, str]:
    """The coloured parts of a line."""
    text = Text(line)
    Palette(speaker(language, game), own, LETTERS if game == "sidereal" else None).colour(text)
    return {line[span.start : span.end]: str(span.style) for span in text.spans}


def test_goods_kinds_of_worlds_and_the_own_name_are_coloured() -> None:
    found = styled("Ana (you) has Rare\n    elements, a windfall world and Genes; Ana is glad", own="Ana")
    assert found == {
        "Ana (you)": OWN, "Ana": OWN, "Rare\n    elements": BROWN, "Genes": GREEN,
        "windfall world": palette.TERMS["windfall-world"],
    }  # fmt: skip


def test_a_word_in_the_name_of_a_card_is_not() -> None:
    assert (
        styled("Ana settles Lost Species Ark World, Pilgrimage World and Mining World.", own="Mining") == {}
    )


def test_forms_behind_numbers_and_signs_around_arrows_are() -> None:
    assert styled("2 Kultury, 1 Żywność", "pl", "sidereal") == {"Kultury": "bold", "Żywność": GREEN}
    assert styled("w handlu: n / 2g → n 3S", "pl", "sidereal") == {"n": BROWN, "g": GREEN, "S": KINDS["ship"]}
    assert styled("w n g Y", "pl", "sidereal") == {}


def test_questions_and_refusals_have_a_colour_of_their_own() -> None:
    printed = ran(*GAME, "--colour", "always", typed="gem\n1\nq\n")
    turn, refused = "\x1b[1;38;5;31m", "\x1b[38;5;161m"
    assert f"{turn}Choose 2 cards" in printed
    assert f"{refused}“gem” is no answer here." in printed and f"{refused}That takes 2 numbers" in printed
