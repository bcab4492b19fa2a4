"""A New Game: every round all play a card in secret, and the highest wins them all."""

from typing import Any, Final

from cosmodrome.core.asking import asking, drop, push
from cosmodrome.core.choice import NOTHING, Choice, Listing, Pick
from cosmodrome.core.event import Log
from cosmodrome.core.flow import SEALED, FlowGame, Playing, Step, awaited, begin, linked, set_table
from cosmodrome.core.imagine import Unseen, ask_again
from cosmodrome.core.meta import Meta, Setup, SetupError, View, foreign_view
from cosmodrome.core.picking import AskedSeat
from cosmodrome.core.pile import listed, packed
from cosmodrome.core.rng import Rng, seeded
from cosmodrome.core.seats import Standing, check_seat
from cosmodrome.games.skeleton import events
from cosmodrome.games.skeleton.views import SeatView, TableView

ROUNDS: Final = 5
CARDS: Final[list[dict[str, Any]]] = [
    {"id": f"star_{n}", "name": f"Star {n}", "value": n, "points": 1 + n % 3} for n in range(1, 31)
]
IDS: Final[list[str]] = [card["id"] for card in CARDS]
LISTED: Final = Listing(__name__)
PLAY: Final = [LISTED.pick("play", name, number) for number, name in enumerate(IDS)]


class Seat(AskedSeat):
    """Cards are numbers, places in CARDS."""

    hand: list[int]
    sealed: int
    won: list[int]


class State(Playing[Seat]):
    """Everything that is needed to go on; what every game has is in `Playing`."""


class Play(Step[State, Seat]):
    """The one step of a round. It is SEALED: all answer at once, and nothing shared moves before `finish`."""

    def enter(self, state: State) -> None:
        state.round += 1
        if state.log is not None:
            state.tell(events.RoundBegan(state.round))
        super().enter(state)

    def ask_seat(self, state: State, seat: Seat) -> None:
        push(seat, asking(0))

    def options(self, state: State, seat: Seat) -> list[Choice]:
        return [PLAY[card] for card in seat.hand]

    def betrays(self, state: State, seat: Seat) -> bool:
        """Whether who is not asked would betray hidden cards; that one card is left, everybody knows."""
        return len(seat.hand) > 1

    def take(self, state: State, seat: Seat, choice: Choice) -> None:
        assert isinstance(choice, Pick)
        seat.sealed = choice.value
        drop(seat)

    def finish(self, state: State) -> None:
        cards = [show(state, seat) for seat in state.seats]
        win(state, state.seats[cards.index(max(cards))], cards)
        if state.round == ROUNDS:
            state.over = True
            if state.log is not None:
                state.tell(events.GameEnded(standing(state).winners, standing(state).scores))


STEPS: Final = [Play("play", SEALED)]
linked(__name__, STEPS, again=0)


def show(state: State, seat: Seat) -> int:
    """Lay the sealed card open. Whatever moves cards is a function like this: it changes, then tells."""
    card, seat.sealed = seat.sealed, NOTHING
    seat.hand.remove(card)
    if state.log is not None:
        state.tell(events.Played(seat.number, IDS[card]))
    return card


def win(state: State, seat: Seat, cards: list[int]) -> None:
    seat.won = sorted(seat.won + cards)
    if state.log is not None:
        state.tell(events.Won(seat.number, names(cards)))


def names(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def standing(state: State) -> Standing:
    """Points a seat; ties are shared."""
    scores = [sum(CARDS[card]["points"] for card in seat.won) for seat in state.seats]
    return Standing(scores, [0 for _ in scores])


def fresh(seats: int, log: Log | None = None) -> State:
    state = State()
    set_table(state, [Seat() for _ in range(seats)], STEPS[0], log)
    for seat in state.seats:
        seat.hand, seat.sealed, seat.won = [], NOTHING, []
    return state


class NewGame(FlowGame[State]):
    """What doors ask of a game; `Game` in core/game.py says what else they may."""

    def __init__(self) -> None:
        self.meta = Meta(id="skeleton", title="A New Game", seats=(2, 3, 4), options=())
        self.choices, self.by_key = LISTED.all, LISTED.by_key
        self.purposes = ("play",)

    def new(self, setup: Setup, log: Log | None = None) -> State:
        self.meta.read_options(setup.options, setup.seats)
        if setup.script is not None:
            raise SetupError(f"script: {self.meta.id} cannot be scripted")
        state, deck = fresh(setup.seats, log), list(range(len(CARDS)))
        state.ask_anyway = setup.ask_anyway
        seeded(setup.seed, "deck").shuffle(deck)
        for seat in state.seats:
            seat.hand = sorted(deck[seat.number * ROUNDS : (seat.number + 1) * ROUNDS])
            if state.log is not None:
                state.tell(events.Dealt(seat.number, names(seat.hand)))
        begin(state, STEPS[0])
        return state

    def view(self, state: State, seat: int | None) -> View:
        if seat is not None:
            check_seat(seat, len(state.seats))
        own = fresh(1).seats[0] if seat is None else state.seats[seat]
        result = standing(state)
        return TableView(
            seat=seat,
            options={},
            round=state.round,
            phase="over" if state.over else state.now.phase,
            awaited=awaited(state),
            winners=result.winners if state.over else [],
            players=[
                SeatView(each.number, len(each.hand), names(each.won), score)
                for each, score in zip(state.seats, result.scores, strict=True)
            ],
            hand=names(own.hand),
            playing="" if own.sealed == NOTHING else IDS[own.sealed],
            todo=listed(own.todo),
            ask_anyway=state.ask_anyway,
        )

    def imagine(self, view: View, rng: Rng) -> State:
        """A table that looks like this from the view's seat: hands it has not seen are dealt from what is left."""
        if not isinstance(view, TableView):
            raise foreign_view(self.meta.id, view)
        state, unseen = fresh(len(view.players)), Unseen([1] * len(CARDS))
        state.round, state.over, state.ask_anyway = view.round, view.phase == "over", view.ask_anyway
        for seat, public in zip(state.seats, view.players, strict=True):
            seat.won = [IDS.index(card) for card in public.won]
            if seat.number == view.seat:
                seat.hand = [IDS.index(card) for card in view.hand]
                seat.sealed = IDS.index(view.playing) if view.playing else NOTHING
            unseen.seen(packed(seat.won + seat.hand))
        unseen.shuffle(rng)
        for seat, public in zip(state.seats, view.players, strict=True):
            if seat.number != view.seat:
                seat.hand = listed(unseen.hand(public.hand))
        ask_again(state, view.seat, view.awaited, view.todo, rng)
        return state

    def standing(self, state: State) -> Standing:
        return standing(state)

    def event_types(self) -> Any:
        return events.AnyEvent

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        return CARDS


GAME: Final = NewGame()
