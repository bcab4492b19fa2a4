"""Accounts over HTTP: signing up, in and out, the password, the address, all that is kept of one, and the end of it."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from litestar import Response, get, post

from cosmodrome.server import wire
from cosmodrome.server.http.administration import administers
from cosmodrome.server.http.lobby import (
    NEW_TOKEN,
    Asked,
    accounts_of,
    agent_asking,
    body_of,
    guard_of,
    hall_of,
    left_behind,
    let_in,
    welcome,
    who_asks,
)
from cosmodrome.server.limits import Guard, address_of
from cosmodrome.server.names import login_of
from cosmodrome.server.people import belongings, letters, restraints
from cosmodrome.server.people.accounts import Accounts, Known
from cosmodrome.server.people.exporting import exported
from cosmodrome.server.people.passwords import chosen
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import Mail, Settings

logger = logging.getLogger(__name__)


async def member(request: Asked) -> Known:
    """Who asks for what only somebody with an account can do. Raises Refused."""
    known = await who_asks(request)
    if known is None or not known.player.account:
        raise Refused("no-account", 403)
    return known


@contextmanager
def password_tried(request: Asked, name: str, familiar: bool = False) -> Iterator[None]:
    """Of those who try a password so many may be wrong, from one address and for one name. Raises Refused.

    Not for the name where it is `familiar` from there: strangers elsewhere could keep its owner out for ever.
    """
    guard, address = guard_of(request), address_of(request.scope)
    guard.passwords_here.take(address)
    with ExitStack() as tries:
        tries.enter_context(guard.wrong_passwords_here.spent_on_failure(address))
        if not familiar:
            tries.enter_context(guard.wrong_passwords.spent_on_failure(login_of(name)))
        yield


def signed_out(request: Asked, ended: list[str]) -> None:
    """The browser that asks is nobody's from now on, nor are those with these sessions."""
    request.scope["state"][NEW_TOKEN] = ""
    hall_of(request).sessions_ended(ended)


@get("/api/account")
async def my_account(request: Asked) -> wire.AccountKnown:
    known = await who_asks(request)
    return await _told(request, known if known and known.player.account else None)


@post("/api/account", status_code=201, body=wire.SignUp)
async def sign_up(request: Asked) -> wire.SignedUp:
    """The guest who asks has an account from now on, and keeps all seats; a stranger begins with one."""
    data = await body_of(request, wire.SignUp)
    hall, accounts = hall_of(request), accounts_of(request)
    known = await who_asks(request)
    name = await hall.name_for(known.player if known else None, data.name)
    if known and name != known.player.name:
        await restraints.check_words(hall.store, known.player.id)
    chosen(data.password, name)  # before a guest is made for it
    guard_of(request).passwords_here.take(address_of(request.scope))
    if known is None:
        known = await welcome(request, name)
    known, code = await accounts.sign_up(known, name, data.password)
    await accounts.signed_in_from(known.player.id, address_of(request.scope))
    hall.renamed(let_in(request, known))
    return wire.SignedUp(known.player.name, code)


@post("/api/account/sign-in", status_code=200, body=wire.SignIn)
async def sign_in(request: Asked) -> wire.SignedIn:
    """This browser is signed in from now on; seats it had as a guest are brought along, where that is wanted."""
    data = await body_of(request, wire.SignIn)
    hall, accounts = hall_of(request), accounts_of(request)
    here = address_of(request.scope)
    with password_tried(request, data.name, await accounts.comes_from(data.name, here)):
        known = await accounts.sign_in(data.name, data.password, agent_asking(request))
    await accounts.signed_in_from(known.player.id, here)
    former = await accounts.known(request.cookies)
    player = let_in(request, known)
    if former is None:
        return wire.SignedIn(player.name, 0, 0, None)
    if former.player.account:
        # One browser is one player: who was signed in here is so no more.
        hall.sessions_ended(await accounts.people.end_sessions(former.player.id, former.session))
        return wire.SignedIn(player.name, 0, 0, None)
    brought, kept = await hall.bring(former.player, player) if data.bring else (0, 0)
    owns = await belongings.has_any(hall.store, former.player.id)
    left = await left_behind(request, former, player) if owns else None
    if left is None:
        hall.sessions_ended([former.session])
        await belongings.forget(hall.store, former.player.id)
    return wire.SignedIn(player.name, brought, kept, left)


