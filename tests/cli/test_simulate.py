"""Bots play many matches: the numbers, the files, Ctrl-C, and faults."""

from __future__ import annotations

import io
import json
import signal
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Console
from tests.cli.command_line import CABAL, SCRAMBLE, interrupted, readyroom
from tests.games.cabal import Cabal

from readyroom.cli import progress
from readyroom.cli.simulate.folder import Order, usual
from readyroom.cli.simulate.parquet import write_parquet
from readyroom.cli.simulate.plan import Plan, Result, play_match
from readyroom.cli.simulate.report import show
from readyroom.cli.simulate.report_page import report_page
from readyroom.cli.simulate.standalone import histogram
from readyroom.cli.simulate.tally import tally, wilson
from readyroom.core import registry

SLOW = ("--game", "tests.cli.slow_cabal:SlowCabal")


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
    played = matches.read_bytes().count(b"\n")
    assert 0 < played < 1_000_000
    assert f"Stopped after {played} of 1,000,000 matches. To go on: readyroom simulate --resume" in said.stderr
    assert json.loads((tmp_path / "report.json").read_text())["matches"] == played


def numbers(folder: Path) -> dict[str, Any]:
    """A report without times."""
    report: dict[str, Any] = json.loads((folder / "report.json").read_text())
    del report["actions_per_second"]
    for bot in report["bots"]:
        del bot["thinking_ms"], bot["turn_ms"]
    return report


def test_a_killed_simulation_resumes_and_reports_the_same(tmp_path: Path) -> None:
    asked = ("simulate", "cabal", "-n", "60", "--bots", "steady,random", "--seed", "7", "--jobs", "2", *SLOW)
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    matches = killed / "matches.jsonl"
    interrupted(*asked, "--out", str(killed), once=matches, by=signal.SIGKILL, lines=3)
    there = matches.read_bytes()
    assert 3 <= there.count(b"\n") < 60 and not (killed / "report.json").exists()
    matches.write_bytes(there[:-20])  # killed in the middle of a line
    said = readyroom("simulate", "--resume", str(killed), "--jobs", "2")
    assert said.returncode == 0, said.stderr
    assert matches.read_bytes().startswith(there[: there.rfind(b"\n", 0, -1) + 1]), "nothing is played twice"
    assert sorted(json.loads(line)["number"] for line in matches.read_text().splitlines()) == list(range(60))
    assert readyroom(*asked, "--out", str(whole)).returncode == 0
    assert numbers(killed) == numbers(whole)


def test_the_same_command_resumes_and_can_add_matches(tmp_path: Path) -> None:
    asked = ("simulate", "cabal", "--bots", "steady,random", "--jobs", "1", "--out", str(tmp_path), *CABAL)
    assert readyroom(*asked, "-n", "4").returncode == 0, "with a random seed"
    before = (tmp_path / "matches.jsonl").read_bytes()
    assert readyroom(*asked, "-n", "6").returncode == 0
    after = (tmp_path / "matches.jsonl").read_bytes()
    assert after.startswith(before) and after.count(b"\n") == 6 and numbers(tmp_path)["matches"] == 6
    assert readyroom("simulate", "--resume", str(tmp_path)).returncode == 0
    assert (tmp_path / "matches.jsonl").read_bytes() == after, "all of them are there"


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--seed", "8"), "holds another simulation: its seed is 7. Choose another folder with --out."),
        (("--bots", "random"), "holds another simulation: its bots are steady, random."),
        (("--options", "purse=3"), "holds another simulation: its options are none."),
    ],
)
def test_another_simulations_folder_is_not_overwritten(tmp_path: Path, more: tuple[str, ...], why: str) -> None:
    asked = ("simulate", "cabal", "-n", "2", "--bots", "steady,random", "--seed", "7", "--out", str(tmp_path), *CABAL)
    assert readyroom(*asked).returncode == 0
    before = {file: file.read_bytes() for file in tmp_path.iterdir()}
    said = readyroom(*asked, *more)
    assert said.returncode == 2 and why in said.stderr and said.stderr.count("\n") == 1
    assert {file: file.read_bytes() for file in tmp_path.iterdir()} == before


