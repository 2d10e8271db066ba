"""``readyroom db backup``: everything in one file, from which either kind of database can be restored."""

from __future__ import annotations

import argparse
from pathlib import Path
from time import time

from rich.console import Console

from readyroom.cli.db.database import add_database, existing, in_sentences
from readyroom.cli.db.progress import bar, bars
from readyroom.extras.commands import Failure
from readyroom.store.backup import back_up

EXAMPLES = (
    "readyroom db backup tables.backup\nreadyroom db backup tables.backup --db postgresql://user@db.example/readyroom"
)
MORE = """It may run while servers do: everything is written as it was at one moment.
The file holds the seeds of matches in play: anyone who can read it can know the cards."""


def arguments(command: argparse.ArgumentParser) -> None:
    add_database(command, MORE)
    command.add_argument("file", metavar="FILE", help="where to write it")
    command.add_argument("--force", action="store_true", help="replace an existing file")


def run(args: argparse.Namespace) -> int:
    engine, file = existing(args), Path(args.file)
    if file.exists() and not args.force:
        raise Failure(f"{file} already exists. Use --force to replace it.")
    with in_sentences(engine), bars(Console(stderr=True)) as progress:
        manifest = back_up(engine, file, int(time() * 1000), bar(progress, "writing"))
    size = file.stat().st_size
    print(f"{file}: {manifest.rows:,} rows of {len(manifest.parts)} tables, schema {manifest.schema}, {size:,} bytes.")
    return 0
