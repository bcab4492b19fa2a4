"""What the bots of Pocket Mars reckon by themselves, for speed, against what the game makes of the same answers."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import pytest

from cosmodrome.bots.pocket_mars.answers import Thought
from cosmodrome.bots.pocket_mars.deck import Deck
from cosmodrome.bots.pocket_mars.position import Position, position_of
from cosmodrome.bots.pocket_mars.weights import WEIGHTS
from cosmodrome.core.decision import Decision
from cosmodrome.core.event import Event, Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.pocket_mars.events import CardsSwapped, Covered, Demoted, Placed, Promoted, Swapped
from cosmodrome.games.pocket_mars.game import POCKET_MARS
from cosmodrome.games.pocket_mars.meta import SPACES
from cosmodrome.games.pocket_mars.views import PocketMarsView

DECK = Deck(POCKET_MARS)
CHOSEN = {"place", "shift-star", "swap-stars", "swap-cards", "swap-places", "cover"}
"""Effects whose seat is asked what to do them with."""
EFFECTS = (CardsSwapped, Covered, Demoted, Placed, Promoted, Swapped)
FIELDS = ("earth", "ship", "one", "two", "room", "numbers", "below")


def view_of(state: Any, seat: int) -> PocketMarsView:
    view = POCKET_MARS.view(state, seat)
    assert isinstance(view, PocketMarsView)
    return view


def moments(seats: int, seeds: int) -> Iterator[tuple[Any, int, Decision]]:
    """Each question of random games; a state is played on when the next one is asked for."""
    for seed in range(seeds):
        state = POCKET_MARS.new(Setup(seats, seed, POCKET_MARS.meta.read_options({}, seats)))
        rng = seeded(seed, "outcomes")
        while awaited := POCKET_MARS.awaited(state):
            asked = POCKET_MARS.decision(state, awaited[0])
            yield state, awaited[0], asked
            POCKET_MARS.choose(state, awaited[0], asked.options[int(rng.below(len(asked.options)))])
        yield state, 0, None  # type: ignore[misc]


def plain(position: Position) -> tuple[str, ...]:
    """What counts of it: nothing on the pile of Habitation does."""
    return tuple(repr(getattr(position, name)[:SPACES]) for name in FIELDS)


class Done(Log):
    """What a seat sees right after an effect."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat
        self.seen: tuple[str, ...] | None = None

    def hear(self, state: Any, event: Event) -> None:
        if self.seen is None and isinstance(event, EFFECTS):
            self.seen = plain(position_of(view_of(state, self.seat), DECK))


def test_an_effect_can_become_what_the_bots_reckon_and_nothing_else() -> None:
    """R6: the positions after each option are the outcomes that a bot weighs."""
    compared: Counter[str] = Counter()
    for state, seat, asked in chain.from_iterable(moments(seats, 30) for seats in (1, 2, 4)):
        if asked is None or asked.purpose not in CHOSEN:
            continue
        view = view_of(state, seat)
        thought = Thought(view, asked, DECK, WEIGHTS)
        effect = thought.effect(asked.purpose.replace("-", "_"))
        assert effect is not None
        found = set()
        for option in asked.options:
            if option.verb != "decline":
                after = POCKET_MARS.copy(state)
                after.log = Done(seat)
                POCKET_MARS.choose(after, seat, option)
                found.add(after.log.seen)
        card = DECK.cards.get(view.playing)
        reckoned = thought.plays.outcomes.of_effect(thought.position, seat, effect, view.attached, card)
        assert {plain(after) for after in reckoned} == found, (asked.purpose, asked.about)
        compared[asked.purpose] += 1
    assert {*compared} == CHOSEN - {"swap-cards"}, "Red Horizon has no card that swaps cards alone"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_hopes_are_points_where_nothing_is_to_come(seats: int) -> None:
    """R8: at the end of a game."""
    for state, _, asked in moments(seats, 25):
        if asked is None:
            view = view_of(state, 0)
            judge = Thought(view, asked, DECK, WEIGHTS).plays.judge
            position = position_of(view, DECK)
            hopes = [judge.hopes(position, player.seat, 0.0) for player in view.players]
            assert hopes == [player.score for player in view.players]
