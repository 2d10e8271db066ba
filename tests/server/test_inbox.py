"""A client's messages are handled at once, in order, one at a time."""

from __future__ import annotations

import asyncio

import pytest

from readyroom.server.socket.inbox import MOST_UNREAD, Hear, Inbox

pytestmark = pytest.mark.anyio


def no_more() -> None:
    """A callback that does nothing."""


async def listening(inbox: Inbox, hear: Hear) -> asyncio.Task[None]:
    task = asyncio.create_task(inbox.listen(hear))
    await asyncio.sleep(0)
    return task


async def test_messages_are_handled_in_order_one_at_a_time() -> None:
    loop = asyncio.get_running_loop()
    heard: list[str | bytes] = []
    written = loop.create_future()

    async def hear(message: str | bytes) -> None:
        heard.append(message)
        if message == b"act":
            await written
            heard.append(b"done")

    inbox = Inbox(loop, no_more, no_more)
    inbox.put(b"early")
    task = await listening(inbox, hear)
    inbox.put(b"act")
    inbox.put_nowait({"type": "websocket.receive", "text": "later"})
    assert heard == [b"early", b"act"] and inbox.qsize() == 1
    written.set_result(None)
    inbox.put_nowait({"type": "websocket.disconnect", "code": 1005})
    await task
    assert heard == [b"early", b"act", b"done", "later"]


async def test_a_failing_message_closes_the_connection() -> None:
    async def hear(message: str | bytes) -> None:
        raise ValueError("broken")

    inbox = Inbox(asyncio.get_running_loop(), no_more, no_more)
    task = await listening(inbox, hear)
    inbox.put(b"anything")
    inbox.put(b"more")
    with pytest.raises(ValueError, match="broken"):
        await task
    assert inbox.empty(), "nothing more is kept for a closed connection"


async def test_work_in_progress_finishes_after_the_client_disconnects() -> None:
    loop = asyncio.get_running_loop()
    read = loop.create_future()
    lock = asyncio.Lock()

    async def hear(message: str | bytes) -> None:
        async with lock:
            await read

    inbox = Inbox(loop, no_more, no_more)
    task = await listening(inbox, hear)
    inbox.put(b"hello")
    inbox.put(b"again")
    inbox.end()
    await task
    assert lock.locked()
    read.set_result(None)
    await asyncio.sleep(0)
    assert not lock.locked() and inbox.qsize() == 1


async def test_a_sender_is_paused_while_too_many_messages_wait() -> None:
    loop = asyncio.get_running_loop()
    reading: list[str] = []
    written = loop.create_future()

    async def hear(message: str | bytes) -> None:
        await written

    inbox = Inbox(loop, lambda: reading.append("held up"), lambda: reading.append("on"))
    for number in range(MOST_UNREAD + 3):  # before anyone listens, too
        assert reading == ["held up"] * (number >= MOST_UNREAD)
        inbox.put(b"%d" % number)
    task = await listening(inbox, hear)
    assert reading == ["held up"]
    written.set_result(None)
    await asyncio.sleep(0)
    assert reading == ["held up", "on"] and inbox.empty()
    inbox.end()
    await task
