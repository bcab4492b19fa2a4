"""At the door of the server: which hosts it answers for, which sites may act, what browsers are told."""

import socket
from pathlib import Path

import pytest

from cosmodrome.server.settings import SettingsError, host_names, networks, origins
from tests.server.conftest import House, tiny_house
from tests.server.people import refused
from tests.server.server_process import ServerProcess

HERE = "http://testserver.local"


@pytest.mark.parametrize(
    "host", ["testserver.local", "localhost:8000", "127.0.0.1", "[::1]:8000", "LOCALHOST"]
)
def test_a_server_answers_for_loopback_and_for_what_was_reached(tiny: House, host: str) -> None:
    assert tiny.visitor(None).get("/api/me", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host", ["evil.example", "testserver.local.evil.example", "127.0.0.1.evil.example", "", "["]
)
def test_a_name_that_others_point_at_it_is_refused(tiny: House, host: str) -> None:
    """Or a page of theirs would be of the same site as the server, and could play in a guest's name."""
    for path in ("/api/me", "/"):
        assert refused(tiny.visitor(None).get(path, headers={"host": host})) == (421, "unknown-host")
    with pytest.raises(Exception, match="unknown-host"):
        tiny.visitor(None).line("x", headers={"host": host})


def test_other_names_are_allowed_by_setting(database: str) -> None:
    with tiny_house(database, hosts=("Tables.example.org",)) as house:
        for host, status in (
            ("tables.example.org", 200),
            ("tables.example.org:443", 200),
            ("example.org", 421),
        ):
            assert house.visitor(None).get("/api/me", headers={"host": host}).status_code == status
    with tiny_house(database, hosts=("*",)) as house:
        assert house.visitor(None).get("/api/me", headers={"host": "any.example"}).status_code == 200


def test_an_origin_equals_the_host_exactly(tiny: House) -> None:
    ada = tiny.visitor("Ada")
    for host, origin, status in (
        ("localhost:8000", "http://localhost:8000", 200),
        ("localhost:8000", "https://LOCALHOST:8000", 200),
        ("localhost:8000", "http://localhost:5173", 403),
        ("localhost:8000", "http://127.0.0.1:8000", 403),
        ("localhost:8000", "http://localhost", 403),
        ("localhost:8000", "ftp://localhost:8000", 403),
        ("localhost:8000", "null", 403),
    ):
        said = ada.post("/api/me", {"name": "Ada"}, headers={"host": host, "origin": origin})
        assert said.status_code == status, (host, origin)


def test_over_https_an_origin_without_it_is_another_site(tiny: House) -> None:
    """Such a page may be anybody's between a browser and the server."""
    tiny.client.base_url = "https://testserver.local"
    for origin, status in (("http://testserver.local", 403), ("https://testserver.local", 200)):
        said = tiny.visitor(None).post("/api/me", {"name": "Ada"}, headers={"origin": origin})
        assert said.status_code == status, origin


def test_a_page_under_development_may_have_an_origin_of_its_own(database: str) -> None:
    with tiny_house(database, origins=("http://localhost:5173",)) as house:
        ada = house.visitor(None)
        for origin, status in (("http://localhost:5173", 200), ("http://localhost:5174", 403), (HERE, 200)):
            assert ada.post("/api/me", {"name": "Ada"}, headers={"origin": origin}).status_code == status


def test_headers_keep_a_browser_to_this_server(tiny: House) -> None:
    for path in ("/api/me", "/", "/api/nothing"):
        headers = tiny.visitor(None).get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "unsafe" not in policy and "http" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "strict-transport-security" not in headers


def test_behind_tls_a_browser_stays_with_it(database: str) -> None:
    with tiny_house(database, secure_cookie=True) as house:
        said = house.visitor(None).post("/api/me", {"name": "Ada"})
        assert said.headers["strict-transport-security"] == "max-age=31536000"
        assert said.headers["set-cookie"].endswith("; Secure")


@pytest.mark.parametrize("length", [300, 5000, 60_000])
def test_a_long_path_is_not_found_and_no_fault(
    database: str, caplog: pytest.LogCaptureFixture, tmp_path: Path, length: int
) -> None:
    page = tmp_path / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html>")
    with tiny_house(database, page) as house:
        visitor = house.visitor(None)
        for path in ("", "table/", "assets/", "x.", "api/", "%F0%9F%9A%80" * 50):
            said = visitor.get(f"/{path}{'x' * length}")
            assert (said.status_code, said.json()["reason"]) == (404, "not-found"), path
            assert len(said.content) < 1000
        # As long as a name can be in an address, and longer than a file's may be.
        for path in ("x" * 200, "%F0%9F%9A%80" * 190):
            assert visitor.get(f"/{path}").status_code == 200
    assert not caplog.records


def test_options_are_checked() -> None:
    assert host_names(["tables.example.org", "*"]) == ("tables.example.org", "*")
    assert origins(["http://localhost:5173"]) == ("http://localhost:5173",)
    assert networks(["10.0.0.0/8", "::1"]) == ["10.0.0.0/8", "::1"]
    for read, wrong in (
        (host_names, "https://tables.example.org"),
        (host_names, "tables.example.org:80"),
        (host_names, ""),
        (origins, "localhost:5173"),
        (origins, "http://localhost:5173/"),
        (origins, "file://x"),
        (networks, "proxy"),
        (networks, "10.0.0.1/8"),
    ):
        with pytest.raises(SettingsError, match="is not"):
            read([wrong])


def test_a_server_says_nothing_of_what_it_is_made_of(database: str) -> None:
    with ServerProcess(database) as server, socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        said = b"".join(iter(lambda: line.recv(65536), b"")).lower()
    assert said.startswith(b"http/1.1 200") and b"\r\nserver:" not in said and b"uvicorn" not in said
