"""What the database knows of calls: at which browsers, whether by letter, and to what somebody was called."""

import time

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models, rows
from cosmodrome.server.db.store import Store
from cosmodrome.server.ids import fresh_id

_HOUR = 3600


class Device(msgspec.Struct, frozen=True):
    """A browser as its push service knows it. `key` and `secret` are base64, as browsers tell them."""

    endpoint: str
    key: str
    secret: str


class KnownDevice(msgspec.Struct, frozen=True):
    id: str
    device: Device
    agent: str
    language: str
    created: int
    session: str


class Letter(msgspec.Struct, frozen=True):
    """Where somebody wants to be called by letter."""

    to: str
    name: str
    language: str


class Wanted(msgspec.Struct, frozen=True):
    """Whom a table waits for (`motions.py`): the number of their question, or of what they are to agree to.

    Those numbers grow with the log: of two things asked at the same length of it somebody is called to one.
    """

    table: str
    player: str
    about: str
    number: int

    @property
    def column(self) -> str:
        """Where the last number is noted."""
        return "asking" if self.about else "question"


async def push_key(store: Store, fresh: str = "") -> str:
    """The private key of this server; with a fresh one, that where there was none."""
    server = models.server

    async def act(connection: AsyncConnection) -> str:
        if fresh:
            await connection.execute(update(server).where(server.c.push_key == "").values(push_key=fresh))
        return str((await connection.execute(select(server.c.push_key))).scalar() or "")

    return await store.write(act)


async def devices_of(store: Store, player: str) -> list[KnownDevice]:
    """Those at which they are still signed in, the latest first."""
    devices, sessions = models.devices, models.sessions
    query = select(devices).join(sessions, sessions.c.id == devices.c.session)
    query = query.where(devices.c.player == player, sessions.c.player == player)
    found = await store.read(query.order_by(devices.c.created.desc(), devices.c.id))
    return [
        KnownDevice(
            row.id,
            Device(row.endpoint, row.key, row.secret),
            row.agent,
            row.language,
            row.created,
            row.session,
        )
        for row in found
    ]


async def add_device(
    store: Store, player: str, session: str, device: Device, agent: str, language: str, most: int
) -> None:
    """The browser is this player's from now on, whoever had it before; of `most` the one told first is forgotten.

    A session is one browser: where that was called before, it is no more.
    """
    devices, sessions = models.devices, models.sessions

    async def act(connection: AsyncConnection) -> None:
        await rows.hold_player(connection, player)
        open_ones = select(sessions.c.id).where(sessions.c.player == player)
        lost = (devices.c.player == player, devices.c.session.not_in(open_ones))
        await connection.execute(delete(devices).where(*lost))
        same = (devices.c.endpoint == device.endpoint) | (devices.c.session == session)
        await connection.execute(delete(devices).where(same))
        found = await connection.execute(
            select(devices.c.id)
            .where(devices.c.player == player)
            .order_by(devices.c.created.desc(), devices.c.id)
        )
        many = [row.id for row in found][most - 1 :]
        await connection.execute(delete(devices).where(devices.c.id.in_(many)))
        row = msgspec.structs.asdict(device) | {
            "id": fresh_id(),
            "player": player,
            "session": session,
            "agent": agent,
            "language": language,
            "created": int(time.time()),
        }
        await connection.execute(insert(devices).values(row))

    await store.write(act)


async def drop_device(store: Store, device: str, player: str = "") -> None:
    """Forget a browser, of this player where one is told."""
    devices = models.devices
    whose = (devices.c.id == device, *((devices.c.player == player,) if player else ()))

    await store.change(delete(devices).where(*whose))


async def wants_mail(store: Store, player: str) -> bool:
    wishes = models.wishes
    found = await store.read(select(wishes.c.mail).where(wishes.c.player == player))
    return any(row.mail for row in found)


async def want_mail(store: Store, player: str, wanted: bool, language: str) -> None:
    wishes = models.wishes

    async def act(connection: AsyncConnection) -> None:
        await rows.hold_player(connection, player)
        done = await connection.execute(
            update(wishes).where(wishes.c.player == player).values(mail=wanted, language=language)
        )
        if not done.rowcount:
            row = {"player": player, "mail": wanted, "language": language, "hour": 0, "calls": 0}
            await connection.execute(insert(wishes).values(row))

    await store.write(act)


async def letter_for(store: Store, player: str) -> Letter | None:
    """None for somebody without a confirmed address, or who wants no letters."""
    accounts, wishes, guests = models.accounts, models.wishes, models.guests
    query = select(accounts.c.mail, guests.c.name, wishes.c.language)
    query = query.join(wishes, wishes.c.player == accounts.c.player)
    query = query.join(guests, guests.c.id == accounts.c.player)
    query = query.where(
        accounts.c.player == player, accounts.c.confirmed, wishes.c.mail, accounts.c.mail != ""
    )
    found = await store.read(query)
    return Letter(found[0].mail, found[0].name, found[0].language) if found else None


async def claim(store: Store, wanted: Wanted, most: int) -> bool:
    """Whether somebody is to be called: nobody has called them to this, nor `most` times in an hour.

    Of several processes that ask at once, one is told so.
    """
    wishes = models.wishes
    now = int(time.time())

    async def act(connection: AsyncConnection) -> bool:
        if not await _is_new(connection, wanted):
            return False
        player = wanted.player
        found = (await connection.execute(select(wishes).where(wishes.c.player == player))).all()
        hour, made = (found[0].hour, found[0].calls) if found else (0, 0)
        if now - hour >= _HOUR:
            hour, made = now, 0
        counted = {"hour": hour, "calls": made + 1}
        if made >= most:
            return False
        if found:
            await connection.execute(update(wishes).where(wishes.c.player == player).values(counted))
        else:
            row = {"player": player, "mail": False, "language": "", **counted}
            await connection.execute(insert(wishes).values(row))
        await _note(connection, wanted, {"at": now})
        return True

    try:
        return await store.write(act)
    except IntegrityError:
        return False


async def note_seen(store: Store, wanted: Wanted) -> None:
    """Somebody was there when they would have been called: nobody calls them to this later, after a restart either."""

    async def act(connection: AsyncConnection) -> None:
        if await _is_new(connection, wanted):
            await _note(connection, wanted, {})

    await store.write(act)


async def _is_new(connection: AsyncConnection, wanted: Wanted) -> bool:
    """Whether this is later than all that is noted; whoever else writes for the player waits from here on."""
    calls = models.calls
    await rows.hold_player(connection, wanted.player)
    latest = select(calls.c[wanted.column]).where(*_there(wanted))
    found = (await connection.execute(latest)).scalar()
    return found is None or found < wanted.number


async def _note(connection: AsyncConnection, wanted: Wanted, when: dict[str, int]) -> None:
    calls = models.calls
    values = {wanted.column: wanted.number, **when}
    done = await connection.execute(update(calls).where(*_there(wanted)).values(values))
    if not done.rowcount:
        row = {"table_id": wanted.table, "player": wanted.player, "question": -1, "asking": -1, "at": 0}
        await connection.execute(insert(calls).values(row | values))


def _there(wanted: Wanted) -> tuple[ColumnElement[bool], ...]:
    calls = models.calls
    return calls.c.table_id == wanted.table, calls.c.player == wanted.player
