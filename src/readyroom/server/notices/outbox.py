"""The outbox: sends due notices once, by whichever node comes first; failures are retried, less and less often.

Nothing lives only here. A notice waits in the store until it is due, then becomes a delivery for each channel, which
stays until the other side has accepted it. A node that works on a delivery postpones it, so that no other node does the
same; if the node dies, the delivery becomes due again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, cast

import msgspec

from readyroom.core import registry
from readyroom.core.errors import UnknownGame
from readyroom.server.metrics import Metrics
from readyroom.server.notices import chats
from readyroom.server.notices.channels import MailTarget, Sender, must_be_allowed, target_of
from readyroom.server.notices.outgoing import Answered
from readyroom.server.notices.wishes import Wishes, quiet_until
from readyroom.server.notices.wording import Kind, Words, words
from readyroom.server.post import Post
from readyroom.server.refusal import Refusal
from readyroom.server.settings import HouseSettings
from readyroom.server.table import presence
from readyroom.server.table.table import Table
from readyroom.server.wall import Clock
from readyroom.store import Conflict, Store, StoreError
from readyroom.store.notice_queries import ChannelRow, DeliveryRow, NoticeRow

log = logging.getLogger("readyroom.server")
PAGE = 100
"""How many rows are handled in one round."""
AT_ONCE = 4
"""Concurrent requests to other servers."""
LEASE_MS = 120_000
"""How long a delivery is reserved for the node that works on it."""
FIRST_WAIT_MS = 30_000
LONGEST_WAIT_MS = 3_600_000
KEPT_MS = 24 * 3_600_000
"""A notice that could not be delivered for this long is dropped."""
MAIL_WAIT = 600
"""Seconds before an e-mail that the post refused is retried."""
MOST_FAILS = 20
"""Failed notices in a row after which a channel is dropped."""
OVERLOOKED_MS = 600_000
"""People whose page is open but who keep the table waiting this long are not looking at it."""


class Surroundings(Protocol):
    """What the outbox needs from the house."""

    store: Store
    settings: HouseSettings
    metrics: Metrics
    clock: Clock
    tables: dict[str, Table]
    post: Post

    async def table(self, code: str) -> Table | None:
        """A table, loaded if necessary."""


class Outbox:
    """Keeps checking for notices that are due."""

    def __init__(self, house: Surroundings, sender: Sender, dropped: Callable[[str], Awaitable[None]]) -> None:
        self._house = house
        self._sender = sender
        self._dropped = dropped
        """Called with the owner of a dropped channel."""
        self._threads = ThreadPoolExecutor(AT_ONCE, "notices")
        self._asked_others: set[str] = set()
        """Tables for which other nodes were asked who is there."""

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def keep_looking(self) -> None:
        """Runs beside the sweep of the tables: no clock waits for another server's answer."""
        while True:
            try:
                await self.look()
            except StoreError as failed:
                log.warning("The store could not be asked whom to tell: %s", failed)
            except Exception:
                log.exception("Telling people failed")
            await asyncio.sleep(self._house.settings.sweep)

    async def look(self) -> None:
        store, now = self._house.store, self._house.clock.now()
        for row in await store.rows("due_notices", now=now, most=PAGE):
            try:
                await self._tell(NoticeRow(*row), now)
            except Conflict:  # another node was faster, or they have moved
                continue
        due = [DeliveryRow(*row) for row in await store.rows("due_deliveries", now=now, most=PAGE)]
        for failed in await asyncio.gather(*(self._deliver(one, now) for one in due), return_exceptions=True):
            if isinstance(failed, StoreError):
                raise failed
            if isinstance(failed, BaseException) and not isinstance(failed, Conflict):
                log.error("A notice failed: %s", failed, exc_info=failed)

    # -- from a notice to deliveries

    async def _tell(self, notice: NoticeRow, now: int) -> None:
        store = self._house.store
        wait = await self._not_yet(notice, now)
        if wait is not None:
            later = store.step(
                "put_off_notice", guarded=True, who=notice.person, code=notice.code, was_due=notice.due, due=wait
            )
            await store.write([later], "")
            return
        chat = chats.is_chat(notice.person)
        here = not chat and notice.code in self._house.tables and self._at_table(notice, now)
        said = None if here else await self._words(notice)
        channels = [] if said is None else await self._channels(notice.person)
        steps = [store.step("take_notice", guarded=True, who=notice.person, code=notice.code, was_due=notice.due)]
        goes_on = here or (chat and notice.kind == "start")
        again = self._next(notice, now) if goes_on else _reminder(notice, now)
        if again is not None:
            steps.append(store.step("add_notice", **msgspec.structs.asdict(again)))
        for channel in channels:
            text = msgspec.json.encode(said).decode()
            put = DeliveryRow(channel.id, notice.code, notice.person, notice.kind, text, now, now)
            steps.append(store.step("drop_delivery", channel=channel.id, code=notice.code))
            steps.append(store.step("add_delivery", **msgspec.structs.asdict(put)))
        await store.write(steps, "")

    def _next(self, notice: NoticeRow, now: int) -> NoticeRow | None:
        """A turn notice for people who have seen the news but not moved, in case they leave; and for a chat that was
        told of the start."""
        table = self._house.tables.get(notice.code)
        if table is None or not (table.waited if chats.is_chat(notice.person) else notice.person in table.waited):
            return None
        after = int(self._house.settings.notice_after * 1000)
        return msgspec.structs.replace(notice, kind="turn", at=now, due=now + after)

    async def _not_yet(self, notice: NoticeRow, now: int) -> int | None:
        """When to look at a notice again, if it is too early now."""
        after = max(1, int(self._house.settings.notice_after * 1000))
        if notice.code not in self._house.tables and self._house.store.shared and await self._ask_others(notice.code):
            return now + int(self._house.settings.sweep * 1000)
        if notice.kind in ("turn", "remind") and self._at_table(notice, now):
            return now + after
        self._asked_others.discard(notice.code)
        person = notice.person
        if chats.is_chat(person):  # its quiet hours are those of the person who set it up
            person = next((channel.person for channel in await self._channels(person)), "")
        found = await self._house.store.rows("wishes_of", who=person)
        return quiet_until(msgspec.json.decode(found[0][0], type=Wishes), now) if found else None

    def _at_table(self, notice: NoticeRow, now: int) -> bool:
        """Whether people see the news themselves: they are connected and not idle. A chat needs no notice while
        everyone the table waits for is there."""
        table = self._house.tables.get(notice.code)
        if table is None or now - notice.at >= OVERLOOKED_MS:
            return False
        return all(map(table.audience.here, table.waited if chats.is_chat(notice.person) else (notice.person,)))

    async def _ask_others(self, code: str) -> bool:
        """Asks other nodes, once, who is at a table that nobody has open here."""
        if code in self._asked_others:
            return False
        self._asked_others.add(code)
        table = await self._house.table(code)
        if table is not None:
            presence.announce(table, asks=True)
        return table is not None

    async def _words(self, notice: NoticeRow) -> Words | None:
        """The notice's words; None if there is nothing to tell any more."""
        row = await self._house.store.table(notice.code)
        if row is None:
            return None
        try:
            game = registry.game(row.game).title
        except UnknownGame:
            return None
        kind = cast(Kind, notice.kind)
        if not chats.is_chat(notice.person):
            return words(kind, notice.code, row.title, game)
        table = await self._house.table(notice.code)
        names = () if table is None else chats.names_waited_for(table)
        if kind in ("turn", "remind") and not names:
            return None
        return chats.chat_words(kind, notice.code, row.title, game, names)

    async def _channels(self, person: str) -> list[ChannelRow]:
        """A person's channels, or a table's chat."""
        asked = {"channel": person} if chats.is_chat(person) else {"who": person}
        found = await self._house.store.rows("channel" if chats.is_chat(person) else "channels_of", **asked)
        return [ChannelRow(*row) for row in found]

    # -- from a delivery to its channel

    async def _deliver(self, one: DeliveryRow, now: int) -> None:
        store = self._house.store
        await store.write(
            [
                store.step(
                    "claim_delivery",
                    guarded=True,
                    was_due=one.due,
                    due=now + LEASE_MS,
                    channel=one.channel,
                    code=one.code,
                )
            ],
            "",
        )
        found = await store.rows("channel", channel=one.channel)
        answered = await self._sent(ChannelRow(*found[0]), one, now) if found else Answered(200)
        ended = store.step("end_delivery", was_at=one.at, channel=one.channel, code=one.code)
        if answered.good:
            self._house.metrics.notices_sent += 1
            await store.write([ended, store.step("channel_worked", channel=one.channel)], "")
            return
        self._house.metrics.notices_failed += 1
        log.info("A notice by %s was not taken (%s): %s", found[0][2], answered.status, answered.why[:200])
        if answered.gone or (not answered.passing and ChannelRow(*found[0]).fails + 1 >= MOST_FAILS):
            await self._drop(one, found[0][1])
        elif answered.passing and now - one.at < KEPT_MS:
            due = now + (answered.wait * 1000 or min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 4**one.tries))
            await store.write(
                [store.step("delay_delivery", was_at=one.at, due=due, channel=one.channel, code=one.code)], ""
            )
        else:
            await store.write([ended, store.step("channel_failed", channel=one.channel)], "")

    async def _sent(self, channel: ChannelRow, one: DeliveryRow, now: int) -> Answered:
        said = msgspec.json.decode(one.words, type=Words)
        target = target_of(channel)
        try:
            must_be_allowed(target, self._house.settings)  # the operator may have changed the settings
        except Refusal as refused:
            return Answered(403, why=refused.reason)
        if isinstance(target, MailTarget):
            return await self._mailed(channel.person, target, said)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._sender.send, target, said, now)

    async def _mailed(self, person: str, target: MailTarget, said: Words) -> Answered:
        """Sends by the house's post, which does its own retries. Without a confirmed address, the channel is gone."""
        found = await self._house.store.rows("address_of", who=person)
        if not found:
            return Answered(410, why="They have no confirmed address.")
        site = self._house.settings.public_url or target.site
        text = f"{said.body}\n\n{site}{said.path}\n\nTo change these notices: {site}/settings\n"
        taken = self._house.post.send(found[0][1], said.title, text)
        return Answered(202 if taken else 429, wait=0 if taken else MAIL_WAIT)

    async def _drop(self, one: DeliveryRow, owner: str) -> None:
        store = self._house.store
        await store.write(
            [
                store.step("drop_channel", channel=one.channel, who=owner),
                store.step("drop_deliveries_to", channel=one.channel),
            ],
            f"told:{one.person}",
        )
        await self._dropped(one.person)


def _reminder(notice: NoticeRow, now: int) -> NoticeRow | None:
    if notice.remind is None or notice.remind <= now:
        return None
    return NoticeRow(notice.person, notice.code, "remind", notice.remind, notice.remind)
