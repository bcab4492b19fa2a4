"""How long frames take as cards turn over, cards are placed and towers rise, in ms of a four times slower machine.

    python tools/smoothness.py [GAME ...] [--widths 390 1024 1280] [--bots 3] [--causes] [--json]

A game at pace "fast" is traced as Chromium's developer tools do it, and of each task of the page's main thread the
THREAD time is taken, times four. Other processes lengthen what a task takes by the clock, but hardly its thread time,
so that a busy machine may tell; a browser that is slowed down would tell of the others. Script, layout and paint belong
to it. What is aimed at is at most 50 ms.

"reveal" is what was chosen in secret as it turns over, "placing" a card that comes to lie anywhere, "finish" the window
of the result until all has come, "play" everything else. `--causes` says of the longest task of each what it was busy
with. Needs what the browser tests need: Chromium and the built page.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import ViewportSize  # noqa: E402
from tests.web.player import Player  # noqa: E402
from tests.web.table import Table  # noqa: E402
from tests.web.trading_floor import play_on  # noqa: E402
from tests.web.visit import ARGUMENTS, NARROW, WIDE, Visit, open_visit  # noqa: E402
from tools.screenshots import PAGES, house  # noqa: E402

SIZES: dict[str, ViewportSize] = {"390": NARROW, "1024": {"width": 1024, "height": 768}, "1280": WIDE}
SLOWER = 4
MOST = 50.0
"""Milliseconds of a frame at so many times slower a machine."""
USUAL = [each for each in ARGUMENTS if not each.startswith("--js-flags")]
"""Tests have the page's code run as it comes; a person's browser compiles what runs often."""
CATEGORIES = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "blink.user_timing",
    "disabled-by-default-v8.gc",
]
SPANS = {"finish": float("inf"), "reveal": 700.0, "placing": 450.0}
"""How long each goes on, in ms after it began; what comes first here is told apart from the others."""
WATCH = """() => {
  const moments = {
    finish: 'dialog.result',
    reveal: '[data-testid=turned], [data-testid=bid], .tag.paper',
    placing: '[data-testid=board] [data-place] [data-card]',
  };
  new MutationObserver((changes) => {
    const come = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.querySelector);
    for (const [moment, selector] of Object.entries(moments)) {
      if (come.some((node) => node.matches(selector) || node.querySelector(selector))) performance.mark(moment);
    }
  }).observe(document.body, { childList: true, subtree: true });
}"""
_LOOK = "smoothness-look"
"""Marks a task in which somebody looks at the page, which is none of the page's own."""


class Quietly(Table):
    """A table that is looked at in tasks of their own: a test waits within those of the page."""

    def _until(self, wanted: str, given: str = "") -> Any:
        while True:
            looks = f"given => {{ performance.mark('{_LOOK}'); return {wanted}; }}"
            if found := self.page.evaluate(looks, given):
                return found
            self.page.wait_for_timeout(60)


@dataclass
class Task:
    moment: str
    ms: float
    """Of a slower machine."""
    causes: dict[str, float]
    """What it was busy with, the longest first."""


def traced(visit: Visit, play: Callable[[], None]) -> list[Task]:
    """The tasks of the page's main thread meanwhile."""
    browser = visit.context.browser
    assert browser is not None
    visit.page.evaluate(WATCH)
    browser.start_tracing(page=visit.page, categories=CATEGORIES)
    play()
    return tasks_of(json.loads(browser.stop_tracing())["traceEvents"])


