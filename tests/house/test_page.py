"""The page keeps up with the rest: types of the wire, messages it says, powers it draws."""

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.games.jump_drive.box import CARDS
from cosmodrome.games.race.box import card_list
from cosmodrome.words.catalogue import speaker
from cosmodrome.words.render import LANGUAGES

from .wording import FILES, file_of
from .wording import messages as lines

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCES = ROOT / "web/src"

SAID = re.compile(r"""["'`](ui-[a-z0-9]+(?:-[a-z0-9]+)*)["'`]""")
MADE = re.compile(r"`(ui-[a-z-]*)\$\{")
"""Ids put together in code, by what they begin with."""


def page() -> str:
    return "\n".join(
        file.read_text(encoding="utf-8")
        for file in sorted(SOURCES.rglob("*"))
        if file.suffix in (".ts", ".svelte")
    )


def messages(language: str) -> set[str]:
    """Those of the page itself and of each game; what only one game's page says may stand with that game."""
    files = [file_of(name, language) for name in FILES if name != "terminal"]
    texts = [file.read_text(encoding="utf-8") for file in files if file.is_file()]
    return set(re.findall(r"^([a-z0-9_-]+) =", "\n".join(texts), re.MULTILINE))


def test_no_room_has_more_than_25_loose_files() -> None:
    rooms = Counter(file.parent.relative_to(SOURCES) for file in SOURCES.rglob("*") if file.is_file())
    assert {str(room): files for room, files in rooms.items() if files > 25} == {}


def test_no_component_has_more_than_400_lines() -> None:
    long = {
        file.name: len(file.read_text(encoding="utf-8").splitlines()) for file in SOURCES.rglob("*.svelte")
    }
    assert {name: lines for name, lines in long.items() if lines > 400} == {}


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_what_the_page_says_has_a_message_and_every_message_is_said(language: str) -> None:
    known = {name for name in messages(language) if name.startswith("ui-")}
    said = set(SAID.findall(page()))
    made = tuple(MADE.findall(page()))
    assert said - known == set()
    assert {name for name in known - said if not name.startswith(made)} == set()


@pytest.mark.parametrize(("game", "cards"), [("race", card_list("first")), ("jump_drive", CARDS)])
def test_every_power_of_a_card_is_drawn_as_a_chip(game: str, cards: Any) -> None:
    chips = (SOURCES / f"games/{game}/card/chips.ts").read_text(encoding="utf-8")
    drawn = set(re.findall(r'"([a-z_]+/[a-z_]+)"', chips))
    printed = {f"{power['phase']}/{power['effect']}" for card in cards for power in card.facts()["powers"]}
    assert printed - drawn == set()


# --- first games that are explained

LESSONS = {
    path.stem.replace("lesson", path.parent.name): path for path in (SOURCES / "games").glob("*/lesson*.ts")
}
"""By name: that of a first game is its game's, a further one's is `race_storm`."""
TAUGHT = sorted({path.parent.name for path in LESSONS.values()})
STEP = re.compile(r"""\{ id: "([a-z-]+)"([^\n]*)""")
ALL_WOULD_DO = {"race": {"keep"}}
"""By game, steps at whose questions there is no other answer than those that are advised."""


def steps_of(lesson: str) -> dict[str, str]:
    """By name, what is told of each step of a lesson."""
    return dict(STEP.findall(LESSONS[lesson].read_text(encoding="utf-8")))


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_has_words_for_each_step_and_no_others(game: str) -> None:
    steps: dict[str, str] = {}
    for lesson, path in LESSONS.items():
        if path.parent.name == game:
            assert len(steps_of(lesson)) > 8 and steps.keys().isdisjoint(steps_of(lesson))
            steps |= steps_of(lesson)
    worded = {name.removeprefix("ui-lesson-") for name in lines("en", game) if name.startswith("ui-lesson-")}
    otherwise = {name.removesuffix("-else") for name in worded if name.endswith("-else")}
    assert {name for name in worded if not name.endswith("-else")} == steps.keys()
    advised = {name for name, told in steps.items() if "good:" in told}
    assert otherwise - advised == set(), "words for an answer that no step could miss"
    assert advised - otherwise - ALL_WOULD_DO.get(game, set()) == set(), "no words for who answers otherwise"


READ, ANSWERED = 180, 40
"""Words that are read in a minute, and seconds that an answer takes a newcomer, as docs/page.md says."""
ANSWERS = {"race": 13, "race_storm": 13, "jump_drive": 8, "pocket_mars": 12, "sidereal": 18}
"""By name, what a lesson asks on the way of who follows it; `tests/web/test_lessons.py` counts them."""
MOST = {"sidereal": 17}
"""Minutes, where a lesson is more than a short game's: two whole turns with trade, converters and bids."""


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_takes_about_ten_minutes(lesson: str) -> None:
    game = LESSONS[lesson].parent.name
    for language in LANGUAGES:
        told = speaker(language, game, strict=True)
        words = sum(len(told.say(f"ui-lesson-{name}").split()) for name in steps_of(lesson))
        minutes = words / READ + ANSWERS[lesson] * ANSWERED / 60
        assert 5 <= minutes <= MOST.get(lesson, 13), (language, words, minutes)


# --- guides

