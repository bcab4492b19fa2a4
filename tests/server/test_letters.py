"""Letters: an address is confirmed by the link in one, which a mail server of our own takes in these tests."""

import asyncio
import re
import time
from email import message_from_string, policy

import pytest

from cosmodrome.server.http import mailing
from cosmodrome.server.limits import Rate
from cosmodrome.server.people import accounts
from cosmodrome.server.settings import Mail, SettingsError, mail
from tests.server.conftest import House, tiny_house
from tests.server.people import granted, refused
from tests.server.test_limits import limited
from tests.server.test_membership import WORD, member


def address(visitor: object) -> tuple[str, bool]:
    account = visitor.get("/api/account").json()["account"]  # type: ignore[attr-defined]
    return account["mail"], account["confirmed"]


@pytest.mark.server
def test_an_address_is_confirmed_once_by_the_link_in_a_letter(
    database: str, post: tuple[Mail, list[str]]
) -> None:
    with tiny_house(database, mail=post[0]) as house:
        ada = member(house, "Łucja")
        assert ada.get("/api/account").json()["mails"] is True
        granted(ada.post("/api/account/mail", {"mail": " lucja@example.org ", "language": "pl"}))
        assert address(ada) == ("lucja@example.org", False)
        (text,) = post[1]
        letter = message_from_string(text, policy=policy.default)
        assert (letter["From"], letter["To"]) == ("tables@example.org", "lucja@example.org")
        assert letter["Subject"] == "Cosmodrome: potwierdź swój adres"
        words = letter.get_content()
        found = re.search(r"https://tables.example.org/confirm#(\S+)", words)
        assert found and "Łucja" in words
        assert found[1] not in "\n".join(ada.get(f"/api/{path}").text for path in ("account", "me/export"))
        # In whichever browser the link is opened.
        stranger = house.visitor(None)
        assert stranger.post("/api/account/mail/confirm", {"code": found[1]}).json() == {"confirmed": True}
        again = stranger.post("/api/account/mail/confirm", {"code": found[1]})
        assert refused(again) == (404, "no-such-link") and address(ada) == ("lucja@example.org", True)
        # Another address has to be confirmed as well; none is one, too.
        ada.post("/api/account/mail", {"mail": "other@example.org"})
        assert address(ada) == ("other@example.org", False)
        ada.post("/api/account/mail", {"mail": ""})
        assert address(ada) == ("", False) and len(post[1]) == 2


@pytest.mark.server
def test_what_is_no_address_gets_no_letter(database: str, post: tuple[Mail, list[str]]) -> None:
    with tiny_house(database, mail=post[0]) as house:
        ada = member(house)
        for wrong in (
            "ada",
            "ada@here",
            "a@b.c\nBcc: eve@example.org",
            "a b@example.org",
            "x" * 250 + "@e.org",
        ):
            assert refused(ada.post("/api/account/mail", {"mail": wrong})) == (400, "bad-mail"), wrong
        gone = ada.post("/api/account/mail", {"mail": "refused@example.org"})
        assert refused(gone) == (502, "mail-not-sent") and post[1] == []


@pytest.mark.server
def test_letters_are_sent_so_often(database: str, post: tuple[Mail, list[str]]) -> None:
    few = limited(mails=Rate(2, 60.0))
    with tiny_house(database, mail=post[0], limits=few) as house:
        ada = member(house)
        said = [ada.post("/api/account/mail", {"mail": f"a{n}@example.org"}).status_code for n in range(3)]
        assert said == [200, 200, 429] and len(post[1]) == 2


def letter_to(house: House, post: list[str], name: str, count: int) -> str:
    """Ask for a letter to somebody who has forgotten their password, and give its code."""
    stranger = house.visitor(None)
    assert stranger.post("/api/account/forgotten", {"name": name}).json() == {"sent": True}
    house.call(written)
    assert len(post) == count
    words = message_from_string(post[-1], policy=policy.default).get_content() if post else ""
    found = re.search(r"https://tables.example.org/reset#(\S+)", words)
    return found[1] if found else ""


async def written() -> None:
    """All letters that were begun are sent."""
    await asyncio.gather(*mailing._writing)


