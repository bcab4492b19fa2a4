"""R3.4 Who may see what of each event, told by the rules and held against what the events keep secret."""

from typing import Any

import msgspec
import pytest

from cosmodrome.core.event import Event
from cosmodrome.games.jump_drive import events

ALL, OWN = "all", "own"
SEES: dict[type[Event], dict[str, str]] = {
    # Cards on their way into a hand, or out of it face down, are known to that seat alone; how many is public.
    events.Dealt: {"seat": ALL, "count": ALL, "cards": OWN},
    events.StartCardsDiscarded: {"seat": ALL, "count": ALL, "cards": OWN},
    events.Paid: {"seat": ALL, "count": ALL, "cards": OWN},
    events.Drew: {"seat": ALL, "count": ALL, "cards": OWN},
    events.Explored: {"seat": ALL, "icons": ALL, "count": ALL, "cards": OWN},
    events.ExploreDiscarded: {"seat": ALL, "count": ALL, "cards": OWN},
    events.IncomeDrawn: {"seat": ALL, "income": ALL, "count": ALL, "cards": OWN},
    events.DiscardedToLimit: {"seat": ALL, "count": ALL, "cards": OWN},
    # What is revealed, empires, VP and income are public.
    events.RoundBegan: {"round": ALL},
    events.Revealed: {"seat": ALL, "development": ALL, "world": ALL, "exploring": ALL},
    events.Developed: {"seat": ALL, "card": ALL, "price": ALL},
    events.Settled: {"seat": ALL, "card": ALL, "price": ALL, "contact": ALL, "second": ALL},
    events.Conquered: {"seat": ALL, "card": ALL, "military": ALL, "defense": ALL, "second": ALL},
    events.ConvoyDiscarded: {"seat": ALL, "card": ALL, "world": ALL},
    events.PropagandaMoved: {"seat": ALL, "giver": ALL, "card": ALL, "military": ALL},
    events.Scored: {"seat": ALL, "vp": ALL, "total": ALL, "income": ALL},
    events.Reshuffled: {"count": ALL},
    events.GameEnded: {"causes": ALL, "scores": ALL, "ties": ALL, "winners": ALL},
}

SAMPLES: dict[str, Any] = {
    "cards": ["gem_world"],
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


def test_R3_4_every_event_is_spoken_of() -> None:
    assert set(SEES) == set(events.JumpDriveEvent.__args__)


@pytest.mark.parametrize("kind", SEES, ids=lambda kind: kind.__name__)
def test_R3_4_an_event_shows_each_seat_what_it_may_see(kind: type[Event]) -> None:
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
