"""Replaying a record in words, checking it, and refusing it where it is broken."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command_line import CABAL, readyroom
from tests.games.cabal import Cabal

import readyroom as rr
from readyroom.core.chance import Chance


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """A whole match of Cabal between random seats, with an undo in it."""
    rr.register(Cabal())
    match = rr.new_match("cabal", seats=3, seed=11)
    pick = Chance("pick")
    taken_back = False
    while match.outcome is None:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.act(seat, legal[pick.below(len(legal))])
        if not taken_back and match.can_undo(seat):
            match.undo(seat)
            taken_back = True
    assert taken_back
    return match.record()


def written(folder: Path, record: object) -> str:
    path = folder / "match.json"
    path.write_text(json.dumps(record))
    return str(path)


def test_a_match_is_printed_in_words_with_its_result(tmp_path: Path, record: dict[str, Any]) -> None:
    said = readyroom("replay", written(tmp_path, {**record, "names": ["Ada", "Bo", ""]}), *CABAL)
    assert said.returncode == 0, said.stderr
    assert "Cabal, 3 seats" in said.stdout
    assert "Ada" in said.stdout and "Bo" in said.stdout and "Seat 2" in said.stdout
    assert "takes back the last action." in said.stdout
    assert re.search(r" wins?\. .* Scores: \d+ for .* and \d+ for ", " ".join(said.stdout.split()))
    assert f"Checked: {len(record['entries'])} entries, every action legal, every shuffle" in said.stdout


def test_stopping_at_an_entry_shows_the_table_and_hides_the_rest(tmp_path: Path, record: dict[str, Any]) -> None:
    said = readyroom("replay", written(tmp_path, record), "--at", "5", *CABAL)
    assert "The table after entry 5" in said.stdout
    assert "── Members ──" in said.stdout and "Only Seat 1 knows\ncards " in said.stdout
    assert "\n    6  " not in said.stdout


def test_a_seat_reads_only_what_it_was_told(tmp_path: Path, record: dict[str, Any]) -> None:
    file = written(tmp_path, record)
    openly = readyroom("replay", file, *CABAL).stdout
    spectator = readyroom("replay", file, "--as", "spectator", *CABAL).stdout
    seat = readyroom("replay", file, "--as", "1", "--at", "5", *CABAL).stdout
    assert openly != spectator
    assert seat.count("Only you know") == 1 and "Only Seat" not in seat
    seen = readyroom("replay", file, "--as", "spectator", "--at", "5", *CABAL).stdout
    assert "── Members ──" in seen and "Only you know" not in seen


def test_the_notation_lists_the_actions_as_they_are_typed(tmp_path: Path, record: dict[str, Any]) -> None:
    match = rr.replay(record)
    entry = match.entries[1]
    assert entry.action is not None
    said = readyroom("replay", written(tmp_path, record), "--notation", *CABAL)
    assert f"    1  Seat {entry.actor}: {match.write(entry.action)}\n" in said.stdout


def test_a_record_can_come_from_a_pipe(record: dict[str, Any]) -> None:
    assert readyroom("replay", "-", *CABAL, given=json.dumps(record)).returncode == 0


def test_a_changed_record_is_refused_at_the_entry_where_it_was_changed(tmp_path: Path, record: dict[str, Any]) -> None:
    changed = json.loads(json.dumps(record))
    changed["entries"][4]["actor"] = (changed["entries"][4]["actor"] + 1) % 3
    said = readyroom("replay", written(tmp_path, changed), *CABAL)
    assert said.returncode == 1
    assert said.stderr.startswith("readyroom: The record stops making sense at entry 4: ")
    assert said.stdout == ""


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("not json", "That is not a match record: it is not JSON."),
        ("", "That is not a match record: it is not JSON."),
        ("[1, 2]", "That is not a match record: a record is plain data or its JSON text, not [1, 2]."),
        ("{}", "That is not a match record: its format should be 'readyroom-match/1'."),
        ('{"format": "readyroom-match/1", "gam', "stops making sense at entry 0: the text is damaged or cut off here."),
        (
            '{"format": "readyroom-match/1"}',
            "stops making sense at entry 0: it is not what a record holds: it lacks 'game'.",
        ),
    ],
)
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, content: str, sentence: str) -> None:
    path = tmp_path / "match.json"
    path.write_text(content)
    said = readyroom("replay", str(path), *CABAL)
    assert said.returncode == 1
    assert said.stderr.startswith("readyroom: ") and sentence in said.stderr and said.stderr.count("\n") == 1


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    said = readyroom("replay", str(tmp_path / "nowhere.json"), *CABAL)
    assert said.returncode == 1
    assert "nowhere.json cannot be read: No such file or directory." in said.stderr


@pytest.mark.parametrize("flags", [("--at", "9999"), ("--as", "7"), ("--as", "me")])
def test_a_missing_entry_or_seat_is_refused(tmp_path: Path, record: dict[str, Any], flags: tuple[str, str]) -> None:
    said = readyroom("replay", written(tmp_path, record), *flags, *CABAL)
    assert said.returncode == 2
    assert said.stdout == ""


def test_a_printed_position_can_start_a_match(tmp_path: Path, record: dict[str, Any]) -> None:
    file = written(tmp_path, record)
    said = readyroom("replay", file, "--at", "5", "--position", *CABAL)
    assert said.returncode == 0, said.stderr
    assert said.stdout == rr.replay(record).at(5).position()
    assert rr.from_position(said.stdout).digest == rr.replay(record).at(5).digest


def test_a_position_cannot_be_printed_for_one_seat(tmp_path: Path, record: dict[str, Any]) -> None:
    said = readyroom("replay", written(tmp_path, record), "--position", "--as", "1", *CABAL)
    assert said.returncode == 2 and "A position holds every fact" in said.stderr
