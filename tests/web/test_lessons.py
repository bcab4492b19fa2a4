"""The first game of each title, in which the page explains: a newcomer follows it, errs, and then plays alone."""

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError, ViewportSize, expect

from tests.house.test_page import ANSWERS, steps_of

from .conftest import Visitor
from .player import Player
from .table import Asked, Table
from .trading_floor import Market
from .visit import NARROW, WIDE, Visit


class Pupil(Player):
    """Does what the coach advises, where there is such an answer; else answers at random."""

    def _touch(self, asked: Asked) -> bool:
        advised = [key for key in asked.options if key in self._good()]
        coach = self.table.part("coach")
        if asked.ticked and self._advised(asked) and coach.get_attribute("data-step") == "pair":
            # Two cards that are placed together.
            self.hands.tick(self.table.glowing(self._liked(asked)))
            return False
        if advised and not asked.ticked and not asked.doubt:
            self.hands.push(self.table.option(advised[0]))
            return self.table.part("doubt").count() == 0
        return super()._touch(asked)

    def _liked(self, asked: Asked) -> int:
        advised = self._advised(asked)
        return advised[0] if advised else super()._liked(asked)

    def _advised(self, asked: Asked) -> list[int]:
        subjects = {key.partition(":")[2] for key in self._good()}
        return [at for at in asked.unticked if asked.targets[at].name in subjects]

    def _good(self) -> list[str]:
        coach = self.table.part("coach")
        return (coach.get_attribute("data-good") or "").split() if coach.count() else []


SEEN = """() => {
  const coach = document.querySelector("[data-testid=coach]");
  const [words, ring] = [coach, document.querySelector(".ring")].map((each) => each?.getBoundingClientRect());
  if (!words || !ring) return !coach?.dataset.look;
  const common = (low, high) => Math.max(0, Math.min(words[high], ring[high]) - Math.max(words[low], ring[low]));
  const covered = (common("left", "right") * common("top", "bottom")) / (ring.width * ring.height);
  return covered <= 0.25 && words.bottom <= innerHeight && ring.top < innerHeight && ring.bottom > 0;
}"""
"""The words cover little of what they are about, which is on the screen as they are."""


def begin(visit: Visit, game: str) -> None:
    visit.go()
    visit.table.part(f"lobby-learn-{game}").click()
    visit.page.wait_for_url("**/table/*")


def read(page: Page, told: list[str]) -> bool:
    """Read on until there is something to do; gives whether the lesson is over."""
    coach, forward = page.get_by_test_id("coach"), page.get_by_test_id("lesson-next")
    while True:
        page.wait_for_function("look.over() || look.asked()")
        if not coach.count():
            return True
        step = coach.get_attribute("data-step") or "else"
        words = page.get_by_test_id("lesson-words").inner_text()
        if words and told[-1:] != [step]:
            told.append(step)
            page.wait_for_function(SEEN, timeout=3000)
        if step in ("alone", "goals-alone"):
            expect(page.get_by_test_id("lesson-learned")).to_be_visible()
            expect(page.get_by_test_id("lesson-guide")).to_have_attribute("href", re.compile("^/guide/"))
        if step == "sent":
            # Reading takes longer than bots need to answer.
            with suppress(AssertionError):
                expect(coach).not_to_have_attribute("data-step", step, timeout=4000)
                continue
        if step == "teams":
            # Nor is it read before somebody has made the offer that the next words are about.
            with suppress(AssertionError):
                expect(page.get_by_test_id("take").first).to_be_attached(timeout=4000)
        if not forward.count():
            return False
        with suppress(TimeoutError):  # what others do may bring another step just now
            forward.click(timeout=1500)


