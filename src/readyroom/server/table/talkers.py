"""The people at a table who are in voice chat on this node, by connection. None of it is stored."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping

from readyroom.server.table.elsewhere import Elsewhere, Talker
from readyroom.server.table.viewer import Viewer


class Talkers:
    """One voice per person: joining again from another page or device moves the voice there."""

    def __init__(self) -> None:
        self._here: dict[Viewer, Talker] = {}
        self.told = b""
        """The latest list of voices sent to the table, those on other nodes included."""

    def join(self, viewer: Viewer, person: str, now: int) -> Talker:
        """Adds someone after everyone who is there, even within one tick of the clock."""
        since = max([now, *(talker.since + 1 for talker in self._here.values())])
        for other in [other for other, talker in self._here.items() if talker.person == person]:
            del self._here[other]
        talker = self._here[viewer] = Talker(secrets.token_hex(6), person, since)
        return talker

    def leave(self, viewer: Viewer) -> None:
        self._here.pop(viewer, None)

    def of(self, viewer: Viewer) -> Talker | None:
        return self._here.get(viewer)

    def find(self, id: str) -> Viewer | None:
        """The connection of the person with this id."""
        return next((viewer for viewer, talker in self._here.items() if talker.id == id), None)

    def talkers(self) -> Iterator[Talker]:
        yield from self._here.values()

    def items(self) -> list[tuple[Viewer, Talker]]:
        return list(self._here.items())

    def concerned(self, elsewhere: Mapping[str, Elsewhere]) -> bool:
        """Whether there is anything to tell."""
        return bool(self._here or self.told) or any(told.talkers for told in elsewhere.values())
