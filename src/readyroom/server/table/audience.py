"""A table's audience: who is watching, here and on other nodes, and the messages each of them gets."""

from __future__ import annotations

from typing import Any

from readyroom.server.messages import Refused, Sketched
from readyroom.server.table.clocks import PATIENCE
from readyroom.server.table.elsewhere import Elsewhere
from readyroom.server.table.facts import Facts
from readyroom.server.table.ledger import Ledger
from readyroom.server.table.page import Holds
from readyroom.server.table.questions import pending
from readyroom.server.table.scribe import encode
from readyroom.server.table.table_view import table_message
from readyroom.server.table.talkers import Talkers
from readyroom.server.table.viewer import Viewer
from readyroom.server.wall import Clock
from readyroom.store.rows import Change, SeatRow, TableRow

KICKED = 4403
SENT_AWAY = encode(Refused("", "The host has sent you away from this table."))
MOST_NOTED = 2000

Message = tuple[Viewer, bytes, Holds | None]
"""The recipient, the message and, if it carries the match, the page they hold afterwards."""


class Audience:
    """Everyone who gets messages about a table. None of it is stored."""

    def __init__(self, clock: Clock, grace: float) -> None:
        self.viewers: dict[Viewer, None] = {}
        self.elsewhere: dict[str, Elsewhere] = {}
        """Who is at this table on other nodes, by node."""
        self.announced = 0
        """When other nodes were last told who is here."""
        self.sketches: dict[str, Sketched] = {}
        """What people draw for each other while they plan: kept in memory only."""
        self.voices = Talkers()
        """The people in voice chat on this node."""
        self._clock = clock
        self._grace = int(grace * 1000)
        self._since = clock.now()
        self._were_here: set[str] = set()
        self._gone: dict[str, int] = {}
        """When each person was last here."""
        self._denied: dict[str, int] = {}
        """When the table last turned down each person's request for a seat."""

    # -- queries

    def present(self) -> dict[str, str]:
        """The people connected to the table: names by id."""
        here = {viewer.person.id: viewer.person.name for viewer in self.viewers if viewer.person is not None}
        for told in self.elsewhere.values():
            here = {**told.people, **here}
        return here

    def here(self, person: str | None) -> bool:
        """Whether this person is connected to the table, on this node or another."""
        return person in self.present()

    def took_stock(self) -> None:
        """Notes who has left since the last call: their time away starts now."""
        here = set(self.present())
        for person in self._were_here - here:
            _note(self._gone, person, self._clock.now())
        self._were_here = here

    def long_gone(self, person: str) -> bool:
        """Whether this person has been away too long for their seat to be held."""
        away = self._clock.now() - self._gone.get(person, self._since)
        return not self.here(person) and away >= self._grace

    def kept(self, facts: Facts) -> set[str]:
        """The people whose seat a bot is playing and who are expected back."""
        return {seat.owner for seat in facts.seats if seat.owner is not None and not self.long_gone(seat.owner)}

    def deny(self, person: str) -> None:
        """Notes that the table turned this person down, so they cannot ask again right away."""
        _note(self._denied, person, self._clock.now())

    def denied_for(self, person: str) -> int:
        """How many milliseconds this person must wait before asking again."""
        at = self._denied.get(person)
        return 0 if at is None else max(0, at + self._grace - self._clock.now())

    def watching(self, facts: Facts) -> int:
        """How many people are watching without a seat."""
        seated = {seat.person for seat in facts.seats if seat.kind == "person"}
        here = sum(1 for viewer in self.viewers if viewer.person is None or viewer.person.id not in seated)
        for told in self.elsewhere.values():
            here += told.others + sum(1 for person in told.people if person not in seated)
        return here

    def show_out(self, kicked: dict[str, str]) -> bool:
        """Closes the connections of people the host has sent away. Returns whether there were any."""
        unwelcome = [viewer for viewer in self.viewers if viewer.id in kicked] if kicked else []
        for viewer in unwelcome:
            del self.viewers[viewer]
            viewer.push(SENT_AWAY)
            viewer.close(KICKED)
        return bool(unwelcome)

    # -- messages

    def tell(self, message: bytes) -> None:
        """Sends everyone the same message."""
        for viewer in self.viewers:
            viewer.push(message)

    def tell_table(self, facts: Facts) -> None:
        """Sends everyone the table's current state."""
        shown = Shown(facts, self)
        for viewer in self.viewers:
            viewer.push(shown.to(viewer.id))

    def tell_match(self, facts: Facts, after: int) -> None:
        """Sends everyone what happened since ``after``."""
        if facts.scribe is None:
            return
        facts.scribe.forget()
        now = facts.now()
        told: dict[tuple[tuple[int, ...], bool], bytes] = {}
        for viewer in self.viewers:
            seats = facts.seats_of(viewer.id)
            key = seats, viewer.words
            if key not in told:
                told[key] = facts.scribe.update(seats, after, now, viewer.words)
            viewer.push(told[key])
            viewer.hold(facts.scribe.holds(seats))

    def messages(self, facts: Facts, ledger: Ledger, change: Change, fresh: set[str]) -> list[Message]:
        """Every message about a change, encoded before it is written: a change that cannot be encoded must not be
        stored. People in ``fresh``, and those who sat down or left a seat, have a different view now and get the whole
        match."""
        messages: list[Message] = []
        said = [encode(line) for line in facts.said_since(ledger.talk)]
        entered = bool(change.entries)
        changed = change.table is not None and _visible(facts.row, facts.seats) != _visible(ledger.row, ledger.seats)
        shown = Shown(facts, self) if changed or (entered and facts.allowance is not None) else None
        started = ledger.row.status == "gathering" and facts.match is not None
        now = facts.now() if facts.match is not None else 0
        scribe, seq = facts.scribe, ledger.seq
        if change.seats:
            fresh = fresh | {person for _, person in _sitting(facts.seats) ^ _sitting(ledger.seats)}
        for viewer in self.viewers:
            person = viewer.id
            if shown is not None:
                messages.append((viewer, shown.to(person), None))
            if scribe is not None:
                seats = facts.seats_of(person)
                if started or person in fresh:
                    messages.append((viewer, scribe.update(seats, -1, now, viewer.words), scribe.holds(seats)))
                elif entered and viewer.words:
                    message, holds = scribe.broadcast(seats, seq, now, viewer.holds)
                    messages.append((viewer, message, holds))
                elif entered:
                    message, holds = scribe.broadcast_bare(seats, seq, now, viewer.holds)
                    messages.append((viewer, message, holds))
            if said:
                messages.extend((viewer, line, None) for line in said)
        return messages


