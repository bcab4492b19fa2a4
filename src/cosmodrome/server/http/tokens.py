"""Tokens over HTTP: a guest makes one for a program, sees whose there are, and revokes them."""

import msgspec
from litestar import delete, get, post
from litestar.params import FromPath

from cosmodrome.server import wire
from cosmodrome.server.http.lobby import Asked, body_of, guard_of, hall_of, known_player, welcomed_player
from cosmodrome.server.limits import address_of
from cosmodrome.server.people import restraints
from cosmodrome.server.people.programs import Program, Programs


class BotSent(msgspec.Struct):
    """A program with a token. `id` is its own as a player."""

    id: str
    name: str
    scopes: list[str]


class BotMade(msgspec.Struct):
    """A new program, and its token, which is told this once."""

    bot: BotSent
    token: str


def programs_of(request: Asked) -> Programs:
    programs: Programs = request.app.state.programs
    return programs


def _sent(program: Program) -> BotSent:
    return BotSent(program.id, program.name, list(program.scopes))


@get("/api/me/bots")
async def my_bots(request: Asked) -> list[BotSent]:
    """The programs of who asks whose tokens are good."""
    player = await known_player(request)
    return [_sent(each) for each in await programs_of(request).of(player)] if player else []


@post("/api/me/bots", status_code=201, body=wire.NewBot)
async def make_bot(request: Asked) -> BotMade:
    """A token for a program of who asks, under a name of its own."""
    data = await body_of(request, wire.NewBot)
    name = await hall_of(request).name_for(None, data.name)
    owner = await welcomed_player(request)
    await restraints.check_words(hall_of(request).store, owner.id)
    guard_of(request).guests_here.take(address_of(request.scope))  # a program is one more guest
    most = guard_of(request).limits.bots
    program, token = await programs_of(request).make(owner, name, list(data.scopes), most)
    return BotMade(_sent(program), token)


@delete("/api/me/bots/{bot_id:str}", status_code=200)
async def revoke_bot(request: Asked, bot_id: FromPath[str]) -> list[BotSent]:
    """Its token is good no more, and whoever is connected by it only watches; gives those that are left."""
    player = await welcomed_player(request)
    await programs_of(request).revoke(player, bot_id)
    hall_of(request).sessions_ended([bot_id])
    return [_sent(each) for each in await programs_of(request).of(player)]


tokens = [my_bots, make_bot, revoke_bot]
