"""A file that one process holds at a time. The operating system releases the lock if the process is killed."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def hold(path: Path) -> int | None:
    """The open file, which is held until it is closed; None if another process holds it."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    if _locked(file):
        return file
    os.close(file)
    return None


if sys.platform == "win32":
    import msvcrt

    def _locked(file: int) -> bool:
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _locked(file: int) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
