"""One line of the benchmark table."""

from __future__ import annotations

import msgspec


class Row(msgspec.Struct, frozen=True):
    """A number and its budget. ``holds`` is None if there is no budget."""

    what: str
    who: str
    value: float
    unit: str
    budget: str = ""
    ratio: float | None = None
    """how many times better than the budget; None without one"""
    holds: bool | None = None


def at_least(what: str, who: str, value: float, unit: str, budget: float, because: str = "") -> Row:
    """A number that should be at least its budget."""
    return Row(what, who, value, unit, f"at least {_round(budget)}{because}", value / budget, value >= budget)


def at_most(what: str, who: str, value: float, unit: str, budget: float, because: str = "") -> Row:
    """A number that should be at most its budget."""
    return Row(what, who, value, unit, f"at most {_round(budget)}{because}", budget / value, value <= budget)


def markdown(rows: list[Row]) -> str:
    """All rows as one table."""
    cells = [("what", "who", "here", "budget", "ratio", "holds"), *(_cells(row) for row in rows)]
    widths = [max(len(line[column]) for line in cells) for column in range(6)]
    lines = [" | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in cells]
    ruler = " | ".join("-" * width for width in widths)
    return "\n".join(f"| {line} |" for line in [lines[0], ruler, *lines[1:]])


def summary(rows: list[Row]) -> str:
    """How many budgets hold, and which ones do not."""
    held = [row for row in rows if row.holds]
    broken = [f"{row.what} ({row.who}): {row.budget}" for row in rows if row.holds is False]
    said = f"{len(held)} of {len(held) + len(broken)} budgets hold."
    return f"{said} These do not: {'; '.join(broken)}." if broken else said


def _cells(row: Row) -> tuple[str, ...]:
    holds = {None: "", True: "holds", False: "DOES NOT HOLD"}[row.holds]
    ratio = "" if row.ratio is None else f"{row.ratio:.1f}x"
    return row.what, row.who, f"{_round(row.value)} {row.unit}", row.budget, ratio, holds


def _round(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
