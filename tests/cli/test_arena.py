"""The arena: every bot meets every other, results survive a kill, and ratings have intervals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.command_line import CABAL, interrupted, readyroom

from readyroom.cli.arena.pairing import Arena, Played, Task, play
from readyroom.cli.arena.table import crews, elo, standings
from readyroom.cli.results_lock import alone


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()[1:]]


def test_every_bot_meets_every_other_and_the_table_rates_them(tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    asked = ("arena", "cabal", "-n", "4", "--bots", "steady,random,tests.bots.test_named:First", "--out", str(out))
    said = readyroom(*asked, *CABAL)
    assert said.returncode == 0, said.stderr
    assert "Elo" in said.stdout and "tests.bots.test_named:First" in said.stdout and "12 matches" in said.stdout
    played = lines(out)
    assert len(played) == 12 and len({tuple(one["pair"]) for one in played}) == 3  # type: ignore[arg-type]
    by_number = {one["number"]: one for one in played if one["pair"] == ["steady", "random"]}
    assert by_number[0]["seed"] == by_number[1]["seed"] != by_number[2]["seed"]
    assert by_number[0]["bots"] == ["steady", "random"] and by_number[1]["bots"] == ["random", "steady"]


def test_a_killed_arena_resumes_where_it_was(tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    asked = ("arena", "cabal", "--bots", "steady,random", "--out", str(out), "--jobs", "1", *CABAL)
    assert readyroom(*asked, "-n", "4").returncode == 0
    before = lines(out)
    out.write_bytes(out.read_bytes()[:-20])  # killed in the middle of a line
    assert len(out.read_text().splitlines()) == 5
    said = readyroom(*asked, "-n", "6")
    assert said.returncode == 0 and "6 matches (3 from before)" in said.stdout
    again = lines(out)
    assert [one["number"] for one in again] == [0, 1, 2, 3, 4, 5]
    assert [one["scores"] for one in again[:4]] == [one["scores"] for one in before], "with the same luck"


@pytest.mark.parametrize(("command", "file"), [("arena", "out"), ("simulate", "out/matches.jsonl")])
def test_two_processes_never_write_the_same_results(tmp_path: Path, command: str, file: str) -> None:
    asked = (command, "cabal", "--bots", "steady,random", "-n", "2", "--jobs", "1", "--out", str(tmp_path / "out"))
    with alone(tmp_path / file):
        said = readyroom(*asked, *CABAL)
    assert said.returncode == 1 and said.stderr.startswith(f"readyroom: Another process is writing {tmp_path / file}.")
    assert said.stderr.count("\n") == 1 and not (tmp_path / file).exists()
    assert readyroom(*asked, *CABAL).returncode == 0


def test_ctrl_c_keeps_what_has_been_played(tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    asked = ("arena", "cabal", "--bots", "steady,random", "--out", str(out), *CABAL)
    said = interrupted(*asked, "-n", "900000", once=out)
    assert said.returncode == 130 and "Traceback" not in said.stderr
    assert f"Stopped after {len(lines(out))} of 900,000 matches. To go on, give the same command again." in said.stderr


@pytest.mark.parametrize(
    ("more", "why"),
    [
        (("--bots", "steady"), "needs at least two different bots"),
        (("--bots", "steady,nobody"), "no bot called 'nobody'"),
        (("--seats", "9"), "is for 2 to 4 bots, not 9"),
    ],
)
def test_an_unplayable_request_is_explained(tmp_path: Path, more: tuple[str, ...], why: str) -> None:
    said = readyroom("arena", "cabal", "--bots", "steady,random", "--out", str(tmp_path / "a.jsonl"), *more, *CABAL)
    assert said.returncode == 2 and why in said.stderr


def test_another_arenas_file_is_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "arena.jsonl"
    asked = ("arena", "cabal", "-n", "2", "--bots", "steady,random", "--out", str(out), *CABAL)
    assert readyroom(*asked).returncode == 0
    before = out.read_bytes()
    said = readyroom(*asked, "--seed", "another")
    assert said.returncode == 2 and "holds another arena: seed arena, not another" in said.stderr
    assert out.read_bytes() == before


def played(pair: tuple[str, str], number: int, points: float) -> Played:
    return Played(pair, number, "s", points, (int(10 * points), 5), pair, "", (1.0, 1.0), 0.1)


def test_ratings_come_in_the_order_of_strength_with_the_truth_inside_their_intervals() -> None:
    arena = Arena("cabal", 2, {}, ("weak", "middling", "strong"), 100, "s")
    met = [("weak", "middling", 0.25), ("middling", "strong", 0.25), ("weak", "strong", 0.1)]
    results = [played((a, b), n, float(n < 100 * rate)) for a, b, rate in met for n in range(100)]
    table = standings(arena, results)
    assert [one.bot for one in table] == ["strong", "middling", "weak"]
    assert all(one.elo is not None and one.low < one.elo < one.high for one in table)
    strong, middling, _ = table
    assert strong.low > middling.high, "191 points apart, and 200 matches each"
    assert abs(sum(one.elo or 0.0 for one in table) - 4500) < 1e-6


def test_a_clean_sweep_has_a_finite_rating() -> None:
    found = elo(("a", "b"), [played(("a", "b"), n, 1.0) for n in range(50)])
    assert 300 < found["a"] - found["b"] < 1500


def test_the_example_bot_beats_random() -> None:
    pair = ("examples.bots.playouts:Playouts", "random")
    arena = Arena("starship-captains", 2, {}, pair, 4, "example")
    assert sum(play(Task(arena, pair, number)).points for number in range(4)) >= 3


def test_a_crew_flies_every_mission_once() -> None:
    arena = Arena("space-alert", 2, {"mission": "TR-1"}, ("easy",), 2, "s", together=True)
    flown = [play(Task(arena, ("easy", "easy"), number)) for number in range(2)]
    assert flown[0].seed != flown[1].seed and not any(one.fault for one in flown)
    assert all(one.points in (0.0, 1.0) for one in flown)


def test_crews_are_rated_by_how_often_they_win() -> None:
    arena = Arena("space-alert", 4, {}, ("hard", "expert"), 4, "s", together=True)
    results = [played((bot, bot), n, float(n < wins)) for bot, wins in (("hard", 2), ("expert", 3)) for n in range(4)]
    assert [(one.bot, one.elo, one.rate) for one in crews(arena, results)] == [
        ("hard", None, 0.5), ("expert", None, 0.75),
    ]  # fmt: skip
