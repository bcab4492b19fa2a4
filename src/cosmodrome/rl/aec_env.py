"""The games as PettingZoo AEC environments: one seat after the other is asked."""

from typing import Any

from pettingzoo import AECEnv

from cosmodrome.rl.agents import Agents
from cosmodrome.rl.table import NotReset

_DEALT = ("agent_selection", "rewards", "terminations", "truncations", "infos")
"""What PettingZoo's environments have from their first `reset` on."""


class AEC(Agents, AECEnv):  # type: ignore[misc]
    """A game whose seats are the agents `seat_0`, `seat_1` and so on.

    Only a seat that has something to choose is asked. Seats that owe sealed answers are asked in their order, and what
    they have answered stands in their own observation alone. `infos[agent]["action_mask"]` is all zeros but for the
    agent that is asked.
    """

    def __init__(self, game: str, **given: Any) -> None:
        """`given` as for `settings.read`, which says what is raised."""
        super().__init__(game, given)
        self._unasked: dict[str, Any] = {"action_mask": self._table.no_mask()}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. With a seed, this deal and those after it follow from it; `options` are not used."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict.fromkeys(self.agents, self._unasked)
        self._skip_agent_selection = None
        self._ask()

    def __getattr__(self, name: str) -> Any:
        if name in _DEALT:
            raise NotReset
        raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        """The agents in the order in which they are asked."""
        self._table.check_dealt()
        return super().agent_iter(max_iter)

    def _ask(self) -> None:
        table = self._table
        self.agent_selection = agent = self.possible_agents[table.lane.seat]
        self.infos[agent] = {"action_mask": table.mask()}

    def observe(self, agent: str) -> Any:
        """What an agent sees now, asked or not: int8 [cell], or a dict of that and of the mask."""
        return self._observed(int(agent[5:]), self.infos.get(agent, self._unasked)["action_mask"])

    def step(self, action: int | None) -> None:
        """Carry out the answer of the agent that is asked; None once the game has ended for it.

        An answer that is not allowed ends the game or, with `illegal="raise"`, raises ValueError.
        """
        agent, table = self.agent_selection, self._table
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        # All rewards are 0 until the game has ended, so there is nothing to clear or to add up before.
        lane = table.lane
        code = table.check(lane.seat, action, table.allowed, table.names)
        if code >= 0:
            lane.answer(code)
            if table.look():
                self.infos[agent] = self._unasked
                self._ask()
                return
        self._end()

    def _end(self) -> None:
        table = self._table
        self.infos = dict.fromkeys(self.agents, self._unasked)
        for seat, reward in enumerate(table.rewards()):
            self.rewards[self.agents[seat]] = reward
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, table.over)
        self.truncations = dict.fromkeys(self.agents, table.stopped)
        self.agent_selection = self.agents[0]
