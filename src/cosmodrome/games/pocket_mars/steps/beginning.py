"""The beginning: the draft, where it is played, and the first prep cards (sealed)."""

from cosmodrome.core.choice import Choice
from cosmodrome.core.picking import note_pick, pick_options
from cosmodrome.core.pile import index_of, insert
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.choices import KEEP, PREPARE
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.setting_up import PREPARED
from cosmodrome.games.pocket_mars.state import Seat, State, blur, colours, discard, names, prepare
from cosmodrome.games.pocket_mars.steps.step import Step, ask_for
from cosmodrome.games.pocket_mars.tables import IDS, SUIT


def tell_dealt(state: State) -> None:
    if state.log is not None:
        for number in range(state.rules.seats):
            seat = state.players[number]
            cards = seat.pack + seat.hand
            state.tell(events.Dealt(number, len(cards), colours(cards), names(cards)))


class Draft(Step):
    """R9 Each seat keeps one card of its pack; the packs go round until one card each is left."""

    def sealed(self) -> bool:
        return True

    def enter(self, state: State) -> None:
        for number in range(state.rules.seats):
            self.ask_seat(state, state.players[number])

    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, seat.pack[:], 1 if len(seat.pack) > 1 else 0)

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, KEEP)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        note_pick(seat, choice)

    def finish(self, state: State) -> None:
        seats = state.rules.seats
        for number in range(seats):
            seat = state.players[number]
            card = seat.picked[0]
            blur(state, seat.pack, card, seat)
            seat.pack.pop(index_of(seat.pack, card))
            insert(seat.hand, card)
            seat.picked = []
            if state.log is not None:
                state.tell(events.Drafted(number, COLOURS[SUIT[card]], IDS[card]))
        left = len(state.players[0].pack)
        if left == 1:  # R9.4
            away = [state.players[number].pack[0] for number in range(seats)]
            for number in range(seats):
                state.players[number].pack = []
                discard(state, away[number])
            state.tell(events.DraftEnded(names(away)))
            return
        # R9.3 to the left, so each pack comes from the seat before
        packs = [state.players[number].pack for number in range(seats)]
        for number in range(seats):
            seat = state.players[number]
            seat.pack = packs[number - 1]
            for card in seat.pack:
                state.known[card] |= 1 << number
        state.tell(events.PacksPassed(left))


class Prepare(Step):
    """R1.5 Each seat puts two of its four cards into its prep module."""

    def sealed(self) -> bool:
        return True

    def enter(self, state: State) -> None:
        for number in range(state.rules.seats):
            self.ask_seat(state, state.players[number])

    def ask_seat(self, state: State, seat: Seat) -> None:
        ask_for(seat, seat.hand[:], min(PREPARED, len(seat.hand)))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return pick_options(seat, PREPARE)

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        note_pick(seat, choice)

    def finish(self, state: State) -> None:
        for number in range(state.rules.seats):
            seat = state.players[number]
            prepare(state, seat, seat.picked)
            seat.picked = []
