"""A question that is made of the one before, where only some of what a seat sees has changed, is as a new one is."""

from typing import Any

import pytest

from cosmodrome.core.game import question_to
from cosmodrome.core.meta import Setup
from cosmodrome.core.pickling import fields_of
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.frames import difference, plain

from .laws import play_some, shown

GAMES_EACH = 1


def told(question: Any) -> tuple[Any, list[Any]]:
    decision, verdicts = question
    return shown(decision), [fields_of(verdict) for verdict in verdicts]


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.sample(2)
def test_a_question_is_the_same_however_it_was_made(name: str) -> None:
    game: Any = GAMES[name]
    seats = game.meta.seats[-1] if name != "sidereal" else 5
    again = 0
    for seed in range(GAMES_EACH):
        state = game.new(Setup(seats, seed, game.meta.read_options({}, seats)))
        chance, known = seeded(seed), {}
        while game.awaited(state):
            for seat in game.may_act(state):
                view = plain(game.view(state, seat))
                before, seen = known.get(seat, (None, {}))
                news = set(difference(seen, view) or ())
                question = question_to(game, state, seat, before, news)
                # As where something has changed of which the seat sees nothing.
                assert told(question_to(game, state, seat, question, set())) == told(question)
                assert told(question) == told((game.decision(state, seat), game.referee.verdicts(state, seat)))
                known[seat] = question, view
                again += before is not None and news == {"offers"}
            play_some(game, state, chance, 1)
    assert again > 20 or name != "sidereal"
