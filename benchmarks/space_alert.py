"""Space Alert: how fast a whole mission resolves, twelve turns of five with eight threats, on double actions; and how
many plans a second the solver tries."""

from __future__ import annotations

from pathlib import Path
from time import process_time

import msgspec
from benchmarks.rows import Row, at_least, at_most

from readyroom.games.space_alert.file.reader import read_mission
from readyroom.games.space_alert.file.resolver import resolve
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.turn.round import resolve_round
from readyroom.games.space_alert.solver.drawn import Setting, drawn_mission
from readyroom.games.space_alert.solver.search import Search
from readyroom.games.space_alert.solver.task import Task
from readyroom.games.space_alert.timeline import find

EXAMPLE = Path(__file__).parents[1] / "examples" / "space-alert" / "double-actions.json"
EIGHTH = {"turn": 8, "zone": "red", "card": "E3-105"}
WHAT = "Space Alert, resolving a whole mission"
WHO = "5 crew, 12 turns, 8 threats"
MISSIONS = (
    ("mission/7", Setting(4)),
    ("mission/3", Setting(5, "yellow", "yellow")),
    ("mission/2", Setting(5, "red", "red", new_frontier=True)),
)


def resolutions(seconds: float, rounds: int) -> list[Row]:
    """From a parsed mission: a solver does this again and again, a table once."""
    plain = msgspec.json.decode(EXAMPLE.read_bytes())
    plain["threats"].append(EIGHTH)
    whole = resolve(plain)
    if whole.outcome != "survived" or len(plain["crew"]) != 5 or len(plain["threats"]) != 8:
        raise RuntimeError("The mission that is measured must last all twelve turns.")
    quiet, aloud = read_mission(plain, trace=False), read_mission(plain, trace=True)
    without, told = [], []
    for _ in range(rounds):
        without.append(_milliseconds(quiet, seconds))
        told.append(_milliseconds(aloud, seconds))
    return [
        at_most(WHAT, f"{WHO}, no trace", min(without), "ms", 1),
        at_least(WHAT, f"{WHO}, no trace", 1000 / min(without), "/s", 60_000),
        Row(WHAT, f"{WHO}, with its trace of {len(whole.trace)} events", min(told), "ms"),
    ]


def plans(seconds: float, rounds: int) -> list[Row]:
    """Plans the search tries on one core, beside a solver in C# that tries 93,000 a second according to its author."""
    found = []
    for name, setting in MISSIONS:
        task = Task(drawn_mission(find(name), setting, "0"))
        tried = max(_tried(task.start(seed, from_scratch=True), seconds) for seed in range(rounds))
        who = f"{name}, {setting.crew} crew, {setting.common} threats"
        found.append(at_least("Space Alert, plans that the solver tries", who, tried, "/s", 93_000, ", as in C#"))
    return found


def _tried(search: Search, seconds: float) -> float:
    before = search.evaluations
    started = process_time()
    while (spent := process_time() - started) < seconds:
        search.run(500)
    return (search.evaluations - before) / spent


def _milliseconds(mission: Mission, seconds: float) -> float:
    count = 0
    started = process_time()
    while (spent := process_time() - started) < seconds:
        resolve_round(mission.clone())
        count += 1
    return spent / count * 1000
