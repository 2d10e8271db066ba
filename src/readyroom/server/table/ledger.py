"""A table's ledger: what the store knows, so that only differences are written, and which commands were carried out."""

from __future__ import annotations

import logging
from typing import Any

from readyroom.core import marks
from readyroom.core.entry import Entry
from readyroom.core.fold import Log, latest, stands
from readyroom.core.match import Match
from readyroom.core.record import EntryData
from readyroom.server.messages import Done, Said
from readyroom.server.people import Who
from readyroom.server.table import daily, meeting
from readyroom.server.table.answers import Answers
from readyroom.server.table.facts import Facts
from readyroom.server.table.scribe import encode
from readyroom.server.wall import wall
from readyroom.store.rows import Change, CommandRow, EntryRow, Head, ResultRow, SeatRow, Stored, TalkRow

log = logging.getLogger("readyroom.server")

TALK_KEPT = 200
"""Lines of talk kept in memory. Older ones are in the store."""
REFRESH_MS = 30_000
"""How old a table's time of last change may get before an entry updates it."""


class Ledger:
    """What was last written, and the answers to commands."""

    def __init__(self, facts: Facts, stored: Stored) -> None:
        self.answers = Answers()
        for command in reversed(stored.commands):
            self.answers.keep(command.person, command.id, encode(Done(command.id, command.seq)))
        for line in stored.entries:
            if line.person is not None and line.command is not None:
                self.answers.keep(line.person, line.command, encode(Done(line.command, line.seq)))
        self._mark_due = max((line.seq + marks.EVERY for line in stored.entries if line.mark is not None), default=0)
        self.written(facts)

    def written(self, facts: Facts) -> None:
        """Notes that the store has everything."""
        self.row = facts.row
        self.seats = facts.seats.copy()
        del facts.talk[:-TALK_KEPT]
        self.talk = facts.talk[-1].n if facts.talk else -1
        facts.said_by.clear()
        self.seq = facts.seq

    def head(self) -> Head:
        """How far the store had got."""
        return Head(self.row.code, self.row.version, self.seq, self.talk)

    def change(self, facts: Facts, who: Who | None, command: str | None) -> Change:
        """Everything that differs from what was last written, and the id of the command that caused it."""
        match = facts.match
        result = _finished(facts, match) or self._broken_off(facts)
        _set_wake(facts, match)
        entries = self._entries(facts, match, who, command)
        change = Change(code=facts.code, entries=entries, result=result)
        if result is not None:
            change.days = daily.fared(facts, match, result)
        if not entries and who is not None and command is not None:
            change.command = CommandRow(facts.code, who.id, command, facts.seq, wall())
        self._table_and_seats(facts, change, bool(entries))
        if facts.match_row is not None and self.row.status == "gathering":
            change.match = facts.match_row
            change.brought = facts.brought
        if facts.talk and facts.talk[-1].n > self.talk:
            change.talk = [_spoken(facts, line) for line in facts.said_since(self.talk)]
        return change

    def _entries(self, facts: Facts, match: Match | None, who: Who | None, command: str | None) -> list[EntryRow]:
        """New lines of the log. The command's id goes with the last one, whatever else the command set off."""
        if match is None or latest(match) == self.seq:
            return []
        log: Log = match
        seq, code = latest(log), facts.code
        rows = [EntryRow(code, entry.seq, _plain(entry)) for entry in log.entries[self.seq + 1 : -1]]
        mark = self._marked(match) if seq >= self._mark_due or stands(log)[0] is not None else None
        by, id = (None, None) if who is None else (who.id, command)
        rows.append(EntryRow(code, seq, _plain(log.entries[-1]), by, id, mark))
        return rows

    def _marked(self, match: Match) -> str | None:
        """A mark for the latest entry; None if the rules fail while listing the legal actions."""
        self._mark_due = match.seq + marks.EVERY
        try:
            made = marks.mark(match)
            self._mark_due = marks.next_due(match)
        except Exception:
            log.exception("The rules failed on a mark at entry %s", match.seq)
            return None
        return made

    def _table_and_seats(self, facts: Facts, change: Change, entered: bool) -> None:
        now = wall()
        seats: list[SeatRow] = []
        if facts.seats != self.seats:
            seats = [seat for seat, kept in zip(facts.seats, self.seats, strict=False) if seat != kept]
            seats += facts.seats[len(self.seats) :]
        stale = entered and now - self.row.changed > REFRESH_MS
        fewer = len(facts.seats) < len(self.seats)
        if fewer:
            change.fewer_seats = len(facts.seats)
        if facts.row is not self.row or seats or fewer or stale:
            facts.put(version=self.row.version + 1, changed=now)
            change.table = facts.row
            change.seats = seats

    def _broken_off(self, facts: Facts) -> ResultRow | None:
        ended = facts.row.status == "ended" and self.row.status == "playing"
        return ResultRow(facts.code, facts.row.game, wall(), None) if ended else None


def _plain(entry: Entry) -> str:
    action: Any = entry.action  # as it is: an action encodes to the same JSON as its plain data
    return encode(EntryData(entry.seq, entry.at, entry.actor, action, entry.chance, "")).decode()


def _spoken(facts: Facts, line: Said) -> TalkRow:
    by = facts.said_by.get(line.n)
    return TalkRow(facts.code, line.n, line.name, line.seat, line.text, line.signal, line.at, by)


def _finished(facts: Facts, match: Match | None) -> ResultRow | None:
    outcome = None if match is None or not facts.playing else stands(match)[0]
    if outcome is None:
        return None
    facts.put(status="over", asked=None)
    return ResultRow(facts.code, facts.row.game, wall(), encode(outcome).decode())


def _set_wake(facts: Facts, match: Match | None) -> None:
    """Stores when the table needs attention even if nobody comes, so that a restart does not lose it."""
    wake: int | None = meeting.due(facts)
    if match is not None and facts.playing and not facts.row.paused:
        if facts.bot_to_act(match):
            now = facts.clock.now()
            wake = facts.row.wake if facts.row.wake is not None and facts.row.wake <= now else now
        elif (due := facts.due(match)) is not None:
            wake = facts.row.epoch + due
    if wake != facts.row.wake:
        facts.put(wake=wake)
