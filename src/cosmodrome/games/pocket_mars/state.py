"""State and Seat, and what can be read off the table; what changes it stands in `atoms/`.

A card is a number (see tables.py); on a pile, one that lies face down is its number plus CARDS. `hand`, `pack`,
`pool` and `picked` are kept in rising order, `prep` by slot. A player is a seat or, in the solo game, the automa,
who comes last. What copies share is replaced, never changed.
"""

from typing import Any, Final

from mypy_extensions import i64

from cosmodrome.core.deck import CardSeat, Dealt, copy_seat, copy_table
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.pickling import Shared
from cosmodrome.core.pile import Pile, append, empty, packed
from cosmodrome.games.pocket_mars import events
from cosmodrome.games.pocket_mars.meta import COLONISTS, FEW, ROOM_OF_FEW, ROOM_OF_MORE, SPACES
from cosmodrome.games.pocket_mars.powers import COLOURS
from cosmodrome.games.pocket_mars.reckoning import number_to_beat
from cosmodrome.games.pocket_mars.tables import CARDS, IDS, SUIT, Tables

AUTOMA: Final = 1
"""The automa's number among the players of the solo game."""
SOLO: Final = 1
"""In `called`: the automa plays."""
DRAFTING: Final = 2
"""In `called`: cards are drafted."""


class Rules(Shared):
    """The options of a table, folded; never changed."""

    def __init__(self, options: dict[str, OptionValue], seats: int) -> None:
        self.options = options
        """As they were read, for the view."""
        self.seats = seats
        self.solo = seats == 1
        self.room = ROOM_OF_FEW if seats <= FEW else ROOM_OF_MORE
        """R3.2 Colonists a two-star space can take."""
        self.energy_max = int(options["energy_max"])
        self.four_vp = int(options["four_in_a_building"])
        self.tied_energy = options["tied_energy"] == "all"
        self.energy_breaks_ties = options["tie_break"] == "energy"
        self.drafting = bool(options["drafting"])
        self.may_skip_hand_action = options["hand_action"] == "may"
        self.automa_ship = int(options["automa_ship"])
        self.ends_at_once = options["solo_end"] == "at-once"
        """R10.9 In the solo game only."""
        self.solo_tie = str(options["solo_tie"])
        self.construction_moves = bool(options["construction_moves"])

    def __reduce__(self) -> Any:
        return Rules, (self.options, self.seats)


class Seat(CardSeat):
    """One player's colonists and cards. No __init__: `fresh_seat` makes one, `copy` assigns each.

    All discards lie open, so its own `discards` stay empty, as does `unseen` of the state.
    """

    earth: int
    ship: int
    energy: int
    one: Pile
    """Colonists on the one-star space of each building with spaces; replaced, never changed, as is `two`."""
    two: Pile
    prep: Pile
    pack: Pile
    """In the draft: the cards to choose one of; replaced, never changed."""

    def copy(self) -> "Seat":
        it = Seat()
        copy_seat(it, self)
        it.earth = self.earth
        it.ship = self.ship
        it.energy = self.energy
        it.one = self.one
        it.two = self.two
        it.prep = self.prep[:]
        it.pack = self.pack
        return it


NOBODY: Final = packed([0] * SPACES)
NO_CARDS: Final = packed([0] * CARDS)


def fresh_seat() -> Seat:
    """A player before the first round: one colonist on the ship, six on Earth, energy 1 (R1.2)."""
    it = Seat()
    it.earth = COLONISTS - 1
    it.ship = 1
    it.energy = 1
    it.one = NOBODY[:]
    it.two = NOBODY[:]
    it.hand = empty()
    it.prep = empty()
    it.pack = empty()
    it.discards = empty()
    return it


class State(Dealt[Seat]):
    """The whole table. No __init__: `setting_up.py` makes a fresh one, `copy` assigns each field."""

    tables: Tables
    rules: Rules
    players: list[Seat]
    """The seats, clockwise from the start player, and in the solo game the automa behind them."""
    piles: list[Pile]
    """Project cards at each building, the topmost last; CARDS is added to one that lies face down.

    The list and the piles in it are replaced, never changed.
    """
    buried: int
    """Cards at the bottom of the deck that were put there in sight, so that their colours are known."""
    known: Pile
    """For each card, the seats that know where it is though it is hidden, as a sum of 2 ** seat."""
    turn: int
    """The active player, or NOTHING before the first round."""
    card: int
    """The card being played, or NOTHING."""
    held: bool
    """Whether it lies on no pile yet: a hand card until its action is done."""
    here: int
    """The building it is attached to, or NOTHING."""
    short: bool
    """R10.9 Whether the automa's prep could not be refilled."""
    causes: list[str]
    """Why the game has ended; empty before. Replaced, never changed."""

    def gathered(self) -> Pile:
        """R7.4 The discards and the cards under others at buildings; R10.5 in the solo game nothing is."""
        if self.rules.solo:
            return empty()
        cards = super().gathered()
        for pile in self.piles:
            for entry in pile[:-1]:
                cards = append(cards, entry if entry < CARDS else entry - CARDS)
        self.piles = [pile[-1:] for pile in self.piles]
        for card in cards:
            self.known[card] = 0
        return cards

    def reshuffled(self, cards: int, shown: int) -> None:
        self.tell(events.Reshuffled(cards, cards - shown))

    def copy(self) -> "State":
        it = State()
        copy_table(it, self)
        it.tables = self.tables
        it.rules = self.rules
        players = [player.copy() for player in self.players]
        it.players = players
        it.seats = players[:1] if self.rules.solo else players
        it.piles = self.piles
        it.buried = self.buried
        it.known = self.known[:]
        it.turn = self.turn
        it.card = self.card
        it.held = self.held
        it.here = self.here
        it.short = self.short
        it.causes = self.causes
        return it


def names(cards: Pile) -> list[str]:
    return [IDS[card] for card in cards]


def colours(cards: Pile) -> list[str]:
    return [COLOURS[SUIT[card]] for card in cards]


def is_automa(state: State, seat: Seat) -> bool:
    return state.rules.solo and seat.number == AUTOMA


# What can be seen on the table.


def number_at(state: State, building: int) -> int:
    """R4.4 The number to beat at a building."""
    return number_to_beat(state.tables, building, state.piles[building])


def number_under(state: State) -> int:
    """The number that the card being played had to beat: what it lies on."""
    return number_to_beat(state.tables, state.here, state.piles[state.here], 1)


def two_star_room(state: State, building: i64) -> i64:
    """R3.2 Colonists that still fit on a two-star space; all players share it."""
    room: i64 = state.rules.room
    for player in state.players:
        room -= player.two[building]
    return room


def at_building(seat: Seat, building: i64) -> i64:
    """A player's colonists at a building with spaces; none at Habitation."""
    return seat.one[building] + seat.two[building] if 0 <= building < SPACES else 0


def on_mars(seat: Seat) -> int:
    return COLONISTS - seat.earth - seat.ship
