"""One request to another server: in a thread, with a time limit, without following redirects."""

from __future__ import annotations

import http.client
import ssl
from email.utils import parsedate_to_datetime
from urllib.parse import urlsplit

import msgspec

from readyroom.server.wall import wall

SECONDS = 15.0
MOST_READ = 2_000
LONGEST_WAIT = 6 * 3600


class Post(msgspec.Struct, frozen=True):
    """A request: where to, and what."""

    url: str
    headers: dict[str, str]
    body: bytes


class Answered(msgspec.Struct, frozen=True):
    """The other side's answer. Status 0: there was none."""

    status: int
    wait: int = 0
    """seconds that it asks us to wait; 0 if it does not"""
    why: str = ""

    @property
    def good(self) -> bool:
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        """Whether the address no longer exists."""
        return self.status in (404, 410)

    @property
    def passing(self) -> bool:
        """Whether a retry may work."""
        return self.status in (0, 408, 425, 429) or self.status >= 500


def post(given: Post) -> Answered:
    """Sends the request and waits for the answer. Blocks; never raises."""
    parts = urlsplit(given.url)
    host, port = parts.hostname or "", parts.port
    connection: http.client.HTTPConnection
    try:
        if parts.scheme == "https":
            connection = http.client.HTTPSConnection(host, port, timeout=SECONDS, context=ssl.create_default_context())
        else:
            connection = http.client.HTTPConnection(host, port, timeout=SECONDS)
        try:
            path = parts._replace(scheme="", netloc="", fragment="").geturl() or "/"
            connection.request("POST", path, given.body, {**given.headers, "User-Agent": "Ready Room"})
            answer = connection.getresponse()
            said = answer.read(MOST_READ).decode("utf-8", "replace")
            return Answered(answer.status, _wait(answer.headers.get("Retry-After")), said)
        finally:
            connection.close()
    except (OSError, http.client.HTTPException, ValueError) as failed:
        return Answered(0, why=str(failed) or type(failed).__name__)


def _wait(said: str | None) -> int:
    """Parses Retry-After, a number of seconds or a date."""
    if not said:
        return 0
    try:
        seconds = float(said) if said.replace(".", "", 1).isdigit() else _until(said)
    except (ValueError, OverflowError):
        return 0
    return int(max(0.0, min(seconds, LONGEST_WAIT)))


def _until(date: str) -> float:
    return parsedate_to_datetime(date).timestamp() - wall() / 1000
