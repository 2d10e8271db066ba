"""``readyroom.games`` is a question and a place: both work, however it is imported."""

from __future__ import annotations

import subprocess
import sys

import readyroom
import readyroom.games.tiny_epic_galaxies as galaxies
from readyroom.games import tiny_epic_galaxies


def test_games_lists_the_games_and_is_their_package() -> None:
    assert "tiny-epic-galaxies" in readyroom.games()
    assert readyroom.games() == readyroom.core.registry.slugs()
    assert galaxies is tiny_epic_galaxies
    assert galaxies.TinyEpicGalaxies.slug == "tiny-epic-galaxies"


def test_a_game_can_be_imported_under_another_name_before_anything_else() -> None:
    program = """
import readyroom.games.tiny_epic_galaxies.game as rules
import readyroom.games.tiny_epic_galaxies as galaxies
import readyroom.games
import readyroom
print(rules.__name__, galaxies.__name__, *readyroom.games())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    package = "readyroom.games.tiny_epic_galaxies"
    assert done.stdout.split()[:2] == [f"{package}.game", package] and "tiny-epic-galaxies" in done.stdout
