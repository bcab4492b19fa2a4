"""The chat of a table by the keyboard: it moves nothing, says what is new, and everybody reads it in their language."""

from playwright.sync_api import expect

from .conftest import Visitor
from .test_room import LARGE
from .visit import NARROW, WIDE


def test_people_talk_in_their_languages_and_a_report_is_kept(visitor: Visitor) -> None:
    visit = visitor(size=NARROW, language="pl")
    tables = f"{visit.address}/api/tables"
    visit.go()
    wanted = {"game": "race", "seats": 2, "private": True}
    table = visit.page.request.post(tables, data=wanted).json()["id"]
    ben = visitor().page.request
    invite = visit.page.request.get(f"{tables}/{table}").json()["invite"]
    assert ben.post(f"{tables}/{table}/join", data={"name": "Ben", "invite": invite}).ok
    visit.go(f"/table/{table}")
    part = visit.page.get_by_test_id
    board = part("board")
    shape = board.evaluate("node => JSON.stringify(node.getBoundingClientRect())")
    for said in ({"text": "red or blue?"}, {"phrase": "good-luck"}):
        assert ben.post(f"{tables}/{table}/chat", data=said).ok
    expect(part("unread")).to_have_text("2")
    part("open-chat").focus()
    visit.page.keyboard.press("Enter")
    expect(part("line").last).to_contain_text("Powodzenia!")
    expect(part("chat-line")).to_be_focused()
    visit.page.keyboard.type("blue")
    visit.page.keyboard.press("Enter")
    expect(part("line").last).to_contain_text("blue")
    part("about-line").first.click()
    part("mute").click()
    expect(part("line").first).not_to_contain_text("red or blue?")
    part("tab-wrong").click()
    part("report-note").fill("The cards do not move")
    part("report-reason").select_option("other")
    part("send-report").click()
    expect(part("chat-told")).to_be_visible()
    visit.page.keyboard.press("Escape")
    expect(part("chat")).to_have_count(0)
    expect(part("open-chat")).to_be_focused()
    expect(part("unread")).to_have_count(0)
    assert board.evaluate("node => JSON.stringify(node.getBoundingClientRect())") == shape
    assert visit.faults() == []


