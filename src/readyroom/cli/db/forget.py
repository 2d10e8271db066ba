"""``readyroom db forget``: forgets a person, as people can do themselves on the page."""

from __future__ import annotations

import argparse
import asyncio
from time import time

from readyroom.cli.db.confirm import agreed
from readyroom.cli.db.database import add_database, existing, in_sentences, opened, to_oneself
from readyroom.cli.db.person import person_called
from readyroom.store import Store
from readyroom.store.erasure import forget

EXAMPLES = "readyroom db forget 3f2a9c0d1b7e4a55\nreadyroom db forget Ada --yes"
MORE = """PERSON is an id, a token, or a name that only one person goes by.
Matches that others played with them stay, with a nameless seat. It cannot be undone.
A server on a SQLite file must be stopped first; nodes on PostgreSQL hear of it."""


def arguments(command: argparse.ArgumentParser) -> None:
    add_database(command, MORE)
    command.add_argument("person", metavar="PERSON", help="an id, a token or a name")
    command.add_argument("--yes", action="store_true", help="do not ask for confirmation")


def run(args: argparse.Namespace) -> int:
    engine = existing(args)
    with in_sentences(engine), to_oneself(engine), opened(engine) as store:
        return asyncio.run(_forget(store, args.person, args.yes))


async def _forget(store: Store, said: str, yes: bool) -> int:
    who = await person_called(store, said)
    if not yes and not agreed(f"Forget {who.name} ({who.id})? This cannot be undone."):
        return 1
    codes = await forget(store, who, int(time() * 1000))
    print(f"Forgotten. Tables without their name now: {len(codes)}.")
    return 0
