"""Notices over HTTP: what is asked and answered."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from readyroom.server.notices.hooks import Form
from readyroom.server.notices.wishes import Wishes

Long = Annotated[str, msgspec.Meta(max_length=1000)]
Key = Annotated[str, msgspec.Meta(max_length=200)]
Label = Annotated[str, msgspec.Meta(max_length=60)]


class NewPush(msgspec.Struct, frozen=True):
    """A browser's push subscription, as it gives it, and what to call that browser."""

    endpoint: Long
    p256dh: Key
    auth: Key
    label: Label = ""


class NewHook(msgspec.Struct, frozen=True):
    """A chat's webhook, and what to call that chat."""

    url: Long
    form: Form
    label: Label = ""


class TableChat(msgspec.Struct, frozen=True):
    """The chat that is told whom a table waits for, for its host."""

    label: str
    """what it is called; empty if there is none"""
    hooks: tuple[str, ...]
    """the hosts whose webhooks the operator allows; empty if there are none to choose"""


class ChannelInfo(msgspec.Struct, frozen=True):
    """One place where you are told."""

    id: str
    kind: Literal["push", "mail", "hook"]
    label: str
    created: int


class NoticeInfo(msgspec.Struct, frozen=True):
    """How you are told, and what a browser needs to subscribe."""

    push_key: str
    """the server's public key, which a browser subscribes with"""
    channels: tuple[ChannelInfo, ...]
    wishes: Wishes
    mail: bool
    """you can be told by mail: the server sends some, and you have confirmed an address"""
    hooks: tuple[str, ...]
    """the hosts whose webhooks the operator allows"""


class Tried(msgspec.Struct, frozen=True):
    """How many channels a trial notice was sent to."""

    channels: int
