"""The beginning: start worlds, where there are several to choose from, and the first discards (sealed)."""

from cosmodrome.core.asking import asking, drop, purpose_of, push, top
from cosmodrome.core.choice import NOTHING, Choice, Pick
from cosmodrome.core.deck import discard_picked
from cosmodrome.core.picking import ask_for, pick_options, take_pick
from cosmodrome.core.pile import packed
from cosmodrome.games.race import events, purposes
from cosmodrome.games.race.choices import DISCARD, START
from cosmodrome.games.race.draft.atoms import draw_hands
from cosmodrome.games.race.reckoning import kept_at_start
from cosmodrome.games.race.state import Seat, State, names, start
from cosmodrome.games.race.steps.step import Step
from cosmodrome.games.race.tiles import TILES


def tell_goals(state: State) -> None:
    if state.log is not None and state.goals:
        state.tell(events.GoalsLaidOut([TILES[tile].id for tile in state.goals]))


class Begin(Step):
    """R1.3 to R1.9, R10.7 to R10.9. Hands, offers and scripted discards are dealt by game.py."""

    def __init__(self) -> None:
        super().__init__("start")

    def enter(self, state: State) -> None:
        if state.whose == NOTHING:
            tell_goals(state)
        else:
            draw_hands(state)
        if state.log is not None:
            for seat in state.seats:
                hand = names(state, seat.hand)
                state.tell(events.Dealt(seat.number, len(hand), hand))
        for seat in state.seats:
            if len(seat.offers) == 1:  # R1.4 it lies open before anybody discards
                start(state, seat, seat.offers[0])
            elif state.log is not None and seat.own is None:
                state.tell(events.StartWorldsOffered(seat.number, names(state, packed(seat.offers))))
        for seat in state.seats:
            self.ask_seat(state, seat)

    def ask_seat(self, state: State, seat: Seat) -> None:
        world = seat.tableau[0] if len(seat.tableau) > 0 else NOTHING
        kept = kept_at_start(state.tables, world)
        if len(seat.picked) == 0 and len(seat.hand) > kept:
            ask_for(seat, asking(purposes.START_DISCARD), seat.hand, len(seat.hand) - kept)
        if seat.offers:
            push(seat, asking(purposes.START_WORLD))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        if purpose_of(top(seat)) == purposes.START_DISCARD:
            return pick_options(seat, DISCARD)
        offers: list[Choice] = [START[world] for world in sorted(seat.offers)]
        return offers

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        if purpose_of(top(seat)) == purposes.START_DISCARD:
            take_pick(seat, choice)
            return
        assert isinstance(choice, Pick)
        drop(seat)
        seat.placing = choice.value
        if len(seat.todo) > 0:  # R13.6 the discards are asked next
            seat.owed = len(seat.hand) - kept_at_start(state.tables, seat.placing)

    def finish(self, state: State) -> None:
        for seat in state.seats:
            if seat.offers:
                start(state, seat, seat.placing)
        for seat in state.seats:
            if len(seat.picked) > 0:
                away = discard_picked(seat)
                if state.log is not None:
                    state.tell(events.StartCardsDiscarded(seat.number, len(away), names(state, away)))
