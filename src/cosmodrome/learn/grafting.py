"""A net of a game's base layout as the first net of a run with another one, which has more cells and actions."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cosmodrome.bots.net import net as nets
from cosmodrome.bots.net.inputs import Inputs
from cosmodrome.core.lane import action_names
from cosmodrome.games.catalogue import GAMES, encoder_of
from cosmodrome.learn.recipe import Recipe

Names = Sequence[tuple[str, str]]
"""Of each input or action its group, a field of a row or a verb, and which of them it is."""


def read_net(file: Path, recipe: Recipe) -> nets.Arrays:
    """The arrays of a net that a recipe can begin with. Raises NetError."""
    game = GAMES[recipe.game]
    base, wanted = (encoder_of(recipe.game, game.meta.seats[0], layout) for layout in ("", recipe.layout))
    arrays, card = nets.read(file)
    if not recipe.layout or card.get("layout") != nets.layout_of(game, base):
        nets.load(file, game, wanted)
        return arrays
    nets.load(file, game, base)
    inputs = Inputs(base).names(), Inputs(wanted).names()
    actions = [
        [(key.partition(":")[0], key) for key in action_names(game, layout)] for layout in ("", recipe.layout)
    ]
    grown = {"w1": grafted(arrays["w1"], *inputs)}
    grown |= {name: grafted(arrays[name].T, *actions).T for name in ("wp", "bp")}
    return {**arrays, **grown}


def grafted(rows: NDArray[Any], had: Names, wanted: Names) -> NDArray[np.float32]:
    """The row of each that is wanted; of a new one what its group has on average, of a new group nothing."""
    found = np.zeros((len(wanted), *rows.shape[1:]), np.float32)
    at = {name: number for number, name in enumerate(had)}
    groups = {group: [number for number, (each, _) in enumerate(had) if each == group] for group, _ in had}
    for number, (group, name) in enumerate(wanted):
        if (group, name) in at:
            found[number] = rows[at[group, name]]
        elif group in groups:
            found[number] = rows[groups[group]].astype(np.float32).mean(0)
    return found
