"""The measurements of ``benchmarks.scale`` as the model needs them, and how well it predicts three nodes."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from statistics import mean

import msgspec

DOCUMENTED = Path(__file__).parents[1] / "docs" / "scale.json"
"""The run described in ``docs/scale.md``."""
OTHERS = 2
"""nodes besides the acting one, in the runs with three"""
NEARBY = 1.5 / 4
"""The share of viewers on the acting node, if four people are spread over three nodes and take turns."""


class Run(msgspec.Struct):
    """Tables of Market in play; all figures per action."""

    node_ms: float
    first_ms: float
    database_ms: float
    commits: float
    notes: float
    bytes_to_viewer: float
    entries: float
    rest_node_ms: float


class Game(msgspec.Struct):
    title: str
    entries: int
    act_ms: float
    bytes_to_viewer: float
    whole_bytes: float
    hear_ms: float
    hear_database_ms: float
    table_kb: float
    bot_ms: float


class Idle(msgspec.Struct):
    kb_each: float


class Slept(msgspec.Struct):
    database: str
    rss_mb: float


class Heard(msgspec.Struct):
    node_ms: float
    database_ms: float


class Measured(msgspec.Struct):
    runs: dict[str, Run]
    games: list[Game]
    idle: Idle
    sleeping: list[Slept]
    notes: Heard


class Figures(msgspec.Struct, frozen=True):
    """CPU in ms of one core, bytes and memory, averaged over the four games in mid-match."""

    act: float
    """the acting node, with its commit and four viewers"""
    hear: float
    """another node that holds the table: it reloads and replays it"""
    note: float
    """another node that does not"""
    rest: float
    """a node, per idle second"""
    write: float
    """PostgreSQL, per action"""
    read: float
    """PostgreSQL, per node that reloads the table"""
    notify: float
    """PostgreSQL, per other node that gets a note"""
    commits: float
    notes: float
    changed: float
    """bytes to a viewer on the acting node"""
    whole: float
    """bytes to a viewer on another node"""
    bot: float
    """a bot's decision"""
    node_mb: float
    table_kb: float
    socket_kb: float


def read(path: Path = DOCUMENTED) -> Measured:
    return msgspec.json.decode(path.read_bytes(), type=Measured)


def figures(found: Measured) -> Figures:
    """Market provides the costs shared by every game; the costs of rules and words are each game's own."""
    one = found.runs["one"]
    market = [game for game in found.games if game.title == "Market"]
    games = [game for game in found.games if game.title != "Market"]

    def average(of: Callable[[Game], float]) -> float:
        return mean(of(game) for game in games)

    return Figures(
        act=one.node_ms - mean(game.act_ms for game in market) + average(lambda game: game.act_ms),
        hear=average(lambda game: game.hear_ms),
        note=found.notes.node_ms,
        rest=one.rest_node_ms,
        write=one.database_ms,
        read=average(lambda game: game.hear_database_ms),
        notify=found.notes.database_ms,
        commits=one.commits,
        notes=one.notes,
        changed=average(lambda game: game.bytes_to_viewer),
        whole=average(lambda game: game.whole_bytes),
        bot=average(lambda game: game.bot_ms),
        node_mb=max(start.rss_mb for start in found.sleeping),
        table_kb=average(lambda game: game.table_kb) - found.idle.kb_each,
        socket_kb=found.idle.kb_each,
    )


class Predicted(msgspec.Struct, frozen=True):
    what: str
    predicted: float
    measured: float
    unit: str

    @property
    def off(self) -> float:
        """The error, as a share of the measured value."""
        return self.predicted / self.measured - 1


def predicted(found: Measured) -> list[Predicted]:
    """Three nodes with a table's people on all of them, predicted from one node, a reloaded table, and notes."""
    one, known = found.runs["one"], figures(found)
    said: list[Predicted] = []
    for name, what in (("spread", "short logs"), ("long", "200 actions later")):
        run = found.runs[name]
        hear = _at(found, run.entries, lambda game: game.hear_ms)
        read = _at(found, run.entries, lambda game: game.hear_database_ms)
        whole = _at(found, run.entries, lambda game: game.whole_bytes)
        node = one.node_ms + OTHERS * (hear + known.note)
        database = one.database_ms + OTHERS * (read + known.notify)
        sent = NEARBY * one.bytes_to_viewer + (1 - NEARBY) * whole
        said += [
            Predicted(f"{what}: CPU of the nodes", node, run.node_ms, "ms"),
            Predicted(f"{what}: CPU of PostgreSQL", database, run.database_ms, "ms"),
            Predicted(f"{what}: to each viewer", sent, run.bytes_to_viewer, "bytes"),
        ]
    return said


def _at(found: Measured, entries: float, of: Callable[[Game], float]) -> float:
    """Market with a log of that length, interpolated between the two measured ones."""
    short, long = [game for game in found.games if game.title == "Market"]
    share = (entries - short.entries) / (long.entries - short.entries)
    return of(short) + share * (of(long) - of(short))
