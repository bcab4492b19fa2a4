"""R2.7 Who may see what of each event, by the rules."""

import pytest

from cosmodrome.core.event import Event
from cosmodrome.games.race import events

from ..sees import Sees, Shown, shown_to_each

SEES: Sees = {
    # Cards on their way into a hand, or out of it face down, are known to that seat alone; how many is public.
    events.Dealt: Shown("seat count", own="cards"),
    events.StartCardsDiscarded: Shown("seat count", own="cards"),
    events.Explored: Shown("seat count", own="cards"),
    events.Kept: Shown("seat count away", own="cards discarded"),
    events.Drew: Shown("seat count why", own="cards"),
    events.Developed: Shown("seat card price", own="paid"),
    events.Settled: Shown("seat card price", own="paid"),
    events.HandCardsConsumed: Shown("seat card count vp", own="cards"),
    events.DiscardedToProduce: Shown("seat card count", own="cards"),
    events.DiscardedToLimit: Shown("seat count", own="cards"),
    # What is revealed, tableaux, goods but for their faces, and chips are public.
    events.StartWorldsOffered: Shown("seat worlds"),
    events.Started: Shown("seat world"),
    events.RoundBegan: Shown("round"),
    events.ActionsRevealed: Shown("actions"),
    events.PhaseBegan: Shown("phase bonus"),
    events.Revealed: Shown("seat card"),
    events.Declined: Shown("seat phase", own="could"),
    events.Conquered: Shown("seat card military defense"),
    events.Hired: Shown("seat count world", own="cards"),
    events.DeclinedSecond: Shown("seat", own="could"),
    events.TableauCardDiscarded: Shown("seat card world"),
    events.GoodPlaced: Shown("seat world good why"),
    events.Sold: Shown("seat world good value why"),
    events.Consumed: Shown("seat card worlds vp cards"),
    events.ConsumptionDeclined: Shown("seat cards"),
    events.BonusUnused: Shown("seat about"),
    events.PowersUnused: Shown("seat cards goods"),
    events.Gambled: Shown("seat guess card won"),
    events.GoalsLaidOut: Shown("goals"),
    events.GoalClaimed: Shown("seat goal vp"),
    events.GoalTaken: Shown("seat goal vp loser"),
    events.GoalReturned: Shown("seat goal"),
    events.GoalTied: Shown("seat goal vp"),
    events.Reshuffled: Shown("count"),
    events.OwnReshuffled: Shown("seat count"),
    events.StartWorldsDrawn: Shown("seat count", own="cards"),
    events.PacksDealt: Shown("number rounds count left"),
    events.PacksPassed: Shown("count"),
    events.Drafted: Shown("seat count", own="cards"),
    events.DraftEnded: Shown("count out"),
    events.GameEnded: Shown("causes scores ties winners"),
}


def test_R2_7_every_event_is_spoken_of() -> None:
    assert set(SEES) == set(events.RaceEvent.__args__)


@pytest.mark.parametrize("kind", SEES, ids=lambda kind: kind.__name__)
def test_R2_7_an_event_shows_each_seat_what_it_may_see(kind: type[Event]) -> None:
    shown_to_each(kind, SEES[kind])
