"""Many games in lock-step as a Gymnasium vector environment, for learning by self-play: all seats are the learner's."""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from cosmodrome.bots.net.inputs import seen
from cosmodrome.core.lane import OVER, STOPPED
from cosmodrome.core.lanes import Lanes
from cosmodrome.games.catalogue import encoder_of
from cosmodrome.rl.settings import check_names, check_seat, read
from cosmodrome.rl.table import DEALS, NotReset, observation_space
from cosmodrome.rl.text import text

Step = tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Vector(VectorEnv[Any, Any, Any]):
    """In each lane a game is played, in which the seat `info["turn"][lane]` is to move.

    Observations, masks and turns are views of what the games write: **the next step changes them**, so copy what is to
    be kept. Rewards are float64 [lane, seat]: what a game that has just ended brought each seat, 0 elsewhere; with a
    `seat` those of this seat alone, [lane]. Where a game has ended, another has begun in the same step
    (`AutoresetMode.SAME_STEP`).
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game: str, num_envs: int = 64, seat: int | None = None, **given: Any) -> None:
        """So many lanes, with the rewards of one `seat` or of all.

        `given` as for `settings.read`, but for `illegal`: what is not allowed raises ValueError.
        """
        check_names([name for name in given if name != "illegal"], ("num_envs", "seat"))
        if "illegal" in given:
            raise TypeError("a vector environment takes no 'illegal': an answer that is not allowed raises")
        if type(num_envs) is not int or num_envs < 1:
            raise ValueError(f"num_envs {num_envs!r} is not a whole number from 1")
        settings = read(game, **given)
        check_seat(seat, settings.seats, "all")
        self._settings = settings
        self._seat = seat
        self._dealt = False
        meta = settings.game.meta
        self._encoder = encoder_of(meta.id, settings.seats, meta.layout(settings.options))
        self.num_envs = num_envs
        self.render_mode = settings.render_mode
        self._begin(0)
        self.action_names = self._lanes.actions
        """What each action is, by number: the key of a choice, or the verb of a form."""
        actions, width = len(self.action_names), self._encoder.width
        self.single_observation_space = observation_space(settings, width, actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _begin(self, seed: int) -> None:
        settings, lanes = self._settings, self.num_envs
        self._lanes = played = Lanes(
            settings.game, self._encoder, lanes, settings.seats, seed, settings.options, settings.max_rounds
        )
        self._features = seen(played.features, np.int8).reshape(lanes, -1)
        self._mask = seen(played.mask, np.int8).reshape(lanes, -1)
        self._turn = seen(played.turn, np.int32)
        self._done = seen(played.done, np.uint8)
        self._last = seen(played.last, np.int8).reshape(lanes, settings.seats, -1)
        for each in (self._features, self._mask, self._turn, self._last):
            each.flags.writeable = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal in all lanes. With a seed, these deals and those after them follow from it; `options` are not used."""
        super().reset(seed=seed)
        self._begin(int(self.np_random.integers(DEALS)))
        self._dealt = True
        return self._observed(), self._info()

    def step(self, actions: Any) -> Step:
        """Carry out one action a lane, integers [lane].

        Where a game has ended, `info["final_obs"]` int8 [lane, seat, cell] says what each seat saw at its end; it
        stays until the next one in that lane has ended. With a `seat` there are rewards of all in `info["rewards"]`,
        float64 [lane, seat]. Raises ValueError, before anything has changed, for an action that is not allowed.
        """
        self._check_dealt()
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            got = given.shape if given.shape != (self.num_envs,) else given.dtype
            raise ValueError(f"actions are whole numbers, one a lane: shape ({self.num_envs},), not {got}")
        # What no four bytes hold is cut to them, and is no action either way.
        self._lanes.step(np.clip(given, -1, 2**31 - 1).astype("<i4").tobytes())
        rewards = np.zeros((self.num_envs, self._settings.seats))
        parts = self._settings.game.meta.parts_of_point
        terminations, truncations = self._done == OVER, self._done == STOPPED
        for lane in np.flatnonzero(terminations):
            rewards[lane] = self._settings.reward(self._lanes.standing(int(lane)), parts)
        info = self._info()
        if terminations.any() or truncations.any():
            info["final_obs"] = self._last
        if self._seat is not None:
            info["rewards"], rewards = rewards, rewards[:, self._seat].copy()
        return self._observed(), rewards, terminations, truncations, info

    def _check_dealt(self) -> None:
        if not self._dealt:
            raise NotReset

    def _observed(self) -> Any:
        if self._settings.masked:
            return {"observation": self._features, "action_mask": self._mask}
        return self._features

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask, "turn": self._turn}

    def render(self) -> tuple[str, ...] | None:
        """The table of each lane as anybody may see it; None without a `render_mode`."""
        if self.render_mode != "ansi":
            return None
        self._check_dealt()
        game = self._settings.game
        return tuple(text(game.view(self._lanes.state(lane), None)) for lane in range(self.num_envs))
