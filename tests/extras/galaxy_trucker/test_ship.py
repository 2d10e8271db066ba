"""``readyroom galaxy-trucker ship``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

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
    assert main(["galaxy-trucker", "ship", str(file)]) == 1
    told = capsys.readouterr().out
    assert "The connectors between 7,6 and 8,6 do not match." in told
    assert "Without the 3-slot cargo hold at 6,7, 5,7 would fall off (unless you keep 5,7 instead)." in told


def test_a_sound_ship_may_fly(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "ship.txt"
    path.write_text(SHIP.replace("CA:1211", "CA:1112"))
    assert main(["galaxy-trucker", "ship", str(path)]) == 0
    assert "Ready for inspection: no mistakes." in capsys.readouterr().out


def test_the_report_can_be_json(file: Path, capsys: Capture) -> None:
    main(["galaxy-trucker", "ship", str(file), "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["engines"] == [1, 1] and told["mistakes"][0]["kind"] == "mismatch"


def test_losing_a_square_says_what_falls_off(file: Path, capsys: Capture) -> None:
    assert main(["galaxy-trucker", "ship", str(file), "--lose", "6,7"]) == 0
    assert "5,7 would fall off" in capsys.readouterr().out


def test_a_square_without_a_tile_is_refused(file: Path, capsys: Capture) -> None:
    assert main(["galaxy-trucker", "ship", str(file), "--lose", "9,9"]) == 2
    assert "There is no tile at '9,9'" in capsys.readouterr().err


def test_text_that_is_no_ship_is_refused_with_the_line(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "ship.txt"
    path.write_text("class I\n 7\n 7 SC:333")
    assert main(["galaxy-trucker", "ship", str(path)]) == 2
    assert "Line 3, square 7,7: '333' must be four digits" in capsys.readouterr().err


def test_a_second_starting_cabin_is_no_ship(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "ship.txt"
    path.write_text("class I\n 6 7\n 7 SC:3333 SC:3333")
    assert main(["galaxy-trucker", "ship", str(path)]) == 2
    assert "square 6,7: the starting cabin, and nothing else, lies at 7,7" in capsys.readouterr().err


def test_a_missing_file_is_not_reported_as_a_faulty_ship(tmp_path: Path, capsys: Capture) -> None:
    assert main(["galaxy-trucker", "ship", str(tmp_path / "nowhere.txt")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_the_exit_codes_are_in_the_help(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["galaxy-trucker", "ship", "--help"])
    told = capsys.readouterr().out
    assert (
        "0  the ship has no mistakes" in told
        and "1  the ship has mistakes" in told
        and "2  the text is not a ship" in told
    )


HOT = """class II
      6         7         8         9
6     .      CA:1211   LP:2202      .
7  B2:0303   SC:3333   RA:0003      .
8     .      E1:3001      .         .
"""
SILENT = """class II
      6         7         8         9
6  H2:0103   CA:2121      .         .
7  A1:0303<> SC:3333   B2:0303   R1:0303
8     .      E1:3001      .         .
"""


def data(tmp_path: Path, capsys: Capture, text: str, *more: str) -> dict[str, Any]:
    path = tmp_path / "ship.txt"
    path.write_text(text)
    main(["galaxy-trucker", "ship", str(path), "--json", *more])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_radiation_keeps_cabins_and_batteries_empty(tmp_path: Path, capsys: Capture) -> None:
    told = data(tmp_path, capsys, HOT)
    assert (told["crew"], told["cabins"], told["battery_tokens"], told["purple_alien_cabins"]) == (0, 0, 2, [])
    assert told["kept_empty"] == ["7,6", "7,7"]
    main(["galaxy-trucker", "ship", str(tmp_path / "ship.txt")])
    assert "Nobody can live aboard, so it has to give up before the first card." in capsys.readouterr().out


def test_crew_in_a_radiated_cabin_are_not_counted(tmp_path: Path, capsys: Capture) -> None:
    assert data(tmp_path, capsys, HOT.replace("SC:3333", "SC:3333/2"))["crew_aboard"] == 0
    assert data(tmp_path, capsys, SILENT.replace("CA:2121", "CA:2121/1"))["crew_aboard"] == 1


def test_an_artifact_keeps_crew_tokens_and_goods_out_of_its_zone(tmp_path: Path, capsys: Capture) -> None:
    told = data(tmp_path, capsys, SILENT)
    assert (told["crew"], told["battery_tokens"], told["containers"], told["special_containers"]) == (2, 0, 2, 0)
    assert told["kept_empty"] == ["7,7", "8,7", "9,7"]


KEG = """class III
   3        4        5        6        7        8
7  H2:0300  B2:0303  H2:0103  EX:0303  SC:3333  CA:0103
8  .        .        _        .        E1:3001  .
"""


def test_a_hit_on_explosive_cargo_takes_everything_around_with_it(tmp_path: Path, capsys: Capture) -> None:
    told = data(tmp_path, capsys, KEG, "--lose", "6,7")
    assert (told["destroyed"], told["falls_off"]) == (["5,7", "7,7", "7,8"], ["3,7", "4,7"])
    path = tmp_path / "ship.txt"
    main(["galaxy-trucker", "ship", str(path), "--lose", "6,7"])
    assert capsys.readouterr().out == (
        "A hit on the explosive cargo at 6,7 also destroys 5,7 7,7 7,8, and then 3,7 4,7 would fall off.\n"
    )
    weak = data(tmp_path, capsys, KEG)["weak_points"]
    assert ["6,7", ["5,7", "7,7", "7,8"]] in [[one["square"], one["destroyed"]] for one in weak]


def test_glass_breaks_with_its_neighbor(tmp_path: Path, capsys: Capture) -> None:
    text = "class I\n 6 7 8\n 7 FR:0300 SC:3333 H2:0003\n 8 . E1:3001 ."
    assert data(tmp_path, capsys, text, "--lose", "7,8")["destroyed"] == ["6,7"]
    assert data(tmp_path, capsys, text, "--lose", "8,7")["destroyed"] == []


def test_the_example_may_fly(capsys: Capture) -> None:
    example = Path(__file__).parents[3] / "examples" / "galaxy-trucker" / "trader.txt"
    assert main(["galaxy-trucker", "ship", str(example)]) == 0
    assert "Ready for inspection: no mistakes." in capsys.readouterr().out
