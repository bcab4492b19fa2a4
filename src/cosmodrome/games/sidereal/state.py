"""State and Seat of Sidereal Confluence; the atoms that change them stand in `atoms`.

Cards, species and converters are numbers (tables.py), goods are rows of GOODS counts, points are twelfths.
"""

from typing import ClassVar, Final

from cosmodrome.core.choice import NOTHING, Choice
from cosmodrome.core.flow import NO_OPTIONS, Playing
from cosmodrome.core.meta import OptionValue
from cosmodrome.core.picking import AskedSeat
from cosmodrome.core.pickling import Whole
from cosmodrome.core.pile import Narrow, empty, narrow
from cosmodrome.games.sidereal.box import SETS
from cosmodrome.games.sidereal.deals import Deal, Notice, Obligation
from cosmodrome.games.sidereal.goods import GOODS
from cosmodrome.games.sidereal.tables import CARDS

# Where a card is.
BOX: Final = 0
"""Not in this game, or out of it."""
LIBRARY: Final = 1
"""Of its species, not in play."""
IN_PLAY: Final = 2
SPENT: Final = 3
"""Under the card that it upgraded."""
DECK: Final = 4
ON_TRACK: Final = 5
INVENTED: Final = 6
"""A team that has invented."""

# What points are for; what a card pays in another way than by a white converter is for cards.
FOR_CONVERTERS: Final = 0
FOR_CARDS: Final = 1
FOR_INVENTIONS: Final = 2
FOR_SHARING: Final = 3
FOR_ACKNOWLEDGEMENTS: Final = 4
FOR_DONATIONS: Final = 5
FOR_PROMISES: Final = 6
"""Lost by those that were not kept."""
FOR_LEFTOVERS: Final = 7
SOURCES: Final = (
    "converters", "cards", "inventions", "sharing", "acknowledgements", "donations", "promises", "leftovers",
)  # fmt: skip

PARCEL_POINTS: Final = GOODS
PARCEL_ENVOYS: Final = GOODS + 1
NO_PARCEL: Final[list[int]] = [0] * (GOODS + 2)
"""What the Envoys card has put on the donation card: goods, points, envoys. Replaced, never changed."""


class Rulings(Whole):
    """The options of a table, read once. Never changed, so that all copies share it."""

    constant: ClassVar[bool] = True
    options: dict[str, OptionValue]
    pack: int
    """Which sets are played with, as tables.py numbers decks."""
    exact_scoring: bool
    open_points: bool
    penalty: int
    """R5.18 Points lost."""
    lend_on: bool
    borrowers_upgrade: bool
    giver_paid: bool
    each_needs: bool
    """R12.26"""
    exchange_protects: bool
    victim_chooses: bool
    short_is_nothing: bool
    leftovers_together: bool
    quiet_economy: bool


def rulings(options: dict[str, OptionValue]) -> Rulings:
    it = Rulings()
    it.options = options
    it.pack = SETS.pack(options)
    it.exact_scoring = options["exact_scoring"] is True
    it.open_points = options["open_points"] is True
    it.penalty = int(options["promise_penalty"])
    it.lend_on = options["lend_on"] is True
    it.borrowers_upgrade = options["borrowers_upgrade"] is True
    it.giver_paid = options["gift_pays"] == "giver"
    it.each_needs = options["asteroid_mining"] == "each"
    it.exchange_protects = options["protection"] == "exchange"
    it.victim_chooses = options["stolen_colours"] == "victim"
    it.short_is_nothing = options["short_theft"] == "nothing"
    it.leftovers_together = options["leftovers"] == "together"
    it.quiet_economy = options["quiet_economy"] is True
    return it


class Seat(AskedSeat):
    """One seat. No __init__: `fresh_seat` makes one, `copy` assigns each field."""

    species: int
    """NOTHING until it is chosen."""
    points: int
    """In twelfths; secret."""
    scored: list[int]
    """The same by what they are for, as SOURCES lists it."""
    goods: list[int]
    donated: list[int]
    """On the donation card, but for the parcel."""
    donated_points: int
    parcel: list[int]
    cards: list[int]
    """In play before it, own and borrowed, without colonies and teams; in the order in which they came."""
    colonies: list[int]
    teams: list[int]
    acknowledgements: int
    envoys: int
    protected: bool
    """From the Zeth, in this turn."""
    robbed: bool
    """By the Zeth, in this turn."""
    made: list[int]
    """Its offers of this phase, as places in the book; `withdraw:0` is the first."""
    shown: list[int]
    """Offers of this phase that it may take, in the order in which it was shown them; `take:0` is the first."""
    notice: Notice | None
    answer: Choice | None
    """What it has answered in a sealed step, until that is carried out or revealed."""
    colony_bid: int
    """Ships, once revealed, or NOTHING. So is `research_bid`."""
    research_bid: int

    def copy(self) -> "Seat":
        it = Seat()
        it.number = self.number
        it.todo = self.todo[:]
        it.options = self.options
        it.pool = self.pool
        it.picked = self.picked[:]
        it.owed = self.owed
        it.species, it.points, it.scored = self.species, self.points, self.scored[:]
        it.goods, it.donated = self.goods[:], self.donated[:]
        it.donated_points, it.parcel = self.donated_points, self.parcel
        it.cards, it.colonies, it.teams = self.cards[:], self.colonies[:], self.teams[:]
        it.acknowledgements, it.envoys = self.acknowledgements, self.envoys
        it.protected, it.robbed = self.protected, self.robbed
        it.made, it.shown = self.made[:], self.shown[:]
        it.notice, it.answer = self.notice, self.answer
        it.colony_bid, it.research_bid = self.colony_bid, self.research_bid
        return it


