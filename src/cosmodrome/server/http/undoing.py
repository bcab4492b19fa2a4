"""Taking back what was told, over HTTP: what one may ask for, asking for it, and what the others say."""

from litestar import get, post
from litestar.params import FromPath

from cosmodrome.server import wire
from cosmodrome.server.http.lobby import Asked, body_of, guard_of, hall_of, seated_player
from cosmodrome.server.table import agreeing, description, taking_back


@get("/api/tables/{table_id:str}/back")
async def what_to_take_back(request: Asked, table_id: FromPath[str]) -> wire.BackSent:
    """What the visitor may ask to take back, and what would be undone."""
    table = await hall_of(request).table(table_id)
    player = await seated_player(request)
    guard_of(request).backs.take(player.id)
    return agreeing.offered(table, player)


@post("/api/tables/{table_id:str}/back", status_code=200, body=wire.AskBack)
async def ask_back(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    """Asks the others to let one take it back; where there are none but bots it is done at once."""
    data = await body_of(request, wire.AskBack)
    table = await hall_of(request).table(table_id)
    player = await seated_player(request)
    guard_of(request).backs.take(player.id)
    await taking_back.ask(table, player, data.entry)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/back/reply", status_code=200, body=wire.ReplyBack)
async def reply_back(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    """Agrees to what somebody asks to take back, or refuses it; who asked asks no more."""
    data = await body_of(request, wire.ReplyBack)
    table = await hall_of(request).table(table_id)
    player = await seated_player(request)
    await taking_back.reply(table, player, data.agree, data.at)
    return description.describe(table, player.id)


undoing = [what_to_take_back, ask_back, reply_back]
