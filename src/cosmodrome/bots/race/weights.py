"""What the greedy bot believes: the numbers behind its judgement, found by thought and by play against itself."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any


@dataclass(frozen=True)
class Weights:
    """All amounts are victory points, or a share; what belongs to a power is for each round still to come."""

    card: float = 0.472
    """A card in hand that is good for nothing but paying."""
    youth: float = 0.057
    """More of it for each round still to come: early cards become engines."""
    plenty: float = 0.04
    """How much less each further card is worth, as a share of the fourth; so the first ones are worth more."""
    option: float = 0.16
    """The share of what placing a hand card would gain that it is worth while it waits in the hand."""
    first: float = 0.38
    """The same for the best of them, as far as it is better than the next."""
    presence: float = 0.2
    """A card in the tableau, whatever it is: the end is nearer, and much counts cards."""
    wish: float = 0.366
    """What is left of that share for a card that cannot be placed yet, but nearly."""

    # How often a power counts in a round, as a share of its cards.
    look: float = 0.03
    keep: float = 0.5
    develop_draw_before: float = 0.4
    develop_discount: float = 0.2
    develop_draw_after: float = 0.45
    settle_draw_after: float = 0.76
    settle_discount: float = 0.54
    settle_discount_kind: float = 0.0723
    ship: float = 0.05
    contact: float = 0.0553
    military: float = 0.5
    military_kind: float = 0.0289
    military_rebel: float = 0.0512
    tactics: float = 0.067
    trade: float = 0.03
    trade_kind: float = 0.05
    second_world: float = 0.5
    """More than one world in a Settle phase."""
    mercenaries: float = 0.5
    """Military for cards, as a share of what is always there."""

    # The engine: goods produced and consumed again and again.
    cycles: float = 0.54
    """How often a round its goods are produced and used, for any engine."""
    more_cycles: float = 0.05
    """How much more often when it pays 8 points and more."""
    spare_good: float = 0.28
    """A good that no power takes: one may yet come."""
    idle_power: float = 0.122
    """A good that a power could take and is not there."""
    stock: float = 0.36
    """The share of what the goods on worlds would bring now that they are worth to keep."""

    # Goals.
    goals: float = 1.0
    """How much a point for goals counts."""
    goal_near: float = 0.5
    """What is left of the hope for a goal for each card or point that is missing."""
    goal_race: float = 0.6
    """The same for one that another is as near to, and once more if nearer."""
    goal_doubt: float = 0.7
    """How unsure a lead is after a round."""
    goal_loss: float = 0.35
    """How much counts what the other may lose in rounds to come; what it loses now counts whole."""

    dream: float = 0.25
    """The share of a six-cost development's points that a matching card earns while the development is in hand."""
    opening: float = 0.25
    """The share of a military world's points that Military earns which brings it within reach, in hand."""
    growth: float = 0.45
    """How far the rest of a tableau will match a six-cost development, in matches a card."""

    # Exploring: what seeing many cards to keep few is worth.
    find: float = 0.297
    need: float = 1.36
    """More of it when the hand holds nothing good."""

    # The end, and the others.
    pace: float = 1.68
    """Cards placed a round by whoever is ahead."""
    ending: float = 7.26
    """What it is worth to end the game in the lead; and to end it behind, taken off."""
    spite: float = 0.647
    """A point for a rival counts that much against a point for oneself, shared among the rivals."""
    surprise: float = 1.0
    """How unsure it is of what rivals choose: above 1 more than games against itself tell."""
    patience: float = 12.6
    """Rounds after which it begins to care less about waiting; at twice that many it waits for nothing."""

    # How far it sees.
    horizon: float = 99.0
    """Rounds after this one that count, at most."""
    rivals: bool = True
    """Whether it reckons with what the others may choose and gain."""


WEIGHTS = Weights()
PLANNER = replace(WEIGHTS, rivals=False, horizon=1.6)
PUPIL = replace(
    PLANNER, horizon=1.0, goals=0.5, option=0.0, first=0.0, wish=0.0, dream=0.0, opening=0.0, growth=0.0
)  # fmt: skip
"""Builds what can be built: cards that must wait are worth no more than others."""
_NO_POWERS: dict[str, Any] = dict.fromkeys((
    "look", "keep", "develop_draw_before", "develop_discount", "develop_draw_after", "settle_draw_after",
    "settle_discount", "settle_discount_kind", "ship", "contact", "military", "military_kind",
    "military_rebel", "tactics", "trade", "trade_kind", "second_world",
    "mercenaries", "cycles", "more_cycles", "spare_good", "idle_power",
    "stock",
), 0.0)  # fmt: skip
NOVICE = replace(PUPIL, horizon=2.0, goals=0.0, **_NO_POWERS)
"""Goes by the points printed on cards."""


@cache
def in_round(weights: Weights, number: int) -> Weights:
    """The weights in a late round: no limit ends a game in which all wait for each other, so patience does."""
    patience = min(1.0, max(0.0, 2.0 - number / weights.patience))
    return replace(
        weights,
        spite=weights.spite * patience,
        option=weights.option * patience,
        stock=weights.stock * patience,
        surprise=weights.surprise / max(0.1, patience),
    )
