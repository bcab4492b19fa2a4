"""People as the database keeps them: guests, where they are signed in, and the accounts that some of them have."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from cosmodrome.server.db import models
from cosmodrome.server.db.store import Store
from cosmodrome.server.names import login_of, looks_of

_YEAR = 365 * 24 * 3600
"""Seconds after which a session that was not used is one no more."""

FORMER_NAMES = 3
"""So many names that an account had before are kept from others."""
SIGN_INS = 20
"""From so many places it is known that an account signed in there."""


class NameUsed(Exception):
    """Another account has such a name."""


class Session(msgspec.Struct, frozen=True):
    """One browser in which a player is signed in. Times are in seconds since 1970, `seen` to about a day.

    `digest` is that of the cookie's token, `agent` the browser in two words.
    """

    id: str
    digest: str
    player: str
    created: int
    seen: int
    agent: str


class Found(msgspec.Struct, frozen=True):
    """A session with whose it is, and whether they have an account."""

    session: str
    seen: int
    player: str
    name: str
    account: bool


class Account(msgspec.Struct, frozen=True):
    """What is kept of an account; `password` is a hash, `mail` an address or "". `administers`: reads reports."""

    player: str
    name: str
    login: str
    password: str
    created: int
    mail: str
    confirmed: bool
    administers: bool


class People:
    """A part of the store. Every writing method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- guests and their sessions

    async def add(self, name: str, recovery: str, session: Session) -> None:
        """A new guest with their first session, and the digest of their recovery code."""
        row = {
            "id": session.player,
            "name": name,
            "recovery_digest": recovery,
            "created": session.created,
        }

        async def act(connection: AsyncConnection) -> None:
            await connection.execute(insert(models.guests).values(row))
            await _open(connection, session)

        await self._store.write(act)

    async def signed_in(self, digest: str) -> Found | None:
        """Whose token has this digest."""
        sessions, guests, accounts = models.sessions, models.guests, models.accounts
        query = select(
            sessions.c.id, sessions.c.seen, guests.c.id, guests.c.name, accounts.c.player.is_not(None)
        )
        query = query.join(guests, guests.c.id == sessions.c.player)
        query = query.outerjoin(accounts, accounts.c.player == guests.c.id)
        since = int(time.time()) - _YEAR
        rows = await self._store.read(query.where(sessions.c.digest == digest, sessions.c.seen > since))
        return Found(*rows[0]) if rows else None

    async def sessions(self, player: str) -> list[Session]:
        """Where a player is signed in, the latest used first."""
        sessions = models.sessions
        query = select(sessions).where(sessions.c.player == player)
        rows = await self._store.read(query.order_by(sessions.c.seen.desc(), sessions.c.created.desc()))
        return [Session(**row._mapping) for row in rows]

    async def open_session(self, session: Session) -> None:
        await self._store.write(lambda connection: _open(connection, session))

    async def note_seen(self, session: str, now: int) -> None:
        """A session is used at this time."""
        sessions = models.sessions
        await self._store.change(update(sessions).where(sessions.c.id == session).values(seen=now))

    async def end_sessions(self, player: str, only: str = "", but: str = "") -> list[str]:
        """End sessions of a player, `only` one or all `but` one; gives those that have ended."""

        return await self._store.write(lambda connection: _end(connection, player, only, but))

    async def open_among(self, sessions: Sequence[str]) -> set[str]:
        """Those of these sessions that have not ended; a program is its own, as long as its token is good."""
        at, programs = models.sessions.c.id, models.programs
        good = select(programs.c.player).where(
            programs.c.player.in_(sessions), programs.c.digest.is_not(None)
        )
        return {row[0] for row in await self._store.read(select(at).where(at.in_(sessions)).union(good))}

    # --- recovery codes

    async def to_recover(self, recovery: str) -> tuple[str, str, str, bool] | None:
        """Id, name, the digest itself and whether there is an account, by the digest of a recovery code."""
        guests, accounts = models.guests, models.accounts
        query = select(guests.c.id, guests.c.name, guests.c.recovery_digest, accounts.c.player.is_not(None))
        query = query.outerjoin(accounts, accounts.c.player == guests.c.id)
        rows = await self._store.read(query.where(guests.c.recovery_digest == recovery))
        return (rows[0][0], rows[0][1], rows[0][2], bool(rows[0][3])) if rows else None

    async def recover(
        self, used: str, recovery: str, session: Session, password: str = ""
    ) -> list[str] | None:
        """One session in place of all others, with the next code, and with a password's hash for an account.

        Gives the sessions that have ended; None, and nothing else, if the code was used before.
        """
        guests, accounts = models.guests, models.accounts

        async def act(connection: AsyncConnection) -> list[str] | None:
            changed = await connection.execute(
                update(guests)
                .where(guests.c.id == session.player, guests.c.recovery_digest == used)
                .values(recovery_digest=recovery)
            )
            if changed.rowcount != 1:
                return None
            if password:
                own = accounts.c.player == session.player
                await connection.execute(update(accounts).where(own).values(password=password))
            ended = await _end(connection, session.player)
            await _open(connection, session)
            return ended

        return await self._store.write(act)

    async def set_recovery(self, player: str, recovery: str, first: bool = False) -> None:
        """The digest of a recovery code; `first`: only for who has none, as guests from before there were codes."""
        guests = models.guests
        change = update(guests).where(guests.c.id == player)
        if first:
            change = change.where(guests.c.recovery_digest.is_(None))

        await self._store.change(change.values(recovery_digest=recovery))

    # --- accounts

    async def account(self, login: str = "", player: str = "") -> Account | None:
        """By the name one signs in with, or by its player."""
        guests, accounts = models.guests, models.accounts
        query = _accounts().where(accounts.c.login == login if login else guests.c.id == player)
        rows = await self._store.read(query)
        return Account(*rows[0]) if rows else None

    async def accounts(self) -> list[Account]:
        """All there are, by their names."""
        return [
            Account(*row) for row in await self._store.read(_accounts().order_by(models.accounts.c.login))
        ]

    async def like(self, name: str) -> tuple[str, str] | None:
        """Player and name of an account that could, or before could, be taken for one of this name."""
        guests, accounts = models.guests, models.accounts
        look, small = looks_of(name)
        query = select(guests.c.id, guests.c.name).join(accounts, accounts.c.player == guests.c.id)
        rows = await self._store.read(
            query.where(or_(accounts.c.look == look, accounts.c.small_look == small))
        )
        if not rows:
            former = models.former_names.c
            had = or_(former.look == look, former.small_look == small)
            rows = await self._store.read(select(former.player.label("id"), former.name).where(had))
        return (rows[0].id, rows[0].name) if rows else None

    async def former_names(self, player: str) -> list[str]:
        """What an account was called before and nobody else may be, the latest first."""
        of = models.former_names.c
        query = select(of.name).where(of.player == player).order_by(of.at.desc(), of.login)
        return [row.name for row in await self._store.read(query)]

    async def note_sign_in(self, player: str, place: str) -> None:
        """An account has signed in from there."""
        of = models.sign_ins

        async def act(connection: AsyncConnection) -> None:
            await connection.execute(delete(of).where(of.c.player == player, of.c.place == place))
            await connection.execute(insert(of).values(player=player, place=place, at=int(time.time())))
            query = select(of.c.place).where(of.c.player == player).order_by(of.c.at.desc())
            gone = list((await connection.execute(query.offset(SIGN_INS))).scalars())
            await connection.execute(delete(of).where(of.c.player == player, of.c.place.in_(gone)))

        await self._store.write(act)

    async def sign_ins(self, player: str) -> dict[str, int]:
        """When an account last signed in from somewhere, in seconds since 1970, by place; the last few."""
        of = models.sign_ins.c
        return {
            row.place: row.at
            for row in await self._store.read(select(of.place, of.at).where(of.player == player))
        }

    async def sign_up(
        self, player: str, name: str, password: str, recovery: str, session: str, digest: str
    ) -> None:
        """An account for a guest, whose session has another token from now on, and who has another code.

        Raises NameUsed.
        """
        guests, sessions, accounts = models.guests, models.sessions, models.accounts
        row = {"player": player, "password": password, "created": int(time.time())} | _naming(name)

        async def act(connection: AsyncConnection) -> None:
            await connection.execute(insert(accounts).values(row))
            await _check_former(connection, player, name)
            own = guests.c.id == player
            await connection.execute(update(guests).where(own).values(name=name, recovery_digest=recovery))
            await connection.execute(update(sessions).where(sessions.c.id == session).values(digest=digest))

        try:
            await self._store.write(act)
        except IntegrityError as taken:
            raise NameUsed(name) from taken

    async def rename(self, player: str, name: str) -> None:
        """Also the name one signs in with, where there is an account, which keeps the one before from others.

        Raises NameUsed.
        """
        guests, accounts = models.guests, models.accounts

        async def act(connection: AsyncConnection) -> None:
            before = select(guests.c.name).join(accounts, accounts.c.player == guests.c.id)
            was = (await connection.execute(before.where(guests.c.id == player))).scalar()
            if was is not None:
                await _keep_former(connection, player, was, name)
            await connection.execute(
                update(accounts).where(accounts.c.player == player).values(_naming(name))
            )
            # After that: whoever had the name has let go of it by now, and it is one of their former ones.
            await _check_former(connection, player, name)
            await connection.execute(update(guests).where(guests.c.id == player).values(name=name))

        try:
            await self._store.write(act)
        except IntegrityError as taken:
            raise NameUsed(name) from taken

    async def set_password(self, player: str, password: str, but: str | None) -> list[str]:
        """Another hash of a password. With `but` all sessions but that one end; gives those that have."""
        accounts = models.accounts

        async def act(connection: AsyncConnection) -> list[str]:
            own = accounts.c.player == player
            values = {"password": password, "reset_digest": None}
            await connection.execute(update(accounts).where(own).values(values))
            return await _end(connection, player, but=but) if but is not None else []

        return await self._store.write(act)

    async def set_administrator(self, player: str, administers: bool) -> None:
        await self._set(player, administers=administers)

    async def hide_profile(self, player: str, hidden: bool) -> None:
        await self._set(player, profile_hidden=hidden)

    async def _set(self, player: str, **values: Any) -> None:
        accounts = models.accounts
        await self._store.change(update(accounts).where(accounts.c.player == player).values(values))

    async def set_mail(self, player: str, mail: str, digest: str | None, until: int) -> None:
        """An address to be confirmed by the code with this digest, or "" for none."""
        values = {"mail_digest": digest, "mail_until": until, "reset_digest": None}
        await self._set(player, mail=mail, confirmed=False, **values)

    async def have_learned(self, player: str, games: Sequence[str]) -> list[str]:
        """The lessons of these games have been read as well; gives all that have."""
        accounts = models.accounts
        own = accounts.c.player == player

        async def act(connection: AsyncConnection) -> list[str]:
            query = select(accounts.c.learned).where(own).with_for_update()
            before = ((await connection.execute(query)).scalar() or "").split()
            after = list(dict.fromkeys([*before, *games]))
            if after != before:
                await connection.execute(update(accounts).where(own).values(learned=" ".join(after)))
            return after

        return await self._store.write(act)

    async def confirm_mail(self, digest: str, now: int) -> bool:
        """Whether an address waited for the code with this digest; it is confirmed then, once."""
        accounts = models.accounts
        waits = (accounts.c.mail_digest == digest, accounts.c.mail_until > now)

        change = update(accounts).where(*waits).values(confirmed=True, mail_digest=None)
        return await self._store.change(change) == 1

    async def set_reset(self, player: str, digest: str, until: int) -> None:
        """The code with this digest gives an account another password, in place of an earlier code."""
        accounts = models.accounts
        change = update(accounts).where(accounts.c.player == player, accounts.c.confirmed.is_(True))
        await self._store.change(change.values(reset_digest=digest, reset_until=until))

    async def to_reset(self, digest: str, now: int) -> Account | None:
        """Whose code has this digest and is still good."""
        accounts = models.accounts.c
        query = _accounts().where(accounts.reset_digest == digest, accounts.reset_until > now)
        rows = await self._store.read(query)
        return Account(*rows[0]) if rows else None

    async def reset(self, digest: str, password: str, session: Session) -> list[str] | None:
        """Another hash of a password, and one session in place of all others; gives those that have ended.

        None, and nothing else, if the code was used before.
        """
        accounts = models.accounts
        own = (accounts.c.player == session.player, accounts.c.reset_digest == digest)

        async def act(connection: AsyncConnection) -> list[str] | None:
            values = {"password": password, "reset_digest": None}
            changed = await connection.execute(update(accounts).where(*own).values(values))
            if changed.rowcount != 1:
                return None
            ended = await _end(connection, session.player)
            await _open(connection, session)
            return ended

        return await self._store.write(act)