@post("/api/account/forgotten", status_code=200, body=wire.Forgotten, restrained=True)
async def forget_password(request: Asked) -> dict[str, bool]:
    """A letter to the confirmed address of this account, by which its password is replaced.

    Nobody learns so whether there is such an account, or such an address: the answer and its time are the same.
    """
    data = await body_of(request, wire.Forgotten)
    mail, guard, address = _mail(request), guard_of(request), address_of(request.scope)
    if mail is None:
        raise Refused("no-mail", 404)
    guard.mails_here.check(address)
    guard.mails.take(f"forgotten {login_of(data.name)}")
    guard.mails_here.spend(address)
    writing = asyncio.create_task(_write_reset(accounts_of(request), guard, mail, data))
    _writing.add(writing)
    writing.add_done_callback(_writing.discard)
    return {"sent": True}


_writing: set[asyncio.Task[None]] = set()


async def _write_reset(accounts: Accounts, guard: Guard, mail: Mail, data: wire.Forgotten) -> None:
    try:
        found = await accounts.reset_code(data.name)
        if found is not None:
            guard.mails_to.take(found[0].mail.lower())
            await letters.reset(mail, found[0].mail, found[0].name, found[1], data.language)
    except Refused as refused:
        logger.warning("a letter for a new password: %s", refused)


@post("/api/account/reset", status_code=200, body=wire.ByLetter, restrained=True)
async def reset_password(request: Asked) -> wire.SignedIn:
    """By the code of such a letter, once; everywhere else one is signed out by it."""
    data = await body_of(request, wire.ByLetter)
    accounts, guard, address = accounts_of(request), guard_of(request), address_of(request.scope)
    former = await accounts.known(request.cookies)
    guard.passwords_here.take(address)
    with guard.wrong_codes_here.spent_on_failure(address):
        known, ended = await accounts.reset(data.code, data.password, agent_asking(request))
    player = let_in(request, known)
    hall_of(request).sessions_ended(ended)
    return wire.SignedIn(player.name, 0, 0, await left_behind(request, former, player))


@post("/api/account/sign-out", status_code=200, restrained=True)
async def sign_out(request: Asked) -> dict[str, bool]:
    signed_out(request, await accounts_of(request).sign_out(await member(request)))
    return {"signed_out": True}


@post("/api/account/sign-out-everywhere", status_code=200, restrained=True)
async def sign_out_everywhere(request: Asked) -> dict[str, bool]:
    signed_out(request, await accounts_of(request).sign_out(await member(request), everywhere=True))
    return {"signed_out": True}


@post("/api/account/sessions/end", status_code=200, restrained=True, body=wire.EndSession)
async def end_session(request: Asked) -> wire.AccountKnown:
    """Another browser is signed out. Raises Refused where it is already."""
    data = await body_of(request, wire.EndSession)
    known = await member(request)
    if data.id == known.session:
        raise Refused("session-here", 400)
    ended = await accounts_of(request).end_session(known, data.id)
    hall_of(request).sessions_ended(ended)
    return await _told(request, known)


@post("/api/account/password", status_code=200, restrained=True, body=wire.NewPassword)
async def change_password(request: Asked) -> wire.AccountKnown:
    """Everywhere but here one is signed out by it."""
    data = await body_of(request, wire.NewPassword)
    known = await member(request)
    chosen(data.new, known.player.name)
    with password_tried(request, known.player.name):
        ended = await accounts_of(request).change_password(known, data.old, data.new)
    hall_of(request).sessions_ended(ended)
    return await _told(request, known)


