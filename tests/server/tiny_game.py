"""A stand-in game of two rounds, small enough to know by heart: play a card, keep the rest hidden.

It may be played solo, which is won with at least 3 points, and from a card file that says what cards are worth.

Each round every seat seals a card of its hand; then all are shown, and each seat but the winner discards two
of the rest, in rising order. Only its shape matters: sealed answers, secrets, batches, an end.
"""

from typing import Any, ClassVar

from cosmodrome.core.choice import Choice
from cosmodrome.core.decision import Decision, NotAllowed
from cosmodrome.core.event import Event, Log
from cosmodrome.core.game import Game, Referee, State
from cosmodrome.core.meta import CardsError, Meta, Option, Setup, View
from cosmodrome.core.rng import seeded
from cosmodrome.core.seats import Standing

CARDS = [f"card_{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"]
HAND = 6
ROUNDS = 2
SOLO_POINTS = 3
CHOICES = [Choice(n, "play", card) for n, card in enumerate(CARDS)]
CHOICES += [Choice(len(CARDS) + n, "discard", card) for n, card in enumerate(CARDS)]


class Dealt(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    cards: list[str] | None


class Played(Event, frozen=True):
    cards: list[str]


class Discarded(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    card: str | None


class Ended(Event, frozen=True):
    winners: list[int]


class TinyState(State):
    log: Log | None
    hands: list[list[int]]
    sealed: list[int]
    owed: list[int]
    least: list[int]
    round: int
    points: list[int]


class TinyView(View):
    hand: list[str]
    round: int
    awaited: list[int]
    hands: list[int]
    points: list[int]


class TinyReferee(Referee[TinyState]):
    def why_not(self, state: TinyState, seat: int, choice: Choice) -> NotAllowed:
        purpose = "discard" if state.owed[seat] else "play"
        return NotAllowed("not-an-option", "R1.1", choice=choice.key, purpose=purpose)


class Tiny(Game[TinyState]):
    meta = Meta(
        "tiny", "Tiny", (1, 2, 3, 4), (Option("colour", ("red", "blue")), Option("long", (False, True)))
    )

    def __init__(self, own_cards: Any = None) -> None:
        self.choices = CHOICES  # by the object: a compiled kernel sees nothing of its class
        self.referee = TinyReferee()
        self.own_cards = own_cards
        self.event_types = Dealt | Played | Discarded | Ended
        self.worth: dict[str, int] = {} if own_cards is None else own_cards["worth"]
        """The points of winning a round with a card, where they are not 1."""

    def with_cards(self, content: object) -> "Tiny":
        if not isinstance(content, dict) or set(content) != {"game", "worth"} or content["game"] != "tiny":
            raise CardsError("card file: the fields are game (tiny) and worth")
        for card, worth in content["worth"].items():
            if card not in CARDS or not isinstance(worth, int):
                raise CardsError(f"{card}: worth is {worth!r}, it must be a whole number")
        return type(self)(content)

    def new(self, setup: Setup, log: Log | None = None) -> TinyState:
        state = TinyState()
        state.log = log
        deck = list(range(len(CARDS)))
        seeded(setup.seed, "deck").shuffle(deck)
        state.hands = [sorted(deck[seat * HAND : seat * HAND + HAND]) for seat in range(setup.seats)]
        state.sealed = [-1] * setup.seats
        state.owed = [0] * setup.seats
        state.least = [0] * setup.seats
        state.points = [0] * setup.seats
        state.round = 0
        for seat, hand in enumerate(state.hands):
            _emit(state, Dealt(seat, [CARDS[card] for card in hand]))
        return state

    def copy(self, state: TinyState) -> TinyState:
        twin = TinyState()
        twin.log = None
        twin.hands = [hand[:] for hand in state.hands]
        twin.sealed, twin.owed, twin.points = state.sealed[:], state.owed[:], state.points[:]
        twin.least, twin.round = state.least[:], state.round
        return twin

    def awaited(self, state: TinyState) -> list[int]:
        if state.round == ROUNDS:
            return []
        seats = range(len(state.hands))
        owing = [seat for seat in seats if state.owed[seat]]
        return owing or [seat for seat in seats if state.sealed[seat] < 0]

    def options(self, state: TinyState, seat: int) -> list[Choice]:
        hand, owed = state.hands[seat], state.owed[seat]
        if not owed:
            return [CHOICES[card] for card in hand]
        # Picks come in rising order, so the last of the hand are no first pick of two.
        free = [card for card in hand if card >= state.least[seat]]
        return [CHOICES[len(CARDS) + card] for card in free[: len(free) - owed + 1]]

    def decision(self, state: TinyState, seat: int) -> Decision:
        if seat not in self.awaited(state):
            raise NotAllowed("not-awaited", seat=seat)
        owed = state.owed[seat]
        pool = [CARDS[card] for card in state.hands[seat]] if owed else []
        purpose = "discard" if owed else "play"
        return Decision(seat, purpose, "", self.options(state, seat), owed or 1, False, pool)

    def choose(self, state: TinyState, seat: int, choice: Choice) -> None:
        self.check(state, seat, choice)
        card = choice.code % len(CARDS)
        state.hands[seat].remove(card)
        if state.owed[seat]:
            state.owed[seat] -= 1
            state.least[seat] = card
            _emit(state, Discarded(seat, CARDS[card]))
            if state.owed[seat] and len(self.options(state, seat)) == 1:
                self.choose(state, seat, self.options(state, seat)[0])  # one answer is no question
                return
        else:
            state.sealed[seat] = card
            if min(state.sealed) >= 0:
                played = [CARDS[card] for card in state.sealed]
                best = state.sealed.index(max(state.sealed))
                state.points[best] += self.worth.get(played[best], 1)
                state.owed = [0 if seat == best else 2 for seat in range(len(state.hands))]
                state.sealed = [-1] * len(state.hands)
                state.least = [0] * len(state.hands)
                _emit(state, Played(played))
        if not any(state.owed) and max(state.sealed) < 0:
            state.round += 1
            if state.round == ROUNDS:
                _emit(state, Ended(self.standing(state).winners))

    def view(self, state: TinyState, seat: int | None) -> View:
        hand = [] if seat is None else [CARDS[card] for card in state.hands[seat]]
        return TinyView(
            seat, hand, state.round, self.awaited(state), [len(h) for h in state.hands], state.points[:]
        )

    def standing(self, state: TinyState) -> Standing:
        standing = Standing(state.points, [len(hand) for hand in state.hands])
        if len(state.hands) == 1 and state.points[0] < SOLO_POINTS:
            standing.winners = []
        return standing

    def rounds(self, state: TinyState) -> int:
        return state.round + 1

    def parse(self, key: str) -> Choice:
        for choice in CHOICES:
            if choice.key == key:
                return choice
        raise NotAllowed("unknown-choice", choice=key)

    def card_facts(self, options: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"id": card, "colour": options["colour"], "worth": self.worth.get(card, 1)} for card in CARDS]


def _emit(state: TinyState, event: Event) -> None:
    if state.log is not None:
        state.tell(event)


class FirstBot:
    """Answers the first option."""

    def choose(self, view: View, decision: Decision) -> Choice:
        return decision.options[0]


class BrokenBot:
    """Fails whenever it is asked."""

    def choose(self, view: View, decision: Decision) -> Choice:
        raise RuntimeError("this bot is broken on purpose")


class CheatingBot:
    """Answers what is never allowed."""

    def choose(self, view: View, decision: Decision) -> Choice:
        return Choice(-1, "play", "the_whole_deck")


class TinyBots:
    """Stands in for `cosmodrome.bots.catalogue`."""

    BOTS: ClassVar[dict[str, type]] = {"first": FirstBot, "broken": BrokenBot, "cheating": CheatingBot}

    def make(self, game: Game[Any], name: str, seed: int) -> Any:
        return self.BOTS[name]()

    def names(self, game_id: str) -> list[str]:
        return list(self.BOTS)

    def budgets(self, game_id: str) -> dict[str, Any]:
        return {}

    def check(self, game_id: str, name: str) -> None:
        if name not in self.BOTS:
            raise ValueError(f"{game_id} has no bot {name!r}; its bots are {', '.join(self.BOTS)}")


TINY = Tiny()
