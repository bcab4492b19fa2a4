"""A table with a clock: it ticks without moving anything, who runs out comes back, and a pause is one click away."""

import re

import pytest
from playwright.sync_api import expect

from .conftest import Visitor

ALONE = """async () => {
  const table = location.pathname.split("/").at(-1);
  const line = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
  line.onmessage = ({ data }) => {
    const { decision } = JSON.parse(data);
    if (decision?.purpose !== "place") return;
    const choices = ["place:survey_team"];
    line.send(JSON.stringify({ type: "choose", request: "alone", question: decision.question, choices }));
  };
}"""
"""Places a Survey Team over a socket of its own, and leaves the world that may come with it to be asked for."""


def test_who_runs_out_comes_back_and_takes_a_pause(visitor: Visitor) -> None:
    visit = visitor()
    control = {"kind": "move", "seconds": 6}
    # The other one thinks long, or the game could be over before anybody comes back.
    asked = {"game": "jump_drive", "seats": 2, "seed": 3, "bots": {"1": "search@2000ms"}, "time": control}
    visit.open("/api/tables", asked)
    part = visit.page.get_by_test_id
    clock = part("seat-time")
    expect(clock).to_have_attribute("data-runs", "true")
    shape = "node => JSON.stringify([node.offsetLeft, node.offsetWidth])"
    before = clock.evaluate(shape)
    expect(clock).to_contain_text(re.compile("0:0[0-4]"))
    assert clock.evaluate(shape) == before
    part("come-back").click()
    expect(part("come-back")).to_have_count(0)
    expect(clock).to_have_attribute("aria-label", "You: 1 minute")
    part("open-time").click()
    part("wish-pause").click()
    visit.page.keyboard.press("Escape")
    expect(part("paused")).to_contain_text("Paused")
    expect(clock).to_have_attribute("data-runs", "false")
    assert visit.faults() == []


def test_who_leaves_is_told_that_a_clock_runs(visitor: Visitor) -> None:
    visit = visitor()
    told = visit.page.get_by_test_id("leave-clock")
    for control, shown in (({"kind": "game", "seconds": 900}, 1), ({"kind": "none"}, 0)):
        visit.open(
            "/api/tables", {"game": "jump_drive", "seats": 2, "bots": {"1": "random"}, "time": control}
        )
        visit.table.question()
        visit.page.get_by_test_id("leave").click()
        expect(visit.page.get_by_test_id("leave-yes")).to_be_visible()
        expect(told).to_have_count(shown)
        assert visit.faults() == []


@pytest.mark.parametrize("language", ["en", "es", "pl"])
@pytest.mark.sample(1)
def test_a_long_question_is_read_whole_beside_a_clock_and_in_a_pause(visitor: Visitor, language: str) -> None:
    visit = visitor(language=language)
    table = visit.open(
        "/api/tables",
        {
            "game": "jump_drive",
            "seats": 2,
            "seed": 1,
            "bots": {"1": "random"},
            "time": {"kind": "game", "seconds": 900},
        },
    )
    while table.question().purpose != "place":
        for at in range(2):
            table.glowing(at).click()
        before = table.shown
        table.part("confirm").click()
        table.answered(before)
    before = table.shown
    visit.page.evaluate(ALONE)  # as a bot that stood in would
    table.answered(before)
    while table.question().purpose == "place":  # the news may be what the bot has answered
        visit.page.wait_for_timeout(20)
    table.question("place-world")
    assert visit.faults() == []
    visit.page.get_by_test_id("open-time").click()
    visit.page.get_by_test_id("wish-pause").click()
    visit.page.keyboard.press("Escape")
    expect(visit.page.get_by_test_id("paused")).to_be_visible()
    assert visit.faults() == []
