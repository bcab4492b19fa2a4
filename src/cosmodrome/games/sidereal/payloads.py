"""What a seat may answer freely, typed and within limits: offers, promises, purple converters, plans, bids, gifts."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cosmodrome.games.sidereal.meta import MOST_OF_A_GOOD, MOST_PROMISES, TURNS

MOST_SEATS: Final = 9

Good = Literal[
    "white", "brown", "green", "yellow", "blue", "black", "ultratech", "ship", "wild_small", "wild_large"
]
Count = Annotated[int, Meta(ge=1, le=MOST_OF_A_GOOD)]
Amount = Annotated[int, Meta(ge=0, le=MOST_OF_A_GOOD)]
Goods = dict[Good, Count]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS, title="seat")]
Turn = Annotated[int, Meta(ge=1, le=TURNS)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
"""The id of a card; whether there is such a card, the rules say."""
Names = Annotated[list[Name], Meta(max_length=30)]
Place = Annotated[int, Meta(ge=0, le=3)]
"""Which converter of a card, from 0."""


Phrase = Literal[
    "make-an-offer",
    "best-offer-wins",
    "needed-now",
    "to-invent",
    "paid-next-turn",
    "cards-to-lend",
    "card-to-borrow",
    "colony-wanted",
    "team-wanted",
    "deal-of-three",
]
"""R6.10 What can be said beside goods; every language has words for it."""


Why = Literal["plain", "too-little", "needed", "kept", "trust", "promise"]
"""R6.13 Why not: no more than that; it gains too little; what is asked for is needed, or kept for another deal; the
promises are not believed, or not of a kind that this seat makes."""


class Payload(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is left out has its default, in the text of a payload as well."""


class Pack(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What can be given (R6.2)."""

    goods: Goods = {}
    """Taken from the giver's donation card first."""
    points: Amount = 0
    """Donated ones."""
    parcel: bool = False
    """All that the Envoys card has put on the donation card of the Zeth, which goes to one seat."""
    cards: Names = []
    """Lent, those with a species' border; given for good, colonies, research teams and others without one."""
    licences: Names = []
    """Technologies that the Yengii let the receiver put into play."""
    acknowledgements: Amount = 0
    envoys: Amount = 0


class Move(Pack, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one party gives another; None stands for whoever takes the offer."""

    giver: Seat | None = None
    receiver: Seat | None = None


class Deliver(Pack, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="deliver"):
    """R5.2 What goes from `by` to `to` in a turn, as its Trade phase begins or, `late`, ends."""

    by: Seat | None = None
    to: Seat | None = None
    turn: Turn = 1
    late: bool = False


class Act(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What `by` owes to `to`, and to others of the deal, without giving anything."""

    by: Seat | None = None
    to: Seat | None = None
    also: set[Seat] = set()
    turn: Turn = 1


class Output(Act, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="output"):
    """R5.3 Run a converter in the Economy phase of a turn; the goods it prints go to `to` in the next Trade phase."""

    card: Name = "-"
    at: Place = 0


class Bid(Act, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="bid"):
    """R5.4, R5.5 Bid at least or at most so many ships on a track, or buy nothing there."""

    track: Literal["colony", "research"] = "colony"
    bound: Literal["least", "most", "pass"] = "pass"
    ships: Amount = 0


class Leave(Act, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="leave"):
    """R5.5 Do not take a card from a track."""

    card: Name = "-"


class Invention(Act, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="invention"):
    """R5.6 Invent with a research team, by the end of a turn's Trade phase."""

    card: Name = "-"


class Spare(Act, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="spare"):
    """R5.7 The Zeth do not steal from a seat; from `to`, if no other is named."""

    seat: Seat | None = None


class Note(Act, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="note"):
    """R5.8 A promise in words. It is written down, and nobody enforces it."""

    text: Annotated[str, Meta(min_length=1, max_length=200)] = "-"


Promise = Deliver | Output | Bid | Leave | Invention | Spare | Note


class Offer(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Moves and promises that happen all together, once every party has agreed, or not at all.

    Where somebody is None, the first of the seats `to` that takes it is that party; an empty `to` is anyone. It stands
    to the end of this Trade phase, or of that of turn `until`.
    """

    moves: Annotated[list[Move], Meta(max_length=16)] = []
    promises: Annotated[list[Promise], Meta(max_length=MOST_PROMISES)] = []
    to: set[Seat] = set()
    until: Turn | None = None


class Counter(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An offer in answer to one that was shown, by the number with which this seat would take that."""

    number: Annotated[int, Meta(ge=0, le=999)]
    offer: Offer


class Decline(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """R6.13 No to an offer, by the number with which this seat would take it, and why."""

    number: Annotated[int, Meta(ge=0, le=999)]
    why: Why = "plain"


class Seek(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat seeks and could give, in goods and phrases; for all or for one seat. It binds nobody."""

    seek: Goods = {}
    give: Goods = {}
    phrases: Annotated[list[Phrase], Meta(max_length=6)] = []
    to: Seat | None = None


class Upgrade(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Turn a card over, by its purple converter or by spending another card."""

    card: Name
    spend: Name | None = None
    put: Goods = {}
    """The goods that are paid, where there is a choice; left out, they are found."""
    worlds: Names = []


class Flip(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Turn a colony over."""

    card: Name
    put: Goods = {}


class Play(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Put a card of the own species into play by its purple converter."""

    card: Name
    put: Goods = {}
    worlds: Names = []


class Draw(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Put the top relic world into play, by the deck's own converter or by that of a card."""

    card: Name | None = None
    put: Goods = {}
    worlds: Names = []


class Invent(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Pay one cost option of a research team."""

    team: Name
    option: Annotated[int, Meta(ge=0, le=2)] = 0
    put: Goods = {}


class Run(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One run of a white converter."""

    card: Name
    at: Place = 0
    put: Goods = {}
    colour: Good | None = None
    """Of the interest, where only grey cubes are put in."""
    worlds: Names = []


class Economy(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """All that a seat runs in an Economy phase."""

    runs: Annotated[list[Run], Meta(max_length=90)] = []


class Split(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Ships bid on colonies and on research teams; the others are kept."""

    colony: Annotated[int, Meta(ge=0, le=999)] = 0
    research: Annotated[int, Meta(ge=0, le=999)] = 0


class Give(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Leftover donations that go to one seat."""

    to: Seat
    goods: Goods = {}
    points: Amount = 0
    parcel: bool = False


class Compensate(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What the injured of a promise, by its number, get or are promised in its place, if all of them agree."""

    number: Annotated[int, Meta(ge=0, le=9999)]
    moves: Annotated[list[Move], Meta(max_length=MOST_SEATS)] = []
    promises: Annotated[list[Promise], Meta(max_length=MOST_PROMISES)] = []


class Release(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A promise, by its number, that this seat no longer asks for."""

    number: Annotated[int, Meta(ge=0, le=9999)]


class Steal(Payload, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One theft by the Zeth: by which card, from whom, at which price, and what is taken."""

    card: Name
    victim: Seat
    price: Annotated[int, Meta(ge=0, le=3)] = 0
    put: Goods = {}
    take: Goods = {}
