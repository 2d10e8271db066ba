"""How soon the solver finds a plan that brings the ship home: ten missions of each class, free cards and dealt ones."""

from __future__ import annotations

import argparse
import sys
from time import perf_counter

from rich.console import Console
from rich.table import Table

from readyroom.games.space_alert.solver.drawn import Setting, drawn_hands, drawn_mission
from readyroom.games.space_alert.solver.solving import Task
from readyroom.games.space_alert.timeline import KINDS, find

STRIDE = 100
DOUBLED = "double_action"


class Found:
    """One search: evaluations and seconds to the first plan that survives (None: not within the budget)."""

    def __init__(self, evaluations: int | None, seconds: float) -> None:
        self.evaluations = evaluations
        self.seconds = seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", "--missions", type=int, default=10)
    parser.add_argument("--budget", type=int, default=40_000, help="evaluations (%(default)s)")
    parser.add_argument("--colours", default="white", help="of all threats (%(default)s)")
    args = parser.parse_args()
    table = Table(title=f"First surviving plan, {args.missions} missions of each class, {args.colours} threats")
    for heading in ("class", "cards", "solved", "plans, median", "plans, most", "seconds, median", "seconds, most"):
        table.add_column(heading, justify="left" if heading in ("class", "cards") else "right")
    for kind in KINDS:
        for dealt in (False, True):
            found = [solve(kind, seed, dealt, args.colours, args.budget) for seed in range(args.missions)]
            table.add_row(*row(kind, dealt, found))
    Console().print(table)
    return 0


def solve(kind: str, seed: int, dealt: bool, colours: str, budget: int) -> Found:
    doubled = kind.startswith(DOUBLED)
    setting = Setting(4, colours, colours, new_frontier=doubled, double_actions=doubled)
    mission = drawn_mission(find(f"{kind}/{seed}"), setting, str(seed))
    hands = drawn_hands(mission, doubled, str(seed)) if dealt else None
    started = perf_counter()
    search = Task(mission, hands).start(seed, from_scratch=True)
    while not search.survived and search.evaluations < budget:
        search.run(STRIDE)
    seconds = perf_counter() - started
    return Found(search.evaluations if search.survived else None, seconds)


def row(kind: str, dealt: bool, found: list[Found]) -> list[str]:
    solved = sorted(one.evaluations for one in found if one.evaluations is not None)
    times = sorted(one.seconds for one in found if one.evaluations is not None)
    cards = "dealt" if dealt else "free"
    if not solved:
        return [kind, cards, f"0 of {len(found)}", "", "", "", ""]
    middle = len(solved) // 2
    return [
        kind, cards, f"{len(solved)} of {len(found)}", f"{solved[middle]:,}", f"{solved[-1]:,}",
        f"{times[middle]:.1f}", f"{times[-1]:.1f}",
    ]  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
