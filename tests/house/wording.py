"""How messages, and the code that needs them, are read by the tests of words."""

import ast as python
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.serializer import FluentSerializer

from cosmodrome.core.event import Event
from cosmodrome.core.game import Game
from cosmodrome.core.manifest import part
from cosmodrome.core.meta import Meta
from cosmodrome.games.catalogue import MANIFESTS
from cosmodrome.words.render import LANGUAGES, MESSAGES, OF_SEVERAL, SHARED

ROOT = Path(__file__).resolve().parents[2]
GAMES_ROOM = ROOT / "src/cosmodrome/games"
OF_GAMES = sorted(path.parent.name for path in GAMES_ROOM.glob("*/messages"))
"""Games with messages of their own."""
COMMON = (*SHARED, OF_SEVERAL)
"""The files of messages of no game."""
FILES = [*OF_GAMES, *COMMON]
"""All of them: one more a game."""


def file_of(name: str, language: str) -> Path:
    """A file of messages: a game's own lies in its package."""
    return (
        MESSAGES / language / f"{name}.ftl"
        if name in COMMON
        else GAMES_ROOM / name / f"messages/{language}.ftl"
    )


def languages_of(name: str) -> list[str]:
    """The languages that a file of messages is there in; English, at least."""
    return [language for language in LANGUAGES if file_of(name, language).is_file()]


Messages = dict[str, ast.Message]


