"""What a seat of Sidereal Confluence may see, field by field (an allow-list); types only, built in view.py."""

import msgspec

from cosmodrome.core.meta import OptionValue, View
from cosmodrome.games.sidereal.events import Given, Goods, Promised


class CardView(msgspec.Struct, omit_defaults=True):
    """A card before a seat."""

    card: str
    owner: int
    back: bool = False
    doubled: bool = False
    """A colony with a x2 token."""


class NoticeView(msgspec.Struct):
    """R6.10 What a seat seeks and could give, as far as the viewer has heard it."""

    seek: Goods
    give: Goods
    phrases: list[str]
    to: int | None


class ScorePart(msgspec.Struct, frozen=True):
    """Some of a seat's points, in twelfths, and what they are for."""

    source: str
    vp: int


class SeatView(msgspec.Struct):
    seat: int
    species: str
    """"" until it is chosen."""
    points: int | None
    """In twelfths; None where it is not to be seen."""
    breakdown: list[ScorePart]
    """The same by what it is for; empty where it is not to be seen."""
    goods: Goods
    donated: Goods
    donated_points: int
    parcel: Goods
    """What the Envoys card has put on the donation card, which goes to one seat."""
    cards: list[CardView]
    colonies: list[CardView]
    teams: list[CardView]
    spent: list[str]
    """Its cards that lie under others."""
    acknowledgements: int
    envoys: int
    protected: bool
    robbed: bool
    support: int
    """Colonies that it can keep; 99 is any number."""
    fleets: int
    ready: bool
    """In a live step."""
    colony_bid: int | None
    """Ships, once revealed. So is `research_bid`."""
    research_bid: int | None
    notice: NoticeView | None


class Space(msgspec.Struct):
    """Of a track; `card` is "" on an empty one."""

    card: str
    minimum: int


class Owed(msgspec.Struct):
    """An obligation and how it stands."""

    promise: Promised
    fate: str
    released: list[int]
    lost: int
    """Points that the debtor has lost by it; -1 where the debtor has given it up."""
    can: bool
    """Of an open delivery: whether the debtor could make it now."""


class No(msgspec.Struct, frozen=True):
    """R6.13 Who has said no to an offer, and why."""

    seat: int
    why: str


class OfferView(msgspec.Struct):
    """An offer that the viewer made (`key` withdraws it) or may take (`key` takes it); "" for what others settle."""

    key: str
    maker: int
    to: list[int]
    moves: list[Given]
    promises: list[Promised]
    all_of: bool
    agreed: list[int]
    until: int
    open: bool
    counters: str
    """The key of the offer that it answers, if the viewer knows that one."""
    settles: int
    declined: list[No] = []
    made: bool = False
    """Whether it is closed because it was carried out."""


class InventionView(msgspec.Struct):
    seat: int
    team: str


class Bidder(msgspec.Struct):
    """A seat that has yet to buy or pass, and the ships of its bid."""

    seat: int
    ships: int


class SiderealView(View):
    """The whole table as `seat` sees it."""

    off_wire = ("step", "todo", "candidates", "owed", "used", "ask_anyway")

    options: dict[str, OptionValue]
    round: int
    phase: str
    """species, handicap, settle, trade, closing, donate, support, economy, sharing, talk, split, colony, research,
    refill, theft or over."""
    awaited: list[int]
    may_act: list[int]
    winners: list[int]
    players: list[SeatView]
    offered: list[str]
    """Species that can still be chosen."""
    colony_track: list[Space]
    research_track: list[Space]
    colony_next: str
    """The top of the deck, which lies face up; "" for none. So is `research_next`."""
    research_next: str
    colony_deck: int
    research_deck: int
    relic_deck: int
    colony_under: list[str]
    """What has been put under the deck in sight of all, the lowest first. So is `research_under`."""
    research_under: list[str]
    bonus: list[int]
    """By turn from 1."""
    yengii_bonus: list[int]
    envoys: int
    """Left to the Zeth."""
    ledger: list[Owed]
    offers: list[OfferView]
    inventions: list[InventionView]
    """Of this turn."""
    licensable: list[str]
    """Technologies that the Yengii have invented."""
    invented: list[str]
    """Teams that have invented."""
    gone: list[str]
    """Nullspace colonies out of the game."""
    gift_given: bool
    bidders: list[Bidder]
    halved: bool
    answer: str
    """What this seat has sealed, "" for nothing."""
    picked: list[str]
    """Colonies that this seat has already picked to go."""
    step: int
    """Where the turn stands, an index into flow.STEPS."""
    todo: list[int]
    """Its questions still open, or the table's in an open step."""
    candidates: list[str]
    owed: int
    used: list[int]
    ask_anyway: bool
