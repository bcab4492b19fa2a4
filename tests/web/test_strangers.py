"""Two who know neither each other nor the game: they learn it, meet, play it rated by turns, and look back at it."""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visitor
from .line import Line
from .player import Player
from .served import Served
from .test_lessons import Pupil, begin, learn
from .visit import NARROW, PASSWORD, Visit


class Change(NamedTuple):
    """A rating before a game and after it, and by how much it has changed, as the page says it."""

    before: int
    after: int
    by: int

    @classmethod
    def read(cls, said: str) -> "Change":
        before, after, by = (int(each.replace("−", "-")) for each in re.findall(r"[−-]?\d+", said))
        return cls(before, after, by)


@pytest.fixture
def line(served: Served) -> Iterator[Line]:
    line = Line(served.port)
    yield line
    line.cut()


def signed_up(page: Page, name: str) -> None:
    """Who was a guest has an account from here on."""
    part = page.get_by_test_id
    part("open-account").click()
    part("way-up").click()
    part("account-name").fill(name)
    part("account-password").fill(PASSWORD)
    part("account-password").press("Enter")
    part("account-done").click()
    expect(part("my-name")).to_have_value(name)


def open_rated(page: Page) -> None:
    """A rated game of Jump Drive for two, for which each has two days an answer."""
    part = page.get_by_test_id
    part("new-table").click()
    part("new-table-game").select_option("jump_drive")
    part("table-name").fill("Slowly")
    part("clock").select_option("days")
    part("rated").check()
    part("create").click()
    expect(part("waiting")).to_be_visible()


def take_back(visit: Visit) -> None:
    """Answer, see that it was a slip, and be asked the same again."""
    asked = visit.table.question()
    Player(visit.table, 1).answer()
    visit.table.part("take-back").click()
    expect(visit.table.part("given")).to_have_count(0)
    again = visit.table.question()
    assert (again.purpose, again.round, again.ticked) == (asked.purpose, asked.round, [])


def take_turns(ana: Player, ben: Player, rounds: int) -> None:
    """Whoever is asked answers, so many rounds; or, without a number, until the game is over."""
    for _ in range(200):
        for player in (ana, ben):
            asked = player.table.asked()
            if asked and rounds and asked.round > rounds:
                return
            if asked:
                player.answer()
        if ana.table.over:
            return
    raise AssertionError("the game stands still")


@pytest.mark.parametrize(
    "language", ["en", pytest.param("es", marks=pytest.mark.long), pytest.param("pl", marks=pytest.mark.long)]
)
def test_strangers_learn_meet_play_and_look_back(visitor: Visitor, line: Line, language: str) -> None:
    ana = visitor(language=language)
    ben = visitor(size=NARROW, touch=True, language=language)
    ana.address = line.address
    for visit, name in ((ana, "Ana"), (ben, "Ben")):
        begin(visit, "jump_drive")
        assert learn(visit, "jump_drive", Pupil(visit.table, seed=1))[-1] == "alone"
        visit.go()
        signed_up(visit.page, f"{name} {language}")
        assert visit.faults() == []

    open_rated(ana.page)
    assert ana.faults() == []
    row = ben.page.get_by_test_id("table-row").filter(has_text="Slowly")
    row.get_by_test_id("join").click()
    for visit in (ana, ben):
        visit.table.part("hand-card").first.wait_for()
        expect(visit.table.part("seat-time").first).to_be_visible()
        expect(visit.table.part("hint")).to_have_count(0)
        assert visit.faults() == []
    players = Player(ana.table, 1), Player(ben.table, 2)
    take_turns(*players, 1)

    take_back(ana)
    ana.page.get_by_test_id("open-chat").click()
    ana.page.get_by_test_id("phrase-good-luck").click()
    ana.page.keyboard.press("Escape")
    expect(ben.page.get_by_test_id("unread")).to_have_text("1")

    line.cut()
    expect(ana.table.part("offline")).to_be_visible()
    players[1].answer()
    line.mend()
    expect(ana.table.part("offline")).to_be_hidden(timeout=20_000)
    ana.troubles.clear()
    # The other one leaves the page, and finds the game again among their own.
    ben.go("/mine")
    row.get_by_test_id("continue").click()
    ben.table.part("hand-card").first.wait_for()
    expect(ben.page.get_by_test_id("unread")).to_have_text("1")
    take_turns(*players, 0)

    told = []
    for visit in (ana, ben):
        window = visit.table.part("final-breakdown")
        changed = window.get_by_test_id("rating-changed")
        expect(changed).to_have_count(2)
        told.append(changed.all_inner_texts())
        # The better one stands first, on a telephone oneself; both were new, so one gains what the other one loses.
        winners = window.locator(".winner")
        changes = [Change.read(each) for each in told[-1]]
        (first, last) = sorted(changes, key=lambda change: change.before - change.after)
        if winners.count() == 1:
            leads = r"\bwinner\b" if visit is ana else r"\bown\b"
            expect(window.locator("section[data-seat]").first).to_have_class(re.compile(leads))
            assert visit is ben or changes[0] is first
            assert first.after > first.before == last.before > last.after
        else:
            assert first.after == first.before == last.before == last.after
        assert first.by == first.after - first.before == -last.by
        assert visit.faults() == []
    assert sorted(told[0]) == sorted(told[1])
    ben.page.get_by_test_id("replay").click()
    expect(ben.page.get_by_test_id("replay-controls")).to_be_visible()
    said = ben.page.get_by_test_id("replay-said")
    last = said.inner_text()
    ben.page.get_by_test_id("replay-more").click()
    ben.page.get_by_test_id("replay-rounds").get_by_role("button").first.click()
    ben.page.keyboard.press("Escape")
    expect(said).not_to_have_text(last)
    assert ben.faults() == []
    ben.go("/leaders/jump_drive/2")
    expect(ben.page.get_by_role("main")).to_contain_text(f"Ana {language}")
    assert ben.faults() == []
