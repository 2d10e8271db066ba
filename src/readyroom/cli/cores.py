"""Runs many tasks on all cores: results are passed on as they come, and Ctrl-C stops cleanly."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from time import monotonic
from typing import Any, TypeVar

from readyroom.bots.parallel import end_with_parent
from readyroom.extras.commands import Failure

T = TypeVar("T")
R = TypeVar("R")
LONG = 0.5
"""Seconds after which a process hands over what it has done."""


def on_all_cores(
    work: Callable[[T], R], tasks: Sequence[T], jobs: int | None, ready: Callable[..., None], given: tuple[Any, ...]
) -> Iterator[R]:
    """Each task's result as soon as it is done. Each process first calls ``ready`` with ``given``."""
    workers = min(jobs or os.cpu_count() or 1, len(tasks))
    if workers <= 1:
        ready(*given)
        yield from map(work, tasks)
        return
    left = bundles(tasks, workers)
    others = set(active_children())
    # Fresh processes: those forked while a progress bar runs may inherit its locks. They ignore Ctrl-C, which only the
    # parent handles.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _get_ready, (ready, given))
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    asked = {pool.submit(some, work, bundle) for bundle in islice(left, 2 * workers)}
    signal.signal(signal.SIGINT, heard)
    try:
        while asked:
            done, asked = wait(asked, return_when=FIRST_COMPLETED)
            for future in done:
                results, rest = future.result()
                if bundle := rest or next(left, ()):
                    asked.add(pool.submit(some, work, bundle))
                yield from results
    except BrokenProcessPool:
        raise Failure("One of the processes was killed; memory may have run out. Try fewer with --jobs.") from None
    finally:
        for process in set(active_children()) - others if asked else ():
            process.terminate()
        pool.shutdown(cancel_futures=True)


def bundles(tasks: Sequence[T], workers: int) -> Iterator[Sequence[T]]:
    """The tasks in bundles; small ones if there are few, so that the bar moves and the workers finish together."""
    size = max(1, min(16, len(tasks) // (workers * 8)))
    return (tasks[i : i + size] for i in range(0, len(tasks), size))


def some(work: Callable[[T], R], tasks: Sequence[T]) -> tuple[list[R], Sequence[T]]:
    """Does as many tasks as there is time for, so that little is lost if this is stopped: the results, and the tasks
    left."""
    until = monotonic() + LONG
    done: list[R] = []
    while len(done) < len(tasks) and (not done or monotonic() < until):
        done.append(work(tasks[len(done)]))
    return done, tasks[len(done) :]


def _get_ready(ready: Callable[..., None], given: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    ready(*given)


@contextmanager
def unbroken() -> Iterator[None]:
    """Delays Ctrl-C until the block is done, so that the file and the count agree."""
    heard: list[object] = []
    before = signal.signal(signal.SIGINT, lambda *given: heard.append(given))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt
