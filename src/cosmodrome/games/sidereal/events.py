"""What happens in Sidereal Confluence, as facts; cards by id, seats by number, goods as counts by word."""

from typing import ClassVar, Final

from msgspec import Struct

from cosmodrome.core import event as core
from cosmodrome.core.event import Event
from cosmodrome.core.event import RoundBegan as RoundBegan

Goods = dict[str, int]
EVERYBODY: Final = (None, *range(9))
"""The audience of what seats and spectators hear."""


class Given(Struct, frozen=True, omit_defaults=True):
    """What one seat gives another; None stands for whoever takes the offer."""

    giver: int | None
    receiver: int | None
    goods: Goods = {}
    points: int = 0
    parcel: Goods = {}
    """What the Envoys card had made: goods, vp and envoy."""
    cards: list[str] = []
    licences: list[str] = []
    acknowledgements: int = 0
    envoys: int = 0


class Promised(Struct, frozen=True, omit_defaults=True):
    """An obligation; `kind` is deliver, output, bid, leave, invention, spare or note."""

    kind: str
    by: int | None
    to: int | None
    turn: int
    also: list[int] = []
    late: bool = False
    given: Given | None = None
    card: str = ""
    at: int = 0
    track: str = ""
    bound: str = ""
    ships: int = 0
    seat: int | None = None
    text: str = ""
    number: int = -1
    """In the ledger; -1 in an offer."""


class SpeciesOffered(Event, frozen=True):
    """R1.5 What can be chosen at this table."""

    species: list[str]


class SpeciesChosen(Event, frozen=True):
    seat: int
    species: str


class SetUp(Event, frozen=True):
    """R1.7 to R1.10 What a seat begins with."""

    seat: int
    species: str
    goods: Goods
    cards: list[str]
    colonies: list[str]
    teams: list[str]


class HandicapTaken(Event, frozen=True):
    """R1.16 A small cube more (`count` 1) or less (-1)."""

    seat: int
    good: str
    count: int


class Offered(Event, frozen=True):
    """An offer to the seats `to`; `all_of` tells that all of them have to agree."""

    unheard: ClassVar[bool] = True
    seat: int
    to: list[int]
    moves: list[Given]
    promises: list[Promised]
    all_of: bool
    until: int
    counters: bool
    """Whether it answers an offer."""
    settles: int
    """The number of the promise that it would settle, which all may know; or -1."""

    def audience(self) -> tuple[int | None, ...]:  # type: ignore[override]
        return EVERYBODY if self.settles >= 0 else (self.seat, *self.to)


class Agreed(Event, frozen=True):
    """A party agrees to a deal that others still have to agree to; `recalled` tells that it no longer does."""

    unheard: ClassVar[bool] = True
    seat: int
    maker: int
    to: list[int]
    recalled: bool
    settles: int

    def audience(self) -> tuple[int | None, ...]:  # type: ignore[override]
        return EVERYBODY if self.settles >= 0 else (self.maker, *self.to)


class Declined(Event, frozen=True):
    """R6.13 A seat says no to an offer; `why` is plain, too-little, needed, kept, trust or promise."""

    unheard: ClassVar[bool] = True
    seat: int
    maker: int
    to: list[int]
    why: str

    def audience(self) -> tuple[int | None, ...]:  # type: ignore[override]
        return (self.maker, *self.to)


class Withdrawn(Event, frozen=True):
    """An offer is gone; `refused_by` is the seat that refused it, if one did."""

    unheard: ClassVar[bool] = True
    seat: int
    to: list[int]
    refused_by: int | None
    settles: int

    def audience(self) -> tuple[int | None, ...]:  # type: ignore[override]
        return EVERYBODY if self.settles >= 0 else (self.seat, *self.to)


class Sought(Event, frozen=True):
    """R6.10 To one seat, or to all where `to` is None."""

    unheard: ClassVar[bool] = True
    seat: int
    to: int | None
    seek: Goods
    give: Goods
    phrases: list[str]

    def audience(self) -> tuple[int | None, ...]:  # type: ignore[override]
        return EVERYBODY if self.to is None else (self.seat, self.to)


class Traded(Event, frozen=True):
    """A deal has been made, and all of it has happened."""

    parties: list[int]
    moves: list[Given]
    promises: list[Promised]


class GiftPaid(Event, frozen=True):
    """R12.13 The Gift of the Duruntai pays `seat`, and the Faderan."""

    seat: int
    goods: Goods
    faderan: int
    faderan_goods: Goods


class Readied(Event, frozen=True):
    seat: int
    ready: bool


class TimeRanOut(Event, frozen=True):
    """Not all were ready."""

    phase: str


class TradeClosed(Event, frozen=True):
    """R2.10"""


class BookClosed(Event, frozen=True):
    """The offers of the talk before the bids, or of a settlement, are gone."""

    phase: str


class Upgraded(Event, frozen=True):
    """A card was turned over, for `paid` and colonies, or by spending a card."""

    seat: int
    card: str
    paid: Goods
    colonies: list[str]
    spent: str
    gained: Goods


class Played(Event, frozen=True):
    """A card came into play by its purple converter; `gained` is what it brought. With `drawn` it is a relic world."""

    seat: int
    card: str
    drawn: bool
    paid: Goods
    colonies: list[str]
    gained: Goods
    taken: list[str]
    """Colonies that it brought."""


class Invented(Event, frozen=True):
    """R4 `technology` is "" for a team of era IV; `card` came into play, "" for none."""

    seat: int
    team: str
    technology: str
    card: str
    option: int
    paid: Goods
    points: int


class AcknowledgementReturned(Event, frozen=True):
    """R12.12 The Faderan (`seat`) score a point as `inventor` invents."""

    seat: int
    inventor: int


class DonationGiven(Event, frozen=True):
    """R2.12 Leftover donations go to `to`."""

    seat: int
    to: int
    goods: Goods
    points: int
    envoys: int


class Delivered(Event, frozen=True):
    """A promised delivery was made, in full or, with `missing`, as far as possible; `lost` are points."""

    number: int
    given: Given
    missing: Goods
    """By word, with card, licence, vp, envoy and acknowledgement for what is no good."""
    lost: int


class PromiseSettled(Event, frozen=True):
    """An obligation stands otherwise now; `fate` is kept, broken, compensated, released or failed (to be settled)."""

    number: int
    seat: int
    promise: Promised
    fate: str
    lost: int


class OutputOwed(Event, frozen=True):
    """R5.3 A promised converter has run, or has not: what it prints is owed as goods, due in `turn`."""

    number: int
    seat: int
    promise: Promised
    goods: Goods
    turn: int
    ran: bool


class PromiseReleased(Event, frozen=True):
    """R5.19 One of the injured asks for it no longer."""

    number: int
    seat: int
    promise: Promised


class ColoniesDiscarded(Event, frozen=True):
    """R7.1 Colonies beyond support."""

    seat: int
    cards: list[str]


class RunDone(Struct, frozen=True, omit_defaults=True):
    """One run of a converter."""

    card: str
    at: int = 0
    colonies: list[str] = []


class Ran(Event, frozen=True):
    """R7.2 All that a seat ran in the Economy phase, and what that took and made."""

    seat: int
    runs: list[RunDone]
    paid: Goods
    made: Goods
    donated: Goods
    points: int


class BonusScored(Event, frozen=True):
    """R8.1"""

    seat: int
    team: str
    points: int


class Shared(Event, frozen=True):
    """R8.2 A technology came into play before `to`."""

    technology: str
    inventor: int
    to: list[int]


class ShipsAnnounced(Event, frozen=True):
    ships: list[int]


class BidsRevealed(Event, frozen=True):
    """Ships by seat, on a track: colony or research."""

    track: str
    ships: list[int]
    counts: list[int]
    """What each counts, in halves of a ship (R12.1)."""


class BidHalved(Event, frozen=True):
    """R12.27"""

    seat: int
    halves: list[int]


class Bought(Event, frozen=True):
    seat: int
    track: str
    space: int
    card: str
    paid: int
    doubled: bool = False
    """R12.2"""


class BidPassed(Event, frozen=True):
    """`idle` tells that there was no card that the bid could buy."""

    seat: int
    track: str
    bid: int
    counted: int
    """In halves of a ship."""
    idle: bool


class Refilled(Event, frozen=True):
    """R9.11, R9.12 What lies on the tracks now, "" on an empty space."""

    colonies: list[str]
    teams: list[str]
    under: list[str]
    """What went under the decks."""


class LoansReturned(Event, frozen=True):
    cards: list[str]


class Stolen(Event, frozen=True):
    """R12.46"""

    seat: int
    victim: int
    card: str
    paid: Goods
    taken: Goods


class TheftEnded(Event, frozen=True):
    seat: int


class GameEnded(core.GameEnded, frozen=True):
    """R11 The one cause is that six turns are over; scores are in twelfths, and there are no ties."""

    sources: dict[str, list[int]]
    """What points are for, among them goods left over; in twelfths, one a seat."""


SiderealEvent = (
    SpeciesOffered
    | SpeciesChosen
    | SetUp
    | HandicapTaken
    | RoundBegan
    | Offered
    | Agreed
    | Declined
    | Withdrawn
    | Sought
    | Traded
    | GiftPaid
    | Readied
    | TimeRanOut
    | TradeClosed
    | BookClosed
    | Upgraded
    | Played
    | Invented
    | AcknowledgementReturned
    | DonationGiven
    | Delivered
    | PromiseSettled
    | OutputOwed
    | PromiseReleased
    | ColoniesDiscarded
    | Ran
    | BonusScored
    | Shared
    | ShipsAnnounced
    | BidsRevealed
    | BidHalved
    | Bought
    | BidPassed
    | Refilled
    | LoansReturned
    | Stolen
    | TheftEnded
    | GameEnded
)
