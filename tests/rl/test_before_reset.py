"""What is used before its first reset says so in one line, whichever kind of environment it is."""

from collections.abc import Callable
from typing import Any

import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from cosmodrome import rl

USES: dict[str, tuple[Callable[..., Any], dict[str, Callable[[Any], object]]]] = {
    "aec": (
        rl.aec,
        {
            "step": lambda env: env.step(0),
            "last": lambda env: env.last(),
            "agent_iter": lambda env: list(env.agent_iter()),
            "observe": lambda env: env.observe("seat_0"),
            "infos": lambda env: env.infos,
            "state": lambda env: env.state(),
            "render": lambda env: env.render(),
        },
    ),
    "parallel": (
        rl.parallel,
        {
            "step": lambda env: env.step({}),
            "state": lambda env: env.state(),
            "render": lambda env: env.render(),
        },
    ),
    "seat": (
        rl.seat,
        {
            "step": lambda env: env.step(0),
            "action_masks": lambda env: env.action_masks(),
            "render": lambda env: env.render(),
        },
    ),
    "vector": (
        rl.vector,
        {"step": lambda env: env.step([0] * env.num_envs), "render": lambda env: env.render()},
    ),
}


@pytest.mark.parametrize(("kind", "use"), [(kind, use) for kind, (_, uses) in USES.items() for use in uses])
def test_it_says_that_reset_comes_first(kind: str, use: str) -> None:
    make, uses = USES[kind]
    env = make("jump_drive", render_mode="ansi")
    with pytest.raises(ResetNeeded) as error:
        uses[use](env)
    assert str(error.value) == "no game has been dealt yet: call reset() first"
    env.reset(seed=1)
    if use != "step" and use != "agent_iter":
        uses[use](env)


def test_wrappers_may_ask_what_there_is() -> None:
    env = rl.aec("jump_drive")
    assert not hasattr(env, "agent_selection")
    with pytest.raises(AttributeError, match="AEC has no attribute 'agent_selecton'"):
        env.agent_selecton  # noqa: B018
    wrapped = OrderEnforcingWrapper(env)
    wrapped.reset(seed=1)
    assert wrapped.agent_selection == "seat_0"
