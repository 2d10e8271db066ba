"""``readyroom games``: the games, their seats, options and bots."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import readyroom
from readyroom.bots.named import levels
from readyroom.cli.arguments import add_game_source, load_games
from readyroom.core.codec import allowed
from readyroom.core.game import Game


class OptionLine(msgspec.Struct, frozen=True):
    """One option: its name, allowed values, default and meaning."""

    name: str
    allowed: str
    default: Any
    help: str


class GameLine(msgspec.Struct, frozen=True):
    slug: str
    title: str
    blurb: str
    least_seats: int
    most_seats: int
    minutes: int
    bots: tuple[str, ...]
    options: tuple[OptionLine, ...]


EXAMPLES = """\
readyroom games
readyroom games --json"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--json", action="store_true", help="print them as JSON")
    add_game_source(command)


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    lines = [line(readyroom.game(slug)) for slug in readyroom.games()]
    if args.json:
        print(msgspec.json.format(msgspec.json.encode(lines)).decode())
    else:
        show(lines, Console())
    return 0


def line(game: Game) -> GameLine:
    seats = game.seats
    return GameLine(
        game.slug, game.title, game.blurb, seats[0], seats[-1], game.minutes, levels(game), options(game)
    )  # fmt: skip


def options(game: Game) -> tuple[OptionLine, ...]:
    """A game's options, read from their types."""
    defaults = msgspec.to_builtins(game.Options())
    (schema,), components = msgspec.json.schema_components([game.Options], ref_template="{name}")
    described = components[schema["$ref"]]["properties"]
    return tuple(
        OptionLine(field.name, allowed(field.type), defaults.get(field.name), _help(described[field.name]))
        for field in msgspec.structs.fields(game.Options)
        if not described[field.name].get("hidden")
    )


def show(lines: list[GameLine], console: Console) -> None:
    for game in lines:
        seats = "-".join(str(count) for count in dict.fromkeys((game.least_seats, game.most_seats)))
        console.print(f"[bold]{escape(game.title)}[/]  [cyan]{game.slug}[/]")
        console.print(f"  {escape(game.blurb)}")
        console.print(f"  {seats} seats, about {game.minutes} minutes. Bots: {', '.join(game.bots)}.")
        if game.options:
            console.print(_options_table(game))
        console.print()


def _options_table(game: GameLine) -> Table:
    table = Table(box=None, padding=(0, 3, 0, 2), header_style="dim")
    table.add_column("option", no_wrap=True)
    table.add_column("")
    for option in game.options:
        default = msgspec.json.encode(option.default).decode().strip('"')
        meaning = f"{escape(option.help)} " if option.help else ""
        table.add_row(option.name, f"{meaning}[dim]({escape(option.allowed)}; {default} unless chosen)[/]")
    return table


def _help(field: dict[str, Any]) -> str:
    return str(field.get("description") or field.get("title") or "")
