"""Whom a player likes to meet, to see no more, or not to read: friends, blocked and muted, known to them alone."""

from collections.abc import Collection, Sequence

from sqlalchemy import Table, delete, func, insert, literal, or_, select, union_all
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server import wire
from cosmodrome.server.database import models
from cosmodrome.server.database.store import Place, Store
from cosmodrome.server.people.accounts import Player, is_id
from cosmodrome.server.people.programs import Program
from cosmodrome.server.refusals import Refused

FRIEND, BLOCKED = "friend", "blocked"


async def ties_of(store: Store, player: str) -> dict[str, str]:
    """FRIEND or BLOCKED by player, as this one has said."""
    ties = models.ties
    rows = await store.read(select(ties.c.other, ties.c.kind).where(ties.c.player == player))
    return {row.other: row.kind for row in rows}


async def unheard_by(store: Store, player: str) -> tuple[frozenset[str], frozenset[str]]:
    """Whom this player has blocked, and whose lines of chat they do not want to read; in one look."""
    ties, mutes = models.ties, models.mutes
    blocked = select(ties.c.other, ties.c.kind).where(ties.c.player == player, ties.c.kind == BLOCKED)
    muted = select(mutes.c.other, literal("")).where(mutes.c.player == player)
    rows = await store.read(union_all(blocked, muted))
    by_kind = {kind: frozenset(other for other, of in rows if of == kind) for kind in (BLOCKED, "")}
    return by_kind[BLOCKED], by_kind[""]


async def blocked_by(store: Store, player: str) -> frozenset[str]:
    """Whom this player has blocked."""
    return frozenset(each for each, kind in (await ties_of(store, player)).items() if kind == BLOCKED)


async def muted_by(store: Store, player: str) -> frozenset[str]:
    """Whose lines of chat this player does not want to read."""
    mutes = models.mutes
    rows = await store.read(select(mutes.c.other).where(mutes.c.player == player))
    return frozenset(row.other for row in rows)


async def told(store: Store, player: str) -> list[wire.Person]:
    """All of them with names, friends first."""
    found, muted = await ties_of(store, player), await muted_by(store, player)
    names = await store.names(sorted({*found, *muted}))
    people = [wire.Person(other, names[other], found.get(other, ""), other in muted) for other in names]
    return sorted(people, key=lambda each: (each.tie != FRIEND, each.name.casefold(), each.player))


async def tie(store: Store, player: Player, wanted: wire.Tie, most: int) -> None:
    """Call somebody a friend, block them, or neither. Raises Refused."""
    ties, other = models.ties, wanted.player
    row = {"player": player.id, "other": other, "kind": wanted.tie}
    await _keep(store, ties, player, other, row if wanted.tie else None, most)


async def mute(store: Store, player: Player, wanted: wire.Mute, most: int) -> None:
    """Read no more what somebody says, or read it again. Raises Refused."""
    row = {"player": player.id, "other": wanted.player}
    await _keep(store, models.mutes, player, wanted.player, row if wanted.muted else None, most)


async def _keep(
    store: Store, kept: Table, player: Player, other: str, row: dict[str, str] | None, most: int
) -> None:
    """This row, or none, for a player and another one. Raises Refused."""
    if other == player.id:
        raise Refused("oneself", 400)
    if not is_id(other) or not await store.names([other]):
        raise Refused("no-such-player", 404)

    async def act(connection: AsyncConnection) -> None:
        # Two who write for one player wait for each other.
        guest = select(models.guests.c.id).where(models.guests.c.id == player.id).with_for_update()
        await connection.execute(guest)
        await connection.execute(delete(kept).where(kept.c.player == player.id, kept.c.other == other))
        if row is None:
            return
        count = select(func.count()).select_from(kept).where(kept.c.player == player.id)
        if (await connection.execute(count)).scalar_one() >= most:
            raise Refused("too-many-people", 429, most=most)
        await connection.execute(insert(kept).values(row))

    await store.write(act)


async def apart(store: Store, player: str, others: Collection[str]) -> set[str]:
    """Those of these whom the player has blocked, or who have blocked the player."""
    ties = models.ties
    mine = (ties.c.player == player) & ties.c.other.in_(others)
    theirs = (ties.c.other == player) & ties.c.player.in_(others)
    query = select(ties.c.player, ties.c.other).where(ties.c.kind == BLOCKED, or_(mine, theirs))
    return {each for row in await store.read(query) for each in row} - {player}


async def blocked_pairs(store: Store, players: Collection[str]) -> set[tuple[str, str]]:
    """Who of these players has blocked whom of them."""
    ties = models.ties
    both = ties.c.player.in_(players) & ties.c.other.in_(players)
    rows = await store.read(select(ties.c.player, ties.c.other).where(ties.c.kind == BLOCKED, both))
    return {(row.player, row.other) for row in rows}


async def check_host(store: Store, player: Player, host: str, places: Sequence[Place]) -> None:
    """Raises Refused for somebody whom the host has blocked, or their program, who does not sit there yet."""
    ties = models.ties
    if any(place.player == player.id for place in places):
        return
    who = [player.id, player.owner] if isinstance(player, Program) else [player.id]
    blocks = (ties.c.player == host, ties.c.other.in_(who), ties.c.kind == BLOCKED)
    if await store.read(select(ties.c.kind).where(*blocks)):
        raise Refused("not-wanted", 403)
