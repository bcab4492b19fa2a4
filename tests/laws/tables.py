"""Which tables the laws look at: each game with each seat count and each combination of options."""

from itertools import product

from cosmodrome.core.meta import Setup, SetupError
from cosmodrome.games.catalogue import GAMES


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