class Shown:
    """The table as each person sees it, encoded once for everyone with the same view."""

    def __init__(self, facts: Facts, audience: Audience) -> None:
        self._facts = facts
        self._present = audience.present()
        self._kept = audience.kept(facts)
        question = pending(facts)
        self._asks = None if question is None else question.by
        self._watching = audience.watching(facts)
        self._encoded: dict[str | None, bytes] = {}

    def to(self, person: str | None) -> bytes:
        key = person if person == self._asks or self._facts.belongs(person) else None
        if key not in self._encoded:
            shown = table_message(self._facts, self._present, self._kept, self._watching, key)
            self._encoded[key] = encode(shown)
        return self._encoded[key]


def _note(times: dict[str, int], person: str, now: int) -> None:
    """Notes when something last happened to a person. Only the latest ``MOST_NOTED`` are kept: crowds pass through."""
    times.pop(person, None)
    times[person] = now
    if len(times) > MOST_NOTED:
        del times[next(iter(times))]


def _sitting(seats: list[SeatRow]) -> set[tuple[int, str]]:
    return {(seat.seat, seat.person) for seat in seats if seat.kind == "person" and seat.person is not None}


def _visible(row: TableRow, seats: list[SeatRow]) -> tuple[Any, ...]:
    return (
        row.title, row.options, row.status, row.open, row.clock, row.host, row.paused, row.asked,
        row.muted, row.kicked, row.speakers, row.newcomers, row.meets, row.meeting, row.late,
        [(s.kind, s.person, s.level, s.strikes >= PATIENCE, s.dossier, s.owner) for s in seats],
    )  # fmt: skip
