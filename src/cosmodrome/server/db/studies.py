"""Studies as they are kept: of whom, of which game, and the link by which others read them, if there is one."""

import msgspec
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store


class Kept(msgspec.Struct, frozen=True):
    """One study; `link` is None while nobody else may read it, `study` as `play.study` packs it."""

    id: str
    player: str
    link: str | None
    at: int
    table_id: str
    game: str
    title: str
    revision: int
    study: bytes


async def own(store: Store, player: str) -> list[Kept]:
    """Those of an account, the latest first."""
    of = models.studies.c
    query = select(models.studies).where(of.player == player).order_by(of.at.desc(), of.id)
    return [Kept(**row._mapping) for row in await store.read(query)]


async def one(store: Store, study: str) -> Kept | None:
    return await _found(store, id=study)


async def linked(store: Store, link: str) -> Kept | None:
    """That which can be read by this link."""
    return await _found(store, link=link)


async def _found(store: Store, **wanted: str) -> Kept | None:
    of = models.studies.c
    query = select(models.studies).where(*(of[name] == value for name, value in wanted.items()))
    rows = await store.read(query)
    return Kept(**rows[0]._mapping) if rows else None


async def keep(store: Store, study: Kept, most: int) -> bool:
    """A new one, unless the account has so many; whether it is kept."""
    of = models.studies

    async def act(connection: AsyncConnection) -> bool:
        count = select(func.count()).select_from(of).where(of.c.player == study.player)
        if (await connection.execute(count)).scalar_one() >= most:
            return False
        await connection.execute(insert(of).values(msgspec.structs.asdict(study)))
        return True

    return await store.write(act)


async def change(store: Store, seen: Kept, study: bytes, title: str | None = None) -> bool:
    """Other lines or another title, unless it has been changed since it was seen; whether they are kept."""
    of = models.studies
    same = (of.c.id == seen.id, of.c.revision == seen.revision)
    values = {"study": study, "revision": seen.revision + 1, "title": seen.title if title is None else title}
    return await store.change(update(of).where(*same).values(values)) > 0


async def set_link(store: Store, study: str, link: str | None) -> None:
    """From now on it can be read by this link alone, or by none."""
    of = models.studies
    await store.change(update(of).where(of.c.id == study).values(link=link))


async def forget(store: Store, study: str) -> None:
    of = models.studies
    await store.change(delete(of).where(of.c.id == study))
