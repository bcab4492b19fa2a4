"""Bots of anybody's: a class by its place (`file.py:Class`, `module:Class`), with arguments, and by a name of its own;
or a program by its command (`text:COMMAND`).

Those that have a name are told in the environment, so that every process that this one starts knows them too.
"""

import ast
import hashlib
import inspect
import logging
import os
import re
import shutil
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import msgspec

from cosmodrome.bots import NAMED_BY
from cosmodrome.bots.bot import Bot
from cosmodrome.bots.budget import Budget
from cosmodrome.core.manifest import part

logger = logging.getLogger(__name__)

TEXT: Final = "text:"
"""What stands before the command of a program; such a place has no other name."""
_TEXT_BOT: Final = "cosmodrome.cli.text_bot:TextBot"
"""What speaks with programs: it stands beside the terminal, in whose words it does."""
GROUP: Final = "cosmodrome.bots"
"""The group of entry points by which an installed package brings bots: `mine = "package.module:Class"`."""
_PLACE = re.compile(r"(?P<where>.+):(?P<name>[A-Za-z_]\w*)(?P<given>\(.*\))?", re.DOTALL)
_NAME = re.compile(r"[^\s,:@]+")
_BUDGET = re.compile(r"@([^@/()]*)$")


class Own:
    """A class of somebody's, with the arguments it is made with."""

    def __init__(self, kind: type[Bot], given: dict[str, Any]) -> None:
        self.kind = kind
        self.given = given
        self.budget: Budget | None = getattr(kind, "budget", None)
        self.games: tuple[str, ...] = tuple(getattr(kind, "games", ()))

    def plays(self, game_id: str) -> bool:
        return not self.games or game_id in self.games

    def __call__(self, seed: int, game: Any) -> Bot:
        return self.kind(seed, game, **self.given)


@cache
def at(place: str) -> Own:
    """The class at a place. Raises ValueError with one line that says what is wrong with it."""
    if place.startswith(TEXT):
        return Own(part(_TEXT_BOT), {"command": tuple(command_of(place))})
    found = _PLACE.fullmatch(place.strip())
    if found is None:
        raise ValueError(
            f"bot {place!r} is not file.py:Class or module:Class, with arguments as (depth=2) if it takes any"
        )
    module = _module(found["where"], place)
    kind = getattr(module, found["name"], None)
    if not isinstance(kind, type) or not callable(getattr(kind, "choose", None)):
        bots = [name for name, one in vars(module).items() if _is_bot(one, module)]
        what = "is no class with a method `choose`" if kind is not None else "is not there"
        raise ValueError(f"bot {place!r}: {found['name']} {what}; bots there are {', '.join(bots) or 'none'}")
    own = Own(kind, _given(found["given"] or "()", place))
    try:
        inspect.signature(kind).bind(0, None, **own.given)
    except TypeError as error:
        takes = ", ".join(list(inspect.signature(kind).parameters)[2:]) or "none"
        raise ValueError(f"bot {place!r}: {error}; the arguments beside seed and game are {takes}") from None
    return own


def command_of(place: str) -> list[str]:
    """The words of a program's command, as a shell would read them, but with none. Raises ValueError."""
    import shlex  # here: a start imports little

    try:
        words = shlex.split(place.removeprefix(TEXT))
    except ValueError as error:
        raise ValueError(f"bot {place!r}: the command cannot be read: {error}") from None
    if os.name != "posix":
        raise ValueError(f"bot {place!r}: programs as bots need a system of the Unix kind")
    if not words or shutil.which(words[0]) is None:
        raise ValueError(f"bot {place!r}: there is no program {words[0] if words else ''!r}")
    return words


def _is_bot(one: object, module: ModuleType) -> bool:
    return isinstance(one, type) and hasattr(one, "choose") and one.__module__ == module.__name__


def _module(where: str, place: str) -> ModuleType:
    file = Path(where)
    if file.suffix == ".py" and not file.is_file():
        raise ValueError(f"bot {place!r}: there is no file {where}")
    try:
        return _from_file(file.resolve()) if file.suffix == ".py" else import_module(where)
    except ModuleNotFoundError as error:
        raise ValueError(f"bot {place!r}: there is no module {error.name}") from None
    except Exception as error:
        raise ValueError(f"bot {place!r}: {where} cannot be read: {in_one_line(error)}") from error


