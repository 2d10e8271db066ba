"""Galaxy Trucker: a whole flight with its building, and the check of a ship, which builder bots run all the time."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from benchmarks.rows import Row, at_most

from readyroom.core.chance import Chance
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker.bots.quick import play_quickly
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.ship import Ship, mistakes, parse

EXAMPLE = Path(__file__).parents[1] / "examples" / "galaxy-trucker" / "trader.txt"
LEVEL_ONE = Options(flights="I")


def flights(seconds: float, rounds: int) -> list[Row]:
    """The best of several rounds, as everywhere."""
    ship = parse(EXAMPLE.read_text())
    flown, checked = [], []
    for round in range(rounds):
        flown.append(_flights(f"round {round}", seconds))
        checked.append(_checks(ship, seconds))
    return [
        at_most("Galaxy Trucker, a whole flight", "level I, 4 quick builders", min(flown), "ms", 50),
        at_most("Galaxy Trucker, checking a ship", f"{len(ship.squares())} parts", min(checked), "ms", 0.2),
    ]


def _flights(seed: str, seconds: float) -> float:
    """Milliseconds to build four ships and fly them."""
    count = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        _fly(Chance(f"{seed} {count}"))
        count += 1
    return spent / count * 1000


def _fly(luck: Chance) -> None:
    """With the quick player: it builds in whatever fits and flies to the last card; everything else is random."""
    state = GAME.setup(LEVEL_ONE, 4, GAME.versions[-1], Telling(luck, 0, aloud=False))
    play_quickly(GAME, state, luck, GAME.longest)


def _checks(ship: Ship, seconds: float) -> float:
    """Milliseconds to find every mistake of a ship."""
    count = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        mistakes(ship)
        count += 1
    return spent / count * 1000
