"""Finds a person by id, by token, or by a name that only one person has."""

from __future__ import annotations

from datetime import UTC, datetime

from readyroom.extras.commands import Failure
from readyroom.server.people import hashed
from readyroom.store import Store
from readyroom.store.rows import PersonRow

MOST_NAMED = 20


async def person_called(store: Store, said: str) -> PersonRow:
    known = await store.recognize(hashed(said))
    person = await store.person(said if known is None else known.person)
    if person is not None:
        return person
    found = [PersonRow(*row) for row in await store.rows("people_called", name=said, most=MOST_NAMED)]
    if not found:
        raise Failure(f"Nobody here has the id, the token or the name {said!r}.")
    if len(found) > 1:
        listed = "\n".join(f"  {one.id}  here since {_day(one.created)}, last {_day(one.seen)}" for one in found)
        raise Failure(f"Several people are called {said!r}. Say which one by id:\n{listed}")
    return found[0]


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d")
