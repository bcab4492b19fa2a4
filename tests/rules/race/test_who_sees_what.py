"""R2.7 Who may see what of each event, told by the rules and held against what the events keep secret."""

from typing import Any

import msgspec
import pytest

from cosmodrome.core.event import Event
from cosmodrome.games.race import events

ALL, OWN = "all", "own"
SEES: dict[type[Event], dict[str, str]] = {
    # Cards on their way into a hand, or out of it face down, are known to that seat alone; how many is public.
    events.Dealt: {"seat": ALL, "count": ALL, "cards": OWN},
    events.StartCardsDiscarded: {"seat": ALL, "count": ALL, "cards": OWN},
    events.Explored: {"seat": ALL, "count": ALL, "cards": OWN},
    events.Kept: {"seat": ALL, "count": ALL, "away": ALL, "cards": OWN, "discarded": OWN},
    events.Drew: {"seat": ALL, "count": ALL, "why": ALL, "cards": OWN},
    events.Developed: {"seat": ALL, "card": ALL, "price": ALL, "paid": OWN},
    events.Settled: {"seat": ALL, "card": ALL, "price": ALL, "paid": OWN},
    events.HandCardsConsumed: {"seat": ALL, "card": ALL, "count": ALL, "vp": ALL, "cards": OWN},
    events.DiscardedToProduce: {"seat": ALL, "card": ALL, "count": ALL, "cards": OWN},
    events.DiscardedToLimit: {"seat": ALL, "count": ALL, "cards": OWN},
    # What is revealed, tableaux, goods but for their faces, and chips are public.
    events.StartWorldsOffered: {"seat": ALL, "worlds": ALL},
    events.Started: {"seat": ALL, "world": ALL},
    events.RoundBegan: {"round": ALL},
    events.ActionsRevealed: {"actions": ALL},
    events.PhaseBegan: {"phase": ALL, "bonus": ALL},
    events.Revealed: {"seat": ALL, "card": ALL},
    events.Declined: {"seat": ALL, "phase": ALL},
    events.Conquered: {"seat": ALL, "card": ALL, "military": ALL, "defense": ALL},
    events.TableauCardDiscarded: {"seat": ALL, "card": ALL, "world": ALL},
    events.GoodPlaced: {"seat": ALL, "world": ALL, "good": ALL, "why": ALL},
    events.Sold: {"seat": ALL, "world": ALL, "good": ALL, "value": ALL, "why": ALL},
    events.Consumed: {"seat": ALL, "card": ALL, "worlds": ALL, "vp": ALL, "cards": ALL},
    events.ConsumptionDeclined: {"seat": ALL},
    events.Gambled: {"seat": ALL, "guess": ALL, "card": ALL, "won": ALL},
    events.Reshuffled: {"count": ALL},
    events.GameEnded: {"causes": ALL, "scores": ALL, "ties": ALL, "winners": ALL},
}

SAMPLES: dict[str, Any] = {
    "cards": ["gem_world"],
    "discarded": ["gem_world"],
    "paid": ["gem_world"],
    "causes": ["points"],
    "scores": [50],
    "ties": [1],
    "winners": [0],
}
"""A value of each field that is no small number or name."""


def sample(kind: type[Event]) -> Event:
    """An event of this kind that happened to seat 1."""
    fields: dict[str, Any] = {field: SAMPLES.get(field, 1) for field in kind.__struct_fields__}
    return kind(**fields)


def test_R2_7_every_event_is_spoken_of() -> None:
    assert set(SEES) == set(events.RaceEvent.__args__)


@pytest.mark.parametrize("kind", SEES, ids=lambda kind: kind.__name__)
def test_R2_7_an_event_shows_each_seat_what_it_may_see(kind: type[Event]) -> None:
    wanted = SEES[kind]
    assert set(kind.__struct_fields__) == set(wanted)
    assert not kind.unheard and kind.audience is Event.audience
    whole = msgspec.structs.asdict(sample(kind))
    for viewer in (None, 0, 1, 2):
        twin = sample(kind).seen_by(viewer)
        assert twin is not None
        seen = msgspec.structs.asdict(twin)
        for field, who in wanted.items():
            assert seen[field] == (whole[field] if who == ALL or viewer == 1 else None), (field, viewer)
