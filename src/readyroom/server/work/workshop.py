"""The workshop: a few workers, a short queue, and fair turns for every address."""

from __future__ import annotations

import asyncio
import logging
import time
from hashlib import blake2b

from readyroom.core.english import count
from readyroom.server.limits import Limits
from readyroom.server.refusal import Refusal
from readyroom.server.work.orders import Order, Setup
from readyroom.server.work.worker import Died, OutOfTime, Worker

NICENESS = 10
"""Lower priority than the tables."""
GOING_DOWN = "The server is restarting. Come back in a moment."
MOST_CALLERS = 32
"""How many callers may wait for the same job: enough for a crew and its spectators, not for a crowd."""
MOST_LONG = 2
"""How many long jobs an address may have here."""
LONGEST_WAIT = 60
"""The longest wait that a refusal suggests, in seconds."""

log = logging.getLogger("readyroom.server")


class Job:
    """An order, shared by everyone who wants the same."""

    def __init__(self, order: Order, address: str, long: bool, seconds: float, behind: int) -> None:
        self.order = order
        self.address = address
        self.long = long
        self.seconds = seconds
        self.behind = behind
        """how many jobs of the same address were here before it"""
        self.callers = 0
        self.turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.began = 0.0

    @property
    def running(self) -> bool:
        return self.turn.done()


class Workshop:
    """Does heavy tasks without slowing down the tables."""

    def __init__(self, processes: int, limits: Limits, games: tuple[str, ...]) -> None:
        self._limits = limits
        setup = Setup(games, memory=limits.work_memory, niceness=NICENESS)
        self._workers = [Worker(setup) for _ in range(max(1, processes))]
        self._searcher = Worker(setup)
        """Does the long jobs, so that nothing else waits for them."""
        self._idle = {False: list(self._workers), True: [self._searcher]}
        """Idle workers, by whether they do long jobs."""
        self._jobs: dict[bytes, tuple[Job, asyncio.Task[bytes]]] = {}
        """Jobs in order of arrival."""
        self._usual = 1.0
        """How many seconds a task usually takes."""
        self._closed = False

    @property
    def waiting(self) -> int:
        return sum(not job.running for job in self._all())

    @property
    def running(self) -> int:
        return sum(job.running for job in self._all())

    @property
    def pids(self) -> tuple[int, ...]:
        return tuple(pid for worker in (*self._workers, self._searcher) for pid in worker.pids)

    def must_have_room(self, address: str, long: bool = False) -> None:
        """Raises a Refusal if there is already too much to do, in total or for this address."""
        if self._closed:
            raise Refusal(GOING_DOWN, status=503)
        limits = self._limits
        waiting = sum(job.long == long and not job.running for job in self._all())
        full = waiting >= (limits.long_work_waiting if long else limits.work_waiting)
        most = MOST_LONG if long else limits.work_per_address
        if (full and not self._could_run(address, long)) or self._of(address, long) >= most:
            raise self._busy()

    async def do(self, task: str, given: bytes, address: str, long: bool = False, pack: bool = False) -> bytes:
        """Does a task (``module:function``, bytes in, bytes out) for an address; callers who want the same share one
        job. A job without callers is dropped, and killed if it has begun. ``long`` jobs may take longer than others,
        and have their own worker."""
        key = _key(task, given, pack)
        job, work = self._jobs.get(key, (None, None))
        if job is None or work is None:
            self.must_have_room(address, long)
            order = Order(task, given, self._limits.answer_bytes, pack)
            seconds = self._limits.long_work_seconds if long else self._limits.work_seconds
            job = Job(order, address, long, seconds, self._of(address, long))
            work = self._begin(key, job)
        elif job.callers >= MOST_CALLERS:
            raise self._busy()
        job.callers += 1
        try:
            return await asyncio.shield(work)
        finally:
            job.callers -= 1
            if not job.callers:
                self._drop(key, job)
                work.cancel()

    async def close(self) -> None:
        """Kills all running work and waits until the processes are gone."""
        self._closed = True
        await asyncio.gather(*(worker.close() for worker in (*self._workers, self._searcher)))

    # -- internals

    def _begin(self, key: bytes, job: Job) -> asyncio.Task[bytes]:
        work = asyncio.create_task(self._work(job))
        work.add_done_callback(lambda _: self._end(key, job, work))
        self._jobs[key] = job, work
        self._hand_out()
        return work

    async def _work(self, job: Job) -> bytes:
        worker = await job.turn
        try:
            return await worker.do(job.order, job.seconds)
        except OutOfTime:
            log.warning("%s took more than %g s and was stopped.", job.order.task, job.seconds)
            limit = count(round(2 * job.seconds) / 2, "second")
            raise Refusal(f"That takes longer than {limit}, so it was stopped.", status=503) from None
        except Died as died:
            if self._closed:
                raise Refusal(GOING_DOWN, status=503) from None
            log.error("A worker died over %s. %s", job.order.task, died)
            raise Refusal("That failed halfway. Try again later.", status=503) from None

    def _end(self, key: bytes, job: Job, work: asyncio.Task[bytes]) -> None:
        """Frees the job's worker for the next, however the job ended."""
        self._drop(key, job)
        if job.running and not job.turn.cancelled():
            self._usual += (time.monotonic() - job.began - self._usual) / 8
            self._idle[job.long].append(job.turn.result())
            self._hand_out()
        if not work.cancelled():
            work.exception()  # the callers have it; if they are gone, nobody needs it

    def _drop(self, key: bytes, job: Job) -> None:
        if self._jobs.get(key, (None, None))[0] is job:
            del self._jobs[key]

    def _hand_out(self) -> None:
        """Gives idle workers to waiting jobs: an address's first job comes before another address's second."""
        for job in sorted(self._all(), key=lambda job: job.behind):
            if not job.running and self._could_run(job.address, job.long):
                job.began = time.monotonic()
                job.turn.set_result(self._idle[job.long].pop())

    def _could_run(self, address: str, long: bool) -> bool:
        """Whether a worker is free for this address; one of several is always left for other addresses."""
        theirs = sum(job.running and not job.long and job.address == address for job in self._all())
        return bool(self._idle[long]) and (long or theirs < max(1, len(self._workers) - 1))

    def _busy(self) -> Refusal:
        seconds = min(LONGEST_WAIT, max(1, round(self._usual * (1 + self.waiting // len(self._workers)))))
        return Refusal(f"The server is busy. Try again in {count(seconds, 'second')}.", wait=seconds * 1000, status=503)

    def _of(self, address: str, long: bool) -> int:
        return sum(job.address == address and job.long == long for job in self._all())

    def _all(self) -> list[Job]:
        return [job for job, _ in self._jobs.values()]


def _key(task: str, given: bytes, pack: bool) -> bytes:
    asked = blake2b(f"{task} {pack} ".encode())
    asked.update(given)
    return asked.digest()
