"""``readyroom`` with fixed luck: the same tables are dealt and the same answers given in every run of the tests.

Where the luck comes from is replaced as the module is read, because the bots' workers read it too.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from itertools import count

from readyroom.cli import main
from readyroom.server import seating, workers


class Seeds:
    """Stands in for ``secrets`` where a match begins: each server deals the same row of matches."""

    def __init__(self) -> None:
        self._numbers = count(1)

    def token_hex(self, length: int) -> str:
        return sha256(f"match {next(self._numbers)}".encode()).hexdigest()[: 2 * length]


class Habit:
    """Stands in for ``secrets`` where a bot thinks: in the same position it always has the same idea."""

    def token_hex(self, length: int) -> str:
        return sha256(b"bot").hexdigest()[: 2 * length]


vars(seating)["secrets"] = Seeds()
vars(workers)["secrets"] = Habit()


def run() -> None:
    sys.exit(main())


if __name__ == "__main__":
    run()
