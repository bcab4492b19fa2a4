"""Asks `pip-audit` and `npm audit` what is known against all that is pinned here, of Python and of the page."""

import argparse
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[1]


class Answer(NamedTuple):
    """What a list knows, and of what it does not tell."""

    known: list[str]
    untold: list[str]


def _python(said: Any) -> Answer:
    pins = {f"{each['name']} {each.get('version', '')}".strip(): each for each in said["dependencies"]}
    known = {pin: [found["id"] for found in each.get("vulns", [])] for pin, each in pins.items()}
    return Answer(
        [f"{pin}: {', '.join(ids)}" for pin, ids in known.items() if ids],
        [pin for pin, each in pins.items() if "skip_reason" in each],
    )


def _page(said: Any) -> Answer:
    return Answer([f"{name}: {each['severity']}" for name, each in said["vulnerabilities"].items()], [])


LISTS: dict[str, tuple[Callable[[Any], Answer], list[str]]] = {
    "Python": (
        _python,
        [
            *(sys.executable, "-m", "pip_audit"),
            "--no-deps",
            "--disable-pip",
            "-f",
            "json",
            "-r",
            "constraints.txt",
        ],
    ),
    "the page": (_page, ["npm", "audit", "--json", "--package-lock-only", "--prefix", "web"]),
}


def said_by(words: list[str]) -> str:
    """What a command says; "" where there is none."""
    try:
        return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=300).stdout
    except (OSError, subprocess.TimeoutExpired):
        return ""


def audit(if_reachable: bool) -> int:
    """The exit code: 1 where a weakness is known, 2 where a list did not tell of all, else 0."""
    known, untold = 0, 0
    for name, (read, words) in LISTS.items():
        try:
            answer = read(json.loads(said_by(words)))
        except (ValueError, KeyError):
            answer = Answer([], ["all of it"])
        print(*(f"{name}: {line}" for line in answer.known), sep="\n", end="\n" * bool(answer.known))
        if answer.untold:
            print(f"!!! {name}: NOT AUDITED: {', '.join(answer.untold)}")
        known += len(answer.known)
        untold += len(answer.untold)
    print(f"{known} dependencies with known weaknesses")
    return 1 if known else 2 if untold and not if_reachable else 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--if-reachable", action="store_true", help="no failure where no list tells of all")
    sys.exit(audit(parser.parse_args().if_reachable))


if __name__ == "__main__":
    main()
