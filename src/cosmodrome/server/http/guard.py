"""Who may ask at all: the right host, the right origin, and not too often; and what a browser may do with a page."""

import asyncio
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from cosmodrome.server.limits import Guard, address_of
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import LOOPBACK

HEADERS = (
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    # Cards are pictures that the page itself draws.
    (
        "Content-Security-Policy",
        "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'",
    ),
)
TLS_HEADERS = (("Strict-Transport-Security", "max-age=31536000"),)
"""To whoever came by https."""


def guarded(app: ASGIApp) -> ASGIApp:
    """Middleware that refuses what should not be asked. Raises Refused.

    Of a server's state, `hosts` are names, beside loopback and the address that was reached, by which it is known; "*"
    is any. `origins` are other sites whose pages may act in a guest's name, as `http://localhost:5173`.
    """

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        server = scope["litestar_app"].state
        try:
            _check(scope, server.guard, server.hosts, server.origins)
        except Refused as refused:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            if refused.status == 429:  # as over HTTP: who asks on and on cannot do so faster
                await asyncio.sleep(server.guard.limits.held_back)
            closing = {"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.reason}
            await send(closing)  # type: ignore[arg-type]  # a plain dictionary is one of its messages
            return
        await app(scope, receive, send)

    return checked


def _check(scope: Scope, guard: Guard, hosts: frozenset[str], origins: frozenset[str]) -> None:
    headers = {bytes(name).lower(): bytes(value) for name, value in scope.get("headers", [])}
    host = headers.get(b"host", b"").decode("latin-1")
    _check_host(scope, host, hosts)
    if _changes(scope):
        origin = headers.get(b"origin", b"").decode("latin-1")
        if origin and origin not in origins and not _is_here(origin, scope, host):
            raise Refused("other-site", 403, origin=origin[:200])
    api = scope["path"] == "/api" or scope["path"].startswith("/api/")
    (guard.requests_here if api else guard.files_here).take(address_of(scope))
    if scope["type"] == ScopeType.WEBSOCKET:
        guard.openings_here.take(address_of(scope))


def _changes(scope: Scope) -> bool:
    return scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in ("GET", "HEAD", "OPTIONS")


def _check_host(scope: Scope, host: str, hosts: frozenset[str]) -> None:
    """A name that somebody else points at this server is refused: pages of theirs would count as ours."""
    if "*" in hosts:
        return
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        name = ""
    reached = scope.get("server")
    if name and (name in LOOPBACK or name in hosts or (reached and name == str(reached[0]).lower())):
        return
    raise Refused("unknown-host", 421, host=host[:200])


def _is_here(origin: str, scope: Scope, host: str) -> bool:
    """Whether an origin is this site: host, port, and https where one came by it.

    Who reaches us without it may have an https page all the same: a proxy that nobody told us of is between.
    """
    try:
        found = urlsplit(origin)
    except ValueError:
        return False
    schemes = ("https",) if scope.get("scheme") in ("https", "wss") else ("http", "https")
    return found.scheme in schemes and found.netloc.lower() == host.lower()
