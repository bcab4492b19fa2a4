"""Scenarios: a table of Jump Drive put together by hand, played by choice keys, and looked at through views.

    table = play(seat("space_marines gem_world", hand="comet_zone rebel_base"), seat(vp=40), deck="artist_colony")
    table.place(0, "comet_zone").explore(1).pay(0, "rebel_base").go_on()

An empire is a list of card ids, in the order placed.
"""

from collections import Counter
from typing import Any

from cosmodrome.core.event import Log
from cosmodrome.core.flow import go_on
from cosmodrome.core.meta import Script, Setup
from cosmodrome.core.pile import empty, packed
from cosmodrome.games.jump_drive.box import CARDS
from cosmodrome.games.jump_drive.game import JUMP_DRIVE
from cosmodrome.games.jump_drive.state import State, add_card
from cosmodrome.games.jump_drive.tables import NO_SUMS, NUMBER_OF, SURVEY_TEAM
from cosmodrome.games.jump_drive.views import JumpDriveView, ScorePart

from ..game_table import GameTable

CARD = {card.id: card for card in CARDS}


class Has:
    """What a seat of a scenario has."""

    def __init__(self, empire: str, hand: str, vp: int) -> None:
        self.empire = empire.split()
        self.hand = hand.split()
        self.vp = vp


def seat(empire: str = "", hand: str = "", vp: int = 0) -> Has:
    return Has(empire, hand, vp)


def begin(
    seats: int, *, seed: int = 0, script: Script | None = None, game: Any = JUMP_DRIVE, **options: object
) -> "Table":
    """A table as `new` makes it, before the first answer."""
    log = Log()
    read = JUMP_DRIVE.meta.read_options(options, seats)
    return Table(game.new(Setup(seats=seats, seed=seed, options=read, script=script), log), log)


def play(
    *seats: Has,
    deck: str = "",
    discards: str = "",
    rest: str | int = "deck",
    seed: int = 0,
    game: Any = JUMP_DRIVE,
    anyway: bool = False,
    **options: object,
) -> "Table":
    """A table at the start of a round, with these empires, hands and VP; `anyway`: it asks anyway (R12.6).

    `deck` are the top cards of the deck, the first one topmost, `discards` lie face down. All other cards are
    below them in the deck, or where `rest` says: "deck", "discards", or a seat, in whose hand they are then.
    """
    table = begin(len(seats), seed=seed, game=game, **{"first_game": True, **options})
    state = table.state
    left = Counter(state.tables.decks[state.pack])

    def take(card: str) -> int:
        number = NUMBER_OF[card]
        assert number == SURVEY_TEAM or left[number], (
            f"the scenario uses more copies of {card} than there are"
        )
        left[number] -= number != SURVEY_TEAM
        return number

    state.log = None
    state.shown = empty()
    for it, one in zip(state.seats, seats, strict=True):
        it.empire, it.sums, it.discards = empty(), NO_SUMS, empty()
        for card in one.empire:
            add_card(state, it, take(card))
        it.hand = packed(sorted(take(card) for card in one.hand))
        it.vp = one.vp
        it.vps, it.incomes = [one.vp], [0]
        it.todo, it.options = empty(), []
    top = [take(card) for card in deck.split()]
    lost = [take(card) for card in discards.split()]
    under = sorted(left.elements())
    state.rng.copy().shuffle(under)
    below = []
    if rest == "deck":
        below = under
    elif rest == "discards":
        lost += under
    else:
        it = state.seats[int(rest)]
        it.hand = packed(sorted([*it.hand, *under]))
    state.unseen = packed(lost)
    state.deck = packed(below + top[::-1])
    state.log = table.log
    state.ask_anyway = anyway
    table.log.clear()
    for it in state.seats:
        state.now.ask_seat(state, it)
    go_on(state)
    return table


class Table(GameTable):
    """A game in progress."""

    game = JUMP_DRIVE
    number_of = NUMBER_OF
    state: State

    # What is there.

    @property
    def phase(self) -> str:
        return self.view(None).phase

    def view(self, at: int | None) -> JumpDriveView:
        view = JUMP_DRIVE.view(self.state, at)
        assert isinstance(view, JumpDriveView)
        return view

    def empire(self, at: int) -> list[str]:
        return self.view(None).players[at].empire

    def military(self, at: int) -> int:
        return self.view(None).players[at].military

    def rates(self, at: int) -> tuple[int, int]:
        """VP and income that an empire gives a round now."""
        public = self.view(None).players[at]
        return public.vp_rate, public.income_rate

    def part(self, at: int, card: str) -> ScorePart:
        """What the first copy of a card gives its seat now."""
        return next(part for part in self.view(None).players[at].breakdown if part.source == card)

    # Play.

    def place(self, at: int, card: str, world: str = "") -> "Table":
        """Place a development, a world, or (`world`) both."""
        self.choose(at, f"place:{card}")
        if self.purpose(at) == "place-world":
            self.choose(at, f"place:{world}" if world else "pass")
        else:
            assert not world, f"no world can be placed with {card}"
        return self

    def explore(self, *seats: int) -> "Table":
        for at in seats:
            self.choose(at, "explore")
        return self

    def pay(self, at: int, cards: str) -> "Table":
        assert self.purpose(at) in ("pay", "pay-both")
        return self.discard(at, *cards.split())

    def go_on(self, until: str = "place") -> "Table":
        """Answer whatever is asked in some way, until a seat is asked for this purpose or the game is over."""
        while self.awaited and until not in [self.purpose(at) for at in self.awaited]:
            at = self.awaited[0]
            self.choose(at, self.options(at)[0])
        return self