GUIDES = sorted(path.parent.parent.name for path in (SOURCES / "games").glob("*/guide/index.ts"))
PAGES = re.compile(r"pages: \[(.*?)\]", re.DOTALL)


def test_every_game_with_a_page_of_its_own_has_a_guide() -> None:
    assert sorted(path.parent.name for path in (SOURCES / "games").glob("*/index.ts")) == GUIDES


@pytest.mark.parametrize("game", GUIDES)
def test_a_guide_has_words_and_a_picture_for_each_page_and_no_others(game: str) -> None:
    folder = SOURCES / f"games/{game}/guide"
    (listed,) = PAGES.findall((folder / "index.ts").read_text(encoding="utf-8"))
    pages = re.findall(r'"([a-z]+)"', listed)
    worded = {name for name in lines("en", game) if name.startswith("ui-guide-")}
    assert len(pages) >= 5 and worded == {
        f"ui-guide-{page}{more}" for page in pages for more in ("", "-text")
    }
    picture = (folder / "Picture.svelte").read_text(encoding="utf-8")
    assert re.findall(r'if page === "([a-z]+)"', picture) == pages


COURSE = re.compile(r"course: \[(.*?)\]", re.DOTALL)
LINES, LONGEST = 10, 260
"""Of a course, and letters of a line of it."""


@pytest.mark.parametrize("game", GUIDES)
def test_a_course_has_ten_lines_in_every_language(game: str) -> None:
    (listed,) = COURSE.findall((SOURCES / f"games/{game}/index.ts").read_text(encoding="utf-8"))
    course = re.findall(r'"([a-z-]+)"', listed)
    assert len(set(course)) == len(course) == LINES
    for language in LANGUAGES:
        speak = speaker(language, game, strict=True)
        for line in course:
            assert 0 < len(speak.say(line)) <= LONGEST, (language, line)


# --- the legend: what a page can draw, it explains


GLYPH = re.compile(r"^  (\w+): \{ path:", re.MULTILINE)
QUOTED = re.compile(r'"(\w+)"')
LISTED = re.compile(r"export const (\w+)[^=]*= [{\[](.*?)[}\]]", re.DOTALL)
"""Signs kept in one place, by name: `export const SHAPES: Record<string, GlyphName> = {...}`."""
FALLBACK = re.compile(r'\?\? "any"')
SIGN = re.compile(r"(?:Sign [^\n]*?name=|\bsign[:(]).*")
KEPT = re.compile(r"GlyphName> = \{(.*?)\}", re.DOTALL)
"""Where a sign is drawn or chosen: in a line of its own, or among others kept by name."""
LEGENDS = sorted(path.parent.name for path in (SOURCES / "games").glob("*/legend.ts"))


def legend_of(game: str) -> str:
    """The legend of a game, with what it shares with others."""
    legend = (SOURCES / f"games/{game}/legend.ts").read_text(encoding="utf-8")
    shared = "cards/galaxy/legend"
    return legend + (SOURCES / f"{shared}.ts").read_text(encoding="utf-8") if shared in legend else legend


def drawn(game: str) -> set[str]:
    """Names of glyphs in what draws signs on a game's page. Chips are explained as a whole, from the cards."""
    glyphs = set(GLYPH.findall((SOURCES / "cards/galaxy/glyphs.ts").read_text(encoding="utf-8")))
    found: set[str] = set()
    for file in (SOURCES / "games" / game).rglob("*"):
        if file.suffix not in (".ts", ".svelte") or file.name in ("legend.ts", "chips.ts"):
            continue
        text = FALLBACK.sub("", file.read_text(encoding="utf-8"))
        for piece in (*SIGN.findall(text), *KEPT.findall(text)):
            found |= set(QUOTED.findall(piece)) & glyphs
    return found


def explained(game: str) -> set[str]:
    legend = legend_of(game)
    found = set(QUOTED.findall(legend))
    for file in (SOURCES / "games" / game).rglob("*.ts"):
        for name, listed in LISTED.findall(file.read_text(encoding="utf-8")):
            if re.search(rf"\b{name}\b", legend):
                found |= set(QUOTED.findall(listed))
    return found


def test_every_game_with_a_page_of_its_own_has_a_legend() -> None:
    assert sorted(path.parent.name for path in (SOURCES / "games").glob("*/index.ts")) == LEGENDS


@pytest.mark.parametrize("game", LEGENDS)
def test_every_sign_a_page_draws_is_in_its_legend(game: str) -> None:
    assert drawn(game) - explained(game) == set()


def test_every_good_of_sidereal_is_in_its_legend() -> None:
    drawing = (SOURCES / "games/sidereal/board/Good.svelte").read_text(encoding="utf-8")
    goods = {name for name in QUOTED.findall(drawing) if f"good-{name}" in messages("en")} - {"any"}
    assert len(goods) > 15 and goods - explained("sidereal") == set()


@pytest.mark.parametrize("game", LEGENDS)
def test_what_a_legend_says_has_a_message(game: str) -> None:
    known = messages("en")
    said = set(re.findall(r'"((?:icon|term|phase|ui|shape|good)-[a-z_-]+)"', legend_of(game)))
    made = re.findall(r"`((?:icon|term|phase|action|good|shape|arrow|colour)-)\$\{", legend_of(game))
    assert said and said - known == set()
    assert all(any(name.startswith(each) for name in known) for each in made)
