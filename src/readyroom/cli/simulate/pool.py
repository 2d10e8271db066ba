"""Matches of a plan on all cores or a cluster, with their progress. Ctrl-C keeps what has been played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.console import Console

from readyroom.cli.arguments import find_here, load_games
from readyroom.cli.progress import told
from readyroom.cli.simulate.plan import Plan, Result, play_match
from readyroom.cli.workers import Workers


def run_matches(plan: Plan, count: int, jobs: int | None, console: Console) -> tuple[list[Result], bool]:
    """The results in the order of the matches, and whether it was stopped."""
    results: list[Result] = []
    stopped = play_rest(plan, set(), count, Workers(jobs), console, results.append)
    return sorted(results, key=lambda result: result.number), stopped


def play_rest(
    plan: Plan, played: set[int], count: int, workers: Workers, console: Console, keep: Callable[[Result], None]
) -> bool:
    """Plays those of the plan's first matches that are not played yet; whether it was stopped."""
    left = [number for number in range(count) if number not in played]
    work = workers.do(partial(play_match, plan), left, ready, (plan.sources, plan.bots))
    try:
        for result in told(work, f"{plan.game}, {plan.seats} seats", count, count - len(left), console):
            keep(result)
    except KeyboardInterrupt:
        return True
    return False


def ready(sources: tuple[str, ...], bots: tuple[str, ...]) -> None:
    """Lets a process know the games and bots that were named as MODULE:CLASS."""
    load_games(sources)
    find_here(bots)
