"""Beliefs: in imagined worlds rivals answer as a policy says, and hold what their deeds make likely."""

from typing import Any

import pytest

from cosmodrome.core.beliefs import Beliefs
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.imagine import by_weight
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.race.choices import ACTIONS

RACE = GAMES["race"]


def at_the_first_choice_of_actions() -> Any:
    """Seat 1 has chosen its action, seat 0 is asked for its own."""
    state = RACE.new(Setup(2, 4, RACE.meta.read_options({}, 2)))
    while RACE.decision(state, RACE.first_awaited(state)).purpose != "action":
        seat = RACE.first_awaited(state)
        RACE.choose(state, seat, RACE.options(state, seat)[0])
    RACE.choose(state, 1, RACE.parse("act:produce"))
    return state


class Calls(Beliefs):
    """Rivals have chosen this action."""

    def __init__(self, key: str, worlds: int = 1) -> None:
        super().__init__(worlds)
        self.key = key

    def answer(self, state: Any, seat: int, options: list[Choice], rng: Rng) -> Choice | None:
        assert seat == 1
        return RACE.parse(self.key)


def test_rivals_have_sealed_what_a_policy_says() -> None:
    state = at_the_first_choice_of_actions()
    view = RACE.view(state, 0)
    for action in ("develop", "settle", "consume-trade"):
        for seed in range(5):
            world = RACE.imagine(view, seeded(seed), Calls(f"act:{action}"))
            assert [ACTIONS[each] for each in world.seats[1].acts] == [action]
            assert RACE.view(world, 0) == view
    by_chance = {tuple(RACE.imagine(view, seeded(seed)).seats[1].acts) for seed in range(40)}
    assert len(by_chance) > 4


def test_a_policy_that_answers_what_is_no_option_is_refused() -> None:
    view = RACE.view(at_the_first_choice_of_actions(), 0)
    with pytest.raises(NotAllowed, match=r"not-an-option .*keep:gem_world"):
        RACE.imagine(view, seeded(1), Calls("keep:gem_world"))


class Holds(Beliefs):
    """Seat 1 is thought to hold a card; how many worlds were weighed is counted."""

    def __init__(self, card: str, worlds: int) -> None:
        super().__init__(worlds)
        self.card = card
        self.weighed = 0

    def weight(self, state: Any) -> float:
        self.weighed += 1
        return float(self.card in RACE.view(state, 1).hand)


def test_worlds_are_taken_by_their_weight() -> None:
    view = RACE.view(at_the_first_choice_of_actions(), 0)
    card = next(each for each in ("gem_world", "space_marines", "plague_world") if each not in view.hand)
    held = [card in RACE.view(RACE.imagine(view, seeded(seed)), 1).hand for seed in range(60)]
    assert sum(held) < 20
    beliefs = Holds(card, 120)
    for seed in range(10):
        assert card in RACE.view(RACE.imagine(view, seeded(seed), beliefs), 1).hand
    assert beliefs.weighed == 1200


class Weights(Beliefs):
    def weight(self, state: Any) -> float:
        return float(state)


@pytest.mark.parametrize(("weights", "shares"), [([1.0, 3.0], [0.25, 0.75]), ([0.0, -1.0], [0.5, 0.5])])
def test_a_world_comes_as_often_as_its_weight_and_where_none_weighs_all_are_alike(
    weights: list[float], shares: list[float]
) -> None:
    rng, count = seeded(3), [0, 0]
    for _ in range(2000):
        count[by_weight(Weights(), weights, rng)] += 1
    assert [each / 2000 for each in count] == pytest.approx(shares, abs=0.04)


def test_beliefs_deal_at_least_one_world() -> None:
    with pytest.raises(ValueError, match="beliefs: 0 worlds; at least 1 is dealt"):
        Beliefs(0)
