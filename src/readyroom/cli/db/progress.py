"""Progress bars on a terminal; nothing elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from readyroom.store.backup import Told


@contextmanager
def bars(console: Console) -> Iterator[Progress]:
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    ) as progress:
        yield progress


def bar(progress: Progress, doing: str) -> Told:
    """A callback that moves a progress bar."""
    task = progress.add_task(doing, total=None)
    return lambda done, total: progress.update(task, completed=done, total=total)
