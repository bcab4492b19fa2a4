"""A full state that the seat of a view could be in: what it knows from the view, the rest dealt by a generator.

Colours of hidden cards are known, so each is dealt among the unseen cards of its colour.
"""

from typing import Final

from cosmodrome.core.choice import NOTHING
from cosmodrome.core.pile import insert, packed
from cosmodrome.core.rng import Rng
from cosmodrome.games.pocket_mars.flow import OVER, STEPS
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.purposes import IS_PICKS, count_of, purpose_of, seat_of
from cosmodrome.games.pocket_mars.setting_up import bare_table, rules_of
from cosmodrome.games.pocket_mars.state import Seat, State
from cosmodrome.games.pocket_mars.steps.step import Step, ask_for
from cosmodrome.games.pocket_mars.tables import CARDS, NUMBER_OF, SUIT, SUITS, Tables
from cosmodrome.games.pocket_mars.views import CardBack, PocketMarsView

_SUIT_OF: Final[dict[str, int]] = {colour: number for number, colour in enumerate(COLOURS)}


def numbers(names: list[str]) -> list[int]:
    return [NUMBER_OF[name] for name in names]


class Unseen:
    """The cards a viewer cannot place, by colour, shuffled; dealt out to the places they may be in."""

    def __init__(self, view: PocketMarsView, rng: Rng) -> None:
        away = [False] * CARDS
        for name in _placed(view):
            away[NUMBER_OF[name]] = True
        self.suits: list[list[int]] = [[] for _ in range(SUITS)]
        for card in range(CARDS):
            if not away[card]:
                self.suits[SUIT[card]].append(card)
        for suit in self.suits:
            rng.shuffle(suit)

    def card(self, back: CardBack) -> int:
        """The card behind a back: the known one, or one of its colour."""
        if back.card:
            return NUMBER_OF[back.card]
        return self.suits[_SUIT_OF[back.colour]].pop()

    def rest(self, rng: Rng) -> list[int]:
        """What has not been dealt, shuffled."""
        cards: list[int] = []
        for suit in self.suits:
            cards.extend(suit)
        rng.shuffle(cards)
        return cards


def _placed(view: PocketMarsView) -> list[str]:
    """Every card whose place the viewer knows."""
    names = view.discards[:]
    if view.held:
        names.append(view.playing)
    for building in view.buildings:
        names += [card.card for card in building.pile if card.card]
    for player in view.players:
        for backs in (player.hand, player.prep, player.pack):
            names += [card.card for card in backs if card.card]
    names += [card.card for card in view.deck_bottom if card.card]
    return names


def imagine(view: PocketMarsView, tables: Tables, rng: Rng) -> State:
    """A state whose view from the same seat equals `view`; hidden cards and sealed answers come from `rng`."""
    seats = len([player for player in view.players if not player.automa])
    state = bare_table(tables, rules_of(view.options, seats))
    _public_part(state, view)
    _deal(state, view, Unseen(view, rng), rng)
    _own_part(state, view)
    state.rng = rng.child()
    if state.step < OVER:
        step = STEPS[state.step]
        if step.sealed():
            for number in range(seats):
                _sealed_question(state, state.players[number], step, view, rng)
        else:
            _open_question(state, step, view)
    return state


def _public_part(state: State, view: PocketMarsView) -> None:
    for player, seen in zip(state.players, view.players, strict=True):
        player.earth = seen.earth
        player.ship = seen.ship
        player.energy = seen.energy
        player.one = seen.one_star[:]
        player.two = seen.two_star[:]
    state.discards = numbers(view.discards)
    state.round = view.round
    state.turn = view.turn
    state.step = view.step
    state.agenda = view.agenda[:]
    state.card = NUMBER_OF[view.playing] if view.playing else NOTHING
    state.held = view.held
    state.here = view.attached
    state.causes = view.causes[:]


def _deal(state: State, view: PocketMarsView, unseen: Unseen, rng: Rng) -> None:
    for player, seen in zip(state.players, view.players, strict=True):
        for one in seen.hand:
            insert(player.hand, unseen.card(one))
        for one in seen.prep:
            player.prep.append(unseen.card(one))
        for one in seen.pack:
            insert(player.pack, unseen.card(one))
        if not seen.automa:
            for card in player.hand + player.prep + player.pack:
                state.known[card] = 1 << player.number
    for building, row in enumerate(view.buildings):
        for each in row.pile:
            card = unseen.card(CardBack(each.colour, each.card))
            state.piles[building].append(card + CARDS if each.face_down else card)
    bottom = [unseen.card(one) for one in view.deck_bottom]
    state.buried = len(bottom)
    top: list[int] = []
    if view.deck > len(bottom):
        top.append(unseen.card(CardBack(view.deck_top, "")))
    state.deck = bottom + unseen.rest(rng) + top
    if view.seat is not None:
        for name in _placed(view):
            card = NUMBER_OF[name]
            state.known[card] |= 1 << view.seat
    _forget_open(state)


def _forget_open(state: State) -> None:
    """Cards that lie open are nobody's secret; `known` is of hidden ones."""
    for card in state.discards:
        state.known[card] = 0
    for pile in state.piles:
        for entry in pile:
            if entry < CARDS:
                state.known[entry] = 0
    if state.held:
        state.known[state.card] = 0


def _own_part(state: State, view: PocketMarsView) -> None:
    if view.seat is None:
        return
    seat = state.players[view.seat]
    seat.picked = packed(numbers(view.picked))
    seat.pool = packed(numbers(view.candidates))
    seat.owed = view.owed


def _sealed_question(state: State, seat: Seat, step: Step, view: PocketMarsView, rng: Rng) -> None:
    """Bring a seat to its open question, or past it by answers of `rng` if it has answered."""
    owes = seat.number in view.awaited
    if seat.number != view.seat:
        step.ask_seat(state, seat)
        while not owes and seat.owed > 0:
            options = step.options(state, seat)
            step.take(state, seat, options[int(rng.below(len(options)))])
    if owes:
        seat.options = step.options(state, seat)


def _open_question(state: State, step: Step, view: PocketMarsView) -> None:
    """The picks of another seat begin anew: how far it has got is not seen."""
    entry = state.agenda[-1]
    seat = state.players[seat_of(entry)]
    if seat.number != view.seat and IS_PICKS[purpose_of(entry)]:
        ask_for(seat, seat.hand[:], count_of(entry))
    seat.options = step.options(state, seat)
