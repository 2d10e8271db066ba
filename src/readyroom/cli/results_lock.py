"""One process per results file: two would play the same matches twice."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from readyroom.extras.commands import Failure, Misuse
from readyroom.file_lock import hold


@contextmanager
def alone(results: Path) -> Iterator[None]:
    """Keeps other processes from writing these results. The lock is a file beside them, which stays."""
    try:
        results.parent.mkdir(parents=True, exist_ok=True)
        held = hold(results.with_name(f"{results.name}.lock"))
    except OSError as wrong:
        raise Misuse(f"The results cannot be written to {results}: {wrong.strerror}.") from None
    if held is None:
        raise Failure(f"Another process is writing {results}. Wait until it ends, or choose another place with --out.")
    try:
        yield
    finally:
        os.close(held)
