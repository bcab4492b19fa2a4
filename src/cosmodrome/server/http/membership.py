"""Accounts over HTTP: signing up, in and out, the password, all that is kept of one, and the end of it."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Annotated

from litestar import Response, get, post
from msgspec import Meta, Struct

from cosmodrome.server.db import belongings, restraints
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.administration import administers
from cosmodrome.server.http.me import Left, left_behind
from cosmodrome.server.http.route_arguments import NEW_TOKEN, Asked, Given, agent_asking, let_in, welcome
from cosmodrome.server.limits import Guard
from cosmodrome.server.names import login_of
from cosmodrome.server.people.accounts import Accounts, Known
from cosmodrome.server.people.passwords import Password, chosen
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import Settings
from cosmodrome.server.wire import Id, Name


class SignUp(Struct, forbid_unknown_fields=True):
    """The name under which one plays and signs in from now on, and a password."""

    name: Name
    password: Password


class SignIn(Struct, forbid_unknown_fields=True):
    """`bring`: the seats that this browser has as a guest become the account's."""

    name: Name
    password: Password
    bring: bool = False


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password one has, and the next one."""

    old: Password
    new: Password


class OwnPassword(Struct, forbid_unknown_fields=True):
    """The password again, for what cannot be taken back."""

    password: Password


class SignedUp(Struct):
    """The name, and a recovery code, which is not shown again."""

    name: str
    code: str


class SignedIn(Struct):
    """How many seats of the guest became the account's, and how many could not.

    `left` is who this browser was, as long as that guest has seats or anything else.
    """

    name: str
    brought: int
    kept: int
    left: Left | None


class FreshCode(Struct):
    """A recovery code, which is not shown again."""

    code: str


class SessionSent(Struct):
    """A browser in which one is signed in, perhaps this one; times in seconds since 1970, the last one to a day."""

    id: str
    agent: str
    created: int
    seen: int
    here: bool


class EndSession(Struct, forbid_unknown_fields=True):
    """Which browser is to be signed out, by its `SessionSent.id`."""

    id: Id


class AccountSent(Struct):
    """One's own account. `mail` is "" without an address."""

    name: str
    created: int
    mail: str
    confirmed: bool
    sessions: list[SessionSent]
    administers: bool = False
    """Whether one reads reports on the page."""


class AccountKnown(Struct):
    """Who is signed in; `mails`: whether this server can send letters."""

    account: AccountSent | None
    mails: bool


class Learned(Struct, forbid_unknown_fields=True):
    """Games whose lesson has been read to its end."""

    games: Annotated[list[Id], Meta(max_length=64)]


@contextmanager
def password_tried(guard: Guard, address: str, name: str, familiar: bool = False) -> Iterator[None]:
    """Of those who try a password so many may be wrong, from one address and for one name. Raises Refused.

    Not for the name where it is `familiar` from there: strangers elsewhere could keep its owner out for ever.
    """
    guard.passwords_here.take(address)
    with ExitStack() as tries:
        tries.enter_context(guard.wrong_passwords_here.spent_on_failure(address))
        if not familiar:
            tries.enter_context(guard.wrong_passwords.spent_on_failure(login_of(name)))
        yield


def signed_out(request: Asked, hall: Hall, ended: list[str]) -> None:
    """The browser that asks is nobody's from now on, nor are those with these sessions."""
    request.scope["state"][NEW_TOKEN] = ""
    hall.sessions_ended(ended)


@get("/api/account")
async def my_account(
    hall: Given[Hall], accounts: Given[Accounts], settings: Given[Settings], known: Given[Known | None]
) -> AccountKnown:
    return await account_known(hall, accounts, settings, known if known and known.player.account else None)


@post("/api/account", status_code=201)
async def sign_up(
    request: Asked,
    hall: Given[Hall],
    guard: Given[Guard],
    accounts: Given[Accounts],
    address: Given[str],
    payload: Given[SignUp],
    known: Given[Known | None],
) -> SignedUp:
    """The guest who asks has an account from now on, and keeps all seats; a stranger begins with one."""
    name = await hall.name_for(known.player if known else None, payload.name)
    if known and name != known.player.name:
        await restraints.check_words(hall.store, known.player.id)
    chosen(payload.password, name)  # before a guest is made for it
    guard.passwords_here.take(address)
    if known is None:
        known = await welcome(request, name)
    known, code = await accounts.sign_up(known, name, payload.password)
    await accounts.signed_in_from(known.player.id, address)
    hall.renamed(let_in(request, known))
    return SignedUp(known.player.name, code)


