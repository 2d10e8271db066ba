"""Commands older than game extras keep their short names and exit codes."""

from __future__ import annotations

import subprocess
import sys

import pytest
from tests.cli.command_line import ROOT, readyroom

MISSION = str(ROOT / "examples" / "space-alert" / "first-mission.json")
SHIP = str(ROOT / "examples" / "galaxy-trucker" / "trader.txt")

HELP = """
import sys
from readyroom.cli.commands import parser
parser().format_help()
heavy = "litestar", "uvicorn", "sqlalchemy", "rich", "textual", "readyroom.server.house", "readyroom.store"
loaded = [name for name in heavy if name in sys.modules]
print(loaded + [name for name in sys.modules if name.startswith("readyroom.extras.") and name.count(".") > 2])
"""


@pytest.mark.parametrize(
    ("game", "command", "code"),
    [
        ("space-alert", ("resolve", MISSION), 0),
        ("space-alert", ("resolve", "nowhere.json"), 1),
        ("space-alert", ("solve", "misson/7"), 2),
        ("space-alert", ("mission", "mission 1"), 0),
        ("space-alert", ("mission", "misson"), 2),
        ("galaxy-trucker", ("ship", SHIP), 0),
        ("galaxy-trucker", ("ship", "nowhere.txt"), 2),
    ],
)
def test_the_short_form_does_the_same(game: str, command: tuple[str, ...], code: int) -> None:
    long, short = readyroom(game, *command), readyroom(*command)
    assert (short.returncode, short.stdout, short.stderr) == (long.returncode, long.stdout, long.stderr)
    assert short.returncode == code


def test_help_names_the_short_forms_once_and_lists_each_command_with_its_game() -> None:
    said = readyroom("--help").stdout
    assert "short forms, without the game's name: ship, resolve, solve, mission\n" in said
    assert not any(f"\n    {name} " in said for name in ("ship", "resolve", "solve", "mission"))
    listed = readyroom("space-alert", "--help").stdout
    assert all(f"\n    {name}" in listed for name in ("resolve", "solve", "mission"))
    assert "\n    ship" in readyroom("galaxy-trucker", "--help").stdout


def test_help_loads_neither_the_web_nor_a_command() -> None:
    done = subprocess.run([sys.executable, "-c", HELP], cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == ("[]\n", "")
