"""Taking back what was told: somebody asks, all other people agree, and the table goes back to before the answer."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from cosmodrome.core.event import seen_by
from cosmodrome.core.seats import CLOCK
from cosmodrome.play import going_back
from cosmodrome.play.going_back import AGREE, ASK, BACK, LAPSE, REFUSE, Asking
from cosmodrome.server import wire
from cosmodrome.server.database.store import HUMAN
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.change import change_table
from cosmodrome.server.table.participants import plays, seat_of
from cosmodrome.server.time_controls import PerDays, PerGame, PerMove

if TYPE_CHECKING:
    from cosmodrome.server.database.log_writer import Answer
    from cosmodrome.server.people.accounts import Player
    from cosmodrome.server.table.live_table import LiveTable

logger = logging.getLogger(__name__)

WAITED_FOR: Final = 120.0
"""Seconds for which bots, and answers given in advance, wait for those who are asked."""
LASTS: Final = 24 * 60 * 60.0
"""Seconds after which asking lapses where no time runs; where people have days for an answer, each of them counts so.

Where they have less, it is `WAITED_FOR`.
"""
_TOLD: Final = 40
"""For so many entries of the log it is told how the last asking ended."""


class Agreeing:
    """That of one table: how long it waits for those who are asked. Counted only where its bots run."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._at = -1
        """The entry that asked when this was last looked at; -1 for none."""
        self._since = 0.0
        self._timer: asyncio.TimerHandle | None = None
        self._working: asyncio.Task[None] | None = None

    @property
    def holds(self) -> bool:
        """Whether bots wait."""
        asking = asked_at(self._table)
        return asking is not None and (asking.at != self._at or self._passed() < WAITED_FOR)

    def _passed(self) -> float:
        return time.monotonic() - self._since

    def heed(self) -> None:
        """Look at the table: to be called after every change of it, by who leads it."""
        self.stop()
        asking = asked_at(self._table)
        if asking is None:
            self._at = -1
            return
        if asking.at != self._at:
            self._at, self._since = asking.at, time.monotonic()
        if not waited_for(self._table, asking):
            self._begin()  # those who were still asked have left
            return
        passed = self._passed()
        due = WAITED_FOR if passed < WAITED_FOR else self._lasts()
        self._timer = asyncio.get_running_loop().call_later(max(0.0, due - passed), self._go_on)

    def _lasts(self) -> float:
        control = self._table.head.time_control
        if isinstance(control, PerMove | PerGame):
            return WAITED_FOR
        return control.days * LASTS if isinstance(control, PerDays) else LASTS

    def _go_on(self) -> None:
        self._timer = None
        if not self._table.leads:
            return  # another process looks after it by now
        if self._passed() >= self._lasts():
            self._begin()
        else:
            self._table.wake_bots()

    def _begin(self) -> None:
        if self._working is None:
            self._working = asyncio.create_task(self._end())

    async def _end(self) -> None:
        """Nobody is waited for any longer: the table goes back if all who are left agree, or the asking lapses."""
        table = self._table
        try:
            async with table.lock:
                await change_table(table, lambda: table.enter(*_ended(table, self._at)))
        except Refused as refused:
            logger.info("table %s: %s", table.head.id, refused)
        except Exception:
            logger.exception("asking to take back did not end at table %s", table.head.id)
        finally:
            self._working = None

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def rest(self) -> None:
        self.stop()
        if self._working is not None:
            await asyncio.gather(self._working, return_exceptions=True)


Said = list[tuple[int, str]]
"""Entries for the log: seat and key."""


def asked_at(table: LiveTable) -> Asking | None:
    """Who would take back what, at a running table; None where nobody asks."""
    return None if table.course is None else table.course.asking


def people_at(table: LiveTable) -> set[int]:
    """The seats whose people have to agree; bots and programs go along with them."""
    return {place.seat for place in table.places if place.kind == HUMAN and plays(table, place)}


def waited_for(table: LiveTable, asking: Asking) -> list[int]:
    """The seats that are asked and have not agreed yet."""
    return sorted(people_at(table) - {asking.seat, *asking.agreed})


async def ask(table: LiveTable, player: Player, entry: int) -> None:
    """Ask to go back to before this entry, which `offered` has named. Raises Refused."""

    def said() -> Said:
        seat = seat_of(table, player)
        if offered(table, player).entry != entry:
            raise Refused("back-not-this")
        others = people_at(table) - {seat}
        return [(seat, f"{ASK}{entry}")] + ([] if others else [(CLOCK, f"{BACK}{entry}")])

    async with table.lock:
        await change_table(table, lambda: table.enter(*said()))


async def reply(table: LiveTable, player: Player, agrees: bool, at: int) -> None:
    """Agree to what entry `at` asks for, or refuse it, or ask no more. Raises Refused."""

    def said() -> Said:
        seat = seat_of(table, player)
        asking = _asked(table, at)
        if not agrees:
            return [(seat, REFUSE)]
        if seat == asking.seat:
            raise Refused("back-asked-already")
        left = [other for other in waited_for(table, asking) if other != seat]
        return [(seat, AGREE)] + ([] if left else [(CLOCK, f"{BACK}{asking.to}")])

    async with table.lock:
        await change_table(table, lambda: table.enter(*said()))


