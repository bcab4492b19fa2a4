"""What bots believe: the numbers behind their judgement, found by thought and by play against themselves."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Weights:
    """Amounts are victory points unless told otherwise; those that say so count for each round still to come."""

    card: float = 0.6
    """A card in hand while there is a round left to place it in."""
    youth: float = 0.5
    """More of it for each round still to come: early cards become engines."""
    prospect: float = 0.4
    """The share of what placing a hand card would gain, while it waits for the next round: the two best cards."""
    reserve: float = 0.2
    """The same for the next two."""
    rest: float = 0.05
    """The same for all others."""
    reach: float = 1.5
    """Military that an empire gains in a round, for a world that is out of its reach."""

    # For each round still to come, the one just placed in left out.
    military: float = 0.25
    """A point of military, for worlds not seen yet."""
    military_kind: float = 0.04
    """The same against alien or rebel worlds alone."""
    development_discount: float = 0.3
    world_discount: float = 0.3
    kind_discount: float = 0.06
    """A card saved on worlds of one good."""
    contact: float = 0.1
    colony_convoy: float = 0.2
    military_convoy: float = 0.1
    explore_icon: float = 0.2
    gene_icon: float = 0.03
    world_kind: float = 0.03
    """A world of any good, for what counts such worlds and may be drawn."""

    # How fast what variable terms count grows, in things a round.
    more_explore: float = 0.6
    more_military: float = 0.4
    more_gene: float = 0.2
    more_developments: float = 0.7
    more_worlds: float = 0.25
    """Worlds of one good, or military worlds."""

    # Exploring.
    find: float = 0.1
    """What seeing a card in order to keep the best is worth, for each round still to come."""

    # How the VP of a round grow by what is placed in it: by so much, and for each card of income and in hand.
    pace: float = -3.2
    pace_income: float = 0.45
    pace_hand: float = 0.72
    pace_least: float = 0.3
    """At least by this."""
    pace_more: float = 1.2
    """How much more it is in each later round."""
    overshoot: float = 0.5
    """Rounds that a game goes on, on average, after the moment it reaches its end by that reckoning."""
    ending: float = 10.0
    """What it is worth to end the game in the lead; and to end it behind, taken off."""
    horizon: float = 8.0
    """Scorings ahead that are planned for, at most; 1 is that of this round alone."""


WEIGHTS = Weights()
"""The greedy bot's."""

AHEAD = Weights(
    card=0.25,
    youth=0.45,
    prospect=0.33,
    reserve=0.12,
    rest=0.04,
    reach=0.93,
    military=0.82,
    military_kind=0.035,
    development_discount=0.4,
    world_discount=0.19,
    kind_discount=0.067,
    contact=0.13,
    explore_icon=0.15,
    gene_icon=0.043,
    world_kind=0.021,
    more_explore=0.92,
    more_military=0.33,
    more_gene=0.14,
    more_developments=0.65,
    more_worlds=0.47,
    pace=-1.5,
    pace_income=1.6,
    pace_hand=0.35,
    pace_more=0.79,
    overshoot=1.8,
    ending=8.8,
)
"""The search bot's for its own seat: 800 steps of `tools/tune_jump_drive.py`, which are a million games."""

PLANNER = replace(WEIGHTS, horizon=2.75)
PUPIL = replace(WEIGHTS, horizon=2.4)
NOVICE = replace(WEIGHTS, horizon=1.0)
"""Greedy bots that see less far."""
