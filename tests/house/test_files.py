"""The repository as files: what must be there, and what must never be written down."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BINARY = {".npz", ".png", ".jpg", ".webp", ".woff", ".woff2", ".ico", ".gz", ".db"}


def ours() -> list[Path]:
    """Every file that is, or on the next `git add` would be, in the repository."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


# Written in halves, so that this file may pass its own test.
FORBIDDEN = {
    "a package index": r"pypi"
    r"\.org|python"
    r"hosted\.org|registry\.npm"
    r"js|registry\.yarn"
    r"pkg|npm"
    r"mirror\.com",
    "an option that names one": r"--(extra-)?index" r"-url|--find" r"-links|^\s*registry\s*=",
    "a folder of one machine": r"(?<![\w.~}:*/-])/(wo" r"rk|ro" r"ot|ho" r"me|op" r"t|Us" r"ers)/\w",
}


def broken(text: str) -> list[str]:
    """Which forbidden things a text names."""
    return [what for what, pattern in FORBIDDEN.items() if re.search(pattern, text, re.MULTILINE)]


def test_no_file_names_a_download_host_or_a_machine() -> None:
    named = {}
    for path in ours():
        if path.suffix not in BINARY:
            found = broken(path.read_text(encoding="utf-8"))
            if found:
                named[str(path.relative_to(ROOT))] = found
    assert not named


@pytest.mark.parametrize(
    "text",
    [
        "https://files.python" + "hosted.org/x.whl",
        '"resolved": "https://registry.npm' + 'js.org/x"',
        "pip install --index" + "-url x",
        "cd /wo" + "rk/main",
        "see /ho" + "me/me/x",
    ],
)
def test_what_is_forbidden_is_noticed(text: str) -> None:
    assert broken(text)


@pytest.mark.parametrize(
    "text", ["/us" + "r/bin/x", "src/wo" + "rk/x", "Python is on PyPI", "docs/ho" + "me/x"]
)
def test_what_is_allowed_is_not(text: str) -> None:
    assert not broken(text)


def test_the_licence_is_mit() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert text.startswith("MIT License") and "Cosmodrome contributors" in text


def test_the_lock_of_the_page_has_no_addresses() -> None:
    lock = ROOT / "web/package-lock.json"
    if not lock.exists():
        pytest.skip("there is no page yet")
    packages = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [
        name
        for name, package in packages.items()
        if name and not {"integrity", "link", "inBundle"} & package.keys()
    ] == []


def test_npm_is_told_to_leave_addresses_out() -> None:
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web/.npmrc").read_text(encoding="utf-8").split()


def pins() -> dict[str, str]:
    """Package name to exact version. Each line of constraints.txt must be one."""
    found = {}
    for line in (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines():
        match = re.fullmatch(r"([A-Za-z0-9._-]+)==([A-Za-z0-9.!+]+)", line)
        assert match, f"constraints.txt: {line!r} is not `name==version`"
        found[plain(match[1])] = match[2]
    return found


def plain(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras = project["project"]["optional-dependencies"]
    wanted = [*project["project"]["dependencies"], *(line for extra in extras.values() for line in extra)]
    names = {plain(re.split(r"[\[<>=!~; ]", line, maxsplit=1)[0]) for line in wanted}
    assert names - {"cosmodrome"} <= pins().keys()


def test_wheels_are_built_with_the_pinned_compiler() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    built_with = dict(
        re.sub(r"\[\w+\]", "", line).split("==")
        for line in project["build-system"]["requires"]
        if "==" in line
    )
    assert {"mypy", "msgspec"} <= built_with.keys()
    assert {plain(name): version for name, version in built_with.items()}.items() <= pins().items()