def _ended(table: LiveTable, at: int) -> Said:
    asking = _asked(table, at)
    return [(CLOCK, LAPSE if waited_for(table, asking) else f"{BACK}{asking.to}")]


def _asked(table: LiveTable, at: int) -> Asking:
    """What entry `at` asks for. Raises Refused where that has ended."""
    asking = asked_at(table)
    if asking is None or asking.at != at:
        raise Refused("back-not-asked")
    return asking


# --- what is told


def offered(table: LiveTable, player: Player) -> wire.BackSent:
    """What a player may ask to take back: the latest answer of their own that was a choice. Raises Refused."""
    seat = seat_of(table, player)
    assert table.course is not None
    if table.head.rated:
        raise Refused("back-rated")
    if asked_at(table) is not None:
        raise Refused("back-asked-already")
    if table.course.untold(seat):
        raise Refused("back-not-told")
    if table.course.fresh is None:
        raise Refused("too-far-back")
    entry = _latest_choice(table, seat)
    if entry is None:
        raise Refused("nothing-to-take-back")
    if _was_refused(table, seat, entry):
        raise Refused("back-refused")
    return _sent(table, Asking(seat, entry, -1), seat)


def told(table: LiveTable, viewer: int | None) -> wire.BackSent | None:
    """What is asked, or was asked last; None where that is long ago. `viewer` is the seat of who is told."""
    asking = asked_at(table)
    if asking is not None:
        return _sent(table, asking, viewer)
    if table.course is None or not table.trail.asked_back:
        return None
    answers = table.answers
    first = max(0, len(answers) - _TOLD)
    at = next(
        (at for at in range(len(answers) - 1, first - 1, -1) if answers[at].choice.startswith(ASK)), None
    )
    if at is None:
        return None
    seat = answers[at].seat
    sent = wire.BackSent(seat, at, going_back.target(answers[at].choice))
    sent.agreed = []
    for entry in answers[at + 1 :]:
        if entry.choice != AGREE:
            sent.outcome, sent.by = _outcome(entry, seat)
            break
        sent.agreed.append(entry.seat)
    return sent


def _outcome(entry: Answer, seat: int) -> tuple[wire.Outcome, int | None]:
    """How an asking ended by this entry, and by which seat."""
    if entry.choice == REFUSE:
        return ("withdrawn" if entry.seat == seat else "refused"), entry.seat
    if entry.choice == LAPSE:
        return "lapsed", None
    if going_back.goes_back(entry.choice):
        return "taken-back", None
    return "went-on", None if entry.seat == CLOCK else entry.seat


def undone(table: LiveTable, viewer: int | None, whole: bool = False) -> list[tuple[int, int]]:
    """What was undone: the first event and the one after the last, as a viewer counts them, or with `whole` of all."""
    if not table.trail.gone_back:
        return []

    def number(entry: int) -> int:
        return len(table.trail.events_by(entry)) if whole else _events_by(table, entry, viewer)

    seen = [(number(first), number(at)) for first, at in going_back.undone(table.answers)]
    return [(first, after) for first, after in seen if first < after]


def _sent(table: LiveTable, asking: Asking, viewer: int | None) -> wire.BackSent:
    return wire.BackSent(
        asking.seat,
        asking.at,
        asking.to,
        _answers_from(table, asking.to),
        _events_by(table, asking.to, viewer),
        list(asking.agreed),
        waited_for(table, asking),
    )


def _events_by(table: LiveTable, entry: int, viewer: int | None) -> int:
    return len(seen_by(table.trail.events_by(entry), viewer))


def _answers_from(table: LiveTable, first: int) -> int:
    """How many answers would be undone. What a seat gave at once counts as one: how many parts it had is not told."""
    count, before = 0, (CLOCK, "")
    for number in going_back.standing(table.answers):
        entry = table.answers[number]
        if number >= first and entry.seat != CLOCK:
            count += (entry.seat, entry.request) != before
        before = entry.seat, entry.request
    return count


def _latest_choice(table: LiveTable, seat: int) -> int | None:
    """The first entry of the latest answer that a person gave for a seat and had a choice about; None without one."""
    assert table.course is not None and table.course.fresh is not None
    game, state = table.game, table.course.fresh()
    latest, batch = None, (-1, "")
    for number in going_back.standing(table.answers):
        entry = table.answers[number]
        if entry.seat == seat and entry.request:
            if (number, entry.request) != batch:
                asked = game.decision(state, seat)
                latest = number if len(asked.options) > 1 or asked.forms else latest
            batch = number + 1, entry.request  # the next part of what was answered at once
        game.choose(state, entry.seat, game.parse(entry.choice))
    return latest


def _was_refused(table: LiveTable, seat: int, entry: int) -> bool:
    """Whether somebody has refused to let a seat take back just this."""
    asks = False
    for each in table.answers[entry:]:
        if each.choice.startswith(ASK):
            asks = each.seat == seat and going_back.target(each.choice) == entry
        elif each.choice == REFUSE and asks and each.seat != seat:
            return True
    return False
