"""``readyroom incidents``: failures of the rules or the server, and record files that reproduce them."""

from __future__ import annotations

import argparse
import asyncio
import os
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

import readyroom
from readyroom.cli.arguments import load_games
from readyroom.cli.db.database import existing
from readyroom.cli.serve import add_setting
from readyroom.cli.terminal import board
from readyroom.core.errors import ReadyRoomError
from readyroom.extras.commands import Failure, Misuse
from readyroom.server.http.admin_bodies import IncidentInfo
from readyroom.server.operations import incident_records
from readyroom.server.operations.sources import gather
from readyroom.server.refusal import Refusal
from readyroom.server.settings import DEFAULT_FILE, every_setting
from readyroom.store import Store, open_store
from readyroom.store.rows import IncidentRow, Stored

EXAMPLES = """\
readyroom incidents --db tables.db
readyroom incidents 3f9c21aa                       what was tried, how it failed, and the table
readyroom incidents 3f9c21aa --record report.json  the match up to there, once it is over"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("number", metavar="NUMBER", nargs="?", help="one incident")
    command.add_argument("--record", metavar="FILE", help="write the match up to the incident here")
    command.add_argument("--config", metavar="FILE", help=f"a settings file (default: {DEFAULT_FILE}, if it exists)")
    for setting in every_setting():
        if setting.name in ("db", "extra_games"):
            add_setting(command, setting)


def run(args: argparse.Namespace) -> int:
    if args.record and not args.number:
        raise Misuse("Name the incident whose record you want.")
    existing(args)
    settings = gather(vars(args), os.environ, args.config).settings
    load_games(settings.extra_games)
    try:
        store = open_store(settings.db)
    except Exception as wrong:
        raise Failure(f"The store could not be opened: {wrong}") from None
    try:
        return asyncio.run(_run(store, args))
    except Refusal as refused:
        raise Failure(refused.reason) from None
    finally:
        store.close()


async def _run(store: Store, args: argparse.Namespace) -> int:
    console = Console(highlight=False)
    if not args.number:
        found = await incident_records.latest(store)
        console.print(_listed(found) if found else "There are no incidents.")
    elif args.record:
        row = await incident_records.must_find(store, args.number)
        record = incident_records.record_of(await store.load(row.code), row)
        Path(args.record).write_bytes(msgspec.json.encode(record) + b"\n")
        console.print(f"The match up to entry {row.seq} is in {args.record}; `readyroom replay` reads it.")
    else:
        told = await incident_records.one(store, args.number)
        _print(told, console)
        if told.over:
            row = await incident_records.must_find(store, args.number)
            _print_table(await store.load(row.code), row, console)
    return 0


def _listed(found: list[IncidentInfo]) -> Table:
    table = Table("number", "when (UTC)", "game", "table", "entry", "match", box=None)
    for one in found:
        over = "over" if one.over else "running"
        table.add_row(one.id, _when(one.at), one.game, one.code, str(one.seq), over)
    return table


def _print(one: IncidentInfo, console: Console) -> None:
    console.print(f"Incident {one.id} at table {one.code} ({one.game}), after entry {one.seq}, {_when(one.at)} UTC")
    if not one.over:
        console.print("Details are shown once the match is over.")
        return
    console.print(f"Tried: {msgspec.json.encode(one.attempt).decode()}", markup=False, soft_wrap=True)
    console.print(one.trace, markup=False, soft_wrap=True)


def _print_table(stored: Stored | None, row: IncidentRow, console: Console) -> None:
    """Prints the table as it was at the incident, or why it cannot be shown."""
    console.rule(f"The table after entry {row.seq}")
    try:
        record = incident_records.record_of(stored, row)
        console.print(board(readyroom.replay(record), None, record["names"]), soft_wrap=True)
    except (Refusal, ReadyRoomError) as wrong:
        console.print(str(wrong), markup=False, soft_wrap=True)


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M:%S")
