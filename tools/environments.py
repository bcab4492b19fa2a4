"""How many steps a second environments of learning take: ours, and those of others that are installed.

A step is one answer of one seat, with its observation and its mask. All answer by chance, in a loop that is the same
for all environments of a kind; the choice is made in the mask's bytes, which costs next to nothing.
"""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

SOURCE = Path(__file__).resolve().parent.parent / "src/cosmodrome"
LANES = 64
CHECKED = 64  # steps between two looks at the clock


class Row(NamedTuple):
    """One environment: by what it is made, and what to install for it."""

    name: str
    install: str = ""

    def of(self, game: str, seats: int) -> bool:
        """Whether it is of this game and seat count; "" and 0 are any."""
        own, number, _ = self.name.split()
        return game in ("", own) and seats in (0, int(number))


OURS = [
    *(Row(f"race 2 {kind}") for kind in ("aec", "parallel", "seat", "vector")),
    *(
        Row(f"{game} {kind}")
        for game in ("jump_drive 2", "pocket_mars 2", "sidereal 4")
        for kind in ("aec", "vector")
    ),
]
PEERS = [
    Row("PettingZoo connect_four_v3", "'pettingzoo[classic]'"),
    Row("PettingZoo chess_v6", "'pettingzoo[classic]'"),
    Row("OpenSpiel connect_four", "open_spiel"),
    Row("OpenSpiel backgammon", "open_spiel"),
    Row("RLCard gin-rummy", "rlcard"),
]


def measure(name: str, seconds: float, seed: int) -> dict[str, Any]:
    """Steps a second of an environment; `missing` says why there are none."""
    words = name.split()
    steps = LOOPS[words[0] if words[0] in LOOPS else words[2]](name, seed)
    try:
        next(steps)  # a loop imports what it plays when it begins
    except ImportError as error:
        return {"missing": str(error).partition("\n")[0]}
    made, started = 0, process_time()
    while (spent := process_time() - started) < seconds:
        for _ in range(CHECKED):
            made += next(steps)
    return {"steps_per_s": made / spent}


def some(mask: bytes, chance: random.Random) -> int:
    """An action that a mask allows: the first one from a place by chance."""
    found = mask.find(1, int(chance.random() * len(mask)))
    return found if found >= 0 else mask.find(1)


# --- ours: core and games are those of the build, all else is the working tree's


def ours(name: str) -> tuple[Callable[..., Any], str, int]:
    """What makes one of our environments, with its game and seats."""
    import cosmodrome

    if str(SOURCE) not in cosmodrome.__path__:
        cosmodrome.__path__.append(str(SOURCE))
    from cosmodrome import rl

    game, seats, kind = name.split()
    return getattr(rl, kind), game, int(seats)


def aec(name: str, seed: int) -> Iterator[int]:
    make, game, seats = ours(name)
    yield from agents(make(game, seats=seats), seed)


def agents(env: Any, seed: int) -> Iterator[int]:
    """Any AEC environment as PettingZoo plays one; the steps of each turn."""
    chance = random.Random(seed)
    while True:
        env.reset(seed=seed)
        seed += 1
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = info["action_mask"] if "action_mask" in info else seen["action_mask"]
            env.step(some(mask.tobytes(), chance))
            yield 1


def parallel(name: str, seed: int) -> Iterator[int]:
    make, game, seats = ours(name)
    env, chance = make(game, seats=seats), random.Random(seed)
    wait = len(env.action_names) - 1
    while True:
        infos = env.reset(seed=seed)[1]
        seed += 1
        while env.agents:
            actions = {agent: some(info["action_mask"].tobytes(), chance) for agent, info in infos.items()}
            infos = env.step(actions)[4]
            yield sum(action != wait for action in actions.values())


def seat(name: str, seed: int) -> Iterator[int]:
    """The steps of one seat, against bots that answer by chance."""
    make, game, seats = ours(name)
    env, chance = make(game, seats=seats, opponents="random"), random.Random(seed)
    while True:
        info = env.reset(seed=seed)[1]
        seed += 1
        ended = False
        while not ended:
            _, _, terminated, truncated, info = env.step(some(info["action_mask"].tobytes(), chance))
            ended = terminated or truncated
            yield 1


def vector(name: str, seed: int) -> Iterator[int]:
    make, game, seats = ours(name)
    env, chance = make(game, num_envs=LANES, seats=seats), random.Random(seed)
    info = env.reset(seed=seed)[1]
    while True:
        masks, width = info["action_mask"].tobytes(), info["action_mask"].shape[1]
        actions = [some(masks[at : at + width], chance) for at in range(0, len(masks), width)]
        info = env.step(actions)[4]
        yield LANES


# --- the others


def pettingzoo(name: str, seed: int) -> Iterator[int]:
    from importlib import import_module

    try:
        module = import_module(f"pettingzoo.classic.{name.split()[1]}")
    except Exception as error:  # it raises a kind of its own where a library is missing
        raise ImportError(str(error)) from error
    yield from agents(module.env(), seed)


def openspiel(name: str, seed: int) -> Iterator[int]:
    """Tensor and mask become arrays, as ours are: who learns needs them so."""
    import numpy as np
    import pyspiel

    game, chance = pyspiel.load_game(name.split()[1]), random.Random(seed)
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
                continue
            np.asarray(state.observation_tensor(), np.float32)
            mask = np.asarray(state.legal_actions_mask(), np.int8)
            state.apply_action(some(mask.tobytes(), chance))
            yield 1


def rlcard(name: str, seed: int) -> Iterator[int]:
    import rlcard

    env, chance = rlcard.make(name.split()[1], config={"seed": seed}), random.Random(seed)
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            yield 1


LOOPS: dict[str, Callable[[str, int], Iterator[int]]] = {
    "aec": aec,
    "parallel": parallel,
    "seat": seat,
    "vector": vector,
    "PettingZoo": pettingzoo,
    "OpenSpiel": openspiel,
    "RLCard": rlcard,
}

if __name__ == "__main__":
    for row in [*OURS, *PEERS]:
        print(row.name, measure(row.name, float(sys.argv[1]), 1))
