"""``readyroom`` with fixed luck: the same tables are dealt and the same answers given in every run of the tests.

``READYROOM_TEST_SEED`` names another luck. Matches are played by the rules that ``luck`` names. Where the luck comes
from is replaced as the module is read, because the bots' workers read it too: what they are asked to do is the
``decide`` of this module.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from typing import Any

from tests.e2e.luck import RULES

from readyroom.cli import main
from readyroom.core.game import Game
from readyroom.core.match import Match
from readyroom.server.bots import pool
from readyroom.server.bots import worker as workers
from readyroom.server.table import seating


class Habit:
    """Stands in for ``secrets``. A match with the same options has the same luck, whichever tests ran before it, and a
    bot in the same position always has the same idea."""

    def token_hex(self, length: int) -> str:
        return sha256(os.environ.get("READYROOM_TEST_SEED", "always").encode()).hexdigest()[: 2 * length]


class Dealer:
    """Stands in for ``Match``, where one is started."""

    def start(self, game: Game, options: Any, seats: int, seed: str) -> Match:
        return Match.start(game, options, seats, seed, RULES.get(game.slug))

    def from_position(self, game: Game, text: str, seed: str) -> Match:
        return Match.from_position(game, text, seed)


vars(seating)["Match"] = Dealer()
vars(seating)["secrets"] = vars(workers)["secrets"] = Habit()


def decide(question: bytes) -> bytes:
    return workers.decide(question)


def run(task: str = "tests.e2e.seeded:decide") -> None:
    vars(pool)["DECIDE"] = task
    sys.exit(main())


if __name__ == "__main__":
    run()
