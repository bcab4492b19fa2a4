"""Scenarios: a table of Race for the Galaxy put together by hand, played by choice keys, and looked at through views.

    table = play(seat("new_sparta gem_world+", hand="comet_zone rebel_base"), seat("old_earth"), deck="artist_colony")
    table.acts("settle", "produce")          # one action a seat; the last one given is everybody else's too
    table.choose(0, "place:comet_zone").pay(0, "rebel_base")

A tableau is a list of card ids, in the order placed; "+" behind a world puts a good on it.
"""

from collections import Counter

import msgspec

from cosmodrome.core.event import Event, Log
from cosmodrome.core.meta import Script, Setup
from cosmodrome.core.pile import empty, packed
from cosmodrome.games.race.box import card_list
from cosmodrome.games.race.game import RACE
from cosmodrome.games.race.state import NOTHING, State, join, place_good, windfall
from cosmodrome.games.race.sums import SUMS
from cosmodrome.games.race.tables import NUMBER_OF
from cosmodrome.games.race.views import RaceView

from ..game_table import GameTable

CARD = {card.id: card for card in card_list("first")}
START_WORLDS = ["old_earth", "epsilon_eridani", "alpha_centauri", "new_sparta", "earths_lost_colony"]
"""The five start worlds by their number, 0 to 4."""
DEFAULT_WORLDS = ["old_earth", "new_sparta", "alpha_centauri", "epsilon_eridani", "earths_lost_colony"]


class Has:
    """What a seat of a scenario has."""

    def __init__(self, tableau: str, hand: str, chips: int) -> None:
        self.tableau = tableau.split()
        self.hand = hand.split()
        self.chips = chips


def seat(tableau: str = "", hand: str = "", chips: int = 0) -> Has:
    """A seat; without a tableau it has a start world: Old Earth for seat 0, New Sparta for seat 1, or a free one."""
    return Has(tableau, hand, chips)


def begin(
    seats: int,
    *,
    seed: int = 0,
    script: Script | None = None,
    start_worlds: list[str] | None = None,
    **options: object,
) -> "Table":
    """A table as `new` makes it, before the first answer."""
    if start_worlds is not None:
        script = Script(start_worlds=start_worlds)
    log = Log()
    read = RACE.meta.read_options(options, seats)
    return Table(RACE.new(Setup(seats=seats, seed=seed, options=read, script=script), log), log)


def play(
    *seats: Has,
    deck: str = "",
    discards: str = "",
    pool: int | None = None,
    rest: str | int = "deck",
    seed: int = 0,
    **options: object,
) -> "Table":
    """A table at the start of a round, with these tableaux, hands and chips.

    `deck` are the top cards of the deck, the first one topmost, `discards` lie face down. All other cards are
    below them in the deck, or where `rest` says: "deck", "discards", or a seat, in whose hand they are then.
    """
    table = begin(len(seats), seed=seed, **options).settle_in()
    state = table.state
    rng = state.rng.copy()
    left = _gather(state)
    _clear(state)

    def take(card: str) -> int:
        number = NUMBER_OF[card]
        assert left[number], f"the scenario uses more copies of {card} than there are"
        left[number] -= 1
        return number

    tableaux = [one.tableau or [_free_world(number, seats)] for number, one in enumerate(seats)]
    wanted = [[(take(card.rstrip("+")), card.endswith("+")) for card in cards] for cards in tableaux]
    hands = [sorted(take(card) for card in one.hand) for one in seats]
    top = [take(card) for card in deck.split()]
    away = [take(card) for card in discards.split()]
    under = sorted(left.elements())
    rng.shuffle(under)
    state.deck = packed(under)
    state.log = None
    for at, cards in enumerate(wanted):
        it = state.seats[at]
        it.chips = seats[at].chips
        for card, with_good in cards:
            join(state, it, card)
            windfall(state, it)
            if it.goods[-1] != NOTHING and not with_good:
                state.deck = packed([it.goods[-1], *state.deck])
                it.goods[len(it.goods) - 1] = NOTHING
            elif with_good and it.goods[-1] == NOTHING:
                place_good(state, it, len(it.tableau) - 1, "scenario", False)
    for it, hand in zip(state.seats, hands, strict=True):
        it.hand = packed(hand)
    state.unseen = packed(away)
    if rest == "discards":
        state.unseen, state.deck = packed([*state.unseen, *state.deck]), empty()
    elif isinstance(rest, int):
        state.seats[rest].hand = packed(sorted([*state.seats[rest].hand, *state.deck]))
        state.deck = empty()
    state.deck = packed([*state.deck, *top[::-1]])
    state.pool = 12 * len(seats) - sum(one.chips for one in seats) if pool is None else pool
    state.log = table.log
    table.log.clear()
    table.deck_size = len(state.deck)
    return table


