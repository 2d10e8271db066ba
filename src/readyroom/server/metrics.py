"""Numbers for whoever runs the server, in Prometheus' text form."""

from __future__ import annotations

import time
from bisect import bisect_left

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How long something took, sorted into bounds."""

    __slots__ = ("count", "counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.count = 0
        self.total = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.count += 1
        self.total += seconds

    def lines(self, name: str) -> list[str]:
        lines, below = [], 0
        for bound, count in zip(BOUNDS, self.counts, strict=False):
            below += count
            lines.append(f'{name}_bucket{{le="{bound}"}} {below}')
        return [*lines, f'{name}_bucket{{le="+Inf"}} {self.count}', f"{name}_sum {self.total:.6f}",
                f"{name}_count {self.count}"]  # fmt: skip


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.started = time.time()
        self.sockets = 0
        self.actions = 0
        self.refusals = 0
        self.stales = 0
        self.messages = 0
        self.incidents = 0
        self.bot_moves = 0
        self.acted = Histogram()
        self.welcomed = Histogram()

    def text(self, tables: int, commits: int, writes: int) -> str:
        """Everything, one number a line."""
        gauges = {"tables_loaded": tables, "sockets": self.sockets, "uptime_seconds": int(time.time() - self.started)}
        counters = {
            "actions_total": self.actions,
            "bot_moves_total": self.bot_moves,
            "refusals_total": self.refusals,
            "stale_commands_total": self.stales,
            "messages_sent_total": self.messages,
            "incidents_total": self.incidents,
            "store_commits_total": commits,
            "store_writes_total": writes,
        }
        lines: list[str] = []
        for kind, numbers in (("gauge", gauges), ("counter", counters)):
            for name, number in numbers.items():
                lines += [f"# TYPE readyroom_{name} {kind}", f"readyroom_{name} {number}"]
        for name, histogram in (("action_seconds", self.acted), ("welcome_seconds", self.welcomed)):
            lines += [f"# TYPE readyroom_{name} histogram", *histogram.lines(f"readyroom_{name}")]
        return "\n".join(lines) + "\n"
