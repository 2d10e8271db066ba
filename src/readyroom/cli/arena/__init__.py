"""``readyroom arena``: every bot against every other, over the same seeds, and a table of their strength."""

from __future__ import annotations

import argparse
import sys
from itertools import combinations
from pathlib import Path

import msgspec
from rich.console import Console

import readyroom
from readyroom.cli.arena.ledger import Ledger
from readyroom.cli.arena.pairing import Arena, Played, Task, play
from readyroom.cli.arena.table import Standing, crews, pairs, standings
from readyroom.cli.arena.tables import show
from readyroom.cli.arguments import add_match_choices, load_games, names_from, options_from
from readyroom.cli.bots import checked
from readyroom.cli.cores import unbroken
from readyroom.cli.progress import told
from readyroom.cli.results_lock import alone
from readyroom.cli.simulate.pool import ready
from readyroom.cli.workers import Workers, add_workers, workers_from
from readyroom.core.codec import decode_options
from readyroom.core.english import count
from readyroom.extras.commands import Misuse, whole

EXAMPLES = """\
readyroom arena tiny-epic-galaxies --bots easy,normal,hard -n 100
readyroom arena starship-captains --bots hard,expert -n 200 --seed expert --out captains.jsonl
readyroom arena galaxy-trucker --bots hard,mybot:Trucker --options flights=I
readyroom arena space-alert --bots hard,expert -n 50 --seats 4           crews of one bot each
Stopped, killed or crashed: the same command continues where it left off."""
SEED = "arena"


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("slug", metavar="GAME", help="which game (`readyroom games` lists them)")
    command.add_argument(
        "-n", "--matches", type=whole(1, 1_000_000), default=100, help="matches for each pair (%(default)s)"
    )
    add_workers(command)
    command.add_argument("--out", default="arena.jsonl", help="where results are kept (default: arena.jsonl)")
    command.add_argument("--json", action="store_true", help="print the standings as JSON instead of tables")
    add_match_choices(command, seats="two, if the game allows it", seed=SEED)


def run(args: argparse.Namespace) -> int:
    workers = workers_from(args)
    load_games(args.sources)
    arena = arena_from(args)
    with alone(Path(args.out)):
        ledger = Ledger(Path(args.out), arena)
        kept = len(ledger.results)
        stopped = play_all(arena, ledger, workers, Console(stderr=True))
    results = ledger.results
    if not results:
        print("readyroom: Stopped before the first match was over.", file=sys.stderr)
        return 130
    table = crews(arena, results) if arena.together else standings(arena, results)
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(table)).decode())
    else:
        show(arena, table, () if arena.together else pairs(arena, results), Console())
        before = f" ({kept} from before)" if kept else ""
        print(f"{count(len(results), 'match')}{before}, in {args.out}.")
    for result in results:
        if result.fault:
            print(f"readyroom: {result.pair[0]} and {result.pair[1]}, {result.seed}: {result.fault}", file=sys.stderr)
    if stopped:
        print(
            f"readyroom: Stopped after {len(results):,} of {len(tasks(arena)):,} matches."
            " To go on, give the same command again.",
            file=sys.stderr,
        )
        return 130
    return 1 if any(result.fault for result in results) else 0


def play_all(arena: Arena, ledger: Ledger, workers: Workers, console: Console) -> bool:
    """Plays the remaining matches, writing each result at once. Returns whether it was interrupted."""
    every = tasks(arena)
    left = [task for task in every if not ledger.has(task)]
    work = workers.do(play, left, ready, (arena.sources, arena.bots))
    try:
        for result in told(work, f"{arena.game}, {len(arena.bots)} bots", len(every), len(every) - len(left), console):
            with unbroken():
                ledger.write(result)
    except KeyboardInterrupt:
        return True
    return False


def tasks(arena: Arena) -> list[Task]:
    """One match of each pair after the other, so that an interrupted arena is spread evenly."""
    met = [(bot, bot) for bot in arena.bots] if arena.together else list(combinations(arena.bots, 2))
    return [Task(arena, pair, number) for number in range(arena.matches) for pair in met]


def arena_from(args: argparse.Namespace) -> Arena:
    game = readyroom.game(args.slug)
    options = options_from(args.options)
    decode_options(game.Options, options)
    together = game.together
    bots = tuple(dict.fromkeys(names_from(args.bots))) or game.levels
    checked(game, bots)
    if len(bots) < 2 and not together:
        raise Misuse("An arena needs at least two different bots, such as --bots hard,expert.")
    seats = args.seats if args.seats is not None else max(2, game.seats[0])
    if seats not in game.seats or (seats < 2 and not together):
        raise Misuse(f"{game.title} is for {max(2, game.seats[0])} to {game.seats[-1]} bots, not {seats}.")
    seed = args.seed if args.seed is not None else SEED
    return Arena(game.slug, seats, options, bots, args.matches, seed, together, tuple(args.sources))


__all__ = ["EXAMPLES", "Played", "Standing", "arguments", "run"]
