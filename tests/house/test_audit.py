"""The audit of dependencies asks about every pin, and says what it found, or that nobody could be asked."""

import json

import httpx
import pytest
from tools import audit

H11 = next(pin for pin in audit.pins() if pin.name == "h11")
VITE = next(pin for pin in audit.pins() if pin.name == "vite")
NOBODY = httpx.ConnectError("no way")
FINE = json.dumps({"vulnerabilities": {}})


def osv(request: httpx.Request, known: dict[str, str]) -> httpx.Response:
    names = [query["package"]["name"] for query in json.loads(request.content)["queries"]]
    return httpx.Response(
        200, json={"results": [{"vulns": [{"id": known[name]}]} if name in known else {} for name in names]}
    )


def pypi(request: httpx.Request, known: dict[str, str], newest: dict[str, str]) -> httpx.Response:
    """A mirror that tells of newest versions only: those pinned here, unless `newest` has another."""
    _, _, name, *version, _ = request.url.path.split("/")
    if version:
        return httpx.Response(404)
    pinned = {pin.name: pin.version for pin in audit.pins() if pin.ecosystem == "PyPI"}
    weaknesses = [{"id": known[name], "withdrawn": None}] if name in known else []
    facts = {"info": {"version": (pinned | newest)[name]}, "vulnerabilities": weaknesses}
    return httpx.Response(200, json=facts)


def client(
    by_osv: dict[str, str] | None = None,
    by_pypi: dict[str, str] | None = None,
    newest: dict[str, str] | None = None,
) -> httpx.Client:
    """Who asks and is told what is known of packages, by their names; None is silence."""

    def told(request: httpx.Request) -> httpx.Response:
        if request.url.host == "api.osv.dev" and by_osv is not None:
            return osv(request, by_osv)
        if request.url.host == httpx.URL(audit.pypi()).host and by_pypi is not None:
            return pypi(request, by_pypi, newest or {})
        raise NOBODY

    return httpx.Client(transport=httpx.MockTransport(told))


@pytest.fixture(autouse=True)
def npm(monkeypatch: pytest.MonkeyPatch) -> None:
    npm_says(monkeypatch, json.dumps({"error": {"summary": "405 Method Not Allowed"}}))


def npm_says(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(audit, "npm_audit", lambda: text)


def test_every_pin_is_asked_about() -> None:
    asked = list(audit.pins())
    names = {(pin.ecosystem, pin.name) for pin in asked}
    assert {("PyPI", "litestar"), ("PyPI", "uvicorn"), ("npm", "svelte"), ("npm", "vite")} <= names
    assert len(asked) > 100 and all(pin.version[0].isdigit() for pin in asked)


def test_what_is_known_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert audit.audit(client({}), if_reachable=False) == 0
    assert audit.audit(client({"h11": "GHSA-1"}), if_reachable=True) == 1
    assert f"PyPI h11 {H11.version}: GHSA-1" in capsys.readouterr().out
    monkeypatch.setitem(audit.ACCEPTED, "GHSA-1", "a test")
    assert audit.audit(client({"h11": "GHSA-1"}), if_reachable=True) == 0


def test_where_the_first_list_is_silent_the_registries_are_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    npm_says(monkeypatch, FINE)
    assert audit.audit(client(by_pypi={}), if_reachable=False) == 0
    assert "NOT AUDITED" not in capsys.readouterr().out
    assert audit.audit(client(by_pypi={"h11": "PYSEC-1"}), if_reachable=True) == 1
    assert f"PyPI h11 {H11.version}: PYSEC-1" in capsys.readouterr().out
    via = ["postcss", {"url": "https://github.com/advisories/GHSA-2"}]
    vite = {"vite": {"via": via, "nodes": ["node_modules/vite"]}}
    npm_says(monkeypatch, json.dumps({"vulnerabilities": vite}))
    assert audit.audit(client(by_pypi={}), if_reachable=True) == 1
    assert f"npm vite {VITE.version}: GHSA-2" in capsys.readouterr().out


def test_a_version_that_a_registry_does_not_tell_of_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    npm_says(monkeypatch, FINE)
    older = client(by_pypi={"h11": "PYSEC-1"}, newest={"h11": "99.0"})  # what is known is of another version
    assert audit.audit(older, if_reachable=False) == 2
    assert "1 dependencies were NOT AUDITED: h11" in capsys.readouterr().out
    assert audit.audit(older, if_reachable=True) == 0


def test_silence_is_no_all_clear(capsys: pytest.CaptureFixture[str]) -> None:
    assert audit.audit(client(), if_reachable=False) == 2
    assert audit.audit(client(), if_reachable=True) == 0
    assert capsys.readouterr().out.count("NOT AUDITED: all of them") == 4  # each ecosystem, each time