def learn(visit: Visit, lesson: str, player: Player) -> list[str]:
    """Play until the lesson lets one go; what was told on the way: to who follows it, every step."""
    told: list[str] = []
    answers = 0
    while not read(visit.page, told):
        assert visit.page.evaluate("look.faults()") == []
        player.answer()
        answers += 1
    if isinstance(player, Pupil):
        assert abs(answers - ANSWERS[lesson]) <= 4, answers
        assert steps_of(lesson).keys() - set(told) == set()
    return told


def play_alone(visit: Visit, rounds: int) -> None:
    """So many rounds after the lesson: the explanations do not come back."""
    visit.page.reload()
    last = visit.table.question().round + rounds
    Player(visit.table, seed=2).play(until=lambda asked: asked.round >= last)
    assert not visit.table.over and visit.table.question().round == last
    expect(visit.table.part("coach")).to_have_count(0)


def test_race_is_learned(visitor: Visitor) -> None:
    visit = visitor()
    begin(visit, "race")
    expect(visit.table.part("coach")).to_contain_text("Welcome")
    told = learn(visit, "race", Pupil(visit.table, seed=1))
    assert told[:6] == ["aim", "tableau", "hand", "action", "settle", "pay"] and told[-2:] == [
        "rhythm",
        "alone",
    ]
    assert {"bonus", "military", "conquer", "explore", "keep", "develop", "consume"} <= set(told)
    assert "else" not in told
    # From here on one plays alone, and the explanations do not come back.
    visit.page.reload()
    Player(visit.table, seed=2).play()
    expect(visit.table.part("coach")).to_have_count(0)


GOALS = ["goals-aim", "goals-first", "goals-most", "goals-keep", "goals-settle", "goals-sentry", "goals-sell"]


@pytest.mark.parametrize(
    ("size", "language"), [(WIDE, "en"), (NARROW, "pl"), pytest.param(NARROW, "es", marks=pytest.mark.again)]
)
@pytest.mark.sample(1)
def test_goals_are_learned(visitor: Visitor, size: ViewportSize, language: str) -> None:
    visit = visitor(size=size, touch=size == NARROW, language=language)
    begin(visit, "race-gathering_storm")
    told = learn(visit, "race_storm", Pupil(visit.table, seed=1))
    assert told[: len(GOALS)] == GOALS and told[-2:] == ["goals-end", "goals-alone"]
    assert "else" not in told
    # The first game's lesson has not been read by that.
    visit.go()
    expect(visit.table.part("lobby-learn-race")).not_to_contain_text("✓")
    assert visit.faults() == []


def test_jump_drive_is_learned(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True, language="pl")
    begin(visit, "jump_drive")
    told = learn(visit, "jump_drive", Pupil(visit.table, seed=1))
    assert told[:5] == ["aim", "hand", "card", "place", "pay"] and told[-2:] == ["rhythm", "alone"]
    assert "else" not in told
    # The lobby remembers it, and offers what has not been learned yet as before.
    visit.go()
    expect(visit.table.part("lobby-learn-jump_drive")).to_have_text("✓ Powtórz lekcję")
    expect(visit.table.part("lobby-learn-race")).to_have_text("Naucz się, grając")
    assert visit.faults() == []


def test_pocket_mars_is_learned(visitor: Visitor) -> None:
    visit = visitor(language="es")
    begin(visit, "pocket_mars")
    told = learn(visit, "pocket_mars", Pupil(visit.table, seed=1))
    assert told[:6] == ["aim", "people", "card", "prepare", "turn", "prep"] and told[-2:] == [
        "rhythm",
        "alone",
    ]
    assert {"four", "launch", "hand", "others", "energy"} <= set(told)
    play_alone(visit, 2)


