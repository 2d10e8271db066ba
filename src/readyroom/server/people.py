"""Guests: a name, and a token on each of their devices; no account. Tokens are stored only as SHA-256 hashes."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from hashlib import sha256

import msgspec

from readyroom.server.wall import wall
from readyroom.store import Conflict, Store, StoreError
from readyroom.store.rows import DeviceRow, PersonRow, Recognized

log = logging.getLogger("readyroom.server")
TOKEN_BYTES = 16
DAY_MS = 86_400_000
PROGRAM = "bot-"
"""Prefix of a program's account id, so that the mark is wherever the id is."""


def is_program(person: str | None) -> bool:
    """Whether an account was created for a program."""
    return person is not None and person.startswith(PROGRAM)


class Who(msgspec.Struct, frozen=True):
    """A person with a valid token, and the device it belongs to."""

    id: str
    name: str
    device: str = ""
    claimed: bool = False
    """Nobody else on this server may use their name."""


class Known(msgspec.Struct, frozen=True):
    """A person who was here recently on a device, and when the store last noted it."""

    who: Who
    seen: int


class People:
    """Recognizes people by their tokens, with a cache of the most recent."""

    def __init__(self, store: Store, most: int = 10_000) -> None:
        self._store = store
        self._most = most
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def greet(self, name: str, called: str, program: bool = False) -> tuple[str, Who]:
        """Creates a guest with one device: returns the token, which is shown only once, and the person."""
        id = (PROGRAM if program else "") + secrets.token_hex(8)
        token, device = new_device(id, called)
        await self._store.add_person(PersonRow(id, name, device.created, device.created), device)
        who = Who(id, name, device.id)
        self._remember(device.token, Known(who, device.created))
        return token, who

    async def recognise(self, token: str) -> Who | None:
        """The person with this token."""
        key = hashed(token)
        known = self._known.get(key)
        if known is None or self._store.shared:  # with several nodes, a name may have been changed elsewhere
            row = await self._store.recognize(key)
            if row is None:
                self._known.pop(key, None)
                return None
            known = Known(_who(row), row.seen)
        if wall() - known.seen > DAY_MS and not await self._noted(known.who):
            self._known.pop(key, None)
            return None
        self._remember(key, known if wall() - known.seen <= DAY_MS else Known(known.who, wall()))
        return known.who

    async def rename(self, who: Who, name: str) -> Who:
        await self._store.rename(who.id, name)
        self.forget(who.id)
        return msgspec.structs.replace(who, name=name)

    def forget(self, person: str) -> None:
        """Drops a person from the cache, on each of their devices."""
        for key in [key for key, known in self._known.items() if known.who.id == person]:
            del self._known[key]

    def forget_device(self, device: str) -> None:
        for key in [key for key, known in self._known.items() if known.who.device == device]:
            del self._known[key]

    async def _noted(self, who: Who) -> bool:
        """Notes once a day that a person is here. False if the store no longer knows them."""
        try:
            await self._store.saw(who.id, who.device, wall())
        except Conflict:
            return False
        except StoreError as failed:  # who they are is known anyway
            log.warning("Could not note that a person is here: %s", failed)
        return True

    def _remember(self, key: str, known: Known) -> None:
        self._known[key] = known
        self._known.move_to_end(key)
        if len(self._known) > self._most:
            self._known.popitem(last=False)


def new_device(person: str, called: str) -> tuple[str, DeviceRow]:
    """A token for another device of a person, and the row to store."""
    token, now = secrets.token_hex(TOKEN_BYTES), wall()
    return token, DeviceRow(secrets.token_hex(8), person, hashed(token), called, now, now)


def _who(row: Recognized) -> Who:
    return Who(row.person, row.name, row.device, row.claimed > 0)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
