"""Awaiting a write: one call reports a whole batch, and each waiter continues from there."""

from __future__ import annotations

import asyncio
from contextvars import ContextVar
from typing import Any

import pytest
from tests.store.test_store import running

from readyroom.store import Change, Store
from readyroom.store.rows import EntryRow
from readyroom.store.writes import Write

pytestmark = pytest.mark.anyio


def entry(seq: int) -> Change:
    return Change(code="abc", entries=[EntryRow("abc", seq, "{}")])


async def test_a_canceled_waiter_returns_at_once_and_the_write_still_happens(store: Store) -> None:
    task = asyncio.create_task(store.append("abc", 0, "{}"))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.append("abc", 1, "{}")
    assert [row.seq for row in await store.entries_after("abc", -1)] == [0, 1]


async def test_a_write_need_not_be_awaited(store: Store) -> None:
    first = store.keep(entry(0))
    await store.keep(entry(1))
    await first


async def test_one_failing_callback_does_not_stop_the_others(store: Store) -> None:
    wrong: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, trouble: wrong.append(trouble["exception"]))

    def fail(_: Write) -> None:
        raise ValueError("broken")

    first, second = store.keep(entry(0)), store.keep(entry(1))
    assert isinstance(first, Write)
    first.add_done_callback(fail)
    await second
    assert [str(one) for one in wrong] == ["broken"]


def test_a_task_continues_in_its_own_context(where: str) -> None:
    name: ContextVar[str] = ContextVar("name", default="")

    async def work(store: Store) -> None:
        async def write(seq: int) -> str:
            name.set(str(seq))
            await store.keep(entry(seq))
            return name.get()

        assert [*await asyncio.gather(write(0), write(1), write(2))] == ["0", "1", "2"]

    running(where, work)
