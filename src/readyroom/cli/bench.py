"""``readyroom bench``: quick benchmarks of the rules on this machine. ``make bench`` compares them with others."""

from __future__ import annotations

import argparse

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

import readyroom
from readyroom.cli.arguments import add_game_source, load_games
from readyroom.cli.measure import Speed, both_ends, measure
from readyroom.cli.terminal import chosen
from readyroom.core.native import compiled
from readyroom.extras.commands import seconds

EXAMPLES = """\
readyroom bench
readyroom bench tiny-epic-galaxies"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("slug", metavar="GAME", nargs="?", help="only this game")
    command.add_argument("--seconds", type=seconds, default=0.5, help="how long to measure each number (%(default)s)")
    command.add_argument("--json", action="store_true", help="print the numbers as JSON")
    add_game_source(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    slugs = [readyroom.game(args.slug).slug] if args.slug else list(readyroom.games())
    with Console(stderr=True).status("Measuring ..."):
        speeds = [speed for slug in slugs for speed in _speeds(slug, args.seconds)]
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(speeds)).decode())
    else:
        Console().print(_table(speeds))
    return 0


def _speeds(slug: str, seconds: float) -> list[Speed]:
    """The game at its simplest and with everything: the first and the last of its option sets."""
    game = readyroom.game(slug)
    return [measure(game, options, seats, seconds) for options, seats in both_ends(game)]


def _table(speeds: list[Speed]) -> Table:
    """Fits 80 columns: a cut number would say nothing."""
    how = "compiled" if compiled() else "not compiled"
    caption = f"One core, medians of five rounds; the rules are {how}."
    table = Table(caption=caption, caption_justify="left", box=SIMPLE_HEAD, padding=0, pad_edge=False)
    table.add_column("game")
    headings = ("actions/s", "matches/s", "through\nMatch/s", "clones/s", "fold of\n1,000", "views/s")
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    for speed in speeds:
        options = chosen(readyroom.game(speed.game), speed.options, most=1)
        table.add_row(
            ", ".join(filter(None, (speed.game, f"{speed.seats} seats", options))),
            f"{speed.actions_per_second:,.0f}",
            f"{speed.matches_per_second:,.1f}",
            f"{speed.match_actions_per_second:,.0f}",
            f"{speed.clones_per_second:,.0f}",
            f"{speed.fold_ms:.1f} ms",
            f"{speed.views_per_second:,.0f}",
        )
    return table
