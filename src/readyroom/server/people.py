"""Guests: a name, and a token on each of their devices; no account. A token is kept only as its SHA-256."""

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
"""How the id of an account begins that is a program's, so that the mark is wherever the account is."""


def is_program(person: str | None) -> bool:
    """Whether an account said, when it was made, that a program plays with it."""
    return person is not None and person.startswith(PROGRAM)


class Who(msgspec.Struct, frozen=True):
    """A person whose token was valid, and the device it is for."""

    id: str
    name: str
    device: str = ""
    claimed: bool = False
    """whether their name is theirs alone on this server"""


class Known(msgspec.Struct, frozen=True):
    """A person who was here lately on a device, and when the store was last told."""

    who: Who
    seen: int


class People:
    """Who is who. The latest are remembered, since each of them knocks again and again."""

    def __init__(self, store: Store, most: int = 10_000) -> None:
        self._store = store
        self._most = most
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def greet(self, name: str, called: str, program: bool = False) -> tuple[str, Who]:
        """A new guest on a device: their token (told once, to them) and who they are."""
        id = (PROGRAM if program else "") + secrets.token_hex(8)
        token, device = new_device(id, called)
        await self._store.add_person(PersonRow(id, name, device.created, device.created), device)
        who = Who(id, name, device.id)
        self._remember(device.token, Known(who, device.created))
        return token, who

    async def recognise(self, token: str) -> Who | None:
        """Whose token this is."""
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
        """What was remembered of a person is looked up again, on each of their devices."""
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
        except StoreError as failed:  # who they are is known all the same
            log.warning("Could not note that a person is here: %s", failed)
        return True

    def _remember(self, key: str, known: Known) -> None:
        self._known[key] = known
        self._known.move_to_end(key)
        if len(self._known) > self._most:
            self._known.popitem(last=False)


def new_device(person: str, called: str) -> tuple[str, DeviceRow]:
    """A token for one more device of a person, and what is kept of it."""
    token, now = secrets.token_hex(TOKEN_BYTES), wall()
    return token, DeviceRow(secrets.token_hex(8), person, hashed(token), called, now, now)


def _who(row: Recognized) -> Who:
    return Who(row.person, row.name, row.device, row.claimed > 0)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
