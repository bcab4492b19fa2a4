"""Which tables the laws look at: each game with each seat count, and its options in all combinations or all pairs."""

from functools import cache
from itertools import combinations, product
from math import prod
from typing import Any

import msgspec
import pytest

from cosmodrome.core.game import Game
from cosmodrome.core.meta import OptionValue, Setup, SetupError
from cosmodrome.games.catalogue import GAMES
from tests.rules.pocket_mars.scenario import deck_file

MOST = 48
"""Combinations of options at one seat count; where there are more, a choice of them is looked at."""

LISTED = 20_000
"""Where options have more combinations than this, they are not even listed."""

OWN_CARDS: dict[str, Any] = {
    "jump_drive": {"game": "jump_drive", "cards": {"gem_world": {"vp": 3}}},
    "pocket_mars": deck_file(),
}
"""The contents of a card or deck file, for each game that may be played with one."""

PLAYED: dict[str, Game[Any]] = GAMES | {
    f"{name} of own cards": GAMES[name].with_cards(content) for name, content in OWN_CARDS.items()
}
"""Every game with its built-in cards, and with those of a file."""

Options = dict[str, OptionValue]
Pair = tuple[tuple[str, OptionValue], ...]


@cache  # many files of tests ask for them, before any test runs
def every_setup() -> tuple[tuple[str, Setup], ...]:
    """Every game with every seat count and the allowed combinations of option values; seed 0.

    With rivals, each also with seats that are asked though they have one answer (`Setup.ask_anyway`).
    """
    found = []
    for name, game in GAMES.items():
        if not countable(game):
            found += [(name, setup) for setup in spread(game)]
            continue
        for seats in game.meta.seats:
            for options in looked_at(game, seats):
                for anyway in (False, True)[:seats]:
                    found.append((name, Setup(seats=seats, options=options, ask_anyway=anyway)))
    return tuple(found)


def spread(game: Game[Any]) -> list[Setup]:
    """Tables of a game with very many options: the defaults at each seat count, asked anyway or not, and as many more
    as it takes for every two values that may meet to meet at some seat count, these counts taking turns.
    """
    seats = game.meta.seats
    found = [Setup(each, options=game.meta.read_options({}, each), ask_anyway=anyway)
             for each in seats for anyway in (False, True)]  # fmt: skip
    missing = {each: may_meet(game, each) for each in seats}
    left = set().union(*missing.values()) - pairs(in_full(game, found[0].options))
    turn = 0
    while left:
        each = seats[turn % len(seats)]
        turn += 1
        if left & missing[each]:
            options = covering_one(game, each, left & missing[each])
            left -= pairs(in_full(game, options))
            found.append(Setup(each, options=options, ask_anyway=turn % 2 == 0))
    return found


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


def looked_at(game: Game[Any], seats: int) -> list[Options]:
    """The combinations that are looked at: all of few, or so many that every two values that may meet do."""
    if countable(game):
        every = allowed(game, seats)
        if len(every) <= MOST:
            return every
    return covering(game, seats)


def countable(game: Game[Any]) -> bool:
    """Whether the combinations of all option values are few enough to be listed."""
    return prod(len(option.values) for option in game.meta.options) <= LISTED


def settled(game: Game[Any], seats: int, some: Options) -> Options | None:
    """Some option values with those that they need and defaults for the rest; None where that is not allowed."""
    given = dict(some)
    for option in game.meta.options:
        if given.get(option.name, option.default) != option.default:
            for need in option.needs:
                given.setdefault(*need)
    try:
        return game.meta.read_options(given, seats)
    except SetupError:
        return None


def may_meet(game: Game[Any], seats: int) -> set[Pair]:
    """Every two values that may be chosen together."""
    single = [[(option.name, value) for value in option.values] for option in game.meta.options]
    return {
        (one, other)
        for first, second in combinations(single, 2)
        for one, other in product(first, second)
        if settled(game, seats, dict((one, other))) is not None
    }


def covering(game: Game[Any], seats: int) -> list[Options]:
    """Combinations, the defaults first, in which every two values that may meet do."""
    found = [game.meta.read_options({}, seats)]
    missing = may_meet(game, seats) - pairs(in_full(game, found[0]))
    while missing:
        options = covering_one(game, seats, missing)
        found.append(options)
        missing -= pairs(in_full(game, options))
    return found


def covering_one(game: Game[Any], seats: int, missing: set[Pair]) -> Options:
    """A combination with one of these pairs, and as many of the others as are found with it one value at a time."""
    names = [option.name for option in game.meta.options]
    row: Options = dict(min(missing, key=str))
    for option in game.meta.options:
        if option.name in row:
            continue
        ways = [row | {option.name: value} for value in option.values]
        ways = [way for way in ways if settled(game, seats, way) is not None]
        row = max(
            ways, key=lambda way: len(missing & pairs({name: way[name] for name in names if name in way}))
        )
    return game.meta.read_options(row, seats)


def in_full(game: Game[Any], options: Options) -> Options:
    """With what goes without saying."""
    return {option.name: options.get(option.name, option.default) for option in game.meta.options}


def pairs(options: Options) -> set[Pair]:
    """Every two options with their values, in one combination."""
    return set(combinations(options.items(), 2))


def some_now_all_long() -> list[Any]:
    """Every table as the parameters of a test: two of each seat count, whose options take turns, in `make test`,
    the others in `make test-long`.

    For laws that whole games take long to show, and that hardly depend on options.
    """
    groups: dict[tuple[str, int, bool], list[Setup]] = {}
    for name, setup in every_setup():
        groups.setdefault((name, setup.seats, setup.ask_anyway), []).append(setup)
    now = {
        spelled(name, setups[5 * turn % len(setups)])
        for turn, ((name, _, _), setups) in enumerate(groups.items())
    }
    return [
        pytest.param(name, setup, id=called, marks=() if called in now else pytest.mark.long)
        for name, setup in every_setup()
        for called in [spelled(name, setup)]
    ]


def spelled(name: str, setup: Setup) -> str:
    """A table in short, as the name of a test."""
    defaults = {option.name: option.default for option in GAMES[name].meta.options}
    unusual = [f"{option}={value}" for option, value in setup.options.items() if value != defaults[option]]
    return "-".join([name, f"{setup.seats}seats", *unusual, *(["anyway"] if setup.ask_anyway else [])])


def seeded_setup(setup: Setup, seed: int) -> Setup:
    return msgspec.structs.replace(setup, seed=seed)
