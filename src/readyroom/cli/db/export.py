"""``readyroom db export``: everything stored about a person, as one JSON file."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path
from time import time

import msgspec

from readyroom.cli.db.database import add_database, existing, in_sentences, opened
from readyroom.cli.db.person import person_called
from readyroom.store import Store
from readyroom.store.export import everything_about

EXAMPLES = "readyroom db export 3f2a9c0d1b7e4a55\nreadyroom db export Ada -o ada.json"
MORE = """PERSON is an id, a token, or a name that only one person goes by.
It only reads, and may run while servers do."""


def arguments(command: argparse.ArgumentParser) -> None:
    add_database(command, MORE)
    command.add_argument("person", metavar="PERSON", help="an id, a token or a name")
    command.add_argument("-o", "--out", metavar="FILE", help="write it here instead of printing it")


def run(args: argparse.Namespace) -> int:
    engine = existing(args)
    with in_sentences(engine), opened(engine) as store:
        plain = asyncio.run(_export(store, args.person))
        text = msgspec.json.format(msgspec.json.encode(plain), indent=2).decode()
        if args.out:
            Path(args.out).write_text(text + "\n")
        else:
            print(text)
    return 0


async def _export(store: Store, said: str) -> dict[str, object]:
    return await everything_about(store, await person_called(store, said), int(time() * 1000))
