"""What a mutant of the rules is: one small fault in one module, and which of them a seed draws.

A mutant is drawn by a hash of the seed and its own text, so that a change elsewhere draws no others. Operators take
turns, as most of the code are plain numbers. Left out are texts, types, what narrows types, and options of classes.
"""

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

ROOM = Path(__file__).resolve().parents[1] / "src/cosmodrome/games"
LEFT_OUT = ("advice/", "encode.py", "manifest.py")
"""Hints, rows for nets, and what names a game to its doors: no rules."""
SWAPS: dict[type, list[type]] = {
    ast.Lt: [ast.LtE, ast.GtE], ast.LtE: [ast.Lt, ast.Gt], ast.Gt: [ast.GtE, ast.LtE], ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq], ast.NotEq: [ast.Eq], ast.In: [ast.NotIn], ast.NotIn: [ast.In], ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is], ast.Add: [ast.Sub], ast.Sub: [ast.Add], ast.Mult: [ast.Add], ast.FloorDiv: [ast.Mult],
    ast.Mod: [ast.FloorDiv], ast.LShift: [ast.RShift], ast.RShift: [ast.LShift], ast.And: [ast.Or], ast.Or: [ast.And],
}  # fmt: skip
RETURNED: dict[str, ast.expr] = {
    "int": ast.Constant(0),
    "str": ast.Constant(""),
    "list": ast.List([], ast.Load()),
}
"""What a function returns instead, by its type; others return None."""


class Mutant(NamedTuple):
    path: str
    """Below `games`."""
    operator: str
    name: str
    """Its text, which stays the same when lines above it are added."""
    place: int
    number: int
    """Which node of the module, and which of its variants."""

    @property
    def game(self) -> str:
        return self.path.split("/")[0]


def one_more(node: ast.expr) -> ast.expr:
    return ast.BinOp(node, ast.Add(), ast.Constant(1))


def varied(node: ast.AST, **fields: object) -> Any:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


def variants(node: ast.AST, returns: str) -> Iterator[tuple[str, ast.AST]]:
    """What may stand in place of a node: the operator's name and the other node. `returns`: of the function around."""
    match node:
        case ast.Compare(ops=[operator]):
            for other in SWAPS.get(type(operator), []):
                yield "comparison", varied(node, ops=[other()])
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator):
            for other in SWAPS.get(type(operator), []):
                yield "arithmetic", varied(node, op=other())
        case ast.BoolOp(op=operator):
            yield "boolean", varied(node, op=SWAPS[type(operator)][0]())
        case ast.UnaryOp(op=ast.Not()):
            yield "boolean", node.operand
        case ast.Constant(value=bool()):
            yield "boolean", ast.Constant(not node.value)
        case ast.Constant(value=int()):
            yield "constant", ast.Constant(int(node.value) + 1)
            if node.value:
                yield "constant", ast.Constant(int(node.value) - 1)
        case ast.If() | ast.IfExp():
            for value in (True, False):
                yield "branch", varied(node, test=ast.Constant(value))
        case ast.While():
            yield "branch", varied(node, test=ast.Constant(False))
        case ast.Return(value=ast.expr()) if returns == "bool":
            yield "return", varied(node, value=ast.UnaryOp(ast.Not(), node.value))
        case ast.Return(value=ast.expr()):
            other = RETURNED.get(returns.split("[")[0], ast.Constant(None))
            if ast.dump(other) != ast.dump(node.value):
                yield "return", varied(node, value=other)
        case ast.Call(func=ast.Name(id="range")):
            at = 1 if len(node.args) > 1 else 0
            stop = one_more(node.args[at])
            yield "off by one", varied(node, args=[*node.args[:at], stop, *node.args[at + 1 :]])
        case ast.Slice():
            for name in ("lower", "upper"):
                if bound := getattr(node, name):
                    yield "off by one", varied(node, **{name: one_more(bound)})
        case ast.Break():
            yield "removed", ast.Continue()
        case ast.Continue():
            yield "removed", ast.Break()
        case ast.Expr(value=ast.Call()) | ast.Raise() | ast.Assign() | ast.Delete() if returns != "-":
            yield "removed", ast.Pass()
    if isinstance(node, ast.AugAssign) and returns != "-":
        yield "removed", ast.Pass()


def sites(node: ast.AST, inside: str = "", returns: str = "-") -> Iterator[tuple[ast.AST, str, str]]:
    """All nodes that may be changed, each with the function around it and what that returns ("-": outside of one)."""
    for field, value in ast.iter_fields(node):
        if (
            field in ("annotation", "returns", "decorator_list")
            or isinstance(node, ast.ClassDef)
            and field == "keywords"
        ):
            continue
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, ast.Assert):
                continue
            where, kind = inside, returns
            if isinstance(child, ast.FunctionDef | ast.ClassDef):
                where = f"{inside}.{child.name}".strip(".")
                if isinstance(child, ast.FunctionDef):
                    kind = ast.unparse(child.returns) if child.returns else ""
            yield child, where, kind
            yield from sites(child, where, kind)


class Swap(ast.NodeTransformer):
    """Puts one node in place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> Any:
        return ast.copy_location(self.new, node) if node is self.old else self.generic_visit(node)


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(ast.fix_missing_locations(node)).split())[:70]


def mutants_of(path: str, source: str) -> Iterator[Mutant]:
    """Every mutant of a module."""
    lines, seen = source.splitlines(), Counter[str]()
    for place, (node, inside, returns) in enumerate(sites(ast.parse(source))):
        for number, (operator, other) in enumerate(variants(node, returns)):
            line = lines[node.lineno - 1].strip()[:90]  # type: ignore[attr-defined]
            name = f"{path} {inside}: {line} | {operator}: {_text(node)} -> {_text(other)}"
            seen[name] += 1
            name += f" ({seen[name]})" if seen[name] > 1 else ""
            yield Mutant(path, operator, name, place, number)


def mutated(source: str, mutant: Mutant) -> ast.Module:
    """The module with the one fault in it."""
    tree = ast.parse(source)
    node, _, returns = next(each for place, each in enumerate(sites(tree)) if place == mutant.place)
    other = list(variants(node, returns))[mutant.number][1]
    return ast.fix_missing_locations(Swap(node, other).visit(tree))  # type: ignore[no-any-return]


def drawn(game: str, seed: int, count: int) -> list[Mutant]:
    """So many mutants of a game: operators take turns, and of each those whose hash is lowest go first."""
    by_operator: dict[str, list[tuple[str, Mutant]]] = {}
    for file in sorted((ROOM / game).rglob("*.py")):
        path = file.relative_to(ROOM).as_posix()
        if not path.split("/", 1)[1].startswith(LEFT_OUT):
            for mutant in mutants_of(path, file.read_text(encoding="utf-8")):
                key = hashlib.sha256(f"{seed} {mutant.name}".encode()).hexdigest()
                by_operator.setdefault(mutant.operator, []).append((key, mutant))
    rows = [sorted(by_operator[operator], reverse=True) for operator in sorted(by_operator)]
    found: list[Mutant] = []
    while len(found) < count and any(rows):
        found += [row.pop()[1] for row in rows if row]
    return found[:count]
