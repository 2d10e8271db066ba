"""Queries and writes for notices: channels, pending notices, and deliveries under way."""

from __future__ import annotations

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnClause,
    Text,
    bindparam,
    case,
    delete,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.sql.expression import ClauseElement

from readyroom.store.schema import channels, deliveries, house_keys, notice_wishes, notices

WHO: BindParameter[str] = bindparam("who")
CODE: BindParameter[str] = bindparam("code")
CHANNEL: BindParameter[str] = bindparam("channel")
NOW: BindParameter[int] = bindparam("now")
MOST = bindparam("most", type_=notices.c.due.type)
TABLE: ColumnClause[str] = literal_column("'table'")


class ChannelRow(msgspec.Struct, frozen=True):
    """A channel for notices to a person: a browser's push subscription, an address or a webhook. A channel of the kind
    ``table`` is a table's chat: its id names the table, and the person is the one who set it up."""

    id: str
    person: str
    kind: str
    target: str
    label: str
    created: int
    fails: int = 0


class NoticeRow(msgspec.Struct, frozen=True):
    """A pending notice for a person about a table; the next one replaces it."""

    person: str
    code: str
    kind: str
    at: int
    due: int
    remind: int | None = None


class DeliveryRow(msgspec.Struct, frozen=True):
    """A notice on its way to one channel; the next one about the same table replaces it."""

    channel: str
    code: str
    person: str
    kind: str
    words: str
    at: int
    due: int
    tries: int = 0


_MINE = (notices.c.person == WHO, notices.c.code == CODE)
_ONE = (deliveries.c.channel == CHANNEL, deliveries.c.code == CODE)

NOTICING: dict[str, ClauseElement] = {
    "house_key": select(house_keys.c.value).where(house_keys.c.name == bindparam("name")),
    "add_house_key": insert(house_keys),
    # -- channels and wishes
    "those_told": select(case((channels.c.kind == TABLE, channels.c.id), else_=channels.c.person)).distinct(),
    "channels_of": select(channels)
    .where(channels.c.person == WHO, channels.c.kind != TABLE)
    .order_by(channels.c.created, channels.c.id),
    "chats_set_by": select(channels)
    .where(channels.c.person == WHO, channels.c.kind == TABLE)
    .order_by(channels.c.created, channels.c.id),
    "channel": select(channels).where(channels.c.id == CHANNEL),
    "add_channel": insert(channels),
    "drop_channel": delete(channels).where(channels.c.id == CHANNEL, channels.c.person == WHO),
    "replace_channel": delete(channels).where(channels.c.id == CHANNEL),
    "channel_failed": update(channels)
    .where(channels.c.id == CHANNEL)
    .values(fails=channels.c.fails + literal_column("1")),
    "channel_worked": update(channels).where(channels.c.id == CHANNEL).values(fails=literal_column("0")),
    "wishes_of": select(notice_wishes.c.wishes).where(notice_wishes.c.person == WHO),
    "add_wishes": insert(notice_wishes),
    "drop_wishes": delete(notice_wishes).where(notice_wishes.c.person == WHO),
    # -- pending notices
    "due_notices": select(notices).where(notices.c.due <= NOW).order_by(notices.c.due, notices.c.person).limit(MOST),
    "notices_of": select(notices).where(notices.c.person == WHO).order_by(notices.c.at),
    "add_notice": insert(notices),
    "drop_notice": delete(notices).where(*_MINE),
    "take_notice": delete(notices).where(*_MINE, notices.c.due == bindparam("was_due")),
    "put_off_notice": update(notices).where(*_MINE, notices.c.due == bindparam("was_due")).values(due=bindparam("due")),
    # -- deliveries
    "due_deliveries": select(deliveries)
    .where(deliveries.c.due <= NOW)
    .order_by(deliveries.c.due, deliveries.c.channel)
    .limit(MOST),
    "add_delivery": insert(deliveries),
    "drop_delivery": delete(deliveries).where(*_ONE),
    "drop_deliveries_about": delete(deliveries).where(deliveries.c.person == WHO, deliveries.c.code == CODE),
    "drop_deliveries_to": delete(deliveries).where(deliveries.c.channel == CHANNEL),
    "claim_delivery": update(deliveries)
    .where(*_ONE, deliveries.c.due == bindparam("was_due"))
    .values(due=bindparam("due"), tries=deliveries.c.tries + literal_column("1")),
    "delay_delivery": update(deliveries)
    .where(*_ONE, deliveries.c.at == bindparam("was_at"))
    .values(due=bindparam("due")),
    "end_delivery": delete(deliveries).where(*_ONE, deliveries.c.at == bindparam("was_at")),
    # -- deleted with a table or a person
    "drop_table_notices": delete(notices).where(notices.c.code == CODE),
    "drop_table_deliveries": delete(deliveries).where(deliveries.c.code == CODE),
    "drop_table_chat": delete(channels).where(channels.c.id == literal_column("'table:'", Text) + CODE),
    "drop_their_notices": delete(notices).where(notices.c.person == WHO),
    "drop_their_deliveries": delete(deliveries).where(deliveries.c.person == WHO),
    "drop_their_channels": delete(channels).where(channels.c.person == WHO),
    "drop_their_wishes": delete(notice_wishes).where(notice_wishes.c.person == WHO),
}
FORGET_NOTICES = ("drop_their_notices", "drop_their_deliveries", "drop_their_channels", "drop_their_wishes")
"""What is deleted with a person."""
