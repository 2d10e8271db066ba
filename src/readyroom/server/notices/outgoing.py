"""One request to another server: in a thread, with a time limit, without following where it points."""

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
    """What is sent where."""

    url: str
    headers: dict[str, str]
    body: bytes


class Answered(msgspec.Struct, frozen=True):
    """How the other side took it. Status 0: it did not answer."""

    status: int
    wait: int = 0
    """seconds that it asks us to wait, if it does"""
    why: str = ""

    @property
    def good(self) -> bool:
        return 200 <= self.status < 300

    @property
    def gone(self) -> bool:
        """Nobody is there any more."""
        return self.status in (404, 410)

    @property
    def passing(self) -> bool:
        """It may work another time."""
        return self.status in (0, 408, 425, 429) or self.status >= 500


def post(given: Post) -> Answered:
    """Sends it and waits for the answer. Blocks; never raises."""
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
    """Seconds, said as a number or as a date."""
    if not said:
        return 0
    try:
        seconds = float(said) if said.replace(".", "", 1).isdigit() else _until(said)
    except (ValueError, OverflowError):
        return 0
    return int(max(0.0, min(seconds, LONGEST_WAIT)))


def _until(date: str) -> float:
    return parsedate_to_datetime(date).timestamp() - wall() / 1000
