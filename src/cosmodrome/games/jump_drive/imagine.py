"""Full states that a seat could be in: what its view does not tell is dealt anew."""

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.flow import set_table
from cosmodrome.core.imagine import Unseen
from cosmodrome.core.pile import Pile, append, packed
from cosmodrome.core.rng import Rng
from cosmodrome.core.view import resume
from cosmodrome.games.jump_drive.box import SETS
from cosmodrome.games.jump_drive.choices import WAYS
from cosmodrome.games.jump_drive.flow import STEPS
from cosmodrome.games.jump_drive.reckoning import joined
from cosmodrome.games.jump_drive.state import Seat, State, fresh_seat
from cosmodrome.games.jump_drive.tables import NUMBER_OF, Tables
from cosmodrome.games.jump_drive.views import JumpDriveView, SeatView


def numbers(names: list[str]) -> Pile:
    return packed(sorted([NUMBER_OF[name] for name in names]))


def number(name: str) -> int:
    """The number of a card, NOTHING for ""."""
    return NUMBER_OF[name] if name else NOTHING


def way_of(name: str) -> int:
    return WAYS.index(name) if name else NOTHING


def imagine(tables: Tables, view: JumpDriveView, rng: Rng) -> State:
    """A state whose view from the same seat equals `view`, but for what is asked; hidden cards come from `rng`."""
    state = State()
    set_table(state, [fresh_seat() for _ in range(view.seats)], STEPS[0])
    resume(state, view, STEPS)
    state.tables = tables
    state.shown = numbers(view.shown)
    state.queues = None
    state.sealed = True
    state.first_game = bool(view.options["first_game"])
    state.colony_convoy_waits = bool(view.options["colony_convoy_waits"])
    state.pack = SETS.pack(view.options)
    state.options = view.options.copy()
    for seat, public in zip(state.seats, view.players, strict=True):
        _public_seat(tables, seat, public)
    if view.seat is not None:
        _own_part(state.seats[view.seat], view)
    cards = unseen(tables, view)
    cards.shuffle(rng)
    for seat in state.seats:
        if seat.number != view.seat:
            seat.hand = cards.hand(view.players[seat.number].hand)
    cards.deck_and_rest(state, view.deck, rng)
    return state


def unseen(tables: Tables, view: JumpDriveView) -> Unseen:
    """The cards that may be in the others' hands, in the deck, or among what others have discarded."""
    names = view.shown + view.hand + view.discarded
    for public in view.players:
        names = [*names, *public.empire, *public.coming]
    held = tables.held[SETS.pack(view.options)]
    cards = Unseen(held)
    cards.seen(numbers([name for name in names if held[NUMBER_OF[name]]]))
    return cards


def _public_seat(tables: Tables, seat: Seat, public: SeatView) -> None:
    for name in public.empire:
        card = NUMBER_OF[name]
        seat.empire = append(seat.empire, card)
        seat.sums = joined(tables, seat.sums, card)
    seat.survey_teams = public.survey_teams
    seat.vp = public.vp
    seat.vps = public.vps[:]
    seat.incomes = public.incomes[:]
    seat.income = public.incomes[-1] if public.incomes else 0
    seat.development = number(public.development)
    seat.world = number(public.world)
    seat.second = number(public.second)
    seat.coming = [NUMBER_OF[name] for name in public.coming]
    seat.exploring = public.exploring
    seat.drawn = public.drawn
    seat.way = way_of(public.way)
    seat.used = public.military_used


def _own_part(seat: Seat, view: JumpDriveView) -> None:
    seat.hand = numbers(view.hand)
    seat.picked = packed([NUMBER_OF[name] for name in view.picked])
    seat.pool = numbers(view.candidates)
    seat.development = number(view.development)
    seat.world = number(view.world)
    seat.second = number(view.second)
    seat.exploring = view.exploring
    seat.way = way_of(view.way)
    seat.development_price = view.development_price
    seat.world_price = view.world_price
    seat.second_price = view.second_price
    seat.discards = numbers(view.discarded)
    seat.owed = view.owed
