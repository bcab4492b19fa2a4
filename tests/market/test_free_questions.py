"""Questions of a sealed or open step that can be answered freely, too: asked even where one answer is listed."""

from typing import Any, Literal

import pytest
from msgspec import Struct

from cosmodrome.core.asking import asking, drop, push
from cosmodrome.core.choice import Choice, FreeChoice
from cosmodrome.core.decision import Form, NotAllowed
from cosmodrome.core.flow import SEALED, TURN, Step, linked
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.seats import CLOCK
from tests.laws.laws import FACTS, play_lawfully
from tests.market import facts
from tests.market.game import MarketGame
from tests.market.payloads import GOODS
from tests.market.state import State
from tests.market.steps import SELL_GOOD, TIME, Market, Selling

FACTS["market"] = facts


class Pledge(Struct, frozen=True, forbid_unknown_fields=True):
    """A good to sell; any but the first, which is listed."""

    good: Literal["green", "blue"]


class SomePledge(Form):
    def __init__(self) -> None:
        super().__init__("pledge", Pledge)

    def __reduce__(self) -> Any:
        return SomePledge, ()

    def sample(self, rng: Rng) -> FreeChoice:
        return self.choice(Pledge("green" if rng.below(2) == 0 else "blue"))


class Pledging(Selling):
    """The first good is listed; any other is pledged freely, except by seat 1."""

    def __init__(self, kind: int, free: bool) -> None:
        Step.__init__(self, "sell", kind, free=free)

    def enter(self, state: State) -> None:
        if self.kind == TURN:
            for seat in reversed(state.seats):
                push(state, asking(1, seat=seat.number))
        else:
            super().enter(state)

    def options(self, state: State, seat: Any) -> list[Choice]:
        return [SELL_GOOD[0]]

    def forms(self, state: State, seat: Any) -> list[Form]:
        return [SomePledge()] if seat.number != 1 else []

    def check_free(self, state: State, seat: Any, choice: FreeChoice) -> None:
        if seat.number == 1:
            raise NotAllowed("sells-what-is-listed", seat=1)

    def take(self, state: State, seat: Any, choice: Choice) -> None:
        drop(state if self.kind == TURN else seat)
        seat.sealed = GOODS.index(choice.payload.good) if isinstance(choice, FreeChoice) else 0


STEPS: list[Any] = [Market(), Pledging(SEALED, True)]
linked(__name__, STEPS, again=0)


def game_of(kind: int, free: bool = True) -> MarketGame:
    steps = STEPS
    if kind == TURN or not free:
        steps = [Market(), Pledging(kind, free)]
        linked(__name__, steps, again=0)
    game = MarketGame(steps)
    game.forms = game.forms | {"pledge": SomePledge()}
    return game


def selling(game: MarketGame) -> State:
    """A table of three at which trading is over."""
    state = game.new(Setup(3, 1))
    game.choose(state, CLOCK, TIME)
    return state


def test_a_question_with_one_listed_answer_is_asked_where_it_can_be_answered_freely() -> None:
    game = game_of(SEALED)
    state = selling(game)
    assert game.awaited(state) == [0, 2], "seat 1 has one answer, which is not asked for"
    decision = game.decision(state, 0)
    assert [option.key for option in decision.options] == ["sell:red"]
    choice = game.parse('pledge:{"good":"blue"}')
    game.check(state, 0, choice)
    game.choose(state, 0, choice)
    assert (state.seats[0].sealed, state.seats[1].sealed, game.awaited(state)) == (2, 0, [2])


def test_without_forms_it_is_not_asked() -> None:
    game = game_of(SEALED, free=False)
    state = selling(game)
    assert state.round == 2 and game.time(state) is TIME, (
        "all sold what is listed, and the market is open again"
    )


def test_seats_are_asked_so_in_turn() -> None:
    game = game_of(TURN)
    state = selling(game)
    asked = []
    while game.time(state) is None and not state.over:
        (seat,) = game.awaited(state)
        asked.append(seat)
        game.choose(state, seat, game.decision(state, seat).forms[0].sample(seeded(1)))
    assert asked == [0, 2]


@pytest.mark.parametrize("kind", [SEALED, TURN])
def test_random_play_answers_freely(kind: int) -> None:
    game, pledged = game_of(kind), set()
    taken = Pledging.take

    def heard(self: Pledging, state: State, seat: Any, choice: Choice) -> None:
        pledged.add(choice.key)
        taken(self, state, seat, choice)

    Pledging.take = heard  # type: ignore[method-assign]
    try:
        for seed in range(8):
            game.play_out(game.new(Setup(4, seed)), seeded(seed))
    finally:
        Pledging.take = taken  # type: ignore[method-assign]
    assert pledged == {"sell:red", 'pledge:{"good":"green"}', 'pledge:{"good":"blue"}'}


def test_the_laws_hold_with_free_questions() -> None:
    for seed in range(4):
        play_lawfully(game_of(SEALED), Setup(4, seed), seeded(seed, "free"), every=3)
