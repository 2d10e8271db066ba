"""Runs many tasks on all cores: results are passed on as they come, and Ctrl-C stops cleanly."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")


def on_all_cores(
    work: Callable[[T], R], tasks: Sequence[T], jobs: int | None, ready: Callable[..., None], given: tuple[Any, ...]
) -> Iterator[R]:
    """Each task's result as soon as it is done. Each process first calls ``ready`` with ``given``."""
    workers = min(jobs or os.cpu_count() or 1, len(tasks))
    if workers <= 1:
        ready(*given)
        yield from map(work, tasks)
        return
    # Fresh processes: those forked while a progress bar runs may inherit its locks. They ignore Ctrl-C, which only the
    # parent handles.
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    pool = multiprocessing.get_context("spawn").Pool(workers, ready, given)
    signal.signal(signal.SIGINT, heard)
    try:
        # Small bundles for few tasks, so that the bar moves and the cores finish together.
        yield from pool.imap_unordered(work, tasks, chunksize=max(1, min(16, len(tasks) // (workers * 8))))
    finally:
        pool.terminate()
        pool.join()


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
