"""Who is who: guests, known by an opaque random cookie, and accounts, which have a name and a password besides."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Mapping

import msgspec

from cosmodrome.server.db import belongings
from cosmodrome.server.db.people import Account, NameUsed, People, Session
from cosmodrome.server.db.store import Store
from cosmodrome.server.ids import LETTERS, fresh_id
from cosmodrome.server.names import login_of
from cosmodrome.server.people.passwords import Passwords, chosen
from cosmodrome.server.refusals import Refused

_FORMER_COOKIE = "cosmodrome_guest"
"""The name before cookies were named by server; whoever still has one is known by it, and gets the other."""
_DAY = 24 * 3600
_YEAR = 365 * _DAY
MAIL_DAYS = 3
"""For so long an address can be confirmed."""
RESET_MINUTES = 60
"""For so long a forgotten password can be replaced by a letter."""
_LONGEST_LOGIN = 100
# Names that read alike in every language, for people who have not given one yet.
_STARS = ("Altair", "Antares", "Bellatrix", "Capella", "Deneb", "Mira", "Polaris", "Rigel", "Sirius", "Vega")


class Player(msgspec.Struct, frozen=True):
    """A person, as others may know them; the cookie is told to nobody else."""

    id: str
    name: str
    account: bool = False
    """Whether they have an account; else they are a guest."""

    @property
    def answering(self) -> list[str]:
        """Who answers for what they do, themselves first."""
        return [self.id]


class Known(msgspec.Struct, frozen=True):
    """Who asks: a player, by a session, with the token of its cookie. `renew`: the browser should keep it longer."""

    player: Player
    token: str
    session: str
    renew: bool = False


class Accounts:
    """Who a cookie belongs to, and how one comes by another.

    Browsers keep one jar of cookies a host for all its ports, so each server has a cookie of its own, named by its id.
    """

    def __init__(self, store: Store) -> None:
        """The store is open."""
        self._store = store
        self.people = People(store)
        self._passwords = Passwords()
        self.cookie = f"cosmodrome_{store.id}"

    async def known(self, cookies: Mapping[str, str]) -> Known | None:
        """Who has one of these cookies; None if that is nobody."""
        for name in (self.cookie, _FORMER_COOKIE):
            token = cookies.get(name, "")
            found = await self.people.signed_in(_digest(token)) if 0 < len(token) <= 64 else None
            if found:
                now = int(time.time())
                renew = found.seen < now - _DAY
                if renew:
                    await self.people.note_seen(found.session, now)
                player = Player(found.player, found.name, found.account)
                return Known(player, token, found.session, renew or name != self.cookie)
        return None

    async def welcome(self, name: str = "", agent: str = "") -> Known:
        """A new guest, by default of a star's name."""
        token = _fresh_token()
        player = Player(fresh_id(12), name or await self.free_name())
        session = _session(player.id, token, agent)
        await self.people.add(player.name, _digest(_code(token)), session)
        return Known(player, token, session.id)

    async def free_name(self) -> str:
        """A star's name that no account has."""
        while True:
            name = f"{secrets.choice(_STARS)} {secrets.randbelow(900) + 100}"
            if await self.people.account(login=login_of(name)) is None:
                return name

    async def rename(self, player: Player, name: str) -> Player:
        """The same player under a new name, which has been looked at. Raises Refused."""
        try:
            await self.people.rename(player.id, name)
        except NameUsed as used:
            raise _name_used(used) from used
        return msgspec.structs.replace(player, name=name)

    # --- recovery codes

    async def code(self, known: Known) -> str | None:
        """The recovery code of a guest: the same until it is used. It is kept nowhere, but made from the token.

        None for who has an account, whose code is shown once, when it is made.
        """
        if known.player.account:
            return None
        code = _code(known.token)
        await self.people.set_recovery(known.player.id, _digest(code), first=True)
        return _readable(code)

    async def recover(
        self, text: str, password: str | None = None, agent: str = ""
    ) -> tuple[Known, str, list[str]]:
        """Who has this recovery code: signed in here and nowhere else. With their next code, and what has ended.

        An account needs a new password, with which one signs in from then on. Raises Refused.
        """
        used = _digest("".join(letter for letter in text.casefold() if letter in LETTERS))
        found = await self.people.to_recover(used)
        if found is None or not hmac.compare_digest(found[2], used):
            raise Refused("no-such-code", 404)
        player = Player(found[0], found[1], found[3])
        if player.account and password is None:
            raise Refused("code-of-account", 409, player=player.name)
        hashed = ""
        if player.account:
            hashed = await self._passwords.hashed(chosen(password or "", player.name))
        token = _fresh_token()
        code = _random_code() if player.account else _code(token)
        session = _session(player.id, token, agent)
        ended = await self.people.recover(used, _digest(code), session, hashed)
        if ended is None:
            raise Refused("no-such-code", 404)
        return Known(player, token, session.id), _readable(code), ended

    async def new_code(self, known: Known, password: str) -> str:
        """Another recovery code for an account, in place of the one before. Raises Refused."""
        await self._verified(known, password)
        code = _random_code()
        await self.people.set_recovery(known.player.id, _digest(code))
        return _readable(code)

    # --- accounts

    async def account(self, known: Known) -> Account:
        """Raises Refused for a guest."""
        found = await self.people.account(player=known.player.id)
        if found is None:
            raise Refused("no-account", 403)
        return found

    async def sign_up(self, known: Known, name: str, password: str) -> tuple[Known, str]:
        """The guest has an account from now on, under a name that has been looked at. With their recovery code.

        Their browser gets another token. Raises Refused.
        """
        if known.player.account:
            raise Refused("has-account", 409)
        hashed = await self._passwords.hashed(chosen(password, name))
        token, code = _fresh_token(), _random_code()
        try:
            await self.people.sign_up(
                known.player.id, name, hashed, _digest(code), known.session, _digest(token)
            )
        except NameUsed as used:
            raise _name_used(used) from used
        return Known(Player(known.player.id, name, True), token, known.session), _readable(code)

    async def sign_in(self, name: str, password: str, agent: str = "") -> Known:
        """Refuses a name that there is not as a wrong password, and as late. Raises Refused."""
        found = await self._called(name)
        fits = await self._passwords.fits(password, found.password if found else "")
        if found is None or not fits:
            raise Refused("wrong-sign-in", 403)
        if self._passwords.outdated(found.password):
            await self.people.set_password(found.player, await self._passwords.hashed(password), None)
        token = _fresh_token()
        session = _session(found.player, token, agent)
        await self.people.open_session(session)
        return Known(Player(found.player, found.name, True), token, session.id)

    async def signed_in_from(self, player: str, address: str) -> None:
        """Keep that this account came from there."""
        await self.people.note_sign_in(player, _digest(f"{player} {address}"))

    async def comes_from(self, name: str, address: str) -> bool:
        """Whether the account of this name has signed in from there before."""
        found = await self._called(name)
        return found is not None and _digest(f"{found.player} {address}") in await self.people.sign_ins(
            found.player
        )

    async def _called(self, name: str) -> Account | None:
        """The account that signs in with this name."""
        login = login_of(name)
        if login and len(login) <= _LONGEST_LOGIN and "\0" not in login:
            return await self.people.account(login=login)
        return None

    # --- a password by letter

    async def reset_code(self, name: str) -> tuple[Account, str] | None:
        """An account of this name with a confirmed address, and the code that gives it another password, once."""
        found = await self._called(name)
        if found is None or not (found.mail and found.confirmed):
            return None
        code = secrets.token_urlsafe(24)
        await self.people.set_reset(found.player, _digest(code), int(time.time()) + RESET_MINUTES * 60)
        return found, code

    async def reset(self, code: str, password: str, agent: str = "") -> tuple[Known, list[str]]:
        """Another password by the code of a letter: signed in here and nowhere else. With what has ended.

        Raises Refused.
        """
        found = await self.people.to_reset(_digest(code), int(time.time()))
        if found is None:
            raise Refused("no-such-reset", 404, minutes=RESET_MINUTES)
        hashed = await self._passwords.hashed(chosen(password, found.name))
        token = _fresh_token()
        session = _session(found.player, token, agent)
        ended = await self.people.reset(_digest(code), hashed, session)
        if ended is None:
            raise Refused("no-such-reset", 404, minutes=RESET_MINUTES)
        return Known(Player(found.player, found.name, True), token, session.id), ended

    async def sign_out(self, known: Known, everywhere: bool = False) -> list[str]:
        """End this session or all; gives those that have ended. A guest could not come back: raises Refused."""
        await self.account(known)
        return await self.people.end_sessions(known.player.id, "" if everywhere else known.session)

    async def end_session(self, known: Known, session: str) -> list[str]:
        """End one other session of an account; gives it. Raises Refused."""
        await self.account(known)
        ended = await self.people.end_sessions(known.player.id, session)
        if not ended:
            raise Refused("no-such-session", 404)
        return ended

    async def change_password(self, known: Known, old: str, new: str) -> list[str]:
        """Another password, which ends all sessions but this one; gives those. Raises Refused."""
        account = await self._verified(known, old)
        hashed = await self._passwords.hashed(chosen(new, account.name))
        return await self.people.set_password(account.player, hashed, known.session)

    async def delete(self, known: Known, password: str) -> tuple[list[str], list[str]]:
        """Forget an account, after which its name is free; gives sessions that have ended, and its tables.

        Raises Refused.
        """
        account = await self._verified(known, password)
        ended = [session.id for session in await self.people.sessions(account.player)]
        return ended, await belongings.forget(self._store, account.player)

    async def _verified(self, known: Known, password: str) -> Account:
        account = await self.account(known)
        if not await self._passwords.fits(password, account.password):
            raise Refused("wrong-password", 403)
        return account

    # --- addresses for e-mail

    async def set_mail(self, known: Known, mail: str) -> str:
        """An address that has been looked at, or "" for none; gives the code by which it is confirmed."""
        account = await self.account(known)
        code = secrets.token_urlsafe(24) if mail else ""
        until = int(time.time()) + MAIL_DAYS * _DAY
        await self.people.set_mail(account.player, mail, _digest(code) if code else None, until)
        return code

    async def confirm_mail(self, code: str) -> None:
        """Raises Refused for a code that nobody was sent, or too long ago."""
        if not await self.people.confirm_mail(_digest(code), int(time.time())):
            raise Refused("no-such-link", 404, days=MAIL_DAYS)


