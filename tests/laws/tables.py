"""Which tables the laws look at: each game with each seat count, and its options in all combinations or all pairs."""

from functools import cache
from itertools import combinations, product
from typing import Any

import msgspec

from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue, Setup, SetupError
from cosmodrome.games.catalogue import GAMES

MOST = 24
"""Combinations of options at one seat count; where there are more, a choice of them is looked at."""

Options = dict[str, OptionValue]


@cache  # many files of tests ask for them, before any test runs
def every_setup() -> tuple[tuple[str, Setup], ...]:
    """Every game with every seat count and the allowed combinations of option values; seed 0.

    With rivals, each also with seats that are asked though they have one answer (`Setup.ask_anyway`).
    """
    found = []
    for name, game in GAMES.items():
        for seats in game.meta.seats:
            for options in looked_at(allowed(game, seats)):
                for anyway in (False, True)[:seats]:
                    found.append((name, Setup(seats=seats, options=options, ask_anyway=anyway)))
    return tuple(found)


@cache
def allowed(game: Game[Any], seats: int) -> list[Options]:
    """Every allowed combination of option values at a seat count, the defaults first."""
    found = []
    for values in product(*(option.values for option in game.meta.options)):
        chosen = {option.name: value for option, value in zip(game.meta.options, values, strict=True)}
        try:
            found.append(game.meta.read_options(chosen, seats))
        except SetupError:
            continue
    return found


def pairs(options: Options) -> set[tuple[tuple[str, OptionValue], ...]]:
    """Every two options with their values, in one combination."""
    return set(combinations(options.items(), 2))


def looked_at(found: list[Options]) -> list[Options]:
    """All combinations, or so many of many that every two values that may meet do meet in one of them."""
    if len(found) <= MOST:
        return found
    chosen: list[Options] = []
    missing = set().union(*(pairs(options) for options in found))
    while missing:
        # Of those that bring most new pairs, the last one: the defaults, which come first, are everywhere anyway.
        best = max(reversed(found), key=lambda options: len(missing & pairs(options)))
        chosen.append(best)
        missing -= pairs(best)
    return [found[0], *(options for options in chosen if options != found[0])]


def spelled(name: str, setup: Setup) -> str:
    """A table in short, as the name of a test."""
    defaults = {option.name: option.default for option in GAMES[name].meta.options}
    unusual = [f"{option}={value}" for option, value in setup.options.items() if value != defaults[option]]
    return "-".join([name, f"{setup.seats}seats", *unusual, *(["anyway"] if setup.ask_anyway else [])])


def seeded_setup(setup: Setup, seed: int) -> Setup:
    return msgspec.structs.replace(setup, seed=seed)
