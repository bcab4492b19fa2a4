"""A New Game: every round all play a card in secret, and the highest wins them all."""

from typing import Any, Final

from cosmodrome.core.asking import asking, drop, push
from cosmodrome.core.choice import Choice, Listing
from cosmodrome.core.event import GameEnded, RoundBegan
from cosmodrome.core.flow import SEALED, Step, linked
from cosmodrome.core.meta import Meta
from cosmodrome.core.picking import AskedSeat
from cosmodrome.core.rng import Rng
from cosmodrome.core.seats import Standing
from cosmodrome.core.small_game import SmallGame, Table
from cosmodrome.games.skeleton import events
from cosmodrome.games.skeleton.views import SeatView, TableView

ROUNDS: Final = 5
NUMBERS: Final = {"rounds": ROUNDS}
META: Final = Meta(id="skeleton", title="A New Game", seats=(2, 3, 4), options=(), numbers=NUMBERS)
DEALT: Final = 6
CARDS: Final[list[dict[str, Any]]] = [
    {"id": f"star_{n}", "name": f"Star {n}", "value": n, "points": 1 + n % 3} for n in range(1, 31)
]
FACTS: Final[dict[str, dict[str, Any]]] = {card["id"]: card for card in CARDS}
LISTED: Final = Listing(__name__)
PLAY: Final = [LISTED.pick("play", card, number) for number, card in enumerate(FACTS)]


class Seat(AskedSeat):
    """Cards by their ids."""

    hand: list[str]
    sealed: str
    won: list[str]


class State(Table[Seat]):
    """Everything that is needed to go on; what every game has is in `Playing`."""


class Play(Step[State, Seat]):
    """The one step of a round. It is SEALED: all answer at once, and nothing shared moves before `finish`."""

    def enter(self, state: State) -> None:
        state.round += 1
        state.tell(RoundBegan(state.round))
        super().enter(state)

    def ask_seat(self, state: State, seat: Seat) -> None:
        push(seat, asking(0))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return [play for play in PLAY if play.subject in seat.hand]

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        seat.sealed = choice.subject
        drop(seat)

    def finish(self, state: State) -> None:
        cards = [show(state, seat) for seat in state.seats]
        best = max(cards, key=lambda card: int(FACTS[card]["value"]))
        win(state, state.seats[cards.index(best)], cards)
        if state.round == ROUNDS:
            state.over = True
            end = GAME.standing(state)
            state.tell(GameEnded([], end.scores, end.ties, end.winners))


STEPS: Final = [Play("play", SEALED)]
linked(__name__, STEPS, again=0)


def show(state: State, seat: Seat) -> str:
    """Lay the sealed card open. Whatever moves cards is a function like this: it changes, then tells."""
    card, seat.sealed = seat.sealed, ""
    seat.hand.remove(card)
    state.tell(events.Played(seat.number, card))
    return card


def win(state: State, seat: Seat, cards: list[str]) -> None:
    seat.won += cards
    state.tell(events.Won(seat.number, cards))


def points(seat: Seat) -> int:
    return sum(FACTS[card]["points"] for card in seat.won)


class NewGame(SmallGame[State]):
    """What is its own; `SmallGame` in core/small_game.py says what else it can override."""

    def __init__(self) -> None:
        super().__init__(META, LISTED, STEPS, TableView, events.AnyEvent, ("play",))

    def fresh_table(self) -> State:
        return State()

    def fresh_seat(self) -> Seat:
        seat = Seat()
        seat.hand, seat.sealed, seat.won = [], "", []
        return seat

    def deal(self, state: State, rng: Rng) -> None:
        deck = list(FACTS)
        rng.shuffle(deck)
        for seat in state.seats:
            dealt = [deck.pop() for _ in range(DEALT)]
            seat.hand = [card for card in FACTS if card in dealt]
            state.tell(events.Dealt(seat.number, seat.hand[:]))

    def look(self, state: State, own: Seat) -> TableView:
        players = [SeatView(seat.number, len(seat.hand), seat.won[:], points(seat)) for seat in state.seats]
        return TableView(players=players, hand=own.hand[:], playing=own.sealed)

    def guess(self, state: State, view: TableView, rng: Rng) -> None:
        """Hands that the viewer has not seen are dealt from the cards it has not seen."""
        for seat, public in zip(state.seats, view.players, strict=True):
            seat.won = public.won[:]
        if view.seat is not None:
            own = state.seats[view.seat]
            own.hand, own.sealed = view.hand[:], view.playing
        seen = [card for seat in state.seats for card in seat.hand + seat.won]
        unseen = [card for card in FACTS if card not in seen]
        rng.shuffle(unseen)
        for seat, public in zip(state.seats, view.players, strict=True):
            if seat.number != view.seat:
                seat.hand = [unseen.pop() for _ in range(public.hand)]

    def standing(self, state: State) -> Standing:
        """Points a seat; ties are shared."""
        return Standing([points(seat) for seat in state.seats], [0 for _ in state.seats])

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        return CARDS


GAME: Final = NewGame()
