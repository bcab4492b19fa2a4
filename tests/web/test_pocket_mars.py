"""Pocket Mars: what each card would do, steps that may be left out, colonists as answers, and the solo game."""

import re

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .conftest import Visitor
from .language import strange
from .player import Keyboard, Player
from .score import check_solo
from .stage import BASE, CREW, THINGS
from .table import Asked, Table
from .test_layout import TABLETS
from .visit import NARROW, WIDE, Visit

STAGE = True


def begin(visit: Visit) -> Table:
    table = visit.play(seed=BASE, game="pocket_mars")
    table.question("act")
    return table


def card(table: Table, name: str) -> Locator:
    return table.page.locator(f"[data-testid=question] [data-card={name}]")


def caption(table: Table, name: str) -> str:
    return card(table, name).locator("xpath=../p").inner_text()


def colonists(table: Table, building: str) -> Locator:
    return table.page.locator(f"[data-building={building}]").get_by_test_id("colonists")


_IN_SIGHT = """thing => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def in_sight(thing: Locator) -> bool:
    """Its middle is in the window, and nothing lies over it."""
    return bool(thing.evaluate(_IN_SIGHT))


def test_what_each_card_would_do_and_a_turn_step_by_step(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    table = begin(visit)
    assert caption(table, "science_6") == "6 beats 3; action possible"
    assert caption(table, "construction_3") == "action possible"
    bonuses = table.part("my-seat").get_by_test_id("bonuses")
    expect(bonuses).to_contain_text("most energy")
    expect(bonuses.get_by_role("img").nth(1)).to_have_accessible_name(
        "Buildings: 2 of 4, All 4 buildings: 2 VP"
    )
    about, note = table.part("explanation"), table.part("note")
    slots = table.part("prep-slot")
    assert slots.evaluate_all("all => all.map(each => each.dataset.card)") == ["1-0", "1-1"]
    slots.nth(1).hover()
    expect(about).to_contain_text("Goes to the Aqualab; the card is not known to you", ignore_case=True)
    card(table, "science_6").click()
    expect(note).to_contain_text("Look at another player’s prep cards. 6 beats 3 at the Comms Center")
    expect(table.part("confirm")).to_have_text("Play Far Sight from prep")
    visit.page.keyboard.press("Escape")
    assert table.question("act").ticked == []
    card(table, "science_6").click()
    table.part("confirm").click()
    assert sorted(table.question("place-here").options) == ["decline", "place:science"]
    table.option("place:science").click()
    assert sorted(table.question("do-action").options) == ["decline", "do"]
    expect(colonists(table, "science")).to_have_count(2)
    assert visit.faults() == []
    table.option("do").click()
    table.question("use-ability")
    # What was looked at stays in sight, with its number.
    expect(slots.first).to_contain_text("6")
    expect(table.option("use")).to_have_text("Launch a colonist from Earth to your ship")
    table.option("decline").click()
    expect(table.part("log")).to_contain_text("You leave out an ability: Comms Center.")
    assert visit.faults() == []


def shifting(table: Table) -> Asked:
    """The question which colonist to move between the stars."""
    card(table, "ecosystem_7").tap()
    table.part("confirm").tap()
    table.option("decline").tap()
    table.question("do-action")
    table.option("decline").tap()
    front = table.page.locator("[data-building=water]").get_by_test_id("building-front")
    expect(front).to_contain_text("beat")
    return table.question("shift-star")


def test_colonists_are_answers(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    table = begin(visit)
    assert shifting(table).options == ["decline"]
    colonists(table, "water").tap()
    expect(table.part("confirm")).to_have_text("Aqualab: your colonist up to two stars (4 VP)")
    table.part("confirm").tap()
    expect(table.part("my-seat").get_by_test_id("score")).to_have_text("10")
    assert visit.faults() == []


def test_on_a_tablet_colonists_are_answers_in_the_question_too(visitor: Visitor) -> None:
    """There they are smaller than a finger."""
    visit = visitor(size=TABLETS[0], touch=True)
    table = begin(visit)
    asked = shifting(table)
    assert "promote:0-water" in asked.options
    assert len(asked.options) == len(asked.targets) + 1
    assert visit.faults() == []
    table.option("promote:0-water").tap()
    expect(table.part("my-seat").get_by_test_id("score")).to_have_text("10")


@pytest.mark.parametrize("size", [NARROW, pytest.param(WIDE, marks=pytest.mark.long)], ids=["narrow", "wide"])
def test_cards_lie_at_their_building_and_pairs_of_colonists_are_sentences(
    visitor: Visitor, size: ViewportSize
) -> None:
    visit = visitor(size=size)
    table = visit.play(bots=3, seed=THINGS, game="pocket_mars")
    table.question("act")
    card(table, "water_4").click()
    table.part("confirm").click()
    asked = table.question("swap-places")
    assert sorted(asked.options) == ["swap:0-1-water", "swap:3-2-science"]
    expect(table.option("swap:0-1-water")).to_contain_text("Aqualab")
    assert visit.faults() == []
    table.page.locator("[data-building=energy]").get_by_test_id("building-front").click()
    expect(table.part("confirm")).to_have_text("Swap the two topmost cards at the Energy Bank")
    table.part("confirm").click()
    expect(table.page.locator("[data-building=energy]").get_by_test_id("building-front")).to_contain_text("2")
    assert visit.faults() == []


def test_on_a_telephone_no_answer_stays_out_of_sight(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    table = visit.play(bots=3, seed=CREW, game="pocket_mars")
    asked = table.question("act")
    slots = table.part("prep-slot")
    assert len(asked.targets) == 4 + slots.count() == 10
    # The cards of those who sit further down lie under the question, which says so and leads there.
    assert not in_sight(slots.last)
    under = table.part("under")
    expect(under).to_have_text(re.compile(r"[2-6] more to choose below"))
    under.tap()
    expect(under).to_have_count(0)
    assert in_sight(slots.last)
    # A question that only they answer comes with the first of them in sight.
    visit.page.locator("main").evaluate("main => main.scrollTo(0, 0)")
    card(table, "construction_5").tap()
    table.part("confirm").tap()
    table.question("discard-other")
    assert in_sight(slots.first)
    assert visit.faults() == []


@pytest.mark.parametrize("language", [pytest.param("es"), pytest.param("pl", marks=pytest.mark.long)])
def test_buildings_say_what_they_do_and_wordy_cards_keep_a_picture(visitor: Visitor, language: str) -> None:
    visit = visitor(size=WIDE, language=language)
    table = visit.play(bots=2, seed=31, game="pocket_mars")
    Player(table, seed=6).play(until=lambda asked: asked.purpose == "act")
    abilities = visit.page.locator("[data-testid=building] .ability")
    assert abilities.evaluate_all("all => all.map(one => one.checkVisibility())") == [True] * 5
    fits = "all => all.every(one => one.scrollHeight <= one.clientHeight + 1)"
    assert table.part("building").evaluate_all(fits)
    faces = visit.page.locator("[data-testid=question] .face")
    assert faces.evaluate_all(fits)
    high = faces.locator(".picture").evaluate_all("all => all.map(one => one.clientHeight)")
    assert len(high) == 4
    assert min(high) >= 40


def test_on_a_telephone_the_own_facts_stay_in_sight(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True)
    table = visit.play(bots=0, seed=23, game="pocket_mars")
    Player(table, seed=6).play(until=lambda asked: asked.purpose == "act" and asked.round > 2)
    score = table.part("my-seat").get_by_test_id("score")
    for down in (0, 200, 10_000):
        visit.page.locator("main").evaluate("(main, down) => main.scrollTo(0, down)", down)
        assert in_sight(score), down
    assert visit.faults() == []


def test_on_a_telephone_what_others_do_is_told_where_the_question_was(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, touch=True, pace="slow")
    table = begin(visit)
    table.option("launch").tap()
    expect(table.part("sentence")).to_have_text("Greedy launches 1 colonist from Earth to the ship.")
    expect(table.part("skip")).to_be_visible()
    assert visit.faults() == []


@pytest.mark.again
def test_a_solo_game_by_keys_alone(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    visit.sow(22)
    visit.go()
    keys = Keyboard(visit.page)
    visit.against("pocket_mars", 0)
    keys.push(visit.table.part("lobby-play-pocket_mars-0"))
    visit.table.wait()
    before = keys.pressed.total()
    player = Player(visit.table, seed=4, hands=keys)
    player.play()
    check_solo(visit.page)
    assert visit.faults() == []
    each = (keys.pressed.total() - before) / sum(player.purposes.values())
    print(f"keys, pocket_mars alone: {sum(player.purposes.values())} questions, {each:.1f} keys each")
    assert each < 12


def test_a_solo_game_tells_the_steps_of_the_automa(visitor: Visitor) -> None:
    language = "pl"
    visit = visitor(size=WIDE, language=language)
    table = visit.play(bots=0, seed=23, game="pocket_mars")

    def look(asked: Asked) -> None:
        assert visit.faults() == []
        assert strange(visit.page.evaluate("look.reading()"), language) == {}

    Player(table, seed=6, watch=look).play(until=lambda asked: asked.round > 3)
    steps = visit.page.locator("[data-testid=seat] li").all_inner_texts()
    assert len(steps) >= 2
    assert set(steps) <= set(table.log())
