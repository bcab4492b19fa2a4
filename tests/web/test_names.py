"""What people write and are called, in any script, leaves scores, lines, searches and questions as they are."""

import json
import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import Visitor
from .player import Player
from .served import Served

RECORD = Path(__file__).resolve().parents[1] / "records/race/2-seats-19.jsonl"
NAMES = ["מיכל", "דנה"]

WHERE = """([paragraph, wanted]) => {
  const text = paragraph.textContent;
  const pieces = [];
  const walk = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let node, from = 0; (node = walk.nextNode()); from += node.data.length) pieces.push([node, from]);
  let from = 0;
  return wanted.map((word) => {
    const at = text.indexOf(word, from);
    from = at + word.length;
    const [node, begin] = pieces.findLast(([, begin]) => begin <= at);
    const range = document.createRange();
    range.setStart(node, at - begin);
    range.setEnd(node, at - begin + word.length);
    const { left, top } = range.getBoundingClientRect();
    return [Math.round(top), left];
  });
}"""
"""Where each of these words stands in a paragraph, as it is painted: line by line, from the left."""


def shown(page: Page) -> list[str]:
    """The lines of the log in which both names stand beside numbers."""
    lines: list[str] = page.get_by_test_id("log").locator("p").all_inner_texts()
    return [line for line in lines if all(re.search(rf"{name}\W* \d", line) for name in NAMES)]


def test_a_score_stands_behind_its_name_whatever_its_script(visitor: Visitor) -> None:
    visit = visitor(painted=True)
    head, *rest = RECORD.read_text(encoding="utf-8").split("\n")
    record = "\n".join([json.dumps(json.loads(head) | {"players": NAMES}, ensure_ascii=False), *rest])
    opened = visit.context.request.post(
        f"{visit.address}/api/records",
        data=record.encode(),
        headers={"content-type": "application/x-ndjson"},
    )
    assert opened.ok, opened.text()
    visit.go(f"/table/{opened.json()['id']}/replay")
    visit.page.keyboard.press("End")
    visit.page.get_by_test_id("log").get_by_text(re.compile(r"\d.*\d")).last.wait_for()
    [line, *_] = shown(visit.page)
    words = [word for name in NAMES for word in (name, re.findall(rf"{name}\W* (\d+)", line)[0])]
    paragraph = visit.page.get_by_test_id("log").locator("p", has_text=line).last.element_handle()
    places: list[Any] = visit.page.evaluate(WHERE, [paragraph, words])
    assert places == sorted(places), (line, places)


@pytest.mark.parametrize(("game", "word"), [("race", "imperium"), ("sidereal", "industry")])
@pytest.mark.sample(1)
def test_a_search_finds_the_same_in_any_browser(
    served: Served, browser: Browser, game: str, word: str
) -> None:
    found = []
    for locale in ("en-US", "tr-TR"):
        context = browser.new_context(locale=locale)
        context.add_init_script('localStorage["cosmodrome-settings"] = \'{"language": "en"}\'')
        page = context.new_page()
        page.goto(f"{served.address}/cards/{game}")
        count = page.get_by_test_id("card-count")
        expect(count).to_contain_text(re.compile("[1-9]"))
        everything = count.inner_text()
        page.get_by_test_id("card-search").fill(word)
        expect(count).not_to_have_text(everything)
        found.append(count.inner_text())
        context.close()
    assert found[0] == found[1] and not found[0].startswith("0")


def test_a_line_of_another_day_has_its_day(visitor: Visitor) -> None:
    visit = visitor()
    visit.play(seed=3)
    said = visit.context.request.post(
        f"{visit.address}/api/tables/{visit.page.url.rsplit('/', 1)[-1]}/chat", data={"text": "good morning"}
    )
    assert said.ok, said.text()
    part = visit.page.get_by_test_id
    part("open-chat").click()
    at = part("line").locator("time")
    expect(at).to_have_text(re.compile(r"^\d+:\d\d [AP]M$"))
    moment = visit.page.evaluate("Date.parse(document.querySelector('[data-testid=line] time').dateTime)")
    visit.once = True
    visit.page.clock.set_fixed_time(moment + timedelta(days=9) / timedelta(milliseconds=1))
    visit.page.reload()
    part("open-chat").click()
    expect(at).to_have_text(re.compile(r"^[A-Z][a-z]{2} \d+, \d+:\d\d [AP]M$"))


SPOKEN = """window.spoken = 0;
new MutationObserver((changes) => {
  const sentence = document.querySelector('[data-testid=sentence]');
  for (const { target, addedNodes } of changes)
    if (target === sentence && [...addedNodes].some((node) => node.textContent.trim())) window.spoken += 1;
}).observe(document.body, { childList: true, subtree: true });"""
"""Counts what is put into the sentence: a screen reader reads that and nothing else."""


def test_a_question_in_the_same_words_is_put_anew(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(seed=3)
    player = Player(table, seed=4)
    asked = table.question()
    visit.page.evaluate(SPOKEN)
    alike = 0
    while alike < 2:
        visit.page.evaluate("spoken = 0")
        player.answer()
        before, asked = asked, table.question()
        if asked.sentence == before.sentence:
            alike += 1
            assert visit.page.evaluate("spoken") > 0, asked
