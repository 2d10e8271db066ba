"""``readyroom observations``: what a learning program observes in a game, block by block."""

from __future__ import annotations

import argparse

import msgspec
from rich.table import Table

from readyroom.cli.numbers import add_arguments, sizes, span, tell, told_apart
from readyroom.core.observation import Layout

EXAMPLES = """\
readyroom observations starship-captains
readyroom observations tiny-epic-galaxies --each
readyroom observations space-alert --json"""


class BlockLine(msgspec.Struct, frozen=True):
    """A block of numbers: their meaning, the axes that distinguish them (last varies fastest), and their maximum."""

    name: str
    first: int
    last: int
    most: int
    what: str
    axes: dict[str, tuple[str, ...]]


def arguments(command: argparse.ArgumentParser) -> None:
    add_arguments(command, "blocks")


def run(args: argparse.Namespace) -> int:
    return tell(
        args,
        lambda game, version: game.observer(version).layout,
        lines,
        table,
        lambda layout: f", edition {layout.edition} of the layout",
    )


def lines(layout: Layout) -> list[BlockLine]:
    return [
        BlockLine(block.name, block.first, block.first + block.size - 1, block.most, block.what, told_apart(block.axes))
        for block in layout.blocks
    ]


def table(layout: Layout) -> Table:
    drawn = Table("numbers", "block", "most", "told apart by", "what it tells")
    for line in lines(layout):
        drawn.add_row(span(line.first, line.last), line.name, str(line.most), sizes(line.axes), line.what)
    return drawn