@pytest.mark.server
def test_a_forgotten_password_is_replaced_once_by_a_letter(
    database: str, post: tuple[Mail, list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    many = limited(mails=Rate(100, 0.0))
    with tiny_house(database, mail=post[0], limits=many) as house:
        ada, other = member(house, "Ada"), house.visitor(None)
        assert letter_to(house, post[1], "Ada", 0) == "", "no address"
        ada.post("/api/account/mail", {"mail": "ada@example.org"})
        assert letter_to(house, post[1], "Ada", 1) == "", "none that is confirmed"
        confirming = re.search(r"confirm#(\S+)", post[1][0])
        assert confirming
        ada.post("/api/account/mail/confirm", {"code": confirming[1]})
        assert letter_to(house, post[1], "Nobody", 1) == "", "and nobody hears the difference"
        first, code = letter_to(house, post[1], "ADA", 2), letter_to(house, post[1], "Ada", 3)
        sent = message_from_string(post[1][-1], policy=policy.default)
        assert sent["To"] == "ada@example.org" and code not in ada.get("/api/me/export").text
        reset = {"code": code, "password": "another horse"}
        assert refused(other.post("/api/account/reset", reset | {"code": first})) == (404, "no-such-reset")
        assert refused(other.post("/api/account/reset", reset | {"password": "x"})) == (400, "bad-password")
        assert other.post("/api/account/reset", reset).json()["name"] == "Ada"
        # There alone she is signed in from now on, and by the new password.
        assert (
            other.get("/api/me").json()["player"]["account"] and ada.get("/api/me").json()["player"] is None
        )
        assert refused(ada.post("/api/account/reset", reset)) == (404, "no-such-reset")
        assert (
            refused(ada.post("/api/account/sign-in", {"name": "Ada", "password": WORD}))[1] == "wrong-sign-in"
        )
        signed = {"name": "Ada", "password": "another horse"}
        assert ada.post("/api/account/sign-in", signed).status_code == 200
        # Too late, or once the password or the address is another, a letter is worth nothing.
        late = letter_to(house, post[1], "Ada", 4)
        with monkeypatch.context() as later:
            later.setattr(
                accounts.time, "time", lambda: time.time_ns() / 1e9 + accounts.RESET_MINUTES * 60 + 1
            )
            assert refused(other.post("/api/account/reset", reset | {"code": late})) == (404, "no-such-reset")
        ada.post("/api/account/password", {"old": "another horse", "new": WORD})
        assert refused(other.post("/api/account/reset", reset | {"code": late})) == (404, "no-such-reset")
        moved = letter_to(house, post[1], "Ada", 5)
        ada.post("/api/account/mail", {"mail": "eve@example.org"})
        assert refused(other.post("/api/account/reset", reset | {"code": moved})) == (404, "no-such-reset")


@pytest.mark.server
def test_letters_for_a_password_are_so_many_whether_there_is_such_an_account(
    database: str, post: tuple[Mail, list[str]]
) -> None:
    few = limited(mails=Rate(2, 60.0))
    with tiny_house(database, mail=post[0], limits=few) as house:
        member(house, "Ada")
        for name in ("Ada", "Nobody"):
            asked = [house.visitor(None).post("/api/account/forgotten", {"name": name}) for _ in range(3)]
            assert [each.status_code for each in asked] == [200, 200, 429]


def test_without_a_mail_server_nobody_is_asked_for_an_address(tiny: House) -> None:
    ada = member(tiny)
    assert ada.get("/api/account").json()["mails"] is False
    assert refused(ada.post("/api/account/mail", {"mail": "ada@example.org"})) == (404, "no-mail")
    assert refused(ada.post("/api/account/forgotten", {"name": "Ada"})) == (404, "no-mail")


def test_how_letters_are_sent_is_checked_at_the_start() -> None:
    site, sender = "https://tables.example.org", "tables@example.org"
    assert mail("", "", "") is None
    found = mail("smtps://user:p%40ss@mail.example.org", sender, site)
    assert found == Mail("mail.example.org", 465, True, "user", "p@ss", sender, site)
    for url, writer, page, wrong in (
        ("http://mail.example.org", sender, site, "mail server"),
        ("smtp://", sender, site, "mail server"),
        ("smtp://mail.example.org:port", sender, site, "mail server"),
        ("smtp://mail.example.org", "", site, "--mail-from"),
        ("smtp://mail.example.org", sender, "", "--site"),
        ("smtp://mail.example.org", sender, "https://tables.example.org/x", "--site"),
    ):
        with pytest.raises(SettingsError, match=wrong):
            mail(url, writer, page)
