"""A finished game shown again: every step as the game said it then, with its scores; and cards that fly."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from cosmodrome.play.frames import applied

from .axe import in_both_themes
from .conftest import Visitor
from .player import Player
from .stage import BRINK
from .visit import Visit

STAGE = True

RECORD = Path(__file__).resolve().parents[1] / "records/race/2-seats-19.jsonl"
BARTERED = RECORD.parents[1] / "sidereal/4-seats-random-giver-each-1-108.jsonl"

GAMES = ["race", "jump_drive", "pocket_mars"]

# What is added to the table for a moment only is a card in flight.
FLIGHTS = """
window.flights = [];
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.inert && node.parentElement?.dataset.testid === "board") flights.push(node.textContent);
}).observe(document.body, { childList: true, subtree: true }));
"""


def finished(visit: Visit, game: str, seed: int = 5) -> None:
    visit.play(seed=seed, game=game)
    Player(visit.table, seed=2).play()
    visit.page.get_by_test_id("final-breakdown").wait_for()


def shown(page: Page) -> dict[str, Any]:
    """The round and every seat's score, as they stand on the page."""
    found: dict[str, Any] = page.evaluate(
        """() => ({
          round: Number(document.querySelector("[data-testid=board]").dataset.round),
          phase: document.querySelector("[data-testid=board]").dataset.phase,
          scores: Object.fromEntries([...document.querySelectorAll("[data-testid=score]")].map(
            (score) => [score.dataset.seat, Number(score.textContent.replace("−", "-").match(/-?\\d+/)[0])])),
        })"""
    )
    return found


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=pytest.mark.again if game == "jump_drive" else pytest.mark.long)
        for game in GAMES
    ],
)
def test_every_step_of_a_replay_is_as_the_game_said_it(visitor: Visitor, game: str) -> None:
    visit = visitor()
    finished(visit, game)
    page = visit.page
    table = page.url.rsplit("/", 1)[1]
    frames = page.evaluate(f"fetch('/api/tables/{table}/frames').then((answer) => answer.json())")["frames"]
    assert in_both_themes(page) == []
    page.get_by_test_id("replay").click()
    controls = page.get_by_test_id("replay-controls")
    controls.get_by_role("button", name="Pause").click()
    assert in_both_themes(page) == []
    where = controls.get_by_role("slider")
    where.evaluate(
        "(slider) => { slider.value = 0; slider.dispatchEvent(new Event('input', { bubbles: true })) }"
    )
    view = None
    compared, scores = 0, set()
    steps = [(event, change) for event, change in frames if event or change]
    for at, (_, change) in enumerate(steps):
        view = applied(view, change)
        if at % 5 == 0 or at > len(steps) - 5:
            where.evaluate(
                "(slider, at) => { slider.value = at; slider.dispatchEvent(new Event('input', { bubbles: true })) }",
                at,
            )
            there = shown(page)
            assert (there["round"], there["phase"]) == (view["round"], view["phase"]), at
            for seat, score in there["scores"].items():
                player = next(one for one in view["players"] if one["seat"] == int(seat))
                assert score == player["score" if "score" in player else "vp"], at
                compared += 1
            scores.add(str(there["scores"]))
    assert compared > 20 and len(scores) > 5
    assert visit.faults() == []
    controls.get_by_role("button", name="Back to the result").click()
    expect(controls).to_have_count(0)


