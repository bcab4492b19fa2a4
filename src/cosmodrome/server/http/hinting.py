"""Hints at a table over HTTP: what a strong bot would consider where a person is asked, from what they may see."""

import asyncio
import logging

from litestar import post
from litestar.params import FromPath

from cosmodrome.bots.hints import Considered
from cosmodrome.core.seen import as_seen
from cosmodrome.play.record import HINT
from cosmodrome.server import wire
from cosmodrome.server.bots.minds import AskedHint
from cosmodrome.server.bots.thinkers import BotsFail, Thinkers
from cosmodrome.server.database.store import OPEN
from cosmodrome.server.http.lobby import Asked, body_of, guard_of, hall_of, seated_player
from cosmodrome.server.limits import address_of
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import marks
from cosmodrome.server.table.agreeing import people_at
from cosmodrome.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)

_PATIENCE = 30.0
"""Seconds for which somebody waits for a hint, with all whose turn to think is before theirs."""


@post("/api/tables/{table_id:str}/hint", body=wire.AskHint, status_code=200)
async def ask_hint(request: Asked, table_id: FromPath[str]) -> wire.HintSent:
    """It takes its turn among the thoughts of bots, and marks the table."""
    data = await body_of(request, wire.AskHint)
    hall, guard = hall_of(request), guard_of(request)
    table = await hall.table(table_id)
    player = await seated_player(request)
    asked = _asked(table, player.id, data.question)
    if len(people_at(table)) > 1:  # with bots alone nobody else is kept waiting
        guard.hints_here.check(address_of(request.scope))
        guard.hints.take(player.id)
        guard.hints_here.spend(address_of(request.scope))
    told = await _told(hall.thinkers, player.id, asked)
    async with table.lock:
        await marks.mark(table.store, table.head, HINT)
        table.announce()
    return told


def _asked(table: LiveTable, player: str, question: int) -> AskedHint:
    """The question as the player sees it. Raises Refused where there is none, or no hints are given."""
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not-seated", 403)
    if table.head.status == OPEN:
        raise Refused("not-started")
    if table.course is None:
        raise Refused("game-over")
    if table.head.rated:
        raise Refused("no-hints-rated")
    if seat not in table.game.may_act(table.state):
        raise Refused("not-asked")
    if question != table.question(seat):
        raise Refused("stale-question", asked=question, answered=table.question(seat))
    view = table.game.view(table.state, seat)
    return AskedHint(
        table.head.id, table.game, view, as_seen(table.game.decision(table.state, seat), table.game, view)
    )


async def _told(thinkers: Thinkers, player: str, asked: AskedHint) -> wire.HintSent:
    decision = asked.decision
    if len(decision.options) == 1 and not decision.forms:
        return wire.HintSent("one", [_sent(Considered(decision.options))])
    try:
        hint = await asyncio.wait_for(thinkers.hint(player, asked), _PATIENCE)
    except TimeoutError as late:
        raise Refused("hint-late", 503) from late
    except BotsFail as failure:
        logger.error("no hint at table %s: %s", asked.table, failure)
        raise Refused("hint-failed", 503) from failure
    return wire.HintSent(hint.weighs, [_sent(each) for each in hint.answers])


def _sent(answer: Considered) -> wire.ConsideredSent:
    reasons = [wire.ReasonSent(each.name, each.facts) for each in answer.reasons]
    return wire.ConsideredSent([wire.option_sent(choice) for choice in answer.choices], reasons)


hinting = [ask_hint]
