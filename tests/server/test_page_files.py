"""The built page: index.html for the page's own addresses, lasting caches for hashed files, nothing else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmodrome.server.http import cached_answers
from tests.server.conftest import House, tiny_house


@pytest.fixture
def page(tmp_path: Path) -> Path:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>the page</title>")
    (folder / "assets" / "index-1a2b3c.js").write_text("export {};" + " " * 2000)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for you")
    return folder


@pytest.fixture
def house(database: str, page: Path) -> Iterator[House]:
    with tiny_house(database, page) as house:
        yield house


@pytest.mark.parametrize("path", ["/", "/t/abcd2345", "/cards/race", "/settings", "/t/abc/"])
def test_the_pages_own_addresses_get_the_page(house: House, path: str) -> None:
    said = house.visitor(None).get(path)
    assert (said.status_code, said.headers["cache-control"]) == (200, "no-cache")
    assert "the page" in said.text and said.headers["content-type"].startswith("text/html")
    again = house.visitor(None).get(path, headers={"if-none-match": said.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_hashed_files_last(house: House) -> None:
    said = house.visitor(None).get("/assets/index-1a2b3c.js")
    assert said.headers["content-type"].startswith("text/javascript")
    assert "immutable" in said.headers["cache-control"]
    assert said.headers["content-encoding"] == "gzip" and said.text.startswith("export {};")
    assert house.visitor(None).get("/icon.svg").headers["content-type"] == "image/svg+xml"


def test_a_file_is_packed_once_however_often_it_is_asked_for(
    house: House, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed: list[int] = []
    usual = cached_answers.gzip.compress
    monkeypatch.setattr(
        cached_answers.gzip,
        "compress",
        lambda body, *given, **named: [packed.append(1), usual(body, *given, **named)][1],
    )
    script = page / "assets" / "index-1a2b3c.js"
    said = [house.visitor(None).get("/assets/index-1a2b3c.js") for _ in range(5)]
    assert len(packed) == 1 and {each.content for each in said} == {script.read_bytes()}
    plain = house.visitor(None).get("/assets/index-1a2b3c.js", headers={"accept-encoding": "identity"})
    assert (
        plain.content == said[0].content
        and plain.headers["vary"] == said[0].headers["vary"] == "Accept-Encoding"
    )
    assert plain.headers["etag"] == said[0].headers["etag"] and "content-encoding" not in plain.headers
    # A picture is packed already; what is built anew is there at once.
    (page / "icon.png").write_bytes(b"\x89PNG" + bytes(5000))
    assert "content-encoding" not in house.visitor(None).get("/icon.png").headers
    assert len(packed) == 1
    script.write_text("export { another };" + " " * 2000)
    assert house.visitor(None).get("/assets/index-1a2b3c.js").text.startswith("export { another }")


@pytest.mark.parametrize(
    "path",
    [
        "/assets/index-old.js",
        "/nix.png",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/t/..%5c..%5csecret.txt",
        "/secret.txt%00",
        "/api",
        "/api/nix",
        "/api/tables/x/y/z",
    ],
)
def test_what_is_not_there_is_not_found(house: House, path: str) -> None:
    said = house.visitor(None).get(path)
    assert "not for you" not in said.text
    assert said.status_code == 404, said.text
    assert said.json()["reason"] in ("not-found", "no-such-table")


def test_a_page_that_was_not_built_says_so(tiny: House) -> None:
    said = tiny.visitor(None).get("/")
    assert said.status_code == 503
    assert "make setup" in said.text


@pytest.mark.parametrize(
    "path", ["/", "/assets/index-1a2b3c.js", "/t/abc", "/api/games", "/api/me", "/nix.png", "/api/nix"]
)
def test_head_answers_as_get_without_a_body(house: House, path: str) -> None:
    got, asked = (house.visitor(None).request(method, path) for method in ("GET", "HEAD"))
    assert asked.status_code == got.status_code
    assert dict(asked.headers) == dict(got.headers)
    assert asked.content == b"" != got.content


def test_head_is_no_way_to_what_is_no_get(house: House) -> None:
    assert (
        house.visitor(None).request("HEAD", "/api/play").status_code
        == house.visitor(None).get("/api/play").status_code
        == 405
    )
