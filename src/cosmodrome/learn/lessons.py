"""What a bot of the house answers in games against itself, which a net imitates before it plays."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cosmodrome.bots.catalogue import make
from cosmodrome.bots.net.inputs import Inputs, seen
from cosmodrome.bots.net.result import results_of
from cosmodrome.core.encoding import Rows
from cosmodrome.core.lane import OVER, PLAYING, action_names, lane_of
from cosmodrome.games.catalogue import GAMES, encoder_of
from cosmodrome.learn.model import Batch
from cosmodrome.learn.recipe import LEARNED, MOST_LEGS, Recipe, Table, options_of

ASTRAY: Final = (0.0, 0.05, 0.15)
"""By game, how often chance answers in the teacher's place, unseen: so that the net sees more than perfect play."""


def lessons(recipe: Recipe, first: int, games: int) -> Batch:
    """The answers of some games, from number `first` on; each kind of table has its share."""
    parts = [_lesson(recipe, number) for number in range(first, first + games)]
    x, mask, action, result = (np.concatenate(part) for part in zip(*parts, strict=True))
    none = np.zeros(len(action), np.float32)
    return Batch(x, mask, action, none, none, result)


def _lesson(recipe: Recipe, number: int) -> tuple[NDArray[Any], ...]:
    """One game's inputs, masks, answers and results."""
    game = GAMES[recipe.game]
    table = _table(recipe, number)
    encoder = encoder_of(recipe.game, table.seats, recipe.layout)
    inputs, actions = Inputs(encoder), len(action_names(game, recipe.layout))
    rows = Rows(1, encoder.width)
    cells = seen(rows.cells, np.int8).reshape(1, -1)
    chance = np.random.default_rng([recipe.seed, number])
    astray = ASTRAY[number % len(ASTRAY)]
    bots = [make(game, recipe.teacher, number * 8 + seat) for seat in range(table.seats)]
    lane = lane_of(game, table.seats, options_of(game, table), recipe.max_rounds)
    lane.begin(LEARNED + (recipe.seed + 1) * MOST_LEGS * 2**30 - 1 - number)
    rows_seen: list[NDArray[Any]] = []
    allowed: list[NDArray[Any]] = []
    told: list[int] = []
    who: list[int] = []
    while lane.stage == PLAYING:
        seat = int(lane.seat)
        choice = bots[seat].choose(game.view(lane.state, seat), game.decision(lane.state, seat))
        assert choice is not None
        rows.begin(0)
        encoder.write(lane.state, seat, rows)
        rows.end()
        rows_seen.append(inputs.of(cells)[0].astype(np.float16))
        mask = np.zeros(actions, bool)
        mask[lane.actions()] = True
        allowed.append(np.packbits(mask))
        told.append(choice.code)
        who.append(seat)
        lane.answer(int(chance.choice(lane.actions())) if chance.random() < astray else choice.code)
    # A game that was stopped brought nobody anything.
    result = (
        results_of(game.standing(lane.state), game.meta.parts_of_point)
        if lane.stage == OVER
        else np.zeros(table.seats, np.float32)
    )
    return np.stack(rows_seen), np.stack(allowed), np.array(told, np.int32), np.array(result, np.float32)[who]


def _table(recipe: Recipe, number: int) -> Table:
    """The kind of table of a game, by shares: in turn, so that any stretch of games has all."""
    whole = sum(table.share for table in recipe.tables)
    at = (number * 0.618034) % 1.0 * whole
    for table in recipe.tables:
        at -= table.share
        if at < 0:
            return table
    return recipe.tables[-1]
