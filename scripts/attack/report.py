"""The tables at the end of a run."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table
from scripts.attack.journal import Journal
from scripts.attack.nodes import Node
from scripts.attack.verify import Found, Verification

HEADS = (
    "tables", "over", "entries", "acked\nactions", "other\nacks", "lost", "doubled", "out of\norder", "gaps",
    "not re-\nplayed", "views\nchecked", "foreign\nviews", "refused,\nthen done", "inci-\ndents",
)  # fmt: skip


def console() -> Console:
    """The console of a run. From now on SIGTERM works like Ctrl-C: nothing is left running."""
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it by default
    return Console(highlight=False) if sys.stdout.isatty() else Console(width=160, highlight=False)


def unless_stopped(main: Callable[[], int]) -> int:
    """Handles Ctrl-C before there is anything to report."""
    try:
        return main()
    except KeyboardInterrupt:
        return 130


def bar(what: str, out: Console) -> Progress:
    return Progress(TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=out)


def verdict(address: str, journal: Journal, nodes: list[Node], more: Sequence[RenderableType], out: Console) -> int:
    """Checks everything that was acknowledged and shown, and prints what was found; returns the number of faults."""
    checking = Verification(address, journal)
    progress = bar("matches checked", out)
    with progress:
        task = progress.add_task("", total=len(journal.games))
        found = checking.run(lambda: progress.advance(task))
    for said in (checked(found), *more):
        out.print(said)
    fell = servers(nodes, out)
    people(journal, [*journal.wrong, *checking.wrong], out)
    for trace in checking.stored.traces[:3]:
        out.print(trace[-1500:], markup=False)
    return sum(one.faults for one in found) + len(journal.wrong) + fell + sum(node.orphans for node in nodes)


def played(go: Coroutine[Any, Any, None], out: Console, stopped: Callable[[], str]) -> bool:
    """Plays until the end; False if it was interrupted, which is said."""
    try:
        asyncio.run(go)
    except KeyboardInterrupt:
        out.print(stopped())
        return False
    return True


def checked(found: Iterable[Found]) -> Table:
    """One line per game: how much was checked, and how much of it was wrong."""
    shown = Table(Column("game", no_wrap=True), *HEADS)
    total = Found("all")
    for one in found:
        shown.add_row(*_cells(one))
        for name in one.__struct_fields__[1:]:
            setattr(total, name, getattr(total, name) + getattr(one, name))
    shown.add_section()
    shown.add_row(*_cells(total))
    return shown


def _cells(one: Found) -> tuple[str, ...]:
    numbers = (
        one.tables, one.over, one.entries, one.actions, one.others, one.lost, one.doubled, one.disordered, one.gaps,
        one.unreplayable, one.views, one.foreign, one.refused_but_done, one.incidents,
    )  # fmt: skip
    return (one.game, *(f"{number:,}" for number in numbers))


def servers(nodes: list[Node], out: Console) -> int:
    """What the servers logged and left behind; returns how many of them fell."""
    complaints: Counter[str] = sum((node.complaints() for node in nodes), Counter())
    fell = [code for node in nodes for code in node.fell]
    orphans = sum(node.orphans for node in nodes)
    out.print(
        f"Servers: {sum(node.starts for node in nodes)} starts, {len(fell)} fell by themselves{_codes(fell)}, "
        f"{sum(complaints.values())} errors logged, {orphans} workers outlived their server."
    )
    for complaint, times in complaints.most_common(8):
        out.print(f"  {times:>5} x {complaint}", markup=False)
    return len(fell)


def people(journal: Journal, wrong: list[str], out: Console) -> None:
    """What people met, and the first sentences about what went wrong."""
    counts = ", ".join(f"{name} {number:,}" for name, number in sorted(journal.counts.items()))
    out.print(f"People: {counts}.")
    for reason, times in journal.reasons.most_common(8):
        out.print(f"  {times:>5} x refused: {reason}", markup=False)
    for sentence in wrong[:20]:
        out.print(f"  {sentence}", markup=False)


def _codes(codes: list[int]) -> str:
    return f" (exit codes {', '.join(map(str, sorted(codes)))})" if codes else ""
