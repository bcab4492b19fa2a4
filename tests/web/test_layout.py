"""Tables in windows of many sizes: nothing cut, nothing over one another, nothing to be pushed sideways."""

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .conftest import Visitor
from .player import Player
from .stage import CROWD, HEAPS, MANY, MARKET, PAYING
from .table import Asked
from .trading_floor import begin, play_on
from .visit import NARROW, WIDE

STAGE = True

TABLETS: list[ViewportSize] = [{"width": 1024, "height": 768}, {"width": 1180, "height": 820}]
ROUNDS = {"race": 4, "jump_drive": 3, "pocket_mars": 2, "sidereal": 1}
LANGUAGE = {"race": "pl", "jump_drive": "es", "pocket_mars": "pl", "sidereal": "es"}


@pytest.mark.parametrize("game", ROUNDS)
@pytest.mark.parametrize(
    "language", [None, *(pytest.param(each, marks=pytest.mark.long) for each in ("en", "es", "pl"))]
)
@pytest.mark.sample(2)
def test_a_table_fits_a_tablet(visitor: Visitor, game: str, language: str | None) -> None:
    visit = visitor(size=TABLETS[0], touch=True, language=language or LANGUAGE[game])
    found: dict[str, list[str]] = {}
    seen: set[str] = set()

    def look(asked: Asked) -> None:
        if asked.purpose in seen and not language:
            return
        seen.add(asked.purpose)
        for size in TABLETS:
            visit.page.set_viewport_size(size)
            for fault in visit.faults() + visit.page.evaluate("look.crowded()"):
                found.setdefault(f"{size['width']}: {fault}", []).append(
                    f"round {asked.round}, {asked.purpose}"
                )

    if game == "sidereal":
        play_on(begin(visit).table, watch=look)
    else:
        table = visit.play(bots=3, seed=21, game=game)
        Player(table, seed=4, watch=look).play(until=lambda asked: asked.round > ROUNDS[game])
    assert len(seen) > 2
    assert found == {}


def test_the_lobby_fits_a_tablet(visitor: Visitor) -> None:
    visit = visitor(size=TABLETS[0], touch=True, language="es").go()
    visit.table.part("hello-learn").wait_for()
    assert visit.faults() + visit.page.evaluate("look.crowded()") == []
    hello, name = visit.page.locator(".hello").bounding_box(), visit.page.locator("form.me").bounding_box()
    assert hello and name and hello["y"] + hello["height"] <= name["y"]
    for game in visit.table.part("lobby-game").all():
        words, quick = game.locator(".words").bounding_box(), game.locator(".quick").bounding_box()
        assert words and quick and words["y"] + words["height"] <= quick["y"]


def test_a_tablet_shows_all_species_to_choose_from(visitor: Visitor) -> None:
    visit = visitor(size=TABLETS[0], touch=True, language="es")
    visit.play(bots=3, seed=5, game="sidereal").question("species")
    answers = visit.page.locator("[data-testid=question] .answers")
    assert answers.get_by_test_id("option").count() == 9
    assert answers.evaluate("all => all.scrollHeight - all.clientHeight") <= 0
    assert visit.faults() == []


def test_the_headers_of_six_traders_are_whole_on_a_tablet(visitor: Visitor) -> None:
    visit = visitor(size=TABLETS[0], touch=True, language="es")
    begin(visit, seats=6)
    headers = visit.page.locator("[data-testid=seat] header")
    expect(headers).to_have_count(5)
    assert headers.evaluate_all("all => all.map(each => each.scrollWidth - each.clientWidth)") == [0] * 5


def test_who_is_away_has_a_name_that_gives_way_on_a_telephone(visitor: Visitor) -> None:
    visit, other = visitor(size=NARROW, language="es"), visitor(size=NARROW)
    visit.sign_up("Ada")
    visit.open("/api/tables", {"game": "race", "seats": 2})
    joined = other.context.request.post(
        f"{visit.page.url.replace('/table/', '/api/tables/')}/join",
        data={"name": "Wilhelmina Wanda Wagner", "salt": ""},
    )
    assert joined.ok, joined.text()
    visit.table.question()
    seat = visit.table.part("seat")
    expect(seat.locator(".away")).to_be_visible()
    whole, last = seat.bounding_box(), seat.locator(".facts .of").bounding_box()
    assert whole and last and last["x"] + last["width"] <= whole["x"] + whole["width"] - 8


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=lambda size: str(size["width"]))
def test_what_a_converter_lacks_is_not_covered(visitor: Visitor, size: ViewportSize) -> None:
    visit = visitor(size=size, language="pl")
    table = visit.play(bots=3, seed=MARKET, game="sidereal")
    table.question("species")
    table.option("species:imdril").click()
    table.question("trade")
    if size is NARROW:
        table.part("tab-mine").click()
        head, last = table.part("acts").locator("h4"), table.part("acts").locator(".act").last
        last.scroll_into_view_if_needed()
        heading, act = head.bounding_box(), last.bounding_box()
        assert heading and act and heading["y"] + heading["height"] <= act["y"]
    assert visit.faults() == []
    for machine in visit.page.locator(".machine:has(.rule)").all():
        rule = machine.locator(".rule").bounding_box()
        reason = machine.locator(".title").bounding_box()
        padding = float(
            machine.locator(".title").evaluate("one => parseFloat(getComputedStyle(one).paddingRight)")
        )
        assert rule and reason and reason["x"] + reason["width"] - padding <= rule["x"]


