"""Each promise of docs/security.md names tests, and those there are."""

import ast
import re
from pathlib import Path

import pytest

from cosmodrome.server.limits import Limits, Rate
from cosmodrome.server.settings import limits

ROOT = Path(__file__).resolve().parents[2]
PROMISES = re.findall(
    r"^\| (?!promise|---|attack)(.+?) \| (`tests/.+?) \|$",
    (ROOT / "docs/security.md").read_text(),
    re.MULTILINE,
)


def test_there_are_promises() -> None:
    assert len(PROMISES) >= 15
    said = " ".join(promise for promise, _ in PROMISES).lower()
    for word in ("acknowledged", "connection", "may not know", "cookie", "share", "sites"):
        assert word in said, word


@pytest.mark.parametrize(("promise", "tests"), PROMISES)
def test_a_promise_names_tests_that_there_are(promise: str, tests: str) -> None:
    folder, named = ROOT, re.findall(r"`((?:tests/\w+/)?\w+\.py)`", tests)
    assert named, promise
    found = []
    for name in named:
        # After the first of a folder its others stand without it.
        folder = ROOT / Path(name).parent if "/" in name else folder
        path = folder / Path(name).name
        assert path.is_file(), f"{promise}: there is no {path.relative_to(ROOT)}"
        found += [
            node.name
            for node in ast.walk(ast.parse(path.read_text()))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_")
        ]
    assert found, f"{promise}: nothing is tested in {named}"


def test_the_limits_of_a_larger_club_are_four_times_the_usual() -> None:
    told = re.findall(r"--limit (\w+=[\d./]+)", (ROOT / "docs/hosting.md").read_text())
    by_address = [each for each in told if "_here=" in each]
    usual, larger = Limits(), limits(told)
    # How often somebody may guess is no matter of how many people there are.
    names = [name for name in Limits.__struct_fields__ if name.endswith("_here") and "wrong" not in name]
    assert sorted(each.partition("=")[0] for each in by_address) == sorted(names)
    for name in names:
        was, became = getattr(usual, name), getattr(larger, name)
        assert became == (Rate(4 * was.most, was.seconds / 4) if isinstance(was, Rate) else 4 * was), name