def _free_world(number: int, seats: tuple[Has, ...]) -> str:
    """A start world for the seat with this number that no tableau or hand of the scenario names."""
    named = {card.rstrip("+") for one in seats for card in one.tableau + one.hand}
    bare = [at for at, one in enumerate(seats) if not one.tableau]
    given: dict[int, str] = {}
    for at in bare:
        wanted = [DEFAULT_WORLDS[at], *DEFAULT_WORLDS[1:], *DEFAULT_WORLDS]
        given[at] = next(world for world in wanted if world not in named and world not in given.values())
    return given[number]


def _gather(state: State) -> Counter[int]:
    """Every card of the game, wherever it lies."""
    cards = [*state.deck, *state.shown, *state.unseen]
    for it in state.seats:
        cards += [*it.hand, *it.tableau, *it.discards, *(good for good in it.goods if good != NOTHING)]
    return Counter(cards)


def _clear(state: State) -> None:
    state.deck, state.shown, state.unseen = empty(), empty(), empty()
    for it in state.seats:
        it.hand, it.tableau, it.goods, it.discards = empty(), empty(), empty(), empty()
        it.sums = packed([0] * SUMS)


class Table(GameTable):
    """A game in progress."""

    game = RACE
    number_of = NUMBER_OF
    state: State

    def __init__(self, state: State, log: list[Event]) -> None:
        super().__init__(state, log)
        self.deck_size = 0
        """Cards in the deck when the scenario began."""

    # What is there.

    @property
    def goods_in_play(self) -> int:
        return sum(good != NOTHING for it in self.state.seats for good in it.goods)

    def view(self, at: int | None) -> RaceView:
        view = RACE.view(self.state, at)
        assert isinstance(view, RaceView)
        return view

    def tableau(self, at: int) -> list[str]:
        return [card.card for card in self.view(None).players[at].tableau]

    def goods(self, at: int) -> list[str]:
        """The worlds of a seat with a good, in tableau order."""
        return [card.card for card in self.view(None).players[at].tableau if card.good]

    def chips(self, at: int) -> int:
        return self.view(None).players[at].chips

    def military(self, at: int) -> int:
        return self.view(None).players[at].military

    def score(self, at: int) -> int:
        return RACE.standing(self.state).scores[at]

    def bonus(self, at: int, card: str) -> int:
        """What a six-cost development of this seat gives it now."""
        return next(part.bonus for part in self.view(None).players[at].breakdown if part.source == card)

    def seen_json(self, at: int | None) -> str:
        """All that a seat can see, view and events, as text to search in."""
        return (
            msgspec.json.encode(self.view(at))
            + msgspec.json.encode([event.seen_by(at) for event in self.log])
        ).decode()

    # Play.

    def acts(self, *actions: str) -> "Table":
        """Every seat picks an action; seats without one pick the last one given."""
        for at in range(len(self.state.seats)):
            self.choose(at, "act:" + actions[min(at, len(actions) - 1)])
        return self

    def pay(self, at: int, cards: str) -> "Table":
        self.expect_asked(at, "pay")
        return self.picks(at, "discard", cards.split())

    def keep(self, at: int, cards: str) -> "Table":
        return self.picks(at, "keep", cards.split())

    def spend(self, at: int, worlds: str) -> "Table":
        return self.picks(at, "spend", worlds.split())

    def keep_any(self, at: int) -> "Table":
        while self.purpose(at) == "explore-keep":
            self.choose(at, self.options(at)[0])
        return self

    def use_if_asked(self, at: int, key: str) -> "Table":
        if at in self.awaited and key in self.options(at):
            self.choose(at, key)
        return self

    def decline(self, at: int) -> "Table":
        return self.choose(at, "done")

    def discard_for_vp(self, at: int, power: str, cards: str) -> "Table":
        """Discard cards from the hand through Deficit Spending or Merchant World; none: leave it."""
        if not cards:
            return self.decline(at)
        self.choose(at, "use:" + power)
        if self.purpose(at) == "discard-for-vp":
            self.picks(at, "discard", cards.split())
        if self.purpose(at) == "discard-for-vp":
            self.decline(at)
        return self

    def settle_in(self) -> "Table":
        """Answer the questions before the first action in some way."""
        while self.awaited and self.purpose(self.awaited[0]) in ("start-world", "start-discard"):
            at = self.awaited[0]
            self.choose(at, self.options(at)[0])
        return self

    # Expect.

    def expect_discarded(self, card: str) -> "Table":
        """The card lies on the discard pile."""
        number = NUMBER_OF[card]
        piles = [self.state.shown, self.state.unseen, *(it.discards for it in self.state.seats)]
        assert any(number in pile for pile in piles)
        return self

    def expect_unseen(self, card: str) -> "Table":
        """The card lies where nobody has seen it, as a good or a spent good, and nothing tells it."""
        number = NUMBER_OF[card]
        assert any(number in it.goods for it in self.state.seats) or number in self.state.unseen
        for at in (None, *range(len(self.state.seats))):
            assert f'"{card}"' not in self.seen_json(at)
        return self
