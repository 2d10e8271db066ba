"""The commands and what they take. Each command's own module is loaded only when it runs, so that help is quick."""

from __future__ import annotations

import argparse
from importlib import import_module
from typing import Any

from readyroom.cli.given import add_game_source, add_match_choices, seconds, whole
from readyroom.server.settings import DEFAULT_FILE, Setting, every_setting, written


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="readyroom",
        description="Space board games with the whole of their rules.",
        epilog="examples:\n"
        "  readyroom serve --open                                     tables in the browser\n"
        "  readyroom play tiny-epic-galaxies --bots hard              a game in this terminal\n"
        "  readyroom simulate tiny-epic-galaxies -n 500 --bots easy,hard\n"
        "  readyroom replay match.json --at 40\n"
        "  readyroom resolve mission.json                             a Space Alert mission played at your table\n"
        "  readyroom solve mission.json                               a plan for it\n\n"
        "readyroom COMMAND --help tells more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action=_Version, nargs=0, help="print the version and exit")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _serve(commands)
    _play(commands)
    _simulate(commands)
    _replay(commands)
    _resolve(commands)
    _solve(commands)
    _mission(commands)
    _ship(commands)
    _games(commands)
    _bench(commands)
    return top


def _serve(commands: Any) -> None:
    command = _command(
        commands,
        "serve",
        "start the server, with tables to play at in the browser",
        "readyroom serve --open\n"
        "readyroom serve --host 0.0.0.0 --port 80 --db /var/lib/readyroom/tables.db\n"
        "readyroom serve --db postgresql://user@db.example/readyroom --log-json",
    )
    command.add_argument("--open", action="store_true", help="open the page in your browser")
    command.add_argument("--config", metavar="FILE", help=f"a file with settings (default: {DEFAULT_FILE}, if there)")
    command.add_argument("--show-settings", action="store_true", help="print the settings in force, and exit")
    settings = command.add_argument_group("settings", "each also in the file and the environment: docs/settings.md")
    limits = command.add_argument_group("limits", "a rate is A:B, A a second and B at once, or off")
    for setting in every_setting():
        _setting(limits if setting.limit else settings, setting)


def _setting(group: Any, setting: Setting) -> None:
    """The flag of a setting. What is given is read later, together with the other sources."""
    if setting.flag is None:
        return
    default = "" if setting.base is bool else written(setting.default)
    told = (setting.help[0].lower() + setting.help[1:].rstrip(".")).replace("%", "%%")
    told += f" ({default})" if default else ""
    if setting.base is bool:
        group.add_argument(setting.flag, dest=setting.name, action=argparse.BooleanOptionalAction, help=told)
    elif setting.many:
        told += ", may be repeated"
        group.add_argument(setting.flag, dest=setting.name, action="append", metavar=setting.noun, help=told)
    else:
        group.add_argument(setting.flag, dest=setting.name, metavar=setting.noun, help=told)


def _play(commands: Any) -> None:
    command = _command(
        commands,
        "play",
        "play in this terminal against bots",
        "readyroom play tiny-epic-galaxies\n"
        "readyroom play tiny-epic-galaxies --seats 4 --bots easy,normal,hard --options beyond_the_black=true\n"
        "readyroom play tiny-epic-galaxies --seats 1 --save solo.json",
    )
    command.add_argument("slug", metavar="GAME", help="which game (`readyroom games` lists them)")
    command.add_argument("--seat", type=int, default=0, help="your seat, counted from 0 (default: 0)")
    command.add_argument("--name", default="Captain", help="what the log calls you (default: Captain)")
    command.add_argument("--pace", type=seconds, default=0.4, help="seconds between bots' actions (0.4)")
    command.add_argument("--save", metavar="FILE", help="write the record here when you leave")
    add_match_choices(command)


def _simulate(commands: Any) -> None:
    command = _command(
        commands,
        "simulate",
        "let bots play many matches, on all cores",
        "readyroom simulate tiny-epic-galaxies -n 1000 --bots easy,normal\n"
        "readyroom simulate tiny-epic-galaxies -n 200 --bots normal,random,random --options beyond_the_black=true\n"
        "readyroom simulate tiny-epic-galaxies -n 200 --bots hard --seats 3 --seed 7 --json > hard.json\n"
        "readyroom simulate starship-captains -n 1000 --seats 3 --report",
    )
    command.add_argument("slug", metavar="GAME", help="which game (`readyroom games` lists them)")
    command.add_argument("-n", "--matches", type=whole(1, 10_000_000), default=100, help="how many (%(default)s)")
    command.add_argument("--jobs", type=whole(1, 1024), help="processes (default: one for each core)")
    command.add_argument("--out", default="report", help="folder for the plot and the numbers (default: report)")
    command.add_argument("--json", action="store_true", help="print the numbers as JSON and no tables")
    command.add_argument(
        "--report", action="store_true", help="also tell for each card and seat whether the game is fair to it"
    )
    add_match_choices(command)


def _replay(commands: Any) -> None:
    command = _command(
        commands,
        "replay",
        "check a match record and tell it in words",
        "readyroom replay match.json\n"
        "readyroom replay match.json --at 40          the table as it stood after entry 40\n"
        "readyroom replay match.json --as 1           only what seat 1 was told\n"
        "readyroom replay match.json --notation       the actions as they are typed",
    )
    command.add_argument("file", metavar="FILE", help="a record (`-` reads it from stdin)")
    command.add_argument("--at", type=whole(0, 10_000_000), metavar="N", help="stop after entry N and show the table")
    command.add_argument("--as", dest="viewer", metavar="SEAT", help="a seat's number, or `spectator`")
    form = command.add_mutually_exclusive_group()
    form.add_argument("--words", action="store_true", help="tell what happened in words (default)")
    form.add_argument("--notation", action="store_true", help="list the actions in the game's notation")
    add_game_source(command)


