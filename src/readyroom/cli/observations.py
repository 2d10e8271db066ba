"""``readyroom observations``: what a learner is told in a game, block by block."""

from __future__ import annotations

import argparse

import msgspec
from rich.console import Console
from rich.table import Table

import readyroom
from readyroom.cli.arguments import add_game_source, load_games
from readyroom.core.observing import Layout
from readyroom.extras.commands import Misuse

EXAMPLES = """\
readyroom observations starship-captains
readyroom observations tiny-epic-galaxies --each
readyroom observations space-alert --json"""


class BlockLine(msgspec.Struct, frozen=True):
    """Numbers that belong together: what they tell, what tells them apart (the last fastest), and how high they go."""

    name: str
    first: int
    last: int
    most: int
    what: str
    axes: dict[str, tuple[str, ...]]


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help="the game's slug")
    command.add_argument("--rules", type=int, metavar="VERSION", help="of these rules (default: the newest)")
    command.add_argument("--each", action="store_true", help="one line for each number")
    command.add_argument("--json", action="store_true", help="print the blocks as JSON")
    add_game_source(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    game = readyroom.game(args.game, args.rules)
    version = args.rules or game.versions[-1]
    try:
        layout = game.observer(version).layout
    except LookupError as none:
        raise Misuse(str(none.args[0])) from None
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(lines(layout))).decode())
    elif args.each:
        for number in range(len(layout)):
            print(f"{number:6} {layout.name(number)}")
    else:
        show(layout, Console())
        print(
            f"{game.title}, version {version} of its rules, edition {layout.edition} of the layout: "
            f"{len(layout):,} numbers."
        )
    return 0


def lines(layout: Layout) -> list[BlockLine]:
    return [
        BlockLine(
            block.name,
            block.first,
            block.first + block.size - 1,
            block.most,
            block.what,
            {axis.name: axis.labels for axis in block.axes},
        )
        for block in layout.blocks
    ]


def show(layout: Layout, console: Console) -> None:
    table = Table("numbers", "block", "most", "told apart by", "what it tells")
    for line in lines(layout):
        numbers = f"{line.first}" if line.first == line.last else f"{line.first} to {line.last}"
        axes = ", ".join(f"{name} ({len(labels)})" for name, labels in line.axes.items())
        table.add_row(numbers, line.name, str(line.most), axes, line.what)
    console.print(table)
