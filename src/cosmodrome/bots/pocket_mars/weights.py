"""What the greedy bot believes: the numbers behind its judgement, found by thought and by play against itself."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Weights:
    """Amounts are victory points."""

    pace: float = 1.4
    """Steps a turn (a launch, a placement) that bring a player to the end."""
    long: float = 4.0
    """Turns that make a game so long that everything still to come counts in full."""
    soon: float = 0.35
    """Turns that are still to be hoped for when the end is near but not sure."""
    aboard: float = 0.5
    """The first colonist on the ship, beyond its point: it can be placed."""
    aboard_next: float = 0.25
    reach: float = 0.45
    """A prep card that beats its number, with a colonist aboard."""
    climb: float = 0.2
    """An own colonist under a two-star space with room."""
    energy: tuple[float, ...] = (0.0, 0.5, 0.85, 1.05, 1.15, 1.2, 1.22, 1.24)
    """A store of energy, by its size."""
    most_energy: float = 0.6
    """The share of the point for most energy that it is worth in the middle of a game."""
    together: float = 0.9
    """The share of the bonuses' points that hopes for them are worth."""
    tempo: float = 0.15
    """A step nearer to the end than the rivals."""
    draw: float = 0.3
    """A card drawn beyond the usual, to choose from."""
    robbed: float = 0.3
    """A prep card somebody loses."""
    next: tuple[float, ...] = (0.4, 0.25, 0.15, 0.1)
    """The shares of what own cards would gain that they are worth while they wait, from the best on."""
    fresh: float = 1.5
    """What a new card would gain."""
    exposed: float = 0.85
    """The share of a prep card's worth that rivals leave to its owner."""
    ending: float = 3.0
    """A lead, whatever its size, when the game is over."""
    turn: float = 3.5
    """What a player makes of a turn that is left in the round: who has had it is not ahead for that."""
    last_turn: float = 2.0
    """The same when the end is sure: only points count in it, so that who is ahead early in a round had better end."""
    spite: float = 0.6
    """Among several rivals, how much more the best one counts than all."""

    # How far it sees.
    horizon: float = 99.0
    """Turns after this round that count, at most."""
    rivals: bool = True
    """Whether what the others have and may hope for counts."""


WEIGHTS = Weights()
PLANNER = replace(WEIGHTS, rivals=False, horizon=0.8, next=(0.3,))
PUPIL = replace(PLANNER, horizon=0.45, next=())
"""Its cards promise nothing while they wait."""
NOVICE = replace(
    PUPIL, horizon=0.1, aboard=0.0, aboard_next=0.0, reach=0.0, climb=0.0, energy=(0.0,), most_energy=0.0,
    together=0.0, tempo=0.0,
)  # fmt: skip
"""Goes by the points that are on the table."""
