"""Whom a player likes to meet, to see no more, or not to read: friends, blocked and muted, known to them alone.

Two friends who both want it see whether the other is here.
"""

from collections.abc import Collection, Sequence
from typing import Literal

from msgspec import Struct
from sqlalchemy import Table, delete, func, insert, literal, or_, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models, rows
from cosmodrome.server.db.store import Store
from cosmodrome.server.db.tables import EMPTY, OPEN, Place
from cosmodrome.server.ids import is_id
from cosmodrome.server.refusals import Refused
from cosmodrome.server.wire import Id

FRIEND, BLOCKED = "friend", "blocked"
_MOST_INVITED = 5


class Tie(Struct, forbid_unknown_fields=True):
    """What another player is to one: a friend, blocked, or neither."""

    player: Id
    tie: Literal["friend", "blocked", ""]


class Mute(Struct, forbid_unknown_fields=True):
    """Whether one does not want to read what another player says."""

    player: Id
    muted: bool


class Person(Struct):
    """Somebody who is a friend or blocked, or "" where one only does not read what they say."""

    player: str
    name: str
    tie: str
    muted: bool = False


class Invited(Struct, frozen=True):
    """A table that waits, at which a seat is kept for one by its host, a friend who is here."""

    table: str
    game: str
    host: str


class Presence(Struct):
    """Whether one shows friends that one is here, and which of them show it and are; nobody where one does not.

    `invited`: where they wait for one.
    """

    shown: bool
    here: list[str]
    invited: list[Invited] = []


async def ties_of(store: Store, player: str) -> dict[str, str]:
    """FRIEND or BLOCKED by player, as this one has said."""
    ties = models.ties
    found = await store.read(select(ties.c.other, ties.c.kind).where(ties.c.player == player))
    return {row.other: row.kind for row in found}


async def unheard_by(store: Store, player: str) -> tuple[frozenset[str], frozenset[str]]:
    """Whom this player has blocked, and whose lines of chat they do not want to read; in one look."""
    ties, mutes = models.ties, models.mutes
    blocked = select(ties.c.other, ties.c.kind).where(ties.c.player == player, ties.c.kind == BLOCKED)
    muted = select(mutes.c.other, literal("")).where(mutes.c.player == player)
    found = await store.read(union_all(blocked, muted))
    by_kind = {kind: frozenset(other for other, of in found if of == kind) for kind in (BLOCKED, "")}
    return by_kind[BLOCKED], by_kind[""]


async def told(store: Store, player: str) -> list[Person]:
    """All of them with names, friends first."""
    found, (_, muted) = await ties_of(store, player), await unheard_by(store, player)
    names = await store.names(sorted({*found, *muted}))
    people = [Person(other, names[other], found.get(other, ""), other in muted) for other in names]
    return sorted(people, key=lambda each: (each.tie != FRIEND, each.name.casefold(), each.player))


async def tie(store: Store, player: str, wanted: Tie, most: int) -> None:
    """Call somebody a friend, block them, or neither. Raises Refused."""
    values: dict[str, str] | None = {"kind": wanted.tie} if wanted.tie else None
    await _keep(store, models.ties, player, wanted.player, values, most)


async def mute(store: Store, player: str, wanted: Mute, most: int) -> None:
    """Read no more what somebody says, or read it again. Raises Refused."""
    await _keep(store, models.mutes, player, wanted.player, {} if wanted.muted else None, most)


async def _keep(
    store: Store, table: Table, player: str, other: str, values: dict[str, str] | None, most: int
) -> None:
    """A row with these values, or None for none, for a player and another one. Raises Refused."""
    if other == player:
        raise Refused("oneself", 400)
    if not is_id(other) or not await store.names([other]):
        raise Refused("no-such-player", 404)

    async def act(connection: AsyncConnection) -> None:
        await rows.hold_player(connection, player)
        await connection.execute(delete(table).where(table.c.player == player, table.c.other == other))
        if values is None:
            return
        count = select(func.count()).select_from(table).where(table.c.player == player)
        if (await connection.execute(count)).scalar_one() >= most:
            raise Refused("too-many-people", 429, most=most)
        await connection.execute(insert(table).values(values | {"player": player, "other": other}))

    await store.write(act)


async def show_presence(store: Store, player: str, shown: bool) -> None:
    """Whether friends see that this account is here; nothing of when it was is left where they do not."""
    accounts = models.accounts
    values = {"shows_presence": shown, "here": 0}
    await store.change(update(accounts).where(accounts.c.player == player).values(values))


async def are_here(store: Store, player: str, now: int, since: int) -> Presence:
    """This account is here now; who else has been since then of those who show it to one another.

    That are two who both show theirs, and each of whom calls the other a friend.
    """
    accounts, mine = models.accounts, models.ties
    own = (accounts.c.player == player, accounts.c.shows_presence.is_(True))
    noted = update(accounts).where(*own).values(here=now)
    # It makes no list another one.
    done = await store.write(lambda connection: connection.execute(noted), counts=False)
    if not done.rowcount:
        return Presence(False, [])
    theirs = mine.alias()
    query = select(accounts.c.player).where(accounts.c.shows_presence.is_(True), accounts.c.here > since)
    query = query.join(mine, (mine.c.other == accounts.c.player) & (mine.c.player == player))
    query = query.join(theirs, (theirs.c.player == accounts.c.player) & (theirs.c.other == player))
    query = query.where(mine.c.kind == FRIEND, theirs.c.kind == FRIEND).order_by(accounts.c.player)
    here = [row.player for row in await store.read(query)]
    return Presence(True, here, await _invitations(store, player, here) if here else [])


async def _invitations(store: Store, player: str, hosts: Sequence[str]) -> list[Invited]:
    """Tables of these hosts that wait for a player, the latest first."""
    tables, places, guests = models.tables.c, models.places.c, models.guests.c
    query = select(tables.id, tables.game, guests.name).join(models.places, places.table_id == tables.id)
    query = query.join(models.guests, guests.id == tables.host)
    query = query.where(places.player == player, places.kind == EMPTY)
    query = query.where(tables.status == OPEN, tables.host.in_(hosts))
    found = await store.read(query.order_by(tables.opened.desc(), tables.id).limit(_MOST_INVITED))
    return [Invited(*row) for row in found]


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
    found = await store.read(select(ties.c.player, ties.c.other).where(ties.c.kind == BLOCKED, both))
    return {(row.player, row.other) for row in found}


async def check_host(store: Store, who: Sequence[str], host: str, places: Sequence[Place]) -> None:
    """Raises Refused where the host has blocked somebody who does not sit there yet, or who answers for them."""
    ties = models.ties
    if any(place.player == who[0] for place in places):
        return
    blocks = (ties.c.player == host, ties.c.other.in_(who), ties.c.kind == BLOCKED)
    if await store.read(select(ties.c.kind).where(*blocks)):
        raise Refused("not-wanted", 403)
