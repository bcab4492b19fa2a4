"""The page of one's own progress: charts, what is overlooked, and the way from there to puzzles of that kind."""

from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from cosmodrome.games.catalogue import GAMES
from cosmodrome.puzzles.puzzle_file import shipped

from .axe import in_both_themes
from .conftest import Visitor
from .test_puzzles import card_of, puzzle_of
from .test_touch import small
from .visit import NARROW, WIDE, Visit

FIRST = puzzle_of()
IDS = [FIRST.id, next(each.id for each in shipped(GAMES["race"]) if each is not FIRST)]
SLIPS = [
    {"phase": phase, "slip": slip, "count": count, "lost": lost}
    for phase, slip, count, lost in (
        ("explore", "other", 7, 1240),
        ("settle", "idle", 4, 730),
        ("choose", "otherwise", 2, 210),
        ("develop", "hasty", 1, 90),
    )
]
PHASES = ["start", "choose", "explore", "develop", "settle", "consume"]


def progress() -> dict[str, Any]:
    return {
        "game": "race",
        "games": [
            {"table": f"t{at}", "at": 1_790_000_000_000 + at * 86_400_000, "accuracy": 70 + 5 * (at % 5)}
            for at in range(9)
        ],
        "phases": [
            {"phase": phase, "questions": 9 + at, "accuracy": 98 - 6 * at} for at, phase in enumerate(PHASES)
        ],
        "overlooked": SLIPS,
        "train": SLIPS[0],
        "puzzles": IDS,
    }


def with_games(visit: Visit) -> None:
    """The server tells of games that were rated and reviewed."""

    def profile(route: Route) -> None:
        told = route.fetch().json()
        race = next(each for each in told["games"] if each["game"] == "race")
        rating = {"points": 1560, "unsure": 60, "games": 9, "level": "solid", "provisional": False}
        race["ratings"] = [{"seats": 2, "rating": rating, "place": 0}]
        race["course"] = [
            {"table": f"t{at}", "at": 1_790_000_000_000 + at * 86_400_000, "seats": 2}
            | {"place": 1 + at % 2, "score": 30, "rating": 1500 + 17 * at}
            for at in range(9)
        ]
        tally = {"games": 5, "wins": 3, "places": [3, 2], "score": 31.4}
        race["all"] = tally
        race["by_trait"] = {"start-world": {"name-new_sparta": tally, "name-old_earth": tally}}
        route.fulfill(json=told)

    visit.page.route("**/api/players/me", profile)
    visit.page.route("**/api/me/progress", lambda route: route.fulfill(json={"games": [progress()]}))


@pytest.mark.parametrize(
    ("size", "language"),
    [(WIDE, "en"), (NARROW, "pl"), pytest.param(WIDE, "es", marks=pytest.mark.again)],
    ids=["wide", "narrow", "spanish"],
)
@pytest.mark.sample(1)
def test_progress_is_read_at_every_size(visitor: Visitor, size: ViewportSize, language: str) -> None:
    visit = visitor(size=size, language=language, touch=size == NARROW)
    visit.sign_up("Ada")
    with_games(visit)
    visit.go("/progress")
    at = visit.page.get_by_test_id
    expect(at("progress-train")).to_be_visible()
    expect(at("course")).to_have_count(2)
    expect(at("progress-phases").locator("li")).to_have_count(len(PHASES))
    expect(at("progress-overlooked").locator("li")).to_have_count(len(SLIPS))
    expect(at("tallies")).to_have_count(1)
    text = at("progress").inner_text()
    assert not any(sign in text for sign in ("{", "}", "undefined", "progress-", "phase-", "trait-"))
    if size == NARROW:
        assert small(visit) == []
    assert in_both_themes(visit.page) + visit.faults() == []


def test_from_there_to_puzzles_of_that_kind(visitor: Visitor) -> None:
    visit = visitor()
    visit.sign_up("Ben")
    with_games(visit)
    visit.go("/player/me")
    at = visit.page.get_by_test_id
    at("to-progress").click()
    at("progress-puzzles").focus()
    visit.page.keyboard.press("Enter")
    visit.page.wait_for_url(f"**/puzzles/race/{IDS[0]}?of={','.join(IDS)}")
    card = visit.page.locator(card_of(FIRST.best)).first
    card.focus()
    visit.page.keyboard.press("Enter")
    visit.page.keyboard.press("Enter")
    expect(at("solution")).to_be_visible()
    # The others come next, and after them whatever is left.
    at("next-puzzle").click()
    visit.page.wait_for_url(f"**/puzzles/race/{IDS[1]}?of={','.join(IDS)}")
    expect(at("solution")).to_have_count(0)
    assert visit.faults() == []


def test_without_reviews_or_an_account_the_page_says_so(visitor: Visitor) -> None:
    visit = visitor(language="es").go("/progress")
    at = visit.page.get_by_test_id
    expect(at("progress")).to_contain_text("hace falta una cuenta")
    assert in_both_themes(visit.page) + visit.faults() == []
    visit.sign_up("Eva")
    visit.go("/progress")
    expect(at("progress-none")).to_be_visible()
    assert in_both_themes(visit.page) + visit.faults() == []
