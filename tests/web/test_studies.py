"""Studies on the page: a line is kept from the review, walked through by whoever has the link, and taken back."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from .axe import in_both_themes
from .conftest import Visitor
from .test_layout import TABLETS
from .test_review import Told, brought, done
from .test_touch import small
from .visit import NARROW, Visit

STAGE = True


def lit(visit: Visit) -> str:
    """At the lamp, with an answer pointed at that was not given; gives the table."""
    table, review = brought(visit)
    page = visit.page
    Told(page, table).sent = done(review)
    visit.go(f"/table/{table}/replay?review&at=2&seat=0")
    expect(page.get_by_test_id("turning").first).to_be_attached()
    page.get_by_test_id("lamp-open").click()
    page.get_by_test_id("lamp-ask").click()
    answers = page.get_by_test_id("lamp-answer")
    expect(answers.first).to_be_visible(timeout=20_000)
    other = 1 if answers.first.locator(".tag").count() else 0
    answers.nth(other).click()
    return table


def kept(visit: Visit, comment: str, touch: bool = False) -> str:
    """Keep the answer that is pointed at in a new study, and open it; gives its id."""
    page = visit.page
    page.get_by_test_id("study-keep").click()
    page.get_by_test_id("study-title").fill("What if I had kept the other world?")
    page.get_by_test_id("study-comment").fill(comment)
    assert in_both_themes(page) + visit.faults() == []
    if touch:
        assert small(visit) == []
    page.get_by_test_id("study-keep-yes").click()
    expect(page.get_by_test_id("study-kept")).to_be_visible()
    page.get_by_test_id("study-open").click()
    page.wait_for_url("**/study/*")
    expect(page.get_by_test_id("study-line")).to_have_count(1)
    return str(re.findall(r"/study/(\w+)", page.url)[0])


def test_a_line_is_kept_shared_and_taken_back(visitor: Visitor) -> None:
    ada = visitor()
    name = ada.sign_up("Ada")
    table = lit(ada)
    page = ada.page
    kept(ada, "It pays for the next world.")
    expect(page.get_by_test_id("study-link")).to_have_count(0)
    # Its words are written anew; keys meant for them steer no replay.
    page.get_by_test_id("study-line").get_by_role("button").first.click()
    for part, words in (("title", "All of it"), ("comment", "It pays for the next world, later.")):
        page.get_by_test_id(f"write-{part}").click()
        page.get_by_test_id(f"written-{part}").fill("")
        page.keyboard.type(words)
        assert ada.faults() == []
        page.keyboard.press("Enter")
        expect(page.get_by_test_id(f"written-{part}")).to_have_count(0)
    expect(page.get_by_test_id("study").get_by_role("heading")).to_contain_text("All of it")
    page.get_by_test_id("study-share").click()
    link = page.get_by_test_id("study-link").input_value()
    assert "/study/" in link and table not in link
    assert in_both_themes(page) + ada.faults() == []

    # Read by somebody without an account, in another language, by keys.
    eve = visitor(language="es")
    eve.go(link.removeprefix(re.match(r"https?://[^/]+", link)[0]))  # type: ignore[index]
    at = eve.page.get_by_test_id
    expect(at("study")).to_contain_text(f"de {name}")
    expect(at("study-line")).to_contain_text("It pays for the next world, later.")
    expect(at("write-title")).to_have_count(0)
    for door in (
        "study-drop",
        "study-share",
        "replay-share",
        "replay-go-on",
        "replay-record",
        "replay-review",
    ):
        expect(at(door)).to_have_count(0)
    expect(at("study-game")).to_have_attribute("aria-pressed", "true")
    at("study-line").get_by_role("button").focus()
    eve.page.keyboard.press("Enter")
    expect(at("study-line").get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(at("replay-said")).not_to_be_empty()
    before = eve.page.url
    eve.page.keyboard.press("End")
    eve.until(lambda: eve.page.url != before and "line=0" in eve.page.url, "the moment in the address")
    assert in_both_themes(eve.page) + eve.faults() == []
    # The address tells the line, and the moment.
    eve.page.reload()
    expect(at("study-line").get_by_role("button")).to_have_attribute("aria-pressed", "true")
    at("study-report").click()
    at("study-report-note").fill("look")
    at("study-report-send").click()
    expect(at("study-reported")).to_have_text("Gracias. Queda guardado.")
    assert in_both_themes(eve.page) + eve.faults() == []

    page.get_by_test_id("study-back").click()
    expect(page.get_by_test_id("study-share")).to_be_visible()
    eve.page.reload()
    expect(at("study-trouble")).to_have_text("No existe ese estudio.")
    assert len(eve.troubles) == 1
    eve.troubles.clear()

    # Its owner drops the line, and then all of it.
    page.get_by_test_id("study-line").get_by_role("button").first.click()
    page.get_by_test_id("study-drop").click()
    expect(page.get_by_test_id("study-line")).to_have_count(0)
    ada.go("/mine")
    page.get_by_test_id("to-studies").click()
    expect(page.get_by_test_id("own-study")).to_contain_text("0 lines")
    assert in_both_themes(page) + ada.faults() == []
    page.get_by_test_id("study-forget").click()
    page.get_by_test_id("study-forget-yes").click()
    expect(page.get_by_test_id("studies-none")).to_be_visible()
    assert ada.faults() == []


def test_without_an_account_the_way_to_one_is_shown(visitor: Visitor) -> None:
    visit = visitor(language="pl")
    lit(visit)
    visit.page.get_by_test_id("study-keep").click()
    dialog = visit.page.get_by_test_id("keep-dialog")
    expect(dialog).to_contain_text("trzeba mieć konto")
    expect(visit.page.get_by_test_id("study-keep-yes")).to_have_count(0)
    assert in_both_themes(visit.page) + visit.faults() == []
    dialog.get_by_role("button", name="Zaloguj się").click()
    expect(visit.page.get_by_role("dialog")).to_be_visible()
    visit.go("/studies")
    expect(visit.page.get_by_test_id("studies-page")).to_contain_text("trzeba mieć konto")
    assert in_both_themes(visit.page) + visit.faults() == []


@pytest.mark.parametrize(
    ("size", "language"),
    [(NARROW, "pl"), pytest.param(TABLETS[0], "es", marks=pytest.mark.again)],
    ids=["narrow", "tablet"],
)
def test_a_study_is_read_and_shared_by_touch(visitor: Visitor, size: ViewportSize, language: str) -> None:
    visit = visitor(size=size, touch=True, language=language)
    visit.sign_up("Ola")
    lit(visit)
    kept(visit, "x" * 300, touch=True)
    visit.page.get_by_test_id("study-line").get_by_role("button").first.tap()
    visit.page.get_by_test_id("study-share").tap()
    expect(visit.page.get_by_test_id("study-link")).to_be_visible()
    assert small(visit) + visit.faults() == []
    assert in_both_themes(visit.page) == []
