"""The capacity model: what a number of simultaneous players needs, computed from measurements.

    python -m scripts.scale_model [build/scale.json]

Without a file it uses the figures of ``docs/scale.md``. It assumes a steady load: no peaks, no crowds that arrive at
once. CPU is in milliseconds of one core of the measured machine.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterable
from pathlib import Path

import msgspec
from scripts.scale_figures import DOCUMENTED, Figures, Measured, Predicted, figures, predicted, read

# Assumptions, not measurements.
AT_A_TABLE = 3
"""people at a table"""
WATCHERS = 1
BOTS = 0.25
"""bot seats for each seat with a person"""
PER_MINUTE = 0.75 * 2 + 0.25 * 12
"""actions of a seat: 2 in turn-based games, 12 in real time, which is a quarter of all play"""
USED = 600.0
"""usable ms of a core per second: the rest is for peaks"""
DATABASE_CORES = 16
CONNECTIONS = 400
"""the connections of one PostgreSQL"""
FLUSH = 1.0
"""ms that a commit waits for PostgreSQL's disk"""
PATIENCE = 50.0
"""ms that a commit may wait for other nodes: commits with notes are flushed one by one"""
OF_A_NODE = 4
"""connections: a writer, two readers, a listener"""
SIZES = {"a club": 50, "a city": 5_000, "a country": 100_000, "a million": 1_000_000}

ONE = "one node, SQLite"
ANYWHERE = "nodes, people at any of them"
ROUTED = "nodes, a table's people at one"
CHANNELS = "the same, notes by code prefix"
CELLS = "the same, databases by code prefix"
ARRANGEMENTS = (ONE, ANYWHERE, ROUTED, CHANNELS, CELLS)
"""Each is harder to run than the one before."""


class Needs(msgspec.Struct, frozen=True):
    """What a number of players needs in one arrangement."""

    arrangement: str
    players: int
    actions: float
    """per second, with bots"""
    nodes: int
    databases: int
    database_cores: float
    commits: float
    heard: float
    """notes per second, counted at every node that hears them"""
    memory_gb: float
    egress_mbit: float
    bot_cores: float
    ends: str = ""
    """the bottleneck, if it does not fit"""


def needs(known: Figures, players: int, arrangement: str) -> Needs:
    if arrangement == CELLS:
        return _cells(known, players)
    rate = players * (1 + BOTS) * PER_MINUTE / 60
    nodes, ends = _nodes(known, rate, arrangement)
    others = _others(nodes, arrangement)
    told = _told(nodes, arrangement)
    viewers = AT_A_TABLE + WATCHERS
    tables = players / AT_A_TABLE
    database = 0.0 if arrangement == ONE else rate * (known.write + others * known.read + told * known.notify)
    elsewhere = others / (1 + others)
    sent = rate * viewers * ((1 - elsewhere) * known.changed + elsewhere * known.whole)
    table = (1 + others) * known.table_kb + viewers * known.socket_kb
    if not ends and database / USED > DATABASE_CORES:
        ends = "CPU of PostgreSQL"
    in_line = rate * known.commits * FLUSH > USED  # otherwise there is hardly ever another commit to wait for
    if not ends and arrangement != ONE and in_line and nodes * FLUSH > PATIENCE:
        ends = "commits with notes, which wait for each other"
    return Needs(
        arrangement, players, rate, nodes, 1, database / USED, rate * known.commits, rate * known.notes * told,
        nodes * known.node_mb / 1e3 + tables * table / 1e6, sent * 8 / 1e6,
        players * BOTS * PER_MINUTE / 60 * known.bot / USED, ends,
    )  # fmt: skip


def fitting(known: Figures, players: int) -> tuple[Needs, list[Needs]]:
    """The simplest arrangement that suffices, and the ones before it that do not."""
    tried: list[Needs] = []
    for arrangement in ARRANGEMENTS:
        found = needs(known, players, arrangement)
        if not found.ends:
            return found, tried
        tried.append(found)
    raise ValueError(f"Nothing here serves {players:,} players.")


