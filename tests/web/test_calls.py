"""Whose turn it is hears of it while they look elsewhere: by title, icon and, if they want, sound and message."""

from playwright.sync_api import expect

from .conftest import Visitor
from .player import Player
from .visit import Visit

EARS = """
window.called = [];
window.away = false;
document.hasFocus = () => !window.away;
window.AudioContext = class extends AudioContext {
    resume() { called.push('sound'); return super.resume(); }
};
window.Notification = class {
    static permission = 'default';
    static async requestPermission() { return (Notification.permission = window.allows ? 'granted' : 'denied'); }
    constructor(title) { called.push(title); }
};
"""
"""Notes what the page would play and tell; `away` is a person who looks at something else."""


def heard(visit: Visit) -> list[str]:
    found: list[str] = visit.page.evaluate("called.splice(0)")
    return found


def set_up(visit: Visit, setting: str) -> None:
    visit.table.part("open-settings").click()
    visit.table.part(setting).dispatch_event("click")
    visit.page.keyboard.press("Escape")


def test_who_looks_elsewhere_is_called(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor()
    ada.add(EARS)
    ada.open("/api/tables", {"game": "race", "seats": 2, "name": "Friday"})
    ben.page.goto(ada.page.url)
    ben.table.part("guest-name").fill("Ben")
    ben.table.part("join").click()
    players = [Player(ada.table, 1), Player(ben.table, 2)]

    def round_trip() -> None:
        """Ada answers and waits, and is asked again only once Ben has answered too."""
        ada.table.question()
        players[0].answer()
        while ada.table.asked():
            players[0].answer()
        expect(ada.page).not_to_have_title("● Your turn · Friday · Cosmodrome")
        heard(ada)
        while not ada.table.asked():
            if ben.table.asked():
                players[1].answer()

    ada.table.question()
    expect(ada.page).to_have_title("● Your turn · Friday · Cosmodrome")
    expect(ada.page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    assert heard(ada) == []

    ada.page.evaluate("away = true")
    round_trip()
    assert heard(ada) == []  # off until wanted

    set_up(ada, "sound-on")
    assert heard(ada) == ["sound"]  # as it will sound
    ada.table.part("open-settings").click()
    ada.table.part("notices-on").dispatch_event("click")
    expect(ada.table.part("notices-refused")).to_be_visible()
    expect(ada.table.part("notices-off")).to_be_checked()
    ada.page.evaluate("allows = true")
    ada.table.part("notices-on").dispatch_event("click")
    expect(ada.table.part("notices-refused")).to_have_count(0)
    ada.page.keyboard.press("Escape")
    round_trip()
    assert sorted(heard(ada)) == ["Friday", "sound"]

    # Who looks on is not told by a message.
    ada.page.evaluate("away = false")
    round_trip()
    assert "Friday" not in heard(ada)


def test_a_table_is_heard_only_by_who_wants_it(visitor: Visitor) -> None:
    """A choice that is revealed, cards that are placed: each has its sound, the same one once at a time."""
    for noises in ("off", "on"):
        visit = visitor(noises=noises)
        visit.add(EARS)
        table = visit.play(seed=60)
        Player(table, 1).play(until=lambda asked: asked.purpose == "action")
        assert heard(visit) == []
        table.page.locator("[data-testid=action][data-action=develop]").click()
        table.part("confirm").click()
        visit.until(
            lambda table=table: table.part("log").get_by_text("Develop").count() > 1, "no action was revealed"
        )
        assert (heard(visit) != []) == (noises == "on")
        assert visit.faults() == []
