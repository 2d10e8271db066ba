"""Many matches on all cores, with a progress bar. Ctrl-C keeps what has been played."""

from __future__ import annotations

from typing import BinaryIO

import msgspec
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from readyroom.cli.arguments import load_games
from readyroom.cli.cores import on_all_cores
from readyroom.cli.simulate.plan import Plan, Result, play_match


def run_matches(
    plan: Plan, count: int, jobs: int | None, console: Console, written: BinaryIO
) -> tuple[list[Result], bool]:
    """The results in the order of the matches, and whether it was stopped. Each is written down as it comes."""
    tasks = [(plan, number) for number in range(count)]
    results: list[Result] = []
    stopped = False
    with progress_bar(console) as progress:
        bar = progress.add_task(f"{plan.game}, {plan.seats} seats", total=count)
        try:
            for result in on_all_cores(_play, tasks, jobs, load_games, (plan.sources,)):
                results.append(result)
                written.write(msgspec.json.encode(result) + b"\n")
                written.flush()
                progress.update(bar, advance=1)
        except KeyboardInterrupt:
            stopped = True
    return sorted(results, key=lambda result: result.number), stopped


def _play(task: tuple[Plan, int]) -> Result:
    return play_match(*task)


class _Rate(ProgressColumn):
    """Matches a minute."""

    def render(self, task: Task) -> Text:
        return Text(f"{60 * task.speed:,.1f} a minute" if task.speed else "")


def progress_bar(console: Console) -> Progress:
    """How many, how quickly, and how long it will take yet."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("matches"),
        _Rate(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
