"""What pages read about the ship: stations, stores and tiles, intact and damaged."""

from __future__ import annotations

import pytest

from readyroom.games.space_alert.catalog import catalog
from readyroom.games.space_alert.mission.decks import DAMAGE_TILES
from readyroom.games.space_alert.mission.ship import LASERS
from readyroom.games.space_alert.mission.tracks import TRACKS, course, passings
from readyroom.games.space_alert.stations import stations


@pytest.mark.parametrize("number", [0, 1, 2, 3, 5])
def test_a_laser_shows_its_strength_and_one_less_once_damaged(number: int) -> None:
    laser = stations()[number].systems[0]
    assert f"strength {LASERS[number]}," in laser.text
    assert f"strength {LASERS[number] - 1}," in laser.damaged
    assert laser.tile == ("heavy_laser" if number < 3 else "light_laser")
    assert (stations()[number].strength, stations()[number].damaged_strength) == (LASERS[number], LASERS[number] - 1)


def test_the_pulse_cannon_loses_reach_when_it_is_damaged() -> None:
    cannon = stations()[4].systems[0]
    assert "within distance 2" in cannon.text
    assert "within distance 1" in cannon.damaged
    assert stations()[4].strength == stations()[4].damaged_strength == 1


def test_stores_begin_and_hold_less_with_damage_carried_over() -> None:
    stores = {store.id: store for station in stations() for store in station.stores}
    assert {id: (one.start, one.room) for id, one in stores.items()} == {
        "shield.red": (1, 2), "shield.white": (1, 3), "shield.blue": (1, 2),
        "reactor.red": (2, 3), "reactor.white": (3, 5), "reactor.blue": (2, 3), "capsules": (3, 3), "rockets": (3, 3),
    }  # fmt: skip
    assert (stores["shield.red"].damaged_start, stores["shield.red"].damaged_room) == (0, 1)
    assert (stores["reactor.white"].damaged_start, stores["reactor.white"].damaged_room) == (2, 4)


def test_every_damage_tile_has_a_name_and_says_what_it_does() -> None:
    told = {tile.id: tile for tile in catalog().tiles}
    assert set(told) == {tile for tiles in DAMAGE_TILES.values() for tile in tiles}
    assert all(tile.name and tile.harm.endswith(".") for tile in told.values())


def test_only_medics_and_special_ops_lay_a_special_card_with_another() -> None:
    joins = {one.id: one.joins for one in catalog().specializations if one.joins}
    assert joins == {"medic": ("special", "advanced"), "special_ops": ("advanced",)}


@pytest.mark.parametrize("speed", [1, 2, 3, 5])
@pytest.mark.parametrize("track", TRACKS, ids=lambda track: track.name)
def test_a_threat_passes_what_its_track_says_on_the_turn_when_it_gets_there(track: object, speed: int) -> None:
    (board,) = [one for one in TRACKS if one is track]
    squares = course(board, speed)
    passed = []
    for i, square in enumerate(squares):
        passed += [("_XYZ"[mark], 4 + i) for mark in board.passes[square][speed]]
    assert sorted(passed) == sorted(passings(board, speed, 4))
    assert passings(board, 0, 4) == []
    assert course(board, 0) == []
