"""What happens in Race for the Galaxy, as facts; cards by id, seats by number."""

from typing import ClassVar

from cosmodrome.core.event import Event, UnseenCards
from cosmodrome.core.event import GameEnded as GameEnded
from cosmodrome.core.event import RoundBegan as RoundBegan


class Dealt(UnseenCards, frozen=True):
    """R1.4 Six cards (or a preset hand) to a seat."""


class StartWorldsOffered(Event, frozen=True):
    """The seat may keep one of these start worlds."""

    seat: int
    worlds: list[str]


class Started(Event, frozen=True):
    """The seat's start world is on the table."""

    seat: int
    world: str


class StartCardsDiscarded(UnseenCards, frozen=True):
    pass


class ActionsRevealed(Event, frozen=True):
    """The action cards of every seat: one each, two in the experienced game. Ids as in `choices.ACTIONS`."""

    actions: list[list[str]]


class PhaseBegan(Event, frozen=True):
    """`phase` is explore, develop, settle, consume or produce; `bonus` lists the seats that chose it."""

    phase: str
    bonus: list[int]


class Explored(UnseenCards, frozen=True):
    """The seat looks at `count` cards."""


class Kept(Event, frozen=True):
    """Of the cards looked at, `count` were kept and `away` discarded."""

    secret: ClassVar[tuple[str, ...]] = ("cards", "discarded")
    seat: int
    count: int
    away: int
    cards: list[str] | None
    discarded: list[str] | None


class Revealed(Event, frozen=True):
    """The development or world the seat will now place and pay for."""

    seat: int
    card: str


class Declined(Event, frozen=True):
    """The seat places nothing in this phase (develop or settle). R11.16 It alone is told whether it `could` have."""

    secret: ClassVar[tuple[str, ...]] = ("could",)
    seat: int
    phase: str
    could: bool | None


class Developed(Event, frozen=True):
    """`price` cards were paid."""

    secret: ClassVar[tuple[str, ...]] = ("paid",)
    seat: int
    card: str
    price: int
    paid: list[str] | None


class Settled(Event, frozen=True):
    """A world was paid for with `price` cards."""

    secret: ClassVar[tuple[str, ...]] = ("paid",)
    seat: int
    card: str
    price: int
    paid: list[str] | None


class Conquered(Event, frozen=True):
    """A military world was taken with `military` against `defense`."""

    seat: int
    card: str
    military: int
    defense: int


class TableauCardDiscarded(Event, frozen=True):
    """A Colony Ship, Doomed World or New Military Tactics was used up for `card`'s sake."""

    seat: int
    card: str
    world: str


class Hired(Event, frozen=True):
    """R13.11 Cards from the hand were discarded for Military against `world`, one each (Space Mercenaries)."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    world: str
    cards: list[str] | None


class DeclinedSecond(Event, frozen=True):
    """R13.16 The seat places no second world. It alone is told whether it `could` have."""

    secret: ClassVar[tuple[str, ...]] = ("could",)
    seat: int
    could: bool | None


class Drew(Event, frozen=True):
    """Cards drawn into the hand; `why` is the id of the card whose power it was, or a bonus ("settle-bonus")."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    why: str
    cards: list[str] | None


class GoodPlaced(Event, frozen=True):
    """A good on a world, its card face down. `why`: windfall, start, produce, produce-bonus, or a card id."""

    seat: int
    world: str
    good: str
    why: str


class Sold(Event, frozen=True):
    """A good was sold for `value` cards; the draw follows. `why`: trade, or the id of the card whose power it was."""

    seat: int
    world: str
    good: str
    value: int
    why: str


class Consumed(Event, frozen=True):
    """Goods spent through a power: `vp` chips earned, already doubled where x2 applies; `cards` drawn follow."""

    seat: int
    card: str
    worlds: list[str]
    vp: int
    cards: int


