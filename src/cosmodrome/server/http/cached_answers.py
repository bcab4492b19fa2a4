"""Answers that stay as they are: each is made and packed once, beside the event loop, and kept while there is room."""

import asyncio
import gzip
import hashlib
from collections.abc import Callable, Hashable
from functools import partial
from typing import Any

import msgspec
from litestar import Request, Response

from cosmodrome.server import wire
from cosmodrome.server.background import in_background

_MOST = 32 * 1024 * 1024
"""Bytes of all that is kept: the page takes less than one million, the longest replay a tenth of that."""
_SHORT = 1024
"""What is shorter is sent as it is."""
_PACKED_ALREADY = frozenset({"image/png", "font/woff2"})


class KeptAnswer(msgspec.Struct, frozen=True):
    """A body as it is kept, and what is said of it."""

    body: bytes
    packed: bool
    kind: str
    etag: str


class KeptAnswers:
    """Of one server. Those that nobody has asked for the longest go first."""

    def __init__(self, most: int = _MOST) -> None:
        self._most = most
        self._kept: dict[Hashable, KeptAnswer] = {}
        """The latest asked for stands last."""
        self._bytes = 0
        self._making: dict[Hashable, asyncio.Task[KeptAnswer]] = {}

    def __contains__(self, key: Hashable) -> bool:
        """Whether it is there, or being made."""
        return key in self._kept or key in self._making

    async def get(self, key: Hashable, kind: str, make: Callable[[], bytes]) -> KeptAnswer:
        """The answer by this key, made if it is not there; once, however many ask for it. Raises what `make` raises."""
        if (found := self._kept.pop(key, None)) is not None:
            self._kept[key] = found
            return found
        if (making := self._making.get(key)) is None:
            making = self._making[key] = asyncio.create_task(self._make(key, kind, make))
            # Whoever asked for it may have gone: then nobody looks.
            making.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(making)

    async def _make(self, key: Hashable, kind: str, make: Callable[[], bytes]) -> KeptAnswer:
        try:
            found = await in_background(_made, kind, make)
        finally:
            del self._making[key]
        self._kept[key] = found
        self._bytes += len(found.body)
        while self._bytes > self._most:
            self._bytes -= len(self._kept.pop(next(iter(self._kept))).body)
        return found


def _made(kind: str, make: Callable[[], bytes]) -> KeptAnswer:
    body = make()
    etag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
    packed = len(body) >= _SHORT and kind not in _PACKED_ALREADY
    return KeptAnswer(gzip.compress(body, 6, mtime=0) if packed else body, packed, kind, etag)


async def kept_answer(
    request: Request[Any, Any, Any],
    key: Hashable,
    make: Callable[[], bytes],
    kind: str = "application/json",
    caching: str = "",
    headers: dict[str, str] | None = None,
) -> Response[bytes]:
    """What `make` gives, made once for this key. With `caching` a browser may keep it, as that says.

    A route that answers so is marked `kept=True`: what is packed already is not packed again.
    """
    answers: KeptAnswers = request.app.state.kept
    return await told(request, await answers.get(key, kind, make), caching, headers)


async def packed(facts: object) -> KeptAnswer:
    """These as JSON, to be told more than once."""
    return await in_background(_made, "application/json", partial(wire.encode, facts))


async def told(
    request: Request[Any, Any, Any],
    found: KeptAnswer,
    caching: str = "",
    headers: dict[str, str] | None = None,
) -> Response[bytes]:
    """What has been made before, as who asks can read it; the rest as of `kept_answer`."""
    sent = dict(headers or {})
    if found.packed:
        sent["Vary"] = "Accept-Encoding"
    if caching:
        sent |= {"ETag": found.etag, "Cache-Control": caching}
        if found.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=sent)
    body = found.body
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        sent["Content-Encoding"] = "gzip"
    elif found.packed:
        body = await in_background(gzip.decompress, body)
    return Response(body, media_type=found.kind, headers=sent)
