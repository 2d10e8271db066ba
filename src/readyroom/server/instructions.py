"""An operator's instructions. One node gets them over HTTP and passes them on."""

from __future__ import annotations

import msgspec

from readyroom.server.messages import Announced
from readyroom.server.wall import wall

NOTE = "operator:"
EVERY_NODE = "*"
FORGOTTEN_AFTER_MS = 600_000


class Notice(msgspec.Struct, frozen=True):
    """A message to every table; ``at`` is when it takes effect, in milliseconds since 1970."""

    text: str
    at: int | None = None

    def message(self) -> Announced:
        return Announced(self.text, None if self.at is None else max(0, self.at - wall()))

    @property
    def stands(self) -> bool:
        return bool(self.text) and (self.at is None or wall() < self.at + FORGOTTEN_AFTER_MS)


class Instruction(msgspec.Struct, frozen=True):
    """For one node or all: stop or resume taking new people, or tell every table something."""

    node: str
    drained: bool | None = None
    notice: Notice | None = None

    def note(self) -> str:
        return NOTE + msgspec.json.encode(self).decode()


def read_note(note: str) -> Instruction:
    return msgspec.json.decode(note.removeprefix(NOTE), type=Instruction)
