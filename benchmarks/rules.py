"""The rules beside the peers, measured in turns, so that a busy moment of the machine affects all."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from benchmarks import peers
from benchmarks.rows import Row, at_least, at_most

import readyroom
from readyroom.cli.measure import AT_RANDOM, Speed, Style, both_ends, measure
from readyroom.cli.terminal import chosen
from readyroom.core.native import compiled
from readyroom.games.galaxy_trucker.bots.quick import choose_quickly, play_quickly

CHESS = "python-chess"
HANABI = "OpenSpiel hanabi (C++)"
PEERS: dict[str, Callable[[float], float]] = {
    "boardgame.io, 4 KB state": peers.boardgame_io,
    CHESS: peers.python_chess,
    "OpenSpiel backgammon (C++)": peers.open_spiel_backgammon,
    HANABI: peers.open_spiel_hanabi,
}
BUILDERS = Style(play_quickly, lambda match, seat, chance: choose_quickly(match.state, seat, chance))
"""Random play builds hardly anything and a match is over quickly, so these truckers build."""
STYLES = {"galaxy-trucker": ("builders that build", BUILDERS)}
PLAY = "random play, legal + apply"
MATCH = "the same through Match"


class Budget(msgspec.Struct, frozen=True):
    """A game's budgets, as printed and with everything: multiples of python-chess in the same run, compiled and not."""

    play: tuple[float, float]
    source: float
    match: float
    views: tuple[float, float]
    """the speed of views before the rules were compiled; the budget is three times that"""


BUDGETS = {
    "galaxy-trucker": Budget((10, 10), 1.4, 5, (0.35, 0.38)),
    "space-alert": Budget((12, 12), 1.4, 5, (0.63, 0.81)),
    "starship-captains": Budget((18, 18), 2.2, 5, (1.03, 1.02)),
    "tiny-epic-galaxies": Budget((28, 20), 4.2, 6, (1.07, 0.94)),
}


def rules(seconds: float, rounds: int) -> list[Row]:
    """``rounds`` turns of about ``seconds`` for each number; the best one counts, for ours and theirs alike."""
    ways = [
        (end, game, *way) for game in map(readyroom.game, readyroom.games()) for end, way in enumerate(both_ends(game))
    ]
    theirs: dict[str, list[float]] = {name: [] for name in PEERS}
    ours: list[list[Speed]] = [[] for _ in ways]
    for _ in range(rounds):
        for name, play in PEERS.items():
            theirs[name].append(play(seconds))
        for speeds, (_, game, options, seats) in zip(ours, ways, strict=True):
            _, style = STYLES.get(game.slug, ("", AT_RANDOM))
            speeds.append(measure(game, options, seats, seconds, rounds=1, style=style))
    best = {name: max(speeds) for name, speeds in theirs.items()}
    rows = [Row(PLAY, name, speed, "actions/s") for name, speed in best.items()]
    for (end, game, options, seats), speeds in zip(ways, ours, strict=True):
        rows += _of_a_game(_name(game, options, seats), BUDGETS[game.slug], end, speeds, best)
    return rows


def _of_a_game(who: str, budget: Budget, end: int, speeds: list[Speed], peers: dict[str, float]) -> list[Row]:
    chess, hanabi = peers[CHESS], peers[HANABI]
    play = max(speed.actions_per_second for speed in speeds)
    match = max(speed.match_actions_per_second for speed in speeds)
    clones = max(speed.clones_per_second for speed in speeds)
    folded = min(speed.fold_ms for speed in speeds)
    views = max(speed.views_per_second for speed in speeds)
    rows = [Row(PLAY, who, play, "actions/s", "OpenSpiel hanabi", play / hanabi)]
    if not compiled():
        return [_times(PLAY, who, play, budget.source, chess), *rows]
    return [
        _times(PLAY, who, play, budget.play[end], chess),
        *rows,
        _times(MATCH, who, match, budget.match, chess),
        at_least("clone of a mid-game state", who, clones, "/s", 700_000),
        at_most("fold of a 1,000-entry log", who, folded, "ms", 3),
        _times("a view as JSON", who, views, 3 * budget.views[end], chess),
    ]


def _times(what: str, who: str, value: float, times: float, chess: float) -> Row:
    return Row(what, who, value, "/s", f"{times:.3g}x python-chess", value / chess, value >= times * chess)


def _name(game: Any, options: Any, seats: int) -> str:
    said = [f"{game.title}, {seats} seats", chosen(game, options, most=1), STYLES.get(game.slug, ("",))[0]]
    return ", ".join([part for part in [*said, "compiled" if compiled() else ""] if part])
