"""The modules: each says what it is, the arrows between rooms point down, compiled code is never stale."""

import ast
import importlib.util
import re
import subprocess
import sys
import sysconfig
from itertools import pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src/cosmodrome"
MODULES = [
    ROOT / "setup.py",
    *(path for room in ("src", "tests", "tools") for path in (ROOT / room).rglob("*.py")),
]
NAMELESS = {"utils", "util", "helpers", "helper", "manager", "managers", "data", "info", "misc", "common"}


def setup_constant(name: str) -> tuple[str, ...]:
    """A constant of setup.py, read without running it."""
    spec = importlib.util.spec_from_file_location("setup_of_cosmodrome", ROOT / "setup.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return tuple(getattr(module, name))


def opening(source: str) -> str:
    """The first paragraph of a module's docstring, on one line."""
    return re.sub(r"\s+", " ", (ast.get_docstring(ast.parse(source)) or "").split("\n\n")[0]).strip()


def test_every_module_begins_with_a_sentence() -> None:
    silent = [
        str(path.relative_to(ROOT))
        for path in MODULES
        if "migrations" not in path.parts
        and not opening(path.read_text(encoding="utf-8")).endswith((".", "!", "?"))
    ]
    assert silent == []


def orphans(source: str) -> list[int]:
    """The lines of strings that describe nothing: they stand neither first in a body nor right below a value."""
    found = []
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        for before, each in pairwise(body if isinstance(body, list) else []):
            alone = isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)
            told = isinstance(before, ast.Assign | ast.AnnAssign) and before.end_lineno == each.lineno - 1
            if alone and isinstance(each.value.value, str) and not told:
                found.append(each.lineno)
    return found


def test_every_string_that_stands_alone_describes_what_is_above() -> None:
    assert orphans('"""One."""\nimport os\n\n"""Of nothing."""\nA = 1\n"""Of A."""\n') == [4]
    found = {str(path.relative_to(ROOT)): orphans(path.read_text(encoding="utf-8")) for path in MODULES}
    assert {path: lines for path, lines in found.items() if lines} == {}


def test_no_module_has_a_name_that_says_nothing() -> None:
    assert [str(path.relative_to(ROOT)) for path in SOURCE.rglob("*.py") if path.stem in NAMELESS] == []


def compiled_for(module: Path) -> list[Path]:
    """The compiled twins of a module that lie beside it."""
    return [path for suffix in (".so", ".pyd") for path in module.parent.glob(f"{module.stem}.*{suffix}")]


def test_nothing_compiled_is_older_than_its_source() -> None:
    stale = [
        str(module.relative_to(ROOT))
        for module in SOURCE.rglob("*.py")
        for twin in compiled_for(module)
        if twin.stat().st_mtime < module.stat().st_mtime
    ]
    assert stale == [], "compiled modules hide later edits: make pure, or make compile again"


def test_nothing_compiled_has_lost_its_source() -> None:
    twins = {twin for module in SOURCE.rglob("*.py") for twin in compiled_for(module)}
    orphans = [path for suffix in ("*.so", "*.pyd") for path in SOURCE.rglob(suffix) if path not in twins]
    assert orphans == [], "make pure"


def test_structs_are_defined_only_where_nothing_is_compiled() -> None:
    interpreted = setup_constant("INTERPRETED")
    wrong = []
    for room in setup_constant("ROOMS"):
        for path in (SOURCE / room).rglob("*.py"):
            tree = ast.parse(path.read_text(encoding="utf-8"))
            bases = [
                ast.unparse(base)
                for node in ast.walk(tree)
                if isinstance(node, ast.ClassDef)
                for base in node.bases
            ]
            if path.name not in interpreted and {"Struct", "msgspec.Struct"} & set(bases):
                wrong.append(str(path.relative_to(ROOT)))
    assert wrong == [], f"mypyc drops the class keywords of a Struct; such modules are named {interpreted}"


def test_packages_of_the_rules_hold_no_logic() -> None:
    busy = []
    for room in setup_constant("ROOMS"):
        for path in (SOURCE / room).rglob("__init__.py"):
            kinds = (ast.Import, ast.ImportFrom, ast.Expr, ast.Assign, ast.AnnAssign)
            if not all(isinstance(node, kinds) for node in ast.parse(path.read_text(encoding="utf-8")).body):
                busy.append(str(path.relative_to(ROOT)))
    assert busy == [], "an __init__.py is never compiled: it only re-exports"


def test_imports_point_down() -> None:
    tool = Path(sysconfig.get_path("scripts"), "lint-imports")
    done = subprocess.run([str(tool)], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


STRAYS = [
    ("core", "import random"),
    ("games/race", "import time"),
    ("games/race", "import cosmodrome.games.jump_drive"),
    ("bots", "import litestar"),
    ("words", "import cosmodrome.bots"),
]


@pytest.fixture(scope="module")
def strays(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What the contracts say of a copy of the package with forbidden imports in it, each in a module of its own."""
    copy = tmp_path_factory.mktemp("strays")
    for path in SOURCE.rglob("*.py"):
        twin = copy / "src/cosmodrome" / path.relative_to(SOURCE)
        twin.parent.mkdir(parents=True, exist_ok=True)
        twin.write_bytes(path.read_bytes())
    (copy / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    for number, (room, line) in enumerate(STRAYS):
        (copy / "src/cosmodrome" / room / f"stray_{number}.py").write_text(f'"""Strays."""\n\n{line}\n')
    code = (
        f"import sys; sys.path.insert(0, {str(copy / 'src')!r})\n"
        "from importlinter.cli import lint_imports; sys.exit(lint_imports())"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=copy, capture_output=True, text=True)
    assert done.returncode == 1, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("number", range(len(STRAYS)))
def test_an_arrow_that_points_up_is_noticed(strays: str, number: int) -> None:
    """The negative control: each forbidden import breaks a contract."""
    room, line = STRAYS[number]
    assert f"{room.replace('/', '.')}.stray_{number} -> {line.split()[1]}" in strays
