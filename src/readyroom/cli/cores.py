"""Much of the same on all cores: what was done is handed over as it comes, and Ctrl-C stops it cleanly."""

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
    """The result of each task as it is done. Each process gets ready first, with what is given."""
    workers = min(jobs or os.cpu_count() or 1, len(tasks))
    if workers <= 1:
        ready(*given)
        yield from map(work, tasks)
        return
    # Fresh processes: those forked from one with a running progress bar may inherit its locks. They are born deaf to
    # Ctrl-C, which the parent alone answers.
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    pool = multiprocessing.get_context("spawn").Pool(workers, ready, given)
    signal.signal(signal.SIGINT, heard)
    try:
        # Small bundles while there are few, so that the bar moves and the cores finish together.
        yield from pool.imap_unordered(work, tasks, chunksize=max(1, min(16, len(tasks) // (workers * 8))))
    finally:
        pool.terminate()
        pool.join()


@contextmanager
def unbroken() -> Iterator[None]:
    """Lets Ctrl-C wait until the block is done, so that what is on disk is what is counted."""
    heard: list[object] = []
    before = signal.signal(signal.SIGINT, lambda *given: heard.append(given))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if heard:
        raise KeyboardInterrupt
