"""Only atoms move cards, goods and the like: outside them, setting up and imagining, no module changes them."""

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).resolve().parents[2] / "src/cosmodrome/games"
MOVED = {
    "race": {
        "hand", "tableau", "goods", "chips", "sums", "looked", "offers", "produced", "discards",
        "deck", "shown", "unseen",
    },
    "jump_drive": {"hand", "empire", "survey_teams", "vp", "income", "deck", "shown", "lost"},
    "pocket_mars": {
        "hand", "prep", "pack", "earth", "ship", "energy", "one", "two",
        "deck", "shown", "unseen", "discards", "piles", "known", "buried", "card", "held", "here",
    },
    "sidereal": {
        "goods", "donated", "donated_points", "parcel", "points", "cards", "colonies", "teams", "acknowledgements",
        "envoys", "place", "owner", "holder", "back", "doubled", "colony_deck", "research_deck", "relic_deck",
        "colony_track", "research_track", "envoys_left",
    },
}  # fmt: skip
"""What lies on the table, by the names of its fields in a state and its seats."""
MOVERS = {
    "state.py",
    "own_deck.py",
    "atoms",
    "atoms.py",
    "deals.py",
    "setting_up.py",
    "dealing.py",
    "imagine.py",
}
"""Where it is moved: by atoms, in a module or a folder, and where a whole table is made."""
METHODS = {"append", "pop", "insert", "remove", "extend", "sort", "reverse", "clear"}
FUNCTIONS = {"insert", "put_on_top", "shuffle"}
"""Of piles and of chance: these change their first argument."""


def field_of(node: ast.expr) -> str:
    """The field that an expression names, or an item of which it is; the own ones of a card or a table do not count."""
    while isinstance(node, ast.Subscript):
        node = node.value
    if not isinstance(node, ast.Attribute) or (isinstance(node.value, ast.Name) and node.value.id == "self"):
        return ""
    return node.attr


def changes(source: str, moved: set[str]) -> list[str]:
    """The lines on which a module changes one of these fields."""
    found = []
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            for target in node.targets:
                targets += target.elts if isinstance(target, ast.Tuple) else [target]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call):
            called = node.func
            if isinstance(called, ast.Attribute) and called.attr in METHODS:
                targets = [called.value]
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in FUNCTIONS and node.args:
                targets = [*targets, node.args[0]]
        found += [
            f"line {target.lineno}: {field_of(target)}" for target in targets if field_of(target) in moved
        ]
    return found


@pytest.mark.parametrize("game", MOVED)
def test_only_atoms_move_what_lies_on_the_table(game: str) -> None:
    found = {
        str(path.relative_to(GAMES)): lines
        for path in sorted((GAMES / game).rglob("*.py"))
        if not MOVERS & {path.name, path.parent.name}
        and (lines := changes(path.read_text(encoding="utf-8"), MOVED[game]))
    }
    assert found == {}


@pytest.mark.parametrize(
    "line",
    [
        "seat.hand = []",
        "seat.hand, other = [], 1",
        "seat.hand += [3]",
        "seat.hand[0] = 3",
        "del seat.hand[0]",
        "seat.hand.pop()",
        "state.seats[0].hand.append(3)",
        "seat.hand[0].append(3)",
        "insert(seat.hand, 3)",
        "state.rng.shuffle(seat.hand)",
    ],
)
def test_a_move_is_found(line: str) -> None:
    assert changes(line, {"hand"}) == ["line 1: hand"]


def test_looking_is_no_move() -> None:
    assert changes("hand = seat.hand[:]\nhand.pop()\nprint(seat.hand[0], len(seat.hand))", {"hand"}) == []
