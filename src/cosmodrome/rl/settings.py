"""What an environment is made with, read and checked: the same for all kinds of them."""

import inspect
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from cosmodrome.core.game import Game
from cosmodrome.core.meta import Option, OptionValue
from cosmodrome.games.catalogue import GAMES
from cosmodrome.rl.rewards import REWARDS, Reward, rewards_for

MASKS: Final = ("info", "observation")
ILLEGAL: Final = ("lose", "raise")
RENDER_MODES: Final = ("ansi",)
MAX_ROUNDS: Final = 30


class Settings(NamedTuple):
    """What is played, and how an environment tells of it."""

    game: Game[Any]
    seats: int
    options: dict[str, OptionValue]
    reward: Reward
    masked: bool
    """Whether the observation holds the mask as well."""
    loses: bool
    """Whether an illegal answer ends the game; otherwise it raises."""
    max_rounds: int
    render_mode: str | None


def read(
    game: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    reward: str = "win",
    mask: str = "info",
    illegal: str = "lose",
    max_rounds: int = MAX_ROUNDS,
    render_mode: str | None = None,
) -> Settings:
    """Settings by their names.

    game         the id of a game
    seats        how many sit at the table; left out, as few as the game is for, but two where it can be two
    options      of the game, by their names
    reward       what a finished game brings each seat (`rewards.py`)
    mask         `info`: what is allowed stands in `info["action_mask"]`; `observation`: in the observation as well,
                 which is then a dict of `observation` and `action_mask`
    illegal      what an answer does that is not allowed: `lose` ends the game with -1 for its seat, `raise` raises
                 ValueError
    max_rounds   a game is truncated before a later round begins; 0: never
    render_mode  `ansi`: `render` gives the table as text

    Raises ValueError with one line that names what is wrong and what is allowed.
    """
    played = GAMES.get(game)
    if played is None:
        raise ValueError(f"there is no game {game!r}; the games are {', '.join(GAMES)}")
    meta = played.meta
    if seats is not None and type(seats) is not int:
        raise ValueError(
            f"seats {seats!r} is not a whole number; {game} has {', '.join(map(str, meta.seats))}"
        )
    sitting = seats if seats is not None else 2 if 2 in meta.seats else min(meta.seats)
    if not isinstance(options, Mapping | None):
        raise ValueError(
            f"options {options!r} is not a dict of option values; {game} has {_named(meta.options)}"
        )
    read_options = meta.read_options(options or {}, sitting)
    _check("reward", reward, rewards_for(sitting), f" at a table of {sitting}" if sitting == 1 else "")
    _check("mask", mask, MASKS)
    _check("illegal", illegal, ILLEGAL)
    if render_mode is not None:
        _check("render_mode", render_mode, RENDER_MODES, ", or None")
    if type(max_rounds) is not int or max_rounds < 0:
        raise ValueError(f"max_rounds {max_rounds!r} is not a whole number from 0, which means never")
    return Settings(
        played,
        sitting,
        read_options,
        REWARDS[reward],
        mask == "observation",
        illegal == "lose",
        max_rounds,
        render_mode,
    )


def check_seat(seat: int | None, seats: int, otherwise: str) -> None:
    """Raises ValueError for what is no seat of a table of so many; None is allowed, and means `otherwise`."""
    if seat is not None and type(seat) is not int:
        raise ValueError(f"seat {seat!r} is not a whole number, nor None for {otherwise}")
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(
            f"there is no seat {seat!r}; this table has seats 0 to {seats - 1}, or None for {otherwise}"
        )


def check_names(given: Iterable[str], more: tuple[str, ...] = ()) -> None:
    """Raises TypeError, which names what is allowed, for what neither `read` takes nor stands in `more`."""
    known = [*list(inspect.signature(read).parameters)[1:], *more]
    for name in given:
        if name not in known:
            raise TypeError(f"an environment of this kind takes no {name!r}; it takes {', '.join(known)}")


def _named(options: tuple[Option, ...]) -> str:
    return ", ".join(option.name for option in options) or "none"


def _check(what: str, given: object, allowed: tuple[str, ...] | list[str], where: str = "") -> None:
    if given not in allowed:
        raise ValueError(f"{what} {given!r} is not one of {', '.join(allowed)}{where}")