class HandCardsConsumed(Event, frozen=True):
    """Cards discarded from hand for VP (Deficit Spending, Merchant World, Galactic Bazaar)."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    card: str
    count: int
    vp: int
    cards: list[str] | None


class ConsumptionDeclined(Event, frozen=True):
    """R6.13 The optional Consume powers of these cards were left unused."""

    seat: int
    cards: list[str]


class BonusUnused(Event, frozen=True):
    """R11.16 Nothing comes of a bonus: trade without a good, produce-bonus without an empty windfall world."""

    seat: int
    about: str


class PowersUnused(Event, frozen=True):
    """R11.16 The Consume powers of these cards are left over: there is nothing to spend, or the `goods` do not fit."""

    seat: int
    cards: list[str]
    goods: int


class Gambled(Event, frozen=True):
    """Gambling World: the guess and the card turned up, which all see; None when no card was left."""

    seat: int
    guess: int
    card: str | None
    won: bool


class DiscardedToProduce(Event, frozen=True):
    """A card from hand for a good (Terraforming Colonists, Damaged Alien Factory)."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    card: str
    count: int
    cards: list[str] | None


class DiscardedToLimit(UnseenCards, frozen=True):
    """Down to ten cards at the end of the round."""


class GoalsLaidOut(Event, frozen=True):
    """The goal tiles of this game."""

    goals: list[str]


class GoalClaimed(Event, frozen=True):
    """The seat has met a goal for who is first, alone or with others at that moment."""

    seat: int
    goal: str
    vp: int


class GoalTaken(Event, frozen=True):
    """The seat has most of what a goal asks for, and takes it from the seat `loser`, or from the centre."""

    seat: int
    goal: str
    vp: int
    loser: int | None


class GoalReturned(Event, frozen=True):
    """The seat has lost a goal, which lies in the centre: it has too little, or several others have more."""

    seat: int
    goal: str


class GoalTied(Event, frozen=True):
    """At the end the seat has as much as whoever has most of what a goal asks for, and does not hold it."""

    seat: int
    goal: str
    vp: int


class Reshuffled(Event, frozen=True):
    """The discard pile became the deck, `count` cards."""

    count: int


class OwnReshuffled(Event, frozen=True):
    """R15.7 The seat's own discard pile became its own deck, `count` cards."""

    seat: int
    count: int


class StartWorldsDrawn(UnseenCards, frozen=True):
    """R15.2 The seat has start worlds, face down, of which it keeps one."""


class PacksDealt(Event, frozen=True):
    """R15.3 A round of the draft begins: `count` cards for each seat, which go to the left, or to the right."""

    number: int
    rounds: int
    count: int
    left: bool


class PacksPassed(Event, frozen=True):
    """R15.3 All have kept a card; what is left, `count` cards each, lies before the next seat."""

    count: int


class Drafted(UnseenCards, frozen=True):
    """R15.3 What the seat has kept in a round of the draft."""


class DraftEnded(Event, frozen=True):
    """R15.4 Each seat has drafted `count` cards; `out` cards are left over, and out of the game."""

    count: int
    out: int


RaceEvent = (
    Dealt
    | StartWorldsOffered
    | Started
    | StartCardsDiscarded
    | RoundBegan
    | ActionsRevealed
    | PhaseBegan
    | Explored
    | Kept
    | Revealed
    | Declined
    | Developed
    | Settled
    | Conquered
    | TableauCardDiscarded
    | Hired
    | DeclinedSecond
    | Drew
    | GoodPlaced
    | Sold
    | Consumed
    | HandCardsConsumed
    | ConsumptionDeclined
    | BonusUnused
    | PowersUnused
    | Gambled
    | DiscardedToProduce
    | DiscardedToLimit
    | GoalsLaidOut
    | GoalClaimed
    | GoalTaken
    | GoalReturned
    | GoalTied
    | Reshuffled
    | OwnReshuffled
    | StartWorldsDrawn
    | PacksDealt
    | PacksPassed
    | Drafted
    | DraftEnded
    | GameEnded
)
