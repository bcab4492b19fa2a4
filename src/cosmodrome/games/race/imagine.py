"""Full states that a seat could be in: what its view does not tell is dealt anew."""

from msgspec import UnsetType

from cosmodrome.core.choice import NOTHING, Pick
from cosmodrome.core.flow import set_table
from cosmodrome.core.imagine import Unseen
from cosmodrome.core.pile import Pile, append, empty, packed
from cosmodrome.core.rng import Rng
from cosmodrome.core.view import resume
from cosmodrome.games.race.box import SETS
from cosmodrome.games.race.choices import ACTIONS, BY_KEY
from cosmodrome.games.race.draft.imagine import UNKNOWN, imagine_draft
from cosmodrome.games.race.flow import STEPS
from cosmodrome.games.race.state import NO_CLAIMS, Seat, State, add_up, calls_of, fresh_seat
from cosmodrome.games.race.tables import EDITIONS, NUMBER_OF
from cosmodrome.games.race.tiles import NUMBER_OF_TILE
from cosmodrome.games.race.views import RaceView, SeatView


def numbers(names: list[str]) -> Pile:
    return packed(sorted([NUMBER_OF[name] for name in names]))


def imagine(view: RaceView, rng: Rng) -> State:
    """A state whose view from the same seat equals `view`, but for what is asked; hidden cards come from `rng`."""
    state = _public_part(view)
    for seat, public in zip(state.seats, view.players, strict=True):
        _public_seat(state, seat, public)
    for seat in state.seats:
        state.called |= seat.calls
    if view.seat is not None:
        _own_part(state.seats[view.seat], view)
    if isinstance(view.draft, UnsetType):
        _deal_unknown(state, view, rng)
    else:
        imagine_draft(state, view, rng)
    return state


def _public_part(view: RaceView) -> State:
    state = State()
    set_table(state, [fresh_seat() for _ in range(view.seats)], STEPS[0])
    resume(state, view, STEPS)
    state.tables = EDITIONS[str(view.options["edition"])]
    state.shown = numbers(view.shown)
    state.unseen = empty()
    state.queues = None
    state.pool = view.pool
    state.first_game = bool(view.options["first_game"])
    state.experienced = bool(view.options["experienced"])
    state.pack = SETS.pack(view.options)
    state.options = view.options.copy()
    state.revealed = any(public.actions for public in view.players)
    state.causes = view.causes[:]
    state.goals = [NUMBER_OF_TILE[each.goal] for each in view.players[0].goals]
    state.whose, state.packs, state.out = NOTHING, [], empty()
    state.claims = NO_CLAIMS[:]
    for public in view.players:
        for each in public.goals:
            state.claims[NUMBER_OF_TILE[each.goal]] |= int(each.held) << public.seat
    return state


def _public_seat(state: State, seat: Seat, public: SeatView) -> None:
    for each in public.tableau:
        card = NUMBER_OF[each.card]
        seat.tableau = append(seat.tableau, card)
        seat.goods = append(seat.goods, UNKNOWN if each.good else NOTHING)
    add_up(state.tables, seat)
    seat.chips = public.chips
    seat.acts = [ACTIONS.index(action) for action in public.actions]
    seat.calls = calls_of(seat.acts)
    seat.revealed = NUMBER_OF[public.revealed] if public.revealed else NOTHING
    seat.placing = seat.revealed
    seat.offers = [NUMBER_OF[world] for world in public.offers]
    if public.second is not None:
        settled = public.second
        seat.settled = packed([NUMBER_OF[settled.first], settled.military, settled.hired])
    seat.produced = packed(public.produced)
    seat.made = packed([NUMBER_OF[world] for world in public.produced_on])
    seat.unused = packed([_power(name) for name in public.powers_left])
    seat.power = _power(public.power) if public.power else NOTHING


def _power(name: str) -> int:
    use = BY_KEY[f"use:{name}"]
    assert isinstance(use, Pick)
    return use.value


def _own_part(seat: Seat, view: RaceView) -> None:
    seat.hand = numbers(view.hand)
    seat.looked = numbers(view.looked_at)
    seat.picked = packed([NUMBER_OF[name] for name in view.picked])
    seat.pool = numbers(view.candidates)
    seat.placing = NUMBER_OF[view.placing] if view.placing else NOTHING
    seat.acts = [ACTIONS.index(action) for action in view.chosen]
    seat.calls = calls_of(seat.acts)
    seat.discards = numbers(view.discarded)
    seat.owed = view.owed
    seat.way = view.way
    seat.price = view.price


def _deal_unknown(state: State, view: RaceView, rng: Rng) -> None:
    """Deal every card the seat has not placed by sight: goods, the others' cards, the deck, discards."""
    unseen = Unseen(state.tables.held[state.pack])
    unseen.seen(state.shown)
    for seat in state.seats:
        unseen.seen(seat.tableau)
        unseen.seen(seat.hand)
        unseen.seen(seat.looked)
        unseen.seen(seat.discards)
        unseen.seen(packed(seat.offers))
        # A revealed card has left the hand; a sealed one is still in it.
        if seat.revealed >= 0:
            unseen.seen(packed([seat.revealed]))
    unseen.shuffle(rng)
    for seat in state.seats:
        for at in range(len(seat.goods)):
            if seat.goods[at] == UNKNOWN:
                seat.goods[at] = unseen.one()
        if seat.number != view.seat:
            seat.hand = unseen.hand(view.players[seat.number].hand)
            seat.looked = unseen.hand(view.players[seat.number].looking_at)
    unseen.deck_and_rest(state, view.deck, rng)
