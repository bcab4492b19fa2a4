"""Pocket Mars: title, seats, options, and the numbers of its rules."""

from typing import Final

from cosmodrome.core.meta import Meta, Option

COLONISTS: Final = 7
"""R1.2 Of each player."""
SPACES: Final = 4
"""R3.3 Buildings with spaces, the first of the row."""
DEALT: Final = 4
"""R1.4 Cards dealt to a seat."""
DRAFTED: Final = 5
"""R9.1 Cards of a draft pack."""
PREPARED: Final = 2
"""R1.5, R7.5 Cards of a prep module."""
KEPT: Final = 4
"""R7.2, R7.3 Cards in hand and prep together after each turn."""
ACTION_ENERGY: Final = 1
"""R4.12 What action E gives."""
SOLO_ENERGY: Final = 2
"""R10.6 The same in the solo game."""
FAILED: Final = 2
"""R10.7, R10.8 Cards lost from the deck by System Failure, and by a Water activation."""
AUTOMA_ENERGY: Final = 2
"""R10.8 What an Energy activation gives the automa."""
AUTOMA_MOVES: Final = 2
"""R10.8 Colonists that an Ecosystem activation moves."""
BANK_ENERGY: Final = 1
"""R5.4 What the Energy Bank gives."""
BACK: Final = 0
"""R6.10 The number of a card that lies face down."""
FEW: Final = 2
"""R3.2 As many players, or fewer, have less room on two stars."""
ROOM_OF_FEW: Final = 1
ROOM_OF_MORE: Final = 2
"""R3.2 Colonists that a two-star space can take."""
SHIP_VP: Final = 1
ONE_STAR_VP: Final = 2
TWO_STAR_VP: Final = 4
"""R8.1 What a colonist counts."""
ENERGY_VP: Final = 1
"""R8.2 What the most energy counts."""
TOGETHER: Final = 4
"""R8.3 Colonists in one building that bring a bonus."""
SPREAD_VP: Final = 2
"""R8.3 What colonists in all buildings with spaces count."""
SOLO_FOUR_VP: Final = 4
AUTOMA_ENERGY_VP: Final = 2
AUTOMA_SPREAD_VP: Final = 4
AUTOMA_FOUR_VP: Final = 5
"""R10.11 What four in one building count for the seat of the solo game, and the bonuses for the automa."""

META: Final = Meta(
    id="pocket_mars",
    title="Pocket Mars",
    seats=(1, 2, 3, 4),
    options=(
        Option("energy_max", ("5", "4", "6", "7"), ruling=True),
        Option("four_in_a_building", ("3", "4"), seats=(2, 3, 4), ruling=True),
        Option("tied_energy", ("all", "nobody"), seats=(2, 3, 4), ruling=True),
        Option("tie_break", ("shared", "energy"), seats=(2, 3, 4), ruling=True),
        Option("drafting", (False, True), seats=(2, 3, 4)),
        Option("hand_action", ("must", "may"), ruling=True),
        Option("automa_ship", ("5", "6", "7"), seats=(1,)),
        Option("solo_end", ("round", "at-once"), seats=(1,), ruling=True),
        Option("solo_tie", ("draw", "player", "automa"), seats=(1,), ruling=True),
        Option("construction_moves", (False, True), seats=(1,), ruling=True),
    ),
    numbers={
        "colonists": COLONISTS,
        "spaces": SPACES,
        "dealt": DEALT,
        "drafted": DRAFTED,
        "prepared": PREPARED,
        "kept": KEPT,
        "action-energy": ACTION_ENERGY,
        "solo-energy": SOLO_ENERGY,
        "failed": FAILED,
        "automa-energy": AUTOMA_ENERGY,
        "automa-moves": AUTOMA_MOVES,
        "bank-energy": BANK_ENERGY,
        "back": BACK,
        "few": FEW,
        "room-of-few": ROOM_OF_FEW,
        "room-of-more": ROOM_OF_MORE,
        "ship-vp": SHIP_VP,
        "one-star-vp": ONE_STAR_VP,
        "two-star-vp": TWO_STAR_VP,
        "energy-vp": ENERGY_VP,
        "together": TOGETHER,
        "spread-vp": SPREAD_VP,
        "solo-four-vp": SOLO_FOUR_VP,
        "automa-energy-vp": AUTOMA_ENERGY_VP,
        "automa-spread-vp": AUTOMA_SPREAD_VP,
        "automa-four-vp": AUTOMA_FOUR_VP,
    },
)