def test_a_folder_of_unknown_matches_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "matches.jsonl").write_text("{}\n")
    said = readyroom("simulate", "cabal", "--out", str(tmp_path), *CABAL)
    assert said.returncode == 2 and "holds matches, but no plan.json that can be read" in said.stderr
    said = readyroom("simulate", "--resume", str(tmp_path / "nowhere"))
    assert said.returncode == 2 and "There is no simulation in" in said.stderr
    said = readyroom("simulate", "cabal", "--resume", str(tmp_path), *CABAL)
    assert said.returncode == 2 and "--resume takes everything from the folder" in said.stderr


def test_without_a_folder_each_simulation_gets_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    made = []
    for seed in ("1", "2", "1"):
        order = Order(Plan("cabal", 2, {}, ("random", "random"), seed), 1, 1)
        folder = usual(order)
        folder.begin(order)
        made.append(folder.path.name)
    assert made == ["report", "report-2", "report"]


def test_parquet_has_a_typed_row_for_each_seat_of_each_match(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is missing: pip install 'readyroom[parquet]'")
    asked = ("-n", "5", "--bots", "steady,random", "--seed", "7", "--out", str(tmp_path), "--parquet")
    said = readyroom("simulate", "cabal", *asked, *CABAL)
    assert said.returncode == 0 and "matches.parquet" in said.stdout, said.stderr
    table = parquet.read_table(tmp_path / "matches.parquet")
    rows = table.to_pylist()
    assert [(row["match"], row["seat"]) for row in rows] == [(match, seat) for match in range(5) for seat in range(2)]
    kinds = {field.name: str(field.type) for field in table.schema}
    assert (kinds["match"], kinds["seat"], kinds["score"], kinds["rank"]) == ("int64", "int8", "double", "int8")
    lines = [json.loads(line) for line in (tmp_path / "matches.jsonl").read_text().splitlines()]
    written = {(line["number"], seat): score for line in lines for seat, score in enumerate(line["scores"])}
    assert {(row["match"], row["seat"]): row["score"] for row in rows} == written
    wins = {bot["bot"]: bot["wins"] for bot in json.loads((tmp_path / "report.json").read_text())["bots"]}
    for name, won in wins.items():
        assert sum(row["win"] for row in rows if row["bot"] == name) == pytest.approx(won, abs=0.001)


def test_an_aborted_match_has_a_row_without_a_score(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is missing: pip install 'readyroom[parquet]'")
    plan = Plan("cabal", 2, {}, ("a", "b"), "seed")
    broken = Result(0, "seed-0", ("a", "b"), (), (), "", 3, 0.1, (0.0, 0.0), (2, 1), "ZeroDivisionError: oh")
    write_parquet(plan, [broken], tmp_path / "m.parquet")
    first, _ = parquet.read_table(tmp_path / "m.parquet").to_pylist()
    assert (first["score"], first["win"], first["fault"]) == (None, None, "ZeroDivisionError: oh")


def test_the_page_is_self_contained_with_rates_seats_scores_lengths_and_faults() -> None:
    plan = Plan("cabal", 2, {"purse": 3}, ("<a>", "b"), "seed")
    won = [
        Result(n, f"seed-{n}", plan.seated(n), (5, 3 + n), (1, 2), "A win.", 10 + n, 0.1, (0.0, 0.0), (5, 5))
        for n in range(4)
    ]
    broken = Result(4, "seed-4", ("<a>", "b"), (), (), "", 3, 0.1, (0.0, 0.0), (2, 1), "ZeroDivisionError: oh")
    made = report_page(tally(plan, [*won, broken]), "Cabal")
    for fact in (
        "Cabal, simulated", "purse=3", "&lt;a&gt;", "50.0%", "Does the seat matter?", "seat&nbsp;0", "100.0%", "+50.0%",
        "Scores at the end", "Length of a match", "A win.", "A match broke off", "ZeroDivisionError: oh",
        "prefers-color-scheme: dark",
    ):  # fmt: skip
        assert fact in made, fact
    assert "<a>" not in made and "<script" not in made and "http" not in made
    assert made.count("<svg") == 2 + 2 + 2 + 1, "a bar for each bot and seat, scores of both bots, lengths"


def test_a_histogram_of_many_numbers_has_few_bars() -> None:
    drawn = histogram(dict.fromkeys(range(-100, 900), 1), (-100, 899), "numbers", bars=50)
    assert drawn.count("<rect") == 50 and "-100 to -81: 20" in drawn and ">800</text>" in drawn


def test_the_log_shows_the_rate_and_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter(range(0, 400, 40))
    monkeypatch.setattr(progress, "monotonic", lambda: next(clock))
    log = io.StringIO()
    assert list(progress.told("abcd", "cabal", 104, 100, Console(file=log))) == list("abcd")
    assert log.getvalue().splitlines() == [
        "cabal: 102 of 104 matches, 1.5 a minute, 1 min left",
        "cabal: 104 of 104 matches, 1.5 a minute, 0 s left",
    ]


def test_a_pause_makes_the_time_that_is_left_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter((0, 60, 120, 36_000, 36_060))
    monkeypatch.setattr(progress, "monotonic", lambda: next(clock))
    log = io.StringIO()
    assert list(progress.told("abcd", "cabal", 10, 0, Console(file=log))) == list("abcd")
    assert [line.split(", ")[-1] for line in log.getvalue().splitlines()] == [f"{n} min left" for n in (9, 8, 7, 6)]


@pytest.mark.parametrize("count", range(1, 60))
def test_a_clean_sweep_can_be_drawn(count: int) -> None:
    for wins in (0, count):
        low, high = wilson(wins, count)
        assert 0 <= low <= wins / count <= high <= 1


def test_bots_move_one_seat_on_each_match() -> None:
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


def test_a_narrow_terminal_shows_whole_names() -> None:
    """Two experts differ only in the end of their names."""
    plan = Plan("cabal", 2, {}, ("expert/20", "expert/200"), "seed")
    end = Result(0, "seed-0", plan.bots, (90, 5), (1, 2), "A win.", 10, 0.1, (9000.0, 90.0), (5, 5))
    said = io.StringIO()
    show(tally(plan, [end]), [], Console(file=said, width=80))
    lines = said.getvalue().splitlines()
    assert [line.split()[0] for line in lines[3:5]] == ["expert/20", "expert/200"]
    assert lines[3].endswith("1800000.00"), "nothing is cut off"


def test_a_crew_wins_or_loses_together_and_each_win_counts_in_full() -> None:
    plan = Plan("space-alert", 2, {}, ("a", "b"), "seed")
    won = Result(0, "seed-0", ("a", "b"), (7, 7), (1, 1), "Home.", 10, 0.1, (0.0, 0.0), (5, 5), together=True)
    lost = Result(1, "seed-1", ("b", "a"), (0, 0), (2, 2), "Lost.", 10, 0.1, (0.0, 0.0), (5, 5), together=True)
    report = tally(plan, [won, lost])
    assert [(bot.bot, bot.wins, bot.rate) for bot in report.bots] == [("a", 1.0, 0.5), ("b", 1.0, 0.5)]
    assert report.even is None and report.seat_rates == (0.5, 0.5)
    alone = tally(msgspec.structs.replace(plan, bots=("a", "a")), [msgspec.structs.replace(won, bots=("a", "a"))])
    assert (alone.bots[0].seatings, alone.bots[0].low) == (2, wilson(1, 1)[0]), "one match says as much as one seat"


def test_a_simulated_crews_win_rate_is_reported(tmp_path: Path) -> None:
    seated = ("-n", "2", "--seats", "2", "--bots", "random", "--options", "mission=TR-1", "pace=untimed")
    said = readyroom("simulate", "space-alert", *seated, "--jobs", "1", "--out", str(tmp_path))
    assert said.returncode == 0, said.stderr
    assert "The crew won" in said.stdout and "If all were equal" not in said.stdout


def test_an_aborted_match_is_reported_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Cabal):
        slug = "broken-cabal"

        def apply(self, *_: object) -> None:
            raise ZeroDivisionError("a fault in the rules")

    monkeypatch.setitem(registry._GAMES, Broken.slug, Broken())  # known for the time of this test only
    plan = Plan("broken-cabal", 2, {}, ("random", "random"), "seed")
    report = tally(plan, [play_match(plan, 0)])
    assert report.matches == 1 and report.bots[0].seatings == 0
    assert "match 0 (seed seed-0)" in report.faults[0] and "a fault in the rules" in report.faults[0]
