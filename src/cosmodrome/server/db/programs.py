"""Programs from outside as the database keeps them: guests without a session, known by a token."""

import time
from collections.abc import Sequence

from sqlalchemy import func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store


async def add(store: Store, player: str, name: str, owner: str, digest: str, scopes: str) -> None:
    """A guest without a session who is a program of this owner, known by the digest of its token."""
    now = int(time.time())
    row = {"player": player, "owner": owner, "digest": digest, "scopes": scopes, "made": now}

    async def act(connection: AsyncConnection) -> None:
        await connection.execute(insert(models.guests).values(id=player, name=name, created=now))
        await connection.execute(insert(models.programs).values(row))

    await store.write(act)


async def known(store: Store, digest: str) -> tuple[str, str, str, str, str] | None:
    """Id, name, owner, owner's name and scopes of the program with this digest of a token."""
    programs, guests, owners = models.programs, models.guests, models.guests.alias()
    query = select(programs.c.player, guests.c.name, programs.c.owner, owners.c.name, programs.c.scopes)
    query = query.join(guests, guests.c.id == programs.c.player)
    query = query.join(owners, owners.c.id == programs.c.owner)
    rows = await store.read(query.where(programs.c.digest == digest))
    return tuple(rows[0]) if rows else None


async def of_owner(store: Store, owner: str) -> list[tuple[str, str, str]]:
    """Id, name and scopes of an owner's programs whose tokens are good, the latest first."""
    programs, guests = models.programs, models.guests
    query = select(programs.c.player, guests.c.name, programs.c.scopes)
    query = query.join(guests, guests.c.id == programs.c.player)
    query = query.where(programs.c.owner == owner, programs.c.digest.is_not(None))
    return [tuple(row) for row in await store.read(query.order_by(programs.c.made.desc(), guests.c.name))]


async def count(store: Store, owner: str) -> int:
    """How many programs of an owner have tokens that are good."""
    programs = models.programs
    query = select(func.count()).where(programs.c.owner == owner, programs.c.digest.is_not(None))
    return int((await store.read(query))[0][0])


async def end(store: Store, player: str, owner: str) -> bool:
    """The token of an owner's program is good no more; whether there was one."""
    programs = models.programs
    own = (programs.c.player == player, programs.c.owner == owner, programs.c.digest.is_not(None))
    return await store.change(update(programs).where(*own).values(digest=None)) > 0


async def owners(store: Store, players: Sequence[str]) -> dict[str, str]:
    """Of these players, the owner of each that is a program."""
    programs = models.programs
    query = select(programs.c.player, programs.c.owner).where(programs.c.player.in_(players))
    return {row.player: row.owner for row in await store.read(query)}
