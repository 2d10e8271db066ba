"""Self-contained pages, light and dark: no script, nothing to fetch, every picture drawn in place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from math import ceil, log10

STYLE = """
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5c6b7a; --line: #d5dce4; --paper: #fff; --bar: #3b6fd4;
  --bad: #c2344a; --even: #2e9e6b; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf2; --soft: #9aa8b8; --line: #303a47; --paper: #12171e;
  --bar: #7aa2f0; --bad: #f08a98; --even: #66c79a; } }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-top: 2.2rem }
p.soft, caption, .axis { color: var(--soft) }
table { border-collapse: collapse; width: 100%; margin-bottom: 1.5rem; font-variant-numeric: tabular-nums }
th, td { text-align: right; padding: .2rem .5rem; border-bottom: 1px solid var(--line) }
th:first-child, td:first-child { text-align: left; white-space: nowrap } th { font-weight: 600; color: var(--soft) }
td.wide { width: 40%; min-width: 8rem; padding: 0 } .scroll { overflow-x: auto }
.scroll td, .scroll th { white-space: nowrap }
.scroll td:first-child { white-space: normal }
@media (max-width: 40rem) { svg.tall text { font-size: 26px } }
.bad { color: var(--bad); font-weight: 600 }
svg { display: block; width: 100%; height: auto; overflow: visible }
svg text { fill: var(--soft); font: 11px system-ui, sans-serif }
.bar { fill: var(--bar) } .bar.off { fill: var(--bad) } .reach { stroke: var(--ink); stroke-width: 1.5 }
.even { stroke: var(--even); stroke-dasharray: 4 3 } .rule { stroke: var(--line) } .ground { fill: var(--line) }
"""
WIDE, TALL = 900, 170


def document(title: str, parts: Iterable[str]) -> str:
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>{escape(title)}</title><style>{STYLE}</style><body>{''.join(parts)}</body></html>\n"
    )


def histogram(
    counted: Mapping[int, int], span: tuple[int, int], label: str, marks: Iterable[int] = (), bars: int = 80
) -> str:
    """How often each number occurred, in at most ``bars`` bars of equal width."""
    least, most = span
    width = ceil((most - least + 1) / bars)
    most += -(most - least + 1) % width  # the last bar is as wide as the others
    binned: dict[int, int] = {}
    for number, count in counted.items():
        binned[(number - least) // width] = binned.get((number - least) // width, 0) + count
    one = WIDE / (most - least + 1)
    bar = width * one * 0.85
    tallest = max(binned.values())
    drawn = "".join(
        f"<rect class=bar x={place * width * one:.1f} y={TALL - 160 * count / tallest:.1f} width={bar:.1f}"
        f" height={160 * count / tallest:.1f}><title>{_range(least + place * width, width)}: {count:,}</title></rect>"
        for place, count in sorted(binned.items())
    )
    ends = zip(marks, (3, -3), ("start", "end"), strict=False)
    drawn += "".join(
        f"<line class=even x1={x:.1f} x2={x:.1f} y1=0 y2={TALL} />"
        f"<text x={x:.1f} dx={dx} y=12 text-anchor={anchor}>{number}</text>"
        for number, dx, anchor in ends
        for x in [(number - least + 0.5) * one]
    )
    step = _step(most - least + 1)
    drawn += f"<line class=rule x1=0 x2={WIDE} y1={TALL} y2={TALL} />"
    drawn += "".join(
        f"<text x={(number - least + 0.5) * one:.1f} y={TALL + 22} text-anchor=middle>{number}</text>"
        for number in range(ceil(least / step) * step, most + 1, step)
    )
    return f"<svg class=tall viewBox='0 0 {WIDE} {TALL + 26}' role=img aria-label='{escape(label)}'>{drawn}</svg>"


def _range(least: int, width: int) -> str:
    return f"{least}" if width == 1 else f"{least} to {least + width - 1}"


def _step(span: int) -> int:
    """A round step for about ten labels below a picture.

    >>> _step(8), _step(60), _step(100), _step(400)
    (1, 10, 10, 50)
    """
    power: int = 10 ** max(0, ceil(log10(span / 10)) - 1)
    return next(step for step in (power, 2 * power, 5 * power, 10 * power) if span / step <= 10)
