"""Galaxy Trucker: a whole flight with its building, and the check of a ship, which builders' bots do all the time."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

from benchmarks.rows import Row, at_most

from readyroom.core.chance import Chance
from readyroom.core.playout import BEAT
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker.actions import Finish, GiveUp
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
        at_most("Galaxy Trucker, a whole flight", "level I, 4 random builders", min(flown), "ms", 50),
        at_most("Galaxy Trucker, checking a ship", f"{len(ship.squares())} parts", min(checked), "ms", 0.2),
    ]


def _flights(seed: str, seconds: float) -> float:
    """Milliseconds for building four ships and flying them."""
    count = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        _fly(Chance(f"{seed} {count}"))
        count += 1
    return spent / count * 1000


def _fly(luck: Chance) -> None:
    """Everybody does anything that is legal, but builds as long as sand runs, and flies to the last card."""
    t = Telling(luck, 0, aloud=False)
    state = GAME.setup(LEVEL_ONE, 4, GAME.versions[-1], t)
    while not state.over:
        running = GAME.deadline(state) is not None
        for seat in GAME.to_act(state):
            legal = GAME.legal(state, seat)
            wanted = [one for one in legal if not isinstance(one, GiveUp) and isinstance(one, Finish) != running]
            if legal := wanted or legal:
                GAME.apply(state, seat, legal[luck.below(len(legal))], t)
        t.now += BEAT
        if (due := GAME.deadline(state)) is not None and due <= t.now:
            GAME.tick(state, t)


def _checks(ship: Ship, seconds: float) -> float:
    """Milliseconds for finding every mistake of a ship."""
    count = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        mistakes(ship)
        count += 1
    return spent / count * 1000
