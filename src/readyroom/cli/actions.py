"""``readyroom actions``: every action of a game, with its number."""

from __future__ import annotations

import argparse

import msgspec
from rich.table import Table

from readyroom.cli.numbers import add_arguments, sizes, span, tell, told_apart
from readyroom.core.space import Space

EXAMPLES = """\
readyroom actions starship-captains
readyroom actions tiny-epic-galaxies --each
readyroom actions space-alert --json"""


class FamilyLine(msgspec.Struct, frozen=True):
    """One kind of action: its numbers, and the axes that distinguish its members, the last varying fastest."""

    kind: str
    first: int
    last: int
    axes: dict[str, tuple[str, ...]]


def arguments(command: argparse.ArgumentParser) -> None:
    add_arguments(command, "families")


def run(args: argparse.Namespace) -> int:
    return tell(args, lambda game, version: game.space(version), lines, table)


def lines(space: Space) -> list[FamilyLine]:
    return [
        FamilyLine(family.name, family.first, family.first + family.size - 1, told_apart(family.axes))
        for family in space.families
    ]


def table(space: Space) -> Table:
    drawn = Table("numbers", "action", "told apart by")
    for line in lines(space):
        drawn.add_row(span(line.first, line.last), line.kind, sizes(line.axes))
    return drawn
