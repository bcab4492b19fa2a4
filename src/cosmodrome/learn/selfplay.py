"""Games side by side that a net plays against itself and older nets, and how its answers came out."""

from itertools import pairwise
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cosmodrome.bots.net.result import results
from cosmodrome.core.lane import OVER, STOPPED, action_names
from cosmodrome.games.catalogue import GAMES
from cosmodrome.learn.lane_arrays import LaneArrays
from cosmodrome.learn.model import Batch, Params, answer
from cosmodrome.learn.recipe import LEARNED, MOST_LEGS, Recipe

DISCOUNT: Final = 0.95
"""How much of a later error reaches an earlier answer, an answer of the same seat; rewards are not discounted."""
_DEALS_A_LEG: Final = 2**30


class SelfPlay:
    """All lanes of a leg. In the first ones of each group, a share told by the recipe, rivals play `older`."""

    def __init__(self, recipe: Recipe, leg: int, older: Params | None) -> None:
        self.recipe = recipe
        self.older = older
        self.chance = np.random.default_rng([recipe.seed, leg])
        first = LEARNED + (recipe.seed * MOST_LEGS + leg) * _DEALS_A_LEG
        self.groups = [
            LaneArrays(recipe, table, lanes, first + number * (_DEALS_A_LEG // 16))
            for number, (table, lanes) in enumerate(recipe.lanes_of())
        ]
        sizes = [len(group.turn) for group in self.groups]
        ends = np.cumsum([0, *sizes])
        self.parts = [slice(int(a), int(b)) for a, b in pairwise(ends)]
        self.count = int(ends[-1])
        self.width = self.groups[0].inputs.width
        self.actions = len(action_names(GAMES[recipe.game], recipe.layout))
        self.most_seats = max(group.seats for group in self.groups)
        share = (1.0 if recipe.exploit else recipe.league) if older is not None else 0.0
        self.apart = np.zeros(self.count, bool)
        """Lanes with rivals that play the older net."""
        self.learners = np.concatenate([np.arange(len(group.turn)) % group.seats for group in self.groups])
        """By lane, the one seat that learns where rivals play another net."""
        for part, size in zip(self.parts, sizes, strict=True):
            self.apart[part.start : part.start + round(size * share)] = True
        self.rivals = np.flatnonzero(self.apart)

    @property
    def played(self) -> int:
        return sum(group.lanes.played for group in self.groups)

    def play(self, net: Params) -> Batch:
        """As many steps in all lanes as the recipe says; of the net's answers, those of which more is known."""
        steps, lanes = self.recipe.steps, self.count
        x = np.zeros((steps, lanes, self.width), np.float16)
        mask = np.zeros((steps, lanes, self.actions), np.bool_)
        turn, action = np.zeros((2, steps, lanes), np.int32)
        before, value = np.zeros((2, steps, lanes), np.float32)
        done = np.zeros((steps, lanes), np.uint8)
        reward = np.zeros((steps, lanes, self.most_seats), np.float32)
        for at in range(steps):
            self._look(x[at], mask[at], turn[at])
            drawn = self.chance.random(lanes, np.float32)
            action[at], before[at], value[at] = map(np.asarray, answer(net, x[at], mask[at], drawn))
            if len(self.rivals):
                assert self.older is not None
                theirs = answer(self.older, x[at][self.rivals], mask[at][self.rivals], drawn[self.rivals])[0]
                not_mine = turn[at][self.rivals] != self.learners[self.rivals]
                action[at][self.rivals] = np.where(not_mine, theirs, action[at][self.rivals])
            self._step(action[at], done[at], reward[at])
        advantage, known = outcomes(value, turn, reward, done)
        known &= ~self.apart | (turn == self.learners)
        result = advantage + value
        chosen = advantage[known]
        return Batch(
            x[known],
            np.packbits(mask[known], 1),
            action[known],
            before[known],
            ((chosen - chosen.mean()) / (chosen.std() + 1e-8)).astype(np.float32),
            result[known].astype(np.float32),
        )

    def _look(self, x: NDArray[Any], mask: NDArray[Any], turn: NDArray[Any]) -> None:
        for part, group in zip(self.parts, self.groups, strict=True):
            group.inputs.write(group.rows, x[part])
            mask[part] = group.mask
            turn[part] = group.turn

    def _step(self, action: NDArray[Any], done: NDArray[Any], reward: NDArray[Any]) -> None:
        for part, group in zip(self.parts, self.groups, strict=True):
            group.lanes.step(action[part].astype("<i4").tobytes())
            done[part] = group.done
            if group.done.any():
                over = np.flatnonzero(group.done == OVER)
                brought = results(group.won, group.score, group.game.meta.parts_of_point)
                reward[part, : group.seats][over] = brought[over]


def outcomes(
    value: NDArray[Any], turn: NDArray[Any], reward: NDArray[Any], done: NDArray[Any]
) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
    """Advantages [step, lane] by GAE, each over the next answer of the same seat, and which of them are known.

    The last answers before the last step are not, nor those before a game was stopped: it brought nobody anything.
    """
    steps, lanes = value.shape
    every = np.arange(lanes)
    advantage, known = np.zeros((steps, lanes)), np.zeros((steps, lanes), bool)
    later, next_value, due = np.zeros((3, lanes, reward.shape[2]))
    clear = np.zeros((lanes, reward.shape[2]), bool)
    for at in range(steps - 1, -1, -1):
        ended = done[at] != 0
        later[ended] = next_value[ended] = 0
        due[ended] = reward[at][ended]
        clear[ended] = (done[at][ended] != STOPPED)[:, None]
        seat = turn[at]
        error = due[every, seat] + next_value[every, seat] - value[at]
        advantage[at] = error + DISCOUNT * later[every, seat]
        known[at] = clear[every, seat]
        later[every, seat], next_value[every, seat] = advantage[at], value[at]
        due[every, seat], clear[every, seat] = 0, True
    return advantage, known
