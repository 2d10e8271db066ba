"""Forgetting a person deletes what is theirs and keeps what belongs to others, in both databases."""

from __future__ import annotations

import msgspec
import pytest
from tests.store.filled import ADA, NOW, add_match, everything, filled, played
from tests.store.test_store import ANNA, BEN, a_table, device_of

from readyroom.store import Change, Store
from readyroom.store.erasure import default_title, forget, nameless
from readyroom.store.export import everything_about
from readyroom.store.rows import SeatRow

replace = msgspec.structs.replace
HASH = device_of(ANNA).token


def test_no_name_chat_or_dossier_is_left(where: str) -> None:
    async def work(store: Store) -> None:
        assert set(await forget(store, ANNA, NOW)) == {"over", "going", "fresh"}
        left = await everything(store)
        assert "hello Ben" not in str(left) and "before it was kept" not in str(left)
        assert left["dossiers"] == []
        assert await store.recognize(HASH) is None
        person = await store.person(ANNA.id)
        assert person is not None and person.name == "Somebody"
        # Ben's words are his own, also where he says her name.
        assert str(left).replace("hello Anna", "").count("Anna") == 0
        assert "hello Anna" in str(left) and "Somebody pauses the match." in str(left)

    filled(where, work)


def test_others_keep_their_complete_matches(where: str) -> None:
    async def work(store: Store) -> None:
        before = await everything(store)
        await forget(store, ANNA, NOW)
        after = await everything(store)
        for name in ("entries", "matches", "results"):
            assert before[name] == after[name], name
        stored = await store.load("over")
        assert stored is not None
        assert [seat.person for seat in stored.seats] == [ANNA.id, BEN.id]
        assert stored.names == {ANNA.id: "Somebody", BEN.id: "Ben"}
        assert stored.table.title == "A table"

    filled(where, work)


@pytest.mark.parametrize(
    ("title", "after"),
    [
        ("Table of Anna", "A table"),
        ("Anna’s table", "A table"),  # noqa: RUF001 - as the page writes it
        ("Anna's table", "A table"),
        (default_title("Anna", 1), "A table at Bellatrix"),
        ("Anna and Annabel against Ben", "Somebody and Annabel against Ben"),
        ("Friday night", "Friday night"),
    ],
)
def test_their_name_disappears_from_titles(title: str, after: str) -> None:
    assert nameless(title, "Anna") == after


def test_a_running_match_continues_with_a_free_seat_and_another_host(where: str) -> None:
    async def work(store: Store) -> None:
        await forget(store, ANNA, NOW)
        stored = await store.load("going")
        assert stored is not None and (stored.table.status, stored.table.host) == ("playing", BEN.id)
        assert [(seat.kind, seat.person) for seat in stored.seats] == [("open", None), ("person", BEN.id)]

    filled(where, work)


def test_a_table_with_no_one_else_is_ended(where: str) -> None:
    async def work(store: Store) -> None:
        await add_match(store, "solo", played("solo", 5))
        seats = [SeatRow("solo", 1, "bot", None, "easy")]
        await store.keep(Change(code="solo", seats=seats))
        await forget(store, ANNA, NOW)
        solo, gathering = await store.load("solo"), await store.load("fresh")
        assert solo is not None and solo.table.status == "ended"
        assert solo.result is not None and solo.result.outcome is None
        assert gathering is not None and gathering.table.status == "ended"

    filled(where, work)


def test_a_bot_playing_for_them_becomes_independent(where: str) -> None:
    async def work(store: Store) -> None:
        seat = SeatRow("going", 0, "bot", None, "easy", f'["{ANNA.id}"]', owner=ANNA.id)
        asked = f'{{"type":"take_seat","by":"{ANNA.id}","name":"Anna","seat":0}}'
        row = a_table("going", version=3, status="playing", host=BEN.id, asked=asked, changed=NOW)
        await store.keep(Change(code="going", table=row, seats=[seat]))
        await forget(store, ANNA, NOW)
        stored = await store.load("going")
        assert stored is not None and stored.table.asked is None
        assert (stored.seats[0].kind, stored.seats[0].level, stored.seats[0].owner) == ("bot", "easy", None)

    filled(where, work)


