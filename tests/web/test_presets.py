"""New tables as they were chosen before: kept under a name, chosen by one press, kept anew, deleted, twenty at most."""

from playwright.sync_api import expect

from .axe import in_both_themes
from .conftest import Visitor
from .test_touch import small
from .visit import NARROW


def test_a_choice_is_kept_and_chosen_again(visitor: Visitor) -> None:
    ada = visitor(size=NARROW, touch=True).go()
    at = ada.page.get_by_test_id
    at("new-table").click()
    expect(at("preset-keep")).to_be_disabled()
    at("new-table-game").select_option("jump_drive")
    at("seats-3").check(force=True)
    at("sitter-1").select_option("random")
    at("option-first_game-true").check(force=True)
    at("private").check()
    at("preset-name").fill("Three of us")
    at("preset-keep").click()
    at("new-table-game").select_option("pocket_mars")
    at("seats-2").check(force=True)
    at("private").uncheck()
    at("preset-name").fill("  Duel ")
    at("preset-name").press("Enter")
    expect(at("preset")).to_have_text(["Duel", "Three of us"])
    assert in_both_themes(ada.page) + ada.faults() == []
    assert small(ada) == []

    at("preset").filter(has_text="Three").click()
    expect(at("new-table-game")).to_have_value("jump_drive")
    for part in ("seats-3", "option-first_game-true", "private"):
        expect(at(part)).to_be_checked()
    expect(at("sitter-1")).to_have_value("random")
    expect(at("sitter-2")).to_have_value("")
    at("seats-4").check(force=True)
    at("preset-name").fill("Three of us")
    at("preset-keep").click()
    expect(at("preset")).to_have_text(["Three of us", "Duel"])
    at("preset").filter(has_text="Duel").click()
    expect(at("new-table-game")).to_have_value("pocket_mars")

    # They are there the next time, and gone once they are deleted.
    ada.page.reload()
    at("new-table").click()
    at("preset").filter(has_text="Three").click()
    expect(at("seats-4")).to_be_checked()
    at("preset-drop").first.click()
    expect(at("preset")).to_have_text(["Duel"])
    ada.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem("cosmodrome-presets"));
          const named = Array.from({ length: 20 }, (_, at) => ({ ...kept.named[0], name: `Choice ${at}` }));
          named[3].choice = { ...named[3].choice, game: "no game of today" };
          localStorage.setItem("cosmodrome-presets", JSON.stringify({ ...kept, named }));
        }"""
    )
    ada.page.reload()
    at("new-table").click()
    expect(at("preset")).to_have_count(20)
    at("preset-name").fill("One more")
    expect(at("presets-full")).to_be_visible()
    expect(at("preset-keep")).to_be_disabled()
    assert in_both_themes(ada.page) + ada.faults() == []
    at("preset-name").fill("Choice 7")
    at("preset-keep").click()
    expect(at("preset").first).to_have_text("Choice 7")
    at("preset").nth(4).click()  # of a game that is no more: nothing changes
    assert ada.faults() == []
