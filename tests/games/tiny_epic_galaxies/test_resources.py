"""Acquiring energy and culture (A9)."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_galaxies.builder import can, galaxies, has, offered

import readyroom


def test_energy_stops_at_seven() -> None:
    m = galaxies(level=[3, 1], energy=6, dice="energy")
    m.act(0, "activate energy")
    assert has(m, 0)[0] == 7


def test_ships_at_home_give_energy_but_no_culture() -> None:
    m = galaxies(level=[3, 1], energy=0, culture=0, dice="energy culture")
    m.act(0, "activate energy; activate culture")
    assert has(m, 0) == (3, 0)


def test_each_ship_on_or_orbiting_a_planet_of_the_kind_gives_one() -> None:
    m = galaxies(row=["jakks", "helios"], ships={0: "surface:jakks, orbit:jakks"}, energy=0, culture=0, dice="culture")
    m.act(0, "activate culture")
    assert has(m, 0) == (0, 2)


def test_ships_at_planets_of_the_other_kind_give_nothing() -> None:
    ships = {0: "surface:jakks, orbit:helios"}
    m = galaxies(row=["jakks", "helios"], ships=ships, energy=0, culture=0, dice="energy")
    m.act(0, "activate energy")
    assert has(m, 0) == (0, 0)


def test_colonized_planets_give_nothing() -> None:
    m = galaxies(
        row=["jakks", "helios"],
        ships={0: "surface:jakks, orbit:helios"},
        colonies={0: ["vici-ks156", "leandra", "bisschop"]},
        energy=0,
        culture=0,
        dice="energy",
    )
    m.act(0, "activate energy")
    assert has(m, 0) == (0, 0)


def test_nothing_can_be_taken_from_someone_who_has_nothing() -> None:
    m = galaxies(seats=3, colonies={0: ["la-torres"]}, energy=[2, 0, 3], culture=0, dice="colony")
    m.act(0, "activate colony; use la-torres")
    assert has(m, 0)[0] == 3 and has(m, 2)[0] == 2  # the only one with energy, so nobody was asked
    nobody = galaxies(colonies={0: ["la-torres"]}, energy=[1, 0], culture=0, dice="colony")
    assert not can(nobody, 0, "activate colony")


def test_whom_to_take_from_is_the_players_choice() -> None:
    m = galaxies(seats=3, colonies={0: ["clj-0517"]}, culture=[0, 2, 3], dice="colony")
    m.act(0, "activate colony; use clj-0517")
    assert offered(m, 0) == ["steal from 1", "steal from 2"]
    m.act(0, "steal from 2")
    assert [has(m, seat)[1] for seat in range(3)] == [1, 2, 2]


def test_la_torres_works_once_a_turn_and_again_in_the_next() -> None:
    m = galaxies(colonies={0: ["la-torres"]}, energy=[0, 7], culture=0, dice="colony colony")
    m.act(0, "activate colony")  # La-Torres is all it can do
    assert not can(m, 0, "activate colony")
    with pytest.raises(readyroom.IllegalAction):
        m.act(0, "activate colony")
    m.act(0, "end turn")
    m.act(1, "roll; end turn")
    m.act(0, "roll", luck="colony colony colony colony")
    m.act(0, "activate colony")
    assert has(m, 0)[0] == 2


@pytest.mark.parametrize(
    ("planet", "before", "yours", "theirs"),
    [
        ("la-torres", (7, 5), (7, 5), (2, 3)),
        ("la-torres", (6, 7), (7, 7), (2, 3)),
        ("clj-0517", (5, 7), (5, 7), (3, 2)),
    ],
)
def test_stolen_resources_without_room_are_lost(
    planet: str, before: tuple[int, int], yours: tuple[int, int], theirs: tuple[int, int]
) -> None:
    m = galaxies(
        level=[6, 1], colonies={0: [planet]}, energy=[before[0], 3], culture=[before[1], 3], dice="colony move"
    )
    m.act(0, "activate colony")
    assert (has(m, 0), has(m, 1)) == (yours, theirs)


def test_the_rogue_holds_no_more_than_seven_of_what_it_steals() -> None:
    m = galaxies(
        seats=1, rogue="gamelyn", rogue_level=2, rogue_energy=7, rogue_culture=7, energy=3, culture=3, dice="move"
    )
    m.act(0, "end turn", luck="colony")
    m.act(0, "skip")
    rogue = m.view(None).public.rogue
    assert (rogue.energy, rogue.culture) == (7, 7) and has(m, 0) == (2, 2)
