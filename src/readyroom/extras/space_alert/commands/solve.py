"""``readyroom space-alert solve``: finds a plan for a mission on all cores, and improves it while you watch."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import signal
import sys
from multiprocessing.queues import Queue
from pathlib import Path
from queue import Empty
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.status import Status

from readyroom.core.codec import to_json
from readyroom.core.english import half
from readyroom.extras.commands import Failure, Misuse, read, seconds, whole
from readyroom.games.space_alert.file.resolver import account, resolve
from readyroom.games.space_alert.mission.decks import MIXES
from readyroom.games.space_alert.solver.drawn import Setting, drawn_hands, drawn_mission
from readyroom.games.space_alert.solver.task import Solution, Task
from readyroom.games.space_alert.timeline import CannotGenerate, UnknownMission, find

STRIDE = 250
"""Evaluations between two looks at the clock."""
DEALT = "dealt"
News = tuple[int, int, bytes]
"""A searcher's number, its evaluations so far, and a better solution (or nothing)."""

EXAMPLES = """\
readyroom space-alert solve mission.json --seconds 30 -o plan.json
readyroom space-alert solve mission/7/v2 --seconds 10 --story   a new mission of a class
readyroom space-alert solve mission.json --hands hands.json     only with the cards that were dealt
readyroom space-alert solve mission/7 --plans 20000             the same plan on every machine
The plan found is a mission file that `readyroom space-alert resolve` reads."""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "file",
        metavar="MISSION.json",
        help="a mission file (`-` reads it from stdin), or a mission such as mission/7/v2",
    )
    command.add_argument("--seconds", type=seconds, default=10.0, help="how long to search (%(default)s)")
    command.add_argument(
        "--plans", type=whole(1, 1_000_000_000), help="how many plans to try, however long it takes (reproducible)"
    )
    command.add_argument("--seed", default="0", help="the seed of the search and of a drawn mission (0)")
    command.add_argument("--jobs", type=whole(1, 1024), help="processes (default: one per core; with --plans, one)")
    command.add_argument(
        "--hands", metavar="FILE", help="use only these cards: by name, for each phase; `dealt` deals some"
    )
    command.add_argument("-o", "--out", metavar="PLAN.json", help="write the plan here instead of printing it")
    command.add_argument("--json", action="store_true", help="print the plan with its score as JSON")
    command.add_argument("--story", action="store_true", help="also print what the plan does, turn by turn")
    drawn = command.add_argument_group("a drawn mission")
    drawn.add_argument("--crew", type=whole(1, 5), default=4, help="how many fly (%(default)s)")
    mixes = ("white", "white_yellow", "yellow", "all", "yellow_red", "red")
    drawn.add_argument("--common", choices=mixes, default="white", help="colors of the common threats (%(default)s)")
    drawn.add_argument("--serious", choices=mixes, default="white", help="colors of the serious threats (%(default)s)")
    drawn.add_argument("--new-frontier", action="store_true", help="with the threats of The New Frontier")
    drawn.add_argument("--double-actions", action="store_true", help="with double action cards")


def run(args: argparse.Namespace) -> int:
    mission, hands = given_mission(args)
    Task(mission, hands)  # report mistakes before anything starts
    jobs = args.jobs or (1 if args.plans else os.cpu_count() or 1)
    found, stopped = solve(mission, hands, Effort(args.seconds, args.plans), args.seed, jobs)
    if args.out:
        try:
            Path(args.out).write_text(to_json(found.mission) + "\n")
        except OSError as wrong:
            raise Failure(f"The plan cannot be written to {args.out}: {wrong.strerror}.") from None
    if args.json:
        print(to_json(found))
    elif not args.out:
        print(to_json(found.mission))
    print(summary(found), file=sys.stderr)
    if args.story:
        print(account(resolve(found.mission)))
    if stopped:
        return 130
    return 0 if found.survived else 1


def summary(found: Solution) -> str:
    how = "is lost even with the best plan found"
    if found.score is not None:
        how = f"comes home with a score of {half(found.score)}"
    return f"The ship {how}, after {found.evaluations:,} plans were tried."


