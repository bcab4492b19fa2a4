"""Jump Drive: a development and a world in one go, why so many VP, round by round, ways and second worlds."""

from itertools import pairwise

import pytest
from playwright.sync_api import Locator, expect

from cosmodrome.words.catalogue import speaker

from .conftest import Visitor
from .language import LANGUAGES, strange
from .player import Finger, Hands, Keyboard, Mouse, Player
from .stage import CONVOYS, EMPIRE, OWN_CARDS
from .table import Table
from .visit import NARROW, WIDE, Visit

STAGE = True


def begin(visit: Visit, scene: int) -> Table:
    table = visit.play(seed=scene, game="jump_drive")
    table.question("place")
    return table


def card(table: Table, name: str) -> Locator:
    return table.page.locator(f":is([data-testid=hand-card], [data-testid=centre-card])[data-card={name}]")


def caption(table: Table, name: str) -> str:
    return card(table, name).locator("xpath=..").inner_text()


def pays(visit: Visit, hands: Hands, purpose: str) -> None:
    asked = visit.table.question(purpose)
    assert asked.targets
    Player(visit.table, 1, hands).answer()


HANDS = {"clicks": (WIDE, False), "taps": (NARROW, True), "keys": (WIDE, False)}


@pytest.mark.parametrize("how", [pytest.param("clicks", marks=pytest.mark.long), "taps", "keys"])
@pytest.mark.sample(1)
def test_a_development_and_a_world_go_together(visitor: Visitor, how: str) -> None:
    size, touch = HANDS[how]
    visit = visitor(size=size, touch=touch)
    table = begin(visit, EMPIRE)
    hands = Finger() if touch else Keyboard(visit.page) if how == "keys" else Mouse()
    note, confirm = table.part("note"), table.part("confirm")
    assert "only with Space Marines" in caption(table, "pirate_lair")
    assert "free" in caption(table, "survey_team")
    expect(card(table, "pirate_lair")).not_to_have_attribute("data-open", "true")
    hands.tick(card(table, "survey_team"))
    expect(note).to_contain_text("Survey Team alone costs 0")
    expect(note).to_contain_text("then costs 1")
    expect(confirm).to_have_text("Place Survey Team for nothing")
    assert "conquer: 2 against 1" in caption(table, "smuggling_lair")
    assert "needs Military 3, you have 2" in caption(table, "pirate_lair")
    hands.tick(card(table, "comet_zone"))
    expect(note).to_contain_text("1 for Survey Team and 3 for Comet Zone, so 4 of your other cards (6)")
    expect(confirm).to_have_text("Place both for 4")
    assert "pay 1" in caption(table, "survey_team"), "what the line above says"
    assert visit.faults() == []
    # Another development takes the place of the first, and the world stays.
    hands.tick(card(table, "space_marines"))
    assert set(table.question().ticked) == {"space_marines", "comet_zone"}
    expect(note).to_contain_text("2 for Space Marines and 3 for Comet Zone, so 5 of your other cards (5)")
    # Without it, the world that needed it goes as well.
    hands.tick(card(table, "pirate_lair"))
    expect(confirm).to_have_text("Place both for 2")
    hands.tick(card(table, "space_marines"))
    assert table.question().ticked == []
    hands.tick(card(table, "space_marines"))
    hands.tick(card(table, "pirate_lair"))
    visit.page.keyboard.press("Escape")
    assert table.question("place").ticked == []
    hands.tick(card(table, "space_marines"))
    hands.tick(card(table, "pirate_lair"))
    hands.confirm(table, table.question())
    pays(visit, hands, "pay")
    table.question()
    mine = table.part("my-seat").get_by_test_id("tableau-card")
    assert mine.evaluate_all("all => all.slice(-2).map(each => each.dataset.card)") == [
        "space_marines",
        "pirate_lair",
    ]
    assert visit.faults() == []


