"""What the parts of a ship are worth in Galaxy Trucker, found by flying ships that differ in a few of them.

Two bots build. Some parts of each ship are then swapped for others that fit, or removed, and ship and variants fly the
same flights in simulation. Least squares explains their lead by what the builder's weights count, and so gives what
each weight should be. ``python -m scripts.ships`` prints them beside the expert's weights (``weights.py``); a curve is
given as a multiple of itself.
"""

from __future__ import annotations

import argparse
import random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

import readyroom
from readyroom.bots.named import bot, decide
from readyroom.core.chance import Chance, QuickChance
from readyroom.core.match import Match
from readyroom.core.steps import answer, settle
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker.bots.demands import demands
from readyroom.games.galaxy_trucker.bots.lookahead import usually
from readyroom.games.galaxy_trucker.bots.supply import Supply
from readyroom.games.galaxy_trucker.bots.weights import EXPERT, Weights
from readyroom.games.galaxy_trucker.bots.worth import worth
from readyroom.games.galaxy_trucker.cards.adventures import PILES
from readyroom.games.galaxy_trucker.cards.tiles import KIND, START, warehouse
from readyroom.games.galaxy_trucker.imagine import imagine
from readyroom.games.galaxy_trucker.ship.legality import bodies, facing, lies_well
from readyroom.games.galaxy_trucker.ship.ship import Ship
from readyroom.games.galaxy_trucker.state import State
from readyroom.games.galaxy_trucker.steps.boarding import Boarding

NAMES = (
    "thrust", "alive", "holds", "red_holds", "tokens", "engines", "guns", "crew", "zone", "abducted", "gun",
    "shot_down", "small", "light", "bow", "bump", "dust", "exposed", "loose", "crowded", "part",
)  # fmt: skip
DECKS = 3
"""The flight's own cards, and others."""
VARIANTS = 8
FLIGHTS = 24
SHRUNK = 3.0
"""The strength, in ships, that pulls a weight to zero."""
DRAWN = 60
"""The number of bootstrap samples for an interval."""

Row = npt.NDArray[np.float64]


class Seen(NamedTuple):
    """A variant: how much more each weight counts for it than for the original ship, and its lead over that ship."""

    match: int
    counted: Row
    ahead: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("-n", "--matches", type=int, default=100)
    parser.add_argument("--bots", default="expert/1,hard")
    parser.add_argument("--flight", default="II", choices=("I", "II", "III"))
    parser.add_argument("--seed", default="ships")
    args = parser.parse_args()
    bots = args.bots.split(",")
    seen = [one for number in range(args.matches) for one in varied(bots, args.flight, args.seed, number)]
    found = fitted(seen)
    luck = np.random.default_rng(1)
    again = [fitted([seen[i] for i in _drawn(seen, luck)]) for _ in range(DRAWN)]
    print(f"{len(seen):,} ships; the weights explain {explained(seen, found):.0%} of how far ahead or behind they are")
    for name, value, reach in zip(NAMES, found, 1.96 * np.std(again, axis=0), strict=True):
        now = getattr(EXPERT, name)
        print(f"{name:10} {value:6.2f} ± {reach:.2f}   now {1.0 if isinstance(now, tuple) else now}")


def varied(bots: list[str], flight: str, seed: str, number: int) -> list[Seen]:
    """Builds the ships of one match, and flies variants of them."""
    s = ready_to_board(bots, flight, f"{seed}-{number}")
    luck = random.Random(f"{seed}-{number}")
    seen: list[Seen] = []
    for seat in range(len(bots)):
        for deck in range(DECKS):
            world = s.clone()
            if deck:
                imagine(world, None, QuickChance(luck.randrange(1 << 30)))
            world.seen = [(1 << len(bots)) - 1] * PILES
            lucks = [luck.randrange(1 << 30) for _ in range(FLIGHTS)]
            usual, counted = flown(world, seat, lucks), counts(world, seat)
            for _ in range(VARIANTS):
                other = world.clone()
                other.truckers[seat].ship = variant(s.ship(seat), warehouse(s.version), luck)
                seen.append(Seen(number, counts(other, seat) - counted, flown(other, seat, lucks) - usual))
    return seen