def test_a_replay_has_a_step_where_the_table_went_back(visitor: Visitor) -> None:
    visit = visitor(language="es")
    visit.play(seed=3)
    page, player = visit.page, Player(visit.table, seed=3)
    player.play(until=lambda asked: asked.round == 2)
    table = f"{visit.address}/api/tables/{page.url.rsplit('/', 1)[1]}"
    visit.table.question()
    entry = page.request.get(f"{table}/back").json()["entry"]
    said = {"about": "back", "entry": entry}
    assert page.request.post(f"{table}/motion", data=said).json()["marks"] == ["taken-back"]
    expect(page.get_by_test_id("board")).to_have_attribute("data-round", "1")
    player.play(until=lambda asked: asked.round == 2)
    assert page.request.post(f"{table}/motion", data={"about": "end"}).json()["status"] == "over"
    told = page.request.get(f"{table}/frames?seat=all").json()
    ((first, after),) = told["undone"]

    page.get_by_test_id("replay").click()
    controls = page.get_by_test_id("replay-controls")
    controls.get_by_role("button", name="Pausa").click()
    page.get_by_test_id("replay-side").select_option("all")

    def step(key: str, text: str) -> dict[str, Any]:
        page.keyboard.press(key)
        expect(page.get_by_test_id("replay-said")).to_contain_text(text)
        return shown(page)

    # One step for each event, and one for the way back: from there it is as it was before what was undone.
    page.keyboard.press("Home")
    for _ in range(1, first):  # the first event lies there from the beginning
        before = step("ArrowRight", "")
    for _ in range(first, after):
        undone = step("ArrowRight", "")
    assert undone != before
    assert step("ArrowRight", "Retirada: la mesa está como antes.") == before
    assert step("ArrowLeft", "") == undone
    step("ArrowRight", "Retirada")
    expect(page).to_have_url(re.compile(r"at=\d+\.5"))
    page.reload()
    expect(page.get_by_test_id("replay-said")).to_contain_text("Retirada")
    assert shown(page) == before and visit.faults() == []
    # The round that was undone does not count beside the one that came instead.
    rounds = page.get_by_test_id("replay-rounds").get_by_role("button")
    expect(rounds).to_have_text(["1", "2"])
    page.keyboard.press("End")
    expect(page.locator("[data-testid=replay-rounds] [aria-current]")).to_have_text(["2"])
    page.get_by_test_id("replay-statistics").click()
    expect(page.get_by_test_id("curve-of").first.locator("path")).to_have_count(2)
    page.keyboard.press("Escape")
    rounds.first.click()
    assert shown(page)["round"] == 1
    # Who goes on from there gets that game.
    page.get_by_test_id("replay-go-on").click()
    page.get_by_test_id("go-on").click()
    visit.table.question()
    assert shown(page)["round"] == before["round"]


def test_a_game_without_frames_says_why_and_shows_its_end(visitor: Visitor) -> None:
    visit = visitor()
    facts = {"reason": "frames-of-other-version", "facts": {"version": 1, "expected": 2}, "message": ""}
    visit.page.route("**/frames?*", lambda route: route.fulfill(status=409, json=facts))
    finished(visit, "jump_drive", BRINK)
    visit.page.get_by_test_id("replay").click()
    missing = visit.page.get_by_test_id("replay-missing")
    expect(missing).to_contain_text("version 1 of the game, and this is version 2")
    assert shown(visit.page)["phase"] == "over" and shown(visit.page)["scores"]
    (complaint,) = visit.troubles
    assert "409" in complaint
    visit.troubles.clear()


@pytest.mark.parametrize(
    ("motion", "pace", "fly"),
    [
        ("full", "fast", True),
        pytest.param("reduced", "fast", False, marks=pytest.mark.again),
        pytest.param("full", "off", False, marks=pytest.mark.again),
    ],
)
def test_a_card_flies_from_where_it_was(visitor: Visitor, motion: str, pace: str, fly: bool) -> None:
    visit = visitor(motion=motion, pace=pace)
    visit.add(FLIGHTS)
    table = visit.play(seed=5, game="race")
    Player(table, seed=2).play(until=lambda asked: asked.round > 2)
    flights = visit.page.evaluate("flights")
    assert bool(flights) == fly
    # It arrives: nothing of it is left, and every card can be seen.
    expect(visit.page.locator("[data-testid=board] > [inert]")).to_have_count(0)
    assert visit.faults() == []


