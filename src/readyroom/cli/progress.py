"""Progress of long work, with its rate and the time left: a bar, or lines in a log."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from statistics import median_high
from time import monotonic
from typing import TypeVar

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

R = TypeVar("R")
EVERY = 60.0
"""Seconds between two lines in a log."""
RECENT = 9
"""The rate is the median of this many lines, so that a pause of the machine or the process does not count."""


def told(results: Iterable[R], what: str, total: int, before: int, console: Console) -> Iterator[R]:
    """Passes on each result and shows progress. ``before`` of the total were already done."""
    if not console.is_terminal:
        yield from _in_lines(results, what, total, before, console)
        return
    with _bar(console) as progress:
        bar = progress.add_task(what, total=total, completed=before)
        for result in results:
            yield result
            progress.update(bar, advance=1)


def _in_lines(results: Iterable[R], what: str, total: int, before: int, console: Console) -> Iterator[R]:
    said, told_of = monotonic(), before
    rates = deque[float](maxlen=RECENT)
    for done, result in enumerate(results, start=before + 1):
        yield result
        now = monotonic()
        if now - said >= EVERY:
            rates.append((done - told_of) / (now - said))
            said, told_of = now, done
            rate = median_high(rates)
            left = duration((total - done) / rate)
            console.print(
                f"{what}: {done:,} of {total:,} matches, {60 * rate:,.1f} a minute, {left} left",
                highlight=False,
                soft_wrap=True,
            )


def duration(seconds: float) -> str:
    """
    >>> duration(42), duration(125), duration(7 * 3600 + 359)
    ('42 s', '2 min', '7 h 5 min')
    """
    if seconds < 60:
        return f"{seconds:.0f} s"
    hours, minutes = divmod(int(seconds) // 60, 60)
    return f"{hours} h {minutes} min" if hours else f"{minutes} min"


class _Rate(ProgressColumn):
    """Matches per minute."""

    def render(self, task: Task) -> Text:
        return Text(f"{60 * task.speed:,.1f} a minute" if task.speed else "")


def _bar(console: Console) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("matches"),
        _Rate(),
        TimeRemainingColumn(),
        TextColumn("left"),
        console=console,
        transient=True,
    )
