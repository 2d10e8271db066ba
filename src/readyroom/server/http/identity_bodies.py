"""A person's devices, passkeys, address and claimed name."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

Typed = Annotated[str, msgspec.Meta(min_length=1, max_length=254)]


class DeviceInfo(msgspec.Struct, frozen=True):
    """A device a person plays on. ``seen`` is its last visit, give or take a day."""

    id: str
    called: str
    created: int
    seen: int
    here: bool
    """it is the device making this call"""


class PasskeyInfo(msgspec.Struct, frozen=True):
    """A passkey; ``used`` is the last sign-in with it, 0 if never."""

    id: str
    called: str
    created: int
    used: int


class Identity(msgspec.Struct, frozen=True):
    """How this server recognizes you, and what else it offers."""

    name: str
    devices: tuple[DeviceInfo, ...]
    passkeys: tuple[PasskeyInfo, ...]
    guarded: bool
    """a new device needs a passkey; a code or a mailed link is not enough"""
    address: str | None
    """the confirmed e-mail address"""
    claim: Literal["", "yours", "taken"]
    """whether the name is yours alone, or someone else claimed it later"""
    mail: bool
    """this server sends mail"""
    passkeys_here: bool
    """passkeys work with the host name used; an IP address has none"""


class DeviceCode(msgspec.Struct, frozen=True):
    """A code that admits one more device, once and for a limited time: to type, as a link, and as a QR code (a data
    URI)."""

    code: str
    link: str
    qr: str
    until: int


class Code(msgspec.Struct, frozen=True):
    """A code as typed, or from a link."""

    code: Typed


class Offer(msgspec.Struct, frozen=True):
    """What a code does: sign a device in, or confirm an address."""

    kind: Literal["device", "mail", "confirm"]
    name: str
    guarded: bool
    """it needs their passkey instead"""
    address: str = ""
    """the address it would confirm"""
    yours: bool = False
    """you are already this person"""


class Address(msgspec.Struct, frozen=True):
    """An e-mail address."""

    address: Typed


class Guard(msgspec.Struct, frozen=True):
    """Whether a new device needs a passkey."""

    on: bool


class PasskeyQuestion(msgspec.Struct, frozen=True):
    """A question for the browser's WebAuthn, in its own JSON form."""

    options: dict[str, Any]


class PasskeyAnswer(msgspec.Struct, frozen=True):
    """The answer of the browser's WebAuthn, in its own JSON form."""

    credential: dict[str, Any]
