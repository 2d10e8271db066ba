"""A user's program under ``mypy --strict`` gets each game's own types for options, state and views."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

HEAD = """\
import readyroom
from readyroom.games import galaxy_trucker, space_alert, tiny_epic_galaxies

trucker = readyroom.new_match("galaxy-trucker")
alert = readyroom.new_match("space-alert")
captains = readyroom.new_match("starship-captains")
galaxies = readyroom.new_match("tiny-epic-galaxies", options=tiny_epic_galaxies.Options(beyond_the_black=True))
record = galaxies.record()
"""

RIGHT = """
flights: str = trucker.options.flights
frontier: bool = alert.options.new_frontier
passenger: str = captains.options.passenger
beyond: bool = galaxies.options.beyond_the_black
rows: int = len(galaxies.view(0).public.row)
spectators_rows: int = len(galaxies.view(None).public.row)
mission: str | None = galaxies.view(1).own.mission
state: tiny_epic_galaxies.State = galaxies.clone().at(0).state
alarm: space_alert.Public = alert.view(0).public
over: bool = trucker.state.over
again: tiny_epic_galaxies.Match = readyroom.replay(record, "tiny-epic-galaxies")
rules: space_alert.SpaceAlert = readyroom.game("space-alert")


def any_game(match: readyroom.Match, slug: str) -> readyroom.Match:
    match.act(0, match.legal(0)[0])
    print(match.options.whatever_it_has, match.view(0).public, readyroom.game(slug).title)
    return readyroom.new_match(slug, options={"whatever_it_has": 1}) if match.outcome else readyroom.replay(record)


def one_game(match: galaxy_trucker.Match) -> galaxy_trucker.Own:
    return match.view(0).own


any_game(galaxies, "tiny-epic-galaxies")
one_game(trucker)
"""

WRONG = [
    "galaxies.options.beyond_the_blak",
    "trucker.options.beyond_the_black",
    "galaxies.view(0).public.shpis",
    "galaxies.view(0).own.misson",
    "galaxies.view(None).own.mission",
    "galaxies.state.stak",
    "captains.clone().state.stak",
    "alert.at(0).options.new_frontiers",
    'readyroom.replay(record, "space-alert").options.beyond_the_black',
    'readyroom.game("starship-captains").sluge',
    "galaxies.legl(0)",
    'galaxies.legal("0")',
    'readyroom.new_match("galaxy-trucker", seats="2")',
    'readyroom.new_match("galaxy-trucker", seed=1.5)',
    'readyroom.new_match("galaxy-trucker", options=["flights"])',
    "again: galaxy_trucker.Match = galaxies",
]


def complaints(program: Path) -> dict[int, str]:
    """What mypy says of a program, by line."""
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", program],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode in (0, 1), done.stderr
    # mypy may remember the same program from an earlier run, which lay in another folder.
    found = re.findall(r"^\S*program\.py:(\d+): error: (.*)$", done.stdout, re.MULTILINE)
    return {int(line): said for line, said in found}


def test_type_checking_accepts_correct_uses_and_catches_every_mistake(tmp_path: Path) -> None:
    """One run for all, since mypy takes its time."""
    program = tmp_path / "program.py"
    program.write_text(HEAD + RIGHT + "\n".join(WRONG) + "\n")
    said = complaints(program)
    right = len((HEAD + RIGHT).splitlines())
    assert {line: why for line, why in said.items() if line <= right} == {}
    assert [wrong for line, wrong in enumerate(WRONG, right + 1) if line not in said] == []
