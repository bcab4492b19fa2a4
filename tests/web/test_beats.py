"""What is looked at together and how long, by the page's own code: a rival's turn is a few looks, not one an event."""

import json
import subprocess
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

import pytest

from cosmodrome.games.catalogue import GAMES

from .gaps import ME, gaps

ROOT = Path(__file__).resolve().parents[2]
NORMAL = 580
"""Milliseconds of an ordinary event at the normal pace."""
MOST = 4.0
"""Seconds, so that bots have one more to think until it is my turn."""

pytestmark = pytest.mark.browser  # it needs the page's tools, as the browser tests do

Shown = list[list[float]]


@pytest.fixture(scope="module")
def page_code(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page's code for its pace, and what each game says of its own."""
    entry = ['export { Rhythm, LONGEST } from "./table/pace";']
    entry += [f'export {{ playable as {game} }} from "./games/{game}/play";' for game in GAMES]
    bundle = tmp_path_factory.mktemp("page") / "pace.mjs"
    esbuild = ROOT / "web/node_modules/.bin/esbuild"
    command = [esbuild, "--bundle", "--format=esm", "--log-level=warning", f"--outfile={bundle}"]
    subprocess.run(command, input="\n".join(entry).encode(), cwd=ROOT / "web/src", check=True)
    return bundle


def shown(page_code: Path, game: str, *runs: list[dict[str, Any]], seat: int | None = ME) -> Shown:
    """When each event of each run is shown, in milliseconds."""
    asked = {"game": game, "step": NORMAL, "runs": [{"seat": seat, "events": run} for run in runs]}
    script = ROOT / "tests/web/show_pace.mjs"
    done = subprocess.run(
        ["node", script, page_code], input=json.dumps(asked).encode(), stdout=subprocess.PIPE, check=True
    )
    found: Shown = json.loads(done.stdout)
    return found


def events(text: str) -> list[dict[str, Any]]:
    """Events from words as "settled/1"."""
    words = [word.partition("/") for word in text.split()]
    return [{"event": name, "seat": int(seat)} if seat else {"event": name} for name, _, seat in words]


def looks(times: list[float]) -> list[int]:
    """How many events are shown at each moment at which any is."""
    return [times.count(time) for time in sorted(set(times))]


def test_what_three_seats_do_together_is_one_look(page_code: Path) -> None:
    placing = events(
        "developed/0 developed/1 developed/2 drew/2 developed/3 phase-began settled/2 good-placed/2"
    )
    (times,) = shown(page_code, "race", placing)
    assert looks(times) == [1, 4, 1, 2]


def test_a_chain_of_consuming_is_one_look_for_each_seat(page_code: Path) -> None:
    chain = "consumed/{0} drew/{0} consumed/{0} consumed/{0} drew/{0} "
    (times,) = shown(page_code, "race", events("phase-began " + "".join(map(chain.format, "123"))))
    assert looks(times) == [1, 5, 5, 5]


def test_a_turn_of_pocket_mars_is_two_looks(page_code: Path) -> None:
    turn = (
        "turn-began/{0} prep-card-played/{0} attached/{0} placed/{0} "
        "action-done/{0} launched/{0} drew/{0} prepared/{0} "
    )
    (times,) = shown(
        page_code, "pocket_mars", events("".join(map(turn.format, "123")) + "round-began turn-began/0")
    )
    assert looks(times) == [3, 5, 3, 5, 3, 5, 2]


def test_what_comes_first_is_shown_at_once_and_mine_never_waits(page_code: Path) -> None:
    first, mine, watched = shown(
        page_code, "race", events("sold/1"), events("settled/1 sold/2 settled/0 sold/3")
    )[:2] + shown(page_code, "race", events("settled/1 sold/2 settled/0"), seat=None)
    assert first == [0]
    assert mine[1] == mine[2] < mine[3]
    assert watched[1] < watched[2]


def test_who_is_far_behind_is_shown_it_faster_and_all_of_it(page_code: Path) -> None:
    for count in (30, 300):
        (times,) = shown(page_code, "jump_drive", events("round-began " * count))
        assert len(times) == len(looks(times)) == count and times == sorted(times)
        # Each for a shorter time, but nothing is left out.
        assert 0.25 * 0.6 * NORMAL * 0.99 < times[1] < 0.6 * NORMAL
    (some,) = shown(page_code, "jump_drive", events("round-began " * 20))
    assert 6 * NORMAL < some[-1] < 7.01 * NORMAL


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.long) if game == "sidereal" else game for game in GAMES]
)
def test_a_game_against_three_bots_keeps_pace(page_code: Path, game: str) -> None:
    runs = [run for run in gaps(GAMES[game], 4, seed=1) if any(event.get("seat") != ME for event in run)]
    times = shown(page_code, game, *runs)
    assert [len(run) for run in times] == [len(run) for run in runs]
    waits = [run[-1] / 1000 for run in times]
    print(f"{game}: {len(waits)} waits, mean {mean(waits):.2f} s, p90 {quantiles(waits, n=10)[-1]:.2f} s")
    assert mean(waits) <= MOST
    assert max(waits) <= 2 * MOST
