"""The commands: our own, and under each game's name those that it adds.

A command's module declares its arguments (``EXAMPLES``, ``arguments``) and runs it (``run``). It is loaded only if its
command was chosen, so that help is quick.
"""

from __future__ import annotations

import argparse
import re
from importlib import import_module
from typing import Any, Final, NoReturn

from readyroom.cli import db
from readyroom.cli.arguments import add_game_source
from readyroom.core.extras import Command, all_extras
from readyroom.core.quotes import did_you_mean
from readyroom.core.registry import title
from readyroom.needs import must_have

COMMANDS = (
    Command("serve", "start the server, with tables to play at in the browser", "readyroom.cli.serve", needs="serve"),
    Command("play", "play against bots in this terminal", "readyroom.cli.play", needs="play"),
    Command("daily", "show or play the missions of the day", "readyroom.cli.daily", needs="play"),
    Command("simulate", "have bots play many matches, on all cores", "readyroom.cli.simulate", needs="play"),
    Command("arena", "play bots against each other and rate them", "readyroom.cli.arena", needs="play"),
    Command("replay", "check a match record and retell it in words", "readyroom.cli.replay", needs="play"),
    Command(
        "analyze",
        "find a match's turning points and its costliest decisions",
        "readyroom.cli.analyze",
        needs="play",
        also=("analyse",),
    ),
    Command("puzzles", "find decisions in matches that make good puzzles", "readyroom.cli.puzzles", needs="play"),
    Command("games", "list the games: seats, options, bots", "readyroom.cli.games", needs="play"),
    Command("actions", "list every action of a game with its number", "readyroom.cli.actions", needs="play"),
    Command(
        "observations",
        "list what a learning program observes, number by number",
        "readyroom.cli.observations",
        needs="play",
    ),
    Command("bench", "measure how fast the rules run on this machine", "readyroom.cli.bench", needs="play"),
    Command("incidents", "list a server's incidents and save their records", "readyroom.cli.incidents", needs="serve"),
)
EXAMPLES = """\
readyroom serve --open                                     tables in the browser
readyroom play tiny-epic-galaxies --bots hard              a game in this terminal
readyroom simulate tiny-epic-galaxies -n 500 --bots easy,hard
readyroom replay match.json --at 40"""


def parser() -> argparse.ArgumentParser:
    top = _Parser(
        prog="readyroom",
        description="Space board games with their complete rules.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True, parser_class=_Chosen)
    for command in COMMANDS:
        _add(commands, command)
    _add_group(commands, "db", "look after a server's database: check, back up, prune, ...", db.COMMANDS)
    short = _add_games(commands)
    top.epilog = _indented("examples:", EXAMPLES)
    top.epilog += f"\n\nshort forms, without the game's name: {', '.join(short)}" if short else ""
    top.epilog += "\n\nRun readyroom COMMAND --help for more."
    return top


def _add(commands: Any, command: Command, listed: bool = True, of_a_game: bool = False) -> None:
    commands.add_parser(
        command.name,
        aliases=command.also,
        **({"help": command.purpose} if listed else {}),
        description=f"{command.purpose[0].upper()}{command.purpose[1:]}.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        command=command,
        of_a_game=of_a_game,
    )


def _add_group(commands: Any, name: str, purpose: str, own: tuple[Command, ...]) -> None:
    group = commands.add_parser(name, help=purpose, description=f"{purpose[0].upper()}{purpose[1:]}")
    below = group.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in own:
        _add(below, command)


def _add_games(commands: Any) -> list[str]:
    """Adds a command group for each game that has commands; returns the names that also work without the game's."""
    taken = {command.name for command in COMMANDS}
    short: list[str] = []
    for slug, brought in all_extras().items():
        if not brought.commands:
            continue
        names = ", ".join(command.name for command in brought.commands)
        about = f"Commands for {title(slug)}."
        group = commands.add_parser(slug, help=f"{title(slug)}: {names}", description=about)
        own = group.add_subparsers(title="commands", metavar="COMMAND", required=True)
        for command in brought.commands:
            _add(own, command, of_a_game=True)
            if command.short and command.name not in taken:
                taken.add(command.name)
                short.append(command.name)
                _add(commands, command, listed=False, of_a_game=True)
    return short


class _Parser(argparse.ArgumentParser):
    """Says in a sentence what was wrong with a command line."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"readyroom: {in_words(message)} See `{self.prog} --help`.\n")


def in_words(message: str) -> str:
    """A message of argparse as a sentence.

    >>> in_words("argument COMMAND: invalid choice: 'playy' (choose from 'play', 'serve')")
    "There is no command 'playy'. Did you mean 'play'? The commands are: play, serve."
    >>> in_words("argument --seats: invalid int value: 'x'")
    "--seats: 'x' is not a whole number."
    """
    message = message.removeprefix("argument ")
    chosen = re.fullmatch(r"(\S+): invalid choice: (.*) \(choose from (.*)\)", message)
    if chosen:
        choices = re.findall(r"[^\s',]+", chosen[3])
        if chosen[1] == "COMMAND":
            near = did_you_mean(chosen[2].strip("'"), choices)
            return f"There is no command {chosen[2]}.{near} The commands are: {', '.join(choices)}."
        return f"{chosen[1]} cannot be {chosen[2]}. It can be: {', '.join(choices)}."
    for pattern, sentence in _SENTENCES.items():
        message = re.sub(pattern, sentence, message)
    return f"{message[0].upper()}{message[1:].rstrip('.')}."


_SENTENCES: Final = {
    "the following arguments are required": "something is missing",
    "unrecognized arguments: (.*)": r"there is no \1 here",
    "invalid int value: (.*)": r"\1 is not a whole number",
    "invalid float value: (.*)": r"\1 is not a number",
    "expected (?:one|at least one) argument": "a value is missing",
    "(.*): not allowed with argument (.*)": r"\1 and \2 do not go together",
}
"""What argparse says, and what we say."""


class _Chosen(_Parser):
    """One command's parser, which loads the command's arguments just before parsing."""

    def __init__(self, *, command: Command | None = None, of_a_game: bool = False, **more: Any) -> None:
        super().__init__(**more)
        self._command = command
        self._of_a_game = of_a_game

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        command, self._command = self._command, None
        if command is not None:
            if command.needs:
                must_have(command.needs, f"`{self.prog}`")
            module = import_module(command.module)
            self.epilog = _indented("examples:", module.EXAMPLES)
            module.arguments(self)
            if self._of_a_game:
                add_game_source(self, hidden=True)
            self.set_defaults(run=module.run)
        found, unknown = super().parse_known_args(args, namespace)
        if unknown:  # said here, so that the sentence names this command's help
            self.error(f"unrecognized arguments: {' '.join(unknown)}")
        return found, unknown


def _indented(heading: str, lines: str) -> str:
    return "\n".join([heading, *(f"  {line}" for line in lines.splitlines())])


class _Version(argparse.Action):
    """Looks up the version, and how the rules run, only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        from readyroom.core.native import compiled

        print(f"readyroom {version('readyroom')} ({'compiled' if compiled() else 'pure Python'})")
        parser.exit()
