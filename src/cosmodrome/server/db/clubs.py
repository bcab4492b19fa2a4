"""Clubs as they are kept: what they are, what everybody is to them, and their seasons. Every change is made whole."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.clubs import ASKED, MOST_SEASONS, OUT, OWNER, WITHIN, Act, Club, Person, Season, heir
from cosmodrome.server.db import models, restraints, rows
from cosmodrome.server.db.store import Store
from cosmodrome.server.refusals import Refused

_MOST_LISTED = 100


class Most(msgspec.Struct, frozen=True):
    """How many clubs an account may own, and how many it may be in or have asked to be."""

    owned: int
    joined: int


async def one(store: Store, club: str) -> Club | None:
    return await _found(store, id=club)


async def linked(store: Store, link: str) -> Club | None:
    """That which is reached by this link."""
    return await _found(store, link=link)


async def _found(store: Store, **wanted: str) -> Club | None:
    of = models.clubs
    query = select(of).where(*(of.c[name] == value for name, value in wanted.items()))
    found = await store.read(query)
    return Club(**found[0]._mapping) if found else None


async def people(store: Store, club: str) -> list[Person]:
    """What everybody is to a club, who came first first."""
    return [Person(*row) for row in await store.read(_people(club))]


def _people(club: str) -> Any:
    of = models.club_people.c
    return select(of.player, of.role, of.at).where(of.club == club).order_by(of.at, of.player)


async def of_player(store: Store, player: str) -> list[tuple[Club, Person]]:
    """All to which a player is something, by name."""
    clubs, of = models.clubs, models.club_people
    query = select(clubs, of.c.player, of.c.role, of.c.at.label("since"))
    query = query.join(of, of.c.club == clubs.c.id).where(of.c.player == player)
    return [
        (_club(row), Person(row.player, row.role, row.since))
        for row in await store.read(query.order_by(clubs.c.name, clubs.c.id))
    ]


def _club(row: Any) -> Club:
    return Club(**{name: getattr(row, name) for name in Club.__struct_fields__})


async def shown_of(store: Store, player: str) -> list[Club]:
    """The clubs in which a player is, of those that everybody is shown; by name."""
    found = [
        club for club, person in await of_player(store, player) if person.role in WITHIN and not club.unlisted
    ]
    silenced = await silenced_of(store, [each.id for each in found])
    return [each for each in found if each.id not in silenced]


async def listed(store: Store, called: str = "") -> list[Club]:
    """Those that everybody is shown, the largest first; not of an owner who may not write what others read.

    With `called`, those in whose names it is found.
    """
    clubs, of = models.clubs, models.club_people
    within = func.count().label("within")
    sizes = select(of.c.club, within).where(of.c.role.in_(WITHIN)).group_by(of.c.club).subquery()
    query = select(clubs).join(sizes, sizes.c.club == clubs.c.id).where(clubs.c.unlisted.is_(False))
    if called:
        # SQLite knows small and capital letters of English alone.
        ways = {called, called.lower(), called.upper(), called.title()}
        query = query.where(or_(*(clubs.c.name.icontains(way, autoescape=True) for way in ways)))
    found = list(
        map(_club, await store.read(query.order_by(sizes.c.within.desc(), clubs.c.at).limit(_MOST_LISTED)))
    )
    silenced = await silenced_of(store, [each.id for each in found])
    return [each for each in found if each.id not in silenced]


async def silenced_of(store: Store, clubs: Collection[str]) -> set[str]:
    """Those of these clubs whose owner may not write what others read."""
    owners = await owners_of(store, clubs)
    held = {each.player for each in await restraints.holding(store, [*owners.values()], restraints.KINDS)}
    return {club for club, owner in owners.items() if owner in held}


async def owners_of(store: Store, clubs: Collection[str]) -> dict[str, str]:
    of = models.club_people.c
    query = select(of.club, of.player).where(of.club.in_(clubs), of.role == OWNER)
    return {row.club: row.player for row in await store.read(query)}


async def sizes_of(store: Store, clubs: Collection[str]) -> dict[str, int]:
    """How many members each has, hosts and owner among them."""
    of = models.club_people.c
    query = select(of.club, func.count()).where(of.club.in_(clubs), of.role.in_(WITHIN)).group_by(of.club)
    return {row[0]: int(row[1]) for row in await store.read(query)}


async def told_to(store: Store, clubs: Collection[str], player: str) -> dict[str, str]:
    """The names of those of these clubs of which this player may know: listed ones, and their own."""
    if not clubs:
        return {}
    of, people = models.clubs.c, models.club_people.c
    own = select(people.club).where(people.player == player, people.role.in_(WITHIN))
    query = select(of.id, of.name, of.id.in_(own).label("own"))
    query = query.where(of.id.in_(clubs), or_(of.unlisted.is_(False), of.id.in_(own)))
    found = await store.read(query)
    silenced = await silenced_of(store, [row.id for row in found if not row.own])
    return {row.id: row.name for row in found if row.id not in silenced}


async def role_of(store: Store, club: str, player: str) -> str:
    """What a player is to a club; "" for nothing, or where there is no such club."""
    of = models.club_people.c
    found = await store.read(select(of.role).where(of.club == club, of.player == player))
    return str(found[0].role) if found else ""


# --- changes


async def found(store: Store, club: Club, owner: str, most: Most) -> None:
    """A new one. Raises Refused for one too many."""

    async def act(connection: AsyncConnection) -> None:
        await connection.execute(insert(models.clubs).values(msgspec.structs.asdict(club)))
        await _enter(connection, club.id, owner, OWNER, club.at, True, most)

    await store.write(act)


async def changed(store: Store, club: str, act: Act, at: int, most: Most) -> None:
    """What somebody does changes what people are to a club. Raises Refused, and then nothing has changed.

    Who acts at the same time waits: what an act is decided by is as it is when it is written.
    """
    of = models.club_people

    async def whole(connection: AsyncConnection) -> None:
        await _hold(connection, club)
        roles = {row.player: row.role for row in await connection.execute(_people(club))}
        for player, role in act(roles).items():
            if role:
                await _enter(connection, club, player, role, at, player not in roles, most)
            else:
                own = (of.c.club == club, of.c.player == player)
                await connection.execute(delete(of).where(*own))

    await store.write(whole)


async def _hold(connection: AsyncConnection, club: str) -> None:
    """Two who change one club wait for each other. Raises Refused."""
    of = models.clubs.c
    if (await connection.execute(select(of.id).where(of.id == club).with_for_update())).first() is None:
        raise Refused("no-such-club", 404)


async def _enter(
    connection: AsyncConnection, club: str, player: str, role: str, at: int, fresh: bool, most: Most
) -> None:
    """Somebody is this to a club from now on. Raises Refused for one club too many."""
    of = models.club_people
    await rows.hold_player(connection, player)
    mine = select(of.c.role).where(of.c.player == player)
    theirs = list((await connection.execute(mine)).scalars())
    if role == OWNER and theirs.count(OWNER) >= most.owned:
        raise Refused("too-many-clubs" if fresh else "too-many-clubs-theirs", 409, most=most.owned)
    if fresh and sum(each != OUT for each in theirs) >= most.joined:
        raise Refused("too-many-memberships", 409, most=most.joined)
    values = {"role": role, "at": at}
    if fresh:
        await connection.execute(insert(of).values(values | {"club": club, "player": player}))
    else:
        own = (of.c.club == club, of.c.player == player)
        await connection.execute(update(of).where(*own).values(values))


async def describe(store: Store, club: str, name: str, about: str, unlisted: bool) -> None:
    """Other words for a club. Who had asked at one that is listed no more has asked for nothing."""
    of, people = models.clubs, models.club_people

    async def act(connection: AsyncConnection) -> None:
        await _hold(connection, club)
        words = {"name": name, "about": about, "unlisted": unlisted}
        await connection.execute(update(of).where(of.c.id == club).values(words))
        if unlisted:
            asked = (people.c.club == club, people.c.role == ASKED)
            await connection.execute(delete(people).where(*asked))

    await store.write(act)


async def set_link(store: Store, club: str, link: str | None) -> None:
    """From now on it is reached by this link alone, or by none."""
    of = models.clubs
    await store.change(update(of).where(of.c.id == club).values(link=link))


async def close(store: Store, club: str) -> None:
    """There is no such club any more; its tournaments go on as nobody's."""
    await store.write(lambda connection: _close(connection, club))


