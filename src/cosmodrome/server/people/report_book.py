"""Reports as they are kept: who played is told by ids, and nothing is left there of who is no more."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.database import models


def with_players(record: str, players: Sequence[str], sitters: Sequence[str]) -> str:
    """The record of a game with these players by seat, and by place who sat down to its deal, if it tells of one."""
    header, rest = _read(record)
    header["players"] = [*players]
    if header.get("deal"):
        header["deal"]["sitters"] = [*sitters]
    return f"{msgspec.json.encode(header).decode()}\n{rest}"


def players_as(record: str, called: Callable[[str], str]) -> str:
    """The record of a game with each of its players called otherwise."""
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


async def hand_over(connection: AsyncConnection, guest: str, player: str) -> None:
    """What a guest has reported or said, and what was reported of them, is the player's from now on."""

    def called(name: str) -> str:
        return player if name == guest else name

    for row in await _that_tell_of(connection, guest):
        said = [line | {"player": called(line["player"])} for line in _said(row)]
        values = {"player": called(row.player), "about": called(row.about), "note": row.note}
        await _change(connection, row, values, said, called)


async def forget(connection: AsyncConnection, player: str, name: str, tables: Sequence[str]) -> None:
    """Reports stay, without who is no more, what they wrote and what they said. `tables` are those that knew them.

    Records of earlier reports have names in place of ids, and at one table there is one of each name.
    """

    def called(said: str) -> str:
        return "" if said in (player, name) else said

    for row in await _that_tell_of(connection, player, tables):
        said = [line for line in _said(row) if line["player"] != player]
        values = {"player": called(row.player), "about": called(row.about)}
        values["note"] = "" if row.player == player else row.note
        await _change(connection, row, values, said, called)


async def _that_tell_of(
    connection: AsyncConnection, player: str, tables: Sequence[str] = ()
) -> Sequence[Any]:
    of = models.reports.c
    there = (of.player == player, of.about == player, of.chat.contains(player), of.record.contains(player))
    return (
        await connection.execute(select(models.reports).where(or_(*there, of.table_id.in_(tables))))
    ).all()


def _said(row: Any) -> list[dict[str, Any]]:
    return msgspec.json.decode(row.chat, type=list[dict[str, Any]])


async def _change(
    connection: AsyncConnection,
    row: Any,
    values: dict[str, str],
    said: list[dict[str, Any]],
    called: Callable[[str], str],
) -> None:
    told = {"chat": msgspec.json.encode(said).decode(), "record": players_as(row.record, called)}
    change = update(models.reports).where(models.reports.c.id == row.id)
    await connection.execute(change.values(values | told))
