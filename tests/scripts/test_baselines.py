"""Bot scores are measured fairly."""

from __future__ import annotations

import pytest

pytest.importorskip("gymnasium", reason="Gymnasium is not installed: pip install 'readyroom[rl]'")

from scripts import baselines

from readyroom.rl.tables import Table


def test_a_level_wins_exactly_half_of_its_matches_against_itself() -> None:
    """Every deal is played from both seats, so neither the first seat nor luck remains."""
    row = baselines.row(Table("starship-captains", 2), "easy", 2, 1)
    assert "| 50% (" in row and row.endswith("| 2 |")


def test_an_odd_number_of_matches_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        baselines.main(["-n", "3"])
    assert "an even number" in capsys.readouterr().err


def test_a_crew_of_four_is_measured_by_coming_home(capsys: pytest.CaptureFixture[str]) -> None:
    assert baselines.main(["-n", "2", "--game", "space-alert", "--bot", "random"]) == 0
    row = capsys.readouterr().out.splitlines()[-1]
    assert row.startswith("| Space Alert | random |") and "comes home: " in row
