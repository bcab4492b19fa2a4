"""Things lie on a table: decks are as thick as they have cards, goods lie under their worlds."""

from playwright.sync_api import expect

from .conftest import Visitor
from .player import Player
from .stage import CHIPS, FULL, GOODS, PAYING

STAGE = True
BOXES = """all => all.map((card) => {
  const box = card.getBoundingClientRect();
  const good = card.querySelector('[data-testid=good] > *')?.getBoundingClientRect();
  const face = card.querySelector('.face').getBoundingClientRect();
  return {
    high: box.height,
    good: good ? good.bottom - face.bottom : 0,
    inside: !good || (good.left >= box.left - 1 && good.right <= box.right + 1 && good.bottom <= box.bottom + 1.5),
  };
})"""
SKIES = """all => all.map(({ style }) =>
  decodeURIComponent(style.backgroundImage).match(/stop-color="#\\w+/g).slice(0, 3).join())"""
EDGES = "pile => pile.querySelectorAll('.edge').length"


def test_goods_show_below_their_worlds_inside_the_box_of_the_card(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(bots=1, seed=GOODS)
    table.question()
    cards = visit.page.locator("[data-testid=my-seat] [data-testid=tableau-card]")
    boxes = cards.evaluate_all(BOXES)
    # Three worlds of eight cards have a good.
    assert [box["good"] > 8 for box in boxes] == [False] * 4 + [True] * 3 + [False]
    assert all(box["inside"] for box in boxes)
    assert len({box["high"] for box in boxes}) == 1, "no card is smaller or larger for its good"
    assert visit.faults() == []


def test_a_deck_is_as_thick_as_it_has_cards(visitor: Visitor) -> None:
    visit = visitor()
    thick = {}
    for game in ("race", "jump_drive", "pocket_mars"):
        table = visit.play(bots=1, seed=1, game=game)
        table.question()
        deck = table.part("supply").get_by_role("img").first
        label = deck.get_attribute("aria-label")
        assert label
        thick[int("".join(filter(str.isdigit, label.split(",")[0])))] = deck.evaluate(EDGES)
        expect(table.part("supply").get_by_role("img").nth(1)).to_have_attribute(
            "aria-label", "Discard pile: 0"
        )
    assert len(thick) == 3
    assert sorted(thick.values()) == [thick[count] for count in sorted(thick)]
    assert min(thick.values()) < max(thick.values())


RAISED = """card => {
  const [box, face] = [card, card.querySelector('.face')].map((each) => each.getBoundingClientRect());
  const [light, line] = ['::before', '::after'].map((part) => getComputedStyle(card, part));
  return {
    id: card.dataset.card,
    open: card.hasAttribute('data-open'),
    box: [box.left, box.top, box.width, box.height],
    raised: Math.round(box.top - face.top),
    ledge: light.content === 'none' ? 0 : parseFloat(light.height),
    line: line.content === 'none' || line.borderTopColor === 'rgba(0, 0, 0, 0)' ? 0 : parseFloat(line.borderTopWidth),
  };
}"""


def test_what_can_be_chosen_is_raised_inside_its_box_and_only_what_is_ticked_has_a_line(
    visitor: Visitor,
) -> None:
    visit = visitor()
    table = visit.play(bots=1, seed=PAYING)
    table.question("action")
    hand = visit.page.get_by_test_id("hand-card")
    flat = [card.evaluate(RAISED) for card in hand.all()]
    assert {card["raised"] for card in flat} == {0}
    table.page.locator("[data-testid=action][data-action=settle]").click()
    table.part("confirm").click()
    table.question("settle")
    visit.page.mouse.move(0, 0)
    visit.faults()  # movements are at their end
    asked = [card.evaluate(RAISED) for card in hand.all()]
    assert [card["box"] for card in asked] == [card["box"] for card in flat]
    assert {card["open"] for card in asked} == {True, False}
    for card in asked:
        assert (card["raised"], card["ledge"], card["line"]) == ((6, 3, 0) if card["open"] else (0, 0, 0)), (
            card
        )
    chosen = next(at for at, card in enumerate(asked) if card["open"])
    hand.nth(chosen).click()
    visit.page.mouse.move(0, 0)
    visit.faults()
    ticked = hand.nth(chosen).evaluate(RAISED)
    assert ticked["box"] == asked[chosen]["box"]
    assert ticked["raised"] == 12
    assert ticked["line"] >= 2


def test_each_building_of_mars_has_an_hour_of_its_own(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(bots=1, seed=1, game="pocket_mars")
    table.question()
    skies = visit.page.locator("[data-testid=building] .picture").evaluate_all(SKIES)
    assert len(skies) == 5
    assert len(set(skies)) == 5


def test_what_was_placed_last_is_shown_until_something_is_pointed_at(visitor: Visitor) -> None:
    visit = visitor()
    table = visit.play(bots=1, seed=1, game="jump_drive")
    table.question()
    last = table.part("last-placed")
    expect(last).to_have_count(0)
    Player(table, seed=1).play(until=lambda asked: asked.round >= 3)
    visit.page.mouse.move(0, 0)
    expect(last.get_by_test_id("large-card")).to_be_visible()
    placed = last.get_by_test_id("large-card").get_attribute("data-card")
    assert visit.page.locator(f"[data-testid=tableau-card][data-card={placed}]").count()
    visit.page.get_by_test_id("hand-card").first.hover()
    expect(last).to_have_count(0)
    visit.page.mouse.move(0, 0)
    expect(last).to_have_count(0)
    Player(table, seed=1).play(until=lambda asked: asked.round >= 4)
    visit.page.mouse.move(0, 0)
    expect(last).to_have_count(1)


RAILS = """all => all.map((card) => {
  const [face, name] = ['.face', '.name'].map((part) => card.querySelector(part).getBoundingClientRect());
  const rows = [...card.querySelectorAll('g.railed > rect')].map((each) => each.getBoundingClientRect());
  const sizes = [...card.querySelectorAll('g.chip text')].map((each) => parseFloat(getComputedStyle(each).fontSize));
  return {
    least: Math.min(12, ...sizes),
    whole: rows.every((row) => Math.abs(row.width - face.width) < 1),
    gap: rows.length ? name.top - Math.max(...rows.map((row) => row.bottom)) : 0,
    picture: rows.length ? Math.min(...rows.map((row) => row.top)) - face.top : 0,
  };
})"""


def test_powers_have_a_rail_of_their_own_below_the_picture(visitor: Visitor) -> None:
    visit = visitor()
    visit.play(bots=1, seed=CHIPS).question("action")
    cards = visit.page.locator("[data-testid=my-seat] [data-card], [data-testid=hand-card]")
    rails = [rail for rail in cards.evaluate_all(RAILS) if rail["picture"]]
    assert len(rails) >= 10
    for rail in rails:
        assert rail["least"] == 12
        assert rail["whole"]
        assert abs(rail["gap"]) < 1.5, "it lies on the name"
        assert rail["picture"] >= 40, "cost and points stay in the picture"


def test_cards_of_others_at_a_table_of_four_have_rails_too(visitor: Visitor) -> None:
    visit = visitor()
    visit.play(bots=3, seed=FULL).question("action")
    cards = visit.page.locator("[data-testid=seat] [data-card]:not([data-card=deserted_alien_library])")
    rails = cards.evaluate_all(RAILS)
    assert len(rails) == 16
    for rail in rails:
        assert rail["least"] == 12
        assert rail["whole"]
        assert abs(rail["gap"]) < 1.5, "it lies on the name"
        assert rail["picture"] >= 24, "cost and points stay in the picture"
    # Powers of two phases, side by side where there is one line.
    signs = visit.page.locator("[data-testid=seat] [data-card=public_works] g.railed")
    assert signs.locator(".numeral").all_text_contents() == ["II", "IV"]
    assert visit.faults() == []
