"""How many missions a crew of bots survives at each level, over the same seeds: ``make crews``."""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.table import Table

import readyroom
from readyroom.cli.arguments import options_from
from readyroom.cli.simulate.plan import Plan, Result
from readyroom.cli.simulate.pool import run_matches
from readyroom.cli.simulate.tally import wilson

WANTED = {"easy": 0.0, "normal": 0.7, "hard": 0.9, "expert": 0.9}
"""The share of white missions of the basic class that a crew of four should survive. Below it by luck alone is fine."""
KINDS = {
    "white": [],
    "yellow": ["common=yellow", "serious=yellow"],
    "red": ["common=red", "serious=red", "new_frontier"],
    "double actions": ["double_actions", "mission=double_action_standard"],
    "specializations": ["specializations"],
}
"""The missions of the table made by ``--all``."""
LOST = "The ship was lost"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", "--missions", type=int, default=100)
    parser.add_argument("--crew", type=int, default=4, help="players, all of them bots (4)")
    parser.add_argument("--levels", default=",".join(WANTED))
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--all", action="store_true", help="white, yellow, red, double actions and specializations")
    parser.add_argument("--jobs", type=int)
    parser.add_argument("--seed", default="crews")
    args = parser.parse_args()
    kinds = KINDS if args.all else {", ".join(args.options) or "white": args.options}
    table = Table(title=f"{args.missions} missions with {args.crew} bots, seed {args.seed}")
    for heading in ("missions", "level", "survived", "95% interval", "wanted", "score", "ms a decision", "decisions"):
        table.add_column(heading, justify="left" if heading in ("missions", "level") else "right")
    holds = True
    for kind, chosen in kinds.items():
        for level in args.levels.split(","):
            plan = Plan("space-alert", args.crew, options_from(chosen), (level,) * args.crew, args.seed)
            results, stopped = run_matches(plan, args.missions, args.jobs, Console(stderr=True))
            if stopped:
                return 130
            holds &= add_row(table, kind, level, results, judged=not chosen and args.crew == 4)
    (Console() if sys.stdout.isatty() else Console(width=140)).print(table)
    return 0 if holds else 1


def add_row(table: Table, kind: str, level: str, results: list[Result], judged: bool) -> bool:
    for result in results:
        if result.fault:
            print(f"{level}, {result.seed}: {result.fault}", file=sys.stderr)
    played = [result for result in results if not result.fault]
    home = sum(not result.reason.startswith(LOST) for result in played)
    low, high = wilson(home, len(played))
    decisions = sum(sum(result.decisions) for result in played)
    thought = sum(sum(result.thinking) for result in played)
    rate = home / len(played)
    table.add_row(
        kind,
        level,
        f"{rate:.0%}",
        f"{low:.0%} to {high:.0%}",
        f"{WANTED.get(level, 0.0):.0%}" if judged else "",
        f"{sum(result.scores[0] for result in played) / len(played):.1f}",
        f"{1000 * thought / decisions:.0f}",
        f"{decisions // len(played)}",
    )
    print(f"{kind}, {level}: {rate:.0%} ({low:.0%} to {high:.0%}) of {len(played)}", file=sys.stderr, flush=True)
    return len(played) == len(results) and (not judged or high >= WANTED.get(level, 0.0))


if __name__ == "__main__":
    readyroom.game("space-alert")
    sys.exit(main())