@post("/api/account/sign-in", status_code=200)
async def sign_in(
    request: Asked,
    hall: Given[Hall],
    guard: Given[Guard],
    accounts: Given[Accounts],
    address: Given[str],
    payload: Given[SignIn],
) -> SignedIn:
    """This browser is signed in from now on; seats it had as a guest are brought along, where that is wanted."""
    with password_tried(guard, address, payload.name, await accounts.comes_from(payload.name, address)):
        known = await accounts.sign_in(payload.name, payload.password, agent_asking(request))
    await accounts.signed_in_from(known.player.id, address)
    former = await accounts.known(request.cookies)
    player = let_in(request, known)
    if former is None:
        return SignedIn(player.name, 0, 0, None)
    if former.player.account:
        # One browser is one player: who was signed in here is so no more.
        hall.sessions_ended(await accounts.people.end_sessions(former.player.id, former.session))
        return SignedIn(player.name, 0, 0, None)
    brought, kept = await hall.bring(former.player, player) if payload.bring else (0, 0)
    owns = await belongings.has_any(hall.store, former.player.id)
    left = await left_behind(accounts, former, player) if owns else None
    if left is None:
        hall.sessions_ended([former.session])
        await belongings.forget(hall.store, former.player.id)
    return SignedIn(player.name, brought, kept, left)


@post("/api/account/sign-out", status_code=200, restrained=True)
async def sign_out(
    request: Asked, hall: Given[Hall], accounts: Given[Accounts], member: Given[Known]
) -> dict[str, bool]:
    signed_out(request, hall, await accounts.sign_out(member))
    return {"signed_out": True}


@post("/api/account/sign-out-everywhere", status_code=200, restrained=True)
async def sign_out_everywhere(
    request: Asked, hall: Given[Hall], accounts: Given[Accounts], member: Given[Known]
) -> dict[str, bool]:
    signed_out(request, hall, await accounts.sign_out(member, everywhere=True))
    return {"signed_out": True}


@post("/api/account/sessions/end", status_code=200, restrained=True)
async def end_session(
    hall: Given[Hall],
    accounts: Given[Accounts],
    settings: Given[Settings],
    payload: Given[EndSession],
    member: Given[Known],
) -> AccountKnown:
    """Another browser is signed out. Raises Refused where it is already."""
    if payload.id == member.session:
        raise Refused("session-here", 400)
    ended = await accounts.end_session(member, payload.id)
    hall.sessions_ended(ended)
    return await account_known(hall, accounts, settings, member)


@post("/api/account/password", status_code=200, restrained=True)
async def change_password(
    hall: Given[Hall],
    guard: Given[Guard],
    accounts: Given[Accounts],
    settings: Given[Settings],
    address: Given[str],
    payload: Given[NewPassword],
    member: Given[Known],
) -> AccountKnown:
    """Everywhere but here one is signed out by it."""
    chosen(payload.new, member.player.name)
    with password_tried(guard, address, member.player.name):
        ended = await accounts.change_password(member, payload.old, payload.new)
    hall.sessions_ended(ended)
    return await account_known(hall, accounts, settings, member)


@post("/api/account/code", status_code=200, restrained=True)
async def new_code(
    guard: Given[Guard],
    accounts: Given[Accounts],
    address: Given[str],
    payload: Given[OwnPassword],
    member: Given[Known],
) -> FreshCode:
    with password_tried(guard, address, member.player.name):
        return FreshCode(await accounts.new_code(member, payload.password))


@post("/api/account/delete", status_code=200, restrained=True)
async def delete_account(
    request: Asked,
    hall: Given[Hall],
    guard: Given[Guard],
    accounts: Given[Accounts],
    address: Given[str],
    payload: Given[OwnPassword],
    member: Given[Known],
) -> dict[str, bool]:
    """Games stay, with a seat of nobody's."""
    with password_tried(guard, address, member.player.name):
        ended, tables = await accounts.delete(member, payload.password)
    signed_out(request, hall, ended)
    await hall.forgotten(member.player.id, tables)
    return {"deleted": True}


@post("/api/account/learned", status_code=200)
async def have_learned(
    hall: Given[Hall], accounts: Given[Accounts], payload: Given[Learned], member: Given[Known]
) -> Learned:
    """These lessons have been read as well; gives all that have."""
    read = [game for game in payload.games if game in hall.shelf.games]
    return Learned(await accounts.people.have_learned(member.player.id, read))


@get("/api/me/export")
async def export(hall: Given[Hall], guard: Given[Guard], somebody: Given[Known]) -> Response[bytes]:
    """All that is kept of who asks, as a file."""
    from cosmodrome.server.db.exporting import exported  # seldom wanted: a start imports little

    guard.exports.take(somebody.player.id)
    text = await exported(hall.store, somebody.player.id)
    headers = {"Content-Disposition": 'attachment; filename="cosmodrome.json"'}
    return Response(text, media_type="application/json", headers=headers)


async def account_known(
    hall: Hall, accounts: Accounts, settings: Settings, known: Known | None
) -> AccountKnown:
    mails = settings.mail is not None
    if known is None:
        return AccountKnown(None, mails)
    account = await accounts.account(known)
    sessions = [
        SessionSent(each.id, each.agent, each.created, each.seen, each.id == known.session)
        for each in await accounts.people.sessions(account.player)
    ]
    named = await administers(hall.store, account.player)
    sent = AccountSent(account.name, account.created, account.mail, account.confirmed, sessions, named)
    return AccountKnown(sent, mails)


membership = [
    my_account,
    sign_up,
    sign_in,
    sign_out,
    sign_out_everywhere,
    end_session,
    change_password,
    new_code,
    delete_account,
    have_learned,
    export,
]
