"""The catalogue of bots: names, and one line that names the allowed ones for a wrong one."""

import pytest

from cosmodrome.bots.bot import Bot
from cosmodrome.bots.catalogue import make, names
from cosmodrome.games.catalogue import GAMES


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_random_bot_and_every_name_makes_a_bot(game_id: str) -> None:
    assert "random" in names(game_id)
    for name in names(game_id):
        assert isinstance(make(game_id, name, 1), Bot)


def test_race_has_greedy_first() -> None:
    assert names("race") == ["greedy", "random"]


def test_a_wrong_bot_is_told_the_right_ones() -> None:
    with pytest.raises(ValueError, match=r"^race has no bot 'clever'; its bots are greedy, random$"):
        make("race", "clever", 1)


@pytest.mark.parametrize("ask", [names, lambda game_id: make(game_id, "random", 1)])
def test_a_wrong_game_is_told_the_right_ones(ask) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(ValueError, match=r"^there is no game 'chess'; the games are race") as told:
        ask("chess")
    assert "\n" not in str(told.value)
