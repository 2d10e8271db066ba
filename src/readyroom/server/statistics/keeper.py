"""Keeps statistics up to date: the first node to see that a match has ended enters it.

Anything missed (the server was killed, or the match is older than the statistics) is entered bit by bit while servers
run. The store accepts each match once.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec

from readyroom.core.facts import Fact
from readyroom.server.refusal import Refusal
from readyroom.server.statistics import entries
from readyroom.server.statistics.ratings import rate
from readyroom.server.table.kept import kept
from readyroom.server.table.table import Table
from readyroom.server.wall import wall
from readyroom.server.work.workshop import Workshop
from readyroom.store import Conflict, Store, StoreError
from readyroom.store.rows import Stored

log = logging.getLogger("readyroom.server")
AT_ONCE = 20
LATE_MS = 600_000
"""How late another node may write: a match that ended longer ago is written by now."""
LASTS = 60.0
"""Seconds an answer stays cached, unless this node enters a match in the meantime."""
BRIEFLY = 5.0
MOST_ANSWERS = 500


class Statistics:
    """Enters matches, and caches recent answers."""

    def __init__(self, store: Store, workshop: Workshop, tables: dict[str, Table]) -> None:
        self.store = store
        self._workshop = workshop
        self._tables = tables
        self._news = asyncio.Event()
        self._from = (-1, "")
        """Everything that ended before this has been entered."""
        self._to_rate: set[str] = set()
        self._failed: set[str] = set()
        self._answers: dict[tuple[Any, ...], tuple[float, int, Any]] = {}
        """Each answer with the time it was made and the number of matches entered by then."""
        self._entered = 0
        self._changes = 0

    # -- entering matches

    def ended(self) -> None:
        """Notes that a match has ended here."""
        self._news.set()

    async def keep_up(self, pause: float) -> None:
        """Enters finished matches for as long as the server runs."""
        await self._look_for_unrated()
        while True:
            try:
                idle = not await self.enter_some()
            except StoreError as failed:
                log.warning("Finished matches could not be entered in the statistics yet: %s", failed)
                idle = True
            except Exception:
                log.exception("Entering finished matches in the statistics failed")
                idle = True
            if idle:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), max(pause, 0.2) * 5)
                self._news.clear()

    async def enter_some(self) -> bool:
        """Enters a few matches, oldest first. Returns whether there were any."""
        ended, code = self._from
        due = await self.store.rows("unentered", ended=ended, code=code, most=AT_ONCE)
        for one, _ in due:
            if one not in self._failed:
                await self._try(one)
        for game in sorted(self._to_rate):
            await rate(self.store, game)
            self._to_rate.discard(game)
        self._entered += bool(due)
        late = (wall() - LATE_MS, "")
        self._from = min((due[-1][1], due[-1][0]), late) if len(due) == AT_ONCE else late
        return bool(due)

    async def _try(self, code: str) -> None:
        """Enters a match. One that fails does not block the others; it is retried after the next start."""
        try:
            await self.enter(code)
        except StoreError:
            raise
        except Exception:
            self._failed.add(code)
            log.exception("Match %s cannot be entered in the statistics", code)

    async def enter(self, code: str) -> None:
        """Enters a match, once."""
        stored = await self.store.load(code)
        if stored is None:
            return
        lines = entries.lines_of(stored, await self._facts(stored))
        try:
            await self.store.write([self.store.step("enter", **msgspec.structs.asdict(line)) for line in lines], "")
        except Conflict:
            return  # another node was first
        self._to_rate |= {line.game for line in lines if line.rated}

    async def _facts(self, stored: Stored) -> entries.Facts:
        """The facts that the game reports; none if these rules cannot fold the match."""
        table = self._tables.get(stored.table.code)
        try:
            if table is not None and table.match is not None and table.match.outcome is not None:
                return await asyncio.to_thread(entries.facts_of, table.match)
            given = msgspec.msgpack.encode(kept(stored))
            told = await self._workshop.do(entries.TASK, given, "")
            return msgspec.json.decode(told, type=tuple[tuple[Fact, ...], ...])
        except Refusal as refused:
            if refused.status == 503:  # the workshop is busy
                raise StoreError(refused.reason) from None
            log.info("Match %s is entered without facts: %s", stored.table.code, refused.reason)
        except Exception:
            log.exception("The rules failed to tell the facts of match %s", stored.table.code)
        return ()

    async def _look_for_unrated(self) -> None:
        """Finds the matches that were entered but not rated when this server last stopped."""
        try:
            self._to_rate |= {row[0] for row in await self.store.rows("games_to_rate")}
        except StoreError as failed:
            log.warning("The ratings could not be looked at yet: %s", failed)

    # -- answers

    async def answer(self, key: tuple[Any, ...], work_out: Callable[[], Awaitable[Any]]) -> Any:
        """A cached answer, or a new one. Once another match is entered, a person's answers expire at once, and those
        about a game or the server after a few seconds: on a busy server, every ended match would otherwise slow
        everyone down."""
        now = asyncio.get_running_loop().time()
        made, entered, answer = self._answers.get(key, (-LASTS, -1, None))
        brief = 0.0 if key[0] == "person" else BRIEFLY
        if now - made < (LASTS if entered == self._entered else brief):
            return answer
        entered, changes = self._entered, self._changes
        answer = await work_out()
        if len(self._answers) >= MOST_ANSWERS:
            self._answers.clear()
        if self._changes == changes:  # otherwise it may show what someone has since hidden
            self._answers[key] = now, entered, answer
        return answer

    def forget_answers(self) -> None:
        """Drops cached answers: someone changed what they show, changed their name, or is gone."""
        self._changes += 1
        self._answers.clear()