def tasks_of(events: list[dict[str, Any]]) -> list[Task]:
    marks = [
        each for each in events if each["cat"] == "blink.user_timing" and each["name"] in (*SPANS, _LOOK)
    ]
    threads = {(each["pid"], each["tid"]) for each in marks}
    spans = [each for each in events if each["ph"] == "X" and (each["pid"], each["tid"]) in threads]
    looks = [each["ts"] for each in marks if each["name"] == _LOOK]
    begins = {moment: [each["ts"] for each in marks if each["name"] == moment] for moment in SPANS}
    tasks = []
    for task in (each for each in spans if each["name"] == "RunTask"):
        first, last = task["ts"], task["ts"] + task["dur"]
        if any(first <= look <= last for look in looks):
            continue
        moment = next(
            (
                moment
                for moment, span in SPANS.items()
                if any(first <= begin + span * 1000 and begin <= last for begin in begins[moment])
            ),
            "play",
        )
        tasks.append(Task(moment, task["tdur"] / 1000 * SLOWER, _causes(task, spans)))
    return tasks


def _causes(task: dict[str, Any], spans: list[dict[str, Any]]) -> dict[str, float]:
    """What a task was busy with: the thread time of each kind of work, without that of others within it."""
    if task["tdur"] / 1000 * SLOWER < MOST / 2:
        return {}
    last = task["ts"] + task["dur"]
    within = [each for each in spans if task["ts"] <= each["ts"] <= last and "tdur" in each]
    within.sort(key=lambda each: (each["ts"], -each["dur"]))
    busy: Counter[str] = Counter()
    around: list[dict[str, Any]] = []
    for each in within:
        while around and around[-1]["ts"] + around[-1]["dur"] <= each["ts"]:
            around.pop()
        busy[each["name"]] += each["tdur"]
        if around:
            busy[around[-1]["name"]] -= each["tdur"]
        around.append(each)
    return {name: round(micro / 1000 * SLOWER, 1) for name, micro in busy.most_common(6) if micro > 500}


def whole_game(visit: Visit, game: str, bots: int = 3, seed: int = 1) -> list[Task]:
    """The tasks of a whole game, until the winner's cards have come."""
    visit.play(bots, seed=seed, game=game)
    table = Quietly(visit.page)
    table.question()

    def play() -> None:
        if game == "sidereal":
            play_on(table)
        else:
            Player(table, seed).play()
        finished(visit)

    return traced(visit, play)


def finished(visit: Visit) -> None:
    """Wait until the towers stand and the winner's cards have come."""
    table = Quietly(visit.page)
    table._until("document.querySelector('[data-testid=towers]')?.dataset.done === 'true'")
    visit.page.wait_for_timeout(1500)


def longest(tasks: list[Task]) -> dict[str, Task]:
    """The longest task of each moment."""
    found: dict[str, Task] = {}
    for task in tasks:
        if task.moment not in found or task.ms > found[task.moment].ms:
            found[task.moment] = task
    return {moment: found[moment] for moment in ("reveal", "placing", "play", "finish") if moment in found}


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    asked.add_argument("games", nargs="*", default=PAGES, metavar="GAME")
    asked.add_argument("--widths", nargs="+", default=list(SIZES), choices=list(SIZES))
    asked.add_argument("--bots", type=int, default=3)
    asked.add_argument("--causes", action="store_true")
    asked.add_argument("--json", action="store_true")
    wanted = asked.parse_args()
    rows = []
    with house(USUAL) as (browser, served):
        for game in wanted.games:
            for width in wanted.widths:
                visit = open_visit(
                    browser, served.address, SIZES[width], pace="fast", motion="full", painted=True
                )
                tasks = whole_game(visit, game, wanted.bots)
                visit.context.close()
                for moment, task in longest(tasks).items():
                    above = sum(each.moment == moment and each.ms > MOST for each in tasks)
                    rows.append(
                        {
                            "game": game,
                            "width": int(width),
                            "moment": moment,
                            "longest": round(task.ms, 1),
                            "above": above,
                        }
                    )
                    if not wanted.json:
                        print(
                            f"{game:12} {width:>4} {moment:8} longest {task.ms:6.1f} ms, above {MOST:.0f} ms: {above}"
                        )
                        if wanted.causes:
                            print("   ", task.causes)
    if wanted.json:
        print(json.dumps(rows))


if __name__ == "__main__":
    main()
