"""Every power is folded by the tables of its game, and what is folded is read."""

import ast
import dataclasses
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from cosmodrome.games.pocket_mars import powers, purposes
from cosmodrome.games.pocket_mars.powers import EFFECTS, FOLDED, Effect

GAMES = Path(__file__).resolve().parents[2] / "src/cosmodrome/games"
BOTS = GAMES.parent / "bots"
SAID = {
    "jump_drive": ("sums", "columns", "vp", "income"),
    "race": ("sums", "columns", "use"),
}
"""How the powers of a game say themselves where they are folded."""
NOT_FOLDED = {"ProduceHere"}
"""It says in words what the production of a card's world is."""


def sources(room: str, *, but: str = "") -> dict[str, ast.Module]:
    return {
        str(path.relative_to(GAMES / room)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted((GAMES / room).rglob("*.py"))
        if path.name != but
    }


def kinds_of(module: ModuleType) -> list[type]:
    """The kinds of power, effect and condition that cards can have."""
    return [
        kind
        for kind in vars(module).values()
        if isinstance(kind, type)
        and dataclasses.is_dataclass(kind)
        and (getattr(kind, "effect", "") or getattr(kind, "condition", ""))
        and kind.__module__ == module.__name__
    ]


def named(tree: ast.Module) -> set[str]:
    """Every name and attribute that a module uses; what it only imports does not count."""
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return names | {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}


def columns(room: str) -> set[str]:
    """What the tables of a game fold its cards into."""
    tree = sources(room)["tables.py"]
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
        and not node.attr.startswith("_")
    }


@pytest.mark.parametrize("room", SAID)
def test_every_kind_of_power_says_where_it_is_folded(room: str) -> None:
    kinds = [
        kind for kind in kinds_of(import_module(f"cosmodrome.games.{room}.powers")) if hasattr(kind, "effect")
    ]
    silent = {kind.__name__ for kind in kinds if not any(name in vars(kind) for name in SAID[room])}
    assert kinds and silent == NOT_FOLDED & {kind.__name__ for kind in kinds}
    assert {*SAID[room]} <= named(sources(room)["tables.py"])


def test_every_field_of_an_effect_of_pocket_mars_is_folded() -> None:
    for kind in EFFECTS:
        said = {FOLDED[field.name][0] for field in dataclasses.fields(kind)}
        assert {"n"} | said == set(kind().columns()) <= columns("pocket_mars"), kind


@pytest.mark.parametrize("room", [*SAID, "pocket_mars"])
def test_every_column_of_the_tables_is_read(room: str) -> None:
    read = set().union(*(named(tree) for tree in sources(room, but="tables.py").values()))
    for path in (BOTS / room).rglob("*.py"):
        read |= named(ast.parse(path.read_text(encoding="utf-8")))
    assert columns(room) - read == set()


def test_every_effect_of_pocket_mars_is_carried_out_by_a_step() -> None:
    """Effects are numbered as purposes: each has one, of its name, which the steps name."""
    steps = set().union(
        *(named(tree) for name, tree in sources("pocket_mars").items() if name.startswith("steps/"))
    )
    for number, kind in enumerate(EFFECTS):
        name = kind.effect.upper()
        assert getattr(purposes, name, None) == number, f"{name} is not purpose {number}"
        assert name in steps, f"no step reads {name}"


def test_an_effect_that_no_table_folds_is_refused_by_name() -> None:
    @dataclasses.dataclass(frozen=True)
    class Unheard(Effect):
        effect = "unheard"  # type: ignore[misc]
        loudness: int = 1

    with pytest.raises(TypeError, match="loudness of Unheard"):
        Unheard().columns()


def test_the_kinds_have_been_found() -> None:
    assert {*powers.EFFECTS, *powers.CONDITIONS} == set(kinds_of(powers))
