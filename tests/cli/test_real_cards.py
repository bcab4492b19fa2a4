"""Corrections of the cards of a real game, in processes of their own: simulated alike by any number, and served."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.served import SERVE, Served

from .program import ran

CORRECTED: dict[str, Any] = {"game": "jump_drive", "cards": {"gem_world": {"vp": 7}}}


@pytest.mark.server
def test_corrections_of_a_printed_card_go_through_every_door(tmp_path: Path) -> None:
    file = str(tmp_path / "cards.json")
    Path(file).write_text(json.dumps(CORRECTED))
    words = ("simulate", "jump_drive", "--games", "60", "--seats", "3", "--seed", "4", "--json")
    plain, one, two = (
        json.loads(ran(*words, *more)) for more in ((), ("--cards", file), ("--cards", file, "--jobs", "2"))
    )
    assert one["bots"] == two["bots"] != plain["bots"]
    with Served(tmp_path, [*SERVE, "--cards", file]) as served:
        (game,) = [
            each for each in httpx.get(f"{served.address}/api/games").json() if each["id"] == "jump_drive"
        ]
        assert game["decks"] == ["cards"]
        cards = httpx.get(f"{served.address}/api/games/jump_drive/cards").json()
        assert [card["vp"] for card in cards if card["id"] == "gem_world"] == [7]