@pytest.mark.parametrize("size", [pytest.param(WIDE, marks=pytest.mark.long), NARROW], ids=["wide", "narrow"])
def test_what_is_paid_for_together_is_named(visitor: Visitor, size: dict[str, int]) -> None:
    visit = visitor(size=size)
    table = begin(visit, EMPIRE)
    for name in ("survey_team", "comet_zone"):
        card(table, name).click()
    table.part("confirm").click()
    asked = table.question("pay-both")
    assert asked.sentence.startswith("Choose 4 cards from your hand to pay for Survey Team and Comet Zone.")
    for target in asked.targets[:4]:
        card(table, target.name).first.click()
    expect(table.part("confirm")).to_have_text("Pay 4 cards for Survey Team and Comet Zone")
    assert visit.faults() == []


def test_a_development_alone_costs_one_less(visitor: Visitor) -> None:
    visit = visitor()
    table = begin(visit, EMPIRE)
    card(table, "space_marines").click()
    expect(table.part("confirm")).to_have_text("Place Space Marines for 1")
    table.part("confirm").click()
    table.question("pay")
    expect(table.part("sentence")).to_contain_text("Choose 1 card from your hand to pay for Space Marines")
    expect(table.part("centre-card")).to_have_count(0)
    expect(table.part("own-cards")).to_have_count(0)


@pytest.mark.parametrize(
    "language", [each if each == "es" else pytest.param(each, marks=pytest.mark.long) for each in LANGUAGES]
)
def test_why_so_many(visitor: Visitor, language: str) -> None:
    visit = visitor(language=language)
    table = begin(visit, EMPIRE)
    expect(table.part("my-seat").get_by_test_id("propaganda")).to_be_visible()
    table.part("my-seat").get_by_test_id("score").click()
    window = table.part("score-breakdown")
    rows = window.get_by_test_id("worth").locator("tbody tr")
    reasons = {
        row.locator("td").first.inner_text().strip(): row.locator("td").nth(1).inner_text()
        for row in rows.all()
    }
    called = {card: str(facts["name"]) for card, facts in speaker(language, "jump_drive").cards.items()}
    counting = next(name for name in reasons if name.startswith(called["free_trade_association"]))
    # One Novelty world of its own, two of the other seat, whose name is told.
    assert (reasons.pop(counting), "\n" in counting) == ("4", True)
    assert reasons == {called["gem_world"]: "0", called["war_propaganda"]: "3", called["trade_pact"]: "1"}
    assert window.get_by_test_id("worth").locator("tfoot td").nth(1).inner_text() == "8"
    assert visit.faults() == []
    assert strange(visit.page.evaluate("look.reading()"), language) == {}
    # What a card is comes over the window, not behind it.
    rows.first.get_by_role("button").click()
    sheet = table.part("card-sheet")
    expect(sheet.get_by_test_id("large-card")).to_contain_text("Gem World")
    sheet.get_by_test_id("close").click()
    expect(window).to_be_visible()


_CURVES = """all => all.map(one => ({
    points: one.querySelector("polyline").points.length,
    mark: one.querySelector("path").getAttribute("d").replace(/[-0-9. ]+/g, ""),
    dashes: one.querySelector("polyline").getAttribute("stroke-dasharray"),
}))"""


@pytest.mark.parametrize("size", [WIDE, pytest.param(NARROW, marks=pytest.mark.long)], ids=["wide", "narrow"])
def test_round_by_round(visitor: Visitor, size: dict[str, int]) -> None:
    visit = visitor(size=size)
    table = begin(visit, EMPIRE)
    for _ in range(2):
        table.option("explore").click()
        while table.question().purpose != "place":
            Player(table, 3).answer()
    table.part("open-rounds").click()
    rows = table.part("rounds-table").locator("tbody tr")
    assert [row.locator("b").all_inner_texts() for row in rows.all()] == [
        ["+13 VP", "+4 VP"],
        ["+8 VP", "+2 VP"],
        ["+8 VP", "+2 VP"],
    ]
    assert table.part("rounds-table").locator("tfoot td").all_inner_texts() == ["29 VP", "8 VP"]
    curves = table.part("curve-of").evaluate_all(_CURVES)
    assert [curve["points"] for curve in curves] == [4, 4]
    assert curves[0]["mark"] != curves[1]["mark"] and curves[0]["dashes"] != curves[1]["dashes"]
    for language in LANGUAGES if size == WIDE else ():
        visit.page.keyboard.press("Escape")
        visit.speak(language)
        table.part("open-rounds").click()
        assert strange(visit.page.evaluate("look.reading()"), language) == {}
    assert visit.faults() == []


