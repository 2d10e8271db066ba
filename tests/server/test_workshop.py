"""The workshop: heavy work in processes that are killed when nobody needs the result."""

from __future__ import annotations

import asyncio
import gzip
import os
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.process import alive

from readyroom.server.limits import Limits
from readyroom.server.refusal import Refusal
from readyroom.server.work.orders import READY, Order, Setup, framed
from readyroom.server.work.worker import Died, OutOfTime, TaskFailed, Worker
from readyroom.server.work.worker_process import ECHO
from readyroom.server.work.workshop import Workshop

MOST = 1024 * 1024
LONG = 60.0


def order(chore: str, given: bytes = b"", pack: bool = False) -> Order:
    return Order(f"tests.server.chores:{chore}", given, MOST, pack)


def with_worker(work: Callable[[Worker], Awaitable[None]], memory: int = 0) -> None:
    async def run() -> None:
        worker = Worker(Setup(memory=memory))
        try:
            await work(worker)
        finally:
            await worker.close()

    asyncio.run(run())


def with_workshop(
    work: Callable[[Workshop], Awaitable[None]], processes: int = 1, limits: Limits | None = None
) -> None:
    async def run() -> None:
        workshop = Workshop(processes, limits or Limits(), ())
        try:
            await work(workshop)
        finally:
            await workshop.close()
            assert not workshop.pids

    asyncio.run(run())


async def written(path: Path) -> int:
    """The id of the process running the task that writes it."""
    while not path.exists() or not path.read_text():
        await asyncio.sleep(0.01)
    return int(path.read_text())


async def until_gone(pid: int) -> None:
    while alive(pid):
        await asyncio.sleep(0.01)


# One worker


def test_a_worker_returns_the_tasks_result() -> None:
    async def work(worker: Worker) -> None:
        big = os.urandom(MOST)
        assert await worker.do(order("echo", big), LONG) == big
        assert gzip.decompress(await worker.do(order("echo", big, pack=True), LONG)) == big
        assert (
            await worker.do(order("chatter", b"what is printed is no answer"), LONG) == b"what is printed is no answer"
        )
        one, two = await worker.do(order("pid"), LONG), await worker.do(order("pid"), LONG)
        assert one == two, "and it stays for the next task"

    with_worker(work)


def test_a_workers_error_is_reported_and_it_keeps_working() -> None:
    async def work(worker: Worker) -> None:
        before = await worker.do(order("pid"), LONG)
        with pytest.raises(Refusal, match="Not you") as refused:
            await worker.do(order("refuse", b"Not you."), LONG)
        assert refused.value.status == 403
        with pytest.raises(TaskFailed, match="the task stumbles"):
            await worker.do(order("stumble"), LONG)
        with pytest.raises(Refusal, match="The limit is 1,048,576") as refused:
            await worker.do(order("swell", b"2000000"), LONG)
        assert refused.value.status == 413
        assert await worker.do(order("pid"), LONG) == before

    with_worker(work)


def test_a_task_that_takes_too_long_is_killed_and_the_next_gets_a_new_process(tmp_path: Path) -> None:
    async def work(worker: Worker) -> None:
        note = tmp_path / "pid"
        before = await worker.do(order("pid"), LONG)
        with pytest.raises(OutOfTime):
            await worker.do(order("forever", bytes(note)), 2.0)
        await until_gone(int(before))
        assert await worker.do(order("pid"), LONG) != before

    with_worker(work)


def test_an_abandoned_task_is_killed(tmp_path: Path) -> None:
    async def work(worker: Worker) -> None:
        note = tmp_path / "pid"
        asking = asyncio.create_task(worker.do(order("forever", bytes(note)), LONG))
        pid = await written(note)
        asking.cancel()
        await until_gone(pid)
        assert await worker.do(order("echo", b"again"), LONG) == b"again"

    with_worker(work)


def test_a_worker_that_dies_is_replaced() -> None:
    async def work(worker: Worker) -> None:
        with pytest.raises(Died):
            await worker.do(order("drop_dead"), LONG)
        assert await worker.do(order("echo", b"again"), LONG) == b"again"

    with_worker(work)


