"""Bots play many matches: the numbers, the files, Ctrl-C, and faults."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.running import CABAL, SCRAMBLE, interrupted, readyroom
from tests.games.cabal import Cabal

from readyroom.cli.simulate.plan import Plan, Result, play_match
from readyroom.cli.simulate.tally import tally, wilson
from readyroom.core import registry


def test_a_simulation_ends_with_a_table_the_numbers_and_a_plot(tmp_path: Path) -> None:
    said = readyroom("simulate", "cabal", "-n", "12", "--bots", "steady,random", "--out", str(tmp_path / "new"), *CABAL)
    assert said.returncode == 0, said.stderr
    assert "steady" in said.stdout and "95% interval" in said.stdout and "12 matches" in said.stdout
    report = json.loads((tmp_path / "new" / "report.json").read_text())
    assert [bot["seatings"] for bot in report["bots"]] == [12, 12]
    assert sum(bot["wins"] for bot in report["bots"]) == 12
    assert len((tmp_path / "new" / "matches.jsonl").read_text().splitlines()) == 12
    assert (tmp_path / "new" / "report.png").read_bytes().startswith(b"\x89PNG")


def test_the_same_seed_gives_the_same_matches_on_any_number_of_processes(tmp_path: Path) -> None:
    def scores(jobs: str) -> list[list[int]]:
        out = tmp_path / jobs
        arguments = ("-n", "6", "--seed", "7", "--jobs", jobs, "--out", str(out), "--json")
        assert readyroom("simulate", "cabal", *arguments, *CABAL).returncode == 0
        matches = [json.loads(line) for line in (out / "matches.jsonl").read_text().splitlines()]
        return [match["scores"] for match in sorted(matches, key=lambda match: int(match["number"]))]

    assert scores("1") == scores("2")


def test_a_real_time_game_is_simulated_too(tmp_path: Path) -> None:
    said = readyroom("simulate", "scramble", "-n", "3", "--seats", "3", "--json", "--out", str(tmp_path), *SCRAMBLE)
    assert said.returncode == 0, said.stderr
    report = json.loads(said.stdout)
    assert report["matches"] == 3 and not report["faults"]


def test_ctrl_c_keeps_what_has_been_played(tmp_path: Path) -> None:
    matches = tmp_path / "matches.jsonl"
    said = interrupted("simulate", "cabal", "-n", "1000000", "--out", str(tmp_path), *CABAL, once=matches)
    assert said.returncode == 130
    assert "Traceback" not in said.stderr
    played = len(matches.read_text().splitlines())
    assert 0 < played < 1_000_000
    assert f"Stopped after {played} of 1000000 matches." in said.stderr
    assert json.loads((tmp_path / "report.json").read_text())["matches"] == played


@pytest.mark.parametrize("count", range(1, 60))
def test_a_clean_sweep_can_be_drawn(count: int) -> None:
    for wins in (0, count):
        low, high = wilson(wins, count)
        assert 0 <= low <= wins / count <= high <= 1


def test_bots_move_on_by_one_seat_from_match_to_match() -> None:
    plan = Plan("cabal", 3, {}, ("a", "b", "c"), "seed")
    assert [plan.seated(number) for number in range(4)] == [
        ("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c"),
    ]  # fmt: skip


def test_a_shared_first_place_is_shared_in_the_table() -> None:
    plan = Plan("cabal", 2, {}, ("a", "b"), "seed")
    tied = Result(0, "seed-0", ("a", "b"), (5, 5), (1, 1), "A tie.", 10, 0.1, (0.0, 0.0), (5, 5))
    won = Result(1, "seed-1", ("b", "a"), (9, 3), (1, 2), "A win.", 20, 0.1, (0.0, 0.0), (10, 10))
    report = tally(plan, [tied, won])
    assert [(bot.bot, bot.wins, bot.score) for bot in report.bots] == [("a", 0.5, 4.0), ("b", 1.5, 7.0)]
    assert report.endings == {"A tie.": 1, "A win.": 1}


def test_a_crew_wins_or_loses_together_and_each_win_counts_in_full() -> None:
    plan = Plan("space-alert", 2, {}, ("a", "b"), "seed")
    won = Result(0, "seed-0", ("a", "b"), (7, 7), (1, 1), "Home.", 10, 0.1, (0.0, 0.0), (5, 5), together=True)
    lost = Result(1, "seed-1", ("b", "a"), (0, 0), (2, 2), "Lost.", 10, 0.1, (0.0, 0.0), (5, 5), together=True)
    report = tally(plan, [won, lost])
    assert [(bot.bot, bot.wins, bot.rate) for bot in report.bots] == [("a", 1.0, 0.5), ("b", 1.0, 0.5)]
    assert report.even is None and report.seat_rates == (0.5, 0.5)


def test_a_simulated_crew_is_told_how_often_it_won(tmp_path: Path) -> None:
    seated = ("-n", "2", "--seats", "2", "--bots", "random", "--options", "mission=TR-1", "pace=untimed")
    said = readyroom("simulate", "space-alert", *seated, "--jobs", "1", "--out", str(tmp_path))
    assert said.returncode == 0, said.stderr
    assert "The crew won" in said.stdout and "If all were equal" not in said.stdout


def test_a_match_that_breaks_off_is_reported_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Cabal):
        slug = "broken-cabal"

        def apply(self, *_: object) -> None:
            raise ZeroDivisionError("a fault in the rules")

    monkeypatch.setitem(registry._GAMES, Broken.slug, Broken())  # known for the time of this test only
    plan = Plan("broken-cabal", 2, {}, ("random", "random"), "seed")
    report = tally(plan, [play_match(plan, 0)])
    assert report.matches == 1 and report.bots[0].seatings == 0
    assert "match 0 (seed seed-0)" in report.faults[0] and "a fault in the rules" in report.faults[0]
