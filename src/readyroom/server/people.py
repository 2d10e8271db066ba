"""Guests: a name and a token, no account. The token is kept only as its SHA-256."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from hashlib import sha256

import msgspec

from readyroom.server.wall import wall
from readyroom.store import Store
from readyroom.store.rows import PersonRow

TOKEN_BYTES = 16


class Who(msgspec.Struct, frozen=True):
    """Somebody whose token was good."""

    id: str
    name: str


class People:
    """Who is who. The latest are remembered, since each of them knocks again and again."""

    def __init__(self, store: Store, most: int = 10_000) -> None:
        self._store = store
        self._most = most
        self._known: OrderedDict[str, Who] = OrderedDict()

    async def greet(self, name: str) -> tuple[str, Who]:
        """A new guest: their token (told once, to them) and who they are."""
        token = secrets.token_hex(TOKEN_BYTES)
        who = Who(secrets.token_hex(8), name)
        await self._store.add_person(PersonRow(who.id, hashed(token), name, wall()))
        self._remember(hashed(token), who)
        return token, who

    async def recognise(self, token: str) -> Who | None:
        """Whose token this is."""
        key = hashed(token)
        who = self._known.get(key)
        if who is None or self._store.shared:  # with several nodes, a name may have been changed elsewhere
            row = await self._store.person_by_token(key)
            if row is None:
                return None
            who = Who(row.id, row.name)
        self._remember(key, who)
        return who

    async def rename(self, token: str, who: Who, name: str) -> Who:
        await self._store.rename(who.id, name)
        renamed = Who(who.id, name)
        self._remember(hashed(token), renamed)
        return renamed

    def _remember(self, key: str, who: Who) -> None:
        self._known[key] = who
        self._known.move_to_end(key)
        if len(self._known) > self._most:
            self._known.popitem(last=False)


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()
