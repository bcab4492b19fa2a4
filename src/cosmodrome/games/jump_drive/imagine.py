"""Full states that a seat could be in: what its view does not tell is dealt anew."""

from cosmodrome.core.asking import drop
from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import empty, index_of, insert, packed
from cosmodrome.core.rng import Rng
from cosmodrome.games.jump_drive.choices import WAYS
from cosmodrome.games.jump_drive.flow import OVER, STEPS
from cosmodrome.games.jump_drive.reckoning import joined
from cosmodrome.games.jump_drive.state import Seat, State, fresh_seat
from cosmodrome.games.jump_drive.steps.step import Step
from cosmodrome.games.jump_drive.tables import NUMBER_OF, SURVEY_TEAM, Tables
from cosmodrome.games.jump_drive.views import JumpDriveView, SeatView


def numbers(names: list[str]) -> list[int]:
    return sorted(NUMBER_OF[name] for name in names)


def number(name: str) -> int:
    """The number of a card, NOTHING for ""."""
    return NUMBER_OF[name] if name else NOTHING


def way_of(name: str) -> int:
    return WAYS.index(name) if name else NOTHING


def imagine(tables: Tables, view: JumpDriveView, rng: Rng) -> State:
    """A state whose view from the same seat equals `view`; hidden cards and sealed answers come from `rng`."""
    state = State()
    state.log = None
    state.todo = empty()
    state.tables = tables
    state.seats = [fresh_seat(at) for at in range(len(view.players))]
    state.deck = []
    state.shown = numbers(view.shown)
    state.lost = []
    state.queues = None
    state.round = view.round
    state.step = view.step
    state.sealed = True
    state.first_game = bool(view.options["first_game"])
    state.colony_convoy_waits = bool(view.options["colony_convoy_waits"])
    state.ended = view.step == OVER
    for seat, told in zip(state.seats, view.players, strict=True):
        _public_seat(tables, seat, told)
    if view.seat is not None:
        _own_part(state.seats[view.seat], view)
    _deal_unknown(state, view, rng)
    if state.step < OVER:
        for seat in state.seats:
            _question(state, seat, view, rng)
    return state


def unseen(tables: Tables, view: JumpDriveView) -> list[int]:
    """The cards that may be in the others' hands, in the deck, or among what others have discarded; rising."""
    names = view.shown + view.hand + view.discarded
    for told in view.players:
        names = [*names, *told.empire, *told.coming]
    cards = tables.deck[:]
    for name in names:
        card = NUMBER_OF[name]
        if card != SURVEY_TEAM:
            cards.pop(index_of(cards, card))
    return cards


def _public_seat(tables: Tables, seat: Seat, told: SeatView) -> None:
    for name in told.empire:
        card = NUMBER_OF[name]
        seat.empire.append(card)
        seat.sums = joined(tables, seat.sums, card)
    seat.survey_teams = told.survey_teams
    seat.vp = told.vp
    seat.vps = told.vps[:]
    seat.incomes = told.incomes[:]
    seat.income = told.incomes[-1] if told.incomes else 0
    seat.development = number(told.development)
    seat.world = number(told.world)
    seat.second = number(told.second)
    seat.coming = [NUMBER_OF[name] for name in told.coming]
    seat.exploring = told.exploring
    seat.drawn = told.drawn
    seat.way = way_of(told.way)
    seat.used = told.military_used


def _own_part(seat: Seat, view: JumpDriveView) -> None:
    seat.hand = numbers(view.hand)
    seat.picked = packed([NUMBER_OF[name] for name in view.picked])
    seat.pool = packed(numbers(view.candidates))
    seat.development = number(view.development)
    seat.world = number(view.world)
    seat.second = number(view.second)
    seat.exploring = view.exploring
    seat.way = way_of(view.way)
    seat.development_price = view.development_price
    seat.world_price = view.world_price
    seat.second_price = view.second_price
    seat.discards = numbers(view.discarded)
    seat.todo = packed(view.todo)
    seat.owed = view.owed


def _deal_unknown(state: State, view: JumpDriveView, rng: Rng) -> None:
    """Deal every card the seat has not placed by sight: the others' hands, the deck, the discards."""
    cards = unseen(state.tables, view)
    rng.shuffle(cards)
    for seat in state.seats:
        if seat.number != view.seat:
            for _ in range(view.players[seat.number].hand):
                insert(seat.hand, cards.pop())
    state.deck = [cards.pop() for _ in range(view.deck)]
    state.lost = cards
    state.rng = rng.child()


def _question(state: State, seat: Seat, view: JumpDriveView, rng: Rng) -> None:
    """Bring a seat to its open question, or past it by answers of `rng` if it has answered."""
    step = STEPS[state.step]
    owes = seat.number in view.awaited
    if seat.number == view.seat:
        if owes:
            seat.options = step.options(state, seat)
        return
    step.ask_seat(state, seat)
    _answer(state, seat, step, None if owes else rng)
    if owes and not seat.options:
        # These cards would leave it nothing to choose; it has been asked all the same.
        _ask_again(state, seat, step)


def _answer(state: State, seat: Seat, step: Step, rng: Rng | None) -> None:
    """Answer a sealed step, by chance where there is a choice; without `rng` stop there."""
    while len(seat.todo) > 0:
        options = step.options(state, seat)
        if not options:
            drop(seat)
        elif len(options) == 1:
            step.take(state, seat, options[0])
        elif rng is None:
            seat.options = options
            return
        else:
            step.take(state, seat, options[int(rng.below(len(options)))])


def _ask_again(state: State, seat: Seat, step: Step) -> None:
    """Ask the first question of the step though it has one answer only."""
    seat.picked = empty()
    seat.exploring = False if step.hides_placing() else seat.exploring
    step.ask_seat(state, seat)
    if len(seat.todo) > 0:
        seat.options = step.options(state, seat)
