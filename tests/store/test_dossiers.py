"""Dossiers in both databases: stored, lent to one match at a time, and updated exactly once."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from tests.store.databases import from_before
from tests.store.test_store import ANNA, BEN, a_table, opened, running

from readyroom.store import Change, Conflict, Store
from readyroom.store.rows import DossierRow, MatchRow, ResultRow, SeatRow, UpdateRow

pytestmark = pytest.mark.anyio

replace = msgspec.structs.replace
ADA = DossierRow("d-ada", ANNA.id, "cabal", "Ada, level 0", '{"name":"Ada"}', 1, None, 5, 5)
BO = replace(ADA, id="d-bo", title="Bo, level 2", created=6)
FLOWN = UpdateRow("abc", ADA.id, 0)


def start(*brought: UpdateRow, code: str = "abc") -> Change:
    match = MatchRow(code, "cabal", 1, "{}", 2, "seed", "promise", 9)
    seats = [SeatRow(code, update.seat, "person", ANNA.id, dossier=update.dossier) for update in brought]
    return Change(code=code, table=a_table(code, version=2), seats=seats, match=match, brought=list(brought))


def end(code: str = "abc") -> Change:
    return Change(code=code, result=ResultRow(code, "cabal", 10, None))


def promoted(row: DossierRow, body: str = '{"name":"Ada","log":1}') -> DossierRow:
    """The row as it is after a match, on top of what was read."""
    return replace(row, body=body, title="Ada, level 1", version=row.version + 1, away=None, changed=11)


async def read(store: Store, id: str = ADA.id) -> DossierRow:
    row = await store.dossier(id)
    assert row is not None
    return row


async def test_dossiers_are_kept_by_person_and_game(store: Store) -> None:
    for row in (ADA, BO, replace(ADA, id="d-x", game="other"), replace(ADA, id="d-y", person=BEN.id)):
        await store.add_dossier(row)
    assert await store.dossiers_of(ANNA.id, "cabal") == [ADA, BO]
    assert await store.dossiers_of(BEN.id, "other") == []
    assert await store.dossier("nobody") is None
    with pytest.raises(Conflict):
        await store.add_dossier(ADA)


async def test_one_of_two_changes_to_a_dossier_must_retry(store: Store) -> None:
    await store.add_dossier(ADA)
    ours, theirs = replace(ADA, version=2, title="Ours"), replace(ADA, version=2, title="Theirs")
    done = await asyncio.gather(store.save_dossier(ours), store.save_dossier(theirs), return_exceptions=True)
    assert [type(one) for one in done] in ([type(None), Conflict], [Conflict, type(None)])
    assert (await read(store)).version == 2


async def test_a_dossier_goes_to_one_match_at_a_time(store: Store) -> None:
    await store.add_dossier(ADA)
    await store.add_table(a_table("def"), [SeatRow("def", 0, "person", ANNA.id)])
    await store.keep(start(FLOWN))
    assert (await read(store)).away == "abc"
    with pytest.raises(Conflict):
        await store.keep(start(UpdateRow("def", ADA.id, 0), code="def"))
    stored = await store.load("def")
    assert stored is not None and stored.match is None, "the whole start was refused"
    assert await store.brought("abc") == [FLOWN] and await store.brought("def") == []


async def test_a_stored_table_keeps_the_dossiers_brought_to_it(store: Store) -> None:
    await store.add_dossier(ADA)
    await store.keep(start(FLOWN))
    stored = await store.load("abc")
    assert stored is not None
    assert stored.seats[0].dossier == ADA.id and stored.titles == {ADA.id: ADA.title}


async def test_an_update_is_due_from_the_end_of_the_match_until_applied(store: Store) -> None:
    await store.add_dossier(ADA)
    await store.keep(start(FLOWN))
    assert await store.due_updates(9) == []
    await store.keep(end())
    assert await store.due_updates(9) == [FLOWN]
    await store.settle(FLOWN, promoted(await read(store)), 12)
    assert await store.due_updates(9) == []
    after = await read(store)
    assert (after.away, after.title) == (None, "Ada, level 1")
    assert await store.brought("abc") == [replace(FLOWN, applied=12)]


async def test_an_update_is_applied_exactly_once_by_any_node(store: Store) -> None:
    await store.add_dossier(ADA)
    await store.keep(start(FLOWN))
    await store.keep(end())
    row = await read(store)
    tries = [store.settle(FLOWN, promoted(row, f'{{"try":{n}}}'), 12) for n in range(8)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(one is None for one in done) == 1 and sum(isinstance(one, Conflict) for one in done) == 7
    again = await read(store)
    with pytest.raises(Conflict):  # not even by a writer who has read the dossier since
        await store.settle(FLOWN, promoted(again), 13)
    assert await read(store) == again


async def test_an_update_that_lost_a_race_with_its_owner_is_applied_on_top(store: Store) -> None:
    await store.add_dossier(ADA)
    await store.keep(start(FLOWN))
    await store.keep(end())
    row = await read(store)
    await store.save_dossier(replace(row, title="Renamed", version=row.version + 1))
    with pytest.raises(Conflict):
        await store.settle(FLOWN, promoted(row), 12)
    assert await store.due_updates(9) == [FLOWN], "none of it was written"
    await store.settle(FLOWN, promoted(await read(store)), 12)
    assert await store.due_updates(9) == []


def test_an_update_still_due_at_a_crash_is_due_at_the_next_start(where: str) -> None:
    async def before(store: Store) -> None:
        await store.add_dossier(ADA)
        await store.keep(start(FLOWN))
        await store.keep(end())

    async def after() -> None:
        async with opened(where) as store:
            assert await store.due_updates(9) == [FLOWN]
            await store.settle(FLOWN, promoted(await read(store)), 12)

    running(where, before)
    asyncio.run(after())


async def test_two_stores_settle_an_update_once(store: Store, where: str) -> None:
    await store.add_dossier(ADA)
    await store.keep(start(FLOWN))
    await store.keep(end())
    async with opened(where) as other:
        mine, theirs = promoted(await read(store)), promoted(await read(other), '{"other":true}')
        done = await asyncio.gather(
            store.settle(FLOWN, mine, 12), other.settle(FLOWN, theirs, 12), return_exceptions=True
        )
        assert sum(one is None for one in done) == 1
        assert await read(store) == await read(other)


async def test_a_database_from_before_dossiers_is_upgraded(where: str) -> None:
    """Existing tables keep everything, and their seats bring no dossiers."""
    from_before(where, "0001")
    async with opened(where) as store:
        stored = await store.load("abc")
        assert stored is not None and stored.seats[0] == SeatRow("abc", 0, "person", ANNA.id)
        await store.add_dossier(ADA)
        await store.keep(Change(code="abc", brought=[FLOWN]))
        assert await store.brought("abc") == [FLOWN]
