"""Reports as they are kept: who played is told by ids, and nothing is left there of who is no more."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models
from cosmodrome.server.db.chat import Line
from cosmodrome.server.db.store import Store
from cosmodrome.server.ids import is_id


class Report(msgspec.Struct, frozen=True):
    """What somebody wants looked at, as `models.reports` has it, with the chat that they could hear."""

    id: str
    at: int
    table_id: str
    kind: str
    player: str
    about: str
    line: int
    reason: str
    note: str
    chat: list[Line]
    record: str
    closed: bool = False


def with_players(record: str, players: Sequence[str], sitters: Sequence[str]) -> str:
    """The record of a game with these players by seat, and by place who sat down to its deal, if it tells of one."""
    header, rest = _read(record)
    header["players"] = [*players]
    if header.get("deal"):
        header["deal"]["sitters"] = [*sitters]
    return f"{msgspec.json.encode(header).decode()}\n{rest}"


def players_as(record: str, called: Callable[[str], str]) -> str:
    """The record of a game with each of its players called otherwise; "" where it is about no game."""
    if not record:
        return ""
    header, _ = _read(record)
    deal = header.get("deal")
    players = [_each_as(names, called) for names in header.get("players", [])]
    return with_players(record, players, [called(name) for name in deal["sitters"]] if deal else [])


def players_of(record: str) -> set[str]:
    """All that the players of a game are called in its record."""
    found: set[str] = set()

    def called(name: str) -> str:
        found.add(name)
        return name

    players_as(record, called)
    return found


def _read(record: str) -> tuple[dict[str, Any], str]:
    """Its header, and all that follows."""
    top, _, rest = record.partition("\n")
    return msgspec.json.decode(top), rest


def _each_as(names: str, called: Callable[[str], str]) -> str:
    # Of several who had a seat one stands after the other, as `seat_names` has them.
    return " / ".join(dict.fromkeys(map(called, names.split(" / "))))


async def keep(store: Store, report: Report) -> None:
    row = msgspec.structs.asdict(report) | {"chat": _text(report.chat)}
    await store.change(insert(models.reports).values(row))


async def those(store: Store, closed: bool) -> list[Report]:
    """The earliest first; with `closed` also those that are done with.

    What its author has taken back is told to nobody.
    """
    of = models.reports.c
    return await _those(store, *(() if closed else (of.closed.is_(False),)))


async def one(store: Store, report_id: str) -> Report | None:
    found = await _those(store, models.reports.c.id == report_id) if is_id(report_id) else []
    return found[0] if found else None


async def own(store: Store, player: str, table_id: str) -> list[Report]:
    """What a player has reported at a table and not taken back, the earliest first."""
    of = models.reports.c
    return await _those(store, of.player == player, of.table_id == table_id)


async def _those(store: Store, *condition: ColumnElement[bool]) -> list[Report]:
    of = models.reports.c
    query = select(models.reports).where(of.withdrawn.is_(False), *condition)
    return [_report(row) for row in await store.read(query.order_by(of.at, of.id))]


async def withdraw(store: Store, player: str, report_id: str) -> bool:
    """Take back what this player has reported; whether there was anything."""
    of = models.reports
    own = (of.c.id == report_id, of.c.player == player, of.c.withdrawn.is_(False))
    return is_id(report_id) and await store.change(update(of).where(*own).values(withdrawn=True)) > 0


async def set_closed(store: Store, report_id: str, closed: bool) -> None:
    """Whether a report is done with."""
    of = models.reports
    await store.change(update(of).where(of.c.id == report_id).values(closed=closed))


async def hand_over(connection: AsyncConnection, guest: str, player: str) -> None:
    """What a guest has reported or said, and what was reported of them, is the player's from now on."""

    def called(name: str) -> str:
        return player if name == guest else name

    for report in await _that_tell_of(connection, guest):
        lines = [
            msgspec.structs.replace(line, player=called(line.player), hearer=called(line.hearer))
            for line in report.chat
        ]
        await _change(connection, report, called, lines, report.note)


async def forget(connection: AsyncConnection, player: str, name: str, tables: Sequence[str]) -> None:
    """Reports stay, without who is no more, what they wrote and what they said. `tables` are those that knew them.

    Records of earlier reports have names in place of ids, and at one table there is one of each name.
    """

    def called(text: str) -> str:
        return "" if text in (player, name) else text

    for report in await _that_tell_of(connection, player, tables):
        lines = [line for line in report.chat if player not in (line.player, line.hearer)]
        await _change(connection, report, called, lines, "" if report.player == player else report.note)


async def _that_tell_of(
    connection: AsyncConnection, player: str, tables: Sequence[str] = ()
) -> Sequence[Report]:
    of = models.reports.c
    there = (of.player == player, of.about == player, of.chat.contains(player), of.record.contains(player))
    query = select(models.reports).where(or_(*there, of.table_id.in_(tables)))
    return [_report(row) for row in await connection.execute(query)]


async def _change(
    connection: AsyncConnection, report: Report, called: Callable[[str], str], lines: list[Line], note: str
) -> None:
    """Who is told of there, and nothing else: it may be closed at the same moment."""
    change = update(models.reports).where(models.reports.c.id == report.id)
    await connection.execute(
        change.values(
            player=called(report.player),
            about=called(report.about),
            record=players_as(report.record, called),
            chat=_text(lines),
            note=note,
        )
    )


def _text(lines: list[Line]) -> str:
    return msgspec.json.encode(lines).decode()


def _report(row: Any) -> Report:
    values = {name: getattr(row, name) for name in Report.__struct_fields__}
    return Report(**values | {"chat": msgspec.json.decode(row.chat, type=list[Line])})
