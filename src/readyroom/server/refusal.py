"""Saying no."""

from __future__ import annotations


class Refusal(Exception):
    """A command is refused: a sentence for the person who sent it. Nothing has changed."""

    def __init__(self, reason: str, wait: int = 0, status: int = 400) -> None:
        super().__init__(reason)
        self.reason = reason
        self.wait = wait
        self.status = status
        """what HTTP calls it"""
