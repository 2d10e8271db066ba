"""The figures of docs/tiny-epic-galaxies-balance.md: how often bots beat each Rogue, and the value of hiring pilots.

``python -m scripts.galaxies rogues -n 60 --bots normal`` and ``python -m scripts.galaxies hiring -n 60 --bots normal``
"""

from __future__ import annotations

import argparse
import dataclasses
import multiprocessing
from collections.abc import Callable
from functools import partial
from statistics import mean, stdev
from typing import Any, Final

from rich.console import Console
from rich.table import Table

import readyroom
from readyroom.cli.simulate.tally import wilson
from readyroom.core.chance import Chance
from readyroom.core.game import Bot
from readyroom.core.match import Match
from readyroom.games.tiny_epic_galaxies.bot import HARD, NORMAL
from readyroom.games.tiny_epic_galaxies.bots.greedy import Greedy
from readyroom.games.tiny_epic_galaxies.bots.planner import Planner
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES
from readyroom.games.tiny_epic_galaxies.scoring import scores

GAME: Final = readyroom.game("tiny-epic-galaxies")
SEATS: Final = 3
TASTES: Final[dict[str, dict[str, Any]]] = {
    "as it is": {},
    "never hires": {"pilots": -9.0},
    "hires late": {"pilots": -1.0},
    "hires first": {"pilots": 1.0},
    "colonizes first": {"orbits": (1.0, 0.86, 0.72, 0.58, 0.46, 0.35, 0.26)},
}
"""One seat's preferences; the others keep the default."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["rogues", "hiring"])
    parser.add_argument("-n", "--matches", type=int, default=60)
    parser.add_argument("--bots", choices=["normal", "hard"], default="normal")
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    table = Table(title=f"{asked.matches} matches each, {asked.bots} bots", title_justify="left")
    with multiprocessing.Pool(asked.jobs) as pool:
        if asked.what == "rogues":
            against_rogues(pool.map, table, asked.matches, asked.bots)
        else:
            tastes(pool.map, table, asked.matches, asked.bots)
    Console(width=140).print(table)


def against_rogues(run: Callable[..., list[Any]], table: Table, matches: int, level: str) -> None:
    for heading in ("Rogue", "difficulty", "wins", "95%", "rounds", "your points", "its points"):
        table.add_column(heading)
    for rogue in ROGUES:
        played = run(partial(alone, level, rogue.id), range(matches), chunksize=2)
        table.add_row(rogue.name, rogue.difficulty, *rate([one[0] for one in played]), *averages(played, 1, 4))


def alone(level: str, rogue: str, number: int) -> tuple[float, ...]:
    """Whether the bot won, the rounds, its points, and the Rogue's."""
    seed = f"rogue {number}"
    match = readyroom.new_match(GAME.slug, 1, {"beyond_the_black": True, "rogue": rogue}, seed)
    play(match, [GAME.bot(level)], seed)
    assert match.outcome is not None
    s = match.state
    return float(match.outcome.ranking[0] == 1), s.round, s.points(0), s.points(-1)


def tastes(run: Callable[..., list[Any]], table: Table, matches: int, level: str) -> None:
    for heading in ("one of three", "wins", "95%", "points ahead", "pilots", "planets", "worth", "badge points"):
        table.add_column(heading)
    for taste in TASTES:
        played = run(partial(among_three, level, taste), range(matches), chunksize=2)
        ahead = [one[1] for one in played]
        margin = 1.96 * stdev(ahead) / matches**0.5
        wins = rate([one[0] for one in played])
        table.add_row(taste, *wins, f"{mean(ahead):+.1f} \u00b1 {margin:.1f}", *averages(played, 2, 6))


def among_three(level: str, taste: str, number: int) -> tuple[float, ...]:
    """Its share of the win, its lead over the others' average, pilots, planets, their points, badge points."""
    seed, seat = f"exp {number}", number % SEATS
    match = readyroom.new_match(GAME.slug, SEATS, {"beyond_the_black": True}, seed)
    play(match, [minded(level, taste if one == seat else "as it is") for one in range(SEATS)], seed)
    assert match.outcome is not None
    ranking, found, g = match.outcome.ranking, scores(match.state), match.state.galaxies[seat]
    others = mean(found[one].total for one in range(SEATS) if one != seat)
    won = 1 / ranking.count(1) if ranking[seat] == 1 else 0.0
    mine = found[seat]
    return won, mine.total - others, g.pilot_count(), len(g.colonies), mine.planets, mine.badges


def minded(level: str, taste: str) -> Bot:
    insight = dataclasses.replace(HARD if level == "hard" else NORMAL, **TASTES[taste])
    return Planner(insight) if level == "hard" else Greedy(insight)


def play(match: Match, bots: list[Bot], seed: str) -> None:
    """Plays to the end; each bot decides by what its seat can know."""
    while match.outcome is None:
        seat = match.to_act[0]
        state = match.state.clone()
        GAME.imagine(state, seat, Chance(f"{seed} {match.seq}"))
        action = bots[seat].choose(state, seat, match.legal(seat), Chance(f"{seed} {match.seq}"))
        assert action is not None
        match.act(seat, action)


def rate(wins: list[float]) -> tuple[str, str]:
    """The share of wins and its interval."""
    low, high = wilson(sum(wins), len(wins))
    return f"{mean(wins):.0%}", f"{low:.0%} to {high:.0%}"


def averages(played: list[tuple[float, ...]], first: int, last: int) -> list[str]:
    return [f"{mean(one[i] for one in played):.1f}" for i in range(first, last)]


if __name__ == "__main__":
    main()
