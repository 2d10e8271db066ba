"""``make same-rules``: compares compiled rules and source in random matches with the same luck.

Two processes play every match, over all games, option sets, versions and seat counts. After each action the whole
state, and now and then the legal actions, must have the same fingerprint.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from hashlib import blake2b
from pathlib import Path
from typing import IO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from tests.every_game import every_game

from readyroom.core.chance import Chance
from readyroom.core.conformance import Case, cases
from readyroom.core.match import Match
from readyroom.core.native import compiled
from readyroom.core.playout import BEAT

TOP = Path(__file__).parents[1]
BUILDS = {"source": TOP / "src", "compiled": TOP / "build" / "compiled"}
GISTS = 50
"""Legal actions are compared every so many actions."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Play the same random matches on the source and on compiled rules.")
    parser.add_argument("-n", type=int, default=10_000, help="how many matches (default 10,000)")
    parser.add_argument("--game", default="", metavar="SLUG", help="only this game")
    parser.add_argument("--most", type=int, default=400, help="how many actions of each match (default 400)")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)  # for the two child processes
    asked = parser.parse_args()
    return play(asked) if asked.play else compare(asked)


def compare(asked: argparse.Namespace) -> int:
    console = Console()
    bar = Progress(TextColumn("matches"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console)
    actions = 0
    with ExitStack() as both, bar:
        played = [both.enter_context(player(build)) for build in BUILDS]
        task = bar.add_task("", total=asked.n)
        pairs = zip(*(lines(process.stdout) for process in played), strict=True)
        for count, (source, other) in enumerate(pairs, start=1):
            if source != other:
                console.print(f"They differ:\n  source    {source}\n  compiled  {other}", markup=False)
                return 1
            actions += int(source.split()[-2])
            bar.update(task, completed=count)
    codes = [process.returncode for process in played]
    console.print(f"{asked.n:,} matches, {actions:,} actions, every state the same on the source and compiled.")
    return max(codes)


def player(build: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "scripts.same_rules", *sys.argv[1:], "--play"]
    return subprocess.Popen(
        command, cwd=TOP, env={**os.environ, "PYTHONPATH": str(BUILDS[build])}, stdout=subprocess.PIPE, text=True
    )


def lines(read: IO[str] | None) -> Iterator[str]:
    assert read is not None
    build = next(read, "").strip()
    assert build, "One of the two did not start."
    return (line.strip() for line in read)


def play(asked: argparse.Namespace) -> int:
    sys.stdout.write(f"{compiled()}\n")
    ways = [case for game in every_game() if asked.game in ("", game.slug) for case in cases(game)]
    for number in range(asked.n):
        sys.stdout.write(f"{walked(ways[number % len(ways)], number, asked.most)}\n")
        sys.stdout.flush()
    return 0


def walked(case: Case, number: int, most: int) -> str:
    """A random match: its name, its number of actions, and a fingerprint of all its states."""
    match = Match.start(case.game, case.options, case.seats, f"same rules {number}", case.version)
    pick = Chance(f"pick {number}")
    seen = blake2b(match.digest.encode(), digest_size=16)
    actions = 0
    while match.outcome is None and actions < most:
        for seat in match.to_act:
            legal = match.legal(seat)
            if legal:
                match.act(seat, legal[pick.below(len(legal))])
                actions += 1
                seen.update(match.digest.encode())
                if actions % GISTS == 0:
                    seen.update(match.gist.encode())
        if match.deadline is not None:
            match.tick(match.now + BEAT)
            seen.update(match.digest.encode())
        pick.outcomes.clear()
    seen.update(match.gist.encode())
    return f"{case} match {number} {actions} {seen.hexdigest()}"


if __name__ == "__main__":
    sys.exit(main())
