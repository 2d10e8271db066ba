"""The scores of a game's bots, level by level, as a baseline for others: ``python -m scripts.baselines``.

Two seats, or a crew of four, with default options and the newest rules, played as ``readyroom.rl`` plays: real-time
games follow its beat. Each level plays against itself for the scores, and against ``easy`` for the wins: every deal is
played from both seats, so that neither the first seat nor a lucky deal helps; a tie is half a win.
"""

from __future__ import annotations

import argparse
import math
import sys

import readyroom
from readyroom.bots.named import RANDOM
from readyroom.cli.simulate.tally import wilson
from readyroom.rl.tables import Table

EXPERT = "expert/20"
"""Twenty tries a decision: the same on every machine."""
CREW = 4


def main(said: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", "--matches", type=_even, default=100, help="of each kind, an even number (default: 100)")
    parser.add_argument("--game", choices=readyroom.games(), action="append", help="only this (default: all)")
    parser.add_argument("--bot", action="append", metavar="LEVEL", help=f"only this (default: all, and {EXPERT})")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(said)
    print("| game | bot | score | wins against easy | matches |\n|---|---|---|---|---|")
    try:
        for slug in args.game or readyroom.games():
            game = readyroom.game(slug)
            table = Table(slug, CREW if game.together else 2)
            for level in args.bot or (RANDOM, *game.levels, EXPERT):
                print(row(table, level, args.matches, args.seed), flush=True)
    except KeyboardInterrupt:
        print("Stopped; the rows above are whole.", file=sys.stderr)
    return 0


def row(table: Table, level: str, matches: int, seed: int) -> str:
    """One line of the table."""
    scores: list[float] = []
    home: list[float] = []
    for number in range(matches):
        lane = table.lane([table.bot(level) for _ in range(table.seats)], recorded=False)
        lane.start(seed + number)
        assert lane.outcome is not None
        scores += [float(score) for score in lane.outcome.scores[: 1 if lane.outcome.together else None]]
        home.append(1.0 if lane.outcome.winners else 0.0)
    if table.game.together:
        won = f"comes home: {_share(home)}"
    else:
        won = _share([_place(table, level, seed + number // 2, number % 2) for number in range(matches)])
    mean = sum(scores) / len(scores)
    spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / len(scores))
    margin = 1.96 * spread / math.sqrt(len(scores))
    return f"| {table.game.title} | {level} | {mean:.1f} ± {margin:.1f} | {won} | {matches} |"


def _place(table: Table, level: str, seed: int, seat: int) -> float:
    """1 for a win against easy from this seat, 0.5 for a tie."""
    pair = [table.bot("easy"), table.bot("easy")]
    pair[seat] = table.bot(level)
    lane = table.lane(pair, recorded=False)
    lane.start(seed)
    return (lane.places()[seat] + 1) / 2


def _share(wins: list[float]) -> str:
    """A share with its 95% interval."""
    low, high = wilson(sum(wins), len(wins))
    return f"{sum(wins) / len(wins):.0%} ({low:.0%} to {high:.0%})"


def _even(text: str) -> int:
    count = int(text)
    if count < 2 or count % 2:
        raise argparse.ArgumentTypeError("every deal is played from both seats, so it is an even number")
    return count


if __name__ == "__main__":
    sys.exit(main())
