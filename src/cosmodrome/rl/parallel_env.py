"""The games as PettingZoo Parallel environments: in each step all seats answer that owe an answer then."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from cosmodrome.core.lane import WAIT
from cosmodrome.rl.agents import Agents

Answers = tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]


class Parallel(Agents, ParallelEnv):  # type: ignore[misc]
    """A game whose seats are the agents `seat_0`, `seat_1` and so on.

    In a step all seats answer that owe a sealed answer, or the one whose turn it is. The last action is `wait`, which
    is all that a seat may do that is not asked. Where anybody may act at any moment the seats are asked one by one.
    """

    def __init__(self, game: str, **given: Any) -> None:
        """`given` as for `settings.read`, which says what is raised."""
        super().__init__(game, given, more=(WAIT,))
        self._masks: list[bytearray] = []
        self._asked: list[int] = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal; observations and infos by agent. As for `AEC.reset`."""
        self._deal(seed)
        self._look()
        return self._shown()

    def step(self, actions: Mapping[str, int]) -> Answers:
        """Carry out the answers of all agents, `wait` of those that are not asked.

        An answer that is not allowed ends the game or, with `illegal="raise"`, raises ValueError.
        """
        table = self._table
        table.check_dealt()
        for agent in self.agents:
            if agent not in actions:
                raise ValueError(
                    f"there is no action of {agent}; there is one each of {', '.join(self.agents)}"
                )
        if not self.agents:
            return {}, {}, {}, {}, {}
        codes = [
            table.check(seat, actions[agent], self._masks[seat], self.action_names)
            for seat, agent in enumerate(self.agents)
        ]
        if not table.over:
            for seat in self._asked:
                table.lane.turn_to(seat)
                table.lane.take(codes[seat])
            table.lane.go_on()
            table.look()
        self._look()
        observations, infos = self._shown()
        rewards = table.rewards() if table.over or table.stopped else [0.0] * len(self.agents)
        given = dict(zip(self.agents, rewards, strict=True))
        terminations = dict.fromkeys(self.agents, table.over)
        truncations = dict.fromkeys(self.agents, table.stopped)
        if table.over or table.stopped:
            self.agents = []
        return observations, given, terminations, truncations, infos

    def _look(self) -> None:
        """Who is asked now, and what each seat may answer."""
        table = self._table
        self._asked = table.asked()
        self._masks = [bytearray(len(self.action_names)) for _ in self.possible_agents]
        for seat, mask in enumerate(self._masks):
            if seat not in self._asked:
                mask[-1] = 1
                continue
            table.lane.turn_to(seat)
            for action in table.lane.actions():
                mask[action] = 1

    def _shown(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        masks = {
            agent: np.frombuffer(self._masks[seat], np.int8)
            for seat, agent in enumerate(self.possible_agents)
        }
        infos = {agent: {"action_mask": mask} for agent, mask in masks.items()}
        observations = {
            agent: self._observed(seat, masks[agent]) for seat, agent in enumerate(self.possible_agents)
        }
        return observations, infos
