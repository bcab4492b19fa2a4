"""What a release is made of: links that lead to the repository, and no source distribution without the page."""

import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

import cosmodrome

ROOT = Path(__file__).resolve().parents[2]
WHERE = "https://git.example.org/someone/cosmodrome"


@pytest.fixture
def recipe(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.chdir(ROOT)
    return runpy.run_path("setup.py")


def test_a_released_readme_leads_to_its_repository(recipe: dict[str, Any]) -> None:
    assert recipe["readme"]("") == (ROOT / "README.md").read_text(encoding="utf-8")
    links = re.findall(r"(!?)\[[^\]]*\]\(([^)]*)\)", recipe["readme"](WHERE))
    assert len(links) > 10
    for picture, link in links:
        kind = "raw" if picture else "blob"
        found = re.fullmatch(rf"{WHERE}/{kind}/main/([^#]*)(#.*)?", link)
        assert found and (ROOT / found[1]).exists(), link


def test_a_source_distribution_without_the_page_is_not_made(tmp_path: Path) -> None:
    code = (
        "import runpy, sys; from setuptools import Distribution;"
        "runpy.run_path(sys.argv[1])['WholeSdist'](Distribution()).run()"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(ROOT / "setup.py")], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 1 and "run `make setup` first" in done.stderr and not list(tmp_path.iterdir())


def test_the_changelog_begins_with_this_version() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    found = re.search(r"^## (\S+?),? ", text, re.MULTILINE)
    assert found and found[1] == cosmodrome.__version__


def test_a_release_is_built_for_the_pythons_that_are_promised() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    promised = {
        each.rsplit(" ", 1)[1].replace(".", "")
        for each in project["project"]["classifiers"]
        if re.search(r"Python :: 3\.\d+$", each)
    }
    built = set(re.findall(r"cp(\d+)-", project["tool"]["cibuildwheel"]["build"]))
    assert promised == built
    release = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text(encoding="utf-8"))
    assert list(release[True]) == ["workflow_dispatch"], "nothing is released by itself"
    assert {"pure", "compiled", "publish"} == set(release["jobs"])
