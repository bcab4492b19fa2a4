"""R11 Who may see what of each event, by the rules."""

import pytest

from cosmodrome.core.event import Event, Log
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.game import POCKET_MARS

from ..sees import Sees, Shown, shown_to_each

SEES: Sees = {
    # A seat alone sees its own cards (R11.2) and those it looks at (R6.8).
    events.Dealt: Shown("seat count colours", own="cards"),  # R11.2
    events.Drafted: Shown("seat colour", own="card"),  # R9.2
    events.Prepared: Shown("seat count colours", own="cards"),  # R1.5, R7.5
    events.Peeked: Shown("seat owner why", own="cards"),  # R6.8
    events.Drew: Shown("seat count colours why", own="cards"),  # R11.2
    events.TookFromAutoma: Shown("seat colour why", own="card"),  # R10.4
    events.Buried: Shown("seat colour source why", own="card"),  # R11.4
    events.PrepReturned: Shown("seat colour why", own="card"),  # R11.2
    # All see the colours of hidden cards (R11.1), and what lies open or was played (R11.8).
    events.PacksPassed: Shown("count"),
    events.DraftEnded: Shown("cards"),
    events.RoundBegan: Shown("round"),
    events.TurnBegan: Shown("seat"),
    events.HandCardPlayed: Shown("seat card"),
    events.PlayedCardDiscarded: Shown("seat card"),
    events.PrepCardPlayed: Shown("seat card"),
    events.OtherCardPlayed: Shown("seat owner card"),
    events.Attached: Shown("seat card building value number beats"),
    events.Declined: Shown("seat what about"),
    events.ActionDone: Shown("seat card half cost energy"),
    events.ActionFailed: Shown("seat card half reason condition colour cost have lacks"),
    events.NothingDone: Shown("seat what about lacks"),
    events.AbilityUsed: Shown("seat building"),
    events.Launched: Shown("seat count why"),
    events.EnergyGained: Shown("seat count lost energy why"),
    events.Placed: Shown("seat building source why"),
    events.Promoted: Shown("seat owner building why"),
    events.Demoted: Shown("seat owner building why"),
    events.Swapped: Shown("seat up down building why"),
    events.CardsSwapped: Shown("seat building number why"),
    events.Covered: Shown("seat building colour source card why"),
    events.Discarded: Shown("seat cards source why"),
    events.OtherDiscarded: Shown("seat owner card why"),
    events.Reshuffled: Shown("count buried"),
    events.SystemFailed: Shown("cards"),
    events.AutomaActivated: Shown("cards colour"),
    events.AutomaLaunched: Shown("why"),
    events.AutomaPlaced: Shown("building why"),
    events.AutomaPromoted: Shown("building"),
    events.AutomaDemoted: Shown("owner building"),
    events.AutomaGainedEnergy: Shown("count energy"),
    events.AutomaDiscarded: Shown("cards"),
    events.AutomaIdle: Shown("colour"),
    events.AutomaRefilled: Shown("colours short"),
    events.GameEnded: Shown("causes scores ties winners automa outcome"),
}


def test_R11_1_every_event_is_spoken_of() -> None:
    assert set(SEES) == set(events.PocketMarsEvent.__args__)


@pytest.mark.parametrize("kind", SEES, ids=lambda kind: kind.__name__)
def test_R11_1_an_event_shows_each_seat_what_it_may_see(kind: type[Event]) -> None:
    shown_to_each(kind, SEES[kind])


def test_R6_10_a_covering_card_is_named_only_where_all_have_seen_it() -> None:
    """A card of the hand or of the deck goes face down unseen."""
    names: dict[str, set[bool]] = {}
    for seed in range(120):
        log = Log()
        state = POCKET_MARS.new(Setup(1, seed), log)
        POCKET_MARS.play_out(state, seeded(seed, "events"))
        for event in log:
            if isinstance(event, events.Covered):
                names.setdefault(event.source, set()).add(bool(event.card))
    assert names == {"this": {True}, "deck": {False}}
