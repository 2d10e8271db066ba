"""The house: every table in use, and what the tables share."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from readyroom.bots.named import EXPERT, RANDOM
from readyroom.bots.plugins import served
from readyroom.core.game import Game
from readyroom.server import bans, instructions, retention
from readyroom.server.archive import Archive
from readyroom.server.bans import Bans
from readyroom.server.bots.pool import Robots
from readyroom.server.daily.crews import DayCrews
from readyroom.server.instructions import EVERY_NODE, Instruction, Notice
from readyroom.server.limits import Buckets
from readyroom.server.lobby_counts import Tallies
from readyroom.server.messages import Refused
from readyroom.server.metrics import Metrics
from readyroom.server.notices import notices
from readyroom.server.notices.notices import Notices
from readyroom.server.people import People, Who
from readyroom.server.post import Post
from readyroom.server.refusal import Refusal
from readyroom.server.settings import HouseSettings
from readyroom.server.sockets import Sockets
from readyroom.server.statistics.keeper import Statistics
from readyroom.server.table import keeper, presence, sequels, voice_signals
from readyroom.server.table.incidents import Incidents
from readyroom.server.table.questions import missing, pending
from readyroom.server.table.scribe import encode
from readyroom.server.table.table import Table
from readyroom.server.table.viewer import NO_SUCH_TABLE, NOT_INTRODUCED
from readyroom.server.wall import TRUSTED_MS, Clock
from readyroom.server.work.orders import Setup
from readyroom.server.work.workshop import Workshop
from readyroom.store import Conflict, Store, StoreError
from readyroom.store.erasure import is_forgotten
from readyroom.store.identity import SIGNED_OUT, has_claim
from readyroom.store.rows import Change, ProfileRow

PAGE = 200
"""How many waiting tables the store returns at once."""

log = logging.getLogger("readyroom.server")


class House:
    """Holds only caches: the store has everything."""

    def __init__(self, store: Store, settings: HouseSettings) -> None:
        self.store = store
        self.settings = settings
        self.clock = Clock()
        self.opened = self.clock.now()
        self.metrics = Metrics()
        store.writer.timed = self.metrics.committed.observe
        self.people = People(store)
        self.post = Post(settings)
        self.bans = Bans(store)
        self.tallies = Tallies(store)
        self.notice = Notice("")
        """The operator's latest notice to every table."""
        self.robots = Robots(
            settings.bot_processes,
            Setup(settings.extra_games, bots=settings.extra_bots),
            settings.thinking_time,
            (settings.expert_processes, settings.expert_seconds),
        )
        self.workshop = Workshop(settings.work_processes, settings.limits, settings.extra_games)
        self.sockets = Sockets(settings.limits.sockets_per_address)
        self.day_crews = DayCrews(store, self.workshop)
        self.tables: dict[str, Table] = {}
        self.guided: set[str] = set()
        """Codes of guided first matches that have not begun."""
        self.laid: dict[str, str] = {}
        """Starting positions of matches being opened, by table code."""
        self.closing = False
        self.draining = False
        """Refuses new people and tables; running matches continue."""
        self.swept = time.monotonic()
        """When waiting tables were last swept."""
        limits = settings.limits
        self.per_person = Buckets(limits.person)
        self.per_talker = Buckets(limits.talk)
        self.per_voice = Buckets(limits.relays)
        self.new_people = Buckets(limits.new_people)
        self.new_tables = Buckets(limits.new_tables)
        self.requests = Buckets(limits.requests)
        self.heavy_requests = Buckets(limits.heavy_requests)
        self.extras_requests = Buckets(limits.extras_requests)
        self.handshakes = Buckets(limits.handshakes)
        self.unknown_codes = Buckets(limits.unknown_codes)
        self.sign_ins = Buckets(limits.sign_ins)
        self.incidents = Incidents(store, self.metrics)
        self.notices = Notices(self)
        self.archive = Archive(store, self.incidents, self.tables, self.table)
        self.statistics = Statistics(store, self.workshop, self.tables)
        # Tables load in their own threads, so that other slow work does not delay them.
        self._loaders = ThreadPoolExecutor(settings.loaders, "table")
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Starts looking after tables: waiting clocks and bots resume."""
        self.spawn(self._keep_time())
        if self.store.shared:
            await self._agree_on_time()
            self.spawn(self._keep_agreeing())
        await self.bans.read()
        self.store.listen(self._heard)
        self.spawn(self._sweep())
        self.spawn(retention.day_by_day(self))
        await self.notices.open()
        self.spawn(self.notices.outbox.keep_looking())
        self.spawn(self.post.deliver())
        self.spawn(self.statistics.keep_up(self.settings.sweep))

    async def close(self) -> None:
        """Tells everyone, finishes pending writes, and closes the store. It does not wait for other work, and no
        failure keeps the store open."""
        self.closing = True
        self.sockets.close_all("The server is restarting. Come back in a moment.")
        for task in list(self._tasks):
            task.cancel()
        for table in self.tables.values():
            table.care.end()
        self._loaders.shutdown(wait=False, cancel_futures=True)
        self.notices.close()
        noting = [self._note_time(table) for table in self.tables.values()]
        ended = await asyncio.gather(self.workshop.close(), self.robots.close(), *noting, return_exceptions=True)
        ended += await asyncio.gather(presence.say_goodbye(self), return_exceptions=True)
        for failed in ended:
            if isinstance(failed, BaseException):
                log.error("Something went wrong while stopping: %s", failed, exc_info=failed)
        with ThreadPoolExecutor(1, "closing") as own:  # the default threads may all be stuck
            await asyncio.get_running_loop().run_in_executor(own, self.store.close)

    async def table(self, code: str) -> Table | None:
        """The table with this code, loaded if need be."""
        table = self.tables.get(code)
        if table is not None:
            table.used = self.clock.now()
            return table
        loading = self._loading.get(code)
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def find(self, code: str, address: str) -> Table | None:
        """The same for a caller's address. An address that asks for many unknown codes has to wait."""
        if code not in self.tables:
            self.may_guess(address)
        found = await self.table(code)
        if found is None:
            self.unknown_codes.wait(address)
        return found

    def may_guess(self, address: str) -> None:
        """Raises a Refusal for an address that asked for too many unknown codes."""
        wait = self.unknown_codes.wait(address, take=0)
        if wait:
            raise Refusal("You have tried too many codes that match no table. Wait a moment.", wait, 429)

    def tended(self, table: Table) -> None:
        """A table has changed."""
        table.used = self.clock.now()
        if not self.closing:
            keeper.look_after(table)

    def ended(self, table: Table) -> None:
        """A match is over: enters it in the statistics and settles its dossiers."""
        self.statistics.ended()
        if table.game.dossiers is not None and not self.closing:
            self.spawn(self.archive.settle_match(table.code))

    def take_note(self, table: Table, change: Change, who: Who | None) -> None:
        """A table is about to change: notifies people who are elsewhere."""
        self.notices.take_note(table, change, who)

    def announce(self, table: Table) -> None:
        """Tells other nodes who is at a table here."""
        presence.announce(table)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something in the background and remembers it so that it can be canceled. A closing house starts nothing
        new: the store would be gone too soon."""
        if self.closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def levels(self, game: Game) -> tuple[str, ...]:
        """The bots a table can seat: the game's own, the generic search, and plug-ins; plus a random bot for a game
        without its own."""
        return tuple(dict.fromkeys((*(game.levels or (RANDOM,)), EXPERT, *served(game))))

    def stand_in(self, game: Game) -> str:
        """The level of the bot that moves for a person whose time ran out."""
        levels = game.levels or (RANDOM,)
        return "normal" if "normal" in levels else levels[len(levels) // 2]

    def renamed(self, person: str, name: str) -> None:
        """Updates a person's name at all their tables."""
        self.statistics.forget_answers()
        for table in self.tables.values():
            if person in table.names:
                table.names[person] = name
                table.people_changed()

    def claimed(self, person: str, is_so: bool) -> None:
        """A person has claimed or released their name."""
        self.people.forget(person)
        for table in self.tables.values():
            if person in table.names and is_so != (person in table.claimed):
                table.claimed ^= {person}
                table.people_changed()

    def shown(self, profile: ProfileRow) -> None:
        """Updates what others may see of a person, at all their tables."""
        self.statistics.forget_answers()
        for table in self.tables.values():
            if profile.person in table.names:
                table.profiles[profile.person] = profile
                table.people_changed()

    def unknown(self, person: str) -> None:
        """A person was forgotten: closes their connections."""
        self.people.forget(person)
        self.statistics.forget_answers()
        for table in self.tables.values():
            for viewer in [viewer for viewer in table.audience.viewers if viewer.id == person]:
                viewer.person = None
                viewer.push(encode(Refused("", "This server no longer knows you.")))
                viewer.close(NOT_INTRODUCED)

    def signed_out(self, device: str) -> None:
        """A device was signed out: closes its connections."""
        self.people.forget_device(device)
        for viewer in [viewer for viewer in self.sockets.all() if viewer.device == device]:
            viewer.person = None
            viewer.push(encode(Refused("", "This device was signed out.")))
            viewer.close(NOT_INTRODUCED)

    def gone(self, code: str) -> None:
        """A table was deleted."""
        table = self.tables.pop(code, None)
        if table is not None:
            table.care.end()
            self.robots.forget(f"{table.code}.{table.life}")
            for viewer in list(table.audience.viewers):
                viewer.push(encode(Refused("", "This table is gone.")))
                viewer.close(NO_SUCH_TABLE)

    async def _load(self, code: str) -> Table | None:
        stored = await self.store.load(code)
        if stored is None:
            return None
        loop = asyncio.get_running_loop()
        table = await loop.run_in_executor(self._loaders, Table, self, stored)
        await table.write_down_problem()
        await sequels.look_back(table)
        self.tables[code] = table
        keeper.look_after(table)
        return table

    def _heard(self, code: str) -> None:
        """Another node wrote to this table: our copy may be stale."""
        if code == "*":
            self.spawn(self.turn_out())
            self.spawn(self.notices.read())
            for table in self.tables.values():
                self.spawn(self.refresh(table))
                presence.announce(table, asks=True)
        elif code.startswith(presence.NOTE):
            presence.hear(self.tables, code)
        elif code.startswith(voice_signals.NOTE):
            voice_signals.hear(self.tables, code)
        elif code == "bans":
            self.spawn(self.turn_out())
        elif code.startswith(instructions.NOTE):
            self.follow(instructions.read_note(code))
        elif code.startswith(notices.NOTE):
            self.spawn(self.notices.look_up(code.removeprefix(notices.NOTE)))
        elif code.startswith(SIGNED_OUT):
            self.signed_out(code.removeprefix(SIGNED_OUT))
        elif code.startswith("person:"):
            self.spawn(self._refresh_name(code.removeprefix("person:")))
        elif code in self.tables:
            self.spawn(self.refresh(self.tables[code]))

    async def refresh(self, table: Table) -> None:
        """Reloads a table and sends its viewers what they missed."""
        try:
            async with table.lock:
                table.dirty = True
                await table.ready()
        except Refusal:
            self.gone(table.code)
            return
        except StoreError as failed:
            log.warning("Table %s could not be read again yet: %s", table.code, failed)
        keeper.look_after(table)

    async def look_again(self, *tables: Table) -> None:
        """Reloads tables that other nodes have moved further: notes can get lost."""
        if self.store.shared and tables:
            heads = {head.code: head for head in await self.store.heads([table.code for table in tables])}
            for table in tables:
                if table.code in heads and not table.lock.locked() and table.behind(heads[table.code]):
                    await self.refresh(table)

    def follow(self, instruction: Instruction) -> None:
        """Carries out an operator's instruction for this node, or for all."""
        if instruction.node not in (self.store.node, EVERY_NODE):
            return
        if instruction.drained is not None:
            self.draining = instruction.drained
        if instruction.notice is not None:
            self.notice = instruction.notice
            told = encode(self.notice.message())
            for viewer in self.sockets.all():
                viewer.push(told)

    async def turn_out(self) -> None:
        """Reads the bans, and closes banned people's connections."""
        await self.bans.read()
        for viewer in self.sockets.all():
            ban = self.bans.of(viewer.address, viewer.id)
            if ban is not None:
                viewer.push(encode(Refused("", bans.sentence(ban))))
                viewer.close(bans.BANNED)

    async def _refresh_name(self, person: str) -> None:
        row = await self.store.person(person)
        if row is None or is_forgotten(row):
            self.unknown(person)
        if row is not None:
            self.people.forget(person)
            self.renamed(row.id, row.name)
            self.claimed(row.id, await has_claim(self.store, row.id))
            self.shown(await self.store.profile(person))

    async def _keep_time(self) -> None:
        """Looks at the clock every second: a late look means that the process was suspended."""
        while True:
            self.clock.now()
            await asyncio.sleep(1)

    async def _keep_agreeing(self) -> None:
        while True:
            await asyncio.sleep(1)
            try:
                await self._agree_on_time()
            except StoreError as failed:
                log.info("The store could not be asked for the time: %s", failed)

    async def _agree_on_time(self) -> None:
        """Adopts the store's clock, unless the answer took too long to be exact."""
        asked = self.clock.now()
        told = await self.store.time()
        took = self.clock.now() - asked
        if took < TRUSTED_MS:
            self.clock.agree(told + took // 2)

    async def _sweep(self) -> None:
        """Loops: loads tables whose clock or bot is due, unloads tables nobody has looked at for long."""
        while True:
            try:
                await self._wake_up()
                await self.look_again(*self.tables.values())
                await self._settle_questions()
                await self.archive.settle_due()
                if self.store.shared:
                    presence.look_around(self.tables)
                await self._put_away()
            except StoreError as failed:
                self.metrics.failed_sweeps += 1
                log.warning("The store could not be asked which tables wait: %s", failed)
            except Exception:  # the next round must run whatever happened
                self.metrics.failed_sweeps += 1
                log.exception("The sweep of waiting tables failed")
            self.swept = time.monotonic()
            await asyncio.sleep(self.settings.sweep)

    async def _wake_up(self) -> None:
        """Loads every waiting table. One that fails to load does not affect the others."""
        last = ""
        while codes := await self.store.due(self.clock.now(), PAGE, last):
            for code in codes:
                if code not in self.tables:
                    try:
                        await self.table(code)
                    except StoreError:
                        raise
                    except Exception:
                        log.exception("Table %s could not be loaded", code)
            last = codes[-1]

    async def _settle_questions(self) -> None:
        """Resolves votes that wait for people who have been gone too long."""
        for table in list(self.tables.values()):
            question = pending(table)
            if question is not None and not missing(table, question, table.audience.kept(table)):
                await keeper.settle(table)

    async def _put_away(self) -> None:
        old = self.clock.now() - int(self.settings.idle * 1000)
        for table in list(self.tables.values()):
            if not table.audience.viewers and table.used < old and table.can_rest() and not table.lock.locked():
                table.care.end()
                del self.tables[table.code]
                self.robots.forget(f"{table.code}.{table.life}")
                await self._note_time(table)

    async def _note_time(self, table: Table) -> None:
        """Saves the match clock, so that a restart neither takes nor gives time."""
        if self.store.shared or table.slow:
            return
        async with table.lock:
            if table.match is None or not table.playing or table.row.paused or table.dirty:
                return
            if table.allowance is not None or table.match.deadline is not None:
                try:
                    async with table.change():
                        table.charge(set())
                        table.put(turn=table.now())
                except (Conflict, StoreError) as failed:
                    log.warning("The time at table %s was not saved: %s", table.code, failed)
