"""Reports: a line of chat, a player, or something wrong, kept with chat and record for whoever runs the server."""

import msgspec
from sqlalchemy import insert

from cosmodrome.server import models
from cosmodrome.server.accounts import fresh_id
from cosmodrome.server.chat import Line, clean_line
from cosmodrome.server.ending import log_of
from cosmodrome.server.live_table import LiveTable
from cosmodrome.server.refusals import Refused

LONGEST_NOTE = 1000


async def report(
    table: LiveTable, player: str, channel: str, note: str, line: int | None, seat: int | None
) -> str:
    """Keep what a player wants looked at, with what was said and played until now; gives its id. Raises Refused.

    About a line of the chat, or who sits in a seat; else something at the table is wrong.
    """
    await table.chat.read_on()
    said = list(table.chat.since(channel, -1))
    about = _of_line(said, line) if line is not None else _of_seat(table, seat)
    kept = await table.store.ending(table.head.id) if table.ending is not None else None
    report_id = fresh_id()
    row = {
        "id": report_id,
        "at": table.now(),
        "table_id": table.head.id,
        "kind": "line" if line is not None else "table" if seat is None else "player",
        "player": player,
        "about": about,
        "line": -1 if line is None else line,
        "note": clean_line(note, LONGEST_NOTE) if note.strip() else "",
        "chat": msgspec.json.encode(said).decode(),
        "record": kept.record if kept is not None else _log(table),
        "closed": False,
    }
    await table.store.write(lambda connection: connection.execute(insert(models.reports).values(row)))
    return report_id


def _of_line(said: list[Line], number: int) -> str:
    found = next((line.player for line in said if line.number == number), None)
    if found is None:
        raise Refused("no-such-line", 404, line=number)
    return found


def _of_seat(table: LiveTable, seat: int | None) -> str:
    if seat is None:
        return ""
    if not 0 <= seat < table.head.seats or not table.places[seat].player:
        raise Refused("no-such-seat", 404, seat=seat)
    return table.places[seat].player


def _log(table: LiveTable) -> str:
    """What has been answered until now, with the seed: only whoever runs the server reads it."""
    return log_of(table.head, table.seat_names(None), table.answers, None)
