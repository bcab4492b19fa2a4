"""The laws can fail: each leak or fault that is planted in a game is found by the law it breaks."""

from typing import Any

import pytest

from cosmodrome.games.catalogue import GAMES

from . import test_jump_drive_controls, test_negative_controls, test_pocket_mars_controls
from .faulty import Faulty, at_some_positions, generous, some_lawful_games
from .laws import FACTS, nobody_peeks

CONTROLS: dict[str, Any] = {
    "race": test_negative_controls,
    "jump_drive": test_jump_drive_controls,
    "pocket_mars": test_pocket_mars_controls,
}
"""Where the leaks and faults of a game are planted; Sidereal Confluence looks for its own, as it has time to tell."""
GAMES_EACH = {"race": 1, "jump_drive": 40, "pocket_mars": 3}
"""Enough for each leak to show."""
GAME = pytest.mark.parametrize("name", CONTROLS)


def look_for_leaks(name: str, game: Any, games: int) -> None:
    setup = CONTROLS[name].SETUP
    at_some_positions(game, setup, lambda state, rng: nobody_peeks(game, state, setup.seats, rng), games=games)


@GAME
def test_the_peek_law_holds_without_a_leak(name: str) -> None:
    look_for_leaks(name, GAMES[name], min(GAMES_EACH[name], 3))


@pytest.mark.parametrize(("name", "what"), [(name, what) for name in CONTROLS for what in CONTROLS[name].LEAKS])
def test_the_peek_law_finds(name: str, what: str) -> None:
    with pytest.raises(AssertionError, match="peeks"):
        look_for_leaks(name, Faulty(GAMES[name], view=CONTROLS[name].LEAKS[what]), GAMES_EACH[name])


@GAME
def test_the_laws_find_nothing_where_nothing_is_wrong(name: str) -> None:
    some_lawful_games(Faulty(GAMES[name]), CONTROLS[name].SETUP, 2)


@pytest.mark.parametrize(("name", "what"), [(name, what) for name in CONTROLS for what in CONTROLS[name].FAULTS])
def test_the_laws_find(name: str, what: str) -> None:
    with pytest.raises(AssertionError):
        some_lawful_games(Faulty(GAMES[name], **CONTROLS[name].FAULTS[what]), CONTROLS[name].SETUP, 5)


@GAME
def test_the_laws_find_a_wrong_score(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(FACTS[name], name.upper(), generous(GAMES[name]))
    with pytest.raises(AssertionError):
        some_lawful_games(Faulty(GAMES[name]), CONTROLS[name].SETUP, 1)
