"""Who looks after the server reads on the page what people want looked at, and says that it is done."""

import json
import re
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from .conftest import Visitor
from .served import Served
from .visit import NARROW


def test_an_administrator_reads_a_report_and_closes_it(served: Served, visitor: Visitor) -> None:
    zoe, ada, ben = visitor(size=NARROW, touch=True, language="es"), visitor(), visitor()
    api = f"{zoe.address}/api"
    called = zoe.sign_up("Zoraida")
    # As `cosmodrome admin user administrator` does.
    with closing(sqlite3.connect(served.folder / "tables.sqlite")) as connection, connection:
        connection.execute("UPDATE accounts SET administers = 1 WHERE login = ?", (called.lower(),))
    for visit, name in ((ada, "Adela"), (ben, "Benito")):
        assert visit.context.request.post(f"{api}/me", data={"name": name}).ok
    asked = {"game": "jump_drive", "seats": 2, "private": True}
    table = ada.context.request.post(f"{api}/tables", data=asked).json()
    code = ada.context.request.get(f"{api}/tables/{table['id']}").json()["invite"]
    at = f"{api}/tables/{table['id']}"
    assert ben.context.request.post(f"{at}/join", data={"invite": code}).ok
    assert ben.context.request.post(f"{at}/chat", data={"text": "you fool"}).ok
    assert ada.context.request.post(f"{at}/report", data={"line": 0, "note": "he insults me"}).ok
    assert ada.context.request.post(f"{at}/resign").ok

    zoe.go()
    part = zoe.page.get_by_test_id
    part("open-account").click()
    part("to-reports").click()
    line = part("report").filter(has_text="Benito")
    expect(line).to_contain_text("he insults me")
    line.get_by_role("button").first.click()
    shown = part("report-shown")
    expect(shown.locator(".meant")).to_contain_text("you fool")
    assert zoe.faults() == []
    with zoe.page.expect_download() as saved:
        part("report-record").click()
    header = json.loads(saved.value.path().read_text().split("\n")[0])
    assert sorted(header["players"]) == ["Adela", "Benito"]
    # She does something about him, the log says so, and he is told wherever he is.
    ben.go(f"/table/{table['id']}")
    part("restrain").locator("summary").click()
    part("restrain-kind").select_option("suspended")
    part("restrain-why").fill("insults")
    part("restrain-form-send").click()
    done = part("restraint")
    expect(done).to_contain_text("Benito no puede jugar, hasta")
    expect(done).to_contain_text(f"por {called}")
    ben.go("/")
    expect(ben.page.get_by_test_id("restrained")).to_contain_text("You may not play here until")
    expect(ben.page.get_by_test_id("restrained")).to_contain_text("insults")
    assert zoe.faults() == ben.faults() == []
    part("lift").click()
    expect(done).to_contain_text("levantado")
    part("report-close").click()
    expect(line).to_have_count(0)
    part("reports-closed").check()
    expect(line).to_have_class(re.compile(r"\bclosed\b"))
    assert zoe.faults() == []


def test_a_report_takes_a_reason_and_is_taken_back(visitor: Visitor) -> None:
    ada, ben = visitor(), visitor(size=NARROW, touch=True)
    api = f"{ada.address}/api"
    for visit, name in ((ada, "Adela"), (ben, "Benito")):
        assert visit.context.request.post(f"{api}/me", data={"name": name}).ok
    table = ada.context.request.post(f"{api}/tables", data={"game": "jump_drive", "seats": 2}).json()["id"]
    assert ben.context.request.post(f"{api}/tables/{table}/join").ok
    assert ada.context.request.post(f"{api}/tables/{table}/chat", data={"text": "you fool"}).ok
    ben.go(f"/table/{table}")
    part = ben.page.get_by_test_id
    part("open-chat").click()
    part("about-line").click()
    part("report-line").click()
    expect(part("report-quoted")).to_contain_text("you fool")
    part("send-report").click()
    expect(part("reported")).to_have_count(0)  # not without a reason
    part("report-reason").select_option("rude")
    part("send-report").click()
    expect(part("reported")).to_contain_text("Adela: insults, threats")
    part("take-back-report").click()
    expect(part("chat-told")).to_contain_text("taken back")
    expect(part("reported")).to_have_count(0)
    assert ben.faults() == []
