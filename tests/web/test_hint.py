"""A hint by the keyboard: what a good player would consider, seen where it lies, and nothing chosen by it."""

from playwright.sync_api import expect

from .conftest import Visitor
from .visit import NARROW

TWO_HOPES = 11
"""The seed of a game for experienced two in which an answer to the first question for actions hopes for two cards."""
A_PAIR = 5
"""The seed of a game of Jump Drive for two in which the first hint for placing is a development with a world."""
ONE_OF_TWO = 75
"""The seed of a game for two in which the first hint discards one of two cards that are alike, and another one."""


def test_a_hint_is_asked_for_by_a_key_and_chooses_nothing(visitor: Visitor) -> None:
    ada = visitor()
    table = ada.play(seed=ONE_OF_TWO)
    table.question()
    ada.page.keyboard.press("h")
    answer = table.part("hint-answer").first
    expect(answer).to_be_visible()
    keys = (answer.get_attribute("data-keys") or "").split()
    assert len(keys) == 2 and all(key.startswith("discard:") for key in keys)
    assert ada.page.locator(".advised").count() == 2
    expect(ada.page.locator("[aria-pressed=true][data-card]")).to_have_count(0)
    assert ada.faults() == []
    ada.page.keyboard.press("Escape")
    expect(table.part("hint-panel")).to_have_count(0)
    assert ada.page.locator(".advised").count() == 0 and table.asked()


def test_hints_on_a_telephone_in_other_games_and_languages(visitor: Visitor) -> None:
    """Also one whose answer hopes for two cards: two reasons of the same kind."""
    ada = visitor(size=NARROW, language="pl")
    page, table = ada.page, ada.table

    def advised() -> list[str]:
        table.part("hint").click()
        answer = table.part("hint-answer").first
        expect(answer).to_be_visible()
        assert ada.faults() == []
        return (answer.get_attribute("data-keys") or "").split()

    ada.play(seed=TWO_HOPES, options={"experienced": True})
    while (asked := table.question()).purpose != "action":
        keys = advised()
        table.part("hint-close").click()
        for key in keys:
            names = [target.name for target in asked.targets]
            table.glowing(names.index(key.partition(":")[2])).click()
        before = table.shown
        table.part("confirm").click()
        table.answered(before)
    advised()
    both = page.locator("li", has=page.locator("[data-keys='act:develop+settle']"))
    expect(both.locator("p", has_text="Dzięki temu da się wyłożyć")).to_have_count(2)

    ada.play(seed=5, game="jump_drive")
    table.question()
    assert advised()
    expect(table.part("hint-panel")).to_contain_text("Dobry gracz mógłby rozważyć")


def test_a_development_with_its_world_is_named_and_shown_as_both(visitor: Visitor) -> None:
    ada = visitor()
    page = ada.page
    table = ada.play(seed=A_PAIR, game="jump_drive")
    while table.question().purpose != "place":
        for at in range(2):
            table.glowing(at).click()
        before = table.shown
        table.part("confirm").click()
        table.answered(before)
    page.keyboard.press("h")
    answer = table.part("hint-answer").first
    expect(answer).to_have_text("Place Survey Team and Uplift Mining Moles for 4")
    expect(page.locator(".advised[data-card]")).to_have_count(2)
    # Placed by what is shown, it costs what the button says.
    page.locator(".advised[data-card]").first.click()
    page.locator(".advised[data-card]").last.click()
    expect(table.part("confirm")).to_have_text("Place both for 4")
    assert ada.faults() == []


def test_a_hint_shows_where_it_lies_on_the_trading_floor(visitor: Visitor) -> None:
    ada = visitor()
    options = {"first_game": True}
    table = ada.open(
        "/api/play", {"game": "sidereal", "bots": 3, "bot": "patient", "seed": 5, "options": options}
    )
    table.question("trade")
    expect(table.part("take")).to_be_visible()
    advised = ada.page.locator(".advised")

    def asks() -> list[str]:
        """Ask for a hint, and see what is framed for each of its answers."""
        ada.page.keyboard.press("h")
        expect(table.part("hint-answer").first).to_be_visible()
        framed = []
        for answer in table.part("hint-answer").all():
            answer.click()
            framed += advised.evaluate_all("all => all.map(each => each.dataset.testid ?? each.className)")
        assert ada.faults() == []
        ada.page.keyboard.press("Escape")
        expect(advised).to_have_count(0)
        return [str(name) for name in framed]

    assert "act" in asks()
    table.option("ready").click()
    table.question("closing")
    assert asks() == ["act"]
    table.part("act").first.click()
    table.question("economy")
    assert "option" in asks()
    table.part("machine").last.click()  # another plan than the one that is advised
    machines = asks()
    assert machines and all(name.startswith("machine") for name in machines)
    table.option("run_none").click()
    table.question("talk")
    assert ada.faults() == []
