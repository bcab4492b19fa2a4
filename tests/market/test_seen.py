"""What a bot is asked holds no more than its view, and what its forms make up is allowed on the real table."""

import gc
from typing import Any

import pytest

from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.core.game import Game
from cosmodrome.core.game import State as AnyState
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import CLOCK
from cosmodrome.core.ticks import Ticks
from cosmodrome.games.catalogue import GAMES
from tests.market.game import MARKET

OPEN: list[Game[Any]] = [MARKET, *(game for game in GAMES.values() if game.forms)]


def states_within(thing: object) -> list[object]:
    """The states that can be reached from a thing, by whatever it refers to."""
    found, seen, left = [], set(), [thing]
    while left:
        each = left.pop()
        if (
            id(each) in seen
            or isinstance(each, type)
            or type(each).__name__ in ("module", "function", "dict_keys")
        ):
            continue
        seen.add(id(each))
        if isinstance(each, AnyState):
            found.append(each)
        left += gc.get_referents(each)
    return found


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.meta.id)
def test_what_a_bot_is_asked_holds_no_state(game: Game[Any]) -> None:
    state = game.new(Setup(max(game.meta.seats), 3))
    rng = seeded(5, "seen")
    ticks = Ticks(3)
    made = looked = 0
    while (seat := ticks.next_seat(game, state)) >= CLOCK and made < 150 and seat != -1:
        if seat == CLOCK:
            choice = game.time(state)
            assert choice is not None
        else:
            decision = question_for_bot(game.decision(state, seat), game, game.view(state, seat))
            if decision.forms:
                looked += 1
                if looked < 5:
                    assert not states_within(decision.forms)
            if not decision.options and not decision.forms:
                ticks.nothing()
                continue
            choice = decision.sample(rng)
            game.check(state, seat, choice)
        game.choose(state, seat, choice)
        ticks.done()
        made += 1
    assert looked >= 5


@pytest.mark.parametrize("game", OPEN, ids=lambda game: game.meta.id)
def test_the_search_for_states_finds_one(game: Game[Any]) -> None:
    state = game.new(Setup(max(game.meta.seats), 3))
    assert states_within([{"hidden": (state,)}])
