"""A table's audience: who looks on, here and at other nodes, and what each of them is told."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.server.messages import Sketched
from readyroom.server.table.clocks import PATIENCE
from readyroom.server.table.facts import Facts
from readyroom.server.table.ledger import Ledger
from readyroom.server.table.scribe import Holds, encode
from readyroom.server.table.showing import table_message
from readyroom.server.table.viewer import Viewer
from readyroom.store.rows import Change, SeatRow, TableRow

Message = tuple[Viewer, bytes, Holds | None]
"""Who is told, what, and, if that is the match, what they hold then."""


class Elsewhere(msgspec.Struct, frozen=True):
    """Who is at the table on another node: people by their ids, how many others, and when it told so."""

    people: tuple[str, ...]
    others: int
    at: int


class Audience:
    """Everybody who is told. Nothing of it is written down."""

    def __init__(self) -> None:
        self.viewers: dict[Viewer, None] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who is at this table on other nodes."""
        self.announced = 0
        """When other nodes were last told who is here."""
        self.sketches: dict[str, Sketched] = {}
        """What people draw for each other while they plan: gone with this memory."""

    # -- knowing

    def present(self) -> set[str]:
        """The people who are connected to the table, by their ids."""
        here = {viewer.person.id for viewer in self.viewers if viewer.person is not None}
        return here.union(*(told.people for told in self.elsewhere.values()))

    def here(self, person: str | None) -> bool:
        """Whether this person is connected to the table, at this node or another."""
        return person in self.present()

    def watching(self, facts: Facts) -> int:
        """How many look on without a seat."""
        seated = {seat.person for seat in facts.seats if seat.kind == "person"}
        here = sum(1 for viewer in self.viewers if viewer.person is None or viewer.person.id not in seated)
        for told in self.elsewhere.values():
            here += told.others + sum(1 for person in told.people if person not in seated)
        return here

    # -- telling

    def tell(self, message: bytes) -> None:
        """The same to everybody."""
        for viewer in self.viewers:
            viewer.push(message)

    def tell_table(self, facts: Facts) -> None:
        """Sends everybody the table as it is."""
        shown = Shown(facts, self)
        for viewer in self.viewers:
            viewer.push(shown.to(viewer.id))

    def tell_match(self, facts: Facts, after: int) -> None:
        """Sends everybody what happened since ``after``."""
        if facts.scribe is None:
            return
        facts.scribe.forget()
        now = facts.now()
        told: dict[tuple[int, ...], bytes] = {}
        for viewer in self.viewers:
            seats = facts.seats_of(viewer.id)
            if seats not in told:
                told[seats] = facts.scribe.update(seats, after, now)
            viewer.push(told[seats])
            viewer.hold(facts.scribe.holds(seats))

    def messages(self, facts: Facts, ledger: Ledger, change: Change, fresh: set[str]) -> list[Message]:
        """Everything that everybody will be told of a change, encoded before it is written: what cannot be told is not
        written. Those in ``fresh`` see with other eyes from now on, and are told everything."""
        messages: list[Message] = []
        said = [encode(line) for line in facts.said_since(ledger.talk)]
        entered = bool(change.entries)
        changed = change.table is not None and _visible(facts.row, facts.seats) != _visible(ledger.row, ledger.seats)
        shown = Shown(facts, self) if changed or (entered and facts.allowance is not None) else None
        started = ledger.row.status == "gathering" and facts.match is not None
        now = facts.now() if facts.match is not None else 0
        scribe, seq = facts.scribe, ledger.seq
        for viewer in self.viewers:
            person = viewer.id
            if shown is not None:
                messages.append((viewer, shown.to(person), None))
            if scribe is not None:
                seats = facts.seats_of(person)
                if started or person in fresh:
                    messages.append((viewer, scribe.update(seats, -1, now), scribe.holds(seats)))
                elif entered:
                    messages.append((viewer, *scribe.broadcast(seats, seq, now, viewer.holds)))
            if said:
                messages.extend((viewer, line, None) for line in said)
        return messages


class Shown:
    """The table as each of its people sees it, encoded once for all who see the same."""

    def __init__(self, facts: Facts, audience: Audience) -> None:
        self._facts = facts
        self._present = audience.present()
        self._watching = audience.watching(facts)
        self._encoded: dict[str | None, bytes] = {}

    def to(self, person: str | None) -> bytes:
        key = person if self._facts.belongs(person) else None
        if key not in self._encoded:
            self._encoded[key] = encode(table_message(self._facts, self._present, self._watching, key))
        return self._encoded[key]


def _visible(row: TableRow, seats: list[SeatRow]) -> tuple[Any, ...]:
    return (
        row.title, row.options, row.status, row.open, row.clock, row.host, row.paused, row.rewind,
        [(seat.kind, seat.person, seat.level, seat.strikes >= PATIENCE, seat.dossier) for seat in seats],
    )  # fmt: skip
