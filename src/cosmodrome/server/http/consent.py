"""What needs the others at a table, over HTTP: taking back what was told, pauses, more time, skipping."""

from typing import Literal

from litestar import get, post
from msgspec import Struct

from cosmodrome.server.http.route_arguments import Given
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.table import agreeing, description, hourglass
from cosmodrome.server.table.agreeing import MotionSent
from cosmodrome.server.table.clocks import Clock
from cosmodrome.server.table.consent import Consent, say
from cosmodrome.server.table.description import TableSent
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.skipping import skip


class Skip(Struct, forbid_unknown_fields=True):
    """`skips`: the only answer there is is given for me, also while I am away."""

    skips: bool


class TimeWish(Struct, forbid_unknown_fields=True):
    """What needs nobody's consent: a `holiday`, the way `back` from it, and `enough`: who has waited until the
    hourglass was empty goes on.
    """

    wish: Literal["holiday", "back", "enough"]


@get("/api/tables/{table_id:str}/back")
async def what_to_take_back(
    guard: Given[Guard], table: Given[LiveTable], player: Given[Player]
) -> MotionSent:
    """What the visitor may ask to take back, and what would be undone."""
    guard.backs.take(player.id)
    return agreeing.offered(table, player)


@post("/api/tables/{table_id:str}/motion", status_code=200)
async def consent_to(
    guard: Given[Guard], payload: Given[Consent], table: Given[LiveTable], player: Given[Player]
) -> TableSent:
    """Proposes something, agrees to it or refuses it; where there are none but bots it is done at once."""
    if (
        payload.about == "back" and payload.agree and payload.at is None
    ):  # it may be a new one, to be looked up
        guard.backs.take(player.id)
    await say(table, player, payload)
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/time", status_code=200, bots="play")
async def wish_for_time(
    payload: Given[TimeWish], table: Given[LiveTable], player: Given[Player]
) -> TableSent:
    if payload.wish == "enough":
        await hourglass.end_waiting(table, player)
    else:
        await table.attendant(Clock).holiday(player.id, payload.wish == "holiday")
    return description.describe(table, player.id)


@post("/api/tables/{table_id:str}/skip", status_code=200, bots="play")
async def skip_questions(payload: Given[Skip], table: Given[LiveTable], player: Given[Player]) -> TableSent:
    await skip(table, player.id, payload.skips)
    return description.describe(table, player.id)


consent = [what_to_take_back, consent_to, wish_for_time, skip_questions]
