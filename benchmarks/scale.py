"""The costs of a server, as input for the capacity model: ``python -m benchmarks.scale``, about ten minutes.

CPU seconds, bytes, counts and memory, which other work on the machine does not distort; never rates by the clock. The
table goes to the screen, the numbers to ``build/scale.json``, which ``python -m scripts.scale_model`` reads.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import msgspec
from benchmarks.rows import Row, markdown
from benchmarks.scale_games import GameFigures, figures
from benchmarks.scale_notes import Flushes, Heard, flushes, heard
from benchmarks.scale_play import Played, played
from benchmarks.scale_rest import SLEEPING, Idle, Slept, idle, slept
from benchmarks.server_process import ROOT, many_files
from scripts.attack.databases import Postgres

FOUND = ROOT / "build" / "scale.json"
LONG = 200
"""Log length of tables that have played for a while."""


class Scale(msgspec.Struct):
    """Everything that was measured."""

    runs: dict[str, Played]
    games: list[GameFigures]
    idle: Idle
    sleeping: list[Slept]
    flushes: Flushes
    notes: Heard


def measure() -> Scale:
    many_files()
    runs: dict[str, Played] = {"sqlite": played("one node, SQLite", None, 1, False)}
    with Postgres() as database:
        for name, what, nodes, spread, before in (
            ("one", "one node, PostgreSQL", 1, False, 0),
            ("routed", "three nodes, each table's people at one", 3, False, 0),
            ("spread", "three nodes, each table's people at all", 3, True, 0),
            ("long", "the same, after 200 actions", 3, True, LONG),
        ):
            print(f"Measuring: {what} ...", file=sys.stderr)
            runs[name] = played(what, database, nodes, spread, before)
        print("Measuring: the games ...", file=sys.stderr)
        games = figures(database)
        flushed, noted = flushes(database), heard(database)
    print("Measuring: what waits ...", file=sys.stderr)
    sleeping = [slept(kind, tables) for kind in ("SQLite", "PostgreSQL") for tables in (0, SLEEPING)]
    return Scale(runs, games, asyncio.run(idle()), sleeping, flushed, noted)


def rows(found: Scale) -> list[Row]:
    shown: list[Row] = []
    for run in found.runs.values():
        shown += [
            Row("an action, CPU of the nodes", run.what, run.node_ms, "ms"),
            Row("an action, CPU of the database", run.what, run.database_ms, "ms"),
            Row("an action, commits", run.what, run.commits, ""),
            Row("an action, notes", run.what, run.notes, ""),
            Row("an action, to each viewer", run.what, run.bytes_to_viewer, "bytes"),
            Row("a second in which nobody acts, CPU of a node", run.what, run.rest_node_ms, "ms"),
        ]
    for game in found.games:
        who = f"{game.title}, {game.seats} seats, {game.entries} entries"
        shown += [
            Row("an action made and put into words", who, game.act_ms, "ms"),
            Row("an action of another node heard", who, game.hear_ms, "ms"),
            Row("the same, CPU of the database", who, game.hear_database_ms, "ms"),
            Row("a loaded table with one spectator", who, game.table_kb, "kB"),
            Row("a bot's decision", who, game.bot_ms, "ms"),
        ]
    shown += [
        Row(f"{found.idle.sockets:,} idle sockets, memory of each", "one node, SQLite", found.idle.kb_each, "kB"),
        Row("the same, CPU to let one in", "one node, SQLite", found.idle.cpu_ms_each, "ms"),
        Row("the same, CPU for each second of rest", "one node, SQLite", found.idle.rest_ms, "ms"),
    ]
    for who, value in (("without a note", found.flushes.plain), ("with a note", found.flushes.with_note)):
        shown.append(Row("flushes for a commit, eight sessions at once", who, value, ""))
    shown.append(Row("a note heard", "a node that does not hold the table", found.notes.node_ms, "ms"))
    shown.append(Row("a note heard", "PostgreSQL, for each node", found.notes.database_ms, "ms"))
    for start in found.sleeping:
        what = f"start with {start.tables:,} sleeping tables"
        shown.append(Row(f"{what}, CPU until it listens", start.database, start.cpu_s, "s"))
        shown.append(Row(f"{what}, CPU after ten seconds more", start.database, start.settled_s, "s"))
        shown.append(Row(f"{what}, memory", start.database, start.rss_mb, "MB"))
    return shown


def scale() -> list[Row]:
    """Measures everything, stores the numbers and returns the rows."""
    found = measure()
    keep(found, FOUND)
    return rows(found)


def keep(found: Scale, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(found)))


if __name__ == "__main__":
    print(markdown(scale()))
