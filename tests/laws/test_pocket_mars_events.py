"""Change, then tell: at every event the table of Pocket Mars is already as it says, and no card is missing."""

from typing import Any, get_args

import pytest

from cosmodrome.core.event import Event
from cosmodrome.core.rng import seeded
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.game import POCKET_MARS

from .laws import play_some
from .pocket_mars_facts import Watching
from .tables import every_setup, seeded_setup

SETUPS = [setup for name, setup in every_setup() if name == "pocket_mars"]
SEEDS = (0, 39)
"""In the second one the automa demotes a colonist, which is rare."""


def some_games(log: type[Watching]) -> None:
    for setup in SETUPS:
        for seed in SEEDS:
            state = POCKET_MARS.new(seeded_setup(setup, seed), log())
            play_some(POCKET_MARS, state, seeded(seed, "events"), 10_000)


def test_the_table_is_as_each_event_says() -> None:
    some_games(Watching)


def too_early(kind: type[Event]) -> type[Watching]:
    """A log that hears events of a kind while the state is still as it was at the event before."""

    class Early(Watching):
        before: Any = None

        def hear(self, state: Any, event: Event) -> None:
            then, self.before = self.before, POCKET_MARS.copy(state)
            super().hear(then if isinstance(event, kind) else state, event)

    return Early


TELLING = (
    events.Dealt,  # when all have been dealt their cards
    events.ActionFailed,
    events.AbilityUsed,
    events.Declined,
    events.AutomaActivated,
    events.AutomaIdle,
)
"""Events that change nothing on the table."""
CHANGES = [kind for kind in get_args(events.PocketMarsEvent) if kind not in TELLING]


@pytest.mark.parametrize("kind", CHANGES, ids=lambda kind: kind.__name__)
def test_an_event_told_too_early_is_found(kind: type[Event]) -> None:
    with pytest.raises(AssertionError):
        some_games(too_early(kind))
