"""Which tables the laws look at: each game with each seat count and each combination of options."""

from itertools import product
from typing import Any

from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup, SetupError
from cosmodrome.games import catalogue
from cosmodrome.games.jump_drive.game import JUMP_DRIVE

GAMES: dict[str, Game[Any]] = {**catalogue.GAMES, "jump_drive": JUMP_DRIVE}
"""The games under the laws: those of the catalogue, and those whose rules are there before their words and boards."""


def every_setup() -> list[tuple[str, Setup]]:
    """Every game with every seat count and every allowed combination of option values; seed 0."""
    found = []
    for name, game in GAMES.items():
        options = game.meta.options
        for seats in game.meta.seats:
            for values in product(*(option.values for option in options)):
                chosen = {option.name: value for option, value in zip(options, values, strict=True)}
                try:
                    found.append((name, Setup(seats=seats, options=game.meta.read_options(chosen, seats))))
                except SetupError:
                    continue
    return found


def spelled(name: str, setup: Setup) -> str:
    """A table in short, as the name of a test."""
    told = [f"{option}={value}" for option, value in setup.options.items() if value not in (False, "first")]
    return "-".join([name, f"{setup.seats}seats", *told])


def seeded_setup(setup: Setup, seed: int) -> Setup:
    return Setup(seats=setup.seats, seed=seed, options=setup.options, script=setup.script)
