"""``readyroom space-alert solve``: a plan for a mission file, or for a mission that is drawn."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.command_line import readyroom

EXAMPLE = Path(__file__).parents[3] / "examples" / "space-alert" / "first-mission.json"


def test_a_plan_is_written_that_the_resolver_reads(tmp_path: Path) -> None:
    plan = tmp_path / "plan.json"
    done = readyroom("space-alert", "solve", str(EXAMPLE), "--seconds", "1", "--jobs", "2", "--out", str(plan))
    assert done.returncode == 0, done.stderr
    assert "comes home with a score of" in done.stderr
    before = json.loads(readyroom("space-alert", "resolve", str(EXAMPLE), "--json").stdout)["score"]
    resolved = json.loads(readyroom("space-alert", "resolve", str(plan), "--json").stdout)
    assert f"score of {resolved['score']}," in done.stderr
    assert resolved["score"] >= before


def test_a_mission_of_a_class_is_drawn_and_solved_as_data() -> None:
    done = readyroom(
        "space-alert", "solve", "test_run/3", "--seconds", "1", "--jobs", "1", "--hands", "dealt", "--json"
    )
    found = json.loads(done.stdout)
    assert done.returncode == (0 if found["survived"] else 1)
    assert len(found["mission"]["crew"]) == 4
    assert found["evaluations"] > 0


def test_mistakes_are_reported_as_by_resolve(tmp_path: Path) -> None:
    file = tmp_path / "mission.json"
    file.write_text('{"tracks": {"red": "T9"}, "crew": []}')
    done = readyroom("space-alert", "solve", str(file))
    assert done.returncode == 1
    assert done.stderr == readyroom("space-alert", "resolve", str(file)).stderr
    missing = readyroom("space-alert", "solve", str(tmp_path / "nothing.json"))
    assert missing.returncode == 1 and "cannot be read" in missing.stderr
    unknown = readyroom("space-alert", "solve", "misson/7")
    assert unknown.returncode == 2 and "Did you mean" in unknown.stderr
    red = readyroom("space-alert", "solve", "mission/7", "--common", "red")
    assert red.returncode == 2 and "--new-frontier" in red.stderr


def test_with_a_fixed_number_of_plans_it_finds_the_same_plan() -> None:
    asked = ("space-alert", "solve", "mission/7", "--plans", "700", "--jobs", "2", "--json")
    once, again = readyroom(*asked), readyroom(*asked)
    assert once.returncode in (0, 1) and once.stdout == again.stdout
    assert 700 <= json.loads(once.stdout)["evaluations"] < 900