async def password_hash(password: str) -> str:
    """The hash of a password that has been looked at, for programs that are no server."""
    return await Passwords().hashed(password)


def cookie_header(name: str, token: str, secure: bool) -> str:
    """The Set-Cookie line of a player: out of reach of scripts, not sent along by other sites' requests.

    Without a token the browser forgets it.
    """
    age = _YEAR if token else 0
    return f"{name}={token}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax" + ("; Secure" if secure else "")


def _session(player: str, token: str, agent: str) -> Session:
    now = int(time.time())
    return Session(fresh_id(12), _digest(token), player, now, now, agent)


def _fresh_token() -> str:
    return secrets.token_urlsafe(24)


def _name_used(used: NameUsed) -> Refused:
    return Refused("name-used", 409, player=str(used))


def _code(token: str) -> str:
    """Sixteen letters, 79 bits, from which nobody can work the token out."""
    return _letters(int.from_bytes(hmac.digest(token.encode(), b"recovery code", "sha256"), "big"))


def _random_code() -> str:
    """As many letters that depend on nothing."""
    return _letters(secrets.randbits(256))


def _letters(number: int) -> str:
    letters = []
    for _ in range(16):
        number, letter = divmod(number, len(LETTERS))
        letters.append(LETTERS[letter])
    return "".join(letters)


def _readable(code: str) -> str:
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4)).upper()


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
