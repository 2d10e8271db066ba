"""``readyroom db migrate``: upgrades a database as a server does at its start, or shows what it would do."""

from __future__ import annotations

import argparse

from readyroom.cli.db.database import add_database, existing, in_sentences, to_oneself
from readyroom.store.engines import SQLite
from readyroom.store.safety import copies
from readyroom.store.upgrade import HEAD, migrate, must_know, pending, version_of

EXAMPLES = "readyroom db migrate --dry-run\nreadyroom db migrate --db tables.db"
MORE = """A SQLite file is first copied to a file beside it; the last three copies are kept.
A PostgreSQL database is not copied: run readyroom db backup first."""


def arguments(command: argparse.ArgumentParser) -> None:
    add_database(command, MORE)
    command.add_argument("--dry-run", action="store_true", help="only show what would be done")
    command.add_argument("--skip-backup", action="store_true", help="make no copy of a SQLite file first")


def run(args: argparse.Namespace) -> int:
    engine = existing(args)
    with in_sentences(engine):
        version = version_of(engine)
        must_know(version)
        todo = pending(version)
        if not todo:
            print(f"The database has schema {HEAD} and needs no upgrade.")
            return 0
        for revision, purpose in todo:
            print(f"{revision}  {purpose}")
        copied = isinstance(engine, SQLite) and version is not None and not args.skip_backup
        if args.dry_run:
            first = "After a copy is made beside it, the" if copied else "The"
            print(f"{first} database would go from schema {version or 'none'} to {HEAD}. Nothing was done.")
            return 0
        with to_oneself(engine):
            migrate(engine, copy=not args.skip_backup)
        print(f"The database now has schema {HEAD}.")
        if copied and isinstance(engine, SQLite):
            print(f"The old database is in {copies(engine.path)[-1]}.")
    return 0
