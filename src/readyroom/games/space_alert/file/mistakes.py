"""Mistakes in a mission file: their places, and what was expected there."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from readyroom.core.errors import ReadyRoomError
from readyroom.games.space_alert.spelling import suggestion


class Mistake(msgspec.Struct, frozen=True):
    """One mistake: its place as a path into the file, and a sentence."""

    place: str
    message: str

    def __str__(self) -> str:
        return f"{self.place}: {self.message}"


class BadMission(ReadyRoomError):
    """A mission file cannot be resolved; ``mistakes`` lists everything that is wrong with it."""

    def __init__(self, mistakes: list[Mistake]) -> None:
        super().__init__("\n".join(str(mistake) for mistake in mistakes))
        self.mistakes = mistakes


class Notes:
    """Collects the mistakes of one file, so that all are reported at once."""

    def __init__(self) -> None:
        self.mistakes: list[Mistake] = []

    def add(self, place: str, message: str) -> None:
        self.mistakes.append(Mistake(place, message))

    def unknown(self, place: str, given: object, what: str, known: Iterable[str]) -> None:
        """The sentence for something that is not on a list, with the nearest thing that is."""
        known = list(known)
        near = suggestion(str(given), known)
        hint = f" Did you mean {show(near)}?" if near else f" Expected one of: {', '.join(known)}."
        self.add(place, f"{show(given)} is not {what}.{hint}")


def show(thing: object) -> str:
    """A value as it would stand in the file."""
    return msgspec.json.encode(thing, enc_hook=str).decode() if not isinstance(thing, str) else f'"{thing}"'
