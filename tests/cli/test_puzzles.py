"""Finding puzzles in records: wrong files are named before the search, and Ctrl-C keeps what was found."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from readyroom.bots.puzzles import Puzzle, shipped
from readyroom.cli import main, puzzles
from readyroom.core.match import Match

FIXTURE = Path(__file__).parents[1] / "fixtures/starship-captains/hull-plating.json"


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "match.json"
    path.write_text(json.dumps(json.loads(FIXTURE.read_text())["record"]))
    return str(path)


def test_a_file_that_is_no_record_is_named_before_the_search(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzles, "puzzles_of", lambda *_: pytest.fail("the search began"))
    (wrong := tmp_path / "plan.json").write_text("{}")
    assert main(["puzzles", record, str(wrong)]) == 1
    assert capsys.readouterr().err.startswith(f"readyroom: {wrong}: That is not a match record")


def test_ctrl_c_keeps_the_puzzles_found_so_far(
    record: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    one = next(iter(shipped().values()))
    matches: list[Match] = []

    def found(match: Match, *_: int) -> Iterator[Puzzle]:
        if matches:
            raise KeyboardInterrupt
        matches.append(match)
        yield one

    monkeypatch.setattr(puzzles, "puzzles_of", found)
    assert main(["puzzles", record, record]) == 130
    assert msgspec.json.decode(capsys.readouterr().out, type=list[Puzzle]) == [one]
