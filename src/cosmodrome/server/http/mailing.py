"""Letters over HTTP: an address and how it is confirmed, and a new password by letter."""

import asyncio
import logging
from typing import Annotated

from litestar import post
from msgspec import Meta, Struct

from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.me import left_behind
from cosmodrome.server.http.membership import AccountKnown, SignedIn, account_known
from cosmodrome.server.http.route_arguments import Asked, Given, agent_asking, let_in
from cosmodrome.server.limits import Guard
from cosmodrome.server.names import login_of
from cosmodrome.server.people import letters
from cosmodrome.server.people.accounts import Accounts, Known
from cosmodrome.server.people.passwords import Password
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import Mail, Settings
from cosmodrome.server.wire import Name

logger = logging.getLogger(__name__)

# As long as addresses can be (RFC 5321), and some more, which is refused in words.
Address = Annotated[str, Meta(max_length=400)]
Language = Annotated[str, Meta(max_length=8)]


class NewMail(Struct, forbid_unknown_fields=True):
    """An address to be confirmed, "" for none; and the language of the letter."""

    mail: Address
    language: Language = "en"


class MailCode(Struct, forbid_unknown_fields=True):
    """The code of the link in such a letter."""

    code: Name


class Forgotten(Struct, forbid_unknown_fields=True):
    """The name of an account whose password is forgotten, and the language of the letter."""

    name: Name
    language: Language = "en"


class ByLetter(Struct, forbid_unknown_fields=True):
    """The code of the link in such a letter, and the next password."""

    code: Name
    password: Password


@post("/api/account/forgotten", status_code=200, restrained=True)
async def forget_password(
    guard: Given[Guard],
    accounts: Given[Accounts],
    settings: Given[Settings],
    address: Given[str],
    payload: Given[Forgotten],
) -> dict[str, bool]:
    """A letter to the confirmed address of this account, by which its password is replaced.

    Nobody learns so whether there is such an account, or such an address: the answer and its time are the same.
    """
    if settings.mail is None:
        raise Refused("no-mail", 404)
    guard.mails_here.check(address)
    guard.mails.take(f"forgotten {login_of(payload.name)}")
    guard.mails_here.spend(address)
    writing = asyncio.create_task(_write_reset(accounts, guard, settings.mail, payload))
    _writing.add(writing)
    writing.add_done_callback(_writing.discard)
    return {"sent": True}


_writing: set[asyncio.Task[None]] = set()


async def _write_reset(accounts: Accounts, guard: Guard, mail: Mail, data: Forgotten) -> None:
    try:
        found = await accounts.reset_code(data.name)
        if found is not None:
            guard.mails_to.take(found[0].mail.lower())
            await letters.reset(mail, found[0].mail, found[0].name, found[1], data.language)
    except Refused as refused:
        logger.warning("a letter for a new password: %s", refused)


@post("/api/account/reset", status_code=200, restrained=True)
async def reset_password(
    request: Asked,
    hall: Given[Hall],
    guard: Given[Guard],
    accounts: Given[Accounts],
    address: Given[str],
    payload: Given[ByLetter],
) -> SignedIn:
    """By the code of such a letter, once; everywhere else one is signed out by it."""
    former = await accounts.known(request.cookies)
    guard.passwords_here.take(address)
    with guard.wrong_codes_here.spent_on_failure(address):
        known, ended = await accounts.reset(payload.code, payload.password, agent_asking(request))
    player = let_in(request, known)
    hall.sessions_ended(ended)
    return SignedIn(player.name, 0, 0, await left_behind(accounts, former, player))


@post("/api/account/mail", status_code=200)
async def set_mail(
    hall: Given[Hall],
    guard: Given[Guard],
    accounts: Given[Accounts],
    settings: Given[Settings],
    address: Given[str],
    payload: Given[NewMail],
    member: Given[Known],
) -> AccountKnown:
    """An address, to which a letter goes; it counts once the link in that has been opened."""
    if settings.mail is None:
        raise Refused("no-mail", 404)
    to = letters.address(payload.mail) if payload.mail.strip() else ""
    if to:
        guard.mails_here.check(address)
        guard.mails_to.check(to.lower())
        guard.mails.take(member.player.id)
        guard.mails_to.spend(to.lower())
        guard.mails_here.spend(address)
    code = await accounts.set_mail(member, to)
    if to:
        await letters.confirm(settings.mail, to, member.player.name, code, payload.language)
    return await account_known(hall, accounts, settings, member)


@post("/api/account/mail/confirm", status_code=200)
async def confirm_mail(
    guard: Given[Guard], accounts: Given[Accounts], address: Given[str], payload: Given[MailCode]
) -> dict[str, bool]:
    """By the code of the letter's link; in whichever browser that is opened."""
    with guard.wrong_codes_here.spent_on_failure(address):
        await accounts.confirm_mail(payload.code)
    return {"confirmed": True}


mailing = [forget_password, reset_password, set_mail, confirm_mail]
