"""The rules beside the peers, in turns, so that a busy moment of the machine hits all alike."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from benchmarks import peers
from benchmarks.rows import Row, at_least, at_most

import readyroom
from readyroom.cli.measure import Speed, both_ends, measure
from readyroom.cli.showing import chosen

PEERS: dict[str, Callable[[float], float]] = {
    "boardgame.io, 4 KB state": peers.boardgame_io,
    "python-chess": peers.python_chess,
    "OpenSpiel backgammon (C++)": peers.open_spiel_backgammon,
    "OpenSpiel hanabi (C++)": peers.open_spiel_hanabi,
}
PLAY = "random play, legal + apply"


def rules(seconds: float, rounds: int) -> list[Row]:
    """``rounds`` turns of about ``seconds`` for each number; the best, ours and theirs alike."""
    ways = [(game, *way) for game in map(readyroom.game, readyroom.games()) for way in both_ends(game)]
    theirs: dict[str, list[float]] = {name: [] for name in PEERS}
    ours: list[list[Speed]] = [[] for _ in ways]
    for _ in range(rounds):
        for name, play in PEERS.items():
            theirs[name].append(play(seconds))
        for speeds, way in zip(ours, ways, strict=True):
            speeds.append(measure(*way, seconds, rounds=1))
    slow, chess, backgammon, hanabi = (max(theirs[name]) for name in PEERS)
    rows = [Row(PLAY, name, max(speeds), "actions/s") for name, speeds in theirs.items()]
    for (game, options, seats), speeds in zip(ways, ours, strict=True):
        rows += _of_a_game(_name(game, options, seats), speeds, slow, chess, backgammon, hanabi)
    return rows


def _of_a_game(who: str, speeds: list[Speed], slow: float, chess: float, backgammon: float, hanabi: float) -> list[Row]:
    play = max(speed.actions_per_second for speed in speeds)
    rows = [
        Row("clone of a mid-game state", who, max(s.clones_per_second for s in speeds), "/s", "compiled: 100,000"),
        at_most("fold of a 1,000-entry log", who, min(s.fold_ms for s in speeds), "ms", 100),
    ]
    return [
        at_least(PLAY, who, play, "actions/s", 3 * slow, ", 3x boardgame.io"),
        at_least(PLAY, who, play, "actions/s", chess, ", python-chess"),
        Row(PLAY, who, play, "actions/s", "compiled: OpenSpiel backgammon", play / backgammon),
        Row(PLAY, who, play, "actions/s", "the dream: OpenSpiel hanabi", play / hanabi),
        *rows,
    ]


def _name(game: Any, options: Any, seats: int) -> str:
    said = chosen(game, options, most=1)
    return f"{game.title}, {seats} seats{f', {said}' if said else ''}"
