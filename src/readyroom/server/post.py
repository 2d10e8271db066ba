"""Mail to people who have confirmed an address: plain text, one at a time, in a thread.

Mail is best effort. The queue is bounded and in memory; a failed mail is retried twice, then dropped and logged.
Nothing essential is only in an e-mail: people can ask again.
"""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from urllib.parse import unquote, urlsplit

import msgspec

from readyroom.server.limits import Buckets, Rate
from readyroom.server.refusal import Refusal
from readyroom.server.settings import HouseSettings

MOST_WAITING = 500
PATIENCE = 20.0
"""Seconds for each step of the SMTP dialog."""
AGAIN_AFTER = (10.0, 120.0)
"""Seconds before each retry."""
ASKED = Rate(1 / 300, 3)
LONGEST = 254
LOOPBACK = ("localhost", "127.0.0.1", "::1")
_MAILBOX = re.compile(r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z0-9-]*[a-z0-9]")

log = logging.getLogger("readyroom.server")


class Letter(msgspec.Struct, frozen=True):
    to: str
    subject: str
    text: str
    tries: int = 0


class Post:
    """Sends e-mail if the operator has set ``smtp_url``, ``mail_from`` and ``public_url``. Links in it use the latter:
    they must not depend on the host name in a stranger's request."""

    def __init__(self, settings: HouseSettings) -> None:
        self._url = settings.smtp_url
        self._from = settings.mail_from
        self._again_after = AGAIN_AFTER
        self._waiting: asyncio.Queue[Letter] = asyncio.Queue(MOST_WAITING)
        self._per_address = Buckets(settings.limits.mails)
        self.asked = Buckets(None if settings.limits.mails is None else ASKED)
        """Limits the links mailed to an address because someone typed it in."""
        self.on = bool(settings.smtp_url and settings.mail_from and settings.public_url)
        """Whether this server sends mail."""
        self.sent = 0
        self.failed = 0

    def send(self, address: str, subject: str, text: str) -> bool:
        """Queues an e-mail. False if mail is off, the queue is full, or the address has had too many."""
        if not self.on or self._per_address.wait(address):
            return False
        return self._take(Letter(mailbox(address), " ".join(subject.split()), text))

    async def deliver(self) -> None:
        """Sends queued mails for as long as the server runs."""
        while self.on:
            letter = await self._waiting.get()
            try:
                await asyncio.to_thread(self._hand_over, letter)
                self.sent += 1
            except (OSError, smtplib.SMTPException, ssl.SSLError) as failed:
                self._try_again(letter, failed)
            except Exception:  # the next mail may work
                self.failed += 1
                log.exception("An e-mail could not be sent")

    def _take(self, letter: Letter) -> bool:
        try:
            self._waiting.put_nowait(letter)
        except asyncio.QueueFull:
            self.failed += 1
            log.warning("Too much mail is waiting. One message was dropped.")
            return False
        return True

    def _try_again(self, letter: Letter, failed: Exception) -> None:
        """Retries later, or gives up. The log never names the address: it is private."""
        refused = isinstance(failed, (smtplib.SMTPRecipientsRefused, smtplib.SMTPAuthenticationError))
        if refused or letter.tries >= len(self._again_after):
            self.failed += 1
            log.warning("An e-mail could not be sent: %s", type(failed).__name__ if refused else failed)
            return
        later = msgspec.structs.replace(letter, tries=letter.tries + 1)
        asyncio.get_running_loop().call_later(self._again_after[letter.tries], self._take, later)

    def _hand_over(self, letter: Letter) -> None:
        message = EmailMessage()
        message["From"] = self._from
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=parseaddr(self._from or "")[1].rpartition("@")[2] or "readyroom")
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        with connected(self._url or "") as server:
            server.send_message(message)


def connected(url: str) -> smtplib.SMTP:
    """A connection to the mail server. ``smtps`` is encrypted from the start; ``smtp`` as soon as the server can. A
    password is sent only over an encrypted connection, or to this machine itself."""
    parts = urlsplit(url)
    host = parts.hostname or "localhost"
    secure = ssl.create_default_context()
    server: smtplib.SMTP
    if parts.scheme == "smtps":
        server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=PATIENCE, context=secure)
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=PATIENCE)
    try:
        server.ehlo()
        encrypted = parts.scheme == "smtps"
        if not encrypted and server.has_extn("starttls"):
            server.starttls(context=secure)
            server.ehlo()
            encrypted = True
        if parts.username:
            if not encrypted and host not in LOOPBACK:
                raise smtplib.SMTPNotSupportedError("The mail server offers no encryption, so it gets no password.")
            server.login(unquote(parts.username), unquote(parts.password or ""))
    except BaseException:
        server.close()
        raise
    return server


def mailbox(text: str) -> str:
    """An e-mail address as stored. Raises a Refusal if it is none.

    >>> mailbox(" Ada@Club.example ")
    'ada@club.example'
    """
    tidied = text.strip().lower()
    if len(tidied) > LONGEST or not _MAILBOX.fullmatch(tidied) or ".." in tidied:
        raise Refusal("That is not an e-mail address. It looks like ada@club.example.")
    return tidied
