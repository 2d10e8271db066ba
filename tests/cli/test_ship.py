"""``readyroom ship``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from readyroom.cli import main

Capture = pytest.CaptureFixture[str]

SHIP = """class I
     5         6         7         8
6    _         .      CA:1211   SH:0131^>
7 CA:0203   H3:0102   SC:3333   B2:1113
8    .         .      E1:3001      .
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "ship.txt"
    path.write_text(SHIP)
    return path


def test_a_ship_with_mistakes_is_reported_and_fails(file: Path, capsys: Capture) -> None:
    assert main(["ship", str(file)]) == 1
    told = capsys.readouterr().out
    assert "The connectors between 7,6 and 8,6 do not fit each other." in told
    assert "Without the cargo hold of 3 at 6,7, 5,7 would fall off (or you keep 5,7 instead)." in told


def test_a_sound_ship_may_fly(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "ship.txt"
    path.write_text(SHIP.replace("CA:1211", "CA:1112"))
    assert main(["ship", str(path)]) == 0
    assert "The ship may fly." in capsys.readouterr().out


def test_the_report_as_data(file: Path, capsys: Capture) -> None:
    main(["ship", str(file), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["engines"] == [1, 1] and told["mistakes"][0]["kind"] == "mismatch"


def test_what_falls_off_with_one_square(file: Path, capsys: Capture) -> None:
    assert main(["ship", str(file), "--lose", "6,7"]) == 0
    assert "5,7 would fall off" in capsys.readouterr().out


def test_a_square_without_a_tile_is_refused(file: Path, capsys: Capture) -> None:
    assert main(["ship", str(file), "--lose", "9,9"]) != 0
    assert "There is no tile at '9,9'" in capsys.readouterr().err


def test_text_that_is_no_ship_is_refused_with_its_line(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "ship.txt"
    path.write_text("class I\n 7\n 7 SC:333")
    assert main(["ship", str(path)]) != 0
    assert "Line 3, square 7,7: '333' must be four digits" in capsys.readouterr().err


def test_the_example_may_fly(capsys: Capture) -> None:
    example = Path(__file__).parents[2] / "examples" / "galaxy-trucker" / "trader.txt"
    assert main(["ship", str(example)]) == 0
    assert "The ship may fly." in capsys.readouterr().out
