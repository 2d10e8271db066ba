"""Legality (R-20 to R-25), joined parts and exposed connectors."""

from __future__ import annotations

from readyroom.games.galaxy_trucker.cards.adventures import LEFT
from readyroom.games.galaxy_trucker.cards.tiles import BASE_TILES, DOUBLE_ENGINE, ENGINE, NUMBER, STARTS, TILES, turned
from readyroom.games.galaxy_trucker.ship import Ship, exposed_connectors, mistakes, parse
from readyroom.games.galaxy_trucker.ship.legality import bodies, keepable
from readyroom.games.galaxy_trucker.ship.report import loss, report


def faults(text: str) -> list[str]:
    return [str(mistake) for mistake in mistakes(parse(text))]


def names(ship: Ship, body: list[int]) -> list[str]:
    return [ship.board.names[q] for q in body]


def test_smooth_against_smooth_is_allowed_but_does_not_join() -> None:
    """R-20."""
    side_by_side = "class I\n 7 8\n 6 C1:0010 H2:0030\n 7 SC:3333 H2:3003"
    assert faults(side_by_side) == []
    apart = parse("class I\n 7 8\n 6 C1:0010 H2:3000\n 7 SC:3333 H2:0003")
    assert [names(apart, body) for body in bodies(apart)] == [["7,6", "7,7", "8,7"], ["8,6"]]


def test_a_universal_connector_fits_any_other() -> None:
    """R-20."""
    assert faults("class I\n 6 7 8\n 7 H2:0103 SC:3333 H2:0203") == []


def test_single_against_double_is_a_mistake() -> None:
    """R-20."""
    assert faults("class I\n 7 8\n 7 SC:3333 CA:2121\n 8 H2:3300 CA:1112")[0] == (
        "The connectors between 8,7 and 8,8 do not match."
    )


def test_a_connector_against_a_smooth_side_is_a_mistake_of_the_connector() -> None:
    """R-20."""
    assert faults("class I\n 7 8\n 7 SC:3333 H2:0003\n 8 H2:3300 CA:1112") == [
        "A connector at 8,8 meets a smooth side at 8,7."
    ]


def test_all_tiles_must_be_connected() -> None:
    """R-21."""
    assert faults("class I\n 6 7\n 7 . SC:3333\n 9 H2:0003 _") == [
        "The piece with 6,9 is not joined to the rest of the ship."
    ]


def test_an_engine_burns_towards_the_stern() -> None:
    """R-22."""
    assert faults("class I\n 7 8\n 7 SC:3333 E1:0003") == []
    assert faults("class I\n 7 8\n 7 SC:3333 E1:0003^") == ["The engine at 8,7 does not point to the rear."]


def test_nothing_may_stand_right_behind_an_engine() -> None:
    """R-22."""
    text = "class I\n 7 8\n 7 SC:3333 E1:0003\n 8 H2:3300 H2:0003"
    assert faults(text) == ["The engine at 8,7 is blocked by 8,8."]


def test_a_gap_behind_an_engine_is_enough() -> None:
    """R-22."""
    text = "class I\n 7 8 9\n 7 SC:3333 E2:0303 ST:0313\n 8 . . B2:3030\n 9 _ H2:0300 H2:3003"
    assert faults(text) == []


def test_nothing_may_stand_right_in_front_of_a_cannon() -> None:
    """R-23."""
    text = "class I\n 7 8\n 6 CA:2122 H2:0003\n 7 SC:3333 C1:0003"
    assert "The cannon at 8,7 is blocked by 8,6." in faults(text)


def test_a_cannon_may_point_any_way() -> None:
    """R-23."""
    assert faults("class I\n 6 7 8\n 7 C1:0100< SC:3333 C1:0001>\n 8 . C1:2000v .") == []


def test_a_cannon_with_a_gap_in_front_of_it_is_legal() -> None:
    """R-23."""
    text = "class I\n 7 8\n 5 H3:0010 .\n 6 CA:1121 .\n 7 SC:3333 C1:0003"
    assert not any("cannon" in fault for fault in faults(text))


def test_only_engines_and_cannons_have_rules_for_place_and_direction() -> None:
    """R-24."""
    for tile in TILES[STARTS:BASE_TILES]:
        for turn in range(4):
            if turned(tile.sides, turn)[LEFT] and tile.kind not in (ENGINE, DOUBLE_ENGINE):
                ship = parse("class I\n 7\n 7 SC:3333")
                ship.place(ship.board.names.index("8,7"), NUMBER[tile.id], turn)
                assert mistakes(ship) == []


def test_exposed_connectors_point_at_empty_squares_and_at_the_void() -> None:
    """R-25."""
    assert exposed_connectors(parse("class I\n 7\n 7 SC:3333")) == 4
    assert exposed_connectors(parse("class I\n 7\n 6 C1:0010\n 7 SC:3333")) == 3


def test_connectors_into_an_inner_hole_count() -> None:
    """R-25."""
    ring = """
    class II
      5       6       7
    6 R1:0330 B2:0303 H2:0033
    7 R1:3030 .       SC:3333
    8 CA:2122 E2:0303 E1:3001
    """
    assert faults(ring) == []
    assert exposed_connectors(parse(ring)) == 4  # two of the cabin, one of the starting cabin, one into the hole


def test_a_severed_part_falls_off_or_may_be_kept_if_it_has_a_cabin() -> None:
    """R-74."""
    ship = parse("class I\n 5 6 7 8\n 7 CA:0103 H2:0103 SC:3333 H2:0003")
    lost = loss(ship, ship.board.number["6,7"])
    assert lost.falls_off == ("5,7",) and lost.or_keep == (("5,7",),)
    assert report(ship).weak_points[0].square == "6,7"


def test_a_ship_in_two_pieces_has_no_weak_points_yet() -> None:
    apart = parse("class I\n 6 7 8\n 6 . C1:0010 H2:3000\n 7 B2:0303 SC:3333 H2:0003\n 8 . . .")
    assert len(bodies(apart)) == 2 and report(apart).weak_points == ()


def test_only_a_part_with_a_cabin_can_be_kept() -> None:
    """R-31."""
    ship = parse("class I\n 6 7\n 7 . SC:3333\n 9 H2:0003 _")
    assert [names(ship, body) for body in keepable(ship, bodies(ship))] == [["7,7"]]


def test_without_any_cabin_any_part_can_be_kept() -> None:
    ship = parse("class I\n 6 8\n 7 H2:0003 H2:0003")
    assert len(keepable(ship, bodies(ship))) == 2
