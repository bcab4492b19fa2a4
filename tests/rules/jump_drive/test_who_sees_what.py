"""R3.4 Who may see what of each event, by the rules."""

import pytest

from cosmodrome.core.event import Event
from cosmodrome.games.jump_drive import events

from ..sees import Sees, Shown, shown_to_each

SEES: Sees = {
    # Cards on their way into a hand, or out of it face down, are known to that seat alone; how many is public.
    events.Dealt: Shown("seat count", own="cards"),
    events.StartCardsDiscarded: Shown("seat count", own="cards"),
    events.Paid: Shown("seat count", own="cards"),
    events.Drew: Shown("seat count", own="cards"),
    events.Explored: Shown("seat icons count", own="cards"),
    events.ExploreDiscarded: Shown("seat count", own="cards"),
    events.IncomeDrawn: Shown("seat income count", own="cards"),
    events.DiscardedToLimit: Shown("seat count", own="cards"),
    # What is revealed, empires, VP and income are public.
    events.RoundBegan: Shown("round"),
    events.Revealed: Shown("seat development world exploring"),
    events.Developed: Shown("seat card price"),
    events.Settled: Shown("seat card price contact second"),
    events.Conquered: Shown("seat card military defense second"),
    events.ConvoyDiscarded: Shown("seat card world"),
    events.PropagandaMoved: Shown("seat giver card military"),
    events.Scored: Shown("seat vp total income"),
    events.Reshuffled: Shown("count"),
    events.GameEnded: Shown("causes scores ties winners"),
}


def test_R3_4_every_event_is_spoken_of() -> None:
    assert set(SEES) == set(events.JumpDriveEvent.__args__)


@pytest.mark.parametrize("kind", SEES, ids=lambda kind: kind.__name__)
def test_R3_4_an_event_shows_each_seat_what_it_may_see(kind: type[Event]) -> None:
    shown_to_each(kind, SEES[kind])
