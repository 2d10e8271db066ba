"""What is said about a person's devices, passkeys, address and claimed name."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Typed = Annotated[str, msgspec.Meta(min_length=1, max_length=254)]


class DeviceInfo(msgspec.Struct, frozen=True):
    """A device on which a person plays. ``seen`` is when it was last here, give or take a day."""

    id: str
    called: str
    created: int
    seen: int
    here: bool
    """it is the one that asks"""


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey; ``used`` is when it last let someone in, 0 if never."""

    id: str
    called: str
    created: int
    used: int


class Identity(msgspec.Struct, frozen=True):
    """By what this server knows the bearer, and what it offers besides."""

    name: str
    devices: tuple[DeviceInfo, ...]
    passkeys: tuple[PasskeyInfo, ...]
    guarded: bool
    """a new device needs a passkey; a code or a mailed link alone does not do"""
    address: str | None
    """the confirmed e-mail address"""
    claim: Literal["", "yours", "taken"]
    """whether the name is the bearer's alone, or another's who claimed it later"""
    mail: bool
    """this server sends mail"""
    passkeys_here: bool
    """passkeys can be used under the host name that was asked; an IP address has none"""


class DeviceCode(msgspec.Struct, frozen=True):
    """A code that lets one more device in, once and until a time: to type, as a link, and as a picture of the link (a
    data URI)."""

    code: str
    link: str
    qr: str
    until: int


class Code(msgspec.Struct, frozen=True):
    """A code as it was typed, or as it came in a link."""

    code: Typed


class Offer(msgspec.Struct, frozen=True):
    """What a code is good for: to play as someone on one more device, or to confirm an address."""

    kind: Literal["device", "mail", "confirm"]
    name: str
    guarded: bool
    """it takes a passkey of theirs instead"""
    address: str = ""
    """what would be confirmed"""
    yours: bool = False
    """the bearer is this person already"""


class Address(msgspec.Struct, frozen=True):
    """An e-mail address."""

    address: Typed


class Guard(msgspec.Struct, frozen=True):
    """Whether a new device needs a passkey."""

    on: bool


class PasskeyQuestion(msgspec.Struct, frozen=True):
    """What a browser's WebAuthn is to be asked, in its own JSON form."""

    options: dict[str, Any]


class PasskeyAnswer(msgspec.Struct, frozen=True):
    """What a browser's WebAuthn has answered, in its own JSON form."""

    credential: dict[str, Any]
