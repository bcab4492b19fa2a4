"""Programs that play as guests do: made by a guest, known by a token, allowed what its scopes say."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from cosmodrome.server.db import programs
from cosmodrome.server.db.store import Store
from cosmodrome.server.ids import LONGEST_ID, fresh_id
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused

Scope = Literal["read", "play"]
READ: Scope = "read"
PLAY: Scope = "play"
"""Whoever may play may read."""
_PREFIX = "cosmo_"
"""So that a token is known for what it is where it should not stand."""
_LONGEST = 64
_PROGRAM = "cosmodrome_program"
"""Where the guard leaves the program that asks, for the handler."""


class Program(Player, frozen=True, kw_only=True):
    """A program as others may know it. `owner` is the id of the guest who made it, `owned_by` their name."""

    owner: str
    owned_by: str
    scopes: list[Scope]

    @property
    def answering(self) -> list[str]:
        return [self.id, self.owner]


class Programs:
    """Who a token belongs to."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def make(self, owner: Player, name: str, scopes: list[Scope], most: int) -> tuple[Program, str]:
        """A new program under a name that has been looked at, and its token, which is kept nowhere.

        Raises Refused for more than `most` of one owner.
        """
        if await programs.count(self._store, owner.id) >= most:
            raise Refused("too-many-bots", 429, most=most)
        token = _PREFIX + secrets.token_urlsafe(24)
        program = _program(fresh_id(12), name, owner.id, owner.name, sorted(set(scopes)))
        await programs.add(self._store, program.id, name, owner.id, _digest(token), " ".join(program.scopes))
        return program, token

    async def known(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Program | None:
        """The program whose token a request carries; None where it carries none. Raises Refused for a wrong one."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() != "bearer":
            return None
        token = token.strip()
        found = await programs.known(self._store, _digest(token)) if 0 < len(token) <= _LONGEST else None
        if found is None:
            raise Refused("bad-token", 401)
        player, name, owner, owned_by, scopes = found
        return _program(player, name, owner, owned_by, scopes.split())

    async def of(self, owner: Player) -> list[Program]:
        """Those of a guest whose tokens are good, the latest first."""
        return [
            _program(player, name, owner.id, owner.name, scopes.split())
            for player, name, scopes in await programs.of_owner(self._store, owner.id)
        ]

    async def revoke(self, owner: Player, program: str) -> None:
        """Its token is good no more. Raises Refused where the owner has no such program."""
        if len(program) > LONGEST_ID or not program.isascii() or not program.isalnum():
            raise Refused("no-such-bot", 404)
        if not await programs.end(self._store, program, owner.id):
            raise Refused("no-such-bot", 404)


def _program(player: str, name: str, owner: str, owned_by: str, scopes: Sequence[str]) -> Program:
    allowed = msgspec.convert(scopes, list[Scope])
    return Program(player, name, owner=owner, owned_by=owned_by, scopes=allowed)


def may(program: Program, scope: Scope) -> bool:
    return scope in program.scopes or PLAY in program.scopes


async def guard_tokens(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Of requests with a token lets through what its scopes allow: routes say by `bots` which of them they need.

    A route that says nothing is for people. Raises Refused. Sockets look for themselves.
    """
    if connection.scope["type"] != ScopeType.HTTP:
        return
    programs: Programs = connection.app.state.programs
    program = await programs.known(connection)
    if program is None:
        return
    needed: Scope | None = handler.opt.get("bots")
    if needed is None:
        raise Refused("not-for-bots", 403)
    if not may(program, needed):
        raise Refused("not-in-scope", 403, scope=needed)
    guard: Guard = connection.app.state.guard
    guard.programs.take(program.id)
    connection.scope["state"][_PROGRAM] = program


def program_asking(connection: ASGIConnection[Any, Any, Any, Any]) -> Program | None:
    """The program that the guard has let through."""
    found: Program | None = connection.scope["state"].get(_PROGRAM)
    return found


def _digest(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