@post("/api/account/code", status_code=200, restrained=True, body=wire.OwnPassword)
async def new_code(request: Asked) -> wire.FreshCode:
    data = await body_of(request, wire.OwnPassword)
    known = await member(request)
    with password_tried(request, known.player.name):
        return wire.FreshCode(await accounts_of(request).new_code(known, data.password))


@post("/api/account/delete", status_code=200, restrained=True, body=wire.OwnPassword)
async def delete_account(request: Asked) -> dict[str, bool]:
    """Games stay, with a seat of nobody's."""
    data = await body_of(request, wire.OwnPassword)
    known = await member(request)
    with password_tried(request, known.player.name):
        ended, tables = await accounts_of(request).delete(known, data.password)
    signed_out(request, ended)
    await hall_of(request).forgotten(known.player.id, tables)
    return {"deleted": True}


@post("/api/account/learned", status_code=200, body=wire.Learned)
async def have_learned(request: Asked) -> wire.Learned:
    """These lessons have been read as well; gives all that have."""
    data = await body_of(request, wire.Learned)
    known, hall = await member(request), hall_of(request)
    read = [game for game in data.games if game in hall.games]
    return wire.Learned(await accounts_of(request).people.have_learned(known.player.id, read))


@get("/api/me/export")
async def export(request: Asked) -> Response[bytes]:
    """All that is kept of who asks, as a file."""
    known = await who_asks(request)
    if known is None:
        raise Refused("nobody-yet", 404)
    guard_of(request).exports.take(known.player.id)
    text = await exported(hall_of(request).store, known.player.id)
    headers = {"Content-Disposition": 'attachment; filename="cosmodrome.json"'}
    return Response(text, media_type="application/json", headers=headers)


@post("/api/account/mail", status_code=200, body=wire.NewMail)
async def set_mail(request: Asked) -> wire.AccountKnown:
    """An address, to which a letter goes; it counts once the link in that has been opened."""
    data = await body_of(request, wire.NewMail)
    known, accounts, mail = await member(request), accounts_of(request), _mail(request)
    if mail is None:
        raise Refused("no-mail", 404)
    to = letters.address(data.mail) if data.mail.strip() else ""
    guard = guard_of(request)
    if to:
        guard.mails_here.check(address_of(request.scope))
        guard.mails_to.check(to.lower())
        guard.mails.take(known.player.id)
        guard.mails_to.spend(to.lower())
        guard.mails_here.spend(address_of(request.scope))
    code = await accounts.set_mail(known, to)
    if to:
        await letters.confirm(mail, to, known.player.name, code, data.language)
    return await _told(request, known)


@post("/api/account/mail/confirm", status_code=200, body=wire.MailCode)
async def confirm_mail(request: Asked) -> dict[str, bool]:
    """By the code of the letter's link; in whichever browser that is opened."""
    data = await body_of(request, wire.MailCode)
    with guard_of(request).wrong_codes_here.spent_on_failure(address_of(request.scope)):
        await accounts_of(request).confirm_mail(data.code)
    return {"confirmed": True}


async def _told(request: Asked, known: Known | None) -> wire.AccountKnown:
    mails = _mail(request) is not None
    if known is None:
        return wire.AccountKnown(None, mails)
    accounts = accounts_of(request)
    account = await accounts.account(known)
    sessions = [
        wire.SessionSent(each.id, each.agent, each.created, each.seen, each.id == known.session)
        for each in await accounts.people.sessions(account.player)
    ]
    named = await administers(hall_of(request).store, account.player)
    sent = wire.AccountSent(account.name, account.created, account.mail, account.confirmed, sessions, named)
    return wire.AccountKnown(sent, mails)


def _mail(request: Asked) -> Mail | None:
    settings: Settings = request.app.state.settings
    return settings.mail


membership = [
    my_account,
    sign_up,
    sign_in,
    forget_password,
    reset_password,
    sign_out,
    sign_out_everywhere,
    end_session,
    change_password,
    new_code,
    delete_account,
    have_learned,
    export,
    set_mail,
    confirm_mail,
]