def test_a_worker_using_too_much_memory_is_replaced() -> None:
    async def work(worker: Worker) -> None:
        before = await worker.do(order("pid"), LONG)
        with pytest.raises(Refusal, match="more memory") as refused:
            await worker.do(order("hoard"), LONG)
        assert refused.value.status == 503
        await until_gone(int(before))
        assert await worker.do(order("echo", b"again"), LONG) == b"again"

    with_worker(work, memory=256 * 1024 * 1024)


def test_a_starting_worker_can_be_closed() -> None:
    async def work(worker: Worker) -> None:
        asking = asyncio.create_task(worker.do(order("echo"), LONG))
        while not worker.pids:
            await asyncio.sleep(0)
        (pid,) = worker.pids
        await worker.close()
        assert not alive(pid)
        with pytest.raises(Died):
            await asking
        with pytest.raises(Died):
            await worker.do(order("echo"), LONG)

    with_worker(work)


# The queue


def busy(workshop: Workshop, task: Path, address: str, given: str = "") -> asyncio.Task[bytes]:
    """Starts a task that ends when a file appears."""
    work = workshop.do("tests.server.chores:wait_for", bytes(task) + given.encode(), address)
    return asyncio.create_task(work)


def test_when_the_queue_is_full_the_next_is_told_when_to_retry(tmp_path: Path) -> None:
    async def work(workshop: Workshop) -> None:
        paths = [tmp_path / f"end-{i}" for i in range(3)]
        asking = [busy(workshop, path, f"10.0.0.{i}") for i, path in enumerate(paths)]
        while (workshop.running, workshop.waiting) != (1, 2):
            await asyncio.sleep(0)
        with pytest.raises(Refusal, match=r"^The server is busy\. Try again in \d+ seconds?\.$") as refused:
            await workshop.do("tests.server.chores:echo", b"", "10.0.0.9")
        assert refused.value.status == 503 and refused.value.wait >= 1000
        asking[2].cancel()
        while workshop.waiting == 2:
            await asyncio.sleep(0)
        late = busy(workshop, paths[0], "10.0.0.9", "/..")  # hanging up makes room
        for path in paths:
            path.mkdir()
        assert [await one for one in (*asking[:2], late)] == [b"seen"] * 3

    with_workshop(work, limits=Limits(work_waiting=2))


def test_one_address_never_has_all_workers_and_never_fills_the_queue(tmp_path: Path) -> None:
    async def work(workshop: Workshop) -> None:
        paths = [tmp_path / f"end-{i}" for i in range(3)]
        asking = [busy(workshop, path, "10.0.0.1") for path in paths]
        while (workshop.running, workshop.waiting) != (1, 2):
            await asyncio.sleep(0)
        with pytest.raises(Refusal, match="busy"):
            await workshop.do("tests.server.chores:echo", b"", "10.0.0.1")
        assert await workshop.do("tests.server.chores:echo", b"hello", "10.0.0.2") == b"hello"
        for path in paths:
            path.touch()
        assert [await one for one in asking] == [b"seen"] * 3

    with_workshop(work, processes=2, limits=Limits(work_per_address=3))


def test_the_first_request_of_one_address_comes_before_the_second_of_another(tmp_path: Path) -> None:
    async def work(workshop: Workshop) -> None:
        end = tmp_path / "end"
        ended: list[str] = []

        def noting(name: str) -> Callable[[asyncio.Task[bytes]], None]:
            return lambda _: ended.append(name)

        asking = []
        for address, given in (("10.0.0.1", ""), ("10.0.0.1", "/."), ("10.0.0.1", "/.."), ("10.0.0.2", "/./")):
            asking.append(busy(workshop, end, address, given))
            asking[-1].add_done_callback(noting(f"{address} {given}"))
            await asyncio.sleep(0)
        end.mkdir()
        await asyncio.gather(*asking)
        assert ended[:2] == ["10.0.0.1 ", "10.0.0.2 /./"]

    with_workshop(work)


