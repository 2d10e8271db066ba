"""``readyroom db prune``: deletes old data."""

from __future__ import annotations

import argparse
import asyncio
from time import time

from msgspec.structs import replace
from rich.console import Console

from readyroom.cli.db.confirm import agreed
from readyroom.cli.db.database import add_database, existing, in_sentences, opened, settings_of
from readyroom.cli.db.progress import bar, bars
from readyroom.extras.commands import Misuse, whole
from readyroom.server.retention import retention_of
from readyroom.store import Store
from readyroom.store.engines import SQLite
from readyroom.store.pruning import Retention, prunable, prune

EXAMPLES = (
    "readyroom db prune --keep-finished-days 365 --dry-run\n"
    "readyroom db prune --keep-finished-days 365 --keep-idle-guests-days 180 --keep-talk-days 30 --yes"
)
MORE = """Anything you leave out is taken from the server's settings: docs/settings.md.
It lists what it would delete, then asks. It may run while servers do.
It never deletes a match in play, nor one that a dossier or a following match still needs."""
WORDS = {
    "guests": "guests who do not come back",
    "matches": "finished matches",
    "gatherings": "tables that never started",
    "puzzles": "puzzles",
    "talk": "lines of talk at finished matches",
    "commands": "command ids",
}


def arguments(command: argparse.ArgumentParser) -> None:
    add_database(command, MORE)
    days = whole(1, 36_500)
    command.add_argument(
        "--keep-finished-days", type=days, metavar="N", help="delete finished matches and puzzles older than N days"
    )
    command.add_argument(
        "--keep-unstarted-days", type=days, metavar="N",
        help="delete unstarted tables that nobody touched for N days (default: the same as for finished ones)",
    )  # fmt: skip
    command.add_argument(
        "--keep-idle-guests-days", type=days, metavar="N", help="delete guests at no table who were not seen for N days"
    )
    command.add_argument(
        "--keep-talk-days", type=days, metavar="N", help="delete talk at matches that ended more than N days ago"
    )
    command.add_argument("--dry-run", action="store_true", help="only show what would be deleted")
    command.add_argument("--yes", action="store_true", help="do not ask for confirmation")


def run(args: argparse.Namespace) -> int:
    retention = retention_of(settings_of(args))
    if args.keep_unstarted_days is not None:
        retention = replace(retention, gatherings=args.keep_unstarted_days)
    if retention.for_ever:
        raise Misuse("Everything is kept forever. Say for how long instead, such as --keep-finished-days 365.")
    engine, now = existing(args), int(time() * 1000)
    with in_sentences(engine), opened(engine) as store:
        old = asyncio.run(prunable(store, retention, now))
        for kind, words in WORDS.items():
            print(f"{old[kind]:>9,}  {words}")
        if args.dry_run or not any(old.values()):
            print("Nothing was deleted." if any(old.values()) else "There is nothing to delete.")
            return 0
        if not args.yes and not agreed("Delete all this?"):
            return 1
        asyncio.run(_prune(store, retention, now, old))
        print(_tidied(store))
    return 0


async def _prune(store: Store, retention: Retention, now: int, old: dict[str, int]) -> None:
    with bars(Console(stderr=True)) as progress:
        told = {kind: bar(progress, WORDS[kind]) for kind in ("guests", "matches", "gatherings") if old[kind]}
        done = dict.fromkeys(told, 0)

        def gone(kind: str, what: str) -> None:
            if kind in told:
                done[kind] += 1
                told[kind](done[kind], old[kind])

        await prune(store, retention, now, gone)


def _tidied(store: Store) -> str:
    """Returns free space to the disk; a server that is writing does not wait for this."""
    engine = store.engine
    connection = engine.connect()
    try:
        if isinstance(engine, SQLite):
            before = engine.path.stat().st_size
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            after = engine.path.stat().st_size
            return f"Done. The file went from {before:,} to {after:,} bytes."
        connection.execute("VACUUM (ANALYZE)")
        return "Done, and vacuumed."
    except engine.errors as busy:
        return f"Done. The freed space could not be returned to the disk ({str(busy).strip()}), but will be reused."
    finally:
        connection.close()
