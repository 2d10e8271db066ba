"""Setup and constants (A2 to A4)."""

from __future__ import annotations

import pytest
from tests.games.printed import FIRST, printed
from tests.games.tiny_epic_galaxies.builder import faces, galaxies, offered, told

import readyroom
from readyroom.core.chance import Chance
from readyroom.games.tiny_epic_galaxies import events
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS

COMPARING = {"charger", "seeker", "conqueror", "hermit", "noble", "trader"}


@pytest.mark.parametrize(("seats", "planets"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_the_row_holds_two_planets_more_than_seats_but_six_for_five(seats: int, planets: int) -> None:
    public = readyroom.new_match("tiny-epic-galaxies", seats=seats, seed=1, version=FIRST).view(None).public
    assert len(public.row) == planets
    assert len(set(public.row)) == planets
    assert public.planet_deck == 40 - planets


@pytest.mark.parametrize(("seats", "pilots"), [(1, 4), (2, 4), (3, 5), (4, 6), (5, 6)])
def test_the_pilot_row_is_as_long_as_the_planet_row(seats: int, pilots: int) -> None:
    match = readyroom.new_match(
        "tiny-epic-galaxies", seats=seats, options={"beyond_the_black": True}, seed=1, version=FIRST
    )
    public = match.view(None).public
    assert len(public.pilots) == pilots and public.pilot_deck == 30 - pilots
    assert public.planet_deck == 52 - len(public.row)
    assert public.exploration_deck == 30 and public.face_up == ()


def test_everyone_starts_with_two_energy_one_culture_level_one_and_two_of_four_ships() -> None:
    for galaxy in readyroom.new_match("tiny-epic-galaxies", seats=4, seed=1).view(None).public.galaxies:
        assert (galaxy.energy, galaxy.culture, galaxy.level, galaxy.dice, galaxy.points) == (2, 1, 1, 4, 0)
        assert [ship.at for ship in galaxy.ships] == ["home", "home", "locked", "locked"]


@pytest.mark.parametrize(
    ("level", "points", "dice", "ships", "next_cost"),
    [(1, 0, 4, 2, 2), (2, 1, 5, 2, 3), (3, 2, 5, 3, 4), (4, 3, 6, 3, 5), (5, 5, 6, 4, 6), (6, 8, 7, 4, 0)],
)
def test_a_level_has_its_own_points_dice_and_ships(
    level: int, points: int, dice: int, ships: int, next_cost: int
) -> None:
    galaxy = galaxies(level=[level, 1]).view(None).public.galaxies[0]
    assert (galaxy.points, galaxy.dice, galaxy.upgrade_cost) == (points, dice, next_cost)
    assert sum(ship.at != "locked" for ship in galaxy.ships) == ships


def test_a_new_level_replaces_the_points_of_the_old_one() -> None:
    m = galaxies(level=[4, 1], energy=5, dice="colony")
    m.act(0, "activate colony")  # there is one way to pay, so nothing more is asked
    assert m.game.standing(m.state)[0] == 5


def test_each_face_of_a_die_is_as_likely_as_the_others() -> None:
    rolls = Chance("sixty thousand").dice(60_000)
    for face in range(6):
        # Five standard deviations of a count that is 10,000 on average.
        assert abs(rolls.count(face) - 10_000) < 5 * (60_000 * 5 / 36) ** 0.5


def test_a_roll_is_as_many_dice_as_the_level_allows() -> None:
    m = galaxies(level=[3, 1])
    assert offered(m, 0) == ["roll"]
    rolled = told(m.act(0, "roll", luck="move move energy colony culture"), events.Rolled)[0]
    assert [*rolled.dice] == ["move", "move", "energy", "colony", "culture"]
    assert m.state.dice == faces("move move energy colony culture")


def test_everyone_keeps_one_of_two_secret_missions() -> None:
    m = readyroom.new_match("tiny-epic-galaxies", seats=3, seed=5)
    assert m.to_act == (0, 1, 2)
    dealt = [offered(m, seat) for seat in range(3)]
    assert all(len(two) == 2 for two in dealt)
    assert len({mission for two in dealt for mission in two}) == 6
    for seat in (2, 0, 1):
        m.act(seat, dealt[seat][1])
    for seat in range(3):
        assert f"keep {m.view(seat).own.mission}" == dealt[seat][1]


@pytest.mark.parametrize("seed", range(25))
def test_with_two_players_no_mission_that_compares_them_is_dealt(seed: int) -> None:
    m = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=seed)
    for seat in (0, 1):
        assert not COMPARING & set(m.view(seat).own.mission_choices)


def test_with_three_players_the_comparing_missions_are_dealt_too() -> None:
    seen = {
        mission
        for seed in range(30)
        for mission in readyroom.new_match("tiny-epic-galaxies", seats=3, seed=seed, version=FIRST)
        .view(0)
        .own.mission_choices
    }
    assert seen >= COMPARING and len(seen) == 12


def test_an_option_lets_two_players_have_all_missions() -> None:
    options = {"comparing_missions_with_two": True}
    seen = {
        mission
        for seed in range(30)
        for mission in readyroom.new_match("tiny-epic-galaxies", seats=2, options=options, seed=seed)
        .view(0)
        .own.mission_choices
    }
    assert seen >= COMPARING


def test_the_base_deck_is_forty_planets_in_equal_parts() -> None:
    base = [planet for planet in printed(PLANETS) if not planet.beyond]
    assert len(base) == 40 and len(printed(PLANETS)) == 52
    assert sum(planet.vp for planet in base) == 144
    for vp in (1, 2, 3, 5, 7):
        assert sum(planet.vp == vp for planet in base) == 8
    pairs = [(planet.yields, planet.symbol) for planet in base]
    assert sorted(pairs.count(pair) for pair in set(pairs)) == [10, 10, 10, 10]


def test_the_mission_deck_is_twelve_and_eight() -> None:
    assert len(printed(MISSIONS)) == 20
    assert sum(mission.beyond for mission in printed(MISSIONS)) == 8
    assert all((mission.origin == "designed") == mission.beyond for mission in printed(MISSIONS))


@pytest.mark.parametrize(
    ("planet", "advances"), [("jakks", 2), ("mj-120210", 3), ("omicron-fenzi", 4), ("gleam-zanier", 5), ("nibiru", 6)]
)
def test_a_fresh_orbiting_ship_colonizes_after_one_more_advance_than_spaces(planet: str, advances: int) -> None:
    m = galaxies(level=[6, 1], row=[planet, "helios"], ships={0: f"orbit:{planet}"}, culture=0, dice="diplomacy " * 7)
    for _ in range(advances - 1):
        m.act(0, "activate diplomacy")
        assert m.view(None).public.galaxies[0].colonies == ()
    m.act(0, "activate diplomacy")
    assert m.view(None).public.galaxies[0].colonies == (planet,)
