"""Accounts, for whoever runs the server: which there are, a new password, signing out, deleting; beside a server, too.

A server that runs notices within seconds what is changed here.
"""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from cosmodrome.server.admin.opening import CannotUse, opened
from cosmodrome.server.db import belongings, restraints
from cosmodrome.server.db.people import Account, People
from cosmodrome.server.db.restraints import Kind, Restraint
from cosmodrome.server.db.store import Store
from cosmodrome.server.ids import LETTERS, is_id
from cosmodrome.server.names import login_of
from cosmodrome.server.people.accounts import password_hash


class Listed(msgspec.Struct):
    """An account; `created` in seconds since 1970. `administers`: reads reports on the page."""

    id: str
    name: str
    created: int
    mail: str
    confirmed: bool
    administers: bool


class SignedInAt(msgspec.Struct):
    """A browser; times in seconds since 1970, `seen` to about a day."""

    browser: str
    created: int
    seen: int


class Shown(Listed):
    """An account with where it is signed in, and at which tables it has seats."""

    sessions: list[SignedInAt]
    tables: list[str]


class Reset(msgspec.Struct):
    """The new password, which is kept nowhere, and how many sessions have ended."""

    name: str
    password: str
    sessions: int


class Out(msgspec.Struct):
    """How many sessions have ended, and at how many tables the seats are nobody's now."""

    name: str
    sessions: int
    tables: int = 0


async def listed(database: str) -> list[Listed]:
    """All accounts, by their names. Raises CannotUse."""
    async with opened(database) as store:
        return [
            Listed(each.player, each.name, each.created, each.mail, each.confirmed, each.administers)
            for each in await People(store).accounts()
        ]


async def shown(database: str, name: str) -> Shown:
    """Raises CannotUse, as all that follow, also where there is no such account."""
    async with _found(database, name) as (store, account):
        sessions = [
            SignedInAt(each.agent, each.created, each.seen)
            for each in await People(store).sessions(account.player)
        ]
        tables = [table_id for table_id, _ in await belongings.tables_of(store, account.player)]
        return Shown(
            account.player,
            account.name,
            account.created,
            account.mail,
            account.confirmed,
            account.administers,
            sessions,
            tables,
        )


async def reset_password(database: str, name: str) -> Reset:
    """Give an account a password by chance, which ends its sessions."""
    async with _found(database, name) as (store, account):
        password = "-".join("".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(3))
        ended = await People(store).set_password(account.player, await password_hash(password), "")
        return Reset(account.name, password, len(ended))


async def sign_out(database: str, name: str) -> Out:
    """End all sessions of an account."""
    async with _found(database, name) as (store, account):
        return Out(account.name, len(await People(store).end_sessions(account.player)))


async def set_administrator(database: str, name: str, administers: bool) -> str:
    """Name an account an administrator, or no longer; gives how it is called."""
    async with _found(database, name) as (store, account):
        await People(store).set_administrator(account.player, administers)
        return account.name


async def restrain(database: str, name: str, kind: Kind, days: int, why: str) -> str:
    """An account, or a guest by their id, may not talk or play; gives how they are called."""
    async with _player(database, name) as (store, player, called):
        await restraints.lay(store, player, kind, days, why, restraints.HOST)
        return called


async def lift(database: str, name: str) -> tuple[str, int]:
    """All that holds of somebody ends; gives how they are called, and how much that was."""
    async with _player(database, name) as (store, player, called):
        return called, await restraints.lift(store, player, restraints.HOST)


async def restrained(database: str) -> list[tuple[Restraint, str, str]]:
    """All that was ever laid, the latest first, with the names of whom it is of and who did it."""
    async with opened(database) as store:
        laid = await restraints.log(store)
        names = await store.names(sorted({name for each in laid for name in (each.player, each.by)} - {""}))
        return [(each, names.get(each.player, ""), names.get(each.by, "")) for each in laid]


@asynccontextmanager
async def _player(database: str, name: str) -> AsyncIterator[tuple[Store, str, str]]:
    async with opened(database) as store:
        login = login_of(name)
        account = await People(store).account(login=login) if login and "\0" not in login else None
        guests = await store.names([name]) if account is None and is_id(name) else {}
        if account is None and not guests:
            raise CannotUse(f"there is no account or guest {name[:80]!r}")
        yield store, account.player if account else name, account.name if account else guests[name]


async def delete(database: str, name: str) -> Out:
    """Forget an account. Its games stay, with a seat of nobody's."""
    async with _found(database, name) as (store, account):
        sessions = await People(store).sessions(account.player)
        tables = await belongings.forget(store, account.player)
        return Out(account.name, len(sessions), len(tables))


@asynccontextmanager
async def _found(database: str, name: str) -> AsyncIterator[tuple[Store, Account]]:
    """An account by its name, or else by its player's id."""
    async with opened(database) as store:
        people, login = People(store), login_of(name)
        account = await people.account(login=login) if login and "\0" not in login else None
        if account is None and is_id(name):
            account = await people.account(player=name)
        if account is None or not account.password:
            raise CannotUse(f"there is no account {name[:80]!r}")
        yield store, account
