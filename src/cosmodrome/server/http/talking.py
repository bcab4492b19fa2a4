"""Talk at a table over HTTP: the chat, whether guests may join in, reports, and private notes."""

from typing import Annotated, Literal

from litestar import get, post
from litestar.params import FromPath
from msgspec import Meta, Struct

from cosmodrome.server.db import chat, restraints
from cosmodrome.server.db.log_writer import TableClosed
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.hall.reports import OwnReport, Report, own, report, withdraw
from cosmodrome.server.http.route_arguments import Given
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import description, talk
from cosmodrome.server.table.chat import LONGEST_LINE, SEATS, WATCHERS, Phrase, clean_line
from cosmodrome.server.table.description import TableSent
from cosmodrome.server.table.live_table import LiveTable


class Say(Struct, forbid_unknown_fields=True):
    """A line of chat: a text, or a phrase that everybody reads in their language.

    `to` is the seat of who alone hears it, where the table has `asides`.
    """

    text: Annotated[str, Meta(max_length=4 * LONGEST_LINE)] = ""
    phrase: Phrase | Literal[""] = ""
    to: int | None = None


class LetTalk(Struct, forbid_unknown_fields=True):
    """Whether guests may chat at a table that is listed."""

    allowed: bool


class Note(Struct, forbid_unknown_fields=True):
    """What a player notes at a table, for themselves."""

    text: Annotated[str, Meta(max_length=4000)]


class Said(Struct):
    number: int


class Reported(Struct):
    id: str


def _channel(table: LiveTable, player: str) -> str:
    """Those who sit there and those who watch do not hear each other."""
    return WATCHERS if table.seat_of(player) is None else SEATS


def _may_talk(table: LiveTable, player: Player) -> bool:
    """At a table that is listed, guests only if its host lets them."""
    head = table.head
    return head.private or head.guests_talk or player.account or head.host == player.id


@post("/api/tables/{table_id:str}/chat", status_code=200)
async def say_line(
    hall: Given[Hall],
    guard: Given[Guard],
    address: Given[str],
    payload: Given[Say],
    shown: Given[LiveTable],
    guest: Given[Player],
) -> Said:
    if not _may_talk(shown, guest):
        raise Refused("chat-not-for-guests", 403)
    await restraints.check_words(hall.store, guest.id)
    text = "" if payload.phrase else clean_line(payload.text)
    guard.lines_here.check(address)
    guard.lines.take(guest.id)
    guard.lines_here.spend(address)
    channel = _channel(shown, guest.id)
    try:
        number = await talk.say(shown, guest.id, channel, text, payload.phrase, payload.to)
    except TableClosed as closed:
        raise Refused("no-such-table", 404, table=shown.head.id) from closed
    return Said(number)


@post("/api/tables/{table_id:str}/chat/guests", status_code=200)
async def let_guests_talk(
    payload: Given[LetTalk], table: Given[LiveTable], player: Given[Player]
) -> TableSent:
    if table.head.host != player.id:
        raise Refused("not-host", 403)
    await talk.let_guests_talk(table, payload.allowed)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/report", status_code=201)
async def report_something(
    guard: Given[Guard], payload: Given[Report], shown: Given[LiveTable], guest: Given[Player]
) -> Reported:
    guard.reports.take(guest.id)
    return Reported(await report(shown, guest.id, _channel(shown, guest.id), payload))


@get("/api/tables/{table_id:str}/reports")
async def my_reports(
    table_id: FromPath[str], hall: Given[Hall], visitor: Given[Player | None]
) -> list[OwnReport]:
    """What the visitor has reported at a table."""
    return await own(hall.store, visitor.id, table_id) if visitor else []


@post("/api/reports/{report_id:str}/take-back", status_code=200)
async def take_back_report(
    report_id: FromPath[str], hall: Given[Hall], player: Given[Player]
) -> dict[str, bool]:
    await withdraw(hall.store, player.id, report_id)
    return {"taken_back": True}


@get("/api/tables/{table_id:str}/note")
async def my_note(visitor: Given[Player | None], table: Given[LiveTable]) -> Note:
    """What the visitor has noted at a table; only they see it."""
    return Note(await chat.note(table.store, table.head.id, visitor.id) if visitor else "")


@post("/api/tables/{table_id:str}/note", status_code=200)
async def keep_note(payload: Given[Note], table: Given[LiveTable], guest: Given[Player]) -> Note:
    text = payload.text.replace("\0", "")
    await chat.keep_note(table.store, table.head.id, guest.id, text)
    return Note(text)


talking = [
    say_line,
    let_guests_talk,
    report_something,
    my_reports,
    take_back_report,
    my_note,
    keep_note,
]