def farthest(known: Figures, arrangement: str) -> Needs:
    """The most players that an arrangement serves, to a hundredth."""
    low, high = 1, 1
    while not needs(known, high, arrangement).ends:
        low, high = high, high * 2
    while high - low > max(1, low // 100):
        middle = (low + high) // 2
        low, high = (low, middle) if needs(known, middle, arrangement).ends else (middle, high)
    return needs(known, low, arrangement)


def _nodes(known: Figures, rate: float, arrangement: str) -> tuple[int, str]:
    """How many nodes are needed at the allowed core use; and the limit, if no number suffices."""
    if arrangement == ONE:
        return 1, "" if rate * known.act + known.rest <= USED else "CPU of the node"
    most = CONNECTIONS // OF_A_NODE
    for nodes in range(1, most + 1):
        if sum(_shares(known, rate / nodes, nodes, arrangement).values()) + known.rest <= USED:
            return nodes, ""
    shares = _shares(known, rate, most, arrangement)
    return most, max(shares, key=shares.__getitem__)


def _shares(known: Figures, rate: float, nodes: int, arrangement: str) -> dict[str, float]:
    """The nodes' CPU by purpose; the name of the largest one is the bottleneck."""
    others, told = _others(nodes, arrangement), _told(nodes, arrangement)
    return {
        "more nodes than PostgreSQL lets connect": rate * known.act,
        "nodes that read tables again": rate * others * known.hear,
        "notes that every node hears": rate * (told - others) * known.note,
    }


def _others(nodes: int, arrangement: str) -> float:
    """How many other nodes have someone from the table, if each person connects to a random node."""
    if arrangement != ANYWHERE:
        return 0.0
    return nodes * (1 - (1 - 1 / nodes) ** (AT_A_TABLE + WATCHERS)) - 1


def _told(nodes: int, arrangement: str) -> float:
    """How many other nodes are told of an action. With notes by prefix, only those that serve the prefix."""
    return nodes - 1 if arrangement in (ANYWHERE, ROUTED) else 0


def _cells(known: Figures, players: int) -> Needs:
    """As many databases as needed, each with its own nodes; the table's code selects one."""
    for cells in range(1, players + 1):
        one = needs(known, math.ceil(players / cells), CHANNELS)
        if not one.ends:
            break
    several = {
        name: getattr(one, name) * cells
        for name in ("actions", "nodes", "database_cores", "commits", "heard", "memory_gb", "egress_mbit", "bot_cores")
    }
    return msgspec.structs.replace(one, arrangement=CELLS, players=players, databases=cells, **several)


# -- as tables


def sizes(known: Figures) -> str:
    """The needs of each size, in the simplest arrangement that suffices."""
    found = [fitting(known, players) for players in SIZES.values()]
    lines: list[list[str]] = [["", *(f"{name} ({players:,})" for name, players in SIZES.items())]]
    rows: dict[str, Callable[[Needs], str]] = {
        "simplest arrangement that is enough": lambda n: n.arrangement,
        "actions/s": lambda n: f"{n.actions:,.0f}",
        "nodes": lambda n: f"{n.nodes:,}",
        "PostgreSQL databases": lambda n: "0" if n.arrangement == ONE else f"{n.databases}",
        "PostgreSQL cores": lambda n: f"{n.database_cores:,.1f}",
        "commits/s": lambda n: f"{n.commits:,.0f}",
        "notes received/s": lambda n: f"{n.heard:,.0f}",
        "memory of the nodes": lambda n: f"{n.memory_gb:,.1f} GB",
        "egress": lambda n: f"{n.egress_mbit:,.1f} Mbit/s",
        "cores for bots": lambda n: f"{n.bot_cores:,.1f}",
    }
    for what, shown in rows.items():
        lines.append([what, *(shown(enough) for enough, _ in found)])
    lines.append(["not enough before", *("; ".join(n.ends for n in tried) or "-" for _, tried in found)])
    return _markdown(lines)


def ladder(known: Figures) -> str:
    """How many players each arrangement serves, and its bottleneck."""
    lines = [["arrangement", "players at once", "nodes", "PostgreSQL cores", "notes received/s", "what limits it"]]
    for arrangement in ARRANGEMENTS[:-1]:
        most = farthest(known, arrangement)
        beyond = needs(known, most.players + most.players // 50 + 1, arrangement)
        lines.append([
            arrangement, f"{_rounded(most.players):,}", f"{most.nodes}", f"{most.database_cores:.1f}",
            f"{most.heard:,.0f}", beyond.ends,
        ])  # fmt: skip
    lines.append([CELLS, "as many as there are databases", "", "", "", "not known"])
    return _markdown(lines)


def check(said: list[Predicted]) -> str:
    """The model's prediction for three nodes, beside the measurement."""
    lines = [["three nodes, per action", "predicted", "measured", "off by"]]
    for one in said:
        digits = 0 if one.unit == "bytes" else 2
        values = [f"{value:,.{digits}f} {one.unit}" for value in (one.predicted, one.measured)]
        lines.append([one.what, *values, f"{one.off:+.0%}"])
    return _markdown(lines)


def measured(known: Figures) -> str:
    """The figures that the model uses."""
    cpu = {
        "acting node, an action": known.act,
        "another node that holds the table, the same action": known.hear,
        "another node that does not": known.note,
        "a node, each idle second": known.rest,
        "PostgreSQL, an action written": known.write,
        "PostgreSQL, a table read again": known.read,
        "PostgreSQL, a note to one more node": known.notify,
        "a bot's decision": known.bot,
    }
    lines = [["figure", "value"], *([what, f"{value:.2f} ms"] for what, value in cpu.items())]
    lines += [
        ["commits per action", f"{known.commits:.2f}"],
        ["notes per action", f"{known.notes:.2f}"],
        ["bytes to a viewer, changes", f"{known.changed:,.0f}"],
        ["bytes to a viewer, whole view", f"{known.whole:,.0f}"],
        ["memory of a node, empty", f"{known.node_mb:.0f} MB"],
        ["memory of a table", f"{known.table_kb:.0f} kB"],
        ["memory of a socket", f"{known.socket_kb:.0f} kB"],
    ]
    return _markdown(lines)


def tables(found: Measured) -> list[str]:
    known = figures(found)
    return [measured(known), check(predicted(found)), ladder(known), sizes(known)]


def _rounded(players: int) -> int:
    """Rounds to two digits: the model is not more precise."""
    digits = max(0, len(str(players)) - 2)
    return int(round(players, -digits))


def _markdown(lines: Iterable[list[str]]) -> str:
    head, *body = [f"| {' | '.join(line)} |" for line in lines]
    return "\n".join([head, "|" + "---|" * (head.count(" | ") + 1), *body])


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("file", type=Path, nargs="?", default=DOCUMENTED, help="measurements by `make bench`")
    print("\n\n".join(tables(read(asked.parse_args().file))))
