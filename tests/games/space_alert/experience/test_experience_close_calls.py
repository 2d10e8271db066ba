"""Close Calls: what a ship and its crew lived through."""

from __future__ import annotations

import pytest
from tests.games.space_alert.experience.flights import flight, flown
from tests.games.space_alert.table import Table, table

from readyroom.games.space_alert.experience.achievements import seen
from readyroom.games.space_alert.experience.flight import Flown
from readyroom.games.space_alert.mission.harm import knock_out
from readyroom.games.space_alert.mission.trace import KnockedOut, TileDrawn

SYSTEMS = ("heavy_laser", "light_laser", "shield", "reactor", "gravolift")


def calls(t: Table, seat: int = 0) -> set[str]:
    found = seen(flight(flown(t.finish())), seat)
    return {id for id in found if id in ("banged_up", "a_thorough_beating", "bruised_and_broken", "duck", "ghost_ship",
                                         "bad_luck", "survivor")}  # fmt: skip


@pytest.mark.parametrize(
    ("tiles", "earned"),
    [
        (6, set()),
        (7, {"banged_up"}),
        (10, {"banged_up", "a_thorough_beating"}),
        (13, {"banged_up", "a_thorough_beating", "bruised_and_broken"}),
    ],
)
def test_damage_at_the_end_is_banged_up_a_beating_or_bruised_and_broken(tiles: int, earned: set[str]) -> None:
    t = table()
    for zone in range(3):
        t.ship.tiles[zone] = (1 << min(6, max(0, tiles - 6 * zone))) - 1
    assert sum(t.damage()) == tiles and calls(t) == earned


def struck(where: str, knocked_out: bool = False) -> Table:
    """A Man-of-War does its Z: strength 5 on the white zone."""
    walk = {"white": "lift", "red": "red"}[where]
    t = table("1 white Man-of-War", crew=[walk]).hold().play(2)
    if knocked_out:
        knock_out(t.m, t.player("Ada"), None)
    return t.trigger("Man-of-War", "Z")


def test_duck_when_a_heavy_blow_strikes_your_zone() -> None:
    assert "duck" in calls(struck("white"))
    assert "duck" not in calls(struck("red"))
    assert "duck" not in calls(struck("white", knocked_out=True))


def downed(crew: int, standing: int = 0) -> Table:
    t = table(crew=[""] * crew)
    for p in t.m.crew[standing:]:
        knock_out(t.m, p, None)
    return t


def test_a_ghost_ship_comes_home_with_nobody_on_their_feet() -> None:
    assert "ghost_ship" in calls(downed(4))
    assert "ghost_ship" not in calls(downed(4, standing=1))


def test_a_survivor_is_the_last_one_standing() -> None:
    assert "survivor" in calls(downed(4, standing=1), seat=0)
    assert "survivor" not in calls(downed(4, standing=1), seat=1)
    assert "survivor" not in calls(downed(4, standing=2), seat=0)
    assert "survivor" not in calls(downed(1, standing=1), seat=0), "there was nobody else"


def test_bad_luck_breaks_a_system_with_each_of_six_tiles() -> None:
    broken = (*(TileDrawn("red", tile, "SE1-02") for tile in SYSTEMS), TileDrawn("white", "reactor", "SE1-02"))
    assert "bad_luck" in seen(flight(Flown(trace=broken)), 0)
    assert "bad_luck" not in seen(flight(Flown(trace=broken[:5])), 0)
    assert "bad_luck" not in seen(flight(Flown(trace=(*broken, TileDrawn("blue", "structural", "SE1-02")))), 0)


def test_a_personal_close_call_of_an_android_counts_for_nobody_else() -> None:
    """New Frontier, Close Calls: a lone player is the captain; what happens to another android is not theirs."""
    androids = (11, 12, 13, 14)
    others_down = tuple(KnockedOut(android, "SE1-02") for android in (11, 13, 14))
    captain_stands = tuple(KnockedOut(android, "SE1-02") for android in (12, 13, 14))
    assert "survivor" not in seen(flight(Flown(trace=others_down, crew=androids), humans=1), 0)
    assert "survivor" in seen(flight(Flown(trace=captain_stands, crew=androids), humans=1), 0)
