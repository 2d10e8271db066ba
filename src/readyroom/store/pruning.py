"""Deletes old data. Never a running match, nor one that a dossier or a next match still needs.

Each table is deleted in its own transaction, and only if nobody has changed it since it was found to be old, so this
can run while servers do.
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
"""Few per commit, so that people who are playing do not wait long for theirs."""
RETRY_DAYS = 30
"""Command ids are kept so that a resent command is recognized; nobody resends one after this long."""

TABLE_S_OWN = (
    "drop_entries", "drop_talk", "drop_commands", "drop_incidents", "drop_pieces", "drop_updates", "drop_result",
    "drop_match", "drop_season_table", "drop_table_notices", "drop_table_deliveries",
    "drop_table_chat",
)  # fmt: skip

Gone = Callable[[str, str], None]
"""Called with what was deleted: one of KINDS, and its code or id."""


class Retention(msgspec.Struct, frozen=True):
    """How many days things are kept; 0 means forever."""

    matches: int = 0
    """finished matches, counted from their end"""
    gatherings: int = 0
    """tables that never started, counted from their last change"""
    guests: int = 0
    """people without tables or dossiers, counted from their last visit"""
    puzzles: int = 0
    """puzzles made here, counted from when they were made"""
    talk: int = 0
    """talk at finished matches, counted from the last line"""
    commands: int = RETRY_DAYS
    """command ids, counted from when they were carried out"""

    def before(self, kind: str, now: int) -> int | None:
        """The time before which things of a kind are old; None if they never are."""
        days: int = getattr(self, kind)
        return now - days * DAY_MS if days else None

    @property
    def for_ever(self) -> bool:
        """Whether everything that matters to people is kept forever."""
        return not (self.matches or self.gatherings or self.guests or self.puzzles or self.talk)


KINDS = ("guests", "matches", "gatherings", "puzzles", "talk", "commands")
"""Guests come first: those whose last table is deleted today go next time, so that a count made before is right."""


async def prunable(store: Store, retention: Retention, now: int) -> dict[str, int]:
    """How many of each kind are old."""
    found: dict[str, int] = {}
    for kind in KINDS:
        before = retention.before(kind, now)
        found[kind] = 0 if before is None else (await store.rows(f"count_{kind}", before=before))[0][0]
    return found


async def prune(store: Store, retention: Retention, now: int, gone: Gone) -> None:
    """Deletes what is old."""
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
    except Conflict:  # someone has just come back to it
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
