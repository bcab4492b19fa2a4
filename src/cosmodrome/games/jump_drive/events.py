"""What happens in Jump Drive, as facts; cards by id, seats by number."""

from typing import ClassVar

from cosmodrome.core.event import Event, UnseenCards
from cosmodrome.core.event import GameEnded as GameEnded
from cosmodrome.core.event import RoundBegan as RoundBegan


class Dealt(UnseenCards, frozen=True):
    """R1.4 Seven cards (five in a first game) to a seat."""


class StartCardsDiscarded(UnseenCards, frozen=True):
    pass


class Revealed(Event, frozen=True):
    """R3.2 What the seat places this round, "" for none; `exploring` is true when it places nothing."""

    seat: int
    development: str
    world: str
    exploring: bool


class Paid(UnseenCards, frozen=True):
    """`count` cards were discarded to pay for what is placed next."""


class Developed(Event, frozen=True):
    """A development was placed at `price`."""

    seat: int
    card: str
    price: int


class Settled(Event, frozen=True):
    """A world was placed by paying `price`; `contact` tells that it is a military one, `second` a second world."""

    seat: int
    card: str
    price: int
    contact: bool
    second: bool


class Conquered(Event, frozen=True):
    """A military world was taken with `military` against `defense`; `second` tells a second world."""

    seat: int
    card: str
    military: int
    defense: int
    second: bool


class ConvoyDiscarded(Event, frozen=True):
    """R7.2 A Colony Convoy left the empire, open, for the sake of `world`, which is placed next."""

    seat: int
    card: str
    world: str


class Drew(UnseenCards, frozen=True):
    """R5.3 A card drawn for placing a world without a development."""


class Explored(Event, frozen=True):
    """R8.1 The seat drew `count` cards with `icons` Explore icons, the marker's three included."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    icons: int
    count: int
    cards: list[str] | None


class ExploreDiscarded(UnseenCards, frozen=True):
    pass


class PropagandaMoved(Event, frozen=True):
    """R9.2 War Propaganda went from the empire of `giver` to that of `seat`, who has the most `military`."""

    seat: int
    giver: int
    card: str
    military: int


class Scored(Event, frozen=True):
    """R9.1 `vp` points this round, `total` so far, and the income that the empire now has."""

    seat: int
    vp: int
    total: int
    income: int


class IncomeDrawn(Event, frozen=True):
    """R10.1 `count` cards for an income of `income`; fewer only when no card is left."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    income: int
    count: int
    cards: list[str] | None


class DiscardedToLimit(UnseenCards, frozen=True):
    """R10.5 Down to ten cards at the end of the round."""


class Reshuffled(Event, frozen=True):
    """The discard pile became the deck, `count` cards."""

    count: int


JumpDriveEvent = (
    Dealt
    | StartCardsDiscarded
    | RoundBegan
    | Revealed
    | Paid
    | Developed
    | Settled
    | Conquered
    | ConvoyDiscarded
    | Drew
    | Explored
    | ExploreDiscarded
    | PropagandaMoved
    | Scored
    | IncomeDrawn
    | DiscardedToLimit
    | Reshuffled
    | GameEnded
)
