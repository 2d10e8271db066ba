"""Ships as text: what is written can be read, and what cannot be read is explained."""

from __future__ import annotations

import pytest

from readyroom.games.galaxy_trucker.ship import BadShip, Ship, parse, write

SHIP = """
class II   # a trader
   5      6           7          8          9
4  _      _       C2:0130^       _          _
5  _      .       ST:1303    LP:2003        _
6  .      .       CA:2121/p  SH:0131^>      .
7  .  H3:0102/yb  SC:3333/2  B2:1113/1  R1:2103/r
8  .      .       E1:3001v       .          .
"""


def test_a_ship_that_was_written_reads_back_as_itself() -> None:
    ship = parse(SHIP)
    assert parse(write(ship)).dump() == ship.dump()
    assert write(parse(write(ship))) == write(ship)


def test_every_class_can_be_written_and_read() -> None:
    for board in range(4):
        ship = Ship(board, 0)
        assert parse(write(ship)).dump() == ship.dump()


def test_a_row_can_be_written_in_two_lines() -> None:
    ship = parse(SHIP)
    folded = write(ship, widest=40)
    assert "8 . .    .     E1v     .      .    .\n               3001\n9 . ." in folded
    assert parse(folded).dump() == ship.dump()


def test_rows_of_class_iiia_are_numbered_from_the_stern() -> None:
    ship = parse("class IIIA\n 7 8\n 8 C1:0010 .\n 7 SC:3333 .")
    assert [ship.board.names[q] for q in ship.squares()] == ["7,8", "7,7"]


def test_a_ship_read_from_text_has_its_cargo_and_crew() -> None:
    ship = parse(SHIP)
    assert (ship.crew_count(), ship.token_count(), ship.goods()) == (3, 1, [1, 0, 1, 1])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "starts with its class"),
        ("class IV", "no ship class 'IV'"),
        ("class I", "comes a line with the columns"),
        ("class I\n 5 x", "'x' is not a column"),
        ("class I\n 5 5", "'5' is not a column"),
        ("class I\n 7\n 12 .", "Line 3: '12' is not a row"),
        ("class I\n 7\n 7 . .", "row 7 has 2 squares, but there are 1 columns"),
        ("class I\n 3\n 7 SC:3333", "square 3,7: class I has no square there"),
        ("class I\n 7\n 7 SC:3333\n 7 SC:3333", "there is a tile already"),
        ("class I\n 7\n 7 SC3333", "'SC3333' is not a tile"),
        ("class I\n 7\n 7 XX:3333", "there is no tile 'XX'"),
        ("class I\n 7\n 7 XX\n 3333", "'XX' is not a tile"),
        ("class I\n 7\n 7 SC", "row 7 has 1 tiles, but below it are the sides of 0"),
        ("class I\n 6 7\n 7 CA SC\n 2121", "row 7 has 2 tiles, but below it are the sides of 1"),
        ("class I\n 6 7\n 7 CA SC\n 2121 33", "square 7,7: '33' must be four digits"),
        ("class I\n 7\n 7 CA:334", "must be four digits"),
        ("class I\n 7\n 7 CA:3333", "no CA in the box can lie with the sides 3333"),
        ("class I\n 7\n 7 C1:0010v", "no C1 in the box can lie with the sides 0010v"),
        ("class I\n 6 7 8\n 7 H2:3003 H2:3003 H2:3300", "the box has no further H2 with the sides 3003"),
        ("class I\n 7\n 7 C1:0010^^", "a cannon points one way"),
        ("class I\n 7\n 7 SH:0013^v", "a shield covers two sides"),
        ("class I\n 7\n 7 CA:2121^", "only cannons, engines and shields point somewhere"),
        ("class I\n 6\n 7 CA:2121/3", "'3' cannot be aboard a cabin"),
        ("class I\n 7\n 7 SC:3333/p", "'p' cannot be aboard a starting cabin"),
        ("class I\n 6\n 7 H2:3003/r", "a red block does not fit"),
        ("class I\n 6\n 7 H2:3003/bbb", "a blue block does not fit"),
        ("class I\n 6\n 7 H2:3003/p", "'p' cannot be aboard a 2-slot cargo hold"),
        ("class I\n 7\n 6 C1:0010/b", "'b' cannot be aboard a cannon"),
        ("class I\n 6 7\n 7 SC:3333 SC:3333", "square 6,7: the starting cabin, and nothing else, lies at 7,7"),
        ("class I\n 7\n 6 SC:3333", "square 7,6: the starting cabin, and nothing else, lies at 7,7"),
        ("class I\n 7\n 7 CA:2121", "square 7,7: the starting cabin, and nothing else, lies at 7,7"),
    ],
)
def test_text_that_is_no_ship_is_refused_with_a_reason(text: str, why: str) -> None:
    with pytest.raises(BadShip, match=why):
        parse(text)
