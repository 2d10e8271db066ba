"""``readyroom`` in a hurry: clocks of seconds and early calls, for tests that wait for them.

The calls of ``Scramble`` come early in every process that imports the game from here, so that all replay a match as it
was played.
"""

from __future__ import annotations

from tests.e2e import seeded
from tests.games import scramble_rules
from tests.games.scramble import Scramble

from readyroom.server.table.clocks import ALLOWANCES, Allowance

__all__ = ["Scramble"]

# A constant of the rules, changed on purpose.
vars(scramble_rules)["CALL_MS"] = 1_500

if __name__ == "__main__":
    ALLOWANCES["brisk"] = Allowance(bank=2_000, increment=500, most=2_000)
    seeded.run()