class Newcomer(Pupil):
    """Does on the trading floor of Sidereal Confluence what the coach says, after having tried it in a wrong way."""

    def __init__(self, table: Table) -> None:
        super().__init__(table, seed=1)
        self.floor = Market(table)
        self.asked_too_much = False

    def step(self, asked: Asked) -> bool:
        coach = self.table.part("coach")
        now = coach.get_attribute("data-step") or ""
        if now in ("take", "loan"):
            # What the lesson advises is a gain by the page's own number.
            expect(self.floor.part("brings").first).to_contain_text("+")
            self.floor.part("take").first.click()
        elif now == "ask":
            self.floor.part("ask-gap").first.click()
            self.floor.put(*["white"] * (2 if self.asked_too_much else 1))
            self.asked_too_much = True
            self.floor.send()
        elif now == "poor":
            self.floor.part("withdraw").click()
        elif now in ("upgrade", "invent"):
            self.table.page.locator(coach.get_attribute("data-look") or "").first.click()
        else:
            return super().step(asked)
        # On a narrow page nothing else of the table tells of it.
        expect(coach).not_to_have_attribute("data-step", now)
        return True

    def _touch(self, asked: Asked) -> bool:
        if asked.purpose == "split":
            self.floor.part("more-research").click()
            while self.floor.part("more-colony").is_enabled():
                self.floor.part("more-colony").click()
            self.floor.part("send-split").click()
            return True
        if asked.purpose == "colony":
            # It keeps its ships for the next bids: as nothing will be run, there are no others.
            self.hands.push(self.table.option("pass"))
            return True
        if asked.purpose not in ("trade", "closing", "talk", "economy", "donate"):
            return super()._touch(asked)
        wanted = ["run_none" if asked.round == 2 else "run_all", "ready"]
        self.hands.push(self.table.option(next(key for key in wanted if key in asked.options)))
        return True


@pytest.mark.parametrize("size", [WIDE, pytest.param(NARROW, marks=pytest.mark.long)], ids=["wide", "narrow"])
def test_sidereal_is_learned(visitor: Visitor, size: ViewportSize) -> None:
    visit = visitor(size=size, touch=size == NARROW, language="en" if size == WIDE else "es")
    begin(visit, "sidereal")
    told = learn(visit, "sidereal", Newcomer(visit.table))
    assert told.index("sent") < told.index("poor")
    # A fair offer may be taken before anything is said of it.
    told = [step for step in told if step != "sent"]
    before = ["aim", "goods", "worth", "machines", "lack", "others", "take"]
    before += ["ask", "poor", "ask", "deal", "upgrade"]
    bids = told.index("split")
    assert told[:bids] == [*before, "ready", "economy", "talk"]
    later = ["again", "teams", "loan", "invent", "owed", "promise", "run"]
    assert [step for step in told[bids:] if step in later] == later and {"colony", "research"} <= set(
        told[bids:]
    )
    # What was borrowed has been paid back, and most points are for what was invented with it.
    assert told[-3:-1] == ["paid", "score"]
    # Both mistakes were explained: an offer that nobody wants, and nothing run.
    assert told[told.index("run") + 1] == "else" and told[-1] == "alone"
    # From here on one plays alone.
    player = Player(visit.table, seed=2)
    player.play(until=lambda asked: asked.round > 3)
    assert sum(player.purposes.values()) >= 4
    expect(visit.table.part("coach")).to_have_count(0)
    assert visit.faults() == []


@pytest.mark.parametrize("game", ["race", "jump_drive"])
@pytest.mark.sample(1)
def test_whoever_answers_otherwise_is_told_what_comes_of_it(visitor: Visitor, game: str) -> None:
    visit = visitor()
    begin(visit, game)
    told = learn(visit, game, Player(visit.table, seed=1))
    assert "else" in told and told[-1] == "alone"


def test_a_lesson_goes_on_after_a_reload_and_can_be_ended(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True, language="es")
    begin(visit, "race")
    visit.table.part("lesson-next").click()
    expect(visit.table.part("coach")).to_have_attribute("data-step", "tableau")
    visit.page.reload()
    expect(visit.table.part("coach")).to_have_attribute("data-step", "tableau")
    assert visit.faults() == []
    visit.table.part("lesson-end").click()
    expect(visit.table.part("coach")).to_have_count(0)
