"""How fast the solver finds a plan that saves the ship: ten missions of each class, free cards and dealt ones."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table
from scripts.annealing import anneal

from readyroom.games.space_alert.mission.turn.computer import POINTS
from readyroom.games.space_alert.solver.drawn import Setting, drawn_hands, drawn_mission
from readyroom.games.space_alert.solver.problem import PLAIN_ORDERS
from readyroom.games.space_alert.solver.task import Task
from readyroom.games.space_alert.timeline import KINDS, find

STRIDE = 100
DOUBLED = "double_action"
PEER_MISSIONS = Path(__file__).with_name("solve_missions.json")
"""Tracks, threats and turns. One of them is for six; here five fly it, as the rules allow."""
TRIES = (10_000, 100_000, 1_000_000)
LOST = -100


class Found:
    """One search: evaluations and seconds to the first plan that survives (None: not within the budget)."""

    def __init__(self, evaluations: int | None, seconds: float) -> None:
        self.evaluations = evaluations
        self.seconds = seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", "--missions", type=int, default=10)
    parser.add_argument("--budget", type=int, default=40_000, help="evaluations (%(default)s)")
    parser.add_argument("--colors", default="white", help="of all threats (%(default)s)")
    parser.add_argument(
        "--peer", action="store_true", help="the missions by which SpaceAlertSolver (C#) measures itself"
    )
    args = parser.parse_args()
    if args.peer:
        Console().print(peer_table())
        return 0
    table = Table(title=f"First surviving plan, {args.missions} missions of each class, {args.colors} threats")
    for heading in ("class", "cards", "solved", "plans, median", "plans, most", "seconds, median", "seconds, most"):
        table.add_column(heading, justify="left" if heading in ("class", "cards") else "right")
    for kind in KINDS:
        for dealt in (False, True):
            found = [solve(kind, seed, dealt, args.colors, args.budget) for seed in range(args.missions)]
            table.add_row(*row(kind, dealt, found))
    Console().print(table)
    return 0


def peer_table() -> Table:
    """The best score after so many tries, the worst of three searches, beside the best of three with the peer's search
    and an upper bound."""
    table = Table(title="The missions of SpaceAlertSolver (C#): the least of our three scores, the best of its three")
    ours, theirs = [f"{tries:,} plans" for tries in TRIES], [f"annealing, {tries:,}" for tries in TRIES]
    for heading in ("mission", "home after", *ours, *theirs, "at most"):
        table.add_column(heading, justify="left" if heading == "mission" else "right")
    missions = msgspec.json.decode(PEER_MISSIONS.read_bytes())
    for name, mission in track(missions.items(), "Searching", console=Console(stderr=True)):
        searches = [climb(mission, seed) for seed in range(3)]
        scores = [min(scores[i] for _, scores in searches) for i in range(len(TRIES))]
        peers = [max(anneal(Task(mission).problem, tries, seed)[0] for seed in range(3)) for tries in TRIES]
        home = max(first for first, _ in searches)
        row = [str(one) if one > LOST else "lost" for one in (*scores, *peers)]
        table.add_row(name, f"{home:,} plans", *row, most(mission))
    return table


def climb(mission: object, seed: int) -> tuple[int, list[int]]:
    """How many plans it took until one survived, and the best scores after each number of tries; without heroic cards,
    which the peer does not have."""
    task = Task(mission)
    task.problem.orders = [list(PLAIN_ORDERS) for _ in task.problem.orders]
    search = task.start(seed, from_scratch=True)
    first, scores = 0, []
    for tries in TRIES:
        while search.evaluations < tries:
            search.run(STRIDE)
            first = first or (search.evaluations if search.survived else 0)
        found = task.solution(search.best, search.evaluations, search.value)
        scores.append(LOST if found.score is None else found.score)
    return first or TRIES[-1], scores


def most(mission: object) -> str:
    """The upper bound: every threat destroyed, no damage, and everyone at the window in every phase."""
    m = Task(mission).problem.mission
    threats = sum(max(t.card.destroyed, t.card.survived) for t in m.threats)
    return str(threats + 3 * POINTS[len(m.crew)])


def solve(kind: str, seed: int, dealt: bool, colors: str, budget: int) -> Found:
    doubled = kind.startswith(DOUBLED)
    setting = Setting(4, colors, colors, new_frontier=doubled, double_actions=doubled)
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
