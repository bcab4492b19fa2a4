"""A finished game with its review: what comes of it moves nothing, one walks through it, and others see less."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, ViewportSize, expect

from cosmodrome.games.catalogue import GAMES
from cosmodrome.play.record import loads
from cosmodrome.review.review import reviewed as judged
from cosmodrome.server.http.reviewing import review_told

from .axe import in_both_themes
from .conftest import Visitor
from .reviewed import Review, Told, lit, made_up, option
from .stillness import Stillness
from .test_end import win
from .test_layout import TABLETS
from .test_replay import RECORD
from .test_touch import small
from .visit import NARROW, WIDE, Visit

STAGE = True

SURVEYED = RECORD.parents[1] / "jump_drive/2-seats-14.jsonl"

PARTS = ["review", "replay-controls", "review-curve", "my-seat", "accuracy", "luck"]
PLACES = """(parts) => Object.fromEntries(parts.map((name) => {
  const found = document.querySelector(`[data-testid=${name}]`)?.getBoundingClientRect();
  return [name, found ? [found.x, found.y, found.width].map(Math.round) : null];
}))"""


def brought(visit: Visit, record: Path = RECORD, *placing: str) -> tuple[str, Review]:
    """A game from a record file that the visitor has brought: its table, and a whole review of it."""
    sent = visit.context.request.post(f"{visit.address}/api/records", data=record.read_bytes())
    table = str(sent.json()["id"])
    return table, reviewed(visit, table, *placing)


def reviewed(visit: Visit, table: str, *placing: str) -> Review:
    frames = visit.context.request.get(f"{visit.address}/api/tables/{table}/frames?seat=all").json()
    return made_up(frames, 0, *([placing] if placing else []))


def done(review: Review) -> Review:
    return {"status": "done", "done": 9, "count": 9, "review": review}


def status(page: Page, wanted: str) -> None:
    expect(page.get_by_test_id("review")).to_have_attribute("data-status", wanted)


def flag(page: Page) -> Any:
    return page.locator("[data-testid=flag][aria-current]")


@pytest.mark.parametrize(
    ("size", "language"),
    [(WIDE, "pl"), pytest.param(NARROW, "es", marks=pytest.mark.again)],
    ids=["wide", "narrow"],
)
def test_what_comes_of_a_review_moves_nothing(visitor: Visitor, size: ViewportSize, language: str) -> None:
    visit = visitor(size=size, language=language)
    stillness = Stillness(visit)
    table, review = brought(visit)
    page = visit.page
    told = Told(page, table)
    visit.go(f"/table/{table}/replay?review&at=2&seat=0")
    status(page, "waiting")
    expect(page.get_by_test_id("my-seat")).to_be_visible()
    faults = visit.faults()
    before = page.evaluate(PLACES, PARTS)
    stillness.collect()
    stillness.shifts.clear()
    part = review | {
        "seats": [review["seats"][0] | {"turning": [], "phases": review["seats"][0]["phases"][:2]}, None]
    }
    for sent in ({"status": "working", "done": 4, "count": 9, "review": part}, done(review)):
        told.sent = sent
        status(page, str(sent["status"]))
        faults += visit.faults()
        assert page.evaluate(PLACES, PARTS) == before
    stillness.collect()
    assert stillness.total == 0, stillness.worst()
    assert told.asked[0] == "POST" and set(told.asked[1:]) == {"GET"}
    # Whoever has a moment on show keeps it.
    expect(flag(page)).to_have_count(0)
    page.get_by_test_id("flag").nth(1).click()
    expect(flag(page)).to_have_text("2")
    assert page.evaluate(PLACES, PARTS) == before and faults + visit.faults() == []


def test_one_walks_through_a_review_by_keys_and_tries_what_is_better(visitor: Visitor) -> None:
    visit = visitor()
    table, review = brought(visit)
    page = visit.page
    Told(page, table).sent = done(review)
    visit.go(f"/table/{table}/replay?review")
    first = review["seats"][0]["turning"][0]
    # Whoever has gone nowhere yet is taken to the first one, and sees there what would have been better.
    expect(flag(page)).to_have_text("1")
    shown = page.locator("[data-testid=turning]:visible")
    expect(shown).to_have_attribute("data-events", str(first["events"]))
    expect(shown).to_contain_text("18 % given up")
    expect(shown).to_contain_text("noise here is less than 1 %")
    expect(page.locator(".advised")).to_have_attribute("data-card", first["better"][0]["answer"]["subject"])
    assert in_both_themes(page) == []

    page.keyboard.press("t")
    expect(flag(page)).to_have_text("2")
    page.keyboard.press("Shift+T")
    expect(flag(page)).to_have_text("1")
    curve = page.get_by_test_id("review-curve")
    at = int(curve.get_attribute("aria-valuenow") or "")
    page.keyboard.press("ArrowLeft")
    expect(curve).to_have_attribute("aria-valuenow", str(at - 1))
    expect(flag(page)).to_have_count(0)
    expect(page.locator(".advised")).to_have_count(0)
    # By the curve itself: its right end is the end of the game.
    box = curve.bounding_box()
    assert box
    page.mouse.move(box["x"] + 60, box["y"] + 60)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] - 12, box["y"] + 60)
    page.mouse.up()
    expect(curve).to_have_attribute("aria-valuenow", curve.get_attribute("aria-valuemax") or "")
    expect(curve).to_have_attribute("aria-valuetext", re.compile("100"))
    expect(page.get_by_test_id("chance").first).to_have_text("100 %")
    rows = page.get_by_test_id("chance-table").locator("tbody tr")
    assert rows.count() == len({point["round"] for point in review["curve"]})
    # What a result is made of comes to it.
    page.get_by_test_id("numbers-luck").click()
    parts = [text.replace("−", "-") for text in page.get_by_test_id("luck").locator("b").all_text_contents()]
    assert sum(map(int, parts[:-1])) == int(parts[-1]) == 100

    assert visit.faults() == []


def test_what_is_better_is_tried_from_the_result_of_a_game(visitor: Visitor) -> None:
    visit = visitor(language="pl")
    win(visit)
    page = visit.page
    table = page.url.rsplit("/", 1)[1]
    review = reviewed(visit, table)
    Told(page, table).sent = done(review)
    page.get_by_test_id("review-open").click()
    (only,) = review["seats"][0]["turning"]
    expect(flag(page)).to_have_text("1")
    expect(page.get_by_test_id("turning")).to_contain_text("Ty: Nic nie wykładaj")
    assert in_both_themes(page) + visit.faults() == []
    with page.expect_request("**/go-on") as asked:
        page.get_by_test_id("review-try").click()
    assert asked.value.post_data_json == {"events": only["events"], "seat": 0}
    page.wait_for_url(lambda address: "/replay" not in address)
    visit.table.question("develop")
    assert visit.faults() == []


@pytest.mark.parametrize("size", [WIDE, NARROW], ids=["wide", "narrow"])
@pytest.mark.sample(1)
def test_the_result_shows_what_decided_the_game_where_its_place_was_kept(
    visitor: Visitor, size: ViewportSize
) -> None:
    visit = visitor(size=size)
    win(visit)
    page = visit.page
    table = page.url.rsplit("/", 1)[1]
    review = reviewed(visit, table)
    deciding = page.get_by_test_id("deciding")
    expect(deciding).to_have_attribute("data-status", "none")
    told = Told(page, table)
    told.sent = {"status": "working", "done": 3, "count": 9, "review": review}
    below = page.get_by_test_id("final-breakdown").locator("section[data-seat]").first
    before = below.evaluate("section => section.offsetTop")
    page.get_by_test_id("deciding-ask").click()
    expect(page.get_by_test_id("deciding-said")).to_contain_text("3 of 9")
    assert told.asked[0] == "POST"
    # The chances so far are drawn; which moments matter most is not known yet.
    expect(page.get_by_test_id("finish-curve").locator("polyline").first).to_be_attached()
    assert page.get_by_test_id("finish-curve").locator("circle").count() == 0
    told.sent = done(review)
    expect(page.get_by_test_id("deciding-moment")).to_have_count(len(review["seats"][0]["turning"]))
    expect(page.get_by_test_id("finish-curve").locator("polyline")).to_have_count(2)
    assert below.evaluate("section => section.offsetTop") == before
    assert in_both_themes(page) + visit.faults() == []


def test_what_is_better_is_seen_where_it_lies_in_jump_drive(visitor: Visitor) -> None:
    """Also where the Survey Team lies beside the hand, as it does while something may be placed."""
    visit = visitor()
    table, review = brought(visit, SURVEYED, "place")
    first, second = review["seats"][0]["turning"][:2]
    first["better"].insert(0, {"answer": option("place:survey_team"), "chance": 360})
    Told(visit.page, table).sent = done(review)
    visit.go(f"/table/{table}/replay?review")
    framed = visit.page.locator(".advised")
    expect(framed).to_have_attribute("data-card", "survey_team")
    expect(visit.page.get_by_test_id("opened").filter(visible=True)).to_have_count(0)
    visit.page.keyboard.press("t")
    expect(flag(visit.page)).to_have_text("2")
    expect(visit.page.get_by_test_id("opened").filter(visible=True)).to_contain_text(
        "15\u00a0% against 30\u00a0%"
    )
    expect(framed).to_have_attribute("data-card", second["better"][0]["answer"]["subject"])
    assert visit.faults() == []


def test_the_lamp_shows_what_could_have_been_played_at_any_moment(visitor: Visitor) -> None:
    """By the coach itself; what is pointed at is seen on the table, and tried from there."""
    visit = visitor(language="es")
    stillness = Stillness(visit)
    table, review = brought(visit)
    page = visit.page
    Told(page, table).sent = done(review)
    visit.go(f"/table/{table}/replay?review&at=2&seat=0")
    expect(page.get_by_test_id("turning").first).to_be_attached()
    before = page.evaluate(PLACES, PARTS)
    stillness.collect()
    stillness.shifts.clear()
    page.keyboard.press("l")
    expect(page.get_by_test_id("lamp-said")).to_contain_text("muestra qué")
    page.get_by_test_id("lamp-ask").click()
    answers = page.get_by_test_id("lamp-answer")
    expect(answers.first).to_have_attribute("aria-pressed", "true", timeout=20_000)
    assert answers.count() > 1 and page.locator("[data-testid=lamp-answer] .tag").count() <= 1
    chances = [int(text.split()[0]) for text in answers.locator("b").all_text_contents()]
    assert chances == sorted(chances, reverse=True) and 0 < chances[0] < 100
    # What has just happened may be told in other words now, as where it was asked is another moment.
    stillness.collect()
    stillness.shifts.clear()
    answers.nth(1).click()
    expect(answers.nth(1)).to_have_attribute("aria-pressed", "true")
    stillness.collect()
    assert stillness.total == 0, stillness.worst()
    assert page.evaluate(PLACES, PARTS) == before
    assert in_both_themes(page) + visit.faults() == []
    # Elsewhere it is asked again; put out, the turning points are back.
    page.keyboard.press("End")
    expect(answers).to_have_count(0)
    page.get_by_test_id("lamp-ask").click()
    expect(answers.first).to_be_visible(timeout=20_000)
    with page.expect_request("**/go-on") as asked:
        page.get_by_test_id("review-try").click()
    assert asked.value.post_data_json["seat"] == 0
    page.wait_for_url(lambda address: "/replay" not in address)
    assert visit.faults() == []


def test_who_sat_nowhere_sees_the_chances_alone(visitor: Visitor) -> None:
    table, review = brought(visitor())
    other = visitor(language="pl")
    told = Told(other.page, table)
    told.sent = done(review | {"seats": [None, None]})
    other.go(f"/table/{table}/replay?review")
    expect(other.page.get_by_test_id("review-said")).to_contain_text("To nie twoja gra")
    expect(other.page.get_by_test_id("chances-of")).to_have_count(2)
    for part in ("turning", "flag", "accuracy", "luck", "review-try", "lamp-open"):
        expect(other.page.get_by_test_id(part)).to_have_count(0)
    assert in_both_themes(other.page) + other.faults() == []


def test_a_review_that_does_not_come_is_told_of_in_words(visitor: Visitor) -> None:
    visit = visitor(language="es")
    table, _ = brought(visit)
    page = visit.page
    told = Told(page, table)
    visit.go(f"/table/{table}/replay")
    page.get_by_test_id("replay-review").click()
    said = page.get_by_test_id("review-said")
    page.get_by_test_id("review-cancel").click()
    expect(said).to_have_text("Has cancelado el análisis.")
    assert told.asked[-1] == "DELETE"
    told.sent = {"status": "failed", "done": 3, "count": 9, "review": None}
    page.get_by_test_id("review-again").click()
    expect(said).to_contain_text("se interrumpió en el servidor")
    # A server that was started anew knows of none: it is asked again.
    told.sent = {"status": "none", "done": 0, "count": 0, "review": None}
    told.asked.clear()
    page.get_by_test_id("review-again").click()
    visit.until(lambda: told.asked == ["POST", "POST"], "a review asked for anew")
    told.sent = {"status": "no-judge", "done": 0, "count": 0, "review": None}
    expect(said).to_contain_text("No hay entrenador para este juego")
    expect(page.get_by_test_id("review-again")).to_have_count(0)
    page.get_by_test_id("review-shut").click()
    expect(page.get_by_test_id("review")).to_have_count(0)
    assert visit.faults() == []


@pytest.mark.parametrize(
    "size", [NARROW, pytest.param(TABLETS[0], marks=pytest.mark.again)], ids=lambda size: str(size["width"])
)
def test_every_part_of_a_review_can_be_touched(visitor: Visitor, size: ViewportSize) -> None:
    visit = visitor(size=size, touch=True, language="es")
    table, review = brought(visit)
    Told(visit.page, table).sent = done(review)
    visit.go(f"/table/{table}/replay?review")
    expect(flag(visit.page)).to_have_text("1")
    assert small(visit) == []
    visit.page.get_by_test_id("review-help").tap()
    assert small(visit) == [] and visit.faults() == []
    visit.page.keyboard.press("Escape")
    visit.page.route("**/lamp", lambda route: route.fulfill(json={"lamp": lit(review, 0)}))
    visit.page.get_by_test_id("lamp-open").tap()
    assert small(visit) == []
    visit.page.get_by_test_id("lamp-ask").tap()
    expect(visit.page.get_by_test_id("lamp-answer")).to_have_count(3)
    assert small(visit) == [] and visit.faults() == []


def test_free_answers_and_cards_of_another_turn_are_told_in_words(visitor: Visitor) -> None:
    """What a review tells of trade, runs and bids can be read wherever in the game one looks."""
    visit = visitor(size=WIDE, language="en")
    path = RECORD.parents[1] / "sidereal/4-seats-script-99.jsonl"
    game, record = GAMES["sidereal"], loads(path.read_text(), GAMES)
    found = judged(game, record)
    sent = visit.context.request.post(f"{visit.address}/api/records", data=path.read_bytes())
    table = str(sent.json()["id"])
    told = Told(visit.page, table)
    told.sent = done(msgspec.to_builtins(review_told(game, found, range(4))))
    visit.go(f"/table/{table}/replay?review&at=2&seat=0")
    status(visit.page, "done")
    texts = visit.page.get_by_test_id("turning").all_inner_texts()
    assert len(texts) == len(found.seats[0].turning) > 0
    assert not any(sign in text for text in texts for sign in ("{", "}", "undefined"))
    for _ in texts:
        visit.page.get_by_test_id("turning-next").click()
        expect(visit.page.get_by_test_id("review-try")).to_be_visible()
    # So does the lamp, which tells here what the coach itself finds.
    visit.page.get_by_test_id("lamp-open").click()
    visit.page.get_by_test_id("lamp-ask").click()
    answers = visit.page.get_by_test_id("lamp-answer")
    expect(answers.nth(1)).to_be_visible(timeout=20_000)
    lit_texts = answers.all_inner_texts()
    assert not any(sign in text for text in lit_texts for sign in ("{", "}", "undefined"))
    answers.last.click()
    expect(answers.last).to_have_attribute("aria-pressed", "true")
    expect(visit.page.get_by_test_id("review-try")).to_be_visible()
    assert visit.troubles == [] and visit.faults() == []
