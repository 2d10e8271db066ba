"""What ``make test`` leaves to compiled rules, and what the source still plays."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.every_game import every_game

ROOT = Path(__file__).resolve().parents[2]


def listed(mark: Path) -> list[str]:
    """The tests of one file, where compiled rules would have left this mark."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "--collect-only", "tests/conformance/test_every_game.py"],
        cwd=ROOT,
        env={**os.environ, "READYROOM_PLAYED_COMPILED": str(mark), "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=True,
    )
    return re.findall(r"::(\w+\[[^\[\]]+)", done.stdout)


@pytest.fixture(scope="module")
def everything(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return listed(tmp_path_factory.mktemp("no") / "compiler")


def test_the_source_conforms_in_one_match_of_each_game(everything: list[str], tmp_path: Path) -> None:
    (tmp_path / "mark").touch()
    left = listed(tmp_path / "mark")
    games = [game.slug for game in every_game()]
    assert [name for name in left if "conforms" in name] == [f"test_every_game_conforms[{game}" for game in games]
    # What plays nothing stays; what plays without a case is played on compiled rules alone.
    kinds = [{name.partition("[")[0] for name in names} for names in (everything, left)]
    assert kinds[0] - kinds[1] == {
        "test_two_processes_with_different_hash_seeds_fold_to_equal_digests",
        "test_random_play_and_fixtures_exercise_every_component_and_every_ending",
    }


def test_without_compiled_rules_the_source_plays_every_case(everything: list[str]) -> None:
    conforms = [name for name in everything if "conforms" in name]
    assert len(conforms) > 5 * len(every_game())
