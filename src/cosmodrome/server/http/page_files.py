"""The built page: its files, and index.html for every address that the page itself understands.

Litestar's static files never answer that a file is as before, are read and packed for each visitor anew, and know no
addresses of the page's own.
"""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from cosmodrome.server.http.cached_answers import kept_answer
from cosmodrome.server.refusals import Refused

_UNBUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cosmodrome</title>
<h1>The page has not been built yet</h1>
<p>The server is running, but the files of the page are missing.
In a clone, run <code>make setup</code> there and reload this page. An installed package brings the page with it:
install it again.</p>
</html>
"""
# Systems disagree on these, and a module of the wrong type is not run.
_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".svg": "image/svg+xml", ".ftl": "text/plain"}
_TYPES |= {".woff2": "font/woff2", ".webmanifest": "application/manifest+json", ".wasm": "application/wasm"}
# The names of files in this folder carry a digest of their contents: what was fetched once never changes.
_HASHED = "assets"
_LONGEST = 200
"""Characters of an address that can be one of the page's own: ids and names are shorter."""


@get(["/", "/{path:path}"], include_in_schema=False, kept=True)
async def page_file(request: Request[Any, Any, Any], path: FromPath[str] = "") -> Response[Any]:
    """A file of the page; an address without one is the page's own, and gets index.html."""
    asked = path.strip("/")
    if len(asked) > _LONGEST or asked == "api" or asked.startswith("api/") or "\0" in asked:
        raise Refused("not-found", 404, path=f"/{asked[:_LONGEST]}")
    page: Path = request.app.state.settings.page.resolve()
    file = _file(page, asked)
    if file is None:
        if asked.startswith(f"{_HASHED}/") or "." in asked.rsplit("/", 1)[-1]:
            raise Refused("not-found", 404, path=f"/{asked}")
        file = page / "index.html"
        if not file.is_file():
            return Response(_UNBUILT, status_code=503, media_type=MediaType.HTML)
    return await _sent(request, file, hashed=asked.startswith(f"{_HASHED}/"))


def _file(page: Path, asked: str) -> Path | None:
    """The file of the page by this name, if there is one."""
    try:
        file = (page / asked).resolve()
        return file if asked and file.is_relative_to(page) and file.is_file() else None
    except OSError:  # a name that is too long for the system
        return None


async def _sent(request: Request[Any, Any, Any], file: Path, hashed: bool) -> Response[bytes]:
    facts = file.stat()
    caching = "public, max-age=31536000, immutable" if hashed else "no-cache"
    kind = _TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    key = ("page", str(file), facts.st_mtime_ns, facts.st_size)
    return await kept_answer(request, key, file.read_bytes, kind, caching)
