"""Afterwards the store is read, and every acknowledged command, view and event is checked against it.

Whatever was acknowledged must be there exactly once and in order; logs have no gaps; every match replays with its seed,
every action legal; and everything anyone was ever shown is exactly what the rules show that seat at that entry.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from scripts.attack.journal import Ack, Journal
from scripts.attack.people import NOBODY
from scripts.attack.wire import fingerprint

import readyroom  # noqa: F401 - registers the games
from readyroom.core import registry
from readyroom.core.codec import decode_options
from readyroom.core.errors import ReadyRoomError
from readyroom.core.match import Match
from readyroom.core.record import EntryData, to_entry
from readyroom.store.engines import Engine, PostgreSQL, SQLite

MOST_TOLD = 5
"""How many faults of each kind are reported in full."""
encode = msgspec.json.encode


class Row(msgspec.Struct, frozen=True):
    """One line of a log, and who sent its command."""

    seq: int
    entry: EntryData
    person: str | None
    command: str | None


class Found(msgspec.Struct):
    """The results for one game's tables."""

    game: str
    tables: int = 0
    over: int = 0
    entries: int = 0
    actions: int = 0
    """acknowledged actions and undos, each looked up in the log"""
    others: int = 0
    """other acknowledged commands: sitting down, starting, talk"""
    lost: int = 0
    doubled: int = 0
    disordered: int = 0
    gaps: int = 0
    unreplayable: int = 0
    views: int = 0
    """views and events that were shown, each compared with the rules"""
    foreign: int = 0
    """of those, how many the seat must not see there"""
    unanswered: int = 0
    """commands that were carried out but never acknowledged, which is no fault"""
    refused_but_done: int = 0
    """commands that one server refused and another carried out under the same id"""
    incidents: int = 0

    @property
    def faults(self) -> int:
        return self.lost + self.doubled + self.disordered + self.gaps + self.unreplayable + self.foreign


class Stored:
    """The whole store in memory, by table."""

    def __init__(self, address: str) -> None:
        engine: Engine = PostgreSQL(address) if address.startswith("postgres") else SQLite(Path(address))
        connection = engine.connect()

        def rows(sql: str) -> list[Any]:
            found: list[Any] = connection.execute(sql).fetchall()
            return found

        self.logs: dict[str, list[Row]] = {}
        for code, seq, entry, person, command in rows(
            "SELECT code, seq, entry, person, command FROM entries ORDER BY code, seq"
        ):
            line = msgspec.json.decode(entry, type=EntryData)
            self.logs.setdefault(code, []).append(Row(seq, line, person, command))
        self.matches = {row[0]: row[1:] for row in rows(
            "SELECT code, game, rules, options, seats, seed, commitment FROM matches"
        )}  # fmt: skip
        self.people = {token: who for who, token in rows("SELECT person, token FROM devices")}
        self.commands = Counter((code, who, id) for code, who, id in rows("SELECT code, person, id FROM commands"))
        self.commands.update(
            (code, row.person, row.command) for code, log in self.logs.items() for row in log if row.command
        )
        self.talk = Counter((code, text) for code, text in rows("SELECT code, text FROM talk WHERE name <> ''"))
        self.outcomes = dict(rows("SELECT code, outcome FROM results"))
        self.incidents: Counter[str] = Counter(code for (code,) in rows("SELECT code FROM incidents"))
        self.traces = [trace for (trace,) in rows("SELECT trace FROM incidents ORDER BY at")]
        connection.close()

    def who(self, token: str) -> str | None:
        return self.people.get(sha256(token.encode()).hexdigest())


