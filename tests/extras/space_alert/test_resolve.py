"""Space Alert from the command line: resolving a mission, and scripts to be read aloud."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.command_line import readyroom

EXAMPLES = Path(__file__).parents[3] / "examples" / "space-alert"


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*.json")), ids=lambda file: file.stem)
def test_an_example_is_printed_turn_by_turn_and_scored(file: Path) -> None:
    done = readyroom("space-alert", "resolve", str(file))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Turn 1\n")
    assert "score of" in done.stdout.splitlines()[-1]


def test_the_result_is_also_there_as_data() -> None:
    done = readyroom("space-alert", "resolve", str(EXAMPLES / "first-mission.json"), "--json")
    result = json.loads(done.stdout)
    assert result["outcome"] == "survived"
    assert result["score"] == sum(result["points"].values())
    assert {"damage", "threats", "crew", "trace", "destroyed_by"} <= result.keys()


def test_every_mistake_is_reported_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "mission.json"
    file.write_text('{"tracks": {"red": "T9"}, "crew": []}')
    done = readyroom("space-alert", "resolve", str(file))
    assert done.returncode == 1
    assert "$.tracks.red" in done.stderr and "$.crew" in done.stderr


def test_a_file_that_is_no_json_is_refused_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "mission.json"
    file.write_text("tracks: red")
    done = readyroom("space-alert", "resolve", str(file))
    assert done.returncode == 1
    assert "is not JSON" in done.stderr and len(done.stderr.splitlines()) == 1


def test_missions_are_listed_found_and_made() -> None:
    assert "S2-1" in readyroom("space-alert", "mission").stdout
    assert "Length:" in readyroom("space-alert", "mission", "mission 1").stdout
    seeded = readyroom("space-alert", "mission", "mission", "--seed", "7")
    assert seeded.stdout == readyroom("space-alert", "mission", "mission/7").stdout
    near = readyroom("space-alert", "mission", "misson")
    assert near.returncode == 2 and 'Did you mean "mission"?' in near.stderr
