"""Several people: an invitation by link, two hands that stay apart, and someone who only watches."""

from playwright.sync_api import expect

from .axe import in_both_themes
from .conftest import Visitor
from .player import Finger, Player
from .test_touch import small
from .visit import NARROW, Visit


def named(visit: Visit, name: str) -> None:
    """Come to the lobby and choose a name."""
    field = visit.go().page.get_by_test_id("my-name")
    field.fill(name)
    with visit.posting("/api/me"):
        field.blur()


def open_table(visit: Visit) -> str:
    """A table for two people; gives the link to it."""
    visit.page.get_by_test_id("new-table").click()
    visit.page.get_by_test_id("table-name").fill("Friday")
    visit.page.get_by_test_id("create").click()
    link = visit.page.get_by_test_id("invite-link")
    expect(link).to_be_visible()
    return link.input_value()


def take_turns(players: list[Player], until_round: int) -> None:
    """Whoever is asked answers, until the round is reached."""
    for _ in range(300):
        for player in players:
            asked = player.table.asked()
            if asked and asked.round >= until_round and asked.purpose == "action":
                return
            if asked:
                player.answer()
    raise AssertionError("the game stands still")


def test_two_people_at_one_table(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor(size=NARROW, touch=True)
    named(ada, "Ada")
    link = open_table(ada)
    assert ada.faults() == []
    named(ben, "Ben")
    ben.page.goto(link)
    assert ben.faults() == []
    ben.page.get_by_test_id("join").click()
    for visit in (ada, ben):
        visit.table.question("start-discard")
    hands = [set(visit.table.cards("hand-card")) for visit in (ada, ben)]
    for visit, theirs in ((ada, hands[1]), (ben, hands[0])):
        content = visit.page.content()
        mine = set(visit.table.cards("hand-card"))
        assert not [card for card in theirs - mine if f'"{card}"' in content]
    players = [Player(ada.table, 1), Player(ben.table, 2, Finger())]
    take_turns(players, until_round=3)
    assert any("Ben" in line for line in ada.table.log())
    assert ada.faults() == ben.faults() == []


def test_while_others_choose_the_page_says_for_whom_one_waits(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor()
    named(ada, "Ada")
    link = open_table(ada)
    named(ben, "Benedict")
    ben.page.goto(link)
    ben.page.get_by_test_id("join").click()
    ada.table.question("start-discard")
    Player(ada.table, 1).answer()
    expect(ada.table.part("sentence")).to_contain_text("Benedict")
    assert ada.table.asked() is None
    assert ada.faults() == []
    # The other one leaves the page and comes back: their seat waits, and says so.
    ben.go()
    expect(ada.table.part("seat")).to_contain_text("away")
    ben.page.get_by_test_id("continue").first.click()
    expect(ada.table.part("seat")).not_to_contain_text("away")
    Player(ben.table, 2).answer()
    assert ada.table.question("action")


def test_a_spectator_sees_no_hidden_card(visitor: Visitor) -> None:
    host, guest = visitor(), visitor()
    player = Player(host.table, 3)
    host.play(seed=50)
    player.play(until=lambda asked: asked.round >= 3 and len(host.table.cards("hand-card")) > 1)
    guest.page.goto(host.page.url)
    guest.table.part("my-seat").wait_for()
    assert guest.table.cards("hand-card") == []
    assert guest.table.asked() is None
    hidden = set(host.table.cards("hand-card"))
    shown = set(host.table.cards("tableau-card")) | {
        card for card in hidden if any(card_name(card) in line for line in guest.table.log())
    }
    content = guest.page.content()
    assert hidden - shown
    assert not [card for card in hidden - shown if f'"{card}"' in content]
    assert guest.faults() == []
    # And goes on watching while the game goes on.
    before = len(guest.table.log())
    now = host.table.question().round
    player.play(until=lambda asked: asked.round > now)
    guest.page.wait_for_function(
        "count => document.querySelectorAll('[data-testid=log] p').length > count", arg=before
    )
    assert guest.table.cards("hand-card") == []


def card_name(card: str) -> str:
    return card.replace("_", " ").title()


def test_two_friends_who_both_want_it_see_that_the_other_is_here(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor(size=NARROW, touch=True, language="pl")
    both = ada, ben
    ids = []
    for visit, name in ((ada, "Ada"), (ben, "Ben")):
        visit.sign_up(name)
        asked = visit.context.request.get(f"{visit.address}/api/me").json()
        ids.append(asked["player"]["id"])
    for visit, other in zip(both, ids[::-1], strict=True):
        body = {"player": other, "tie": "friend"}
        assert visit.context.request.post(f"{visit.address}/api/me/people", data=body).ok
        visit.go("/mine")
        visit.page.get_by_test_id("presence").check()
        expect(visit.page.get_by_test_id("presence")).to_be_checked()
    expect(ben.page.get_by_test_id("people").get_by_role("listitem")).to_contain_text("jest tutaj")
    ada.page.reload()
    expect(ada.page.get_by_test_id("people").get_by_role("listitem")).to_contain_text("is here")
    for visit in both:
        assert in_both_themes(visit.page) + visit.faults() == []
    assert small(ben) == []

    # By one press a friend who is here has a seat at a table for two, and is told wherever they are.
    ada.page.get_by_test_id("invite-friend").click()
    ada.page.wait_for_url("**/table/*")
    table = ada.page.url.rpartition("/")[2]
    expect(ada.page.get_by_text("kept for")).to_be_visible()
    ben.go("/clubs")
    expect(ben.page.get_by_test_id("invitation")).to_contain_text("zaprasza")
    assert in_both_themes(ben.page) + ben.faults() == []
    assert small(ben) == []
    ben.page.get_by_test_id("invitation-later").tap()
    expect(ben.page.get_by_test_id("invitation")).to_have_count(0)
    ben.go("/mine")
    row = ben.page.locator(f"[data-testid=table-row][data-table='{table}']")
    expect(row.get_by_test_id("continue")).to_be_visible()
    ben.page.get_by_test_id("invitation-go").tap()
    ben.page.wait_for_url(f"**/table/{table}")
    expect(ben.page.get_by_test_id("invited")).to_contain_text("zaprasza")
    expect(ben.page.get_by_test_id("invitation")).to_have_count(0)
    ada.go("/mine")
    ben.go("/mine")
    expect(ben.page.get_by_test_id("presence")).to_be_checked()
    with ben.posting("/api/me/presence"):
        ben.page.get_by_test_id("presence").uncheck()
    expect(ben.page.get_by_test_id("people").get_by_role("listitem")).not_to_contain_text("jest tutaj")
    ada.page.reload()
    expect(ada.page.get_by_test_id("presence")).to_be_checked()
    expect(ada.page.get_by_test_id("people").get_by_role("listitem")).not_to_contain_text("is here")
