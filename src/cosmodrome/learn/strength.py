"""How strong a net is that takes its likeliest answer: the share of the victory against a bot, on tuning deals."""

from typing import Any, NamedTuple

import numpy as np

from cosmodrome.bots.catalogue import make
from cosmodrome.core.lane import OVER
from cosmodrome.learn.lane_arrays import LaneArrays
from cosmodrome.learn.model import Params, likeliest
from cosmodrome.learn.recipe import TUNED, Recipe, Table


class Strength(NamedTuple):
    """Of so many games, each deal played from every seat; a game that was stopped is nobody's victory."""

    share: float
    error: float
    """The standard error of the share, deals being independent."""
    games: int


def against(
    net: Params, recipe: Recipe, table: Table, rival: str, deals: int, first: int = TUNED
) -> Strength:
    """The share of the victory against a bot that holds all other seats of a table."""
    shares = np.mean([_from(net, recipe, table, rival, deals, first, seat) for seat in range(table.seats)], 0)
    error = float(shares.std() / np.sqrt(deals))
    return Strength(float(shares.mean()), error, deals * table.seats)


def _from(
    net: Params, recipe: Recipe, table: Table, rival: str, deals: int, first: int, own: int
) -> list[float]:
    """By deal the share of the net at a seat."""
    played = LaneArrays(recipe, table, deals, first)
    game, lanes, turn = played.game, played.lanes, played.turn
    bots = [[make(game, rival, deal * 8 + seat) for seat in range(table.seats)] for deal in range(deals)]
    shares: list[float | None] = [None] * deals
    while any(share is None for share in shares):
        action = np.asarray(likeliest(net, played.inputs.of(played.rows), played.mask)).astype("<i4")
        for lane in range(deals):
            seat = int(turn[lane])
            if shares[lane] is None and seat != own:
                action[lane] = _answered(game, lanes.state(lane), seat, bots[lane][seat])
        lanes.step(action.tobytes())
        for lane in map(int, np.flatnonzero(played.done)):
            if shares[lane] is None:
                winners = lanes.standing(lane).winners if played.done[lane] == OVER else []
                shares[lane] = 1 / len(winners) if own in winners else 0.0
    return [share or 0.0 for share in shares]


def _answered(game: Any, state: Any, seat: int, bot: Any) -> int:
    return int(bot.choose(game.view(state, seat), game.decision(state, seat)).code)
