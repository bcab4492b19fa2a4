"""Who looks after the server reads on the page what people want looked at, and says that it is done."""

import json
import re
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import expect

from .conftest import Visitor
from .served import Served
from .visit import NARROW

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_an_administrator_reads_a_report_and_closes_it(served: Served, visitor: Visitor) -> None:
    zoe, ada, ben = visitor(size=NARROW, touch=True, language="es"), visitor(), visitor()
    api = f"{zoe.address}/api"
    made = {"name": "Zoraida", "password": "correct horse battery"}
    assert zoe.context.request.post(f"{api}/account", data=made).ok
    # As `cosmodrome admin user administrator` does.
    with closing(sqlite3.connect(served.folder / "tables.sqlite")) as connection, connection:
        connection.execute("UPDATE accounts SET administers = 1 WHERE login = 'zoraida'")
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
    part("report-close").click()
    expect(line).to_have_count(0)
    part("reports-closed").check()
    expect(line).to_have_class(re.compile(r"\bclosed\b"))
    assert zoe.faults() == []
