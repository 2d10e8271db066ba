"""``readyroom db check``: whether a database is sound."""

from __future__ import annotations

import argparse

import msgspec
from rich.console import Console

from readyroom.cli.db.database import add_database, existing, in_sentences
from readyroom.cli.db.progress import bar, bars
from readyroom.extras.commands import Failure, Misuse
from readyroom.store.integrity import check

EXAMPLES = "readyroom db check\nreadyroom db check --db tables.db --json"
MORE = """It only reads, and may run while a server does.

exit codes:
  0  everything is sound
  1  something is wrong
  2  there is no database, or it cannot be read"""


def arguments(command: argparse.ArgumentParser) -> None:
    add_database(command, MORE)
    command.add_argument("--json", action="store_true", help="print what was found as JSON")


def run(args: argparse.Namespace) -> int:
    engine = existing(args)
    try:
        with in_sentences(engine), bars(Console(stderr=True)) as progress:
            found = check(engine, bar(progress, "reading"))
    except Failure as wrong:
        raise Misuse(str(wrong)) from None
    sound = all(finding.sound for finding in found)
    if args.json:
        plain = [{**msgspec.to_builtins(finding), "sound": finding.sound} for finding in found]
        print(msgspec.json.encode({"sound": sound, "findings": plain}).decode())
        return 0 if sound else 1
    console = Console(highlight=False)
    for finding in found:
        console.print("[green]ok[/]     " if finding.sound else "[red]wrong[/]  ", finding.what, sep="")
        for fault in finding.wrong:
            console.print(f"         {fault}", markup=False)
        if finding.more:
            console.print(f"         and {finding.more} more")
    console.print("The database is sound." if sound else "Something is wrong. See docs/database.md for what to do.")
    return 0 if sound else 1
