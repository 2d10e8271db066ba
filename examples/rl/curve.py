"""Draws a policy's progress: its share of wins over the minutes, with its interval."""

from __future__ import annotations

from typing import NamedTuple

WIDE, HIGH, LEFT, TOP = 640, 320, 56, 24
RIGHT, BOTTOM = WIDE - 20, HIGH - 48


class Measured(NamedTuple):
    """One evaluation: after this many minutes of CPU time and decisions, the share of matches won and its interval."""

    minutes: float
    decisions: int
    wins: float
    at_least: float
    at_most: float
    ahead: float


def drawn(curve: list[Measured]) -> str:
    """The curve as SVG."""
    last = max([one.minutes for one in curve], default=1.0) or 1.0

    def x(minutes: float) -> str:
        return f"{LEFT + (RIGHT - LEFT) * minutes / last:.1f}"

    def y(part: float) -> str:
        return f"{BOTTOM - (BOTTOM - TOP) * part:.1f}"

    parts: list[str] = []
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        parts.append(f'<path d="M{LEFT} {at}H{RIGHT}" stroke="#d5d9e0"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{at}" dy="4" text-anchor="end">{tenth * 10}%</text>')
    step = max(1, round(last / 8))
    whole = range(0, int(last) + 1, step)
    parts += [f'<text x="{x(minute)}" y="{BOTTOM + 20}" text-anchor="middle">{minute}</text>' for minute in whole]
    upper = [f"{x(one.minutes)},{y(one.at_most)}" for one in curve]
    lower = [f"{x(one.minutes)},{y(one.at_least)}" for one in reversed(curve)]
    middle = [f"{x(one.minutes)},{y(one.wins)}" for one in curve]
    parts.append(f'<polygon points="{" ".join(upper + lower)}" fill="#2a6fdb" fill-opacity="0.18"/>')
    parts.append(f'<polyline points="{" ".join(middle)}" fill="none" stroke="#2a6fdb" stroke-width="2.5"/>')
    parts.append(f'<text x="{(LEFT + RIGHT) / 2}" y="{HIGH - 10}" text-anchor="middle">minutes of CPU time</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="{WIDE}" height="{HIGH}"'
        ' font-family="sans-serif" font-size="12" fill="#333c4a">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fff"/>{"".join(parts)}</svg>\n'
    )