@cache
def messages(language: str, name: str) -> Messages:
    """The messages of one file; fails on what Fluent cannot read."""
    resource = parse(file_of(name, language).read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk
    found = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    names = [entry.id.name for entry in found]
    assert len(names) == len(set(names)), "a message stands twice"
    return {entry.id.name: entry for entry in found}


def nodes(node: Any, kind: type) -> Iterator[Any]:
    """Every node of a kind below a node of a Fluent tree."""
    if isinstance(node, kind):
        yield node
    if isinstance(node, ast.BaseNode):
        for child in vars(node).values():
            for each in child if isinstance(child, list) else [child]:
                yield from nodes(each, kind)


def references(message: ast.Message) -> set[str]:
    return {reference.id.name for reference in nodes(message, ast.MessageReference)}


def variables(known: Messages, name: str) -> set[str]:
    """The variables of a message and of those it refers to."""
    found = {reference.id.name for reference in nodes(known[name], ast.VariableReference)}
    for other in references(known[name]) & known.keys():
        found |= variables(known, other)
    return found


def about(variable: str) -> str:
    """What a variable tells of: `good_id` is told with `good`, `worlds_count` with `worlds`, `to_you` with `to`."""
    return re.sub("_(id|count|you)$", "", variable)


def wording(message: ast.Message) -> str:
    """What a message says, without its name and comments."""
    return FluentSerializer().serialize_entry(message).split("=", 1)[1].strip()


def tag(event: type) -> str:
    return str(event.__struct_config__.tag)  # type: ignore[attr-defined]


def event_ids(events: tuple[type[Event], ...]) -> set[str]:
    """The messages that events need."""
    ids = set()
    for event in events:
        ids.add(tag(event))
        if event.secret:
            ids.add(tag(event) + "-hidden")
        if "seat" in event.__struct_fields__:
            ids.add(tag(event) + "-you")
    return ids


def strings(tree: python.AST) -> set[str]:
    """The names written out in a piece of code."""
    written = [node.value for node in python.walk(tree) if isinstance(node, python.Constant)]
    return {text for text in written if isinstance(text, str) and re.fullmatch("[a-z][a-z-]+", text)}


def source(*rooms: str) -> Iterator[python.AST]:
    for room in rooms:
        yield from _nodes_of(room)


@cache
def _nodes_of(room: str) -> list[python.AST]:
    """Every node of the code of a room: read once, for many tests ask for it."""
    paths = sorted((ROOT / "src/cosmodrome" / room).rglob("*.py"))
    return [node for path in paths for node in python.walk(python.parse(path.read_text(encoding="utf-8")))]


@cache
def _calls_in(room: str) -> dict[str, list[python.Call]]:
    """The calls in the code of a room, by the last name of what is called."""
    calls: dict[str, list[python.Call]] = {}
    for node in _nodes_of(room):
        if isinstance(node, python.Call) and isinstance(node.func, python.Attribute | python.Name):
            name = node.func.attr if isinstance(node.func, python.Attribute) else node.func.id
            calls.setdefault(name, []).append(node)
    return calls


def given_to(position: int, *callers: str, room: str) -> set[str]:
    """The names that the code of a room, or the core, gives to these callers at a position of the call."""
    calls = [
        call for each in ("core", "play", room) for name in callers for call in _calls_in(each).get(name, [])
    ]
    arguments = [argument for call in calls for argument in call.args[position : position + 1]]
    return {text for argument in arguments for text in strings(argument)}


def written_to(name: str, room: str) -> set[str]:
    """The names that the code of a room gives to a variable or attribute."""
    found = set()
    for node in source(room):
        if isinstance(node, python.Assign) and python.unparse(node.targets[0]).split(".")[-1] == name:
            found |= strings(node.value)
    return found


def parts_in(room: str) -> set[str]:
    """What the arithmetic of a price or strength is made of, cards apart."""
    found = set()
    for node in source(room):
        if isinstance(node, python.AnnAssign) and python.unparse(node.target) == "parts" and node.value:
            found |= strings(node.value)
        if isinstance(node, python.Call) and python.unparse(node.func) == "parts.append":
            found |= strings(node.args[0])
    return found


def rules_named(room: str) -> set[str]:
    """The numbers of rules that strings in the code of a room name, as "R5.3": those it refuses by."""
    docs = {id(node.value) for node in source(room) if isinstance(node, python.Expr)}
    named = {string_of(node) for node in source(room) if id(node) not in docs}
    return {text for text in named if re.fullmatch(r"R\d+\.\d+", text)}


def string_of(node: python.AST) -> str:
    return node.value if isinstance(node, python.Constant) and isinstance(node.value, str) else ""


def rule_id(number: str) -> str:
    """The message that says a rule."""
    return f"rule-{number[1:].replace('.', '-')}"


def option_ids(meta: Meta) -> set[str]:
    ids = set()
    for option in meta.options:
        ids |= {f"option-{option.name}", f"option-{option.name}-help"}
        ids |= {f"option-{option.name}-{value}" for value in option.values if not isinstance(value, bool)}
    return ids


def deed_ids(game: str) -> set[str]:
    """What is said of the deeds of finished games; the kinds of traits are read from the code."""
    feats = {
        f"feat-{feat.id}{more}" for feat in part(MANIFESTS[game].deeds).feats for more in ("", "-how", "-why")
    }
    kinds = {
        str(key.value)
        for node in source(f"games/{game}")
        if isinstance(node, python.FunctionDef) and node.name == "traits"
        for shown in python.walk(node)
        if isinstance(shown, python.Dict)
        for key in shown.keys
        if isinstance(key, python.Constant)
    }
    return feats | {f"trait-{kind}" for kind in kinds}


def of_any(game: Game[Any], events: tuple[type[Event], ...]) -> dict[str, set[str]]:
    """What every game has words for, by family."""
    return {
        "deeds": deed_ids(game.meta.id),
        "events": event_ids(events),
        "rules": {rule_id(number) for number in rules_named(f"games/{game.meta.id}")},
        "options": option_ids(game.meta),
    }


COUNTED = {
    "amount", "away", "cards", "chips", "cost", "count", "defense", "discard", "discount", "given", "goods_per_use",
    "guess", "guess_max", "guess_min", "have", "kinds", "least", "limit", "max_cards", "military", "more", "need",
    "number", "price", "round", "times", "value", "vp", "vp_offset", "vp_per_good",
}  # fmt: skip
"""Variables that are numbers in every game; so is every one that ends in _count. `cards` is a list in events."""


def says_well(text: str) -> None:
    """No hole, no doubled space, no lone sign; "none" stands for a missing fact and is in some English sentences."""
    assert text and not re.search(r"[{}]|[:(] ?none\b|\bnone[:)]|  | [.,:;]|\(\)|^\W*$", text), text
