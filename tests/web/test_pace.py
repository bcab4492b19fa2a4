"""A whole game at pace "normal" against three bots: how long one waits between two decisions of one's own."""

from statistics import mean, quantiles

import pytest

from . import table as table_module
from .conftest import Visitor
from .player import Player
from .test_sidereal import play_on
from .visit import WIDE, Visit

pytestmark = pytest.mark.long

GAMES = ["race", "jump_drive", "pocket_mars", "sidereal"]
MOST_SECONDS = 5.0
"""The mean time between two decisions."""
MOST_AFTER = 300
"""Milliseconds from the last event to the question."""

# When an answer went out, and when the next question stood there: how long after the last line of the log before it
# or, if that was later, after the server asked.
_STOPWATCH = """
(() => {
  const waits = (window.waits = []);
  let sent = null, others = 0, lines = 0, last = 0, stood = false;
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      // While bots think in silence there is no question yet.
      this.addEventListener("message", ({ data }) => data.includes('"decision":{') && (last = performance.now()));
    }
    send(text) {
      if (text.includes('"choose"')) { sent ??= performance.now(); others = count(":not(.mine)"); stood = false; }
      super.send(text);
    }
  };
  const count = (more) => document.querySelectorAll(`[data-testid=log] p${more}`).length;
  function note() {
    const now = performance.now(), found = count("");
    if (found !== lines) { lines = found; last = now; }
    // What has been answered is still there for a moment, but nothing of it can be chosen.
    const asked = look.asked() !== null;
    if (asked && !stood && sent !== null) {
      waits.push({ wait: now - sent, after: now - last, news: count(":not(.mine)") - others });
      sent = null;
    }
    stood = asked;
  }
  document.addEventListener("DOMContentLoaded", () =>
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true }));
})();
"""


def play(visit: Visit, game: str) -> None:
    table = visit.play(bots=3, seed=12, game=game)
    if game == "sidereal":
        table.wait()
        play_on(table)
    else:
        Player(table, seed=2).play()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_keeps_pace(visitor: Visitor, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "_PATIENCE", 120_000)
    visit = visitor(size=WIDE, pace="normal", motion="full", painted=True)
    visit.add(_STOPWATCH)
    play(visit, game)
    waits = visit.page.evaluate("waits")
    told = [each for each in waits if each["news"]]
    for name, some in (("all", waits), ("with news of others", told)):
        times = [each["wait"] / 1000 for each in some]
        p90 = quantiles(times, n=10)[-1]
        print(
            f"{game}, {name}: {len(times)} waits, mean {mean(times):.2f} s, p90 {p90:.2f}, longest {max(times):.2f}"
        )
    after = [each["after"] for each in waits]
    late = quantiles(after, n=10)[-1]
    print(f"{game}: question after the last event: p90 {late:.0f} ms, longest {max(after):.0f} ms")
    assert mean(each["wait"] for each in told) <= 1000 * MOST_SECONDS
    assert late <= MOST_AFTER