def given_mission(args: argparse.Namespace) -> tuple[Any, Any]:
    """A mission file, or one drawn for the name of a mission; and the hands, if cards are not free."""
    setting = Setting(args.crew, args.common, args.serious, args.new_frontier, args.double_actions)
    if args.file == "-" or Path(args.file).exists():
        mission = parsed(args.file)
    else:
        try:
            timeline = find(args.file)
        except (UnknownMission, CannotGenerate) as unknown:
            if args.file.endswith(".json"):
                read(args.file)  # reports the missing file
            raise Misuse(str(unknown)) from None
        if any("red" in MIXES[mix] for mix in (args.common, args.serious)) and not args.new_frontier:
            raise Misuse("Red threats come with The New Frontier. Add --new-frontier.")
        mission = drawn_mission(timeline, setting, args.seed)
    if args.hands is None:
        return mission, None
    if args.hands == DEALT:
        Task(mission)
        rules = mission.get("rules", {})
        return mission, drawn_hands(mission, rules.get("double_actions", False), args.seed)
    return mission, parsed(args.hands)


def parsed(file: str) -> Any:
    try:
        return msgspec.json.decode(read(file))
    except msgspec.DecodeError as wrong:
        raise Failure(f"{file} is not JSON: {wrong}.") from None


class Effort(NamedTuple):
    """How long to search: so many seconds, or until all searchers together have tried so many plans."""

    seconds: float
    plans: int | None = None


def solve(mission: Any, hands: Any, effort: Effort, seed: str, jobs: int) -> tuple[Solution, bool]:
    """The best of several searches, each with its own seed, and whether they were stopped."""
    spawn = multiprocessing.get_context("spawn")
    news: Queue[News] = spawn.Queue()
    task = msgspec.json.encode((mission, hands))
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent, which keeps the result
    searchers = [
        spawn.Process(target=search, args=(task, share, seed, number, news), daemon=True)
        for number, share in enumerate(shares(effort, jobs))
    ]
    for searcher in searchers:
        searcher.start()
    signal.signal(signal.SIGINT, heard)
    best, finder = _start(mission, hands), -1
    spent = [0] * jobs
    done = 0
    stopped = False
    console = Console(stderr=True)
    with Status("searching", console=console, spinner="line") as status:
        try:
            while done < jobs:
                try:
                    number, evaluations, solution = news.get(timeout=0.5)
                except Empty:
                    done = sum(not searcher.is_alive() for searcher in searchers)
                    continue
                spent[number] = max(spent[number], evaluations)
                done += not solution and evaluations < 0
                if solution:
                    better = msgspec.msgpack.decode(solution, type=Solution)
                    if (better.worth, -number) > (
                        best.worth,
                        -finder,
                    ):  # on a tie the first searcher's, not the fastest's
                        best, finder = better, number
                status.update(f"{sum(spent):>9,} plans   {_said(best)}")
        except KeyboardInterrupt:
            stopped = True
    for searcher in searchers:
        searcher.terminate()
        searcher.join()
    return msgspec.structs.replace(best, evaluations=sum(spent)), stopped


def shares(effort: Effort, jobs: int) -> list[Effort]:
    """What each searcher has to do.

    >>> shares(Effort(9.0, 1000), 3) == [Effort(9.0, 334), Effort(9.0, 333), Effort(9.0, 333)]
    True
    """
    if effort.plans is None:
        return [effort] * jobs
    each, more = divmod(effort.plans, jobs)
    return [Effort(effort.seconds, each + (number < more)) for number in range(jobs)]


def search(task: bytes, effort: Effort, seed: str, number: int, news: Queue[News]) -> None:
    """One searcher, in a process of its own. The first starts from the plans in the file, the others from none."""
    until = monotonic() + effort.seconds
    mission, hands = msgspec.json.decode(task)
    problem = Task(mission, hands)
    found = problem.start(seed_number(seed, number), from_scratch=number > 0)
    more = True
    while more:
        left = STRIDE if effort.plans is None else min(STRIDE, effort.plans - found.evaluations)
        better = found.run(max(left, 1))
        more = monotonic() < until if effort.plans is None else found.evaluations < effort.plans
        if not more:
            better = better or found.survived
            found.tidy()
        said = b""
        if better:
            said = msgspec.msgpack.encode(problem.solution(found.best, found.evaluations, found.value))
        news.put((number, found.evaluations, said))
    news.put((number, -1, b""))


def seed_number(seed: str, number: int) -> int:
    return int.from_bytes(f"{number}:{seed}".encode()[:8].ljust(8, b"."), "big")


def _start(mission: Any, hands: Any) -> Solution:
    task = Task(mission, hands)
    first = task.start(0, from_scratch=False)
    return task.solution(first.best, 0, first.value)


def _said(best: Solution) -> str:
    return "the ship is lost so far" if best.score is None else f"the ship comes home: {half(best.score)}"
