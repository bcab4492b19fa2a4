"""Who may not talk, or not play, for a while or for good: laid by hosts, lifted by them, and never deleted.

What was laid and lifted is its own log: who did what to whom, when, for how long and why.
"""

import secrets
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal, get_args

import msgspec
from sqlalchemy import ColumnElement, Select, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models, programs
from cosmodrome.server.db.store import Store
from cosmodrome.server.refusals import Refused

Kind = Literal["muted", "suspended", "banned"]
KINDS = MUTED, SUSPENDED, BANNED = get_args(Kind)
HOST = ""
"""Who runs the server, by the command line."""
_DAY = 86_400_000


class Restraint(msgspec.Struct, frozen=True):
    """Times are in milliseconds since 1970; `until` is 0 for good, `lifted` 0 where it was not.

    `by` and `lifted_by` are players, or HOST.
    """

    id: str
    player: str
    kind: str
    at: int
    until: int
    why: str
    by: str
    lifted: int
    lifted_by: str

    def refusal(self) -> Refused:
        """What whoever is restrained is told."""
        if not self.until:
            return Refused(self.kind, 403, why=self.why)
        until = f"{datetime.fromtimestamp(self.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
        return Refused(self.kind, 403, why=self.why, until=until)


async def lay(store: Store, player: str, kind: Kind, days: int, why: str, by: str) -> None:
    """Restrain a player for so many days; who is banned is so for good, whatever they say."""
    at = _now()
    row = {
        "id": secrets.token_hex(6), "player": player, "kind": kind, "at": at,
        "until": 0 if kind == BANNED else at + days * _DAY,
        "why": why, "by": by, "lifted": 0, "lifted_by": "", "seen_to": kind == MUTED,
    }  # fmt: skip
    await store.change(insert(models.restraints).values(row))


async def lift(store: Store, player: str, by: str) -> int:
    """All that still holds of a player ends; gives how many that were."""
    of = models.restraints
    now = _now()
    change = update(of).where(of.c.player == player, *_holding(now)).values(lifted=now, lifted_by=by)
    return await store.change(change)


async def holding(
    store: Store, players: Sequence[str] | None = None, kinds: Sequence[str] = (SUSPENDED, BANNED)
) -> list[Restraint]:
    """What holds now, of these players or of all, the longest first."""
    of = models.restraints
    query = _all().where(of.c.kind.in_(kinds), *_holding(_now()))
    if players is not None:
        query = query.where(of.c.player.in_(players))
    found = [Restraint(*row) for row in await store.read(query)]
    return sorted(found, key=lambda each: (each.until == 0, each.until), reverse=True)


async def check(store: Store, players: Sequence[str], kinds: Sequence[str] = (SUSPENDED, BANNED)) -> None:
    """Raises Refused where one of these may not do something now; of a program its owner counts as well."""
    for restraint in (await holding(store, players, kinds))[:1]:
        raise restraint.refusal()


async def check_words(store: Store, player: str) -> None:
    """Raises Refused where a player, or a program by what its owner did, may write nothing that others read."""
    owners = await programs.owners(store, [player])
    await check(store, [player, *owners.values()], [MUTED])


async def log(store: Store) -> list[Restraint]:
    """All that was ever laid, the latest first."""
    return [Restraint(*row) for row in await store.read(_all().order_by(models.restraints.c.at.desc()))]


async def to_see_to(store: Store) -> list[tuple[str, str]]:
    """Restraints and players, newly restrained, whose seats nobody has seen to."""
    of = models.restraints
    fresh = select(of.c.id, of.c.player).where(of.c.seen_to.is_(False), *_holding(_now()))
    return [(row.id, row.player) for row in await store.read(fresh)]


async def seen_to(store: Store, restraint: str) -> None:
    """The seats have been seen to. Said afterwards: a process that dies before leaves them to another."""
    of = models.restraints
    await store.change(update(of).where(of.c.id == restraint).values(seen_to=True))


async def forget(connection: AsyncConnection, player: str) -> None:
    """Who is no more has done nothing to anybody: it was the host."""
    of = models.restraints
    for column in (of.c.by, of.c.lifted_by):
        await connection.execute(update(of).where(column == player).values({column.name: HOST}))


def _all() -> Select[Any]:
    return select(*(models.restraints.c[name] for name in Restraint.__struct_fields__))


def _holding(now: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    of = models.restraints.c
    return of.lifted == 0, or_(of.until == 0, of.until > now)


def _now() -> int:
    return time.time_ns() // 1_000_000
