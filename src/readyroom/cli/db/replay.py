"""Replays a stored match with the installed rules, in a process of its own."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from readyroom.cli.arguments import load_games
from readyroom.core import marks, registry
from readyroom.core.codec import decode_options
from readyroom.core.errors import UnknownGame
from readyroom.core.match import Match
from readyroom.core.record import EntryData, to_entry
from readyroom.core.struct import Outcome
from readyroom.store import engine_for
from readyroom.store.engines import Connection, Engine
from readyroom.store.rows import EntryRow, MatchRow, ResultRow, TableRow
from readyroom.store.statements import Statement, compiled

Verdict = Literal["good", "unplayable", "differs"]


class Replayed(msgspec.Struct, frozen=True):
    """The result of replaying a stored match with these rules."""

    code: str
    game: str
    rules: int
    entries: int
    verdict: Verdict
    why: str = ""


class Shelf:
    """One process's connection to the stored matches."""

    def __init__(self, where: str | None) -> None:
        self.engine: Engine = engine_for(where)
        self.connection: Connection = self.engine.connect()
        self.sql: dict[str, Statement] = compiled(self.engine.dialect)

    def ask(self, name: str, **params: Any) -> list[Any]:
        statement = self.sql[name]
        rows: list[Any] = self.connection.execute(statement.sql, {**statement.fixed, **params}).fetchall()
        return rows


_shelves: list[Shelf] = []


def get_ready(where: str | None, sources: tuple[str, ...]) -> None:
    """Prepares each process once."""
    load_games(sources)
    _shelves[:] = [Shelf(where)]


def shelf() -> Shelf:
    """This process's shelf."""
    return _shelves[0]


def play_again(code: str) -> Replayed:
    """Folds a match from its log, checking every action, all luck and all marks, and compares the outcome."""
    own = shelf()
    own.connection.execute(own.engine.look)  # one snapshot of the match, its log and its result
    try:
        match = MatchRow(*own.ask("match", code=code)[0])
        table = TableRow(*own.ask("table", code=code)[0])
        entries = [EntryRow(*row) for row in own.ask("entries", code=code, after=-1)]
        results = [ResultRow(*row) for row in own.ask("result_of", code=code)]
    finally:
        own.connection.execute("COMMIT")
    verdict, why = _judged(match, table, entries, results[0] if results else None)
    return Replayed(code, match.game, match.rules, len(entries), verdict, why)


def _judged(row: MatchRow, table: TableRow, entries: list[EntryRow], result: ResultRow | None) -> tuple[Verdict, str]:
    try:
        game = registry.game(row.game, row.rules)
    except UnknownGame as unknown:
        return "unplayable", str(unknown)
    try:
        options = decode_options(game.Options, msgspec.json.decode(row.options))
        match = Match(game, options, row.seats, row.seed, row.commitment, row.rules)
        for line in entries:
            match.fold(to_entry(match.game, msgspec.json.decode(line.entry, type=EntryData)))
            marks.check(match, line.mark)
        outcome = match.outcome
    except Exception as wrong:  # any failure of these rules is a finding
        return "differs", str(wrong) or type(wrong).__name__
    return _compared(outcome, table, result)


def _compared(outcome: Outcome | None, table: TableRow, result: ResultRow | None) -> tuple[Verdict, str]:
    """Compares scores and places, which must be the same; words may change between versions."""
    if result is None or result.outcome is None:
        if outcome is not None and table.status == "playing":
            return "differs", f"it is over by these rules ({outcome.reason}), and is still being played."
        return "good", ""
    stored = msgspec.json.decode(result.outcome, type=Outcome)
    if outcome is None:
        return "differs", "it ended, and by these rules it goes on."
    if (outcome.scores, outcome.ranking) != (stored.scores, stored.ranking):
        return "differs", f"it ended with {_places(stored)}; by these rules with {_places(outcome)}."
    return "good", ""


def _places(outcome: Outcome) -> str:
    return f"scores {list(outcome.scores)} and places {list(outcome.ranking)}"
