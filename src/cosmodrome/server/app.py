"""The application: rooms wired together, errors turned into refusals, nothing decided here."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import Message, Scope, Send

from cosmodrome.bots import catalogue
from cosmodrome.core.game import Game
from cosmodrome.games.catalogue import GAMES
from cosmodrome.server import wire
from cosmodrome.server.bots.bot_seats import BotMaker
from cosmodrome.server.db.outage import away, in_one_line, is_outage
from cosmodrome.server.db.store import Store
from cosmodrome.server.hall.clubs import Clubs
from cosmodrome.server.hall.cluster import Cluster
from cosmodrome.server.hall.daily import DailyDealer
from cosmodrome.server.hall.director import Director
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.own_cards import own_games
from cosmodrome.server.hall.restraining import Doorkeeper
from cosmodrome.server.hall.sweeper import Sweeper
from cosmodrome.server.hall.timekeeper import Timekeeper
from cosmodrome.server.hall.unfinished_work import LeftBots
from cosmodrome.server.http import administration, clubs
from cosmodrome.server.http.cached_answers import KeptAnswers
from cosmodrome.server.http.calls import calling
from cosmodrome.server.http.consent import consent
from cosmodrome.server.http.conversation import finish_answers
from cosmodrome.server.http.daily import daily_deals
from cosmodrome.server.http.finished_games import searching
from cosmodrome.server.http.guard import HEADERS, TLS_HEADERS, guarded
from cosmodrome.server.http.hinting import hinting
from cosmodrome.server.http.leaders import leaders
from cosmodrome.server.http.lobby import lobby
from cosmodrome.server.http.mailing import mailing
from cosmodrome.server.http.me import about_me
from cosmodrome.server.http.membership import membership
from cosmodrome.server.http.monitoring import Monitor
from cosmodrome.server.http.openapi import openapi
from cosmodrome.server.http.organising import organising
from cosmodrome.server.http.page_files import page_file
from cosmodrome.server.http.profiles import showing_profiles
from cosmodrome.server.http.progress import progress_routes
from cosmodrome.server.http.puzzles import puzzle_routes
from cosmodrome.server.http.replays import replays
from cosmodrome.server.http.reviewing import reviews
from cosmodrome.server.http.route_arguments import NEW_TOKEN, PROVIDED, Asked
from cosmodrome.server.http.shelf import shelf
from cosmodrome.server.http.socket import table_socket
from cosmodrome.server.http.studies import study_routes
from cosmodrome.server.http.talking import talking
from cosmodrome.server.http.tokens import tokens
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Accounts, cookie_header
from cosmodrome.server.people.programs import Programs, guard_tokens
from cosmodrome.server.refusals import Facts, Refused, retry_after, sentence
from cosmodrome.server.settings import Settings, database_url, redis_url
from cosmodrome.server.table.caller import Caller

logger = logging.getLogger(__name__)

_LAST_ANSWERS = 2.0
"""Seconds for answers that are being written when the server stops."""

ROUTES: Final = [
    *about_me,
    *lobby,
    *membership,
    *mailing,
    *tokens,
    *replays,
    *shelf,
    *leaders,
    openapi,
    *organising,
    *daily_deals,
    *puzzle_routes,
    *progress_routes,
    *study_routes,
    *clubs.club_routes,
    *talking,
    *hinting,
    *reviews,
    *calling,
    *consent,
    *administration.administration,
    *showing_profiles,
    *searching,
    table_socket,
    page_file,
]

_REASONS = {404: "not-found", 405: "not-found", 413: "too-large", 415: "malformed"}


def create_app(
    settings: Settings, games: Mapping[str, Game[Any]] | None = None, maker: BotMaker | None = None
) -> Litestar:
    """The server with the given games and bots, or with all there are. Raises SettingsError."""
    app = _House(
        route_handlers=ROUTES,
        dependencies={**PROVIDED, **administration.PROVIDED, **clubs.PROVIDED},
        lifespan=[_open_house],
        middleware=[guarded],
        guards=[guard_tokens],
        exception_handlers={Refused: refusal, HTTPException: http_failure, Exception: failure},
        request_max_body_size=wire.LARGEST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=6, minimum_size=1024, exclude_opt_key="kept"
        ),
        openapi_config=None,
        logging_config=None,
    )
    furnish(app, settings, games, maker)
    return app


def furnish(
    app: Litestar, settings: Settings, games: Mapping[str, Game[Any]] | None, maker: BotMaker | None
) -> None:
    """All in which one server differs from another, before it opens. Raises SettingsError."""
    shelved = games if games is not None else GAMES
    app.state = State(
        {
            "settings": settings,
            "games": shelved,
            "own_games": own_games(shelved, settings.decks),
            "bots": maker if maker is not None else catalogue,
            "guard": Guard(settings.limits),
            "hosts": frozenset(map(str.lower, settings.hosts)),
            "origins": frozenset(settings.origins),
            "monitor": Monitor(settings.metrics_port),
            "kept": KeptAnswers(),
        }
    )


@asynccontextmanager
async def _open_house(app: Litestar) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    monitor: Monitor = app.state.monitor
    store = Store(database_url(settings.database))
    await store.open()
    app.state.accounts = Accounts(store)
    app.state.programs = Programs(store)
    cluster = Cluster(store, settings.redis or redis_url())
    await cluster.open()
    app.state.hall = Hall(
        store,
        app.state.games,
        app.state.bots,
        app.state.own_games,
        settings.open_seeds,
        cluster,
        settings.limits,
        settings.bot_processes,
        settings.bot_seconds,
        Caller(
            store,
            settings.mail,
            settings.push_contact,
            settings.call_seconds,
            settings.limits.calls,
            settings.push_anywhere,
        ),
    )
    app.state.clubs = Clubs(store, settings.limits, cluster.now)
    sweeper = Sweeper(app.state.hall, settings.keeping)
    await sweeper.begin()
    doorkeeper = Doorkeeper(app.state.hall)
    await doorkeeper.begin()
    director = Director(app.state.hall, settings.keeping)
    await director.begin()
    timekeeper = app.state.timekeeper = Timekeeper(app.state.hall)
    await timekeeper.begin()
    left_bots = LeftBots(app.state.hall)
    await left_bots.begin()
    dealer = DailyDealer(app.state.hall)
    await dealer.begin()
    monitor.hall = app.state.hall
    try:
        yield
    finally:
        monitor.stopping = True
        await finish_answers(_LAST_ANSWERS)
        await sweeper.end()
        await doorkeeper.end()
        await director.end()
        await timekeeper.end()
        await left_bots.end()
        await dealer.end()
        await app.state.hall.close()
        await cluster.close()
        await store.close()


class _House(Litestar):
    """Answers HEAD as GET without a body, at every address, and holds back what says that there was too much."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        """Without those for types of other libraries than msgspec, whose import would take a fifth of a start."""
        return [*plugins, MsgspecDIPlugin()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan" and await self.state.monitor.answers(scope, send):
            return
        if scope["type"] == ScopeType.HTTP:
            send = _unhurried(send, self.state.settings.limits.held_back)
        if scope["type"] == ScopeType.HTTP and scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _bodiless(send)
        if scope["type"] == ScopeType.HTTP:
            send = _finished(send, scope)
        await super().__call__(scope, receive, send)


def _unhurried(send: Send, seconds: float) -> Send:
    async def later(message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == 429:
            await asyncio.sleep(seconds)
        await send(message)

    return later


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
    if is_outage(error):
        logger.warning(
            "%s %s: the database is away: %s", request.method, request.url.path, in_one_line(error)
        )
        return refusal(request, away())
    logger.error("%s failed", request.url.path, exc_info=error)
    return _error(500, "server-error", {})


def _error(status: int, reason: str, facts: Facts) -> Response[wire.ErrorSent]:
    again = retry_after(status, facts)
    headers = {"Retry-After": str(again)} if again is not None else None
    return Response(
        wire.ErrorSent(reason, facts, sentence(reason, facts)), status_code=status, headers=headers
    )


# --- around each request


def _finished(send: Send, scope: Scope) -> Send:
    """With the cookie of whoever was just let in or signed out, and what browsers should not guess or frame."""

    async def finished(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = _headers(message.get("headers", []), scope)
        await send(message)

    return finished


def _headers(own: Iterable[tuple[bytes, bytes]], scope: Scope) -> list[tuple[bytes, bytes]]:
    secure = _settings(scope).secure_cookie or scope.get("scheme") == "https"
    extra = [*HEADERS, *(TLS_HEADERS if secure else ())]
    path = scope["path"]
    names = {bytes(name).lower() for name, _ in own}
    if path.startswith("/api") and b"cache-control" not in names:
        extra.append(("Cache-Control", "no-store"))
    token = scope.get("state", {}).get(NEW_TOKEN)
    if token is not None:
        accounts: Accounts = scope["litestar_app"].state.accounts
        extra.append(("Set-Cookie", cookie_header(accounts.cookie, token, secure)))
    return [*own, *((name.encode(), value.encode()) for name, value in extra)]


def _settings(scope: Scope) -> Settings:
    settings: Settings = scope["litestar_app"].state.settings
    return settings