def test_identical_requests_share_one_task_until_the_last_one_leaves(tmp_path: Path) -> None:
    async def work(workshop: Workshop) -> None:
        note = tmp_path / "pid"
        crew = [
            asyncio.create_task(workshop.do("tests.server.chores:forever", bytes(note), "10.0.0.1")) for _ in range(5)
        ]
        pid = await written(note)
        assert (workshop.running, workshop.waiting) == (1, 0)
        for one in crew[:-1]:
            one.cancel()
        await asyncio.wait(crew[:-1])
        assert alive(pid)
        crew[-1].cancel()
        await until_gone(pid)

    with_workshop(work)


def test_a_stopped_or_crashed_task_is_answered_with_a_sentence() -> None:
    async def work(workshop: Workshop) -> None:
        for chore, given, sentence in (
            ("forever", os.devnull.encode(), "longer than 1½ seconds"),
            ("drop_dead", b"", "failed halfway"),
            ("hoard", b"", "more memory"),
        ):
            with pytest.raises(Refusal, match=sentence) as refused:
                await workshop.do(f"tests.server.chores:{chore}", given, "10.0.0.1", long=not given)
            assert refused.value.status == 503
        assert await workshop.do("tests.server.chores:echo", b"again", "10.0.0.1") == b"again"

    with_workshop(work, limits=Limits(work_seconds=1.5))


def test_long_tasks_block_no_others_and_an_address_has_two_at_most(tmp_path: Path) -> None:
    async def work(workshop: Workshop) -> None:
        end = tmp_path / "end"
        searches = [
            asyncio.create_task(
                workshop.do("tests.server.chores:wait_for", bytes(end) + dots, f"10.0.0.{i}", long=True)
            )
            for i, dots in ((1, b""), (1, b"/."), (2, b"/.."))
        ]
        while (workshop.running, workshop.waiting) != (1, 2):
            await asyncio.sleep(0)
        for address in ("10.0.0.1", "10.0.0.9"):
            with pytest.raises(Refusal, match="busy"):
                await workshop.do("tests.server.chores:wait_for", b"", address, long=True)
            assert await workshop.do("tests.server.chores:echo", b"soon", address) == b"soon"
        end.mkdir()
        assert [await search for search in searches] == [b"seen"] * 3

    with_workshop(work, limits=Limits(long_work_waiting=2))


def test_closing_kills_running_tasks_and_refuses_waiting_ones(tmp_path: Path) -> None:
    async def work(workshop: Workshop) -> None:
        note = tmp_path / "pid"
        running = asyncio.create_task(workshop.do("tests.server.chores:forever", bytes(note), "10.0.0.1"))
        pid = await written(note)
        waiting = asyncio.create_task(workshop.do("tests.server.chores:echo", b"", "10.0.0.2"))
        await asyncio.sleep(0)
        began = time.monotonic()
        await workshop.close()
        print(f"closed in {time.monotonic() - began:.3f} s")
        assert not alive(pid)
        for one in (running, waiting):
            with pytest.raises(Refusal, match="restarting"):
                await one

    with_workshop(work)


def test_a_worker_of_a_killed_server_exits_quietly() -> None:
    """Its answer has no reader, though it has not seen the end of its input yet."""
    command = [sys.executable, "-m", "readyroom.server.work.worker_process"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as worker:
        assert worker.stdin is not None and worker.stdout is not None and worker.stderr is not None
        worker.stdin.write(framed(msgspec.msgpack.encode(Setup())))
        worker.stdin.flush()
        worker.stdout.read(len(framed(READY)))
        worker.stdout.close()
        worker.stdin.write(framed(msgspec.msgpack.encode(Order(ECHO, b"anybody?", MOST))))
        worker.stdin.flush()
        assert worker.wait(timeout=LONG) == 0
        assert worker.stderr.read() == b""
    young = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, timeout=LONG)
    assert (young.returncode, young.stderr) == (0, b"")