def _accounts() -> Any:
    guests, accounts = models.guests, models.accounts
    query = select(
        guests.c.id, guests.c.name, accounts.c.login, accounts.c.password,
        accounts.c.created, accounts.c.mail, accounts.c.confirmed, accounts.c.administers,
    )  # fmt: skip
    return query.join(accounts, accounts.c.player == guests.c.id)


def _naming(name: str) -> dict[str, str]:
    look, small = looks_of(name)
    return {"login": login_of(name), "look": look, "small_look": small}


async def _keep_former(connection: AsyncConnection, player: str, was: str, name: str) -> None:
    """What an account is called no more is kept, as one of the last few; not what it is called again."""
    of = models.former_names
    freed = (login_of(was), login_of(name))
    await connection.execute(delete(of).where(of.c.player == player, of.c.login.in_(freed)))
    if freed[0] == freed[1]:
        return
    row = {"player": player, "name": was, "at": time.time_ns() // 1_000_000} | _naming(was)
    await connection.execute(insert(of).values(row))
    query = select(of.c.login).where(of.c.player == player).order_by(of.c.at.desc(), of.c.login)
    gone = list((await connection.execute(query.offset(FORMER_NAMES))).scalars())
    await connection.execute(delete(of).where(of.c.player == player, of.c.login.in_(gone)))


async def _check_former(connection: AsyncConnection, player: str, name: str) -> None:
    """Raises NameUsed for what another account was called before."""
    of = models.former_names.c
    look, small = looks_of(name)
    had = select(of.name).where(of.player != player, or_(of.look == look, of.small_look == small))
    if (await connection.execute(had)).first() is not None:
        raise NameUsed(name)


async def _open(connection: AsyncConnection, session: Session) -> None:
    await connection.execute(insert(models.sessions).values(msgspec.structs.asdict(session)))


async def _end(connection: AsyncConnection, player: str, only: str = "", but: str = "") -> list[str]:
    sessions = models.sessions
    which = [sessions.c.player == player, sessions.c.id != but]
    if only:
        which.append(sessions.c.id == only)
    ended = list((await connection.execute(select(sessions.c.id).where(*which))).scalars())
    await connection.execute(delete(sessions).where(sessions.c.id.in_(ended)))
    return ended
