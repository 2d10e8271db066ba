"""Changes to a table happen one at a time, in order of arrival."""

from __future__ import annotations

import asyncio

import pytest

from readyroom.server.table.fair_lock import FairLock

pytestmark = pytest.mark.anyio


def test_the_turn_goes_to_the_task_that_has_waited_longest() -> None:
    async def play() -> list[str]:
        turn, had = FairLock(), list[str]()

        async def take(name: str) -> None:
            async with turn:
                had.append(name)
                await asyncio.sleep(0)

        await asyncio.gather(*map(take, "abc"), take("d"))
        assert not turn.locked()
        return had

    assert asyncio.run(play()) == list("abcd")


@pytest.mark.parametrize("handed_over", [False, True], ids=["waiting", "just handed over"])
async def test_a_task_that_gives_up_keeps_no_other_waiting(handed_over: bool) -> None:
    turn = FairLock()
    await turn.acquire()
    impatient = asyncio.create_task(turn.acquire())
    patient = asyncio.create_task(turn.acquire())
    await asyncio.sleep(0)
    if handed_over:
        turn.release()
    impatient.cancel()
    if not handed_over:
        turn.release()
    await asyncio.wait_for(patient, 60)
    assert impatient.cancelled() and turn.locked()
    turn.release()
    assert not turn.locked()


def test_a_failure_ends_the_turn() -> None:
    async def play() -> bool:
        turn = FairLock()
        with pytest.raises(ValueError, match="broken"):
            async with turn:
                raise ValueError("broken")
        return turn.locked()

    assert not asyncio.run(play())
