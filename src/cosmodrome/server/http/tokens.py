"""Tokens over HTTP: a guest makes one for a program, sees whose there are, and revokes them."""

from typing import Annotated, Literal

from litestar import delete, get, post
from litestar.params import FromPath
from msgspec import Meta, Struct

from cosmodrome.server.db import restraints
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.route_arguments import Asked, Given, welcomed_player
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.people.programs import Program, Programs
from cosmodrome.server.wire import Name


class NewBot(Struct, forbid_unknown_fields=True):
    """A program that is to have a token: what it is called, and what it may do."""

    name: Name
    scopes: Annotated[tuple[Literal["read", "play"], ...], Meta(min_length=1, max_length=2)] = (
        "read",
        "play",
    )


class BotSent(Struct):
    """A program with a token. `id` is its own as a player."""

    id: str
    name: str
    scopes: list[str]


class BotMade(Struct):
    """A new program, and its token, which is told this once."""

    bot: BotSent
    token: str


def _sent(program: Program) -> BotSent:
    return BotSent(program.id, program.name, list(program.scopes))


@get("/api/me/bots")
async def my_bots(programs: Given[Programs], visitor: Given[Player | None]) -> list[BotSent]:
    """The programs of who asks whose tokens are good."""
    return [_sent(each) for each in await programs.of(visitor)] if visitor else []


@post("/api/me/bots", status_code=201)
async def make_bot(
    request: Asked,
    hall: Given[Hall],
    guard: Given[Guard],
    programs: Given[Programs],
    address: Given[str],
    payload: Given[NewBot],
    visitor: Given[Player | None],
) -> BotMade:
    """A token for a program of who asks, under a name of its own."""
    name = await hall.name_for(None, payload.name)
    owner = await welcomed_player(request, visitor)
    await restraints.check_words(hall.store, owner.id)
    guard.guests_here.take(address)  # a program is one more guest
    program, token = await programs.make(owner, name, list(payload.scopes), guard.limits.bots)
    return BotMade(_sent(program), token)


@delete("/api/me/bots/{bot_id:str}", status_code=200)
async def revoke_bot(
    bot_id: FromPath[str], hall: Given[Hall], programs: Given[Programs], guest: Given[Player]
) -> list[BotSent]:
    """Its token is good no more, and whoever is connected by it only watches; gives those that are left."""
    await programs.revoke(guest, bot_id)
    hall.sessions_ended([bot_id])
    return [_sent(each) for each in await programs.of(guest)]


tokens = [my_bots, make_bot, revoke_bot]
