"""What a browser that was never here fetches to show the lobby."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .visit import Visit

MOST: Final = 300_000
"""Bytes as they come, packed where the server packs them."""


def weight(visit: Visit, path: str = "/") -> int:
    """Of all that comes until nothing comes any more."""
    door = visit.context.new_cdp_session(visit.page)
    sizes: list[int] = []

    def noted(told: dict[str, Any]) -> None:
        sizes.append(int(told["encodedDataLength"]))

    door.on("Network.loadingFinished", noted)
    door.send("Network.enable")
    door.send("Network.setCacheDisabled", {"cacheDisabled": True})
    visit.go(path)
    visit.page.wait_for_load_state("networkidle")
    return sum(sizes)


@pytest.mark.parametrize("language", ["en", "es", "pl"])
def test_the_lobby_is_light(visitor: Visitor, language: str) -> None:
    visit = visitor(language=language)
    visit.once = True  # it has a listener of this test
    assert 100_000 < weight(visit) <= MOST
    expect(visit.page.get_by_test_id("lobby-play-race-1")).to_be_visible()
