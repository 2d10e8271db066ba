"""Strengths, shields, aliens and hits of a ship on its own (R-06, R-43, R-60 to R-73, R-98)."""

from __future__ import annotations

from readyroom.games.galaxy_trucker.cards.adventures import FRONT, LEFT, REAR, RIGHT
from readyroom.games.galaxy_trucker.cards.goods import BLUE, RED
from readyroom.games.galaxy_trucker.ship import Ship, parse, strength
from readyroom.games.galaxy_trucker.ship.ship import BROWN, PURPLE

SHIP = parse("""
class I
      5         6         7         8         9
5     _         _     C2:0010^      _         _
6     _     C1:0210^  CA:1211/p  LP:2202      _
7     .     C1:0100<  SC:3333/2  C1:0003^     .
8     .         .     E1:3102        .         .
""")


def at(ship: Ship, name: str) -> int:
    return ship.board.number[name]


def test_single_cannons_count_one_in_front_and_a_half_elsewhere_and_doubles_only_when_powered() -> None:
    """R-60."""
    ship = SHIP.clone()
    ship.set_crew(at(ship, "7,6"), 0)
    assert strength.cannon_halves(ship, []) == 2 + 1 + 2
    assert strength.cannon_halves(ship, [at(ship, "7,5")]) == 5 + 4


def test_a_double_cannon_that_does_not_point_forward_counts_one() -> None:
    """R-60."""
    ship = parse("class I\n 6 7\n 7 C2:0100< SC:3333")
    assert strength.cannon_halves(ship, [at(ship, "6,7")]) == 2


def test_a_purple_alien_adds_two_if_there_is_anything_to_add_to() -> None:
    """R-60."""
    assert strength.cannon_halves(SHIP, []) == 5 + 4
    only = parse("class I\n 7\n 5 C2:0010^\n 6 CA:1211/p\n 7 SC:3333/2")
    assert strength.cannon_halves(only, []) == 0


def test_half_a_point_is_enough_for_the_aliens_bonus() -> None:
    """R-60."""
    ship = parse("class I\n 6 7\n 6 . CA:1211/p\n 7 C1:0100< SC:3333")
    assert strength.cannon_halves(ship, []) == 1 + 4


def test_a_brown_alien_adds_two_if_any_engine_works() -> None:
    """R-61."""
    ship = parse("class I\n 6 7 8\n 6 . CA:1211/b .\n 7 . SC:3333 E2:0303\n 8 . E1:3001 .")
    assert strength.engine_strength(ship, []) == 1 + 2
    assert strength.engine_strength(ship, [at(ship, "8,7")]) == 3 + 2
    ship.remove(at(ship, "7,8"))
    assert strength.engine_strength(ship, []) == 0


def test_humans_and_aliens_are_crew_one_each() -> None:
    """R-63."""
    ship = parse("class I\n 6 7 8\n 6 . CA:1211/b .\n 7 . SC:3333/2 .\n 8 . CA:2121/1 .")
    assert ship.crew_count() == 1 + 2 + 1


def test_a_shield_covers_two_sides() -> None:
    """R-73."""
    ship = parse("class I\n 7 8\n 7 SC:3333 SH:0013^>")
    assert [bool(strength.shields(ship, side)) for side in (FRONT, RIGHT, REAR, LEFT)] == [True, True, False, False]
    turned = parse("class I\n 7 8\n 7 SC:3333 SH:1110v<")
    assert [bool(strength.shields(turned, side)) for side in (FRONT, RIGHT, REAR, LEFT)] == [False, False, True, True]


def test_the_first_component_from_that_side_is_hit() -> None:
    """R-70."""
    ship = SHIP
    assert strength.first_hit(ship, FRONT, 7) == at(ship, "7,5")
    assert strength.first_hit(ship, REAR, 7) == at(ship, "7,8")
    assert strength.first_hit(ship, LEFT, 6) == at(ship, "6,6")
    assert strength.first_hit(ship, RIGHT, 6) == at(ship, "8,6")


