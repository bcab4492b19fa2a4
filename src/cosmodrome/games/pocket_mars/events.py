"""What happens in Pocket Mars, as facts; cards and buildings by id, players by number (solo: 1 is the automa).

`why` is the id of the card or building whose effect it was, or "action", "four-cards", "launch".
"""

from typing import ClassVar

from cosmodrome.core.event import Event
from cosmodrome.core.event import RoundBegan as RoundBegan


class Dealt(Event, frozen=True):
    """R1.4 The first cards of a seat, into its hand or, in the draft, as its pack."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    colours: list[str]
    cards: list[str] | None


class Drafted(Event, frozen=True):
    """R9 The seat kept one card of its pack."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    colour: str
    card: str | None


class PacksPassed(Event, frozen=True):
    """Each pack of `count` cards went to the next seat clockwise."""

    count: int


class DraftEnded(Event, frozen=True):
    """The last card of each pack was discarded, one a seat."""

    cards: list[str]


class Prepared(Event, frozen=True):
    """Cards went face down from the hand to the prep module, in the order of their slots."""

    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    colours: list[str]
    cards: list[str] | None


class TurnBegan(Event, frozen=True):
    seat: int


class HandCardPlayed(Event, frozen=True):
    """Action A."""

    seat: int
    card: str


class PlayedCardDiscarded(Event, frozen=True):
    """The hand card played goes to the discards, its action done; a card that covers a pile does not."""

    seat: int
    card: str


class PrepCardPlayed(Event, frozen=True):
    """Action B: from the own prep module."""

    seat: int
    card: str


class OtherCardPlayed(Event, frozen=True):
    """Action C: from the prep module of `owner`."""

    seat: int
    owner: int
    card: str


class Attached(Event, frozen=True):
    """The card lies on the pile of its building; `number` was to be beaten there, -1 at Habitation."""

    seat: int
    card: str
    building: str
    value: int
    number: int
    beats: bool


class Declined(Event, frozen=True):
    """`what` is place (for the number), action (of the card) or ability (of the building); `about` its id."""

    seat: int
    what: str
    about: str


class ActionDone(Event, frozen=True):
    """The seat does a card's action; its effects follow. `half` is hand or prep, `cost` the energy paid."""

    seat: int
    card: str
    half: str
    cost: int
    energy: int


class ActionFailed(Event, frozen=True):
    """R4.15 A card's action is left out, for it cannot be done; `half` is hand or prep.

    `reason` is needs-condition (`condition` and `colour` tell which), needs-energy (it costs `cost`, the seat has
    `have`), left-out (R10.6 the automa's card) or does-nothing, with `lacks` as in `NothingDone` or "".
    """

    seat: int
    card: str
    half: str
    reason: str
    condition: str
    colour: str
    cost: int
    have: int
    lacks: str


class NothingDone(Event, frozen=True):
    """R4.15 Nothing, or nothing more, can be done of this, so that the seat was not asked.

    `what` is place (for the number), ability (of the building) or effect (of the card `about`); `lacks` is what there
    is none of: on-earth, aboard (colonists), room-for-energy, to-draw, to-shift, to-swap, others-prep, own-card, cover.
    """

    seat: int
    what: str
    about: str
    lacks: str


class AbilityUsed(Event, frozen=True):
    seat: int
    building: str


class Launched(Event, frozen=True):
    """`count` colonists went from Earth to the ship."""

    seat: int
    count: int
    why: str


class EnergyGained(Event, frozen=True):
    """`lost` would have gone beyond the top; `energy` is the level now."""

    seat: int
    count: int
    lost: int
    energy: int
    why: str


class Placed(Event, frozen=True):
    """A colonist went to the one-star space; `source` is ship or earth; `why` "number" for beating the number."""

    seat: int
    building: str
    source: str
    why: str


class Promoted(Event, frozen=True):
    """`seat` moved a colonist of `owner` from the one-star to the two-star space."""

    seat: int
    owner: int
    building: str
    why: str


class Demoted(Event, frozen=True):
    seat: int
    owner: int
    building: str
    why: str


class Swapped(Event, frozen=True):
    """A colonist of `up` and one of `down` exchanged spaces; `up` has the two-star space now."""

    seat: int
    up: int
    down: int
    building: str
    why: str