def _from_file(file: Path) -> ModuleType:
    """The module in a file, read once a process; its neighbours can be imported by it."""
    name = f"cosmodrome_own_{file.stem}_{hashlib.sha256(str(file).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    if str(file.parent) not in sys.path:
        sys.path.append(str(file.parent))
    spec = spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[name]
        raise
    return module


def _given(text: str, place: str) -> dict[str, Any]:
    """The arguments written behind a class: plain values by name."""
    try:
        call = ast.parse(f"f{text}", mode="eval").body
        assert isinstance(call, ast.Call) and not call.args
        return {str(each.arg): ast.literal_eval(each.value) for each in call.keywords if each.arg or None}
    except (SyntaxError, ValueError, AssertionError):
        raise ValueError(
            f"bot {place!r}: arguments are plain values by name, as (depth=2, name='x')"
        ) from None


def in_one_line(error: BaseException) -> str:
    """`ValueError: what it says`, its first line."""
    return f"{type(error).__name__}: {error}".strip().removesuffix(":").partition("\n")[0]


# --- names


_classes: dict[str, Callable[[], Own]] = {}
"""Those that only this process knows."""


def register(name: str, bot: type[Bot] | str) -> None:
    """Let a bot be called by a name, in this process and in those it starts from now on.

    `bot` is a class, or the place of one. A class that no other process can import, as one made inside a function, is
    known here alone. Raises ValueError for a name that cannot stand in a list, or a place where no bot is.
    """
    if not _NAME.fullmatch(name):
        raise ValueError(f"{name!r} is no name for a bot: one has no space, comma, colon or @")
    if isinstance(bot, str):
        _tell(name, bot)
    else:
        if place := _place_of(bot):
            _tell(name, place)
        _classes[name] = partial(Own, bot, {})


def admit(text: str) -> None:
    """Let a bot be called as somebody who may read any file has written it: by its place, perhaps with a budget.

    Raises ValueError where no bot is.
    """
    place = text if text.startswith(TEXT) else parted(text)[0]
    if ":" in place:
        _tell(place, place)


def parted(text: str) -> tuple[str, str, str]:
    """A bot and the budget written behind it, with what stands between: `search@400`, `file.py:Class(depth=2)@1s`."""
    found = _BUDGET.search(text)
    return (text[: found.start()], "@", found[1]) if found else (text, "", "")


def _tell(name: str, place: str) -> None:
    _named_at(name, place)
    os.environ[NAMED_BY] = msgspec.json.encode({**_told(), name: _from_anywhere(place)}).decode()


def _named_at(name: str, place: str) -> Own:
    """`at`, where the place may have this name: at a server everybody may say one."""
    if place.startswith(TEXT) and name != place:
        raise ValueError(f"bot {place!r} is a program and has no name beside its command, as {name!r}")
    return at(place)


def _place_of(kind: type[Bot]) -> str:
    """Where another process finds a class; "" where it does not."""
    module = sys.modules[kind.__module__]
    if "." in kind.__qualname__ or getattr(module, kind.__name__, None) is not kind:
        return ""
    file = getattr(module, "__file__", None)
    if kind.__module__ == "__main__" or kind.__module__.startswith("cosmodrome_own_"):
        return f"{file}:{kind.__name__}" if file else ""
    return f"{kind.__module__}:{kind.__name__}"


def _from_anywhere(place: str) -> str:
    """The same place, also for a process in another folder."""
    where, _, rest = place.partition(".py:")
    return f"{Path(where).resolve()}.py:{rest}" if rest and not place.startswith(TEXT) else place


def _told() -> dict[str, str]:
    """Bots by name, as the environment has them. Raises ValueError for a text that is none of ours."""
    try:
        return msgspec.json.decode(os.environ.get(NAMED_BY) or "{}", type=dict[str, str])
    except msgspec.MsgspecError:
        raise ValueError(f'{NAMED_BY} is not bots by name, as {{"mine": "bots/mine.py:Mine"}}') from None


@cache
def _installed() -> dict[str, str]:
    """Those of installed packages; one that cannot be used is told of and left out."""
    found = {}
    for point in entry_points(group=GROUP):
        try:
            at(point.value)
        except ValueError as error:
            logger.warning("a bot that an installed package brings is left out: %s", error)
        else:
            found[point.name] = point.value
    return found


def named() -> dict[str, Own]:
    """All that have a name: those of installed packages, those told in the environment, those registered here.

    Raises ValueError where one cannot be read.
    """
    places = {**_installed(), **_told()}
    found = {name: _named_at(name, place) for name, place in places.items() if name not in _classes}
    return found | {name: make() for name, make in _classes.items()}
