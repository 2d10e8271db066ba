"""Advancing, colonizing, regressing and upgrading (A10, A11)."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_galaxies.builder import can, galaxies, offered, row, told, where

import readyroom
from readyroom.games.tiny_epic_galaxies import events


def test_colonizing_sends_every_ship_home_and_brings_a_new_planet() -> None:
    m = galaxies(
        row=["jakks", "helios", "maia", "zalax"],
        next_planets=["nibiru"],
        ships={0: "orbit:jakks 1, surface:jakks", 1: "surface:jakks, orbit:jakks 1"},
        culture=0,
        dice="diplomacy",
    )
    happened = m.act(0, "activate diplomacy")
    assert told(happened, events.Colonized)[0].planet == "jakks"
    assert all(where(m, seat, ship) == "home" for seat in (0, 1) for ship in (0, 1))
    mine = m.view(None).public.galaxies[0]
    assert mine.colonies == ("jakks",) and mine.points == 1
    assert row(m) == ["nibiru", "helios", "maia", "zalax"]


def test_the_new_planet_comes_into_the_same_gap() -> None:
    m = galaxies(
        row=["helios", "jakks", "maia", "zalax"],
        next_planets=["nibiru"],
        ships={0: "orbit:jakks 1"},
        culture=0,
        dice="diplomacy",
    )
    m.act(0, "activate diplomacy")
    assert row(m) == ["helios", "nibiru", "maia", "zalax"]


def test_steps_beyond_the_symbol_are_lost() -> None:
    m = galaxies(
        row=["jakks", "helios"],
        ships={0: "orbit:jakks 1, orbit:helios"},
        colonies={0: ["padraigin-3110"]},
        energy=0,
        culture=[2, 0],
        dice="colony",
    )
    m.act(0, "activate colony; use padraigin-3110; advance 0")
    mine = m.view(None).public.galaxies[0]
    assert mine.colonies == ("padraigin-3110", "jakks") and mine.culture == 0
    assert where(m, 0, 1) == "orbit:helios 0"


def test_an_advance_moves_one_ship_of_the_players_choice_on_a_matching_orbit() -> None:
    m = galaxies(
        row=["nibiru", "maia", "gort"],
        level=[3, 1],
        ships={0: "orbit:nibiru, orbit:maia 2, orbit:gort 1"},
        dice="diplomacy",
    )
    m.act(0, "activate diplomacy")
    assert offered(m, 0) == ["advance 0", "advance 1"]
    with pytest.raises(readyroom.IllegalAction):
        m.act(0, "advance 2")
    m.act(0, "advance 1")
    assert [where(m, 0, ship) for ship in range(3)] == ["orbit:nibiru 0", "orbit:maia 3", "orbit:gort 1"]


def test_an_upgrade_is_paid_in_energy_or_in_culture_never_in_a_mix() -> None:
    m = galaxies(energy=1, culture=1, dice="colony")
    assert not can(m, 0, "activate colony")
    lureena = galaxies(energy=1, culture=1, colonies={0: ["lureena"]}, dice="colony")
    lureena.act(0, "activate colony")
    mine = lureena.view(None).public.galaxies[0]
    assert (mine.level, mine.energy, mine.culture) == (2, 0, 0)


def test_energy_and_culture_are_both_offered_where_both_suffice() -> None:
    m = galaxies(energy=3, culture=4, dice="colony")
    m.act(0, "activate colony")
    assert offered(m, 0) == ["upgrade for 2 energy 0 culture", "upgrade for 0 energy 2 culture"]
    m.act(0, "upgrade for 0 energy 2 culture")
    mine = m.view(None).public.galaxies[0]
    assert (mine.level, mine.energy, mine.culture, mine.points) == (2, 3, 2, 1)


def test_a_new_die_is_rolled_from_the_next_turn_on() -> None:
    m = galaxies(energy=2, culture=0, dice="colony move move move")
    m.act(0, "activate colony")
    assert len(m.view(None).public.dice) == 4
    m.act(0, "end turn")
    m.act(1, "roll; end turn")
    m.act(0, "roll", luck="move move move move move")
    assert len(m.view(None).public.dice) == 5


def test_a_new_ship_is_at_home_at_once_and_can_move() -> None:
    m = galaxies(level=[2, 1], energy=3, culture=0, dice="colony move")
    m.act(0, "activate colony")
    assert where(m, 0, 2) == "home"
    m.act(0, "activate move")
    assert any(text.startswith("move 2") for text in offered(m, 0))


@pytest.mark.parametrize("planet", ["lureena", "mared"])
def test_level_six_is_the_end_and_nothing_is_paid(planet: str) -> None:
    m = galaxies(level=[6, 6], energy=7, culture=7, colonies={0: [planet]}, dice="colony")
    assert not can(m, 0, "activate colony")
    assert m.view(None).public.galaxies[0].energy == 7


def test_mared_refuses_an_empire_that_shares_the_lowest_level() -> None:
    tied = galaxies(level=[1, 1], energy=1, culture=0, colonies={0: ["mared"]}, dice="colony")
    assert not can(tied, 0, "activate colony")
    alone = galaxies(level=[1, 2], energy=1, culture=0, colonies={0: ["mared"]}, dice="colony")
    alone.act(0, "activate colony")
    mine = alone.view(None).public.galaxies[0]
    assert (mine.level, mine.energy) == (2, 0)


def test_the_later_print_lets_mared_serve_a_shared_lowest_level() -> None:
    m = galaxies(level=[1, 1], energy=1, culture=0, colonies={0: ["mared"]}, dice="colony", mared_when_tied=True)
    m.act(0, "activate colony")
    assert m.view(None).public.galaxies[0].level == 2


def test_a_diplomacy_push_needs_a_ship_on_a_diplomacy_orbit() -> None:
    economy = galaxies(
        row=["gort", "jakks"], ships={1: "orbit:gort 2"}, energy=0, colonies={0: ["tifnod"]}, dice="colony"
    )
    assert not can(economy, 0, "activate colony")
    both = galaxies(
        row=["gort", "nibiru"],
        ships={1: "orbit:gort 2, orbit:nibiru 2"},
        energy=0,
        culture=0,
        colonies={0: ["tifnod"]},
        dice="colony",
    )
    both.act(0, "activate colony")
    assert [where(both, 1, 0), where(both, 1, 1)] == ["orbit:gort 2", "orbit:nibiru 1"]


def test_bsw_10_1_advances_only_after_a_real_push_back() -> None:
    stuck = galaxies(
        row=["nibiru", "gort"],
        ships={0: "orbit:nibiru, orbit:gort"},
        energy=0,
        colonies={0: ["bsw-10-1"]},
        dice="colony",
    )
    assert not can(stuck, 0, "activate colony")
    m = galaxies(
        row=["nibiru", "gort"],
        ships={0: "orbit:nibiru 2, orbit:gort"},
        energy=0,
        culture=0,
        colonies={0: ["bsw-10-1"]},
        dice="colony",
    )
    m.act(0, "activate colony")
    assert [where(m, 0, 0), where(m, 0, 1)] == ["orbit:nibiru 1", "orbit:gort 1"]


def test_helios_cannot_replace_a_planet_with_ships_such_as_itself() -> None:
    m = galaxies(
        row=["helios", "jakks", "maia", "zalax"], next_planets=["gort"], ships={1: "orbit:maia"}, culture=0, dice="move"
    )
    m.act(0, "activate move; move 0 to surface:helios; use helios")
    assert offered(m, 0) == ["replace jakks", "replace zalax"]
    m.act(0, "replace zalax")
    assert row(m) == ["helios", "jakks", "maia", "gort"]


def test_helios_is_refused_when_no_planet_is_left_in_the_deck() -> None:
    m = galaxies(row=["helios", "jakks"], planets_left=0, culture=0, dice="move energy")
    m.act(0, "activate move; move 0 to surface:helios")
    assert can(m, 0, "end turn")


def test_maia_needs_two_inactive_dice() -> None:
    m = galaxies(row=["maia", "jakks"], energy=0, culture=0, dice="move energy")
    m.act(0, "activate move; move 0 to surface:maia")
    assert can(m, 0, "activate energy")  # nothing was asked, nothing discarded
    enough = galaxies(row=["maia", "jakks"], energy=0, culture=0, dice="move energy colony economy")
    enough.act(0, "activate move; move 0 to surface:maia; use maia; discard colony economy")
    mine = enough.view(None).public.galaxies[0]
    assert (mine.energy, mine.culture) == (2, 2)
    assert [die.state for die in enough.view(None).public.dice] == ["activated", "inactive", "discarded", "discarded"]


def test_an_advance_that_costs_needs_a_ship_to_advance_before_anything_is_paid() -> None:
    m = galaxies(
        row=["jakks", "nibiru"], energy=2, culture=0, level=[2, 1], colonies={0: ["nakagawakozi"]}, dice="colony"
    )
    assert not can(m, 0, "activate colony")
    assert m.view(None).public.galaxies[0].energy == 2


def test_umbra_forum_cannot_copy_itself() -> None:
    m = galaxies(row=["umbra-forum", "jakks", "vici-ks156"], culture=0, dice="move")
    m.act(0, "activate move; move 0 to surface:umbra-forum; use umbra-forum")
    assert offered(m, 0) == ["use jakks", "use vici-ks156"]
