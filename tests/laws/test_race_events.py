"""Change, then tell: at every event the table of Race is already as it says, and no card is missing."""

from typing import Any, get_args

import pytest

from cosmodrome.core.event import Event
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.race import events
from cosmodrome.games.race.game import RACE

from .laws import play_some
from .race_facts import Watching
from .tables import every_setup, seeded_setup

SETUPS = [setup for name, setup in every_setup() if name == "race"]
FULL = Setup(4, 10, {"edition": "second", "new_start_worlds": True}, ask_anyway=True)
"""A game in which every kind of event happens."""


def some_game(log: type[Watching], setup: Setup) -> Watching:
    heard = log()
    state = RACE.new(setup, heard)
    play_some(RACE, state, seeded(setup.seed, "events"), 10_000)
    return heard


@pytest.mark.parametrize("at", range(0, len(SETUPS), 4))
def test_the_table_is_as_each_event_says(at: int) -> None:
    some_game(Watching, seeded_setup(SETUPS[at], at))


def test_every_kind_of_event_is_looked_at() -> None:
    assert {type(event) for event in some_game(Watching, FULL)} == set(get_args(events.RaceEvent))


def too_early(kind: type[Event]) -> type[Watching]:
    """A log that hears events of a kind while the state is still as it was at the event before."""

    class Early(Watching):
        before: Any = None

        def hear(self, state: Any, event: Event) -> None:
            then, self.before = self.before, RACE.copy(state)
            super().hear(then if isinstance(event, kind) and then is not None else state, event)

    return Early


TELLING = (
    events.Dealt,  # when all have been dealt their cards
    events.StartWorldsOffered,
    events.Declined,
    events.ConsumptionDeclined,
)
"""Events that change nothing on the table."""
CHANGES = [kind for kind in get_args(events.RaceEvent) if kind not in TELLING]


@pytest.mark.parametrize("kind", CHANGES, ids=lambda kind: kind.__name__)
def test_an_event_told_too_early_is_found(kind: type[Event]) -> None:
    with pytest.raises(AssertionError):
        some_game(too_early(kind), FULL)


SECRETS = [kind for kind in get_args(events.RaceEvent) if kind.secret]


@pytest.mark.parametrize("kind", SECRETS, ids=lambda kind: kind.__name__)
def test_a_secret_that_is_told_is_found(kind: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind, "secret", ())
    with pytest.raises(AssertionError, match="learns"):
        some_game(Watching, FULL)
