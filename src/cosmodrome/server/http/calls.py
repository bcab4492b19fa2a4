"""Calls over HTTP: where somebody wants to be told that it is their turn, while they are not at the table."""

from typing import Annotated

from litestar import get, post
from msgspec import Meta, Struct

from cosmodrome.server.db import calls
from cosmodrome.server.hall.hall import Hall
from cosmodrome.server.http.route_arguments import Asked, Given, agent_asking
from cosmodrome.server.limits import Guard
from cosmodrome.server.people import push
from cosmodrome.server.people.accounts import Accounts, Known
from cosmodrome.server.people.push import LONGEST_ENDPOINT
from cosmodrome.server.refusals import Refused
from cosmodrome.server.wire import Id


class NewDevice(Struct, forbid_unknown_fields=True):
    """A browser to be called at, as its push service knows it; `key` and `secret` are base64."""

    endpoint: Annotated[str, Meta(max_length=LONGEST_ENDPOINT)]
    key: Annotated[str, Meta(max_length=96)]
    secret: Annotated[str, Meta(max_length=32)]
    language: Annotated[str, Meta(pattern="^[a-z]{0,8}$")] = ""


class ThatDevice(Struct, forbid_unknown_fields=True):
    id: Id


class CallByMail(Struct, forbid_unknown_fields=True):
    """Whether letters are wanted when it is one's turn, and in which language."""

    wanted: bool
    language: Annotated[str, Meta(pattern="^[a-z]{0,8}$")] = ""


class DeviceSent(Struct):
    id: str
    endpoint: str
    browser: str
    created: int
    language: str
    here: bool
    """Whether it is the one that asks."""


class CallsKnown(Struct):
    """How one can be called, and is. `push_key`: by which browsers know this server; "" where there is no web push.

    `mails`: whether this server sends letters; `confirmed`: whether there is an address that they may go to.
    """

    push_key: str
    mails: bool
    confirmed: bool
    mail: bool
    devices: list[DeviceSent]


@get("/api/calls")
async def my_calls(hall: Given[Hall], accounts: Given[Accounts], known: Given[Known | None]) -> CallsKnown:
    return await _told(hall, accounts, known)


@post("/api/calls/devices", status_code=200)
async def call_here(
    request: Asked,
    hall: Given[Hall],
    guard: Given[Guard],
    accounts: Given[Accounts],
    payload: Given[NewDevice],
    somebody: Given[Known],
) -> CallsKnown:
    """At the browser that asks somebody is called from now on, as long as they are signed in there."""
    caller = hall.caller
    if not caller.contact:
        raise Refused("no-push", 404)
    device = calls.Device(payload.endpoint, payload.key, payload.secret)
    try:
        push.check(device, caller.anywhere)
    except push.NotPossible as error:
        raise Refused("bad-device", 400, detail=str(error)) from error
    guard.devices.take(somebody.player.id)
    agent, most = agent_asking(request), guard.limits.browsers
    await calls.add_device(
        hall.store, somebody.player.id, somebody.session, device, agent, payload.language, most
    )
    return await _told(hall, accounts, somebody)


@post("/api/calls/devices/remove", status_code=200)
async def call_no_more(
    hall: Given[Hall], accounts: Given[Accounts], payload: Given[ThatDevice], somebody: Given[Known]
) -> CallsKnown:
    await calls.drop_device(hall.store, payload.id, somebody.player.id)
    return await _told(hall, accounts, somebody)


@post("/api/calls/mail", status_code=200)
async def call_by_mail(
    hall: Given[Hall],
    guard: Given[Guard],
    accounts: Given[Accounts],
    payload: Given[CallByMail],
    somebody: Given[Known],
) -> CallsKnown:
    caller = hall.caller
    if caller.mail is None:
        raise Refused("no-mail", 404)
    account = await accounts.account(somebody) if somebody.player.account else None
    if payload.wanted and (account is None or not account.confirmed):
        raise Refused("mail-not-confirmed")
    guard.devices.take(somebody.player.id)
    await calls.want_mail(hall.store, somebody.player.id, payload.wanted, payload.language)
    return await _told(hall, accounts, somebody)


async def _told(hall: Hall, accounts: Accounts, known: Known | None) -> CallsKnown:
    caller, store = hall.caller, hall.store
    key = await caller.public_key()
    if known is None:
        return CallsKnown(key, caller.mail is not None, False, False, [])
    account = await accounts.account(known) if known.player.account else None
    devices = [
        DeviceSent(
            each.id,
            each.device.endpoint,
            each.agent,
            each.created,
            each.language,
            each.session == known.session,
        )
        for each in await calls.devices_of(store, known.player.id)
    ]
    confirmed = account is not None and account.confirmed
    wanted = await calls.wants_mail(store, known.player.id)
    return CallsKnown(key, caller.mail is not None, confirmed, wanted and confirmed, devices)


calling = [my_calls, call_here, call_no_more, call_by_mail]
