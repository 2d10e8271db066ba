"""Many matches on all cores, with a progress bar. Ctrl-C keeps what has been played."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from typing import BinaryIO

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from readyroom.cli.given import load_games
from readyroom.cli.simulate.plan import Plan, Result, play_match

Task = tuple[Plan, int]


def run_matches(
    plan: Plan, count: int, jobs: int | None, console: Console, written: BinaryIO
) -> tuple[list[Result], bool]:
    """The results in the order of the matches, and whether somebody stopped it. Each is written down as it comes."""
    workers = min(jobs or os.cpu_count() or 1, count)
    tasks = [(plan, number) for number in range(count)]
    results: list[Result] = []
    stopped = False
    with _progress(console) as progress:
        bar = progress.add_task(f"{plan.game}, {plan.seats} seats", total=count)
        try:
            for result in _each(tasks, workers, plan.sources):
                results.append(result)
                written.write(msgspec.json.encode(result) + b"\n")
                written.flush()
                progress.update(bar, advance=1)
        except KeyboardInterrupt:
            stopped = True
    return sorted(results, key=lambda result: result.number), stopped


def _each(tasks: list[Task], workers: int, sources: tuple[str, ...]) -> Iterator[Result]:
    if workers == 1:
        yield from map(_play, tasks)
        return
    # Fresh processes: those forked from one with a running progress bar may inherit its locks. They are born deaf to
    # Ctrl-C, which the parent alone answers.
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
    pool = multiprocessing.get_context("spawn").Pool(workers, load_games, (sources,))
    signal.signal(signal.SIGINT, heard)
    try:
        # Small bundles while there are few, so that the bar moves and the cores finish together.
        yield from pool.imap_unordered(_play, tasks, chunksize=max(1, min(16, len(tasks) // (workers * 8))))
    finally:
        pool.terminate()
        pool.join()


def _play(task: Task) -> Result:
    return play_match(*task)


def _progress(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("matches"),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
