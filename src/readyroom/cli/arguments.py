"""Arguments that several commands share: extra games, seats, options, bots, seeds."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from readyroom.extras.commands import Misuse
from readyroom.server.extra_games import register_extra

BOTS_HELP = (
    "the bots, in seat order: levels of the game, `expert` (`expert/0.2s`: seconds per move; `expert/200`: tries),"
    " `random`, or your own as module:Class"
)


def add_game_source(command: argparse.ArgumentParser, hidden: bool = False) -> None:
    command.add_argument(
        "--game",
        action="append",
        default=[],
        dest="sources",
        metavar="MODULE:CLASS",
        help=argparse.SUPPRESS if hidden else "also load a game of your own (may be repeated)",
    )


def named_games(argv: Sequence[str]) -> list[str]:
    """The games named with --game, found before the command line is parsed: they may add commands."""
    after = [names for flag, names in pairwise(argv) if flag == "--game"]
    after += [word.removeprefix("--game=") for word in argv if word.startswith("--game=")]
    return [name.strip() for names in after for name in names.split(",") if name.strip()]


def add_match_choices(
    command: argparse.ArgumentParser, seats: str = "as many as the bots need", seed: str = "one that nobody can guess"
) -> None:
    """``seats`` and ``seed``: what is used if none are given, in words."""
    command.add_argument("--seats", type=int, help=f"how many seats (default: {seats})")
    command.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="NAME=VALUE", help="the game's options"
    )
    command.add_argument("--bots", default="", metavar="A,B", help=BOTS_HELP)
    command.add_argument("--seed", help=f"the seed of the dice and the decks (default: {seed})")
    add_game_source(command)


def load_games(sources: Sequence[str]) -> None:
    """Registers games named as MODULE:CLASS, also from modules in the current folder."""
    find_here(sources)
    register_extra(tuple(sources))


def find_here(named: Sequence[str]) -> None:
    """Makes modules in the current folder importable if any are named."""
    if any(":" in name for name in named) and "" not in sys.path:
        sys.path.insert(0, "")


def options_from(given: Sequence[str]) -> dict[str, Any]:
    """``["difficulty=hard", "expansion"]`` as names and values; a name alone switches an option on."""
    options: dict[str, Any] = {}
    for pair in given:
        name, equals, text = pair.partition("=")
        if not name:
            raise Misuse(f"Options are given as NAME=VALUE, and {pair!r} is not.")
        options[name] = _value(text) if equals else True
    return options


def names_from(given: str) -> list[str]:
    """``"easy, hard"`` as a list."""
    return [name.strip() for name in given.split(",") if name.strip()]


def _value(text: str) -> Any:
    """The value as JSON (true, 3), or the text itself."""
    try:
        return json.loads(text.lower() if text.lower() in {"true", "false"} else text)
    except json.JSONDecodeError:
        return text
