"""The searching bot of Pocket Mars: it wins, keeps to its budget, and answers by its seed and what it sees."""

import pytest

from cosmodrome.bots.budget import Budget
from cosmodrome.core.choice import Choice
from cosmodrome.core.rng import seeded
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from tests.bots.playing import simulations_by_the_clock, stopped_in_time
from tests.bots.pocket_mars import brief, greedy, search, solo_outcomes, wins
from tests.clock import Clock
from tests.laws.laws import redeal
from tests.rules.pocket_mars.scenario import Table, begin, play, seat


def middle() -> Table:
    """A table with much to choose from."""
    mine = seat("water_1 energy_3", "science_5 ecosystem_6", ship=2, energy=2, one="water energy")
    other = seat(ship=1, energy=2, one="science", two="water")
    return play(mine, other, piles={"science": "science_4"}, game=POCKET_MARS)


def asked(bot: object, table: Table, at: int = 0) -> Choice:
    return bot.choose(table.view(at), table.decision(at))  # type: ignore[attr-defined, no-any-return]


# --- whole games


@pytest.mark.again
def test_it_beats_greedy() -> None:
    """Thinking little, over few games: a bot that plays its worst lines wins none of them."""
    assert wins(brief, greedy, 10) >= 3


@pytest.mark.long
def test_it_beats_greedy_in_65_of_100_games() -> None:
    assert wins(search, greedy, 400) >= 260


@pytest.mark.long
def test_it_beats_the_automa_more_often_than_not() -> None:
    assert solo_outcomes(search, 200)["won"] > 100


# --- its answers


def test_the_same_seed_and_view_give_the_same_answer_whatever_came_before() -> None:
    table = middle()
    one, other = brief(1), brief(1)
    asked(other, begin(2, seed=3))
    assert asked(one, table) is asked(other, table)


def test_what_it_cannot_know_does_not_matter() -> None:
    table = middle()
    wanted = asked(brief(2), table)
    for seed in range(3):
        twin = redeal(POCKET_MARS, table.state, 0, seeded(seed, "twin"))
        assert brief(2).choose(POCKET_MARS.view(twin, 0), POCKET_MARS.decision(twin, 0)) is wanted


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


def test_it_answers_by_a_budget_in_simulations_or_in_time(
    still_clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = search(1)
    bot.budget = Budget(seconds=0.5)
    rounds = simulations_by_the_clock(monkeypatch, still_clock)
    asked(bot, middle())
    assert stopped_in_time(rounds, 512)
