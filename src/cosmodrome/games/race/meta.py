"""Race for the Galaxy: title, seats, options, and the numbers of its rules."""

from typing import Final

from cosmodrome.core.meta import Meta, Option

CHIPS_A_SEAT: Final = 12
"""R1.2 VP chips in the pool, a seat."""
DEALT: Final = 6
"""R1.4 Cards dealt to a seat."""
KEPT: Final = 4
"""R1.4 Cards left of those dealt after the first discard."""
LOOKED: Final = 2
EXPLORE_KEPT: Final = 1
"""R3.1 Cards looked at in Explore, and kept of them."""
BONUS_LOOKED: Final = 5
"""R3.2 Cards more that Explore +5 looks at."""
EXTRA_LOOKED: Final = 1
EXTRA_KEPT: Final = 1
"""R3.3 Cards more that Explore +1 +1 looks at and keeps."""
DEVELOP_BONUS: Final = 1
"""R4.3 What the Develop bonus takes off a price."""
SETTLE_BONUS: Final = 1
"""R5.19 Cards that the Settle bonus draws."""
NOVELTY_VALUE: Final = 2
RARE_VALUE: Final = 3
GENES_VALUE: Final = 4
ALIEN_VALUE: Final = 5
"""R6.2 Cards for a sold good."""
HAND_LIMIT: Final = 10
"""R2.5 Cards a hand may hold at the end of a round."""
FULL_TABLEAU: Final = 12
"""R8.1 Cards in a tableau that end the game."""
DRAFTED: Final = 5
"""R15.3 Cards drawn at once in the draft."""
GOAL_FIRST: Final = 3
GOAL_MOST: Final = 5
GOAL_TIED: Final = 3
"""R14.31, R14.32 VP for a tile for who is first, and for one for who has most: to its holder, and to others equal."""
FIRST_GOALS: Final = 4
MOST_GOALS: Final = 2
"""R14.30 Tiles in play."""

META: Final = Meta(
    id="race",
    title="Race for the Galaxy",
    seats=(2, 3, 4, 5),
    options=(
        Option("edition", ("first", "second")),
        Option("new_start_worlds", (False, True), needs=(("edition", "second"),)),
        Option("first_game", (False, True)),
        Option("experienced", (False, True), seats=(2,)),
        Option("gathering_storm", (False, True), later=True, by_seats=(5,), layout="gathering_storm"),
        Option(
            "goals",
            (False, True),
            needs=(("gathering_storm", True),),
            later=True,
            suggested=True,
        ),
        Option(
            "drafting",
            (False, True),
            seats=(2, 3),
            needs=(("gathering_storm", True), ("first_game", False)),
            later=True,
            learned=False,
        ),
    ),
    numbers={
        "chips-a-seat": CHIPS_A_SEAT,
        "dealt": DEALT,
        "kept": KEPT,
        "looked": LOOKED,
        "explore-kept": EXPLORE_KEPT,
        "bonus-looked": BONUS_LOOKED,
        "extra-looked": EXTRA_LOOKED,
        "extra-kept": EXTRA_KEPT,
        "develop-bonus": DEVELOP_BONUS,
        "settle-bonus": SETTLE_BONUS,
        "novelty-value": NOVELTY_VALUE,
        "rare-value": RARE_VALUE,
        "genes-value": GENES_VALUE,
        "alien-value": ALIEN_VALUE,
        "hand-limit": HAND_LIMIT,
        "full-tableau": FULL_TABLEAU,
        "drafted": DRAFTED,
        "goal-first": GOAL_FIRST,
        "goal-most": GOAL_MOST,
        "goal-tied": GOAL_TIED,
    },
)
