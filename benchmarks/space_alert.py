"""Space Alert: how fast a whole mission resolves, twelve turns of five with eight threats, on double actions."""

from __future__ import annotations

from pathlib import Path
from time import perf_counter

import msgspec
from benchmarks.rows import Row, at_most

from readyroom.games.space_alert.file.reading import read_mission
from readyroom.games.space_alert.file.resolver import resolve
from readyroom.games.space_alert.mission.mission import Mission
from readyroom.games.space_alert.mission.turn.round import resolve_round

EXAMPLE = Path(__file__).parents[1] / "examples" / "space-alert" / "double-actions.json"
EIGHTH = {"turn": 8, "zone": "red", "card": "E3-105"}
WHAT = "Space Alert, resolving a whole mission"
WHO = "5 crew, 12 turns, 8 threats"


def resolutions(seconds: float, rounds: int) -> list[Row]:
    """From a mission that has been read: what a solver does again and again, and what a table does once."""
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
        Row(WHAT, f"{WHO}, no trace", 1000 / min(without), "/s", "the dream: 93,000"),
        Row(WHAT, f"{WHO}, with its trace of {len(whole.trace)} events", min(told), "ms"),
    ]


def _milliseconds(mission: Mission, seconds: float) -> float:
    count = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        resolve_round(mission.clone())
        count += 1
    return spent / count * 1000
