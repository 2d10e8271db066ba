"""Saying no."""

from __future__ import annotations

from readyroom.core.errors import ReadyRoomError, UnknownGame


class Refusal(Exception):
    """A command is refused: a sentence for the person who sent it. Nothing has changed."""

    def __init__(self, reason: str, wait: int = 0, status: int = 400, body: bytes = b"") -> None:
        super().__init__(reason)
        self.reason = reason
        self.wait = wait
        """milliseconds to hold back"""
        self.status = status
        """what HTTP calls it"""
        self.body = body
        """what HTTP says instead, if there is more to it than the reason: JSON"""


def refused(error: Refusal | ReadyRoomError) -> Refusal:
    """What the kernel refuses, as a refusal of the server."""
    if isinstance(error, Refusal):
        return error
    return Refusal(str(error), status=404 if isinstance(error, UnknownGame) else 400)
