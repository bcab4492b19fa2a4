"""A draft as it could have gone: who took what, and where each seat's own cards lie (R15.9)."""

from typing import Final

from msgspec import UnsetType

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.imagine import Unseen
from cosmodrome.core.pile import append, empty, listed, packed, placed
from cosmodrome.core.rng import Rng
from cosmodrome.games.race.draft.packs import seat_of
from cosmodrome.games.race.meta import DRAFTED
from cosmodrome.games.race.own_deck import OwnDeck, fresh_deck
from cosmodrome.games.race.state import Seat, State
from cosmodrome.games.race.tables import NUMBER_OF, START_HALVES
from cosmodrome.games.race.views import DraftView, RaceView

UNKNOWN: Final = NOTHING - 1
"""Stands for a face-down card until the unknown cards are dealt."""


def imagine_draft(state: State, view: RaceView, rng: Rng) -> None:
    """Deal all that the seat has not placed by sight; what it holds itself is there already."""
    draft, seen = view.draft, view.packs
    assert not isinstance(draft, UnsetType) and not isinstance(seen, UnsetType)
    going = view.players[0].own is None
    unseen = Unseen(state.tables.held[state.pack])
    packs = [[_numbers(stretch) for stretch in known] for known in seen]
    for known in packs:
        for stretch in known:
            unseen.seen(packed([card for card in stretch if card != NOTHING]))
    for seat in state.seats:
        public = view.players[seat.number].own
        shown = [public.start] if public is not None and public.start else []
        unseen.seen(packed(_numbers(draft.start_worlds if seat.number == view.seat else shown)))
    needs = [_shown_by(seat, view) for seat in state.seats]
    for seat in state.seats:
        seat.own = _own_deck(state, seat, view, draft, needs, unseen, rng)
        if view.phase in ("draft", "start"):
            seat.offers = seat.own.starts
    for number, known in enumerate(packs):
        _shuffle(number, known, needs, rng)
    _arrange(packs, needs, unseen)
    orders = [[card for stretch in known for card in stretch] for known in packs]
    _fill(orders, needs, unseen, rng)
    if going:
        for seat in state.seats:
            seat.looked = empty()  # of its own the viewer has just told among all packs
    _hand_out(state, orders, draft.taken if going else DRAFTED)
    if going:
        state.deck = unseen.rest()
    else:
        state.out = unseen.rest()
        for seat in state.seats:
            _lay(seat, view, rng)
        state.use_deck(state.seats[0])
    state.rng = rng.child()


def _numbers(names: list[str]) -> list[int]:
    return [NUMBER_OF[name] if name else NOTHING for name in names]


def _shown_by(seat: Seat, view: RaceView) -> list[int]:
    """A seat's own cards that all see. While cards are drafted there are none."""
    public = view.players[seat.number].own
    if public is None:
        return []
    cards = listed(seat.tableau) + _numbers(public.shown)
    return [*cards, seat.revealed] if seat.revealed >= 0 else cards


def _own_deck(
    state: State,
    seat: Seat,
    view: RaceView,
    draft: DraftView,
    needs: list[list[int]],
    unseen: Unseen,
    rng: Rng,
) -> OwnDeck:
    """With its start worlds, one of each half, which are taken off what else is to be explained."""
    own = fresh_deck()
    public = view.players[seat.number].own
    if public is not None and public.start:
        own.start = NUMBER_OF[public.start]
    if seat.number == view.seat:
        own.starts = _numbers(draft.start_worlds)
    else:
        own.starts = [
            own.start if own.start in half else _one_of(half, seat.number, needs, unseen, rng)
            for half in START_HALVES[state.pack]
        ]
    mine = needs[seat.number]
    for card in own.starts:
        if card in mine:
            mine.remove(card)
    return own


def _one_of(half: list[int], seat: int, needs: list[list[int]], unseen: Unseen, rng: Rng) -> int:
    """A start world that could be the seat's: one that it has shown, else none that another seat has shown."""
    left = [card for card in half if unseen.left[card] > 0]
    own = [card for card in left if card in needs[seat]]
    free = [card for card in left if not any(card in theirs for theirs in needs)]
    card = own[0] if own else free[rng.below(len(free))]
    unseen.left[card] -= 1
    return card


def _shuffle(pack: int, known: list[list[int]], needs: list[list[int]], rng: Rng) -> None:
    """Stretches in any order; a card that is known to have gone to a seat explains that this seat has one."""
    place = 0
    for stretch in known:
        if len(stretch) > 1:
            rng.shuffle(stretch)
        elif stretch[0] != NOTHING:
            mine = needs[seat_of(len(needs), pack, place)]
            if stretch[0] in mine:
                mine.remove(stretch[0])
        place += len(stretch)


