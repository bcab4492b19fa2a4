"""The games as Gymnasium environments: one seat learns, bots have the others."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cosmodrome.bots import catalogue
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.seated import bot_choice, seat_bots
from cosmodrome.core.lane import PLAYING
from cosmodrome.rl.settings import check_names, check_seat, read
from cosmodrome.rl.table import Cells, Table, observation_space

LEARNER = "random"
"""Stands for the learner among the bots, and is never asked."""


class Seat(gymnasium.Env[Any, Any]):
    """A step is an answer of the learner's seat, and all that the bots answer up to the next question to it.

    `info["action_mask"]` is int8 [action], all zeros once the game has ended; `info["seat"]` is where the learner sits.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self, game: str, opponents: str | Sequence[str] = "greedy", seat: int | None = None, **given: Any
    ) -> None:
        """A table with bots.

        `opponents` are named as for `--bots`: one for all, or one for each other seat, in their order round the table
        from the learner's. The learner's seat is drawn anew for each game unless it is given. `given` as for
        `settings.read`. Raises ValueError.
        """
        check_names(given, ("opponents", "seat"))
        if not isinstance(opponents, str) and not (
            isinstance(opponents, Sequence) and opponents and all(isinstance(each, str) for each in opponents)
        ):
            raise ValueError(f"opponents {opponents!r} is neither the name of a bot nor a list of some")
        text = opponents if isinstance(opponents, str) else ",".join(opponents)
        if isinstance(opponents, str) or len(opponents) == 1:
            settings = read(game, **given)
        else:
            settings = read(game, **{"seats": len(opponents) + 1} | given)
        check_seat(seat, settings.seats, "any")
        others = settings.seats - 1
        names = catalogue.read_names(game, text) if others else []
        if others and len(names) not in (1, others):
            raise ValueError(
                f"{len(names)} opponents at a table for {settings.seats}; there is 1 for all, or {others}"
            )
        self._names = names * others if len(names) == 1 else names
        self._settings = settings
        self._table = Table(settings)
        self._given_seat = seat
        self.seat = 0
        self._bots: list[Bot] = []
        self.render_mode = settings.render_mode
        self.action_names = self._table.names
        """What each action is, by number: the key of a choice, or the verb of a form."""
        actions = len(self.action_names)
        self.observation_space = observation_space(settings, self._table.encoder.width, actions)
        self.action_space = spaces.Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Deal, and play on to the first question to the learner. `options` are not used."""
        super().reset(seed=seed)
        table = self._table
        while True:
            self._sit_down()
            if self._others_answer():
                return self._observed(), self._info()
            assert table.over or table.stopped  # nobody asked the learner: another deal

    def _sit_down(self) -> None:
        seats = self._settings.seats
        self.seat = int(self.np_random.integers(seats)) if self._given_seat is None else self._given_seat
        deal = self._table.deal(self.np_random)
        round_the_table = [LEARNER, *self._names]
        names = [round_the_table[(at - self.seat) % seats] for at in range(seats)]
        self._bots = seat_bots(self._settings.game, names, deal)

    def _others_answer(self) -> bool:
        """Let the bots answer; whether it is up to the learner then."""
        lane, game = self._table.lane, self._settings.game
        while lane.stage == PLAYING and lane.seat != self.seat:
            lane.give(bot_choice(game, lane.state, lane.seat, self._bots[lane.seat]))
        return self._table.look()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Carry out an action of the learner.

        One that is not allowed ends the game or, with `illegal="raise"`, raises ValueError. Raises BotFault where a bot
        goes wrong.
        """
        table = self._table
        table.check_dealt()
        if table.over or table.stopped:
            raise ValueError("the game has ended; reset deals the next one")
        code = table.check(self.seat, action, table.allowed, table.names)
        if code >= 0:
            table.lane.answer(code)
            self._others_answer()
        ended = table.over or table.stopped
        reward = table.rewards()[self.seat] if ended else 0.0
        return self._observed(), reward, table.over, table.stopped, self._info()

    def _observed(self) -> Any:
        features = self._table.features(self.seat)
        return {"observation": features, "action_mask": self._mask()} if self._settings.masked else features

    def _mask(self) -> Cells:
        table = self._table
        table.check_dealt()
        return np.zeros(len(table.names), np.int8) if table.over or table.stopped else table.mask().copy()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is allowed now, bool [action], as sb3-contrib's MaskablePPO asks for it."""
        return self._mask().astype(bool)

    def render(self) -> str | None:
        """The table as the learner sees it; None without a `render_mode`."""
        return self._table.text(self.seat) if self.render_mode == "ansi" else None
