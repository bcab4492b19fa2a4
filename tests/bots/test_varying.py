"""Bots that play on at a table answer otherwise where a position comes back, so that none waits for ever."""

from typing import Any

import pytest

from cosmodrome.bots.catalogue import make
from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.bots.varying import VaryingBot
from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision
from cosmodrome.core.meta import Setup
from cosmodrome.core.ticks import MOST_ROUNDS
from cosmodrome.games.catalogue import GAMES

from .playing import play

RACE = GAMES["race"]


class First:
    """Answers the first option there is, and notes how many it was shown."""

    def __init__(self) -> None:
        self.shown: list[int] = []

    def choose(self, view: Any, decision: Decision) -> Choice:
        self.shown.append(len(decision.options))
        return decision.options[0]


def asked() -> tuple[Any, Decision]:
    """A question with a choice of actions, in the first round."""
    state = RACE.new(Setup(2, 1, RACE.meta.read_options({}, 2)))
    while (seat := RACE.awaited(state)[0]) or RACE.decision(state, 0).purpose != "action":
        RACE.choose(state, seat, RACE.options(state, seat)[0])
    return RACE.view(state, 0), RACE.decision(state, 0)


def test_where_a_position_comes_back_it_tries_what_it_has_not_tried() -> None:
    view, decision = asked()
    first = First()
    bot = VaryingBot(first, 1, RACE)
    answers = []
    for round_now in range(1, 16):
        view.round = round_now
        answers.append(bot.choose(view, decision))
    count = len(decision.options)
    assert answers[: 2 * count] == decision.options * 2 and 2 * count < 15
    # It was asked for the best of those left; where one is left it is not asked.
    assert first.shown[: count - 1] == list(range(count, 1, -1))


def test_asked_again_in_the_same_round_it_answers_the_same() -> None:
    """As where an answer was taken back, or what it thought of came too late."""
    view, decision = asked()
    bot = VaryingBot(First(), 1, RACE)
    assert len({bot.choose(view, decision) for _ in range(5)}) == 1


def test_another_position_is_another_question() -> None:
    view, decision = asked()
    bot = VaryingBot(First(), 1, RACE)
    for round_now in range(1, 5):
        view.round, view.pool = round_now, 20 - round_now
        assert bot.choose(view, decision) is decision.options[0]


def test_a_bot_that_insists_is_answered_for_by_chance() -> None:
    class Stubborn(First):
        def choose(self, view: Any, decision: Decision) -> Choice:
            return options[0]

    view, decision = asked()
    options = decision.options
    bot = VaryingBot(Stubborn(), 1, RACE)
    answers = []
    for round_now in range(1, len(options) + 1):
        view.round = round_now
        answers.append(bot.choose(view, decision))
    assert {answer.key for answer in answers if answer} == {option.key for option in options}


@pytest.mark.parametrize("seed", [43, 473])
def test_two_greedy_bots_of_race_that_waited_for_each_other_end_their_game(seed: int) -> None:
    """Each hoped that the other would call what it could use, and neither wanted to end the game."""
    setup = Setup(2, seed, RACE.meta.read_options({}, 2))
    assert RACE.awaited(play(RACE, seat_bots(RACE, ["greedy", "greedy"], seed), setup)) == []
    state = RACE.new(setup)
    alone = [make(RACE, "greedy", 1), make(RACE, "greedy", 2)]
    while RACE.awaited(state) and RACE.rounds(state) <= MOST_ROUNDS:  # the deal is one of those still
        seat = RACE.awaited(state)[0]
        choice = bot_choice(RACE, state, seat, alone[seat])
        assert choice is not None
        RACE.choose(state, seat, choice)
    assert RACE.rounds(state) > MOST_ROUNDS
