"""Matches of a plan on all cores, with their progress. Ctrl-C keeps what has been played."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rich.console import Console

from readyroom.cli.arguments import find_here, load_games
from readyroom.cli.cores import on_all_cores
from readyroom.cli.progress import told
from readyroom.cli.simulate.plan import Plan, Result, play_match


def run_matches(plan: Plan, count: int, jobs: int | None, console: Console) -> tuple[list[Result], bool]:
    """The results in the order of the matches, and whether it was stopped."""
    results: list[Result] = []
    stopped = play_rest(plan, set(), count, jobs, console, results.append)
    return sorted(results, key=lambda result: result.number), stopped


def play_rest(
    plan: Plan, played: set[int], count: int, jobs: int | None, console: Console, keep: Callable[[Result], None]
) -> bool:
    """Plays those of the plan's first matches that are not played yet; whether it was stopped."""
    left = [number for number in range(count) if number not in played]
    work = on_all_cores(partial(play_match, plan), left, jobs, ready, (plan.sources, plan.bots))
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
