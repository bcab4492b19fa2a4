"""Pocket Mars: title, seats, options."""

from typing import Final

from cosmodrome.core.meta import Meta, Option

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
)
