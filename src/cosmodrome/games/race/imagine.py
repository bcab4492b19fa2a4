"""Full states that a seat could be in: what its view does not tell is dealt anew."""

from cosmodrome.core.asking import purpose_of
from cosmodrome.core.choice import Pick
from cosmodrome.core.pile import index_of, insert
from cosmodrome.core.rng import Rng
from cosmodrome.games.race.choices import ACTIONS, BY_KEY
from cosmodrome.games.race.flow import OVER, STEPS
from cosmodrome.games.race.purposes import DISCARD_FOR_VP, SPEND
from cosmodrome.games.race.setting_up import pack
from cosmodrome.games.race.state import NOTHING, Seat, State, call, fresh_seat
from cosmodrome.games.race.steps.consume import ask_cards, ask_goods
from cosmodrome.games.race.steps.step import Step
from cosmodrome.games.race.tables import EDITIONS, NUMBER_OF
from cosmodrome.games.race.views import RaceView, SeatView

# Stands for a face-down card until the unknown cards are dealt.
_UNKNOWN = NOTHING - 1


def numbers(names: list[str]) -> list[int]:
    return sorted(NUMBER_OF[name] for name in names)


def imagine(view: RaceView, rng: Rng) -> State:
    """A state whose view from the same seat equals `view`; hidden cards and sealed answers come from `rng`."""
    state = _public_part(view)
    for seat, told in zip(state.seats, view.players, strict=True):
        _public_seat(state, seat, told)
    call(state)
    if view.seat is not None:
        _own_part(state.seats[view.seat], view)
    _deal_unknown(state, view, rng)
    if state.step < OVER:
        for seat in state.seats:
            _question(state, seat, view, rng)
    return state


def _public_part(view: RaceView) -> State:
    state = State()
    state.log = None
    state.tables = EDITIONS[str(view.options["edition"])]
    state.seats = [fresh_seat(number) for number in range(len(view.players))]
    state.deck = []
    state.shown = numbers(view.shown)
    state.spent = []
    state.queues = None
    state.pool = view.pool
    state.round = view.round
    state.step = view.step
    state.first_game = bool(view.options["first_game"])
    state.experienced = bool(view.options["experienced"])
    state.new_start_worlds = bool(view.options["new_start_worlds"])
    state.revealed = any(told.actions for told in view.players)
    state.causes = view.causes[:]
    return state


def _public_seat(state: State, seat: Seat, told: SeatView) -> None:
    for each in told.tableau:
        card = NUMBER_OF[each.card]
        seat.tableau.append(card)
        seat.goods.append(_UNKNOWN if each.good else NOTHING)
        row = state.tables.sums[card]
        seat.sums = [total + more for total, more in zip(seat.sums, row, strict=True)]
    seat.chips = told.chips
    seat.acts = [ACTIONS.index(action) for action in told.actions]
    seat.placing = NUMBER_OF[told.revealed] if told.revealed else NOTHING
    seat.offers = [NUMBER_OF[world] for world in told.offers]
    seat.produced = told.produced[:]
    seat.unused = [_power(name) for name in told.powers_left]
    seat.power = _power(told.power) if told.power else NOTHING


def _power(name: str) -> int:
    use = BY_KEY[f"use:{name}"]
    assert isinstance(use, Pick)
    return use.value


def _own_part(seat: Seat, view: RaceView) -> None:
    seat.hand = numbers(view.hand)
    seat.looked = numbers(view.looked_at)
    seat.picked = [NUMBER_OF[name] for name in view.picked]
    seat.pool = numbers(view.candidates)
    seat.placing = NUMBER_OF[view.placing] if view.placing else NOTHING
    seat.acts = [ACTIONS.index(action) for action in view.chosen]
    seat.discards = numbers(view.discarded)
    seat.owed = view.owed
    seat.way = view.way
    seat.price = view.price


def _deal_unknown(state: State, view: RaceView, rng: Rng) -> None:
    """Deal every card the seat has not placed by sight: goods, the others' cards, the deck, discards."""
    cards = pack(state)[:]
    seen = state.shown[:]
    for seat in state.seats:
        seen += seat.tableau + seat.hand + seat.looked + seat.discards + seat.offers
        # A revealed card has left the hand; a sealed one is still in it.
        if view.players[seat.number].revealed:
            seen.append(seat.placing)
    for card in seen:
        cards.pop(index_of(cards, card))
    rng.shuffle(cards)
    for seat in state.seats:
        for at, good in enumerate(seat.goods):
            if good == _UNKNOWN:
                seat.goods[at] = cards.pop()
        if seat.number != view.seat:
            told = view.players[seat.number]
            for _ in range(told.hand):
                insert(seat.hand, cards.pop())
            for _ in range(told.looking_at):
                insert(seat.looked, cards.pop())
    state.deck = [cards.pop() for _ in range(view.deck)]
    state.spent = cards
    state.rng = rng.child()


def _question(state: State, seat: Seat, view: RaceView, rng: Rng) -> None:
    """Bring a seat to its open question, or past it by answers of `rng` if it has answered."""
    step = STEPS[state.step]
    owes = seat.number in view.awaited
    seat.todo = view.todo[seat.number][:]
    if seat.number == view.seat:
        if owes:
            seat.options = step.options(state, seat)
        return
    if step.in_turn():
        _public_question(state, seat)
        if owes:
            seat.options = step.options(state, seat)
        return
    step.ask_seat(state, seat)
    _answer(state, seat, step, None if owes else rng)
    if owes and not seat.options:
        # These cards would leave it nothing to choose; it has been asked all the same.
        seat.picked = []
        step.ask_seat(state, seat)
        seat.options = step.options(state, seat)


def _public_question(state: State, seat: Seat) -> None:
    """The picks of another seat in an open step begin anew: how far it has got is not seen."""
    if not seat.todo:
        return
    purpose = purpose_of(seat.todo[-1])
    if purpose == SPEND:
        seat.todo.pop()
        ask_goods(state.tables, seat, seat.power)
    elif purpose == DISCARD_FOR_VP:
        seat.todo.pop()
        ask_cards(state.tables, seat, seat.power)


def _answer(state: State, seat: Seat, step: Step, rng: Rng | None) -> None:
    """Answer a sealed step, by chance where there is a choice; without `rng` stop there."""
    while seat.todo:
        options = step.options(state, seat)
        if not options:
            seat.todo.pop()
        elif len(options) == 1:
            step.take(state, seat, options[0])
        elif rng is None:
            seat.options = options
            return
        else:
            step.take(state, seat, options[int(rng.below(len(options)))])
