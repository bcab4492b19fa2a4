"""The chat of a table by the keyboard: it moves nothing, says what is new, and everybody reads it in their language."""

from playwright.sync_api import expect

from .conftest import Visitor
from .visit import NARROW


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