class CardsSwapped(Event, frozen=True):
    """The two topmost cards changed places; `number` is to be beaten now."""

    seat: int
    building: str
    number: int
    why: str


class Covered(Event, frozen=True):
    """A card lies face down on a pile: the number to beat is 0. `card` only where all have seen it."""

    seat: int
    building: str
    colour: str
    source: str
    card: str
    why: str


class Peeked(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    owner: int
    cards: list[str] | None
    why: str


class Drew(Event, frozen=True):
    secret: ClassVar[tuple[str, ...]] = ("cards",)
    seat: int
    count: int
    colours: list[str]
    cards: list[str] | None
    why: str


class TookFromAutoma(Event, frozen=True):
    """R10.4 Drawn from the automa's prep instead of the deck."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    colour: str
    card: str | None
    why: str


class Buried(Event, frozen=True):
    """A card went face down under the deck; `source` is hand or prep."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    colour: str
    source: str
    card: str | None
    why: str


class PrepReturned(Event, frozen=True):
    """A prep card went back into the hand."""

    secret: ClassVar[tuple[str, ...]] = ("card",)
    seat: int
    colour: str
    card: str | None
    why: str


class Discarded(Event, frozen=True):
    """Own cards, face up; `source` is hand or prep; `why` also "energy" (action E) or "four-cards"."""

    seat: int
    cards: list[str]
    source: str
    why: str


class OtherDiscarded(Event, frozen=True):
    """`seat` discarded a prep card of `owner`."""

    seat: int
    owner: int
    card: str
    why: str


class Reshuffled(Event, frozen=True):
    """`buried` cards from under others at the buildings joined the discards; the new deck has `count`."""

    count: int
    buried: int


class SystemFailed(Event, frozen=True):
    """R10.7 The top cards of the deck were discarded."""

    cards: list[str]


class AutomaActivated(Event, frozen=True):
    """R10.8 `cards` are in the automa's prep; with exactly 1 it acts by that card's `colour`, else nothing happens."""

    cards: int
    colour: str


class AutomaLaunched(Event, frozen=True):
    why: str


class AutomaPlaced(Event, frozen=True):
    building: str
    why: str


class AutomaPromoted(Event, frozen=True):
    building: str


class AutomaDemoted(Event, frozen=True):
    """A colonist of `owner` went down to the one-star space."""

    owner: int
    building: str


class AutomaGainedEnergy(Event, frozen=True):
    count: int
    energy: int


class AutomaDiscarded(Event, frozen=True):
    """Cards from the top of the deck."""

    cards: list[str]


class AutomaIdle(Event, frozen=True):
    """What it would do, cannot be done; `colour` is the suit of its card."""

    colour: str


class AutomaRefilled(Event, frozen=True):
    """Cards from the deck to its prep; `short` are those the deck did not have."""

    colours: list[str]
    short: int


class GameEnded(Event, frozen=True):
    """`causes` are colonists (a player has all on Mars), automa (the automa has), deck (its prep cannot be refilled).

    `automa` is the automa's score, or null; `outcome` of a solo game is won, lost or drawn, else "".
    """

    causes: list[str]
    scores: list[int]
    ties: list[int]
    winners: list[int]
    automa: int | None
    outcome: str


PocketMarsEvent = (
    Dealt
    | Drafted
    | PacksPassed
    | DraftEnded
    | Prepared
    | RoundBegan
    | TurnBegan
    | HandCardPlayed
    | PlayedCardDiscarded
    | PrepCardPlayed
    | OtherCardPlayed
    | Attached
    | Declined
    | ActionDone
    | ActionFailed
    | NothingDone
    | AbilityUsed
    | Launched
    | EnergyGained
    | Placed
    | Promoted
    | Demoted
    | Swapped
    | CardsSwapped
    | Covered
    | Peeked
    | Drew
    | TookFromAutoma
    | Buried
    | PrepReturned
    | Discarded
    | OtherDiscarded
    | Reshuffled
    | SystemFailed
    | AutomaActivated
    | AutomaLaunched
    | AutomaPlaced
    | AutomaPromoted
    | AutomaDemoted
    | AutomaGainedEnergy
    | AutomaDiscarded
    | AutomaIdle
    | AutomaRefilled
    | GameEnded
)