def test_a_line_off_the_board_or_without_a_component_misses() -> None:
    """R-06."""
    assert [strength.first_hit(SHIP, FRONT, column) for column in (2, 3, 5, 9, 12)] == [0] * 5
    assert [strength.first_hit(SHIP, LEFT, row) for row in (2, 4, 9, 10, 12)] == [0] * 5


def test_rows_of_class_iiia_count_from_the_stern() -> None:
    """R-06."""
    ship = parse("class IIIA\n 7 8\n 8 C1:0010 .\n 7 SC:3333 E1:0003")
    assert strength.first_hit(ship, RIGHT, 8) == at(ship, "7,8")
    assert strength.first_hit(ship, RIGHT, 7) == at(ship, "8,7")
    assert strength.first_hit(ship, RIGHT, 2) == strength.first_hit(ship, RIGHT, 12) == 0


def test_a_large_meteor_from_the_front_needs_a_cannon_in_its_own_column() -> None:
    """R-71."""
    single, double = strength.guns_against(SHIP, at(SHIP, "7,5"), FRONT)
    assert (single, double) == ([], [at(SHIP, "7,5")])
    assert strength.guns_against(SHIP, at(SHIP, "6,6"), FRONT)[0] == [at(SHIP, "6,6")]


def test_against_a_large_meteor_from_the_side_a_cannon_in_the_next_row_will_do() -> None:
    """R-71."""
    gun = at(SHIP, "6,7")
    for row in ("6,6", "6,7"):
        assert strength.guns_against(SHIP, at(SHIP, row), LEFT)[0] == [gun]
    assert strength.guns_against(SHIP, at(SHIP, "7,8"), LEFT)[0] == [gun]
    assert strength.guns_against(SHIP, at(SHIP, "7,5"), LEFT)[0] == []


def test_a_cannon_inside_the_ship_may_shoot() -> None:
    """R-72."""
    assert strength.guns_against(SHIP, at(SHIP, "8,6"), FRONT)[0] == [at(SHIP, "8,7")]


def test_an_alien_needs_a_cabin_joined_to_life_support_of_its_color() -> None:
    """R-43."""
    ship = parse("class I\n 6 7 8\n 6 . CA:1211 LP:2202\n 7 . SC:3333 .")
    assert strength.alien_cabins(ship, PURPLE) == [at(ship, "7,6")]
    assert strength.alien_cabins(ship, BROWN) == []


def test_the_starting_cabin_takes_no_alien() -> None:
    """R-43."""
    ship = parse("class I\n 7 8\n 7 SC:3333 LP:0003")
    assert strength.alien_cabins(ship, PURPLE) == []


def test_life_support_that_only_touches_is_not_enough() -> None:
    """R-43."""
    ship = parse("class I\n 7 8\n 6 CA:2101 LB:0030\n 7 SC:3333 LB:1003")
    assert strength.alien_cabins(ship, BROWN) == []


def test_an_alien_without_life_support_is_stranded() -> None:
    """R-77."""
    ship = parse("class I\n 6 7 8\n 6 . CA:1211/p LP:2202\n 7 . SC:3333 .")
    assert strength.stranded(ship) == []
    ship.remove(at(ship, "8,6"))
    assert strength.stranded(ship) == [at(ship, "7,6")]


def test_only_occupied_cabins_joined_to_each_other_are_infected() -> None:
    """R-98."""
    ship = parse("class I\n 6 7 8\n 6 . CA:1211/2 .\n 7 H2:0103 SC:3333/2 CA:0103/1")
    assert [ship.board.names[q] for q in strength.infected(ship)] == ["7,6", "7,7", "8,7"]
    ship.set_crew(at(ship, "7,7"), 0)
    assert strength.infected(ship) == []


def test_red_goods_fit_only_into_special_holds() -> None:
    """R-82."""
    ship = parse("class I\n 6 7 8\n 7 H2:0103 SC:3333 R1:2103")
    hold, special = at(ship, "6,7"), at(ship, "8,7")
    assert not ship.fits(hold, RED) and ship.fits(hold, BLUE)
    assert ship.fits(special, RED) and ship.fits(special, BLUE)
    ship.stow(special, BLUE)
    assert not ship.fits(special, RED)
