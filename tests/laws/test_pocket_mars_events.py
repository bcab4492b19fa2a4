"""Change, then tell: at every event the table of Pocket Mars is already as it says, and no card is missing."""

from typing import Any, get_args

import pytest

from cosmodrome.core.event import Event, Log
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
# Who may see what, from the rules: a seat its own cards (R11.2) and those it looks at (R6.8); all see the colours of
# hidden cards (R11.1), and what lies open or was played (R11.8).
ITS_SEAT_ALONE: dict[type[Event], tuple[str, ...]] = {
    events.Dealt: ("cards",),  # R11.2
    events.Drafted: ("card",),  # R9.2
    events.Prepared: ("cards",),  # R1.5, R7.5
    events.Drew: ("cards",),  # R11.2
    events.TookFromAutoma: ("card",),  # R10.4
    events.Peeked: ("cards",),  # R6.8
    events.Buried: ("card",),  # R11.4
    events.PrepReturned: ("card",),  # R11.2
}
"""The fields that only the event's seat sees; everything else is for all."""
OPEN = (
    events.PacksPassed, events.DraftEnded, events.RoundBegan, events.TurnBegan, events.HandCardPlayed,
    events.PlayedCardDiscarded, events.PrepCardPlayed, events.OtherCardPlayed, events.Attached, events.Declined,
    events.ActionDone, events.ActionFailed, events.AbilityUsed, events.Launched, events.EnergyGained, events.Placed,
    events.Promoted, events.Demoted, events.Swapped, events.CardsSwapped, events.Covered, events.Discarded,
    events.OtherDiscarded, events.Reshuffled, events.SystemFailed, events.AutomaActivated, events.AutomaLaunched,
    events.AutomaPlaced, events.AutomaPromoted, events.AutomaDemoted, events.AutomaGainedEnergy,
    events.AutomaDiscarded, events.AutomaIdle, events.AutomaRefilled, events.GameEnded,
)  # fmt: skip
"""Events of which everybody sees everything."""


def check_secrets() -> None:
    assert {*ITS_SEAT_ALONE, *OPEN} == set(get_args(events.PocketMarsEvent))
    for kind in (*ITS_SEAT_ALONE, *OPEN):
        assert set(kind.secret) == set(ITS_SEAT_ALONE.get(kind, ())), kind.__name__
        assert not kind.unheard, kind.__name__


def test_each_event_is_seen_by_those_who_may_see_it() -> None:
    check_secrets()


@pytest.mark.parametrize("kind", ITS_SEAT_ALONE, ids=lambda kind: kind.__name__)
def test_a_secret_that_all_would_see_is_found(kind: type[Event], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kind, "secret", ())
    with pytest.raises(AssertionError, match=kind.__name__):
        check_secrets()


def test_a_covering_card_is_named_only_where_all_have_seen_it() -> None:
    """R6.10: a card of the hand or of the deck goes face down unseen."""
    names: dict[str, set[bool]] = {}
    for seed in range(120):
        log = Log()
        state = POCKET_MARS.new(seeded_setup(SETUPS[0], seed), log)
        play_some(POCKET_MARS, state, seeded(seed, "events"), 10_000)
        for event in log:
            if isinstance(event, events.Covered):
                names.setdefault(event.source, set()).add(bool(event.card))
    assert names == {"this": {True}, "deck": {False}}


CHANGES = [kind for kind in get_args(events.PocketMarsEvent) if kind not in TELLING]


@pytest.mark.parametrize("kind", CHANGES, ids=lambda kind: kind.__name__)
def test_an_event_told_too_early_is_found(kind: type[Event]) -> None:
    with pytest.raises(AssertionError):
        some_games(too_early(kind))
