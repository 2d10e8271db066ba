"""The house's notices: who wants them, and through which channels."""

from __future__ import annotations

import msgspec

from readyroom.server.notices import chats, push
from readyroom.server.notices.channels import KINDS, MOST_CHANNELS, Sender, Target, id_of, must_be_allowed
from readyroom.server.notices.hooks import HookTarget
from readyroom.server.notices.news import take_note
from readyroom.server.notices.outbox import Outbox, Surroundings
from readyroom.server.notices.push import PushTarget
from readyroom.server.notices.wishes import Wishes
from readyroom.server.notices.wording import trial_words
from readyroom.server.people import Who
from readyroom.server.refusal import Refusal
from readyroom.server.table.table import Table
from readyroom.store.notice_queries import ChannelRow, DeliveryRow
from readyroom.store.rows import Change
from readyroom.store.writes import Step

NOTE = "told:"
"""Prefix of a note to other nodes: this person's channels have changed."""


class Notices:
    """People's channels and wishes, and the outbox."""

    def __init__(self, house: Surroundings) -> None:
        self._house = house
        self._sender = Sender(house.settings)
        self._told: set[str] = set()
        """People with a channel, and marks of tables with a chat. Nobody else causes any work."""
        self.outbox = Outbox(house, self._sender, self.look_up)

    async def open(self) -> None:
        self._sender.signer = await push.signer(self._house.store)
        await self.read()

    async def read(self) -> None:
        """Reads who has a channel; other nodes may have added some."""
        self._told = {row[0] for row in await self._house.store.rows("those_told")}

    async def look_up(self, person: str) -> None:
        """Does the same for one person or table mark whose channels have changed."""
        channel = await self.chat_of(person) if chats.is_chat(person) else await self.channels_of(person)
        if channel:
            self._told.add(person)
        else:
            self._told.discard(person)

    def close(self) -> None:
        self.outbox.close()

    def take_note(self, table: Table, change: Change, who: Who | None) -> None:
        """Adds a change's notices to it, to be sent after a delay."""
        take_note(table, change, who, self._told, int(self._house.settings.notice_after * 1000))

    @property
    def public_key(self) -> str:
        return "" if self._sender.signer is None else self._sender.signer.public

    # -- people's channels

    async def channels_of(self, person: str) -> list[ChannelRow]:
        return [ChannelRow(*row) for row in await self._house.store.rows("channels_of", who=person)]

    async def add(self, person: str, target: Target, label: str) -> ChannelRow:
        """Adds a channel, or replaces the same one."""
        must_be_allowed(target, self._house.settings)
        if isinstance(target, PushTarget):
            push.must_be_sound(target)
        text = msgspec.json.encode(target).decode()
        made = ChannelRow(id_of(person, target), person, KINDS[type(target)], text, label, self._house.clock.now())
        if len([one for one in await self.channels_of(person) if one.id != made.id]) >= MOST_CHANNELS:
            raise Refusal(f"You already get notices in {MOST_CHANNELS} places. Remove one first.", status=409)
        store = self._house.store
        steps = [
            store.step("replace_channel", channel=made.id),
            store.step("add_channel", **msgspec.structs.asdict(made)),
        ]
        await store.write(steps, NOTE + person)
        self._told.add(person)
        return made

    async def can_mail(self, person: str) -> bool:
        """Whether a person can get mail: the server sends mail, and they have confirmed an address."""
        return self._house.post.on and bool(await self._house.store.rows("address_of", who=person))

    async def drop(self, person: str, channel: str) -> None:
        store = self._house.store
        steps = [
            store.step("drop_channel", channel=channel, who=person),
            store.step("drop_deliveries_to", channel=channel),
        ]
        if any(one.id == channel for one in await self.channels_of(person)):
            await store.write(steps, NOTE + person)
            await self.look_up(person)

    # -- a table's chat

    async def chat_of(self, mark: str) -> ChannelRow | None:
        """The chat of a table, by the table's mark."""
        found = await self._house.store.rows("channel", channel=mark)
        return ChannelRow(*found[0]) if found else None

    async def set_chat(self, person: str, code: str, target: HookTarget, label: str) -> None:
        """Sets a table's chat, replacing the previous one."""
        must_be_allowed(target, self._house.settings)
        text, mark = msgspec.json.encode(target).decode(), chats.mark_of(code)
        made = ChannelRow(mark, person, chats.KIND, text, label, self._house.clock.now())
        await self._put_chat(mark, [self._house.store.step("add_channel", **msgspec.structs.asdict(made))])

    async def drop_chat(self, code: str) -> None:
        await self._put_chat(chats.mark_of(code), [])

    async def _put_chat(self, mark: str, added: list[Step]) -> None:
        store = self._house.store
        gone = [store.step("replace_channel", channel=mark), store.step("drop_deliveries_to", channel=mark)]
        await store.write([*gone, *added], NOTE + mark)
        await self.look_up(mark)

    # -- quiet hours

    async def wishes_of(self, person: str) -> Wishes:
        found = await self._house.store.rows("wishes_of", who=person)
        return msgspec.json.decode(found[0][0], type=Wishes) if found else Wishes()

    async def wish(self, person: str, wishes: Wishes) -> None:
        store = self._house.store
        text = msgspec.json.encode(wishes).decode()
        steps = [store.step("drop_wishes", who=person), store.step("add_wishes", person=person, wishes=text)]
        await store.write(steps, "")

    async def try_out(self, person: str) -> int:
        """Sends a test notice to all of a person's channels. Returns how many there are."""
        store, now = self._house.store, self._house.clock.now()
        said = msgspec.json.encode(trial_words()).decode()
        channels = await self.channels_of(person)
        for channel in channels:
            put = DeliveryRow(channel.id, "", person, "test", said, now, now)
            steps = [
                store.step("drop_delivery", channel=channel.id, code=""),
                store.step("add_delivery", **msgspec.structs.asdict(put)),
            ]
            await store.write(steps, "")
        return len(channels)