async def _close(connection: AsyncConnection, club: str) -> None:
    held = models.tournaments
    await connection.execute(update(held).where(held.c.club == club).values(club="", season=""))
    for table in (models.seasons, models.club_people):
        await connection.execute(delete(table).where(table.c.club == club))
    await connection.execute(delete(models.clubs).where(models.clubs.c.id == club))


async def forget(connection: AsyncConnection, player: str) -> None:
    """A player who is no more is in no club; what they owned is another's, or closed where nobody is left there."""
    of = models.club_people
    owned = select(of.c.club).where(of.c.player == player, of.c.role == OWNER).order_by(of.c.club)
    for club in list((await connection.execute(owned)).scalars()):
        await connection.execute(select(models.clubs.c.id).where(models.clubs.c.id == club).with_for_update())
        next_one = heir([Person(*row) for row in await connection.execute(_people(club))], player)
        if next_one:
            theirs = (of.c.club == club, of.c.player == next_one)
            await connection.execute(update(of).where(*theirs).values(role=OWNER))
        else:
            await _close(connection, club)
    await connection.execute(delete(of).where(of.c.player == player))


# --- seasons


async def seasons(store: Store, club: str) -> list[Season]:
    """Those of a club, the latest first."""
    of = models.seasons
    query = select(of).where(of.c.club == club).order_by(of.c.at.desc(), of.c.id)
    return [Season(**row._mapping) for row in await store.read(query)]


async def begin_season(store: Store, season: Season) -> None:
    """One more. Raises Refused for one too many."""
    of = models.seasons

    async def act(connection: AsyncConnection) -> None:
        await _hold(connection, season.club)
        count = select(func.count()).select_from(of).where(of.c.club == season.club)
        if (await connection.execute(count)).scalar_one() >= MOST_SEASONS:
            raise Refused("too-many-seasons", 409, most=MOST_SEASONS)
        await connection.execute(insert(of).values(msgspec.structs.asdict(season)))

    await store.write(act)


async def forget_season(store: Store, season: str) -> None:
    """Its tournaments stay with the club, and count for none."""
    held = models.tournaments

    async def act(connection: AsyncConnection) -> None:
        await connection.execute(update(held).where(held.c.season == season).values(season=""))
        await connection.execute(delete(models.seasons).where(models.seasons.c.id == season))

    await store.write(act)


async def evenings(store: Store, seasons: Sequence[str]) -> dict[str, int]:
    """How many tournaments each of these seasons has."""
    held = models.tournaments.c
    query = select(held.season, func.count()).where(held.season.in_(seasons)).group_by(held.season)
    return {row[0]: int(row[1]) for row in await store.read(query)}