_PLACE_IN_HAND = "[...document.querySelectorAll('[data-testid=hand-card]')].indexOf(document.activeElement)"


def test_what_one_points_at_says_what_it_would_bring(visitor: Visitor) -> None:
    visit = visitor()
    table = begin(visit, EMPIRE)
    about = table.part("explanation")
    card(table, "new_earth").hover()
    expect(about).to_contain_text("It would bring: +3 VP, +3 income a round")
    expect(about.get_by_test_id("confidence")).to_contain_text("from one fan list only")
    card(table, "rebel_stronghold").hover()
    expect(about).to_contain_text("Needs Military 9, you have 1", ignore_case=True)
    table.option("explore").hover()
    expect(about).to_contain_text("You draw 7 cards and then discard 5")
    table.page.locator("[data-testid=tableau-card][data-card=free_trade_association]").hover()
    expect(about).to_contain_text("4 VP and 2 income a round")
    assert visit.faults() == []
    # A hand too large for its row lies closer; of each card most stays in sight.
    table.option("explore").click()
    table.question("explore-discard")
    boxes = table.part("hand-card").evaluate_all(
        "all => all.map(each => each.getBoundingClientRect().toJSON())"
    )
    assert len(boxes) == 14
    assert all(other["left"] - one["left"] >= 0.8 * one["width"] for one, other in pairwise(boxes))
    table.part("hand-card").nth(2).focus()
    visit.page.keyboard.press("ArrowRight")
    assert visit.page.evaluate(_PLACE_IN_HAND) == 3
    assert visit.faults() == []


@pytest.mark.parametrize("how", ["taps", "keys"])
def test_ways_and_second_worlds(visitor: Visitor, how: str) -> None:
    visit = visitor(size=NARROW, touch=True) if how == "taps" else visitor()
    table = begin(visit, CONVOYS)
    hands = Finger() if how == "taps" else Keyboard(visit.page)
    hands.tick(card(table, "smuggling_lair"))
    hands.confirm(table, table.question())
    asked = table.question("place-by")
    assert asked.options == ["by:conquer", "by:pay"] and visit.faults() == []
    words, why = table.option("by:pay").inner_text().split("\n")
    assert words == "Place Smuggling Lair for nothing instead of conquering it"
    assert why.startswith("pay 0, you have ") and why.endswith(
        "; with Colony Convoy a second world may be paid for after it"
    )
    conquering = table.option("by:conquer").inner_text()
    assert "conquer: Military 3 against 1; " in conquering
    assert conquering.endswith("; with Military Convoy a second world may be conquered after it")
    if how == "keys":  # the card asked about is explained beside the table
        expect(table.part("explanation")).to_contain_text("conquer: Military 3 against 1")
    hands.push(table.option("by:conquer"))
    asked = table.question("second-world")
    assert [target.name for target in asked.targets] == ["gem_smugglers"]
    assert "must" not in asked.sentence and visit.faults() == []
    hands.tick(card(table, "gem_smugglers"))
    hands.confirm(table, table.question())
    table.question("place")
    assert table.part("my-seat").locator("[data-card=gem_smugglers]").count() == 1
    assert visit.faults() == []


def test_a_game_with_cards_of_ones_own_says_so(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    table = begin(visit, OWN_CARDS)
    expect(table.part("own-cards")).to_be_visible()
    assert visit.faults() == []
