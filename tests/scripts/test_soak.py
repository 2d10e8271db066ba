"""The soak deals matches fairly, reports failures, and ends with a table on Ctrl-C."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console
from rich.table import Table
from scripts.soak import Played, Task, Turns, play_one, table_by_level
from tests.games import cabal, scramble
from tests.games.cabal import Cabal, SteadyBot
from tests.games.cabal_steps import State

from readyroom.core.chance import Chance
from readyroom.core.conformance import Case, cases
from readyroom.core.game import Bot
from readyroom.core.struct import Action

ROOT = Path(__file__).parents[2]
WAYS = [*cases(cabal.GAME), *cases(scramble.GAME)]


def text(table: Table) -> str:
    console = Console(width=160, record=True, file=io.StringIO())
    console.print(table)
    return console.export_text()


def soaked(turns: Turns, seconds: dict[str, float]) -> list[Played]:
    """All matches, one after the other, each as long as its level takes."""
    played = []
    while (task := turns.next()) is not None:
        played.append(Played(task, 40, seconds[task.level]))
        turns.note(played[-1])
    return played


def test_every_level_plays_every_way_once_before_any_plays_again() -> None:
    turns = Turns(WAYS, 22, None)
    ways = [(played.task.way, played.task.level) for played in soaked(turns, {"steady": 9, "quick": 1, "patient": 5})]
    assert len(set(ways)) == len(ways) == 22, "10 ways to play Cabal, and 6 to play Scramble at each of its two levels"


def test_then_each_level_gets_equal_time_so_fast_ones_play_more() -> None:
    played = soaked(Turns(WAYS, 2_000, None), {"steady": 8.0, "quick": 1.0, "patient": 4.0})
    matches = {level: sum(one.task.level == level for one in played) for level in ("steady", "quick", "patient")}
    assert sum(matches.values()) == 2_000
    assert matches["quick"] == pytest.approx(8 * matches["steady"], rel=0.05)
    assert matches["quick"] == pytest.approx(4 * matches["patient"], rel=0.05)


def test_no_match_is_played_twice() -> None:
    played = soaked(Turns(WAYS, 500, None), {"steady": 1, "quick": 1, "patient": 1})
    assert len({one.task for one in played}) == 500


def test_the_table_has_a_line_for_each_game_and_level() -> None:
    played = [Played(Task(0, 0, "steady"), 30, 2.0), Played(Task(1, 0, "steady"), 50, 4.0, "It broke.")]
    lines = [line.split("│") for line in text(table_by_level(WAYS, played)).splitlines() if "cabal" in line]
    assert [cell.strip() for cell in lines[0]][1:-1] == ["cabal", "steady", "2", "3.00", "2", "30", "30", "1"]


class StumblingBot(SteadyBot):
    def choose(self, state: State, seat: int, legal: list[Action], chance: Chance) -> Action:
        raise ZeroDivisionError("the bot stumbles")


class HasAStumblingBot(Cabal):
    def bot(self, level: str) -> Bot:
        return StumblingBot()


def test_a_bot_that_raises_is_a_failure_with_its_place_in_the_source(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = WAYS[0]
    broken = Case(HasAStumblingBot(), usual.options, usual.seats, usual.version, usual.seed)
    monkeypatch.setattr("scripts.soak._WAYS", [broken])
    wrong = play_one(Task(0, 7, "steady")).wrong
    assert "seed soak 7" in wrong and "ZeroDivisionError('the bot stumbles')" in wrong and "test_soak.py:" in wrong


def test_ctrl_c_stops_and_still_prints_the_table() -> None:
    arguments = ["--load", "tests.games.cabal:Cabal", "--game", "cabal", "--bots", "all", "-n", "20000", "--jobs", "1"]
    process = subprocess.Popen(
        [sys.executable, "-m", "scripts.soak", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert process.stdout is not None
    while "of 20,000 matches" not in process.stdout.readline():
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert "│ cabal │ steady │" in out and "Stopped after" in out
    assert "Traceback" not in out + err
