"""Notices over HTTP: requests and answers."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from readyroom.server.notices.hooks import Form
from readyroom.server.notices.wishes import Wishes

Long = Annotated[str, msgspec.Meta(max_length=1000)]
Key = Annotated[str, msgspec.Meta(max_length=200)]
Label = Annotated[str, msgspec.Meta(max_length=60)]


class NewPush(msgspec.Struct, frozen=True):
    """A browser's push subscription, and a name for that browser."""

    endpoint: Long
    p256dh: Key
    auth: Key
    label: Label = ""


class NewHook(msgspec.Struct, frozen=True):
    """A chat's webhook, and a name for that chat."""

    url: Long
    form: Form
    label: Label = ""


class TableChat(msgspec.Struct, frozen=True):
    """The chat that hears whom a table waits for, for its host."""

    label: str
    """its name; empty if there is none"""
    hooks: tuple[str, ...]
    """the webhook hosts the operator allows; empty if there are none"""


class ChannelInfo(msgspec.Struct, frozen=True):
    """One place where you get notices."""

    id: str
    kind: Literal["push", "mail", "hook"]
    label: str
    created: int


class NoticeInfo(msgspec.Struct, frozen=True):
    """How you get notices, and what a browser needs to subscribe."""

    push_key: str
    """the server's public key, for a browser to subscribe with"""
    channels: tuple[ChannelInfo, ...]
    wishes: Wishes
    mail: bool
    """you can get notices by mail: the server sends mail, and you have confirmed an address"""
    hooks: tuple[str, ...]
    """the webhook hosts the operator allows"""


class Tried(msgspec.Struct, frozen=True):
    """How many channels got the test notice."""

    channels: int
