"""Guests: a name and a token, no account. The token is kept only as its SHA-256."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from hashlib import sha256

import msgspec

from readyroom.server.wall import wall
from readyroom.store import Conflict, Store, StoreError
from readyroom.store.rows import PersonRow

log = logging.getLogger("readyroom.server")
TOKEN_BYTES = 16
DAY_MS = 86_400_000
PROGRAM = "bot-"
"""How the id of an account begins that is a program's, so that the mark is wherever the account is."""


def is_program(person: str | None) -> bool:
    """Whether an account said, when it was made, that a program plays with it."""
    return person is not None and person.startswith(PROGRAM)


class Who(msgspec.Struct, frozen=True):
    """A person whose token was valid."""

    id: str
    name: str


class Known(msgspec.Struct, frozen=True):
    """A person who was here lately, and when the store was last told."""

    who: Who
    seen: int


class People:
    """Who is who. The latest are remembered, since each of them knocks again and again."""

    def __init__(self, store: Store, most: int = 10_000) -> None:
        self._store = store
        self._most = most
        self._known: OrderedDict[str, Known] = OrderedDict()

    async def greet(self, name: str, program: bool = False) -> tuple[str, Who]:
        """A new guest: their token (told once, to them) and who they are."""
        token = secrets.token_hex(TOKEN_BYTES)
        who = Who((PROGRAM if program else "") + secrets.token_hex(8), name)
        now = wall()
        await self._store.add_person(PersonRow(who.id, hashed(token), name, now, now))
        self._remember(hashed(token), Known(who, now))
        return token, who

    async def recognise(self, token: str) -> Who | None:
        """Whose token this is."""
        key = hashed(token)
        known = self._known.get(key)
        if known is None or self._store.shared:  # with several nodes, a name may have been changed elsewhere
            row = await self._store.person_by_token(key)
            if row is None:
                self._known.pop(key, None)
                return None
            known = Known(Who(row.id, row.name), row.seen)
        if wall() - known.seen > DAY_MS and not await self._noted(known.who):
            self._known.pop(key, None)
            return None
        self._remember(key, known if wall() - known.seen <= DAY_MS else Known(known.who, wall()))
        return known.who

    async def rename(self, token: str, who: Who, name: str) -> Who:
        await self._store.rename(who.id, name)
        renamed = Who(who.id, name)
        known = self._known.get(hashed(token))
        self._remember(hashed(token), Known(renamed, 0 if known is None else known.seen))
        return renamed

    def forget(self, person: str) -> None:
        """Forgets a token, so that it is looked up again and not found."""
        for key in [key for key, known in self._known.items() if known.who.id == person]:
            del self._known[key]

    async def _noted(self, who: Who) -> bool:
        """Notes once a day that a person is here. False if the store no longer knows them."""
        try:
            await self._store.saw(who.id, wall())
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


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
