"""How often each level of a game's bots beats the one below, over the same seeds: ``make bots``."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

import readyroom
from readyroom.cli.arguments import load_games
from readyroom.cli.measure import both_ends
from readyroom.cli.simulate.plan import Plan
from readyroom.cli.simulate.pool import run_matches
from readyroom.cli.simulate.tally import Report, tally
from readyroom.cli.terminal import chosen
from readyroom.core.game import Game
from readyroom.server.table.options import plain_options

WANTED = {"galaxy-trucker": 0.7}
"""The share of two-player matches that the stronger level should win; in other games, which have less luck:"""
USUALLY = 0.75
ROWS: dict[str, list[dict[str, Any]]] = {
    "galaxy-trucker": [{"flights": "I"}, {"flights": "II"}, {"flights": "III"}, {"flights": "II", "missions": True}]
}
"""The options to compare them with; other games as printed and with everything."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slug", nargs="?", default="tiny-epic-galaxies")
    parser.add_argument("--game", metavar="SLUG", help="the same as the slug, or MODULE:CLASS of one not registered")
    parser.add_argument("-n", "--matches", type=int, default=200)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--plain", action="store_true", help="only with the usual options")
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")
    args = parser.parse_args()
    game, sources = find(args.game or args.slug)
    table = Table(title=f"{game.title}: {args.matches} matches of two, seed {args.seed}", title_justify="left")
    for heading in ("options", "stronger", "weaker"):
        table.add_column(heading)
    for heading in ("wins", "95% interval", "scores", "ms a turn", f"at least {wanted(game.slug):.0%}"):
        table.add_column(heading, justify="right")
    holds = True
    rows = ROWS.get(game.slug) or [plain_options(options) for options, _ in both_ends(game)]
    for options in rows[: 1 if args.plain else None]:
        for weaker, stronger in zip(game.levels, game.levels[1:], strict=False):
            plan = Plan(game.slug, 2, options, (stronger, weaker), args.seed, sources)
            holds &= add_row(table, contest(plan, args.matches, args.jobs))
    (Console() if sys.stdout.isatty() else Console(width=140)).print(table)
    return 0 if holds else 1


def wanted(slug: str) -> float:
    return WANTED.get(slug, USUALLY)


def find(named: str) -> tuple[Game, tuple[str, ...]]:
    """A game by its slug, or by module path; each process must then be told the path."""
    if ":" not in named:
        return readyroom.game(named), ()
    before = set(readyroom.games())
    load_games((named,))
    return readyroom.game((set(readyroom.games()) - before).pop()), (named,)


def contest(plan: Plan, matches: int, jobs: int | None) -> Report:
    results, stopped = run_matches(plan, matches, jobs, Console(stderr=True))
    if stopped:
        raise SystemExit(130)
    return tally(plan, results)


def add_row(table: Table, report: Report) -> bool:
    stronger, weaker = report.bots
    holds = stronger.rate >= wanted(report.plan.game) and not report.faults
    table.add_row(
        chosen(readyroom.game(report.plan.game), report.plan.options, most=1),
        stronger.bot,
        weaker.bot,
        f"{stronger.rate:.1%}",
        f"{stronger.low:.1%} to {stronger.high:.1%}",
        f"{stronger.score:.1f} : {weaker.score:.1f}",
        f"{stronger.turn_ms:.0f} : {weaker.turn_ms:.0f}",
        "yes" if holds else "no",
    )
    print(f"{stronger.bot} beats {weaker.bot}: {stronger.rate:.1%} of {report.plan.options}", file=sys.stderr)
    for fault in report.faults:
        print(fault, file=sys.stderr)
    return holds


if __name__ == "__main__":
    sys.exit(main())