def _arrange(packs: list[list[list[int]]], needs: list[list[int]], unseen: Unseen) -> None:
    """Give of pairs, of which the viewer does not know who took which, each seat the cards that it has shown."""
    seats = len(needs)
    wanted = [card for mine in needs for card in mine]
    pairs: list[list[int]] = []
    takers: list[list[int]] = []
    hidden = [0 for _ in needs]
    for pack, known in enumerate(packs):
        place = 0
        for stretch in known:
            took = [seat_of(seats, pack, place + at) for at in range(len(stretch))]
            if len(stretch) > 1 and any(card in wanted for card in stretch):
                pairs.append(stretch)
                takers.append(took)
            for seat, card in zip(took, stretch, strict=True):
                hidden[seat] += card == NOTHING
            place += len(stretch)
    found = _settled(pairs, takers, 0, needs, hidden, unseen)
    assert found, "no draft leads to this view"


def _settled(
    pairs: list[list[int]],
    takers: list[list[int]],
    at: int,
    needs: list[list[int]],
    hidden: list[int],
    unseen: Unseen,
) -> bool:
    """Whether the pairs from number `at` on can explain enough; then they are in order, and `needs` has the rest."""
    if at == len(pairs):
        return _covered(needs, hidden, unseen)
    pair, took = pairs[at], takers[at]
    if len(_met(pair[::-1], took, needs)) > len(_met(pair, took, needs)):
        pair.reverse()
    for _ in range(2):
        met = _met(pair, took, needs)
        for place in met:
            needs[took[place]].remove(pair[place])
        if _settled(pairs, takers, at + 1, needs, hidden, unseen):
            return True
        for place in met:
            needs[took[place]].append(pair[place])
        pair.reverse()
    return False


def _met(pair: list[int], took: list[int], needs: list[list[int]]) -> list[int]:
    """The places of cards that their takers have shown."""
    return [place for place, card in enumerate(pair) if card in needs[took[place]]]


def _covered(needs: list[list[int]], hidden: list[int], unseen: Unseen) -> bool:
    """Whether all that is still to be explained can be what nobody but its taker has seen."""
    every = [card for mine in needs for card in mine]
    if any(len(mine) > hidden[seat] for seat, mine in enumerate(needs)):
        return False
    return all(every.count(card) <= unseen.left[card] for card in every)


def _fill(orders: list[list[int]], needs: list[list[int]], unseen: Unseen, rng: Rng) -> None:
    """Cards that the viewer has not seen: first what their takers have shown, then any."""
    for mine in needs:
        unseen.seen(packed(mine))
    unseen.shuffle(rng)
    for pack, order in enumerate(orders):
        for place, card in enumerate(order):
            if card == NOTHING:
                mine = needs[seat_of(len(needs), pack, place)]
                order[place] = mine.pop() if mine else int(unseen.one())


def _hand_out(state: State, orders: list[list[int]], place: int) -> None:
    """Whoever took a card has it; what is left of the packs that go round lies before who is to take next."""
    seats = len(state.seats)
    for pack, order in enumerate(orders):
        taken = place if pack >= len(orders) - seats else DRAFTED
        state.packs.append(order[:taken])
        for at, card in enumerate(order):
            seat = state.seats[seat_of(seats, pack, min(at, taken))]
            own = seat.own
            assert own is not None
            if at < taken:
                own.drafted = placed(own.drafted, card)
            else:
                seat.looked = placed(seat.looked, card)


def _lay(seat: Seat, view: RaceView, rng: Rng) -> None:
    """A seat's cards that the viewer cannot place: goods, deck and discards; of another seat also what it holds."""
    own, public = seat.own, view.players[seat.number]
    assert own is not None and public.own is not None
    own.shown = packed(_numbers(public.own.shown))
    left = listed(own.drafted)
    if view.phase != "start":
        left += own.starts
    for card in [*_shown_by(seat, view), *listed(seat.hand), *listed(seat.looked), *listed(seat.discards)]:
        left.remove(card)
    rng.shuffle(left)
    for at in range(len(seat.goods)):
        if seat.goods[at] == UNKNOWN:
            seat.goods[at] = left.pop()
    if seat.number != view.seat:
        for _ in range(public.hand):
            seat.hand = placed(seat.hand, left.pop())
        for _ in range(public.looking_at):
            seat.looked = placed(seat.looked, left.pop())
    for _ in range(public.own.deck):
        own.deck = append(own.deck, left.pop())
    own.unseen = packed(left)