def test_mute_and_kick_lists_forget_them_too(where: str) -> None:
    async def work(store: Store) -> None:
        named = f'{{"{ANNA.id}":"Anna","{BEN.id}":"Ben"}}'
        row = a_table("other", host=BEN.id, muted=named, kicked=named)
        await store.add_table(row, [SeatRow("other", 0, "person", BEN.id)])
        await forget(store, ANNA, NOW)
        stored = await store.load("other")
        assert stored is not None
        assert stored.table.muted == stored.table.kicked == f'{{"{BEN.id}":"Ben"}}'

    filled(where, work)


def test_a_dossier_locked_by_a_match_is_forgotten_too(where: str) -> None:
    async def work(store: Store) -> None:
        await add_match(store, "away", played("away", 5), dossier=ADA.id)
        await forget(store, ANNA, NOW)
        left = await everything(store)
        assert left["dossiers"] == left["dossier_updates"] == []
        stored = await store.load("away")
        assert stored is not None and stored.seats[0].dossier is None

    filled(where, work)


def test_interrupted_forgetting_can_be_repeated(where: str) -> None:
    async def work(store: Store) -> None:
        keep = store.keep
        kept: list[object] = []

        async def power_cut(change: object) -> None:
            if kept:
                raise ConnectionError("The power is gone.")
            kept.append(change)
            await keep(change)  # type: ignore[arg-type]

        store.keep = power_cut  # type: ignore[method-assign]
        with pytest.raises(ConnectionError):
            await forget(store, ANNA, NOW)
        store.keep = keep  # type: ignore[method-assign]
        assert await store.recognize(HASH) is None, "the token was revoked first"
        half = await store.person(ANNA.id)
        assert half is not None and half.name == "Anna"
        await forget(store, half, NOW)
        assert "hello Ben" not in str(await everything(store))

    filled(where, work)


def test_a_namesake_is_left_alone(where: str) -> None:
    async def work(store: Store) -> None:
        other = replace(ANNA, id="p-anna-too")
        await store.add_person(other, device_of(other))
        await store.add_table(
            a_table("hers", host=other.id, title="Table of Anna"), [SeatRow("hers", 0, "person", other.id)]
        )
        await forget(store, ANNA, NOW)
        stored = await store.load("hers")
        assert stored is not None and stored.table.title == "Table of Anna" and stored.names == {other.id: "Anna"}
        assert await store.recognize("hash-anna-too") is not None

    filled(where, work)


def test_a_table_that_changes_meanwhile_is_retried(where: str) -> None:
    async def work(store: Store) -> None:
        keep = store.keep
        raced: list[str] = []

        async def race(change: object) -> None:
            code = change.code  # type: ignore[attr-defined]
            if code == "going" and not raced:
                raced.append(code)
                row = a_table("going", version=3, status="playing", title="Renamed", changed=NOW)
                await keep(Change(code="going", table=row))
            await keep(change)  # type: ignore[arg-type]

        store.keep = race  # type: ignore[method-assign]
        await forget(store, ANNA, NOW)
        stored = await store.load("going")
        assert raced and stored is not None
        assert (stored.table.title, stored.table.host) == ("Renamed", BEN.id)

    filled(where, work)


def test_an_export_has_all_your_data_and_nothing_of_others(where: str) -> None:
    async def work(store: Store) -> None:
        told = await everything_about(store, ANNA, NOW)
        assert told["person"] == {"id": ANNA.id, "name": "Anna", "since": 1, "last_here": 0}
        assert {table["code"]: table["status"] for table in told["tables"]} == {
            "over": "over", "going": "playing", "fresh": "gathering",
        }  # fmt: skip
        over = next(table for table in told["tables"] if table["code"] == "over")
        assert over["record"] == "/api/matches/over/record" and over["outcome"]["ranking"]
        assert [line["text"] for line in told["talk"] if line["table"] == "over"] == [
            "hello Ben", "said before it was kept by whom",
        ]  # fmt: skip
        assert told["dossiers"][0]["contents"] == {"name": "Ada"}
        assert "hello Anna" not in str(told) and "seed" not in str(told) and HASH not in str(told)

    filled(where, work)
