"""The shared half of `imagine`: unseen cards are dealt, seats are brought to their questions, beliefs are heeded."""

from typing import Any

from mypy_extensions import i64

from cosmodrome.core.asking import seat_of, top
from cosmodrome.core.beliefs import Beliefs
from cosmodrome.core.decision import NotAllowed
from cosmodrome.core.deck import Dealt
from cosmodrome.core.flow import LIVE, NO_OPTIONS, TURN, Playing, Step, by_chance, offered, put
from cosmodrome.core.picking import AskedSeat
from cosmodrome.core.pile import Pile, append, empty, packed, placed, pop
from cosmodrome.core.rng import Rng


class Unseen:
    """The cards that a viewer cannot place, to be dealt to where they may be."""

    def __init__(self, copies: list[int]) -> None:
        """All cards of the game: for each number how many there are."""
        self.left = packed(copies)
        self.cards = empty()

    def seen(self, cards: Pile) -> None:
        """The viewer knows where these are."""
        left = self.left
        for card in cards:
            left[card] -= 1

    def behind(self, back: int, backs: bytes, rng: Rng) -> int:
        """Deal a card with this back, before `shuffle`; `backs` tells by number which back a card has.

        Raises ValueError where none is left.
        """
        like: i64 = 0
        for number, count in enumerate(self.left):
            if backs[number] == back:
                like += count
        at = rng.below(like)
        for number, count in enumerate(self.left):
            if backs[number] == back:
                at -= count
                if at < 0:
                    self.left[number] = count - 1
                    return number
        raise ValueError(f"no card with back {back} is left unseen")

    def rising(self) -> Pile:
        """All of them, when all that is seen has been said."""
        cards = empty()
        for number, count in enumerate(self.left):
            for _ in range(count):
                cards = append(cards, number)
        return cards

    def shuffle(self, rng: Rng) -> None:
        """Make ready to deal, when all that is seen has been said."""
        cards = self.rising()
        rng.mix(cards)
        self.cards = cards

    def one(self) -> i64:
        """Deal a card."""
        self.cards, card = pop(self.cards)
        return card

    def hand(self, count: i64) -> Pile:
        """Deal cards, rising."""
        cards = empty()
        for card in self.stack(count):
            cards = placed(cards, card)
        return cards

    def stack(self, count: i64) -> Pile:
        """Deal cards, as they come."""
        cards = empty()
        while count > 0:
            cards = append(cards, self.one())
            count -= 1
        return cards

    def rest(self) -> Pile:
        """All that are left."""
        cards = self.cards
        self.cards = empty()
        return cards

    def deck_and_rest(self, state: Dealt[Any], deck: int, rng: Rng) -> None:
        """Deal a deck of so many cards; what is left has been discarded unseen, and chance goes on by `rng`."""
        state.deck = self.stack(deck)
        state.unseen = self.rest()
        state.rng = rng.child()


def by_weight(beliefs: Beliefs, worlds: list[Any], rng: Rng) -> int:
    """The place of one of these worlds, taken as often as its weight says; where none has any, all are alike."""
    weights = [max(0.0, beliefs.weight(world)) for world in worlds]
    at = sum(weights) * float(rng.below(1 << 30)) / float(1 << 30)
    if sum(weights) <= 0.0:
        return int(rng.below(len(worlds)))
    for place, weight in enumerate(weights):
        at -= weight
        if at < 0.0:
            return place
    return max(range(len(worlds)), key=lambda place: weights[place])  # what rounding has left over


def ask_again(
    state: Playing[Any], viewer: int | None, awaited: list[int], todo: list[int], rng: Rng, beliefs: Beliefs
) -> None:
    """Bring the seats to the questions that a view tells of: its own or the table's `todo`, and who is awaited."""
    if state.over:
        return
    step = state.now
    if step.kind == TURN:
        state.todo = packed(todo)
        if len(state.todo) > 0:
            seat = state.seats[seat_of(top(state))]
            if seat.number != viewer:
                step.ask_anew(state, seat)
            seat.options = step.options(state, seat)
        return
    if step.kind == LIVE:
        for seat in state.seats:
            seat.todo = packed(todo if seat.number == viewer else [])
            if seat.number in awaited and len(seat.todo) == 0:
                step.ask_seat(state, seat)
        return
    for seat in state.seats:
        owes = seat.number in awaited
        if seat.number != viewer:
            _sealed(state, step, seat, owes, rng, beliefs)
        else:
            seat.todo = packed(todo)
            if owes:
                seat.options = step.options(state, seat)


def _sealed(
    state: Playing[Any], step: Step[Any, Any], seat: AskedSeat, owes: bool, rng: Rng, beliefs: Beliefs
) -> None:
    """Bring another seat to its first open question, or past all of them by believed answers if it has answered."""
    step.ask_seat(state, seat)
    while len(seat.todo) > 0:
        if not put(state, step, seat):
            continue
        if owes:
            return
        believed = beliefs.answer(state, seat.number, seat.options, rng)
        if believed is not None and not offered(seat.options, believed):
            raise NotAllowed("not-an-option", choice=believed.key, seat=seat.number)
        choice = by_chance(state, step, seat, rng) if believed is None else believed
        seat.options = NO_OPTIONS
        step.take(state, seat, choice)
    if owes and not state.ask_anyway:
        # These cards would leave it nothing to choose; it has been asked all the same.
        step.ask_anew(state, seat)
        seat.options = step.options(state, seat)
