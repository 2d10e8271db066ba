"""``make bench``: our numbers and the peers', measured in one run on one machine, as one table.

Nothing here passes or fails by the clock: the table says what holds, and people decide.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from benchmarks.rows import Row, markdown, summary

RESULTS = Path(__file__).parent / "results.json"
ON_REQUEST = ("scale",)
"""Parts that take about ten minutes and run only when named."""


def main() -> int:
    parts: dict[str, Callable[[float, int], list[Row]]] = {
        "rules": _rules,
        "space-alert": _space_alert,
        "galaxy-trucker": _galaxy_trucker,
        "rl": _learning,
        "traffic": _traffic,
        "server": _server,
        "page": _page,
        "scale": _scale,
    }
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.4, help="for each number in each round (default: 0.4)")
    parser.add_argument(
        "--rounds", type=int, default=5, help="the table shows the best, ours and theirs alike (default: 5)"
    )
    parser.add_argument("--only", choices=tuple(parts), help="only this part")
    args = parser.parse_args()
    rows: list[Row] = []
    failed = False
    for name, measure in parts.items():
        if args.only == name or (args.only is None and name not in ON_REQUEST):
            print(f"Measuring: {name} ...", file=sys.stderr)
            try:
                rows += measure(args.seconds, args.rounds)
            except Exception as wrong:  # the other parts are still useful
                failed = True
                print(f"{name} could not be measured: {wrong}", file=sys.stderr)
    busy = f", {os.getloadavg()[0]:.1f} processes busy" if hasattr(os, "getloadavg") else ""
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}, {_cpu()}{busy}\n")
    print(markdown(rows))
    print(f"\n{summary(rows)}")
    RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode({"at": datetime.now(UTC).isoformat(), "rows": rows})))
    return 1 if failed else 0


def _rules(seconds: float, rounds: int) -> list[Row]:
    from benchmarks.rules import rules

    return rules(seconds, rounds)


def _space_alert(seconds: float, rounds: int) -> list[Row]:
    from benchmarks.space_alert import plans, resolutions

    return [*resolutions(seconds, rounds), *plans(seconds, rounds)]


def _galaxy_trucker(seconds: float, rounds: int) -> list[Row]:
    from benchmarks.galaxy_trucker import flights

    return flights(seconds, rounds)


def _learning(seconds: float, rounds: int) -> list[Row]:
    from benchmarks.environments import learning

    return learning(seconds, rounds)


def _traffic(seconds: float, rounds: int) -> list[Row]:
    from benchmarks.traffic import traffic

    return traffic()


def _server(seconds: float, rounds: int) -> list[Row]:
    from benchmarks.house import served

    return served(seconds, rounds)


def _page(seconds: float, rounds: int) -> list[Row]:
    from benchmarks.page import first_visit
    from benchmarks.table_page import tables

    return [*first_visit(rounds), *tables(rounds)]


def _scale(seconds: float, rounds: int) -> list[Row]:
    from benchmarks.scale import scale

    return scale()


def _cpu() -> str:
    """The processor's name, if the system reports it."""
    listed = Path("/proc/cpuinfo")
    lines = listed.read_text().splitlines() if listed.exists() else []
    return next(
        (line.partition(":")[2].strip() for line in lines if line.startswith("model name")), "unknown processor"
    )


if __name__ == "__main__":
    sys.exit(main())
