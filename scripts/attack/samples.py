"""A server's memory and objects, measured from outside and counted from inside, and whether they grow."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

import msgspec


class Sample(msgspec.Struct, frozen=True):
    """One moment. Memory is resident, in MB; blocks are Python's own allocations."""

    at: float
    matches: int
    memory: float
    bots_memory: float
    files: int
    threads: int
    tasks: int
    tables: int
    matches_held: int
    viewers: int
    blocks: int


class Census(msgspec.Struct):
    """The server's own count of its objects."""

    table: int
    match: int
    viewer: int
    tasks: int
    threads: int
    blocks: int


def sample(pid: int, group: list[int], census: Path, matches: int) -> Sample | None:
    """None if the server has not counted yet, or is gone."""
    lines = census.read_bytes().splitlines() if census.exists() else []
    if not lines:
        return None
    inside = msgspec.json.decode(lines[-1], type=Census)
    try:
        return Sample(
            time.monotonic(), matches, resident(pid), sum(resident(other) for other in group if other != pid),
            len(os.listdir(f"/proc/{pid}/fd")), inside.threads, inside.tasks, inside.table, inside.match, inside.viewer,
            inside.blocks,
        )  # fmt: skip
    except OSError:
        return None


def resident(pid: int) -> float:
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    return int(found[1]) / 1024 if found else 0.0


def drift(at: list[int], values: list[float]) -> float:
    """How much a value grows by each match: the slope of the line that fits best.

    >>> drift([0, 10, 20], [5.0, 6.0, 7.0])
    0.1
    """
    mean_at, mean = sum(at) / len(at), sum(values) / len(values)
    spread = sum((x - mean_at) ** 2 for x in at)
    if not spread:
        return 0.0
    return sum((x - mean_at) * (y - mean) for x, y in zip(at, values, strict=True)) / spread


def plot(samples: list[Sample], path: Path) -> None:
    """Plots memory and objects over the matches played."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (above, below) = pyplot.subplots(2, 1, sharex=True, figsize=(9, 6))
    matches = [one.matches for one in samples]
    above.plot(matches, [one.memory for one in samples], label="server")
    above.plot(matches, [one.bots_memory for one in samples], label="bots")
    above.set_ylabel("MB resident")
    for name in ("tables", "matches_held", "viewers", "tasks", "files", "threads"):
        below.plot(matches, [getattr(one, name) for one in samples], label=name.replace("_", " "))
    below.set_xlabel("matches played")
    for part in (above, below):
        part.set_ylim(bottom=0)
        part.legend(loc="lower right", fontsize=8)
        part.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, dpi=120)
    pyplot.close(figure)
