"""Code that serves all games contains nothing specific to one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import readyroom

SOURCE = Path(readyroom.__file__).parent
FILES = sorted(file for room in ("server", "store", "cli", "bots") for file in (SOURCE / room).rglob("*.py"))
EXAMPLES = "EXAMPLES"
"""Where help shows people how a command is typed, it may name a game."""


def names() -> list[str]:
    """What a game goes by: its slug, its package, its title."""
    games = [readyroom.game(slug) for slug in readyroom.games()]
    packages = [type(game).__module__.split(".")[2] for game in games]
    return [*readyroom.games(), *packages, *(game.title for game in games)]


def test_the_names_are_those_of_all_four_games() -> None:
    assert {"space-alert", "galaxy_trucker", "Starship Captains", "tiny_epic_galaxies"} <= set(names())


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_shared_code_names_no_game(file: Path) -> None:
    lines = file.read_text().splitlines()
    for shown in ast.walk(ast.parse("\n".join(lines))):
        if isinstance(shown, ast.Assign) and [ast.unparse(target) for target in shown.targets] == [EXAMPLES]:
            lines[shown.lineno - 1 : shown.end_lineno] = [""] * ((shown.end_lineno or 0) - shown.lineno + 1)
    found = [f"line {n}: {line}" for n, line in enumerate(lines, 1) if any(name in line for name in names())]
    assert not found
