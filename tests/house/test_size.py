"""How far one answer goes, and how large things are: what has been reached is held."""

import ast
import importlib
import inspect
import pkgutil
from collections import Counter
from importlib.util import find_spec
from pathlib import Path

from tools.trace import traced

import cosmodrome
from cosmodrome.core.build import COMPILED
from cosmodrome.server.table import live_table
from cosmodrome.server.table.live_table import LiveTable
from tests.server.no_store import table_without_store
from tests.server.test_watching import HEAD
from tests.server.tiny_game import TINY

HOUSE = Path(cosmodrome.__file__).parent
MOST_LINES, MOST_METHODS, MOST_OF_TABLE = 500, 35, 20
BY_COMPILER = {"__new__", "__getstate__", "__setstate__"}


FARTHEST = {  # crossings with some room: who wakes whom, and how often, depends on the moment
    "answer": {
        "files": 40,
        "functions": 162,
        "crossings": 460,
        "server_files": 18,
        "server_functions": 90,
        "server_crossings": 100,
    },
    "offer": {
        "files": 54,
        "functions": 273,
        "crossings": 1300,
        "server_files": 22,
        "server_functions": 120,
        "server_crossings": 290,
    },
}


def test_one_answer_in_race_and_one_offer_in_sidereal_go_no_further_than_they_did() -> None:
    """`python tools/trace.py --list answer` says where it goes."""
    ways = traced(*FARTHEST, times=3)
    for name, way in ways.items():
        most = FARTHEST[name]
        too_much = {each: figure for each, figure in way.figures().items() if figure > most[each]}
        assert way.functions("server") and too_much == {}, name
    answer, offer = (Counter(each for _, each, _ in ways[name].calls) for name in FARTHEST)
    assert answer["Trial.choose"] == offer["Trial.choose"] == 1 and answer["Game.check"] <= 1
    built = 0 if COMPILED else 1  # compiled rules are called unseen
    assert offer["Game.check"] == offer["deal_from"] == built


def test_no_file_is_too_long() -> None:
    lines = {str(path.relative_to(HOUSE)): path.read_text().count("\n") for path in HOUSE.rglob("*.py")}
    assert {file: count for file, count in lines.items() if count > MOST_LINES} == {}


def test_no_class_has_too_many_methods() -> None:
    """Own and inherited from classes of ours."""
    counts = {each.__qualname__: len(methods_of(each)) for each in classes()}
    assert {each: count for each, count in counts.items() if count > MOST_METHODS} == {}
    assert counts["SmallGame"] > counts["FlowGame"] > counts["Game"] > 20


WITHOUT = () if find_spec("ray") else ("on_ray",)
"""Modules that cannot be imported where a library is not installed that `make setup` leaves out."""


def classes() -> set[type]:
    names = [
        module.name
        for module in pkgutil.walk_packages(cosmodrome.__path__, "cosmodrome.")
        if "migrations" not in module.name and not module.name.endswith(("__main__", *WITHOUT))
    ]
    modules = [importlib.import_module(name) for name in names]
    return {
        each
        for module in modules
        for each in vars(module).values()
        if isinstance(each, type) and each.__module__ == module.__name__
    }


def methods_of(kind: type) -> set[str]:
    """As they are written: what the compiler adds to a class does not count."""
    return {
        name
        for base in kind.__mro__
        if base.__module__.startswith("cosmodrome.")
        for name, value in vars(base).items()
        if inspect.isroutine(value) or isinstance(value, property | classmethod | staticmethod)
        if name not in BY_COMPILER and "mypyc" not in name
    }


def test_a_table_has_few_attributes_and_imports() -> None:
    table = table_without_store(TINY, None, HEAD, [])
    assert isinstance(table, LiveTable) and len(vars(table)) <= MOST_OF_TABLE
    tree = ast.parse(inspect.getsource(live_table))
    assert sum(isinstance(node, ast.Import | ast.ImportFrom) for node in tree.body) <= MOST_OF_TABLE
