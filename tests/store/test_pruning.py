"""Pruning deletes old data and keeps what people may still need, in both databases."""

from __future__ import annotations

import msgspec
from tests.store.filled import ADA, DAY, NOW, add_match, everything, filled, played
from tests.store.test_store import ANNA, BEN, a_table, device_of

from readyroom.store import Change, Store
from readyroom.store.pruning import Retention, prunable, prune
from readyroom.store.rows import CommandRow, PersonRow, SeatRow

replace = msgspec.structs.replace
ALL = Retention(matches=30, gatherings=30, guests=30, talk=30)
LATER = NOW + 31 * DAY


async def pruned(store: Store, retention: Retention, now: int) -> set[tuple[str, str]]:
    """What was pruned, checked against the dry run's count."""
    counted = await prunable(store, retention, now)
    gone: set[tuple[str, str]] = set()
    await prune(store, retention, now, lambda kind, what: gone.add((kind, what)))
    for kind in ("matches", "gatherings", "guests"):
        assert counted[kind] == sum(one[0] == kind for one in gone)
    return gone


def test_nothing_is_pruned_early(where: str) -> None:
    async def work(store: Store) -> None:
        before = await everything(store)
        assert await pruned(store, ALL, NOW + 29 * DAY) == set()
        assert await pruned(store, Retention(), NOW + 10_000 * DAY) == {("commands", "over")}
        before["commands"] = [row for row in before["commands"] if row[0] != "over"]
        assert await everything(store) == before

    filled(where, work)


def test_an_old_match_is_pruned_with_everything_attached(where: str) -> None:
    async def work(store: Store) -> None:
        assert ("matches", "over") in await pruned(store, replace(ALL, gatherings=0), LATER)
        left = await everything(store)
        for name, rows in left.items():
            assert not any("over" in row[:1] for row in rows), name
        assert {row[0] for row in left["tables"]} == {"going", "fresh"}

    filled(where, work)


def test_a_running_match_is_never_pruned(where: str) -> None:
    async def work(store: Store) -> None:
        before = await everything(store)
        await pruned(store, Retention(1, 1, 1, 1, 1), NOW + 10_000 * DAY)
        after = await everything(store)
        for name in ("tables", "seats", "matches", "entries", "talk", "commands"):
            assert [row for row in before[name] if row[0] == "going"] == [
                row for row in after[name] if row[0] == "going"
            ]

    filled(where, work)


def test_a_match_with_a_pending_dossier_update_is_kept(where: str) -> None:
    async def work(store: Store) -> None:
        await add_match(store, "away", played("third"), dossier=ADA.id)
        gone = await pruned(store, ALL, LATER)
        assert ("matches", "over") in gone and ("matches", "away") not in gone
        assert len((await everything(store))["dossier_updates"]) == 1

    filled(where, work)


def test_a_match_is_kept_as_long_as_a_match_that_follows_it(where: str) -> None:
    async def work(store: Store) -> None:
        await add_match(store, "next", played("next", 4), follows="over")
        assert ("matches", "over") not in await pruned(store, ALL, LATER)

    filled(where, work)


def test_untouched_tables_that_never_started_are_pruned(where: str) -> None:
    async def work(store: Store) -> None:
        await store.add_table(a_table("new", changed=LATER - DAY), [SeatRow("new", 0, "person", BEN.id)])
        gone = await pruned(store, replace(ALL, matches=0), LATER)
        assert {what for kind, what in gone if kind == "gatherings"} == {"fresh"}

    filled(where, work)


def test_absent_guests_without_tables_or_data_are_pruned(where: str) -> None:
    async def work(store: Store) -> None:
        for name, seen in (("idle", NOW), ("back", LATER), ("keeper", NOW), ("former", NOW)):
            person = PersonRow(f"p-{name}", name, NOW, seen)
            await store.add_person(person, device_of(person))
        await store.add_dossier(replace(ADA, id="d-keeper", person="p-keeper"))
        # A player who left a running match may come back to their seat.
        seat = SeatRow("going", 0, "person", ANNA.id, sat='["p-anna","p-former"]')
        row = a_table("going", version=3, status="playing", title="Table of Anna", created=NOW, changed=NOW)
        await store.keep(Change(code="going", table=row, seats=[seat]))
        gone = await pruned(store, Retention(guests=30), LATER)
        assert {what for kind, what in gone if kind == "guests"} == {"p-idle"}

    filled(where, work)


def test_old_chat_is_pruned_and_the_match_stays(where: str) -> None:
    async def work(store: Store) -> None:
        assert ("talk", "over") in await pruned(store, Retention(talk=30), LATER)
        left = await everything(store)
        assert {row[0] for row in left["talk"]} == {"going"} and len(left["results"]) == 1

    filled(where, work)


def test_a_table_revisited_meanwhile_is_kept(where: str) -> None:
    """Its host changes it after it is found to be old and before it is deleted."""

    async def work(store: Store) -> None:
        found = store.rows

        async def rows(name: str, /, **params: object) -> list[object]:
            answer = await found(name, **params)
            if name == "old_gatherings" and answer:
                await store.keep(Change(code="fresh", table=a_table("fresh", version=2, title="Back", changed=LATER)))
            return answer

        store.rows = rows  # type: ignore[method-assign]
        gone: list[tuple[str, str]] = []
        await prune(store, replace(ALL, matches=0), LATER, lambda kind, what: gone.append((kind, what)))
        assert ("gatherings", "fresh") not in gone
        stored = await store.load("fresh")
        assert stored is not None and stored.table.title == "Back" and len(stored.seats) == 2

    filled(where, work)


def test_old_command_ids_are_pruned(where: str) -> None:
    async def work(store: Store) -> None:
        await store.keep(Change(code="over", command=CommandRow("over", BEN.id, "late", 3, LATER)))
        await pruned(store, Retention(), LATER)
        left = {(row[0], row[2]) for row in (await everything(store))["commands"]}
        assert left == {("over", "late"), ("going", "c1")}

    filled(where, work)


def test_pruning_works_page_by_page(where: str) -> None:
    async def work(store: Store) -> None:
        for number in range(35):
            guest = PersonRow(f"p-g{number:02}", "Guest", NOW, NOW)
            await store.add_person(guest, device_of(guest))
        assert len(await pruned(store, Retention(guests=30), LATER)) >= 35

    filled(where, work)
