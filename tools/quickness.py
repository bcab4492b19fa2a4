"""How soon a choice is on screen, in ms: until the page has drawn the press, and until it has drawn the answer.

    python tools/quickness.py [--choices 60] [--json]

What is aimed at is a median below 100 ms for both. Needs what the browser tests need: Chromium and the built page.
"""

import argparse
import itertools
import json
import sys
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.web.player import Player  # noqa: E402
from tests.web.visit import Visit, open_visit  # noqa: E402
from tools.screenshots import house  # noqa: E402

Times = dict[str, list[float]]


def timed(visit: Visit, choices: int) -> Times:
    """The times in ms of so many choices in games of Race: until `touched` and until `answered`."""
    times: Times = {"touched": [], "answered": []}
    for seed in itertools.count(60):
        if (lacking := choices - len(times["answered"])) <= 0:
            return times
        table = visit.play(seed=seed)
        table.wait()
        visit.page.evaluate("look.clock()")
        Player(table, seed).play(
            until=lambda asked, lacking=lacking: visit.page.evaluate("look.times.answered.length") >= lacking
        )
        for what, found in visit.page.evaluate("look.times").items():
            times[what] += found
    raise AssertionError("there is no last number")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("--choices", type=int, default=60)
    asked.add_argument("--json", action="store_true")
    wanted = asked.parse_args()
    if wanted.choices < 2:
        asked.error(f"--choices {wanted.choices} is not one of 2 and more")
    with house() as (browser, served):
        times = timed(open_visit(browser, served.address, motion="system", painted=True), wanted.choices)
    figures = {
        what: {"choices": len(found), "median": median(found), "p95": quantiles(found, n=20)[-1]}
        for what, found in times.items()
    }
    if wanted.json:
        print(json.dumps(figures))
        return
    for what, found in figures.items():
        print(
            f"{what}: {found['choices']} choices, median {found['median']:.0f} ms, p95 {found['p95']:.0f} ms"
        )


if __name__ == "__main__":
    main()
