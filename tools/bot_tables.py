"""Write what a bot needs to know of each game, `docs/bots/<game>.md`; `--check` only compares.

Questions with an example each and the answers to it, as recorded games ask them, or a game with an owner's own cards
what no others ask; the fields of a view, and of what may be answered freely, as their types tell them.
"""

import ast
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec

from cosmodrome.core.choice import Choice
from cosmodrome.core.game import Game
from cosmodrome.core.meta import Setup
from cosmodrome.core.rng import seeded
from cosmodrome.games.catalogue import GAMES
from cosmodrome.games.pocket_mars.tables import IDS
from cosmodrome.play import record
from cosmodrome.words.catalogue import speaker

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs/bots"
RECORDS = ROOT / "tests/records"


def _deck() -> dict[str, Any]:
    """A deck of Pocket Mars whose cards ask what the built-in ones do not."""
    halves = {
        "hand": {"cost": 0, "effects": [{"effect": "swap_cards"}]},
        "prep": {"cost": 0, "effects": [{"effect": "discard_card", "n": 1}]},
    }
    rows = []
    for name in IDS:
        colour, _, rank = name.partition("_")
        rows.append({"colour": colour, "value": int(rank), "name": f"{colour.title()} {rank}"} | halves)
    return {"game": "pocket_mars", "name": "Own deck", "cards": rows}


OWN_CARDS = {"pocket_mars": _deck()}
"""By game, cards with which one more game is played."""


def page(game: Game[Any]) -> str:
    """All of it for one game."""
    name = game.meta.id
    state = game.new(record.loads(_files(name)[0].read_text(encoding="utf-8"), GAMES).header.setup())
    seen = game.view(state, 0)
    parts = [
        f"# {game.meta.title}, for a bot\n\n"
        f"Written by `tools/bot_tables.py`. How a bot is asked and answers stands in [Writing a bot](../bot-api.md).\n",
        "## Questions\n\nBy `purpose`: what is asked, as a person reads it in one game, and an answer of each kind.\n",
        _table(("purpose", "what is asked", "answers"), _questions(game)),
        f"## The view\n\n`{type(seen).__name__}`, what the seat may see.\n",
        _table(("field", "type", "what"), _fields(type(seen), set(type(seen).off_wire))),
    ]
    for kind in _structs_in(type(seen)):
        parts += [f"### {kind.__name__}\n\n{_said(kind)}\n", _table(("field", "type", "what"), _fields(kind))]
    if game.forms:
        parts.append(
            "## Free choices\n\nA form of a question by its verb, and the payload that it is made of.\n"
        )
        kinds = {verb: form.payload for verb, form in sorted(game.forms.items())}
        for verb, kind in kinds.items():
            parts += [
                f"### {verb}: `{kind.__name__}`\n\n{_said(kind)}\n",
                _table(("field", "type", "what"), _fields(kind)),
            ]
    return "\n".join(parts)


def _files(name: str) -> list[Path]:
    return sorted((RECORDS / name).glob("*.jsonl"))


def _games(game: Game[Any]) -> Iterator[record.Record]:
    """Those that are recorded, then one with an owner's own cards, where the built-in ones do not ask everything."""
    for file in _files(game.meta.id):
        yield record.loads(file.read_text(encoding="utf-8"), GAMES)
    if game.meta.id in OWN_CARDS:
        played, chance = game.with_cards(OWN_CARDS[game.meta.id]), seeded(1)

        def ask(state: Any, seat: int) -> Choice:
            options = played.options(state, seat)
            return options[int(chance.below(len(options)))]

        yield record.play(played, Setup(2, 1, game.meta.read_options({}, 2)), ask)


def _questions(game: Game[Any]) -> Iterator[tuple[str, ...]]:
    """Each purpose with the first question of it in these games, and the first answer with each verb."""
    asked: dict[str, str] = {}
    answers: dict[str, dict[str, str]] = {}
    for kept in _games(game):
        played = kept.header.played(game)
        setup = kept.header.setup()
        state = played.new(setup)
        words = speaker("en", game.meta.id, played.card_facts(setup.options))
        for answer in kept.answers:
            if answer.seat >= 0:
                decision = played.decision(state, answer.seat)
                asked.setdefault(decision.purpose, words.ask(decision))
                verbs = answers.setdefault(decision.purpose, {})
                for form in decision.forms:
                    verbs.setdefault(form.verb, f"{form.verb}:{{...}}")
                for option in decision.options:
                    verbs.setdefault(option.verb, option.key)
            choice = played.parse(answer.choice)
            played.choose(state, answer.seat, choice)
    for purpose in sorted(asked):
        yield f"`{purpose}`", asked[purpose], ", ".join(f"`{key}`" for key in answers[purpose].values())


def _structs_in(view: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """The structs that a view is made of, each once, as they are met."""
    found: list[type[msgspec.Struct]] = []
    waiting: list[Any] = [view]
    while waiting:
        kind = waiting.pop(0)
        waiting += get_args(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            if kind is not view:
                if kind in found:
                    continue
                found.append(kind)
            waiting += [hint for name, hint in get_type_hints(kind).items() if name in kind.__struct_fields__]
    return found


def _fields(kind: type[msgspec.Struct], hidden: set[str] = frozenset()) -> Iterator[tuple[str, ...]]:
    said = {name: text for base in reversed(kind.__mro__) for name, text in _field_texts(base).items()}
    types = {name: text for base in reversed(kind.__mro__) for name, text in _field_types(base).items()}
    for name in kind.__struct_fields__:
        if name not in hidden:
            yield f"`{name}`", f"`{types.get(name, '')}`", said.get(name, "")


def _body(kind: type) -> list[ast.stmt]:
    """What stands in a class, from its source: compiled, it tells nothing itself."""
    file = ROOT / "src" / f"{kind.__module__.replace('.', '/')}.py"
    if not file.exists():
        return []
    classes = (
        each for each in _parsed(file) if isinstance(each, ast.ClassDef) and each.name == kind.__name__
    )
    return next((each.body for each in classes), [])


@cache
def _parsed(file: Path) -> list[ast.stmt]:
    return ast.parse(file.read_text(encoding="utf-8")).body


def _field_types(kind: type) -> dict[str, str]:
    return {
        each.target.id: ast.unparse(each.annotation)
        for each in _body(kind)
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    }


def _field_texts(kind: type) -> dict[str, str]:
    """What is written below a field."""
    texts, body = {}, _body(kind)
    for field, below in pairwise(body):
        if (
            isinstance(field, ast.AnnAssign)
            and isinstance(field.target, ast.Name)
            and isinstance(below, ast.Expr)
        ):
            if isinstance(below.value, ast.Constant) and isinstance(below.value.value, str):
                texts[field.target.id] = " ".join(below.value.value.split())
    return texts


def _said(kind: type) -> str:
    return " ".join((kind.__doc__ or "").split())


def _table(head: Sequence[str], rows: Iterator[tuple[str, ...]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return (
        "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)
        + "\n"
    )


def main(words: Sequence[str]) -> int:
    stale = []
    for game in GAMES.values():
        file, text = FOLDER / f"{game.meta.id}.md", page(game)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            stale.append(str(file.relative_to(ROOT)))
            if "--check" not in words:
                file.parent.mkdir(exist_ok=True)
                file.write_text(text, encoding="utf-8")
    print(f"{'stale' if '--check' in words else 'written'}: {', '.join(stale) or 'nothing'}")
    return int("--check" in words and bool(stale))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
