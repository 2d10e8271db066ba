"""Refusals."""

from __future__ import annotations

from readyroom.core.errors import ReadyRoomError, UnknownGame


class Refusal(Exception):
    """A command is refused, with a sentence for the person who sent it. Nothing has changed."""

    def __init__(self, reason: str, wait: int = 0, status: int = 400, body: bytes = b"") -> None:
        super().__init__(reason)
        self.reason = reason
        self.wait = wait
        """Milliseconds to wait before the next try."""
        self.status = status
        """The HTTP status."""
        self.body = body
        """The JSON body of the HTTP answer, if it says more than the reason."""


def refused(error: Refusal | ReadyRoomError) -> Refusal:
    """The kernel's error as a refusal of the server."""
    if isinstance(error, Refusal):
        return error
    return Refusal(str(error), status=404 if isinstance(error, UnknownGame) else 400)