class Verification:
    """Checks everything once. ``wrong`` holds the first few faults of each kind, in sentences."""

    def __init__(self, address: str, journal: Journal) -> None:
        self.stored = Stored(address)
        self.journal = journal
        self.found: dict[str, Found] = {}
        self.wrong: list[str] = []
        self._told: Counter[str] = Counter()

    def run(self, step: Callable[[], None] = lambda: None) -> list[Found]:
        for code, game in self.journal.games.items():
            found = self.found.setdefault(game, Found(game))
            found.tables += 1
            found.incidents += self.stored.incidents[code]
            self._log(code, found)
            self._replay(code, found)
            step()
        self._acks()
        self._doubles()
        return list(self.found.values())

    def _fault(self, kind: str, sentence: str) -> None:
        self._told[kind] += 1
        if self._told[kind] <= MOST_TOLD:
            self.wrong.append(sentence)

    def _log(self, code: str, found: Found) -> None:
        log = self.stored.logs.get(code, [])
        found.entries += len(log)
        for at, row in enumerate(log):
            if row.seq != at or row.entry.seq != at:
                found.gaps += 1
                self._fault("gap", f"{code}: entry {row.seq} stands where {at} should.")
                return
        if self.journal.heads.get(code, -1) >= len(log):
            found.lost += 1
            told = self.journal.heads[code]
            self._fault("told", f"{code}: entry {told} was told, but the log ends at {len(log) - 1}.")

    # -- commands

    def _acks(self) -> None:
        last: dict[tuple[str, str], int] = {}
        for ack in self.journal.acks:
            found = self.found[self.journal.games[ack.code]]
            in_log = ack.kind in ("act", "undo", "start")
            found.actions += ack.kind in ("act", "undo")
            found.others += ack.kind not in ("act", "undo")
            if ack.kind == "sketch":
                continue  # sketches are never written
            times = self.stored.commands[ack.code, self.stored.who(ack.token), ack.id]
            if times != 1:
                found.lost += times == 0
                found.doubled += times > 1
                self._fault("times", f"{ack.code}: {ack.kind} {ack.id} was acknowledged and is there {times} times.")
            elif in_log and not self._stands(ack):
                found.lost += 1
                self._fault("stands", f"{ack.code}: {ack.id} is not what entry {ack.seq} says.")
            if in_log:
                if ack.seq <= last.get((ack.code, ack.token), -1):
                    found.disordered += 1
                    self._fault("order", f"{ack.code}: {ack.id} was acknowledged later, but stands earlier.")
                last[ack.code, ack.token] = ack.seq

    def _stands(self, ack: Ack) -> bool:
        """Whether the acknowledged entry belongs to the command, and contains the action or follows it: deadlines come
        first, and answers of standing orders come after."""
        log = self.stored.logs.get(ack.code, [])
        if ack.seq >= len(log) or log[ack.seq].command != ack.id:
            return False
        if ack.kind == "start":
            return True
        for row in reversed(log[: ack.seq + 1]):
            if row.seq < ack.seq and row.command is not None:
                return False
            action = row.entry.action or {}
            if row.entry.actor == ack.seat and action.get("type") == (ack.action or {"type": "undo"})["type"]:
                return True
        return False

    def _doubles(self) -> None:
        """Nothing is stored twice, acknowledged or not; and nothing that was refused is stored."""
        acked = {(ack.code, ack.token, ack.id) for ack in self.journal.acks}
        tokens = {self.stored.who(token): token for _, token, _ in (*acked, *self.journal.refused)}
        for (code, who, id), times in self.stored.commands.items():
            game = self.journal.games.get(code)
            if game is None:
                continue
            found = self.found[game]
            key = (code, tokens.get(who, ""), id)
            found.unanswered += key not in acked and key not in self.journal.refused
            if times > 1 and key not in acked:
                found.doubled += 1
                self._fault("twice", f"{code}: {id} is there {times} times.")
            if key in self.journal.refused:
                found.refused_but_done += 1
                self._fault("refused", f"{code}: {id} was refused ({self.journal.refused[key]}), yet it is there.")
        for (code, text), times in self.stored.talk.items():
            if times > 1 and code in self.journal.games:
                self.found[self.journal.games[code]].doubled += 1
                self._fault("said", f"{code}: {text!r} was said {times} times.")

    # -- matches

    def _replay(self, code: str, found: Found) -> None:
        row = self.stored.matches.get(code)
        log = self.stored.logs.get(code, [])
        if row is None:
            return
        slug, rules, options, seats, seed, promise = row
        try:
            game = registry.game(slug, rules)
            match = Match(game, decode_options(game.Options, msgspec.json.decode(options)), seats, seed, promise, rules)
            for line in log:
                match.fold(to_entry(match.game, line.entry))
                self._compare(code, match, found)
        except ReadyRoomError as broken:
            found.unreplayable += 1
            self._fault("replay", f"{code}: {broken}")
            return
        self._compare_events(code, match, found)
        if match.outcome is not None:
            found.over += 1
            if self.stored.outcomes.get(code) != encode(match.outcome).decode():
                found.unreplayable += 1
                self._fault("outcome", f"{code}: the match ended otherwise than its result says.")

    def _compare(self, code: str, match: Match, found: Found) -> None:
        """Compares what people saw after this entry with the rules."""
        for seat in (NOBODY, *range(match.seats)):
            seen = self.journal.views.get((code, seat), {}).get(match.seq)
            if not seen:
                continue
            own = b"" if seat == NOBODY else fingerprint(encode(match.game.own(match.state, seat)))
            shown = (fingerprint(encode(match.game.public(match.state))), own)
            found.views += len(seen)
            if seen != {shown}:
                found.foreign += 1
                what = "another board" if any(view[0] != shown[0] for view in seen) else "another hand"
                self._fault("view", f"{code}: after entry {match.seq} seat {seat} was shown {what}.")

    def _compare_events(self, code: str, match: Match, found: Found) -> None:
        for seat in (NOBODY, *range(match.seats)):
            heard = self.journal.events.get((code, seat), set())
            viewer = None if seat == NOBODY else seat
            for seq, event in heard:
                if seq > match.seq:
                    continue  # shown but lost: already counted
                found.views += 1
                told = {fingerprint(encode(one)) for one in (told.to(viewer) for told in match.told[seq]) if one}
                if event not in told:
                    found.foreign += 1
                    self._fault("event", f"{code}: seat {seat} heard something of entry {seq} that was not for it.")