def ready_to_board(bots: list[str], flight: str, seed: str) -> State:
    """Two finished ships, before anyone boards."""
    options = {"flights": flight, "pace": "relaxed"}
    m = readyroom.new_match("galaxy-trucker", seats=len(bots), options=options, seed=seed)
    built = _built(m, bots, Chance(seed))
    for i, step in enumerate(built.stack):
        if isinstance(step, Boarding):
            built.stack = built.stack[: i + 1]
            break
    return built


def _built(m: Match, bots: list[str], chance: Chance) -> State:
    """The state before the last builder finishes, with everyone's number."""
    players = [bot(m.game, name) for name in bots]
    while True:
        before: State = m.state.clone()
        seat = m.to_act[0]
        action = decide(m, seat, players[seat], chance)
        assert action is not None
        m.act(seat, action)
        if m.state.phase != "build":
            for then, now in zip(before.truckers, m.state.truckers, strict=True):
                then.number = now.number
            return before


def variant(ship: Ship, tiles: list[int], luck: random.Random) -> Ship:
    """A ship with some parts swapped or removed; still in one piece."""
    new = ship.clone()
    squares = [q for q in new.squares() if KIND[new.tile[q]] != START]
    for q in luck.sample(squares, min(len(squares), luck.choice((1, 1, 2, 2, 3, 4, 6)))):
        trial = new.clone()
        trial.remove(q)
        around = facing(trial, q)
        kind = KIND[luck.choice(tiles)]
        alike = [tile for tile in tiles if KIND[tile] == kind] if around else []
        ways = [(tile, turn) for tile in alike for turn in range(4) if lies_well(tile, turn, around)]
        if ways and luck.random() < 0.8:
            trial.place(q, *luck.choice(ways))
        if len(bodies(trial)) == 1:
            new = trial
    return new


def flown(s: State, seat: int, lucks: list[int]) -> float:
    """The seat's average lead over the others after the flight."""
    ahead = 0.0
    for luck in lucks:
        trial, chance = s.clone(), QuickChance(luck)
        t = Telling(chance, aloud=False)
        settle(trial, t)
        while not trial.over:
            top = trial.stack[-1]
            who = top.to_act(trial)[0]
            answer(trial, who, usually(trial, who, top.legal(trial, who), chance), t)
        credits = [trucker.credits for trucker in trial.truckers]
        ahead += credits.pop(seat) - sum(credits) / len(credits)
    return ahead / len(lucks)


def counts(s: State, seat: int) -> Row:
    """How much each weight counts for a ship: its value is linear in all of them."""
    nothing = Supply(s)
    nothing.tiles = []

    want = demands(s, seat)

    def value(weigh: Weights) -> float:
        return worth(s.ship(seat), want, nothing, weigh, 0.0)

    usual = value(EXPERT)
    return np.array([value(_with_more(name)) - usual for name in NAMES])


def _with_more(name: str) -> Weights:
    """The expert's weights, with one of them increased by one; a curve is doubled."""
    all_of_them = {one: getattr(EXPERT, one) for one in NAMES}
    now = all_of_them[name]
    all_of_them[name] = tuple(2 * step for step in now) if isinstance(now, tuple) else now + 1.0
    return Weights(**all_of_them)


def fitted(seen: list[Seen]) -> Row:
    counted = np.array([one.counted for one in seen])
    spread = counted.std(axis=0) + 1e-9
    scaled = counted / spread
    square = scaled.T @ scaled + SHRUNK * np.eye(len(spread))
    found: Row = np.linalg.solve(square, scaled.T @ np.array([one.ahead for one in seen])) / spread
    return found


def explained(seen: list[Seen], weights: Row) -> float:
    ahead = np.array([one.ahead for one in seen])
    missed = ahead - np.array([one.counted for one in seen]) @ weights
    return float(1 - (missed**2).sum() / (ahead**2).sum())


def _drawn(seen: list[Seen], luck: np.random.Generator) -> list[int]:
    """Equally many matches, drawn at random, with all their ships."""
    matches = sorted({one.match for one in seen})
    rows: dict[int, list[int]] = {match: [] for match in matches}
    for i, one in enumerate(seen):
        rows[one.match].append(i)
    return [i for match in luck.choice(matches, len(matches)) for i in rows[int(match)]]


if __name__ == "__main__":
    main()
