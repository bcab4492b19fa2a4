"""Letters: what the server sends by e-mail, through a mail server that whoever runs it has named."""

import asyncio
import logging
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from cosmodrome.server.people.accounts import MAIL_DAYS, RESET_MINUTES
from cosmodrome.server.refusals import Refused
from cosmodrome.server.settings import LOOPBACK, Mail, is_address
from cosmodrome.words.render import LANGUAGES, message_text

logger = logging.getLogger(__name__)

# Threads of their own: a slow mail server keeps nobody waiting but who writes.
_BESIDE = ThreadPoolExecutor(2, thread_name_prefix="letters")
_PATIENCE = 10.0
"""Seconds for which a mail server may be silent."""


def address(given: str) -> str:
    """An address as it is kept. Raises Refused."""
    text = given.strip()
    if not is_address(text):
        raise Refused("bad-mail", 400)
    return text


async def confirm(mail: Mail, to: str, name: str, code: str, language: str) -> None:
    """Send the letter by which somebody confirms their address. Raises Refused."""
    # Behind the mark nothing is sent to a server when the link is opened, nor written down there.
    link = f"{mail.site}/confirm#{code}"
    read = language if language in LANGUAGES else LANGUAGES[0]
    text = message_text(read, "mail-confirm", player=name, link=link, days=MAIL_DAYS)
    await send(mail, to, message_text(read, "mail-confirm-subject"), text)


async def reset(mail: Mail, to: str, name: str, code: str, language: str) -> None:
    """Send the letter by which somebody who has forgotten their password chooses another. Raises Refused."""
    link = f"{mail.site}/reset#{code}"
    read = language if language in LANGUAGES else LANGUAGES[0]
    text = message_text(read, "mail-reset", player=name, link=link, minutes=RESET_MINUTES)
    await send(mail, to, message_text(read, "mail-reset-subject"), text)


async def your_turn(mail: Mail, to: str, name: str, table: str, table_id: str, language: str) -> None:
    """Tell somebody that it is their turn at a table. Raises Refused."""
    await _call(mail, "mail-turn", to, name, table, table_id, language)


async def to_agree(
    mail: Mail, to: str, name: str, table: str, table_id: str, language: str, what: str
) -> None:
    """Tell somebody that they are asked to agree to something, as in `table/motions.py`. Raises Refused."""
    await _call(mail, "mail-agree", to, name, table, table_id, language, what=what)


async def _call(
    mail: Mail, words: str, to: str, name: str, table: str, table_id: str, language: str, **more: str
) -> None:
    read = language if language in LANGUAGES else LANGUAGES[0]
    link = f"{mail.site}/table/{table_id}"
    text = message_text(read, words, player=name, table=table, link=link, **more)
    await send(mail, to, message_text(read, f"{words}-subject", table=table), text)


async def send(mail: Mail, to: str, subject: str, text: str) -> None:
    """Hand a letter to the mail server. Raises Refused."""
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = mail.sender, to, subject
    letter["Date"], letter["Message-ID"] = formatdate(), make_msgid(domain=mail.sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text + "\n")
    try:
        await asyncio.get_running_loop().run_in_executor(_BESIDE, _hand_over, mail, letter)
    except OSError as error:  # as all that smtplib raises
        # Only its kind: what a mail server says may hold the address.
        logger.warning("the mail server did not take a letter: %s", type(error).__name__)
        raise Refused("mail-not-sent", 502) from error


def _hand_over(mail: Mail, letter: EmailMessage) -> None:
    import smtplib  # here: most servers never send a letter

    context = ssl.create_default_context()
    line = (
        smtplib.SMTP_SSL(mail.host, mail.port, timeout=_PATIENCE, context=context)
        if mail.tls
        else smtplib.SMTP(mail.host, mail.port, timeout=_PATIENCE)
    )
    with line:
        if not mail.tls:
            line.ehlo()
            if line.has_extn("starttls"):
                line.starttls(context=context)
                line.ehlo()
            elif mail.user and mail.host not in LOOPBACK:
                raise smtplib.SMTPNotSupportedError("no password is sent where everybody could read it")
        if mail.user:
            line.login(mail.user, mail.password)
        line.send_message(letter)
