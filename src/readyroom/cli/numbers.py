"""Lists a game's fixed numbering: the shared part of ``readyroom actions`` and ``readyroom observations``."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeVar

import msgspec
from rich.console import Console
from rich.table import Table

import readyroom
from readyroom.cli.arguments import add_game_source, load_games
from readyroom.core.game import Game
from readyroom.core.space import Axis
from readyroom.extras.commands import Misuse


class Numbered(Protocol):
    """Something with a name for each of its numbers."""

    def __len__(self) -> int: ...

    def name(self, number: int) -> str: ...


N = TypeVar("N", bound=Numbered)


def add_arguments(command: argparse.ArgumentParser, parts: str) -> None:
    command.add_argument("game", metavar="GAME", help="which game (`readyroom games` lists them)")
    command.add_argument("--rules", type=int, metavar="VERSION", help="a version of its rules (default: the newest)")
    command.add_argument("--each", action="store_true", help="one line for each number")
    command.add_argument("--json", action="store_true", help=f"print the {parts} as JSON")
    add_game_source(command)


def tell(
    args: argparse.Namespace,
    find: Callable[[Game, int], N],
    lines: Callable[[N], list[Any]],
    table: Callable[[N], Table],
    edition: Callable[[N], str] = lambda found: "",
) -> int:
    """Prints a game's numbering: as JSON, number by number, or as a table."""
    load_games(args.sources)
    game = readyroom.game(args.game, args.rules)
    version = args.rules or game.versions[-1]
    try:
        found = find(game, version)
    except LookupError as none:
        raise Misuse(str(none.args[0])) from None
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(lines(found))).decode())
    elif args.each:
        for number in range(len(found)):
            print(f"{number:6} {found.name(number)}")
    else:
        Console().print(table(found))
        print(f"{game.title}, version {version} of its rules{edition(found)}: {len(found):,} numbers.")
    return 0


def told_apart(axes: Iterable[Axis]) -> dict[str, tuple[str, ...]]:
    return {axis.name: axis.labels for axis in axes}


def span(first: int, last: int) -> str:
    return f"{first}" if first == last else f"{first} to {last}"


def sizes(axes: dict[str, tuple[str, ...]]) -> str:
    return ", ".join(f"{name} ({len(labels)})" for name, labels in axes.items())
