"""Hints at a table over HTTP: what a strong bot would consider where a person is asked, from what they may see."""

import asyncio
import logging

from litestar import post
from msgspec import Struct

from cosmodrome.bots.hints import Considered
from cosmodrome.core.bot_question import question_for_bot
from cosmodrome.play.record import HINT
from cosmodrome.server.bots.minds import AskedHint
from cosmodrome.server.bots.thinkers import BotsFail, Thinkers
from cosmodrome.server.db.tables import OPEN
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.route_arguments import Given
from cosmodrome.server.limits import Guard
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table import marks
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.messages import OptionSent, option_sent
from cosmodrome.server.table.motions import people_at
from cosmodrome.words.catalogue import in_words

logger = logging.getLogger(__name__)

_PATIENCE = 30.0
"""Seconds for which somebody waits for a hint, with all whose turn to think is before theirs."""


class AskHint(Struct, forbid_unknown_fields=True):
    """Asks what a good player would consider at a question of one's own."""

    question: int


class ReasonSent(Struct):
    """The name of a message, `hint-...`, and what it tells."""

    name: str
    facts: dict[str, int | float | str]


class ConsideredSent(Struct):
    """An answer that could be given, in one or several picks."""

    choices: list[OptionSent]
    reasons: list[ReasonSent]


class HintSent(Struct):
    """Answers to consider, the best one first; `weighs` is what was gone by, as in the messages `hint-weighs-...`."""

    weighs: str
    answers: list[ConsideredSent]


@post("/api/tables/{table_id:str}/hint", status_code=200)
async def ask_hint(
    hall: Given[Hall],
    guard: Given[Guard],
    address: Given[str],
    payload: Given[AskHint],
    table: Given[LiveTable],
    player: Given[Player],
) -> HintSent:
    """It takes its turn among the thoughts of bots, and marks the table."""
    asked = _asked(table, player.id, payload.question)
    if len(people_at(table)) > 1:  # with bots alone nobody else is kept waiting
        guard.hints_here.check(address)
        guard.hints.take(player.id)
        guard.hints_here.spend(address)
    hint = await _told(hall.thinkers, player.id, asked)
    async with table.lock:
        await marks.mark(table.store, table.head, HINT)
        table.announce()
    return hint


def _asked(table: LiveTable, player: str, question: int) -> AskedHint:
    """The question as the player sees it. Raises Refused where there is none, or no hints are given."""
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not-seated", 403)
    if table.head.status == OPEN:
        raise Refused("not-started")
    if table.match.course is None:
        raise Refused("game-over")
    head = table.head
    if head.rated or head.daily or head.tournament:
        elsewhere = "no-hints-daily" if head.daily else "no-hints-tournament"
        raise Refused("no-hints-rated" if head.rated else elsewhere)
    if seat not in table.game.may_act(table.match.state):
        raise Refused("not-asked")
    if question != table.match.trail.question(seat):
        raise Refused("stale-question", asked=question, answered=table.match.trail.question(seat))
    view = table.game.view(table.match.state, seat)
    return AskedHint(
        table.head.id,
        table.game,
        view,
        question_for_bot(table.game.decision(table.match.state, seat), table.game, view),
    )


async def _told(thinkers: Thinkers, player: str, asked: AskedHint) -> HintSent:
    decision = asked.decision
    if len(decision.options) == 1 and not decision.forms:
        return HintSent("one", [_sent(asked, Considered(decision.options))])
    try:
        hint = await asyncio.wait_for(thinkers.hint(player, asked), _PATIENCE)
    except TimeoutError as late:
        raise Refused("hint-late", 503) from late
    except BotsFail as failure:
        logger.error("no hint at table %s: %s", asked.table, failure)
        raise Refused("hint-failed", 503) from failure
    return HintSent(hint.weighs, [_sent(asked, each) for each in hint.answers])


def _sent(asked: AskedHint, answer: Considered) -> ConsideredSent:
    game, seat = asked.game.meta.id, asked.decision.seat
    reasons = [ReasonSent(each.name, each.facts) for each in answer.reasons]
    return ConsideredSent(
        [option_sent(choice, in_words(game, choice, seat)) for choice in answer.choices], reasons
    )


hinting = [ask_hint]
