"""Asks a public list of known weaknesses, osv.dev, about every dependency pinned here, of Python and of the page."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx

ROOT = Path(__file__).resolve().parents[1]
ASKED = "https://api.osv.dev/v1/querybatch"
ACCEPTED: dict[str, str] = {}
"""Weaknesses that do not concern us, by their ids, and why."""
_AT_ONCE = 1000


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


def weaknesses(asked: list[Pin], client: httpx.Client) -> dict[Pin, list[str]]:
    """The ids of what is known of each, for those of which anything is. Raises NoAnswer."""
    found: dict[Pin, list[str]] = {}
    for start in range(0, len(asked), _AT_ONCE):
        part = asked[start : start + _AT_ONCE]
        queries = [
            {"package": {"name": pin.name, "ecosystem": pin.ecosystem}, "version": pin.version}
            for pin in part
        ]
        try:
            said = client.post(ASKED, json={"queries": queries}).raise_for_status()
            results = said.json()["results"]
        except (httpx.HTTPError, ValueError, KeyError) as error:
            raise NoAnswer(f"{ASKED} does not answer: {error}".splitlines()[0]) from error
        for pin, result in zip(part, results, strict=True):
            ids = [each["id"] for each in (result or {}).get("vulns", []) if each["id"] not in ACCEPTED]
            if ids:
                found[pin] = ids
    return found


def audit(client: httpx.Client, if_reachable: bool) -> int:
    """The exit code: 0 where nothing is known, 1 where something is, 2 where nobody could be asked."""
    asked = list(pins())
    try:
        found = weaknesses(asked, client)
    except NoAnswer as error:
        print(f"dependencies were NOT audited: {error}")
        return 0 if if_reachable else 2
    for pin, ids in found.items():
        print(f"{pin.ecosystem} {pin.name} {pin.version}: {', '.join(ids)}, see https://osv.dev/{ids[0]}")
    print(f"{len(asked)} dependencies audited, {len(found)} with known weaknesses")
    return 1 if found else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--if-reachable", action="store_true", help="no failure where nobody can be asked")
    with httpx.Client(timeout=30.0) as client:
        sys.exit(audit(client, parser.parse_args().if_reachable))


if __name__ == "__main__":
    main()
