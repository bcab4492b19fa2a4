"""What needs the consent of all people at a table: somebody proposes it, all others agree, and it is carried."""

import asyncio
import logging
import time
from typing import Final

from msgspec import Struct

from cosmodrome.core.seats import CLOCK
from cosmodrome.play.leaving import END_AGREED
from cosmodrome.play.motion import ASK_BACK, About, Motion
from cosmodrome.server.db.races import change_table
from cosmodrome.server.people.accounts import Player
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.agreeing import offered
from cosmodrome.server.table.attendant import Attendant
from cosmodrome.server.table.clocks import Clock
from cosmodrome.server.table.live_table import LiveTable
from cosmodrome.server.table.motions import waiting
from cosmodrome.server.table.participants import seat_of
from cosmodrome.server.time_controls import PerDays, PerGame, PerMove

logger = logging.getLogger(__name__)

WAITED_FOR: Final = 120.0
"""Seconds for which bots, and answers given in advance, wait for those who are asked."""
LASTS: Final = 24 * 60 * 60.0
"""Seconds after which asking lapses where no time runs; where people have days for an answer, each of them counts so.

Where they have less, it is `WAITED_FOR`.
"""


class Consent(Struct, forbid_unknown_fields=True):
    """Proposes what needs the consent of all people, agrees to it, or refuses it, as who proposed it may, too.

    `at` is that of the motion; None for whichever there is, or for a new one. To take back, a new one names the `entry`
    that was offered.
    """

    about: About
    agree: bool = True
    at: int | None = None
    entry: int | None = None


class Agreeing(Attendant):
    """What is proposed at one table is carried once all who are asked have left, and taking back lapses in time.

    The time is counted only where the table's bots run.
    """

    matter = "motions"

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._at = -1
        """The entry that asked when this was last looked at; -1 for none."""
        self._since = 0.0
        self._working: asyncio.Task[None] | None = None

    @property
    def waits(self) -> bool:
        """Whether bots wait, too."""
        asking = self._table.match.motions.get("back")
        return asking is not None and (asking.at != self._at or self._passed() < WAITED_FOR)

    def _passed(self) -> float:
        return time.monotonic() - self._since

    def heed(self) -> None:
        self._stop_timer()
        asking = self._table.match.motions.get("back")
        if _ends(self._table):
            self._begin()
        if asking is None:
            self._at = -1
            return
        if asking.at != self._at:
            self._at, self._since = asking.at, time.monotonic()
        if not waiting(self._table, asking):
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
            self._table.heed()

    def _begin(self) -> None:
        if self._working is None:
            self._working = asyncio.create_task(self._end())

    async def _end(self) -> None:
        """Nobody is waited for any longer: the game ends, or the table goes back, if all who are left agree.

        Otherwise the asking to take back lapses.
        """
        table = self._table

        async def act() -> None:
            asking = table.match.motions.get("back")
            if _ends(table):
                await table.enter((CLOCK, END_AGREED))
            elif asking is not None and asking.at == self._at:
                await table.enter((CLOCK, "lapse-back" if waiting(table, asking) else asking.deed))

        try:
            async with table.lock:
                await change_table(table, act)
        except Refused as refused:
            logger.info("table %s: %s", table.head.id, refused)
        except Exception:
            logger.exception("what was proposed did not end at table %s", table.head.id)
        finally:
            self._working = None

    async def rest(self) -> None:
        self._stop_timer()
        if self._working is not None:
            await asyncio.gather(self._working, return_exceptions=True)


def _ends(table: LiveTable) -> bool:
    """Whether nobody who is left has anything against the game's end, though nobody has said so last."""
    motion = table.match.motions.get("end")
    return motion is not None and not waiting(table, motion) and not _why_not(table, "end")


async def say(table: LiveTable, player: Player, consent: Consent) -> None:
    """Propose something, agree to it or refuse it; once all people agree, it is carried. Raises Refused."""
    if consent.about not in ("back", "end"):
        await table.attendant(Clock).say(player.id, consent.about, consent.agree, consent.at)
        return

    async def act() -> None:
        if entries := _entries(table, player, consent):
            await table.enter(*entries)

    async with table.lock:
        await change_table(table, act)


def _entries(table: LiveTable, player: Player, consent: Consent) -> list[tuple[int, str]]:
    """What is entered in the log: by which seat, with which key; nothing of who has said so before. Raises Refused."""
    seat, motion = seat_of(table, player), table.match.motions.get(consent.about)
    if consent.agree and (reason := _why_not(table, consent.about)):
        raise Refused(reason)
    if (
        motion is None
        and (consent.at is not None or not consent.agree)
        or (motion and consent.at not in (None, motion.at))
    ):
        raise Refused("no-longer-asked")
    if not consent.agree:
        return [(seat, f"refuse-{consent.about}")]
    if motion is None:
        to = -1 if consent.about == "end" else offered(table, player).entry
        if consent.about == "back" and to != consent.entry:
            raise Refused("back-not-this")
        motion = Motion(consent.about, (seat,), len(table.match.trail.answers), to)
        key = "ask-end" if consent.about == "end" else f"{ASK_BACK}{to}"
    elif consent.entry not in (None, motion.to):
        raise Refused("asked-already")
    elif seat in motion.agreed and waiting(table, motion):
        return []
    elif seat in motion.agreed:  # those who were still asked have left
        return [(CLOCK, motion.deed)]
    else:
        motion, key = motion.seconded(seat), f"agree-{consent.about}"
    return [(seat, key)] + ([] if waiting(table, motion) else [(CLOCK, motion.deed)])


def _why_not(table: LiveTable, about: str) -> str:
    """A rated game goes nowhere back, nor is it ended where somebody has lost it already, or plays with bots alone.

    Where others have the same deal it does neither.
    """
    if table.head.shared and about in ("back", "end"):
        return f"{about}-{table.head.shared}"
    if about == "back" and table.head.rated:
        return "back-rated"
    people = sum(bool(place.player) for place in table.roster.places)
    if about == "end" and table.head.rated and (people < 2 or table.match.leaving.resigned):
        return "rated-no-agreement"
    return ""