def broad(part: Locator) -> float:
    found = part.bounding_box()
    assert found is not None
    return found["width"]


def test_a_hand_of_many_cards_takes_the_free_room(visitor: Visitor) -> None:
    """In as many rows as that is, so that no card covers another."""
    visit = visitor(size=WIDE)
    visit.play(seed=MANY).question("action")
    cards = visit.table.part("hand-card")
    expect(cards).to_have_count(16)
    boxes = [card.bounding_box() for card in cards.all()]
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            assert one and other
            apart = abs(one["x"] - other["x"]) >= one["width"] or abs(one["y"] - other["y"]) >= one["height"]
            assert apart, (one, other)
    assert visit.faults() == []


@pytest.mark.parametrize(
    "language", ["pl", *(pytest.param(each, marks=pytest.mark.again) for each in ("en", "es"))]
)
def test_sixteen_cards_at_a_table_of_four_hardly_cover_one_another(visitor: Visitor, language: str) -> None:
    """There is room for one row: they are narrower there, and no lower."""
    visit = visitor(size=WIDE, language=language)
    visit.play(bots=3, seed=HEAPS).question("action")
    cards = visit.table.part("hand-card")
    expect(cards).to_have_count(16)
    one, other = cards.nth(0).bounding_box(), cards.nth(1).bounding_box()
    assert one and other
    assert one["x"] + one["width"] - other["x"] <= 3 and one["height"] > 1.6 * one["width"]
    for size in (WIDE, TABLETS[0], NARROW):
        visit.page.set_viewport_size(size)
        assert visit.faults() + visit.page.evaluate("look.crowded()") == []


def test_in_a_larger_window_cards_are_larger(visitor: Visitor) -> None:
    visit = visitor(size=WIDE)
    visit.play(bots=3, seed=PAYING).question("action")
    for part in ("hand-card", "tableau-card"):
        visit.page.set_viewport_size(WIDE)
        before = broad(visit.table.part(part).first)
        for size, more in (({"width": 1920, "height": 1080}, 1.29), ({"width": 2560, "height": 1440}, 1.74)):
            visit.page.set_viewport_size(size)  # type: ignore[arg-type]
            visit.page.evaluate("look.still()")
            assert broad(visit.table.part(part).first) >= more * before, (part, size)
    assert visit.faults() == []


@pytest.mark.parametrize("language", ["es", "pl"])
def test_what_is_said_below_cards_is_whole_on_a_telephone(visitor: Visitor, language: str) -> None:
    visit = visitor(size=NARROW, language=language)
    visit.play(seed=PAYING).question("action")
    visit.page.locator("[data-testid=action][data-action=settle]").click()
    visit.table.part("confirm").click()
    visit.table.question("settle")
    hand = visit.page.locator("[data-testid=question] .hand").last.bounding_box()
    captions = visit.page.locator("[data-testid=question] .caption")
    lines = [(caption.bounding_box(), caption.inner_text()) for caption in captions.all()]
    assert hand and max(box["height"] for box, _ in lines if box) > 30, "some take three lines"
    low = min(hand["y"] + hand["height"], NARROW["height"])
    assert [said for box, said in lines if box and box["y"] + box["height"] > low] == []


@pytest.mark.parametrize("size", [NARROW, TABLETS[0], WIDE], ids=lambda size: str(size["width"]))
def test_a_crowded_building_and_the_number_on_its_pile(visitor: Visitor, size: ViewportSize) -> None:
    visit = visitor(size=size)
    visit.play(bots=3, seed=CROWD, game="pocket_mars").question("act")
    building = visit.page.locator("[data-building=water]")
    assert "7" in building.locator(".space").last.inner_text().split()
    frame = building.bounding_box()
    for group in building.get_by_test_id("colonists").all():
        box = group.bounding_box()
        assert frame and box and box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
        assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1
    if size is not NARROW:
        number, pile = (
            building.locator(".pile em").bounding_box(),
            building.locator(".pile i").last.bounding_box(),
        )
        assert number == pile and building.locator(".pile em").inner_text() == "3"
    assert visit.faults() + visit.page.evaluate("look.crowded()") == []


@pytest.mark.parametrize("game", ["race", pytest.param("pocket_mars", marks=pytest.mark.again)])
def test_all_hands_of_four_seats_can_be_read_in_a_replay(visitor: Visitor, game: str) -> None:
    visit = visitor(size=WIDE)
    visit.play(bots=3, seed=5, game=game)
    Player(visit.table, seed=2).play()
    visit.go(f"{visit.page.url.removeprefix(visit.address)}/replay")
    visit.page.get_by_role("button", name="Pause").click()
    visit.page.get_by_test_id("replay-side").select_option("all")
    visit.page.keyboard.press("Home")
    visit.page.get_by_test_id("replay-rounds").get_by_role("button", name="To round 2").click()
    hands = visit.table.part("open-hands").locator("section[data-seat]")
    expect(hands).to_have_count(4)
    for hand in hands.all():
        frame = hand.bounding_box()
        for card in hand.locator("[data-card]").all():
            box = card.bounding_box()
            assert frame and box and box["width"] > 50
            assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
            assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1
    assert visit.faults() == []
