"""The audit of dependencies asks about every pin, and says what it found, or that nobody could be asked."""

import json

import httpx
import pytest
from tools import audit


def client(answer: object) -> httpx.Client:
    """Who asks and is told this, or by how it is called what is known of a package."""

    def told(request: httpx.Request) -> httpx.Response:
        if isinstance(answer, Exception):
            raise answer
        queries = json.loads(request.content)["queries"]
        known = answer if isinstance(answer, dict) else {}
        names = [query["package"]["name"] for query in queries]
        rows = [{"vulns": [{"id": known[name]}]} if name in known else {} for name in names]
        return httpx.Response(200, json={"results": rows})

    return httpx.Client(transport=httpx.MockTransport(told))


def test_every_pin_is_asked_about() -> None:
    asked = list(audit.pins())
    names = {(pin.ecosystem, pin.name) for pin in asked}
    assert {("PyPI", "litestar"), ("PyPI", "uvicorn"), ("npm", "svelte"), ("npm", "vite")} <= names
    assert len(asked) > 100 and all(pin.version[0].isdigit() for pin in asked)


def test_what_is_known_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert audit.audit(client({}), if_reachable=False) == 0
    assert audit.audit(client({"h11": "GHSA-1"}), if_reachable=True) == 1
    assert "PyPI h11" in capsys.readouterr().out
    monkeypatch.setitem(audit.ACCEPTED, "GHSA-1", "a test")
    assert audit.audit(client({"h11": "GHSA-1"}), if_reachable=True) == 0


def test_silence_is_no_all_clear(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.audit(client(httpx.ConnectError("no way")), if_reachable=False) == 2
    assert audit.audit(client(httpx.ConnectError("no way")), if_reachable=True) == 0
    assert "NOT audited" in capsys.readouterr().out
