"""``readyroom analyze`` explains a Space Alert mission to its crew."""

from __future__ import annotations

from pathlib import Path

import msgspec
from tests.cli.command_line import readyroom
from tests.games.space_alert.steps.test_resolution_of_a_match import played


def test_the_analysis_shows_what_each_phase_cost_and_what_would_have_helped(tmp_path: Path) -> None:
    match = played(2, "told", pace="untimed", mission="test_run")
    file = tmp_path / "match.json"
    file.write_bytes(msgspec.json.encode({**match.record(), "seed": match.seed, "names": ["Ada", "Bo"]}))
    asked = ("analyze", str(file), "--tries", "4", "--jobs", "1")
    said = readyroom(*asked, columns=2000)
    assert said.returncode == 0, said.stderr
    assert "What each phase cost\n  Phase 1 (turns 1 to 3), " in said.stdout
    assert "no decision stands alone" not in said.stdout
    story = msgspec.json.decode(readyroom(*asked, "--json").stdout)["story"]
    assert story[0]["title"] == "What each phase cost"
    assert all(f"\n{chapter['title']}\n  {chapter['told'][0]}\n" in said.stdout for chapter in story)
