"""Change, then tell: whenever an event is told, Jump Drive's table is already as it says, and no card is missing."""

from typing import Any

import pytest

from cosmodrome.core.event import Event
from cosmodrome.core.rng import seeded
from cosmodrome.games.jump_drive import events
from cosmodrome.games.jump_drive.game import JUMP_DRIVE

from .jump_drive_facts import Watching
from .laws import play_some
from .tables import every_setup, seeded_setup

SETUPS = [setup for name, setup in every_setup() if name == "jump_drive"]


def some_games(log: type[Watching], games: int) -> None:
    for setup in SETUPS:
        for seed in range(games):
            state = JUMP_DRIVE.new(seeded_setup(setup, seed), log())
            play_some(JUMP_DRIVE, state, seeded(seed, "events"), 10_000)


def test_the_table_is_as_each_event_says() -> None:
    some_games(Watching, 4)


def too_early(kind: type[Event]) -> type[Watching]:
    """A log that hears events of a kind while the state is still as it was at the event before."""

    class Early(Watching):
        before: Any = None

        def hear(self, state: Any, event: Event) -> None:
            then, self.before = self.before, JUMP_DRIVE.copy(state)
            super().hear(then if isinstance(event, kind) else state, event)

    return Early


CHANGES = [
    kind for kind in events.JumpDriveEvent.__args__ if kind not in (events.Dealt, events.Revealed)
]  # which are told when all hands are dealt, or all cards revealed


@pytest.mark.parametrize("kind", CHANGES, ids=lambda kind: kind.__name__)
def test_an_event_told_too_early_is_found(kind: type[Event]) -> None:
    with pytest.raises(AssertionError):
        some_games(too_early(kind), 4)


SECRETS = [kind for kind in events.JumpDriveEvent.__args__ if kind.secret]


def test_events_that_name_cards_have_secrets() -> None:
    assert len(SECRETS) == 8


@pytest.mark.parametrize("kind", SECRETS, ids=lambda kind: kind.__name__)
def test_a_secret_that_is_told_is_found(kind: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind, "secret", ())
    with pytest.raises(AssertionError, match="learns"):
        some_games(Watching, 4)
