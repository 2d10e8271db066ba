"""``readyroom actions``: everything a seat can ever do in a game, with its numbers."""

from __future__ import annotations

import argparse

import msgspec
from rich.console import Console
from rich.table import Table

import readyroom
from readyroom.cli.arguments import add_game_source, load_games
from readyroom.core.space import Space
from readyroom.extras.commands import Misuse

EXAMPLES = """\
readyroom actions starship-captains
readyroom actions tiny-epic-galaxies --each
readyroom actions space-alert --json"""


class FamilyLine(msgspec.Struct, frozen=True):
    """One kind of action: its numbers, and what tells its members apart, the last fastest."""

    kind: str
    first: int
    last: int
    axes: dict[str, tuple[str, ...]]


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("game", help="the game's slug")
    command.add_argument("--rules", type=int, metavar="VERSION", help="of these rules (default: the newest)")
    command.add_argument("--each", action="store_true", help="one line for each number")
    command.add_argument("--json", action="store_true", help="print the families as JSON")
    add_game_source(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    game = readyroom.game(args.game, args.rules)
    version = args.rules or game.versions[-1]
    try:
        space = game.space(version)
    except LookupError as none:
        raise Misuse(str(none.args[0])) from None
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(lines(space))).decode())
    elif args.each:
        for number in range(len(space)):
            print(f"{number:6} {space.name(number)}")
    else:
        show(space, Console())
        print(f"{game.title}, version {version} of its rules: {len(space):,} numbers.")
    return 0


def lines(space: Space) -> list[FamilyLine]:
    return [
        FamilyLine(
            family.name, family.first, family.first + family.size - 1, {axis.name: axis.labels for axis in family.axes}
        )
        for family in space.families
    ]


def show(space: Space, console: Console) -> None:
    table = Table("numbers", "action", "told apart by")
    for line in lines(space):
        numbers = f"{line.first}" if line.first == line.last else f"{line.first} to {line.last}"
        table.add_row(numbers, line.kind, ", ".join(f"{name} ({len(labels)})" for name, labels in line.axes.items()))
    console.print(table)
