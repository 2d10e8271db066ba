"""A simulation's numbers as tables in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from readyroom.cli.simulate.tally import Report
from readyroom.core.english import count


def show(report: Report, written: list[Path], console: Console) -> None:
    plan = report.plan
    chosen = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    console.print(
        f"[bold]{plan.game}[/], {plan.seats} seats{f', {escape(chosen)}' if chosen else ''}: "
        f"{count(report.matches, 'match')}, seed {escape(plan.seed)}"
    )
    console.print(_bots(report, console))
    console.print(
        f"A match takes {report.actions:.0f} actions ({report.actions_low:.0f} to {report.actions_high:.0f} in nine of"
        f" ten); {report.actions_per_second:,.0f} actions a second in each process."
    )
    if report.even is None:
        console.print(f"The crew won {report.seat_rates[0]:.1%} of its matches.")
    elif plan.seats > 1:
        seats = ", ".join(f"seat {seat} {rate:.0%}" for seat, rate in enumerate(report.seat_rates))
        console.print(f"Wins by seat: {seats}.")
    for ending, often in list(report.endings.items())[:8]:
        console.print(f"  {often:>6}x {escape(ending)}")
    for fault in report.faults[:10]:
        console.print(f"[red]A match broke off:[/] {escape(fault)}")
    if len(report.faults) > 10:
        console.print(f"[red]... and {len(report.faults) - 10} more.[/]")
    console.print(f"Written: {', '.join(str(path) for path in written)}", highlight=False)


def slim_table(**given: Any) -> Table:
    """A table with as little around its columns as possible, so that many fit into a narrow terminal."""
    frame: dict[str, Any] = {"box": SIMPLE_HEAD, "show_edge": False, "pad_edge": False, "padding": (0, 1, 0, 0)}
    return Table(title_justify="left", caption_justify="left", **frame, **given)


def name_width(names: Iterable[str], console: Console) -> int:
    """Room for whole names; in a narrow terminal, long ones go on in the next line."""
    return min(10 if console.width < 100 else 40, max(map(len, names), default=0))


def _bots(report: Report, console: Console) -> Table:
    caption = "" if report.even is None else f"If all were equal, each would win {report.even:.1%}."
    table = slim_table(caption=caption or None)
    table.add_column("bot", overflow="fold", width=name_width((bot.bot for bot in report.bots), console))
    whole = ("95% interval", "ms/move") if console.width >= 80 else ()
    for heading in ("played", "wins", "rate", "95% interval", "score", "5-95%", "ms/move"):
        table.add_column(heading, justify="right", overflow="fold", no_wrap=heading in whole)
    for bot in report.bots:
        table.add_row(
            bot.bot,
            f"{bot.seatings}",
            f"{bot.wins:g}",
            f"{bot.rate:.1%}",
            f"{bot.low:.1%} to {bot.high:.1%}",
            f"{bot.score:.1f}",
            f"{bot.score_low:.0f} to {bot.score_high:.0f}",
            f"{bot.thinking_ms:.2f}",
        )
    return table
