"""``readyroom db restore``: a database from a backup."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console

from readyroom.cli.db.database import add_database, engine_of, in_sentences, to_oneself
from readyroom.cli.db.progress import bar, bars
from readyroom.store.restore import restore

EXAMPLES = (
    "readyroom db restore tables.backup --db new.db\n"
    "readyroom db restore tables.backup --db postgresql://user@db.example/readyroom"
)
MORE = """The whole backup is checked before anything is touched, and it is restored whole or not at all.
A backup of an earlier version is upgraded on the way."""


def arguments(command: argparse.ArgumentParser) -> None:
    add_database(command, MORE)
    command.add_argument("file", metavar="FILE", help="a backup")
    command.add_argument("--force", action="store_true", help="replace everything in the database")


def run(args: argparse.Namespace) -> int:
    engine, file = engine_of(args), Path(args.file)
    with in_sentences(engine), to_oneself(engine), bars(Console(stderr=True)) as progress:
        checked, filled = bar(progress, "checking"), bar(progress, "restoring")
        manifest = restore(engine, file, args.force, checked, filled)
    print(f"Restored {manifest.rows:,} rows of {len(manifest.parts)} tables from {file}.")
    return 0
