"""Moving a ship (A8)."""

from __future__ import annotations

import pytest
from tests.games.refused import refused
from tests.games.tiny_epic_galaxies.builder import can, galaxies, offered, where


def test_a_move_changes_the_planet_so_surface_and_orbit_of_one_cannot_be_swapped() -> None:
    m = galaxies(row=["jakks", "helios"], ships={0: "surface:jakks, orbit:helios"}, dice="move")
    m.act(0, "activate move")
    assert not can(m, 0, "move 0 to orbit:jakks")
    assert not can(m, 0, "move 1 to surface:helios")
    refused(m, 0, "move 0 to orbit:jakks", "another planet")


def test_one_ship_on_the_surface_and_one_in_orbit_of_the_same_planet_is_fine() -> None:
    m = galaxies(row=["jakks", "helios"], ships={0: "orbit:jakks, home"}, dice="move")
    m.act(0, "activate move; move 1 to surface:jakks; skip")
    assert where(m, 0, 1) == "surface:jakks"


def test_a_second_ship_of_yours_cannot_land_on_or_orbit_the_same_planet() -> None:
    m = galaxies(row=["jakks", "helios"], ships={0: "surface:jakks, home"}, dice="move")
    m.act(0, "activate move")
    refused(m, 0, "move 1 to surface:jakks", "already has one of your ships")
    orbiting = galaxies(row=["jakks", "helios"], ships={0: "orbit:jakks 1, home"}, dice="move")
    orbiting.act(0, "activate move")
    assert not can(orbiting, 0, "move 1 to orbit:jakks")


def test_ships_of_different_players_share_surfaces_and_orbits() -> None:
    m = galaxies(row=["jakks", "helios"], ships={1: "surface:jakks, orbit:helios"}, culture=0, dice="move move")
    m.act(0, "activate move; move 0 to surface:jakks; skip; activate move; move 1 to orbit:helios")
    assert [where(m, 0, 0), where(m, 0, 1)] == ["surface:jakks", "orbit:helios 0"]
    assert [where(m, 1, 0), where(m, 1, 1)] == ["surface:jakks", "orbit:helios 0"]


def test_leaving_an_orbit_gives_up_its_progress() -> None:
    m = galaxies(row=["nibiru", "maia"], ships={0: "orbit:nibiru 3"}, culture=0, dice="move move")
    m.act(0, "activate move; move 0 to home; activate move; move 0 to orbit:nibiru")
    assert where(m, 0, 0) == "orbit:nibiru 0"


def test_a_ship_enters_an_orbit_at_its_start() -> None:
    m = galaxies(row=["nibiru", "maia"], ships={0: "orbit:nibiru 3"}, dice="move")
    m.act(0, "activate move; move 0 to orbit:maia")
    assert where(m, 0, 0) == "orbit:maia 0"


def test_the_landing_action_may_be_declined_and_the_move_still_be_followed() -> None:
    m = galaxies(row=["jakks", "helios"], culture=[0, 1], dice="move")
    m.act(0, "activate move; move 0 to surface:jakks")
    assert offered(m, 0) == ["use jakks", "skip"]
    m.act(0, "skip")
    assert where(m, 0, 0) == "surface:jakks" and m.view(None).public.galaxies[0].culture == 0
    assert m.to_act == (1,) and can(m, 1, "follow")


def test_colonized_planets_and_other_mats_are_not_destinations() -> None:
    m = galaxies(row=["jakks", "helios"], colonies={1: ["maia"], 0: ["nibiru"]}, dice="move")
    m.act(0, "activate move")
    places = {text.split(" to ")[1] for text in offered(m, 0)}
    assert places == {"surface:jakks", "orbit:jakks", "surface:helios", "orbit:helios"}
    refused(m, 0, "move 0 to surface:maia", "not in the row")


def test_a_locked_ship_cannot_move() -> None:
    m = galaxies(dice="move")
    m.act(0, "activate move")
    assert not any(text.startswith(("move 2", "move 3")) for text in offered(m, 0))
    refused(m, 0, "move 2 to home", "locked")


@pytest.mark.parametrize("ship", [4, 5])
def test_a_fleet_has_four_ships(ship: int) -> None:
    m = galaxies(level=[6, 1], dice="move")
    m.act(0, "activate move")
    refused(m, 0, f"move {ship} to home", "numbered 0 to 3")


def test_any_number_of_ships_may_be_at_home() -> None:
    m = galaxies(level=[5, 1], row=["jakks", "helios"], ships={0: "home, home, home, surface:jakks"}, dice="move")
    m.act(0, "activate move; move 3 to home")
    assert [where(m, 0, ship) for ship in range(4)] == ["home"] * 4
