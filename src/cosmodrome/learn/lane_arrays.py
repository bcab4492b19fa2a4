"""Lanes of one kind of table as arrays, which the next step changes."""

import numpy as np

from cosmodrome.bots.net.inputs import Inputs, seen
from cosmodrome.core.lanes import Lanes
from cosmodrome.games.catalogue import GAMES, encoder_of
from cosmodrome.learn.recipe import Recipe, Table, options_of


class LaneArrays:
    """So many games from deal `first` on."""

    def __init__(self, recipe: Recipe, table: Table, lanes: int, first: int) -> None:
        game = GAMES[recipe.game]
        encoder = encoder_of(recipe.game, table.seats, recipe.layout)
        self.game = game
        self.seats = table.seats
        self.inputs = Inputs(encoder)
        self.lanes = played = Lanes(
            game, encoder, lanes, table.seats, first, options_of(game, table), recipe.max_rounds
        )
        self.rows = seen(played.features, np.int8).reshape(lanes, -1)
        self.mask = seen(played.mask, np.bool_).reshape(lanes, -1)
        self.turn = seen(played.turn, np.int32)
        self.done = seen(played.done, np.uint8)
        self.won = seen(played.reward, np.float64).reshape(lanes, -1)
        self.score = seen(played.score, np.int32).reshape(lanes, -1)
