"""The log of a match as viewers read it: every line is encoded once, and per viewer only where they differ."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from readyroom.core.fold import Log
from readyroom.core.game import Game
from readyroom.core.struct import Event, Undo
from readyroom.server.messages import BareEvent, Line

_encode: Final = msgspec.json.Encoder().encode
NO_MOMENT: Final = b',"moment":null,"only":null}'
MOST_KNOWN: Final = 5_000
"""The most events remembered per game."""
_KNOWN: Final[dict[Game, dict[Event, bytes]]] = {}
"""For each game, events with their sentences as JSON, since the same events recur often."""


class Lines:
    """The lines of each entry, with the moment of the match they belong to."""

    def __init__(self, match: Log) -> None:
        self.match = match
        self._known = _KNOWN.setdefault(match.game, {})
        self._moments: list[Any] = []
        self._lines: list[tuple[bytes, ...] | None] = []

    def catch_up(self, moment: Any) -> None:
        """Takes in new entries; ``moment`` is the moment of the match at which they were made."""
        match = self.match
        if not self._moments:
            moment = match.game.moment(match.state)
        while len(self._moments) < len(match.entries):
            self._moments.append(moment)
            self._lines.append(None)

    def took_back(self, after: int) -> bool:
        """Whether something was taken back since ``after``."""
        entries = self.match.entries
        if after == len(entries) - 2:
            return type(entries[-1].action) is Undo
        return any(type(entry.action) is Undo for entry in entries[after + 1 :])

    def since(self, after: int, seats: tuple[int, ...]) -> tuple[bytes, ...]:
        """The lines after an entry that still stand, and those that say what was taken back."""
        match = self.match
        last = len(match.entries) - 1
        if after == last - 1:
            return self._of(last, seats)
        stands = set(match.line)
        lines: list[bytes] = []
        for seq in range(after + 1, len(match.entries)):
            if seq in stands or type(match.entries[seq].action) is Undo:
                lines.extend(self._of(seq, seats))
        return tuple(lines)

    def events(self, after: int, seats: tuple[int, ...]) -> tuple[BareEvent, ...]:
        """The events after an entry that still stand, as data: each in the most detailed version that one of these
        seats saw."""
        stands = set(self.match.line)
        found: list[BareEvent] = []
        for seq in range(after + 1, len(self.match.entries)):
            for one in self.match.told[seq] if seq in stands else ():
                known = one.only is None or any(seat in one.only for seat in seats)
                event = one.event if known else one.others
                if event is not None:
                    found.append(BareEvent(seq, event))
        return tuple(found)

    def _of(self, seq: int, seats: tuple[int, ...]) -> tuple[bytes, ...]:
        lines = self._lines[seq]
        if lines is not None:
            return lines
        told = self.match.told[seq]
        if all(one.only is None for one in told):  # everyone reads the same
            lines = self._lines[seq] = tuple([self._line(seq, one.event) for one in told])
            return lines
        mixed: list[bytes] = []
        for one in told:
            heard = seats if one.only is None else tuple([seat for seat in seats if seat in one.only])
            unheard = tuple([seat for seat in seats if seat not in heard])
            shared = bool(heard and unheard)  # a device with several seats gets both versions
            if heard or one.only is None:
                mixed.append(self._line(seq, one.event, heard if shared else None))
            if one.others is not None and one.only is not None and (unheard or not heard):
                mixed.append(self._line(seq, one.others, unheard if shared else None))
        return tuple(mixed)

    def _line(self, seq: int, event: Event, only: tuple[int, ...] | None = None) -> bytes:
        """A ``Line`` as JSON, assembled from remembered and new parts."""
        if only is not None:
            return _encode(Line(seq, event, self.match.game.describe(event), self._moments[seq], only))
        return b'{"seq":%d,%b%b' % (seq, self._in_words(event), ending(self._moments[seq]))

    def _in_words(self, event: Event) -> bytes:
        known = self._known
        try:
            told = known.get(event)
        except TypeError:  # it holds a list or a dict, so it cannot be remembered
            return self._worded(event)
        if told is None:
            if len(known) >= MOST_KNOWN:
                known.clear()
            told = known[event] = self._worded(event)
        return told

    def _worded(self, event: Event) -> bytes:
        return b'"event":%b,"words":%b' % (_encode(event), _encode(self.match.game.describe(event)))


def ending(moment: Any) -> bytes:
    """The end of a line that is for everyone, at this moment."""
    return NO_MOMENT if moment is None else b',"moment":%b,"only":null}' % _encode(moment)


def short(line: bytes, known: bytes) -> bytes:
    """A line without its ending if the reader already knows that."""
    return line[: -len(known)] + b"}" if line.endswith(known) else line