def test_two_talk_alone_where_the_host_wants_that(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor(size=NARROW, touch=True, language="pl")
    names = [visit.sign_up(name) for visit, name in ((ada, "Ada"), (ben, "Ben"))]
    at, bens = ada.page.get_by_test_id, ben.page.get_by_test_id
    ada.go()
    at("new-table").click()
    at("new-table-game").select_option("race")
    expect(at("asides")).to_have_count(0)
    at("new-table-game").select_option("sidereal")
    at("seats-4").check(force=True)
    for seat in (2, 3):
        at(f"sitter-{seat}").select_option("trader")
    at("asides").check()
    assert ada.faults() == []
    at("create").click()
    ada.page.wait_for_url("**/table/*")
    path = ada.page.url.removeprefix(ada.address)
    joining = ben.context.request.post(f"{ben.address}/api{path.replace('table', 'tables')}/join", data={})
    assert joining.ok and joining.json()["asides"]
    ben.go(path)
    ada.page.reload()
    at("open-chat").click()
    at("chat-to").select_option(label=f"Only to: {names[1]}")
    at("chat-line").fill("red for blue?")
    at("send-line").click()
    expect(at("aside")).to_have_text(f"Only to: {names[1]}")
    assert ada.faults() == []
    bens("open-chat").tap()
    expect(bens("aside")).to_have_text("Tylko do ciebie")
    expect(bens("line")).to_contain_text("red for blue?")
    expect(bens("chat-to")).to_have_value("-1")
    assert ben.faults() == []
    # Once nobody is there to hear it, nobody else does either.
    assert ben.context.request.post(f"{ben.address}/api{path.replace('table', 'tables')}/resign", data={}).ok
    expect(at("chat-to").locator("option:checked")).to_have_text("Only to: Former player")
    at("chat-line").fill("or black?")
    at("send-line").click()
    expect(ada.page.get_by_text("Nobody sits there to whom you could write alone.")).to_be_visible()
    expect(at("line")).to_have_count(1)
    ada.troubles.clear()  # the browser tells of the refusal


def test_stacked_marks_stay_in_their_line(visitor: Visitor) -> None:
    """The line below looks the same whatever is said above it, and so does the line below a name."""
    visit = visitor(painted=True)
    marks = "".join(map(chr, range(0x316, 0x33D)))
    pictures = []
    for said in ("aX", f"a{4 * marks}X"):
        table = visit.play(seed=3)
        table.wait()
        for text in (said, "second"):
            assert visit.page.request.post(
                f"{visit.page.url.replace('/table/', '/api/tables/')}/chat", data={"text": text}
            ).ok
        table.part("open-chat").click()
        second = visit.page.get_by_text("second", exact=True)
        second.wait_for()
        box = second.bounding_box()
        assert box is not None
        visit.page.evaluate("look.still()")
        around = {"x": box["x"] - 4, "y": box["y"] - 2, "width": 60, "height": box["height"] + 4}
        pictures.append(visit.page.screenshot(clip=around))  # type: ignore[arg-type]
    assert pictures[0] == pictures[1]


def test_on_a_large_window_it_stands_beside_the_table(visitor: Visitor) -> None:
    ada, ben = visitor(size=LARGE), visitor(size=LARGE)
    names = [visit.sign_up(name) for visit, name in ((ada, "Ada"), (ben, "Ben"))]
    at, bens = ada.page.get_by_test_id, ben.page.get_by_test_id
    tables = f"{ada.address}/api/tables"
    bots = {f"{seat}": "trader" for seat in (2, 3)}
    made = ada.context.request.post(
        tables, data={"game": "sidereal", "seats": 4, "asides": True, "bots": bots}
    )
    assert made.ok, made.text()
    table = made.json()["id"]
    assert ben.context.request.post(f"{tables}/{table}/join", data={}).ok
    ada.go(f"/table/{table}")
    ben.go(f"/table/{table}")
    expect(at("chat-line")).to_be_visible()
    expect(at("chat-line")).not_to_be_focused()
    expect(at("close-chat")).to_have_count(0)
    board = "node => JSON.stringify([node, ...node.children].map(part => part.getBoundingClientRect()))"
    history = at("history").evaluate(board)
    for number in range(4):
        told = {"text": f"{number}: " + "red for blue? " * 12}
        assert ben.context.request.post(f"{tables}/{table}/chat", data=told).ok
    expect(at("line")).to_have_count(4)
    expect(at("line").last).to_be_in_viewport()
    assert at("history").evaluate(board) == history
    # Who reads further up is left there.
    reading = at("chat").get_by_role("log")
    reading.evaluate("node => node.scrollTo(0, 0)")
    assert ben.context.request.post(f"{tables}/{table}/chat", data={"text": "nobody?"}).ok
    expect(at("line")).to_have_count(5)
    expect(at("line").last).not_to_be_in_viewport()
    assert reading.evaluate("node => node.scrollTop") == 0
    # What is in view is read; while another part of it is shown, lines are counted.
    expect(at("unread")).to_have_count(0)
    at("tab-note").click()
    assert ben.context.request.post(f"{tables}/{table}/chat", data={"phrase": "hello"}).ok
    expect(at("unread")).to_have_text("1")
    at("tab-chat").click()
    expect(at("unread")).to_have_count(0)
    expect(at("line").last).to_be_in_viewport()
    for language in ("pl", "es", "en"):
        ada.speak(language)
        assert ada.faults() == [], language
    # Its button leads there, and Escape back to the table.
    at("tab-note").click()
    at("open-chat").click()
    expect(at("chat-line")).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(at("chat-line")).not_to_be_focused()
    # To whom alone one writes stays as it is, also where it is a window.
    at("chat-to").select_option(label=f"Only to: {names[1]}")
    ada.page.set_viewport_size(WIDE)
    expect(at("chat")).to_have_count(0)
    for _ in range(2):
        at("open-chat").click()
        expect(at("chat-to").locator("option:checked")).to_have_text(f"Only to: {names[1]}")
        at("chat-line").press("Escape")
    ada.page.set_viewport_size(LARGE)
    at("chat-line").fill("red for blue?")
    at("send-line").click()
    expect(bens("aside")).to_have_text("Only to you")
    expect(bens("unread")).to_have_count(0)
