"""What a seat of Jump Drive may see, field by field (an allow-list); types only, built in view.py."""

import msgspec

from cosmodrome.core.views import FlowView


class ScorePart(msgspec.Struct, frozen=True):
    """What one card of the empire gives a round now; `other` is the seat whose empire it counts too, if any."""

    source: str
    vp: int
    income: int
    other: int | None


class SeatView(msgspec.Struct):
    """One seat's public facts."""

    seat: int
    hand: int
    empire: list[str]
    """In the order placed."""
    survey_teams: int
    """Survey Teams left for it in the centre: 1 or 0."""
    icons: dict[str, int]
    """explore, military and gene."""
    military: int
    """Against any world: military icons, and what gene icons give."""
    military_against: dict[str, int]
    """More military against "alien" or "rebel" worlds. Only what is not 0."""
    discounts: dict[str, int]
    """Cards saved: "development", "world" (any), a good, "contact" (military worlds paid for), or a card id.
    Only what is not 0, but for "contact", which is there when military worlds may be paid for."""
    development: str
    """Revealed this round, or "". So are `world`, `second` and `exploring`."""
    world: str
    way: str
    """How `world` was taken: conquer or pay; "" before it was."""
    second: str
    coming: list[str]
    """Revealed this round and not in the empire yet."""
    exploring: bool
    drawn: int
    """Cards drawn by exploring this round."""
    military_used: int
    """For `world`, this round: what a Military Convoy cannot use again."""
    vp: int
    vp_rate: int
    """VP that the empire gives a round as it is now."""
    income_rate: int
    breakdown: list[ScorePart]
    """One part a card of the empire, in its order; they add up to the rates."""
    vps: list[int]
    """VP of each round so far, the first one first. So are `incomes`."""
    incomes: list[int]


class JumpDriveView(FlowView):
    """The whole table as `seat` sees it. Phases are start, place, pay, second, score, tidy and over."""

    off_wire = (
        *FlowView.off_wire, "candidates", "owed", "development_price", "world_price", "second_price", "discarded",
    )  # fmt: skip

    own_cards: bool
    """Whether the game is played with an owner's card file."""
    deck: int
    discards: int
    players: list[SeatView]
    shown: list[str]
    """Discards that all have seen: Colony Convoys."""
    hand: list[str]
    picked: list[str]
    """Cards already picked for the question that is open (payment, discards)."""
    development: str
    """The development this seat has chosen this round, sealed or revealed, or "". So are the next three."""
    world: str
    second: str
    exploring: bool
    way: str
    development_price: int
    """What this seat pays for what it places, once revealed. So are the next two."""
    world_price: int
    second_price: int
    discarded: list[str]
    """Its own discards since the last reshuffle."""
    candidates: list[str]
    """What it may still pick for the open question, with repeats."""
    owed: int
