"""Help, errors and exit codes: 0 for success, 1 for failure, 2 for a usage error."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from importlib.metadata import version

import pytest
from tests.cli.command_line import CABAL, ROOT, readyroom

from readyroom.core.native import compiled

COMMANDS = ("serve", "play", "simulate", "arena", "replay", "games", "bench", "incidents")


def test_help_lists_every_command_with_examples() -> None:
    said = readyroom("--help")
    assert said.returncode == 0
    assert all(f"\n    {command}" in said.stdout for command in COMMANDS)
    assert "examples:" in said.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str) -> None:
    said = readyroom(command, "--help")
    assert said.returncode == 0
    assert f"examples:\n  readyroom {command}" in said.stdout


def test_the_version_is_that_of_the_package() -> None:
    build = "compiled" if compiled() else "pure Python"
    assert readyroom("--version").stdout == f"readyroom {version('readyroom')} ({build})\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ((), "Something is missing: COMMAND. See `readyroom --help`."),
        (("dance",), "There is no command 'dance'. The commands are: serve, play,"),
        (("simulate", "chess"), "There is no game called 'chess'. The games are: cabal"),
        (("simulate", "cabal", "--seats", "9"), "Cabal is for 2 to 4 seats, not 9."),
        (("simulate", "cabal", "--bots", "genius"), "no bot called 'genius'. Its bots are: steady, expert, random."),
        (("simulate", "cabal", "--bots", "random,random,random", "--seats", "2"), "You named 3 bots for 2 seats."),
        (("simulate", "cabal", "--options", "purse=99"), "Option 'purse' cannot be 99. It can be: a whole number"),
        (("simulate", "cabal", "--options", "wine=red"), "There is no option 'wine'. The options are: crowded, purse."),
        (("simulate", "cabal", "--options", "=red"), "Options are given as NAME=VALUE"),
        (
            ("simulate", "cabal", "--bots", "expert/long"),
            "no bot 'expert/long'. An expert is named `expert`, `expert/0.2s`",
        ),
        (("simulate", "cabal", "--pace", "9"), "There is no --pace 9 here. See `readyroom simulate --help`."),
        (("simulate", "cabal", "-n", "0"), "'0' is not a whole number from 1"),
        (("play", "cabal", "--seat", "7"), "There is no seat 7; the seats are 0 to 1."),
        (("serve", "--port", "99999"), "'99999' is not a whole number from 0 to 65535"),
        (("games", "--game", "nowhere:Game"), "There is no game 'nowhere:Game'"),
    ],
)
def test_a_command_that_is_not_understood_says_why_and_exits_with_2(arguments: tuple[str, ...], sentence: str) -> None:
    takes_games = arguments and arguments[0] in COMMANDS
    said = readyroom(*arguments, *(CABAL if takes_games else ()))
    assert said.returncode == 2
    assert sentence in said.stderr
    assert said.stdout == ""
    assert "Traceback" not in said.stderr


def test_a_command_runs_with_its_output_closed() -> None:
    closed = f"{shlex.quote(sys.executable)} -m readyroom games >&-"
    said = subprocess.run(closed, shell=True, cwd=ROOT, capture_output=True, text=True, check=False)
    assert said.returncode == 0 and said.stderr == ""


def test_play_without_a_terminal_says_what_to_use_instead() -> None:
    said = readyroom("play", "cabal", *CABAL)
    assert said.returncode == 1
    assert said.stderr == "readyroom: `readyroom play` needs a terminal; `readyroom simulate` plays without one.\n"


def test_games_lists_seats_options_and_bots() -> None:
    said = readyroom("games", *CABAL)
    assert said.returncode == 0
    for fact in (
        "Cabal  cabal",
        "2-4 seats",
        "Bots: steady, expert, random.",
        "purse",
        "0 to 5",
        "Credits at the start",
    ):
        assert fact in said.stdout


def test_games_as_json_can_be_read_by_a_program() -> None:
    games = {game["slug"]: game for game in json.loads(readyroom("games", "--json", *CABAL).stdout)}
    assert games["cabal"]["most_seats"] == 4
    assert games["cabal"]["options"][0] == {
        "name": "purse",
        "allowed": "a whole number from 0 to 5",
        "default": 2,
        "help": "Credits at the start",
    }


def test_bench_measures_each_game() -> None:
    said = readyroom("bench", "cabal", "--seconds", "0.05", "--json", *CABAL)
    assert said.returncode == 0, said.stderr
    speeds = json.loads(said.stdout)
    assert {speed["game"] for speed in speeds} == {"cabal"}
    assert all(speed["actions_per_second"] > 0 and speed["clones_per_second"] > 0 for speed in speeds)


def test_bench_prints_whole_numbers_in_80_columns() -> None:
    said = readyroom("bench", "space-alert", "--seconds", "0.02")
    assert said.returncode == 0, said.stderr
    assert "space-alert, 2 seats" in said.stdout and "…" not in said.stdout
