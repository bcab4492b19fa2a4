"""Talk at a table over HTTP: the chat, whether guests may join in, reports, and private notes."""

from litestar import get, post
from litestar.params import FromPath
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server import wire
from cosmodrome.server.database import models
from cosmodrome.server.database.log_writer import TableClosed
from cosmodrome.server.hall.reports import own, report, withdraw
from cosmodrome.server.http.lobby import (
    Asked,
    body_of,
    guard_of,
    hall_of,
    known_player,
    seated_player,
    shown_table,
    welcomed_player,
)
from cosmodrome.server.limits import address_of
from cosmodrome.server.people import restraints
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import description
from cosmodrome.server.table.chat import SEATS, WATCHERS, clean_line
from cosmodrome.server.table.live_table import LiveTable


def _channel(table: LiveTable, player: str) -> str:
    """Those who sit there and those who watch do not hear each other."""
    return WATCHERS if table.seat_of(player) is None else SEATS


def _may_talk(table: LiveTable, player: Player) -> bool:
    """At a table that is listed, guests only if its host lets them."""
    head = table.head
    return head.private or head.guests_talk or player.account or head.host == player.id


@post("/api/tables/{table_id:str}/chat", body=wire.Say, status_code=200)
async def say_line(request: Asked, table_id: FromPath[str]) -> wire.Said:
    data = await body_of(request, wire.Say)
    table = await shown_table(request, table_id, await known_player(request))
    player = await welcomed_player(request)
    if not _may_talk(table, player):
        raise Refused("chat-not-for-guests", 403)
    await restraints.check_words(hall_of(request).store, player.id)
    text = "" if data.phrase else clean_line(data.text)
    guard = guard_of(request)
    guard.lines_here.check(address_of(request.scope))
    guard.lines.take(player.id)
    guard.lines_here.spend(address_of(request.scope))
    try:
        number = await table.say(player.id, _channel(table, player.id), text, data.phrase)
    except TableClosed as closed:
        raise Refused("no-such-table", 404, table=table_id) from closed
    return wire.Said(number)


@post("/api/tables/{table_id:str}/chat/guests", body=wire.LetTalk, status_code=200)
async def let_guests_talk(request: Asked, table_id: FromPath[str]) -> wire.TableSent:
    data = await body_of(request, wire.LetTalk)
    table = await hall_of(request).table(table_id)
    player = await seated_player(request)
    if table.head.host != player.id:
        raise Refused("not-host", 403)
    await table.let_guests_talk(data.allowed)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/report", body=wire.Report, status_code=201)
async def report_something(request: Asked, table_id: FromPath[str]) -> wire.Reported:
    data = await body_of(request, wire.Report)
    table = await shown_table(request, table_id, await known_player(request))
    player = await welcomed_player(request)
    guard_of(request).reports.take(player.id)
    channel = _channel(table, player.id)
    return wire.Reported(await report(table, player.id, channel, data))


@get("/api/tables/{table_id:str}/reports")
async def my_reports(request: Asked, table_id: FromPath[str]) -> list[wire.OwnReport]:
    """What the visitor has reported at a table."""
    player = await known_player(request)
    return await own(hall_of(request).store, player.id, table_id) if player else []


@post("/api/reports/{report_id:str}/take-back", status_code=200)
async def take_back_report(request: Asked, report_id: FromPath[str]) -> dict[str, bool]:
    player = await seated_player(request)
    await withdraw(hall_of(request).store, player.id, report_id)
    return {"taken_back": True}


@get("/api/tables/{table_id:str}/note")
async def my_note(request: Asked, table_id: FromPath[str]) -> wire.Note:
    """What the visitor has noted at a table; only they see it."""
    player = await known_player(request)
    table = await hall_of(request).table(table_id)
    notes = models.notes
    query = select(notes.c.text).where(
        notes.c.table_id == table.head.id, notes.c.player == (player.id if player else "")
    )
    rows = await table.store.read(query)
    return wire.Note(rows[0].text if rows else "")


@post("/api/tables/{table_id:str}/note", body=wire.Note, status_code=200)
async def keep_note(request: Asked, table_id: FromPath[str]) -> wire.Note:
    data = await body_of(request, wire.Note)
    table = await hall_of(request).table(table_id)
    player = await welcomed_player(request)
    notes, text = models.notes, data.text.replace("\0", "")

    async def act(connection: AsyncConnection) -> None:
        await connection.execute(
            delete(notes).where(notes.c.table_id == table.head.id, notes.c.player == player.id)
        )
        if text:
            row = {"table_id": table.head.id, "player": player.id, "text": text}
            await connection.execute(insert(notes).values(row))

    await table.store.write(act)
    return wire.Note(text)


talking = [
    say_line,
    let_guests_talk,
    report_something,
    my_reports,
    take_back_report,
    my_note,
    keep_note,
]