def test_a_record_file_is_looked_at_by_keys_and_played_on(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.page
    visit.go()
    page.get_by_test_id("open-record").set_input_files(RECORD)
    page.wait_for_url("**/replay*")
    page.get_by_role("button", name="Pause").click()
    where = page.get_by_test_id("replay-controls").get_by_role("slider")
    said = page.get_by_test_id("replay-said")

    page.keyboard.press("Escape")
    page.locator("body").click(position={"x": 640, "y": 20})
    page.keyboard.press("Home")
    expect(where).to_have_value("0")
    expect(said).to_contain_text("Old Earth")  # all seats are open
    page.keyboard.press("ArrowRight")
    expect(where).to_have_value("1")
    page.keyboard.press("PageDown")
    expect(said).to_contain_text("Round 1")
    page.keyboard.press("End")
    expect(where).to_have_value(where.get_attribute("max") or "")
    page.get_by_test_id("replay-rounds").get_by_role("button", name="To round 3").click()
    expect(page.get_by_test_id("board")).to_have_attribute("data-round", "3")
    expect(page.get_by_test_id("open-hands").locator("section")).to_have_count(2)

    # A line of the log is a place to go to; from another side the moment stays.
    line = page.locator("[data-event='actions-revealed']").nth(3)
    line.click(position={"x": 3, "y": 8})
    expect(line).to_have_attribute("aria-current", "step")
    page.get_by_test_id("replay-side").select_option("1")
    expect(page.get_by_test_id("open-hands")).to_have_count(0)
    expect(line).to_have_attribute("aria-current", "step")

    # The address leads there again.
    page.wait_for_url(re.compile(r"at=\d+&seat=1$"))
    page.reload()
    expect(line).to_have_attribute("aria-current", "step")

    page.get_by_test_id("replay-statistics").click()
    table = page.get_by_test_id("replay-table")
    expect(table.locator("[data-measure='term-tableau'] td")).to_have_text(["3", "2"])
    expect(page.get_by_test_id("curve-of")).to_have_count(2)
    page.keyboard.press("Escape")

    # A link to it can be copied, or handed on where the browser can, by the keyboard too.
    page.evaluate("() => { navigator.share = async (given) => { window.shared = given.url } }")
    page.get_by_test_id("replay-share").focus()
    page.keyboard.press("Enter")
    link = page.get_by_test_id("share-link")
    expect(link).to_have_value(re.compile(r"^http://.*/table/\w+/replay\?at=\d+&seat=1$"))
    assert link.input_value().partition("/table/")[2] == page.url.partition("/table/")[2]
    assert visit.faults() == []
    page.get_by_test_id("share-hand").press("Enter")
    assert page.evaluate("window.shared") == link.input_value()
    page.get_by_test_id("share-copy").press("Enter")
    expect(page.get_by_test_id("share-copy")).to_have_text("Copied")
    page.keyboard.press("Escape")

    page.get_by_test_id("replay-go-on").click()
    expect(page.get_by_test_id("go-on-bot").locator("option").first).to_contain_text("1684, strong")
    page.get_by_test_id("go-on-bot").select_option("random")
    page.get_by_test_id("go-on").click()
    page.wait_for_url(re.compile(r"/table/\w+$"))
    page.get_by_test_id("origin").wait_for()
    expect(page.get_by_test_id("board")).to_have_attribute("data-round", "4")
    assert visit.faults() == []


def test_a_file_that_is_no_record_is_refused_with_its_line(visitor: Visitor) -> None:
    visit = visitor().go()
    broken = RECORD.read_bytes().replace(b"old_earth", b"new_earth", 1)
    file = {"name": "broken.jsonl", "mimeType": "text/plain", "buffer": broken}
    visit.page.get_by_test_id("open-record").set_input_files(file)  # type: ignore[arg-type]
    expect(visit.page.get_by_role("alert")).to_contain_text("Line 2")
    (complaint,) = visit.troubles
    assert "400" in complaint
    visit.troubles.clear()


def test_statistics_of_a_replay_count_goods_and_ships(visitor: Visitor) -> None:
    visit = visitor()
    page = visit.page
    visit.go()
    page.get_by_test_id("open-record").set_input_files(BARTERED)
    page.wait_for_url("**/replay*")
    page.get_by_role("button", name="Pause").click()
    page.locator("body").click(position={"x": 640, "y": 20})
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.get_by_test_id("replay-statistics").click()
    counted = page.get_by_test_id("replay-table")
    # What the start card of the Caylion shows, who sit second.
    expect(counted.locator("[data-measure='term-goods'] td").nth(1)).to_have_text("13")
    expect(counted.locator("[data-measure='term-ships'] td").nth(1)).to_have_text("1")
    assert visit.faults() == []