def _resolve(commands: Any) -> None:
    command = _command(
        commands,
        "resolve",
        "resolve a Space Alert mission that was played with the box on the table",
        "readyroom resolve mission.json               the story, turn by turn\n"
        "readyroom resolve mission.json --json        the result as data\n"
        "docs/space-alert.md explains the file; examples/space-alert has three",
    )
    command.add_argument("file", metavar="MISSION.json", help="what was planned (`-` reads it from stdin)")
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def _solve(commands: Any) -> None:
    command = _command(
        commands,
        "solve",
        "find a plan for a Space Alert mission, on all cores",
        "readyroom solve mission.json --seconds 30 -o plan.json\n"
        "readyroom solve mission/7/v2 --seconds 10 --story   a new mission of a class\n"
        "readyroom solve mission.json --hands hands.json     only with the cards that were dealt\n"
        "The plan found is a mission file that `readyroom resolve` reads.",
    )
    command.add_argument(
        "file",
        metavar="MISSION.json",
        help="what is known (`-` reads it from stdin), or a mission such as mission/7/v2",
    )
    command.add_argument("--seconds", type=seconds, default=10.0, help="how long to search (%(default)s)")
    command.add_argument("--seed", default="0", help="the luck of the search, and of a mission that is drawn (0)")
    command.add_argument("--jobs", type=whole(1, 1024), help="processes (default: one for each core)")
    command.add_argument(
        "--hands", metavar="FILE", help="only with these cards: by name, for each phase; `dealt` deals some"
    )
    command.add_argument("-o", "--out", metavar="PLAN.json", help="write the plan here instead of printing it")
    command.add_argument("--json", action="store_true", help="print the plan with its score as JSON")
    command.add_argument("--story", action="store_true", help="also tell what the plan does, turn by turn")
    drawn = command.add_argument_group("a mission that is drawn")
    drawn.add_argument("--crew", type=whole(1, 5), default=4, help="how many fly (%(default)s)")
    mixes = ("white", "white_yellow", "yellow", "all", "yellow_red", "red")
    drawn.add_argument("--common", choices=mixes, default="white", help="colours of common threats (%(default)s)")
    drawn.add_argument("--serious", choices=mixes, default="white", help="colours of serious threats (%(default)s)")
    drawn.add_argument("--new-frontier", action="store_true", help="with the threats of The New Frontier")
    drawn.add_argument("--double-actions", action="store_true", help="with double action cards")


def _mission(commands: Any) -> None:
    command = _command(
        commands,
        "mission",
        "print the script of a Space Alert mission to be read aloud",
        "readyroom mission                            the official missions and the classes\n"
        "readyroom mission 'mission 1'                an official one\n"
        "readyroom mission mission --seed 7/v2        a new one of a class; a seed without a version is from before v2",
    )
    command.add_argument("name", metavar="NAME", nargs="?", help="an official mission, or a class of missions")
    command.add_argument("--seed", help="which new mission of the class")
    command.add_argument("--crew", type=whole(1, 5), default=5, help="how many play, androids included (%(default)s)")


def _ship(commands: Any) -> None:
    command = _command(
        commands,
        "ship",
        "check a Galaxy Trucker ship and tell what it can do",
        "readyroom ship rocket.txt                    mistakes, strengths, weak points\n"
        "readyroom ship rocket.txt --lose 7,6         what goes when the tile in column 7, row 6 is hit\n"
        "readyroom ship rocket.txt --json             the same as data",
        "exit codes:\n"
        "  0  the ship may fly, or --lose was answered\n"
        "  1  the ship has mistakes\n"
        "  2  the text is not a ship, or there is no such file or square",
    )
    command.add_argument("file", metavar="FILE", help="the ship as a grid of tiles (`-` reads it from stdin)")
    command.add_argument(
        "--lose", metavar="SQUARE", help="only tell what explodes, shatters and falls off when this square is hit"
    )
    command.add_argument("--json", action="store_true", help="print it as JSON")


def _games(commands: Any) -> None:
    command = _command(
        commands, "games", "list the games: seats, options, bots", "readyroom games\nreadyroom games --json"
    )
    command.add_argument("--json", action="store_true", help="print them as JSON")
    add_game_source(command)


def _bench(commands: Any) -> None:
    command = _command(
        commands, "bench", "measure the rules on this machine", "readyroom bench\nreadyroom bench tiny-epic-galaxies"
    )
    command.add_argument("slug", metavar="GAME", nargs="?", help="only this game")
    command.add_argument("--seconds", type=seconds, default=0.5, help="for each number (%(default)s)")
    command.add_argument("--json", action="store_true", help="print the numbers as JSON")
    add_game_source(command)


def _command(commands: Any, name: str, purpose: str, examples: str, more: str = "") -> argparse.ArgumentParser:
    indented = "\n".join(f"  {line}" for line in examples.splitlines())
    command: argparse.ArgumentParser = commands.add_parser(
        name,
        help=purpose,
        description=f"{purpose[0].upper()}{purpose[1:]}.",
        epilog=f"examples:\n{indented}" + (f"\n\n{more}" if more else ""),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=_Later(name))
    return command


class _Later:
    """Runs ``readyroom.cli.<command>.run``, loading it only now."""

    def __init__(self, command: str) -> None:
        self.command = command

    def __call__(self, args: argparse.Namespace) -> int:
        code: int = import_module(f"readyroom.cli.{self.command}").run(args)
        return code


class _Version(argparse.Action):
    """Looks the installed version up only when asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(f"readyroom {version('readyroom')}")
        parser.exit()
