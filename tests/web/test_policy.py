"""The page keeps to the server's content security policy: nothing inline, nothing from elsewhere."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from cosmodrome.games.catalogue import GAMES
from tests.clock import wait_until

from .conftest import Visitor
from .player import Player
from .table import Asked, Table

FEW = 6


class PolledTable(Table):
    """A table that is asked again and again: under the policy a test cannot have the page wait for a function."""

    def wait(self) -> Asked | None:
        self._until(lambda: self.over or self.page.evaluate("look.asked()"))
        return self.asked()

    def answered(self, before: str) -> None:
        self._until(lambda: self.shown != before)

    def _until(self, true: Callable[[], Any]) -> None:
        wait_until(true, "the table does not go on", lambda: self.page.wait_for_timeout(20))


def test_what_the_policy_forbids_is_heard(visitor: Visitor) -> None:
    visit = visitor(strict=True).go()
    visit.page.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">planted</p>')"
    )
    visit.until(lambda: visit.troubles, "nothing is heard of it")
    assert len(visit.troubles) == 1 and "Content Security Policy" in visit.troubles[0]
    visit.troubles.clear()


@pytest.mark.parametrize(
    "game",
    [
        "race",
        pytest.param("sidereal", marks=pytest.mark.again),
        *(pytest.param(game, marks=pytest.mark.long) for game in GAMES if game not in ("race", "sidereal")),
    ],
)
def test_the_page_keeps_to_the_policy(visitor: Visitor, game: str) -> None:
    visit = visitor(strict=True, motion="full", pace="fast")
    visit.table = PolledTable(visit.page)
    visit.play_from_lobby(game, bots=min(GAMES[game].meta.seats) - 1 or 1, seed=3)
    asked = [visit.table.wait()]
    if game != "sidereal":  # its free choices are played in tests of their own
        Player(visit.table, 1).play(lambda each: len(asked) == FEW or bool(asked.append(each)))
        visit.page.locator("[data-testid=board] .card, [data-testid=board] [data-card]").first.hover()
    visit.page.keyboard.press("?")
    expect(visit.table.part("help")).to_be_visible()
    visit.go(f"/cards/{game}")
    visit.page.locator("img, image, svg").first.wait_for(state="attached")
    visit.page.wait_for_timeout(200)
    assert visit.troubles == []
