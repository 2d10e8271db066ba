"""``readyroom`` with fixed luck: every test run deals the same tables and gives the same answers.

``READYROOM_TEST_SEED`` names another luck. Matches use the rules that ``luck`` names. The source of luck is replaced on
import, because the bots' workers import it too: they are asked to run the ``decide`` of this module.
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
    """Replaces ``secrets``. A match with the same options has the same luck, whichever tests ran before it, and a bot
    in the same position always decides the same."""

    def token_hex(self, length: int) -> str:
        return sha256(os.environ.get("READYROOM_TEST_SEED", "always").encode()).hexdigest()[: 2 * length]


class Dealer:
    """Replaces ``Match`` where one is started."""

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
