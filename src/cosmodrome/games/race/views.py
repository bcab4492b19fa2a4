"""What a seat of Race for the Galaxy may see, field by field (an allow-list); types only, built in view.py."""

import msgspec
from msgspec import UNSET, UnsetType

from cosmodrome.core.views import FlowView


class TableauCard(msgspec.Struct, frozen=True):
    """A card on the table, and whether a good lies on it."""

    card: str
    good: bool


class Counted(msgspec.Struct, frozen=True):
    """What a six-cost development gives for one card, or for "military", "chips" or "goods"."""

    source: str
    vp: int


class ScorePart(msgspec.Struct, frozen=True):
    """`vp` points from one source: "chips", a card or a goal by its id; `bonus` is what a six-cost development adds."""

    source: str
    vp: int
    bonus: int
    counted: list[Counted]
    """The bonus, line by line."""


class PhaseView(msgspec.Struct, frozen=True):
    """A phase that runs this round and the seats that chose it. A phase chosen twice stands twice."""

    phase: str
    bonus: list[int]
    state: str
    """past, now or ahead."""


class SecondWorld(msgspec.Struct, frozen=True):
    """R13.16 A seat may place one more world in this phase."""

    first: str
    """The world that it has placed."""
    military: int
    """More Military, until the phase ends."""
    hired: int
    """Cards from the hand that were discarded for it."""


class GoalReached(msgspec.Struct, frozen=True):
    """R14 A goal in play, and how far the seat is that has this line."""

    goal: str
    most: bool
    """Whether it goes to who has most, and may be lost; else to who is first."""
    least: int
    """How many of them it takes."""
    count: int
    """How many the seat has, or the Military; of Budget Surplus 1 where it has got it."""
    held: bool
    """Whether the seat has the tile, or a chip for it."""
    vp: int
    """What it gives the seat, as things stand: without the tile, for having as much as the most."""


class OwnPiles(msgspec.Struct, frozen=True):
    """R15.7 What all see of a seat's own deck and discards."""

    start: str
    """The start world that it has shown; "" before."""
    deck: int
    discards: int
    shown: list[str]
    """Discards that all have seen."""


class DraftView(msgspec.Struct, frozen=True):
    """R15 The draft, as one seat knows it; a spectator knows of no card."""

    number: int
    """The round of the draft, from 1; the last one for the rest of the game."""
    rounds: int
    left: bool
    """Whether packs are passed to the left, to the next seat, in this round."""
    taken: int
    """How many cards have been taken of each pack that goes round."""
    drafted: list[str]
    """All that the seat has drafted, wherever it lies by now."""
    start_worlds: list[str]
    """Dealt to the seat face down; it keeps one of them."""


class SeatView(msgspec.Struct, omit_defaults=True):
    """One seat's public facts."""

    seat: int
    hand: int
    chips: int
    tableau: list[TableauCard]
    military: int
    military_against: dict[str, int]
    """More Military against a kind of world: rare, alien, rebel, ... Only what is not 0."""
    discounts: dict[str, int]
    """Cards saved: "develop", "settle" (any world), or a kind of good. Only what is not 0."""
    actions: list[str]
    """The actions revealed this round; empty before."""
    revealed: str
    """The card it is placing now, once revealed, or ""."""
    offers: list[str]
    """Start worlds it may choose from, or the one it has been dealt, before the first round."""
    looking_at: int
    """Explored cards it is choosing from."""
    produced: list[int]
    """Goods produced in this or the last Produce phase, by kind (index 0 is unused)."""
    produced_on: list[str]
    """The worlds on which they were produced."""
    powers_left: list[str]
    """Consume powers it may still use in this phase, by the subject of their `use` choice."""
    power: str
    """The Consume power it is using, by the same name, or ""."""
    score: int
    breakdown: list[ScorePart]
    second: SecondWorld | None = None
    goals: list[GoalReached] = []
    """The goals of this game, the same for every seat; none where it is played without."""
    own: OwnPiles | None = None
    """Where cards are drafted, once each seat has a deck of its own."""


class RaceView(FlowView):
    """The whole table as `seat` sees it.

    Phases are draft, start, choose, explore, develop, settle, consume, produce, tidy and over.
    """

    off_wire = (*FlowView.off_wire, "candidates", "owed", "way", "price", "discarded", "packs")

    phases: list[PhaseView]
    pool: int
    deck: int
    """Cards in it; where each seat has a deck of its own, in all of them. So it is with `discards` and `shown`."""
    discards: int
    players: list[SeatView]
    shown: list[str]
    """Discards that all have seen: cards from a tableau, missed gambles, start worlds not kept."""
    causes: list[str]
    """Why the game has ended: tableau, pool or both."""
    hand: list[str]
    looked_at: list[str]
    """Explored cards to choose from."""
    picked: list[str]
    """Cards already picked for the question that is open (payment, keeping, discarding)."""
    placing: str
    """The card this seat has chosen to place, sealed or revealed, or ""."""
    chosen: list[str]
    """Its own action cards of this round, sealed or revealed."""
    discarded: list[str]
    """Its own discards since the last reshuffle."""
    candidates: list[str]
    """What it may still pick for the open question, with repeats."""
    owed: int
    way: int
    price: int
    draft: DraftView | UnsetType = UNSET
    """Only where cards are drafted."""
    packs: list[list[list[str]]] | UnsetType = UNSET
    """R15.9 Pack by pack what the seat knows of the cards in the order in which they are taken: stretches of cards. The
    order in a stretch of several is not known; a card that it has not seen is ""."""
