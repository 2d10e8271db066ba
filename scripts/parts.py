"""``python -m scripts.parts lint+types pytest``: makes targets, and reports at the end how long each took.

Targets joined by a plus run two at a time, and the output of each is printed when it is done. After the first failure
no other target starts.
"""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from time import monotonic

AT_A_TIME = 2


class Parts:
    """The targets made so far, and their results."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.failed = False
        self._speaking = Lock()

    def make(self, part: str, aside: bool) -> None:
        """Makes a target; ``aside``: in parallel with another, so that its output waits until it is done."""
        if self.failed:
            return
        began = monotonic()
        out, err = (subprocess.PIPE, subprocess.STDOUT) if aside else (None, None)
        done = subprocess.run([os.environ.get("MAKE", "make"), part], stdout=out, stderr=err, check=False)
        with self._speaking:
            sys.stdout.buffer.write(done.stdout or b"")
            sys.stdout.flush()
            self.failed = self.failed or done.returncode != 0
            self.told.append(f"{monotonic() - began:6.0f} s  {part}{' (failed)' if done.returncode else ''}")

    def make_together(self, parts: list[str]) -> None:
        with ThreadPoolExecutor(AT_A_TIME) as pool:
            list(pool.map(lambda part: self.make(part, len(parts) > 1), parts))


def main() -> int:
    began, parts = monotonic(), Parts()
    for group in sys.argv[1:]:
        parts.make_together(group.split("+"))
    print("\nWhere the time went (parts may have run side by side):", *parts.told, sep="\n")
    print(f"{monotonic() - began:6.0f} s  in all")
    return int(parts.failed)


if __name__ == "__main__":
    sys.exit(main())
