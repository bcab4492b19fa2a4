"""The application: rooms wired together, errors turned into refusals, nothing decided here."""

import logging
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cosmodrome.bots import catalogue
from cosmodrome.core.game import Game
from cosmodrome.games.catalogue import GAMES
from cosmodrome.server import wire
from cosmodrome.server.accounts import Accounts, cookie_header
from cosmodrome.server.attempts import Attempts
from cosmodrome.server.bot_seats import BotMaker
from cosmodrome.server.hall import Hall
from cosmodrome.server.lobby import NEW_TOKEN, lobby
from cosmodrome.server.own_cards import own_games
from cosmodrome.server.page_files import page_file
from cosmodrome.server.refusals import Facts, Refused, sentence
from cosmodrome.server.settings import Settings, database_url
from cosmodrome.server.shelf import shelf
from cosmodrome.server.socket import table_socket
from cosmodrome.server.store import Store

logger = logging.getLogger(__name__)

Asked = Request[Any, Any, State]
_REASONS = {404: "not-found", 405: "not-found", 413: "too-large", 415: "malformed"}
_HERE = {"localhost", "127.0.0.1", "::1"}


def create_app(
    settings: Settings, games: Mapping[str, Game[Any]] | None = None, maker: BotMaker | None = None
) -> Litestar:
    """The server with the given games and bots, or with all there are. Raises SettingsError."""
    shelved = games if games is not None else GAMES
    own = own_games(shelved, settings.decks)
    bots = maker if maker is not None else catalogue

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = Store(database_url(settings.database))
        await store.open()
        app.state.accounts = Accounts(store)
        app.state.recoveries = Attempts(most=10, seconds=600)
        app.state.hall = Hall(store, shelved, bots, own, settings.open_seeds)
        try:
            yield
        finally:
            await app.state.hall.close()
            await store.close()

    return _House(
        route_handlers=[lobby, shelf, table_socket, page_file],
        lifespan=[open_house],
        state=State({"settings": settings}),
        middleware=[same_origin],
        before_send=[finished_headers],
        exception_handlers={Refused: refusal, HTTPException: http_failure, Exception: failure},
        request_max_body_size=wire.LARGEST_BODY,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, minimum_size=1024),
        openapi_config=None,
        logging_config=None,
    )


class _House(Litestar):
    """Answers HEAD as GET without a body, at every address."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _bodiless(send)
        await super().__call__(scope, receive, send)


def _bodiless(send: Send) -> Send:
    async def head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return head


# --- errors


def refusal(_request: Asked, error: Refused) -> Response[wire.ErrorSent]:
    return _error(error.status, error.reason, error.facts)


def http_failure(_request: Asked, error: HTTPException) -> Response[wire.ErrorSent]:
    reason = _REASONS.get(error.status_code, "malformed" if error.status_code < 500 else "server-error")
    facts: Facts = {}
    if reason == "malformed":
        extra = "; ".join(str(one.get("message", one)) for one in error.extra or [] if isinstance(one, dict))
        facts["detail"] = ": ".join(part for part in (error.detail, extra) if part)[:400]
    elif reason == "too-large":
        facts["most"] = wire.LARGEST_BODY
    return _error(error.status_code, reason, facts)


def failure(request: Asked, error: Exception) -> Response[wire.ErrorSent]:
    logger.error("%s failed", request.url.path, exc_info=error)
    return _error(500, "server-error", {})


def _error(status: int, reason: str, facts: Facts) -> Response[wire.ErrorSent]:
    return Response(wire.ErrorSent(reason, facts, sentence(reason, facts)), status_code=status)


# --- around each request


def same_origin(app: ASGIApp) -> ASGIApp:
    """Refuses what another site's page asks for in a guest's name: a socket, or any change."""

    async def checked(scope: Scope, receive: Receive, send: Send) -> None:
        headers = {bytes(name).lower(): bytes(value) for name, value in scope.get("headers", [])}
        changes = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in (
            "GET",
            "HEAD",
            "OPTIONS",
        )
        origin = headers.get(b"origin", b"").decode("latin-1")
        host = headers.get(b"host", b"").decode("latin-1")
        if changes and origin and not _same_site(origin, host):
            raise Refused("other-site", 403, origin=origin[:200])
        await app(scope, receive, send)

    return checked


def _same_site(origin: str, host: str) -> bool:
    try:
        from_there, here = urlsplit(origin), urlsplit(f"//{host}")
        # On one machine the page may come from its development server, which has another port.
        return from_there.netloc == host or {from_there.hostname, here.hostname} <= _HERE
    except ValueError:
        return False


async def finished_headers(message: Message, scope: Scope) -> None:
    """The cookie of a guest just welcomed, and what browsers should not guess or frame."""
    if message["type"] != "http.response.start":
        return
    extra = [
        ("X-Content-Type-Options", "nosniff"),
        ("Referrer-Policy", "same-origin"),
        ("Content-Security-Policy", "frame-ancestors 'none'"),
    ]
    path = scope["path"]
    kept = {bytes(name).lower() for name, _ in message.get("headers", [])}
    if path.startswith("/api") and b"cache-control" not in kept:
        extra.append(("Cache-Control", "no-store"))
    token = scope.get("state", {}).get(NEW_TOKEN)
    if token:
        secure = _settings(scope).secure_cookie or scope.get("scheme") == "https"
        accounts: Accounts = scope["litestar_app"].state.accounts
        extra.append(("Set-Cookie", cookie_header(accounts.cookie, token, secure)))
    headers = [*message.get("headers", []), *((name.encode(), value.encode()) for name, value in extra)]
    message["headers"] = headers


def _settings(scope: Scope) -> Settings:
    settings: Settings = scope["litestar_app"].state.settings
    return settings
