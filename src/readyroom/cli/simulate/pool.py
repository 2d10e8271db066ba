"""Plays a plan's matches on all cores or a cluster, showing progress. Ctrl-C keeps what has been played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.console import Console

from readyroom.cli.arguments import find_here, load_games
from readyroom.cli.progress import told
from readyroom.cli.simulate.plan import Plan, Result, play_match
from readyroom.cli.workers import Workers


def run_matches(plan: Plan, count: int, jobs: int | None, console: Console) -> tuple[list[Result], bool]:
    """The results in match order, and whether it was interrupted."""
    results: list[Result] = []
    stopped = play_rest(plan, set(), count, Workers(jobs), console, results.append)
    return sorted(results, key=lambda result: result.number), stopped


def play_rest(
    plan: Plan, played: set[int], count: int, workers: Workers, console: Console, keep: Callable[[Result], None]
) -> bool:
    """Plays the plan's remaining matches. Returns whether it was interrupted."""
    left = [number for number in range(count) if number not in played]
    work = workers.do(partial(play_match, plan), left, ready, (plan.sources, plan.bots))
    try:
        for result in told(work, f"{plan.game}, {plan.seats} seats", count, count - len(left), console):
            keep(result)
    except KeyboardInterrupt:
        return True
    return False


def ready(sources: tuple[str, ...], bots: tuple[str, ...]) -> None:
    """Makes games and bots named as MODULE:CLASS known to a process."""
    load_games(sources)
    find_here(bots)
