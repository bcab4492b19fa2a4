"""Calls over HTTP: where somebody wants to be told that it is their turn, while they are not at the table."""

from litestar import get, post

from cosmodrome.server import wire
from cosmodrome.server.http.lobby import (
    Asked,
    accounts_of,
    agent_asking,
    body_of,
    guard_of,
    hall_of,
    who_asks,
)
from cosmodrome.server.people import call_book, push
from cosmodrome.server.people.accounts import Known
from cosmodrome.server.refusals import Refused
from cosmodrome.server.table.caller import Caller


async def _somebody(request: Asked) -> Known:
    known = await who_asks(request)
    if known is None:
        raise Refused("nobody-yet", 404)
    return known


@get("/api/calls")
async def my_calls(request: Asked) -> wire.CallsKnown:
    return await _told(request, await who_asks(request))


@post("/api/calls/devices", status_code=200, body=wire.NewDevice)
async def call_here(request: Asked) -> wire.CallsKnown:
    """At the browser that asks somebody is called from now on, as long as they are signed in there."""
    data = await body_of(request, wire.NewDevice)
    known, caller = await _somebody(request), _caller(request)
    if not caller.contact:
        raise Refused("no-push", 404)
    device = push.Device(data.endpoint, data.key, data.secret)
    try:
        push.check(device, caller.anywhere)
    except push.NotPossible as error:
        raise Refused("bad-device", 400, detail=str(error)) from error
    guard, store = guard_of(request), hall_of(request).store
    guard.devices.take(known.player.id)
    agent, most = agent_asking(request), guard.limits.browsers
    await call_book.add_device(store, known.player.id, known.session, device, agent, data.language, most)
    return await _told(request, known)


@post("/api/calls/devices/remove", status_code=200, body=wire.ThatDevice)
async def call_no_more(request: Asked) -> wire.CallsKnown:
    data = await body_of(request, wire.ThatDevice)
    known = await _somebody(request)
    await call_book.drop_device(hall_of(request).store, data.id, known.player.id)
    return await _told(request, known)


@post("/api/calls/mail", status_code=200, body=wire.CallByMail)
async def call_by_mail(request: Asked) -> wire.CallsKnown:
    data = await body_of(request, wire.CallByMail)
    known, caller = await _somebody(request), _caller(request)
    if caller.mail is None:
        raise Refused("no-mail", 404)
    account = await accounts_of(request).account(known) if known.player.account else None
    if data.wanted and (account is None or not account.confirmed):
        raise Refused("mail-not-confirmed")
    guard_of(request).devices.take(known.player.id)
    await call_book.want_mail(hall_of(request).store, known.player.id, data.wanted, data.language)
    return await _told(request, known)


def _caller(request: Asked) -> Caller:
    return hall_of(request).caller


async def _told(request: Asked, known: Known | None) -> wire.CallsKnown:
    caller, store = _caller(request), hall_of(request).store
    key = await caller.public_key()
    if known is None:
        return wire.CallsKnown(key, caller.mail is not None, False, False, [])
    account = await accounts_of(request).account(known) if known.player.account else None
    devices = [
        wire.DeviceSent(
            each.id,
            each.device.endpoint,
            each.agent,
            each.created,
            each.language,
            each.session == known.session,
        )
        for each in await call_book.devices_of(store, known.player.id)
    ]
    confirmed = account is not None and account.confirmed
    wanted = await call_book.wants_mail(store, known.player.id)
    return wire.CallsKnown(key, caller.mail is not None, confirmed, wanted and confirmed, devices)


calls = [my_calls, call_here, call_no_more, call_by_mail]