def fresh_seat() -> Seat:
    it = Seat()
    it.number = 0
    it.options, it.todo = NO_OPTIONS, empty()
    it.pool, it.picked, it.owed = empty(), empty(), 0
    it.species, it.points, it.scored = NOTHING, 0, [0] * len(SOURCES)
    it.goods, it.donated = [0] * GOODS, [0] * GOODS
    it.donated_points, it.parcel = 0, NO_PARCEL
    it.cards, it.colonies, it.teams = [], [], []
    it.acknowledgements, it.envoys = 0, 0
    it.protected, it.robbed = False, False
    it.made, it.shown = [], []
    it.notice, it.answer = None, None
    it.colony_bid, it.research_bid = NOTHING, NOTHING
    return it


class State(Playing[Seat]):
    """The whole table. No __init__: `setting_up.py` makes a fresh one, `copy` assigns each field."""

    rulings: Rulings
    offered: list[int]
    """Species that can still be chosen, rising."""
    place: Narrow
    """By card, as are the next four: whoever plays many games has them all in the processor's cache."""
    owner: Narrow
    """NOTHING for a card that no seat owns."""
    holder: Narrow
    """Before whom it is in play, or NOTHING."""
    back: Narrow
    """1 for a card that has been turned."""
    doubled: Narrow
    """1 for a colony with a x2 token."""
    colony_deck: list[int]
    """The top last."""
    research_deck: list[int]
    relic_deck: list[int]
    colony_known: int
    """How many at the bottom of the colony deck have been put there in sight of all."""
    research_known: int
    colony_track: list[int]
    """NOTHING on an empty space."""
    research_track: list[int]
    colony_minimum: list[int]
    research_minimum: list[int]
    bonus: list[int]
    """By turn from 0."""
    yengii_bonus: list[int]
    book: list[Deal]
    ledger: list[Obligation]
    inventions: list[tuple[int, int]]
    """Of this turn: a seat and the team with which it invented."""
    licensable: list[int]
    """Technologies that the Yengii have invented."""
    envoys_left: int
    used: list[int]
    """Converters that run once a turn, beside white ones, and have."""
    gift_given: bool
    """R12.13 Whether the Gift of the Duruntai has been given in this turn."""
    bidders: list[tuple[int, int]]
    """Seats that have yet to buy or pass, with the ships of their bid; the Kjas can stand there twice."""
    halved: bool

    def copy(self) -> "State":
        it = State()
        it.log = None
        it.seats = [seat.copy() for seat in self.seats]
        it.todo = self.todo[:]
        it.now, it.called, it.round, it.over = self.now, self.called, self.round, self.over
        it.ask_anyway = self.ask_anyway
        it.rulings = self.rulings
        it.offered = self.offered[:]
        it.place, it.owner, it.holder = self.place[:], self.owner[:], self.holder[:]
        it.back, it.doubled = self.back[:], self.doubled[:]
        it.colony_deck, it.research_deck = self.colony_deck[:], self.research_deck[:]
        it.relic_deck = self.relic_deck[:]
        it.colony_known, it.research_known = self.colony_known, self.research_known
        it.colony_track, it.research_track = self.colony_track[:], self.research_track[:]
        it.colony_minimum, it.research_minimum = self.colony_minimum, self.research_minimum
        it.bonus, it.yengii_bonus = self.bonus, self.yengii_bonus
        it.book = [deal.copy() for deal in self.book]
        it.ledger = [owed.copy() for owed in self.ledger]
        it.inventions, it.licensable = self.inventions[:], self.licensable[:]
        it.envoys_left, it.used, it.gift_given = self.envoys_left, self.used[:], self.gift_given
        it.bidders, it.halved = self.bidders[:], self.halved
        return it


def fresh_state(ruled: Rulings) -> State:
    """A table without seats, all of whose cards are in the box; `set_table` adds the rest."""
    it = State()
    it.rulings = ruled
    it.offered = []
    it.place = narrow([BOX] * CARDS)
    it.owner, it.holder = narrow([NOTHING] * CARDS), narrow([NOTHING] * CARDS)
    it.back, it.doubled = narrow([0] * CARDS), narrow([0] * CARDS)
    it.colony_deck, it.research_deck, it.relic_deck = [], [], []
    it.colony_known, it.research_known = 0, 0
    it.colony_track, it.research_track = [], []
    it.colony_minimum, it.research_minimum = [], []
    it.bonus, it.yengii_bonus = [], []
    it.book, it.ledger = [], []
    it.inventions, it.licensable = [], []
    it.envoys_left, it.used, it.gift_given = 0, [], False
    it.bidders, it.halved = [], False
    return it


def seat_of_species(state: State, species: int) -> int:
    """The seat that plays a species, or NOTHING."""
    for seat in state.seats:
        if seat.species == species:
            return seat.number
    return NOTHING


def lent(state: State, card: int) -> bool:
    return state.holder[card] >= 0 and state.holder[card] != state.owner[card]


def side_of(state: State, card: int) -> int:
    return 2 * card + state.back[card]
