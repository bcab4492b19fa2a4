"""Card and deck files: an owner's own card values, or a deck typed in, as a JSON object that a game is built from."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from cosmodrome.cli.arguments import read_game, stop
from cosmodrome.core.game import Game
from cosmodrome.core.meta import CardsError

LONGEST_NAME = 60


def read_played(game_id: str, file: str) -> Game[Any]:
    """The game, built from the file if there is one. Raises CommandError."""
    game = read_game(game_id)
    if not file:
        return game
    content = read_cards(file)
    named = content.get("game", game_id)
    if named != game_id:
        stop(f"{file} is for the game {named!r}, not for {game_id}")
    return _built(game, file, content)


def read_all(files: Sequence[str]) -> list[tuple[str, dict[str, Any]]]:
    """The decks in several files, each naming its game: name and contents. Raises CommandError.

    A file without a name of its own gives the deck the name of the file; a name stands once in a game.
    """
    found: dict[tuple[str, str], str] = {}
    decks = []
    for file in files:
        content = read_cards(file)
        if not isinstance(content.get("game"), str):
            stop(f'{file} does not name its game: it needs a field such as "game": "jump_drive"')
        game = read_game(content["game"])
        _built(game, file, content)
        name = " ".join(str(content.get("name", "")).split()) or Path(file).stem
        if len(name) > LONGEST_NAME:
            stop(f"{file}: its name has {len(name)} letters; at most {LONGEST_NAME} are allowed")
        if other := found.get((game.meta.id, name)):
            stop(f"{other} and {file} are both decks of {game.meta.id} named {name!r}; name one otherwise")
        found[game.meta.id, name] = file
        decks.append((name, content))
    return decks


def read_cards(file: str) -> dict[str, Any]:
    """What a file holds: a JSON object. Raises CommandError, naming line and column where it is none."""
    try:
        text = Path(file).read_text(encoding="utf-8-sig")
        content = json.loads(text, object_pairs_hook=_once, parse_constant=_no_number)
        if msgspec.json.decode(msgspec.json.encode(content)) != content:  # as records keep it
            stop(f"{file} holds a number too large to be kept")
    except OSError as error:
        stop(f"{file} cannot be read: {error.strerror}")
    except UnicodeError:
        stop(f"{file}: not text in UTF-8, so this is no card file")
    except json.JSONDecodeError as error:
        stop(f"{file}, line {error.lineno}, column {error.colno}: not JSON: {error.msg}")
    except RecursionError:
        stop(f"{file}: this is no card file: it is nested too deeply")
    except ValueError as error:
        stop(f"{file}: {error}")
    if not isinstance(content, dict):
        stop(f"{file}: a card file is a JSON object, this is {_kind(content)}")
    return content


def _built(game: Game[Any], file: str, content: object) -> Game[Any]:
    try:
        return game.with_cards(content)
    except CardsError as error:
        stop(f"{file}: {error}")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object, unless a name stands in it twice: JSON would quietly forget the first."""
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{twice!r} stands twice in the same object")
    return found


def _no_number(text: str) -> NoReturn:
    raise ValueError(f"{text} is no number of JSON")


def _kind(value: object) -> str:
    kinds = {list: "a list", str: "text", bool: "true or false", int: "a number", float: "a number"}
    return kinds.get(type(value), "null")
