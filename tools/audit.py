"""Asks public lists of known weaknesses about every dependency pinned here, of Python and of the page.

osv.dev is asked first, and where it does not answer the registry that each comes from: PyPI, and npm by `npm audit`.
"""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

import httpx

ROOT = Path(__file__).resolve().parents[1]
OSV = "https://api.osv.dev/v1/querybatch"
ACCEPTED: dict[str, str] = {}
"""Weaknesses that do not concern us, by their ids, and why."""
_IN_ONE_QUERY = 1000
_AT_ONCE = 8


class Pin(NamedTuple):
    ecosystem: str
    name: str
    version: str


class NoAnswer(Exception):
    """Nobody could be asked; the message is one line."""


def pins(root: Path = ROOT) -> Iterator[Pin]:
    """All that `constraints.txt` and the page's lock file name, each once."""
    for line in (root / "constraints.txt").read_text().splitlines():
        name, sign, version = line.partition("==")
        if sign:
            yield Pin("PyPI", name, version)
    lock = json.loads((root / "web/package-lock.json").read_text())["packages"]
    found = {
        Pin("npm", facts.get("name", path.rpartition("node_modules/")[2]), facts["version"])
        for path, facts in lock.items()
        if path and not facts.get("link")
    }
    yield from sorted(found)


class Answer(NamedTuple):
    """What one source said: the ids of what is known, and the pins of which it knows nothing, good or bad."""

    known: dict[Pin, list[str]]
    unasked: list[Pin] = []


Source = Callable[[list[Pin], httpx.Client], Answer]


def by_osv(asked: list[Pin], client: httpx.Client) -> Answer:
    """What osv.dev knows. Raises NoAnswer."""
    known: dict[Pin, list[str]] = {}
    for start in range(0, len(asked), _IN_ONE_QUERY):
        part = asked[start : start + _IN_ONE_QUERY]
        queries = [
            {"package": {"name": pin.name, "ecosystem": pin.ecosystem}, "version": pin.version}
            for pin in part
        ]
        try:
            said = client.post(OSV, json={"queries": queries}).raise_for_status()
            results = said.json()["results"]
        except (httpx.HTTPError, ValueError, KeyError) as error:
            raise NoAnswer(f"osv.dev does not answer: {error}".splitlines()[0]) from error
        for pin, result in zip(part, results, strict=True):
            known[pin] = [each["id"] for each in (result or {}).get("vulns", [])]
    return Answer(known)


@cache
def pypi() -> str:
    """Where PyPI is, as pip knows it: no address of a package index stands in our files."""
    code = "from pip._internal.models.index import PyPI; print(PyPI.pypi_url)"
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.strip()


def by_pypi(asked: list[Pin], client: httpx.Client) -> Answer:
    """What PyPI knows. Raises NoAnswer. A mirror may tell of the newest versions only; of others it knows nothing."""

    def told(pin: Pin) -> list[str] | None:
        for address in (f"{pypi()}/{pin.name}/{pin.version}/json", f"{pypi()}/{pin.name}/json"):
            said = client.get(address, follow_redirects=True)
            if said.status_code != httpx.codes.NOT_FOUND:
                facts = said.raise_for_status().json()
                if facts["info"]["version"] == pin.version:
                    return [each["id"] for each in facts["vulnerabilities"] if not each.get("withdrawn")]
        return None

    try:
        with ThreadPoolExecutor(_AT_ONCE) as side_by_side:
            answers = dict(zip(asked, side_by_side.map(told, asked), strict=True))
    except (httpx.HTTPError, ValueError, KeyError) as error:
        raise NoAnswer(f"PyPI does not answer: {error}".splitlines()[0]) from error
    known = {pin: ids for pin, ids in answers.items() if ids is not None}
    return Answer(known, [pin for pin in asked if pin not in known])


def npm_audit(root: Path = ROOT) -> str:
    """What `npm audit` prints about the page's lock file."""
    words = ["npm", "audit", "--json", "--package-lock-only"]
    try:
        return subprocess.run(words, cwd=root / "web", capture_output=True, text=True, timeout=120).stdout
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NoAnswer(f"npm: {error}") from error


def by_npm(asked: list[Pin], client: httpx.Client) -> Answer:
    """What the npm registry knows. Raises NoAnswer. `client` is not used: npm has one of its own."""
    try:
        said = json.loads(npm_audit())
        found = said["vulnerabilities"]
    except (ValueError, KeyError) as error:
        raise NoAnswer("the npm registry does not answer `npm audit`") from error
    lock = json.loads((ROOT / "web/package-lock.json").read_text())["packages"]
    known: dict[Pin, list[str]] = {}
    for name, facts in found.items():
        ids = [each["url"].rpartition("/")[2] for each in facts["via"] if isinstance(each, dict)]
        for path in facts["nodes"]:
            known.setdefault(Pin("npm", name, lock[path]["version"]), []).extend(ids)
    return Answer(known)


SOURCES: dict[str, tuple[Source, ...]] = {"PyPI": (by_osv, by_pypi), "npm": (by_osv, by_npm)}


def audit(client: httpx.Client, if_reachable: bool) -> int:
    """The exit code: 1 where a weakness is known, 2 where somebody could not be asked about all, else 0."""
    weak, silent = 0, 0
    for ecosystem, sources in SOURCES.items():
        asked = [pin for pin in pins() if pin.ecosystem == ecosystem]
        for source in sources:
            try:
                known, unasked = source(asked, client)
                break
            except NoAnswer as error:
                print(f"{ecosystem}: {error}")
        else:
            known, unasked = {}, asked
        for pin, ids in known.items():
            found = [each for each in ids if each not in ACCEPTED]
            if found:
                weak += 1
                print(
                    f"{ecosystem} {pin.name} {pin.version}: {', '.join(found)}, see https://osv.dev/{found[0]}"
                )
        print(f"{ecosystem}: {len(asked) - len(unasked)} of {len(asked)} dependencies audited")
        if unasked:
            silent += len(unasked)
            names = "all of them" if len(unasked) == len(asked) else ", ".join(pin.name for pin in unasked)
            print(f"!!! {ecosystem}: {len(unasked)} dependencies were NOT AUDITED: {names}")
    print(f"{weak} dependencies with known weaknesses")
    return 1 if weak else 2 if silent and not if_reachable else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--if-reachable", action="store_true", help="no failure where nobody can be asked")
    with httpx.Client(timeout=30.0) as client:
        sys.exit(audit(client, parser.parse_args().if_reachable))


if __name__ == "__main__":
    main()
