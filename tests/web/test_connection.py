"""The page is loaded again, the line is cut or goes silent, the server is killed: the game goes on where it was."""

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .line import Line
from .player import Player
from .served import Served
from .table import Table
from .visit import Visit


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that may be killed."""
    with Served(tmp_path_factory.mktemp("killed")) as server:
        yield server


def standing(table: Table) -> dict[str, object]:
    """How the game stands for this person, as the page tells it; with nothing ticked."""
    asked = table.question()
    return {
        "purpose": asked.purpose,
        "sentence": asked.sentence,
        "round": asked.round,
        "hand": table.cards("hand-card"),
        "tableau": table.cards("tableau-card"),
        "log": table.log(),
        "targets": [target.name for target in asked.targets],
    }


def begin(visit: Visit, seed: int) -> Player:
    """A game at its first choice of an action."""
    player = Player(visit.table, seed=seed)
    visit.play(seed=seed)
    player.play(until=lambda asked: asked.purpose == "action")
    return player


def go_on(player: Player) -> None:
    """The game takes answers: two more, or all there are in this round."""
    asked = sum(player.purposes.values())
    player.play(until=lambda now: sum(player.purposes.values()) >= asked + 2 or now.round == 2)


def test_loading_the_page_again_changes_nothing(visitor: Visitor) -> None:
    visit = visitor()
    player = begin(visit, 40)
    before = standing(visit.table)
    visit.page.reload()
    assert standing(visit.table) == before
    # A tick that was not confirmed was never anywhere but on the page.
    player.hands.tick(visit.table.glowing(0))
    visit.page.reload()
    assert standing(visit.table) == before
    go_on(player)


def test_loading_it_again_right_after_a_choice_loses_and_doubles_nothing(visitor: Visitor) -> None:
    visit = visitor()
    player = begin(visit, 41)
    visit.table.question("action")
    visit.page.locator("[data-testid=action][data-action=explore-5]").click()
    visit.table.part("confirm").click(no_wait_after=True)
    visit.page.reload()
    asked = visit.table.question()
    # The choice arrived or it did not; then it is asked again.
    if asked.purpose == "action":
        assert asked.round == 1
    else:
        assert asked.purpose == "explore-keep"
    go_on(player)
    actions = [line for line in visit.table.log() if line.startswith("Actions:")]
    assert len(actions) == 1


@pytest.mark.parametrize("how", [signal.SIGKILL, pytest.param(signal.SIGTERM, marks=pytest.mark.again)])
def test_a_server_that_is_killed_or_stopped_is_waited_for_and_has_kept_every_answer(
    visitor: Visitor, served: Served, how: signal.Signals
) -> None:
    visit = visitor()
    player = begin(visit, 42)
    table = visit.table
    player.answer()
    before = standing(table)
    served.stop(how)
    expect(table.part("offline")).to_be_visible()
    assert visit.page.evaluate("look.faults()") == []
    # Ticking needs no server.
    table.glowing(0).click()
    served.start()
    expect(table.part("offline")).to_be_hidden(timeout=20_000)
    visit.troubles.clear()  # a browser reports each try to reach a server that is away
    table.glowing(0).click()
    assert standing(table) == before
    visit.page.reload()
    assert standing(table) == before
    go_on(player)


def test_a_cut_line_is_taken_up_again(visitor: Visitor, line: Line) -> None:
    visit = visitor()
    visit.address = line.address
    player = begin(visit, 43)
    before = standing(visit.table)
    line.cut()
    expect(visit.table.part("offline")).to_be_visible()
    line.mend()
    expect(visit.table.part("offline")).to_be_hidden(timeout=20_000)
    visit.troubles.clear()
    assert standing(visit.table) == before
    go_on(player)


def test_an_answer_without_a_connection_waits_and_is_sent(visitor: Visitor, line: Line) -> None:
    visit = visitor()
    visit.address = line.address
    player = begin(visit, 46)
    table = visit.table
    asked = table.question("action")
    line.cut()
    expect(table.part("offline")).to_be_visible()
    explore = visit.page.locator("[data-testid=action][data-action=explore-5]")
    explore.click()
    table.part("confirm").click()
    expect(table.part("kept")).to_be_visible()
    assert visit.page.evaluate("look.faults()") == []
    # It can be thought over as long as it has not left.
    table.part("withdraw").click()
    expect(table.part("kept")).to_have_count(0)
    table.part("confirm").click()
    expect(table.part("kept")).to_be_visible()
    line.mend()
    expect(table.part("offline")).to_be_hidden(timeout=20_000)
    visit.troubles.clear()
    after = table.question()
    assert (after.purpose, after.round) == ("keep", asked.round) or after.purpose != "action"
    go_on(player)


NO_LINE = (
    "void (window.WebSocket = class { constructor() { queueMicrotask(() => this.onclose?.()) } close() {} })"
)
"""No try of this page to connect comes through any more, until it is loaded anew."""


@pytest.mark.parametrize("meanwhile", [False, True], ids=["still open", "gone"])
def test_an_answer_that_waits_outlives_a_reload(
    visitor: Visitor, line: Line, served: Served, meanwhile: bool
) -> None:
    visit = visitor()
    visit.address = line.address
    begin(visit, 48)
    table = visit.table
    table.question("action")
    visit.page.evaluate(NO_LINE)
    line.cut()
    expect(table.part("offline")).to_be_visible()
    visit.page.locator("[data-testid=action][data-action=explore-5]").click()
    table.part("confirm").click()
    expect(table.part("kept")).to_be_visible()
    line.mend()
    if meanwhile:
        window = visit.context.new_page()
        window.goto(visit.page.url.replace(line.address, served.address))
        asked = Table(window).question("action")
        window.locator("[data-testid=action][data-action=develop]").click()
        Table(window).part("confirm").click()
        assert Table(window).question().purpose != "action" or asked.round == 1
        window.close()
    visit.page.reload()
    if meanwhile:
        expect(table.part("refused")).to_contain_text("not open any more")
    else:
        visit.page.wait_for_function("look.asked() && look.asked().purpose === 'explore-keep'")
    visit.troubles.clear()
    table.question()
    assert (
        visit.page.evaluate("Object.keys(sessionStorage).filter(key => key.startsWith('cosmodrome-waiting'))")
        == []
    )


def test_an_answer_to_a_question_that_is_gone_is_not_sent(
    visitor: Visitor, line: Line, served: Served
) -> None:
    """The same person has answered meanwhile, by another line; cookies are those of the host, whatever the port."""
    visit = visitor()
    visit.address = line.address
    begin(visit, 47)
    table = visit.table
    table.question("action")
    line.cut()
    expect(table.part("offline")).to_be_visible()
    visit.page.locator("[data-testid=action][data-action=explore-5]").click()
    table.part("confirm").click()
    expect(table.part("kept")).to_be_visible()
    window = visit.context.new_page()
    window.goto(visit.page.url.replace(line.address, served.address))
    Player(Table(window), seed=1).answer()
    window.close()
    line.mend()
    expect(table.part("offline")).to_be_hidden(timeout=20_000)
    expect(table.part("refused")).to_contain_text("not open any more")
    visit.troubles.clear()
    table.question()


TIME_FLIES = "() => { window.real = setTimeout; window.setTimeout = (act, wait) => real(act, wait / 10) }"
"""What the page waits for comes ten times as soon; until its own time goes on."""
OWN_TIME = "() => void (window.setTimeout = real)"


def test_a_line_gone_silent_is_noticed(visitor: Visitor, line: Line) -> None:
    visit = visitor()
    visit.address = line.address
    player = begin(visit, 45)
    visit.table.question("action")
    line.silent.set()
    visit.page.evaluate(TIME_FLIES)
    visit.page.locator("[data-testid=action][data-action=explore-5]").click()
    visit.table.part("confirm").click()
    expect(visit.table.part("offline")).to_be_visible(timeout=15_000)
    visit.page.evaluate(OWN_TIME)
    line.mend()
    expect(visit.table.part("offline")).to_be_hidden(timeout=20_000)
    visit.troubles.clear()
    # The choice was lost on the way, and has been sent again.
    expect(visit.table.part("given")).to_have_count(0)
    visit.page.wait_for_function("look.asked() && look.asked().purpose !== 'action'")
    go_on(player)


def test_a_lobby_that_could_not_be_told_the_games_asks_again(visitor: Visitor) -> None:
    visit = visitor()
    visit.page.route("**/api/games", lambda route: route.abort(), times=1)
    visit.go()
    visit.page.get_by_test_id("new-table").click()
    expect(visit.page.get_by_test_id("create")).to_be_visible()
    visit.troubles.clear()  # the browser tells of what it could not fetch


def test_a_table_that_is_closed_says_so_to_who_waits_there(served: Served, visitor: Visitor) -> None:
    """And nobody tries to come back to it for ever."""
    visit = visitor()
    table = visit.page.request.post(f"{served.address}/api/tables", data={"game": "race", "seats": 3}).json()[
        "id"
    ]
    visit.page.goto(f"{served.address}/table/{table}")
    expect(visit.page.get_by_role("heading").first).to_be_visible()
    assert visit.page.request.post(f"{served.address}/api/tables/{table}/leave").ok
    expect(visit.page.get_by_role("heading").first).to_have_text(
        "There is no such table. It may have been closed."
    )
