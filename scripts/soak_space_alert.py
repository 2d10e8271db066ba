"""``python -m scripts.soak_space_alert``: random Space Alert missions over all boxes, crews, classes and variants.

Two kinds alternate: whole matches through the contract, which must end, keep their invariants and replay identically;
and missions on paper with random plans, which must resolve without an exception, twice to the same result, with and
without a trace.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator
from typing import Any

import msgspec

from readyroom.core.chance import Chance
from readyroom.core.conformance import Case, soak
from readyroom.core.errors import BadOptions
from readyroom.games.space_alert.file.resolver import resolve
from readyroom.games.space_alert.game import GAME
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import MIXES
from readyroom.games.space_alert.mission.orders import SYMBOLS
from readyroom.games.space_alert.mission.places import ZONES
from readyroom.games.space_alert.mission.specializations import NAMES
from readyroom.games.space_alert.mission.tracks import TRACK_NAMES
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.timeline import KINDS

PLAIN = SYMBOLS[1:8]
HEROIC = SYMBOLS[8:]


def main() -> int:
    parser = argparse.ArgumentParser(description="Fly random missions until something breaks, or nothing does.")
    parser.add_argument("-n", type=int, default=10_000, help="how many missions (default 10,000)")
    parser.add_argument("--paper", type=int, default=10_000, help="how many on paper (default 10,000)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many processes (default: all cores)")
    asked = parser.parse_args()
    began = time.monotonic()
    failures: list[str] = []
    with multiprocessing.Pool(asked.jobs) as pool:
        for flown, count in ((fly, asked.n), (on_paper, asked.paper)):
            for done, wrong in enumerate(pool.imap_unordered(flown, range(count), chunksize=16), 1):
                failures += [wrong] if wrong else []
                if done % 1000 == 0:
                    sys.stdout.write(f"{flown.__name__}: {done:,} of {count:,}, failures: {len(failures)}\n")
                    sys.stdout.flush()
    sys.stdout.write(f"{asked.n + asked.paper:,} missions in {time.monotonic() - began:.0f} s, ")
    sys.stdout.write(f"over {len(WAYS)} combinations, failures: {len(failures)}.\n")
    for wrong in failures[:10]:
        sys.stdout.write(f"{wrong}\n")
    return 1 if failures else 0


def ways() -> Iterator[tuple[Options, int]]:
    """Every class with every crew, box and variant; mixes of colors and campaigns alternate."""
    turn = 0
    switches = itertools.product(KINDS, range(1, 6), (False, True), (False, True), (False, True), (False, True))
    for kind, seats, frontier, double, special, fifth in switches:
        offered = [mix for mix in MIXES if frontier or "red" not in MIXES[mix]]
        chosen = {
            "mission": kind, "common": offered[turn % len(offered)],
            "serious": offered[turn // len(offered) % len(offered)], "new_frontier": frontier,
            "double_actions": double, "variable_range": turn % 3 > 0, "specializations": special,
            "fifth_member": fifth, "no_androids": seats == 3 and not fifth and turn % 4 == 0,
            "campaign": (0, 0, 2, 3)[turn % 4], "pace": "normal" if turn % 5 else "untimed",
        }  # fmt: skip
        options = msgspec.convert(chosen, Options)
        turn += 1
        try:
            GAME.check_options(options, seats)
        except BadOptions:
            continue
        yield options, seats


WAYS = list(ways())


def fly(number: int) -> str:
    """One random match; returns what went wrong, or an empty string."""
    options, seats = WAYS[number % len(WAYS)]
    case = Case(GAME, options, seats, GAME.versions[-1], f"soak {number // len(WAYS)}")
    try:
        soak(case)
    except Exception as wrong:  # any failure is what we are looking for
        return f"{case}: {type(wrong).__name__}: {wrong}"
    return ""


def on_paper(number: int) -> str:
    mission = random_mission(Chance(f"paper {number}"))
    try:
        told, again, quiet = resolve(mission), resolve(mission), resolve(mission, trace=False)
        if told != again:
            return f"paper {number}: two resolutions differ."
        if (quiet.outcome, quiet.points, quiet.damage) != (told.outcome, told.points, told.damage):
            return f"paper {number}: without a trace it ends otherwise."
    except Exception as wrong:  # as above
        return f"paper {number}: {type(wrong).__name__}: {wrong}"
    return ""


def random_mission(chance: Chance) -> dict[str, Any]:
    """A mission file: up to a dozen threats of any color, one to five crew members, any rules."""
    double = chance.below(2) == 0
    tracks = list(TRACK_NAMES)
    specializations: list[str] = list(NAMES)
    cards = list(CARDS)
    threats: list[dict[str, Any]] = []
    turns = {False: list(range(1, 9)), True: list(range(1, 9))}
    for _ in range(chance.below(13)):
        card = chance.take(cards)
        if turns[card.internal]:
            zone = "internal" if card.internal else ZONES[chance.below(3)]
            threats.append({"turn": chance.take(turns[card.internal]), "zone": zone, "card": card.code})
    return {
        "tracks": {zone: chance.take(tracks) for zone in (*ZONES, "internal")},
        "threats": threats,
        "crew": [random_member(i, specializations, double, chance) for i in range(1 + chance.below(5))],
        "rules": {"double_actions": double, "variable_range": chance.below(2) == 0},
        "seed": chance.below(1 << 30),
    }


def random_member(i: int, specializations: list[str], double: bool, chance: Chance) -> dict[str, Any]:
    member: dict[str, Any] = {"name": f"member {i}", "android": chance.below(4) == 0}
    special: list[str] = []
    if chance.below(2):
        member["specialization"] = chance.take(specializations)
        member["level"] = 1 + chance.below(3)
        special = ["special"] if member["level"] == 1 else ["special", "advanced"]
    member["plan"] = [random_order(special, double, chance) for _ in range(12)]
    return member


def random_order(special: list[str], double: bool, chance: Chance) -> str | None:
    kind = chance.below(12)
    if kind == 0:
        return None
    if kind == 1 and special:
        return special[chance.below(len(special))]
    if kind == 2 and not special:
        return HEROIC[chance.below(len(HEROIC))]
    first = PLAIN[chance.below(len(PLAIN))]
    return f"{first}+{PLAIN[chance.below(len(PLAIN))]}" if double and kind > 6 else first


if __name__ == "__main__":
    raise SystemExit(main())
