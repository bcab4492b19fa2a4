"""Time at a table over HTTP: pauses and more time by consent, one's own holidays, not being asked needlessly."""

from litestar import post
from litestar.params import FromPath

from cosmodrome.server import wire
from cosmodrome.server.http.lobby import Asked, body_of, hall_of, seated_player
from cosmodrome.server.table import description, hourglass


@post("/api/tables/{table_id:str}/time", status_code=200, body=wire.TimeWish, bots="play")
async def wish_for_time(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    data = await body_of(request, wire.TimeWish)
    table = await hall_of(request).table(table_id)
    player = await seated_player(request)
    if data.wish == "enough":
        await hourglass.end_waiting(table, player)
    else:
        await table.wish_for_time(player.id, data.wish)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/skip", status_code=200, body=wire.Skip, bots="play")
async def skip_questions(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    data = await body_of(request, wire.Skip)
    table = await hall_of(request).table(table_id)
    player = await seated_player(request)
    await table.skip(player.id, data.skips)
    return description.describe(table, player.id)


timing = [wish_for_time, skip_questions]
