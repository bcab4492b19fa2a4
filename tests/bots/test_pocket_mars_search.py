"""The searching bot of Pocket Mars: it wins, and what it compares. What all searches do is in `test_search.py`."""

import pytest

from cosmodrome.games.pocket_mars.game import POCKET_MARS
from tests.bots.pocket_mars import greedy, middle, search, solo_outcomes, wins

# --- whole games


@pytest.mark.long
def test_it_beats_greedy_in_65_of_100_games() -> None:
    assert wins(search, greedy, 400) >= 260


@pytest.mark.long
def test_it_beats_the_automa_more_often_than_not() -> None:
    assert solo_outcomes(search, 200)["won"] > 100


# --- its answers


def test_it_compares_the_best_of_its_options() -> None:
    table = middle()
    lines = search(1).lines(table.view(0), table.decision(0))
    assert 1 < len(lines) <= search(1).lines_most
    assert all(line.answer in table.decision(0).options for line in lines)
    assert len({line.answer for line in lines}) == len(lines)


def test_readiness_follows_what_cards_gain() -> None:
    """When games are played on, what gains more is chosen more readily, and nothing is out of the question."""
    table = middle()
    bot = search(1)
    bot.lines(table.view(0), table.decision(0))
    bot.weights(table.view(0))
    weights = bot.weigh(0, POCKET_MARS.choices)
    assert min(weights) >= 1 and len(weights) == len(POCKET_MARS.choices)
    by_key = {choice.key: weights[choice.code] for choice in POCKET_MARS.choices}
    assert by_key["prep:science_5"] > by_key["prep:science_1"]
