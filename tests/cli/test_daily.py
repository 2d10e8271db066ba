"""The mission of the day in a terminal: the day's match, its bots, and a record to keep."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command_line import readyroom
from tests.cli.test_play import until
from textual.pilot import Pilot

import readyroom as rr
from readyroom.bots.crew import play_out
from readyroom.cli import main
from readyroom.cli.play.app import PlayApp
from readyroom.core.chance import Chance
from readyroom.core.english import count

DAY = "2026-11-17"
SOLO = "starship-captains"
TABLE = "galaxy-trucker"


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> Callable[[Any], None]:
    """A terminal in which a person presses keys."""
    run = PlayApp.run

    def with_keys(keys: Any) -> None:
        for stream in (sys.stdin, sys.stdout):
            monkeypatch.setattr(stream, "isatty", lambda: True)
        monkeypatch.setattr(PlayApp, "run", lambda app: run(app, headless=True, auto_pilot=keys))

    return with_keys


def test_a_mission_of_the_day_is_played_to_its_end(
    tmp_path: Path, terminal: Callable[[Any], None], capsys: pytest.CaptureFixture[str]
) -> None:
    async def keys(pilot: Pilot[None]) -> None:
        app = pilot.app
        assert isinstance(app, PlayApp)
        await until(pilot, lambda: bool(app.sitting.match.legal(0)))
        before = app.sitting.match.seq
        await pilot.press("1")
        await until(pilot, lambda: app.sitting.match.seq > before)
        play_out(app.sitting.match, ("random",), Chance("the rest of the way"))
        await pilot.press("ctrl+q")

    terminal(keys)
    file = tmp_path / "day.json"
    assert main(["daily", "--date", DAY, "--play", SOLO, "--name", "Ada", "--pace", "0", "--save", str(file)]) == 0
    mission = next(one for one in rr.daily(DAY) if one.game == SOLO)
    match = rr.replay(json.loads(file.read_text()))
    assert match.outcome is not None
    assert match.commitment == mission.match().commitment, "everyone's match of the day"
    said = " ".join(capsys.readouterr().out.split())
    assert str(file) in said
    assert f"Starship Captains, {DAY}, {mission.name}: {count(match.outcome.scores[0], 'point')}." in said


def test_bots_fill_the_table_and_leaving_early_gives_no_result(
    terminal: Callable[[Any], None], capsys: pytest.CaptureFixture[str]
) -> None:
    seated: list[str] = []

    async def keys(pilot: Pilot[None]) -> None:
        app = pilot.app
        assert isinstance(app, PlayApp)
        seated.extend(app.sitting.names)
        await pilot.press("ctrl+q")

    terminal(keys)
    assert main(["daily", "--date", DAY, "--play", TABLE, "--name", "Ada", "--pace", "0"]) == 0
    mission = next(one for one in rr.daily(DAY) if one.game == TABLE)
    assert seated == ["Ada", *(f"Bot {seat} ({level})" for seat, level in enumerate(mission.bots, start=1))]
    assert "points" not in capsys.readouterr().out


def test_an_unplayable_request_is_explained() -> None:
    piped = readyroom("daily", "--date", DAY, "--play", SOLO)
    assert (piped.returncode, "needs a terminal" in piped.stderr) == (1, True)
    unknown = readyroom("daily", "--date", DAY, "--play", "chess")
    assert unknown.returncode == 2 and SOLO in unknown.stderr
