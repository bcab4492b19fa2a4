"""The seats of a table as agents, as PettingZoo knows them: what AEC and Parallel environments have in common."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces

from cosmodrome.rl.settings import check_names, read
from cosmodrome.rl.table import Cells, Table, observation_space


class Agents:
    """A table whose seats are the agents `seat_0`, `seat_1` and so on."""

    def __init__(self, game: str, given: Mapping[str, Any], more: tuple[str, ...] = ()) -> None:
        """`given` as for `settings.read`, which says what is raised; `more` are names of further actions."""
        check_names(given)
        self._settings = read(game, **given)
        self._table = Table(self._settings)
        self._chance = np.random.default_rng()
        self.render_mode = self._settings.render_mode
        self.metadata = {
            "name": f"cosmodrome_{game}_v0",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self._settings.seats)]
        self.agents: list[str] = []
        self.action_names = [*self._table.names, *(name for name in more if name not in self._table.names)]
        """What each action is, by number: the key of a choice, the verb of a form, or `wait`."""
        actions, width = len(self.action_names), self._table.encoder.width
        self.observation_spaces = {
            agent: observation_space(self._settings, width, actions) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """Deal for all agents; with a seed, this deal and those after it follow from it."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._table.deal(self._chance)
        self.agents = self.possible_agents[:]

    def _observed(self, seat: int, mask: Cells) -> Any:
        """int8 [cell], or a dict of that as `observation` and of `action_mask`."""
        features = self._table.features(seat)
        return {"observation": features, "action_mask": mask} if self._settings.masked else features

    def state(self) -> Cells:
        """What all seats see, one behind the other, for critics that may see everything: int8 [seat * cell]."""
        return np.concatenate([self._table.features(seat) for seat in range(self._settings.seats)])

    def render(self) -> str | None:
        """The table as anybody may see it; None without a `render_mode`."""
        return self._table.text(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""
