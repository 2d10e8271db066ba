"""Letting go of what is old. Never a match being played, nor one that a dossier or a next match still waits for.

Each table goes in a transaction of its own, and only if nobody has changed it since it was found to be old, so that
this can be done while servers run.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from readyroom.store.erasure import unknown
from readyroom.store.notice_queries import FORGET_NOTICES
from readyroom.store.puzzles import DROP_PUZZLE, FORGET_PUZZLES
from readyroom.store.rows import Conflict
from readyroom.store.store import Store
from readyroom.store.writes import Step

DAY_MS = 86_400_000
AT_ONCE = 10
"""Few in one commit, so that nobody who plays meanwhile waits long for theirs."""
RETRY_DAYS = 30
"""The ids of commands are kept so that one sent again is known; nobody sends one again after so long."""

TABLE_S_OWN = (
    "drop_entries", "drop_talk", "drop_commands", "drop_incidents", "drop_pieces", "drop_updates", "drop_result",
    "drop_match", "drop_season_table", "drop_table_notices", "drop_table_deliveries",
    "drop_table_chat",
)  # fmt: skip

Gone = Callable[[str, str], None]
"""Is told what went: one of KINDS, and its code or id."""


class Retention(msgspec.Struct, frozen=True):
    """For how many days things are kept; 0 means forever."""

    matches: int = 0
    """matches that are over, from their end"""
    gatherings: int = 0
    """tables that never started, from their last change"""
    guests: int = 0
    """people at no table and with nothing kept, since they were last here"""
    puzzles: int = 0
    """puzzles that were made here, from when they were"""
    talk: int = 0
    """what was said at matches that are over, from the last word"""
    commands: int = RETRY_DAYS
    """the ids of commands, from when they were done"""

    def before(self, kind: str, now: int) -> int | None:
        """The time before which things of a kind are old; None if they never are."""
        days: int = getattr(self, kind)
        return now - days * DAY_MS if days else None

    @property
    def for_ever(self) -> bool:
        """Whether everything that matters to people is kept."""
        return not (self.matches or self.gatherings or self.guests or self.puzzles or self.talk)


KINDS = ("guests", "matches", "gatherings", "puzzles", "talk", "commands")
"""In this order: guests whose last table goes today are let go another time, so that a count made before is right."""


async def prunable(store: Store, retention: Retention, now: int) -> dict[str, int]:
    """How many of each kind are old."""
    found: dict[str, int] = {}
    for kind in KINDS:
        before = retention.before(kind, now)
        found[kind] = 0 if before is None else (await store.rows(f"count_{kind}", before=before))[0][0]
    return found


async def prune(store: Store, retention: Retention, now: int, gone: Gone) -> None:
    """Lets go of what is old."""
    for kind in KINDS:
        before = retention.before(kind, now)
        if before is not None:
            await _prune(store, kind, before, gone)


async def _prune(store: Store, kind: str, before: int, gone: Gone) -> None:
    after = ""
    while found := await store.rows(f"old_{kind}", before=before, after=after, most=AT_ONCE):
        await asyncio.gather(*(_let_go(store, kind, row, before, gone) for row in found))
        after = found[-1][0]


async def _let_go(store: Store, kind: str, row: tuple[str, int], before: int, gone: Gone) -> None:
    what = row[0]
    note = f"person:{what}" if kind == "guests" else what
    try:
        await store.write(_steps(store, kind, row, before), note)
    except Conflict:  # # a person came back to it just now
        return
    gone(kind, what)


def _steps(store: Store, kind: str, row: tuple[str, int], before: int) -> list[Step]:
    code = row[0]
    if kind == "guests":
        return [
            *unknown(store, code),
            *(store.step(name, who=code) for name in FORGET_NOTICES),
            store.step("drop_guest", guarded=True, who=code, before=before),
            store.step("drop_their_days", who=code),
            *(store.step(name, who=code) for name in FORGET_PUZZLES),
        ]
    if kind == "puzzles":
        return [store.step(name, code=code) for name in DROP_PUZZLE]
    if kind == "talk":
        return [store.step("drop_talk", code=code)]
    if kind == "commands":
        return [store.step("drop_old_commands", code=code, before=before)]
    return [
        store.step("claim_table", guarded=True, was_code=code, was_version=row[1]),
        *(store.step(name, code=code) for name in TABLE_S_OWN),
        store.step("drop_seats", code=code, seat=0),
        store.step("drop_table", code=code),
    ]
