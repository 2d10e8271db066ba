"""Open connections, counted by address."""

from __future__ import annotations

from readyroom.server.messages import Closing
from readyroom.server.table.scribe import encode
from readyroom.server.table.viewer import Viewer

GOING_AWAY = 1012


class Sockets:
    """All open connections."""

    def __init__(self, per_address: int) -> None:
        self._per_address = per_address
        self._open: dict[Viewer, None] = {}
        self._addresses: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._open)

    def welcome(self, viewer: Viewer) -> bool:
        """Adds a connection, unless its address has too many."""
        count = self._addresses.get(viewer.address, 0)
        if count >= self._per_address:
            return False
        self._addresses[viewer.address] = count + 1
        self._open[viewer] = None
        return True

    def farewell(self, viewer: Viewer) -> None:
        if viewer in self._open:
            del self._open[viewer]
            self._addresses[viewer.address] -= 1
            if not self._addresses[viewer.address]:
                del self._addresses[viewer.address]

    def all(self) -> list[Viewer]:
        return list(self._open)

    def close_all(self, reason: str) -> None:
        """Tells everyone that the server is going down, and closes their connections."""
        closing = encode(Closing(reason))
        for viewer in list(self._open):
            viewer.push(closing)
            viewer.close(GOING_AWAY)
