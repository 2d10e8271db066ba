"""Every test named in a game's rulings exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import readyroom
import readyroom.core

GAMES = Path(readyroom.core.__file__).parents[1] / "games"


@pytest.mark.parametrize("game", [slug.replace("-", "_") for slug in readyroom.games()])
def test_every_ruling_names_tests_that_exist(game: str) -> None:
    named = set(re.findall(r"`(test_\w+)`", (GAMES / game / "rulings.md").read_text()))
    written = "".join(path.read_text() for path in (Path(__file__).parent / game).rglob("test_*.py"))
    assert len(named) > 15
    assert not [name for name in named if f"def {name}(" not in written]
