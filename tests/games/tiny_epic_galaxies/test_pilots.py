"""What each pilot does for the ship it flies, by name (B3)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tiny_epic_galaxies.builder import Position, can, galaxies, has, offered, where

ROW = ["nibiru", "gort", "jakks", "helios"]  # diplomacy, economy, diplomacy, diplomacy; culture but for Gort


def flown(pilot: str, at: str = "home", other: str = "home", **position: Any) -> Position:
    """Seat 0's ship 0 is flown by the pilot, ship 1 is a plain scout. Seat 1 cannot follow."""
    ships = {0: f"aurora {at}, {other}", **position.pop("ships", {})}
    plain = {"row": ROW, "energy": 3, "culture": [3, 0], "dice": "move energy culture"}
    return galaxies(beyond=True, pilots={0: {"aurora": pilot}}, ships=ships, **{**plain, **position})


def test_lightspeeder_moves_again_for_one_energy_once_a_turn() -> None:
    m = flown("lightspeeder", dice="move move energy")
    m.act(0, "activate move; move 0 to surface:jakks; use jakks; use pilot lightspeeder; move 0 to orbit:gort")
    assert where(m, 0, 0) == "orbit:gort 0" and has(m) == (2, 4)
    m.act(0, "activate move; move 0 to home")
    assert can(m, 0, "activate energy")


def test_harrow_vey_yields_two() -> None:
    m = flown("harrow-vey", "orbit:jakks", "orbit:helios")
    m.act(0, "activate culture")
    assert has(m) == (3, 6)


def test_skimmer_dax_moves_between_surface_and_orbit_of_one_planet() -> None:
    m = flown("skimmer-dax", "orbit:nibiru 2", "orbit:gort")
    m.act(0, "activate move")
    assert can(m, 0, "move 0 to surface:nibiru") and not can(m, 0, "move 1 to surface:gort")


def test_orla_quick_gains_energy_on_landing() -> None:
    m = flown("orla-quick")
    m.act(0, "activate move; move 0 to surface:jakks; skip")
    assert has(m) == (4, 3)
    scout = flown("orla-quick")
    scout.act(0, "activate move; move 1 to surface:jakks; skip")
    assert has(scout) == (3, 3)


def test_tamsin_reeve_follows_a_move_free_with_her_ship_once_a_turn() -> None:
    m = galaxies(
        beyond=True, row=ROW, pilots={1: {"aurora": "tamsin-reeve"}}, ships={1: "aurora home, home"},
        culture=0, dice="move move energy",
    )  # fmt: skip
    m.act(0, "activate move; move 0 to orbit:nibiru")
    assert offered(m, 1) == ["follow tamsin-reeve", "decline"]
    m.act(1, "follow tamsin-reeve")
    assert all(text.startswith("move 0") for text in offered(m, 1))
    m.act(1, "move 0 to orbit:gort")
    m.act(0, "activate move; move 1 to orbit:gort")
    assert m.to_act == (0,)


@pytest.mark.parametrize(
    ("pilot", "nibiru", "gort"), [("consul-ivara", 1, 0), ("marshal-brandt", 0, 1), ("orla-quick", 0, 0)]
)
def test_a_head_start_in_orbits_of_one_symbol(pilot: str, nibiru: int, gort: int) -> None:
    for planet, space in (("nibiru", nibiru), ("gort", gort)):
        m = flown(pilot)
        m.act(0, f"activate move; move 0 to orbit:{planet}")
        assert where(m, 0, 0) == f"orbit:{planet} {space}"


@pytest.mark.parametrize(("pilot", "gained"), [("treasurer-onn", (5, 3)), ("archivist-sel", (3, 5))])
def test_a_gain_when_this_ship_colonizes(pilot: str, gained: tuple[int, int]) -> None:
    m = flown(pilot, "orbit:jakks 1", next_planets=["maia"], dice="diplomacy energy")
    m.act(0, "activate diplomacy")
    assert m.view(None).public.galaxies[0].colonies == ("jakks",) and has(m) == gained


def test_envoy_yune_advances_with_either_symbol() -> None:
    m = flown("envoy-yune", "orbit:nibiru 1", "orbit:gort 1", dice="economy energy")
    m.act(0, "activate economy")
    assert offered(m, 0) == ["advance 0", "advance 1"]


def test_surveyor_kip_looks_before_choosing() -> None:
    m = flown("surveyor-kip", face_up=["ion-stream"], next_cards=["hole-a"])
    m.act(0, "activate move; move 0 to explore; use pilot surveyor-kip")
    assert m.view(0).own.peeked == "hole-a" and m.view(1).own.peeked is None
    m.act(0, "take ion-stream")
    assert m.view(0).own.cards == ("ion-stream",)


def test_salvager_moxie_gains_one_more_of_a_kind_the_discovery_gives() -> None:
    m = flown("salvager-moxie", face_up=["ion-stream"])
    m.act(0, "activate move; move 0 to explore; take ion-stream")
    assert has(m) == (6, 3)
    choice = flown("salvager-moxie", face_up=["trade-buoy"])
    choice.act(0, "activate move; move 0 to explore; take trade-buoy; take 0 energy 1 culture")
    assert has(choice) == (4, 5)


def test_deepcaller_aru_also_yields_energy_in_unexplored_space() -> None:
    m = flown("deepcaller-aru", "explore", "explore", energy=0, culture=0)
    m.act(0, "activate energy; activate culture")
    assert has(m) == (1, 2)


def test_beacon_twins_gain_culture_when_their_ship_explores() -> None:
    m = flown("beacon-twins", next_cards=["leak"])
    m.act(0, "activate move; move 0 to explore")
    assert has(m) == (2, 4)


def test_hollis_vane_explores_again_in_place_once_a_turn() -> None:
    m = flown("hollis-vane", "explore", next_cards=["leak"], dice="move move energy")
    m.act(0, "activate move; move 0 to explore")
    assert m.view(0).own.cards == ("leak",)
    m.act(0, "activate move")
    assert not can(m, 0, "move 0 to explore")


def test_bulwark_tann_cannot_be_pushed_back() -> None:
    m = galaxies(
        beyond=True, row=ROW, pilots={1: {"aurora": "bulwark-tann"}}, ships={1: "aurora orbit:nibiru 3"},
        level=[6, 1], colonies={0: ["k-widow"]}, dice="colony",
    )  # fmt: skip
    assert not can(m, 0, "activate colony")


def test_rival_rhee_pushes_back_an_enemy_in_the_same_orbit() -> None:
    m = flown("rival-rhee", "orbit:nibiru 1", ships={1: "orbit:nibiru 2, orbit:gort 2"}, dice="diplomacy energy")
    m.act(0, "activate diplomacy; regress 0 of 1")
    assert where(m, 1, 0) == "orbit:nibiru 1" and where(m, 1, 1) == "orbit:gort 2" and has(m) == (2, 3)


def test_flanker_juno_advances_one_more_for_one_energy_once_a_turn() -> None:
    m = flown("flanker-juno", "orbit:nibiru", dice="diplomacy diplomacy energy")
    m.act(0, "activate diplomacy; use pilot flanker-juno")
    assert where(m, 0, 0) == "orbit:nibiru 2" and has(m) == (2, 3)
    m.act(0, "activate diplomacy")
    assert where(m, 0, 0) == "orbit:nibiru 3" and can(m, 0, "activate energy")


def test_escort_bray_is_paid_when_an_enemy_colonizing_sends_the_ship_home() -> None:
    m = galaxies(
        beyond=True, row=ROW, pilots={1: {"aurora": "escort-bray"}}, next_planets=["maia"],
        ships={0: "orbit:jakks 1", 1: "aurora surface:jakks"}, energy=0, culture=0, dice="diplomacy energy",
    )  # fmt: skip
    m.act(0, "activate diplomacy")
    assert offered(m, 1) == ["take 2 energy 0 culture", "take 0 energy 2 culture"]
    m.act(1, "take 0 energy 2 culture")
    assert has(m, 1) == (0, 2)


def test_captain_osei_moves_after_colonizing() -> None:
    m = flown("captain-osei", "orbit:jakks 1", next_planets=["maia"], dice="diplomacy energy")
    m.act(0, "activate diplomacy")
    assert can(m, 0, "skip")
    m.act(0, "use pilot captain-osei; move 0 to orbit:maia")
    assert where(m, 0, 0) == "orbit:maia 0"


def test_ironhull_petra_loses_nothing_to_dangers() -> None:
    m = flown("ironhull-petra", next_cards=["static"])
    m.act(0, "activate move; move 0 to explore")
    assert has(m) == (3, 3) and m.view(0).own.cards == ("static",)


def test_slip_marrow_enters_danger_tracks_one_space_ahead() -> None:
    m = flown("slip-marrow", next_cards=["hole-a"])
    m.act(0, "activate move; move 0 to explore")
    assert where(m, 0, 0) == "danger:hole-a 1"


def test_rook_callow_leaves_a_danger_track_for_two_energy() -> None:
    m = flown("rook-callow", "danger:hole-a 1")
    m.act(0, "activate move")
    assert [text for text in offered(m, 0) if text.startswith("move 0")] == ["move 0 to home"]
    m.act(0, "move 0 to home")
    assert where(m, 0, 0) == "home" and has(m) == (1, 3)
    with_just_enough = flown("rook-callow", "danger:hole-a 1", energy=2)
    with_just_enough.act(0, "activate move; move 0 to home")
    assert where(with_just_enough, 0, 0) == "home" and has(with_just_enough) == (0, 3)
    poor = flown("rook-callow", "danger:hole-a 1", energy=1)
    poor.act(0, "activate move")
    assert not any(text.startswith("move 0") for text in offered(poor, 0))


def test_gambler_finch_refuses_one_danger_each_exploration() -> None:
    m = flown("gambler-finch", next_cards=["hole-a", "leak"])
    deck = m.view(None).public.exploration_deck
    m.act(0, "activate move; move 0 to explore; use pilot gambler-finch")
    assert m.view(0).own.cards == ("leak",) and has(m) == (2, 2)
    assert m.view(None).public.exploration_deck == deck - 1


def test_trailblazer_noor_gains_energy_for_a_face_up_card() -> None:
    m = flown("trailblazer-noor", face_up=["lost-library"])
    m.act(0, "activate move; move 0 to explore; take lost-library")
    assert has(m) == (4, 5)


def test_chancellor_voss_cuts_the_price_of_an_upgrade_while_at_home() -> None:
    home = flown("chancellor-voss", energy=1, culture=0, dice="colony energy")
    home.act(0, "activate colony")
    assert home.view(None).public.galaxies[0].level == 2 and has(home) == (0, 0)
    away = flown("chancellor-voss", "orbit:jakks", energy=1, culture=0, dice="colony energy")
    assert not can(away, 0, "activate colony")


def test_broker_lune_yields_whatever_is_acquired() -> None:
    home = flown("broker-lune", energy=0, culture=0)
    home.act(0, "activate culture")
    assert has(home) == (0, 1)
    orbit = flown("broker-lune", "orbit:jakks", "orbit:helios", energy=0, culture=0)
    orbit.act(0, "activate energy")
    assert has(orbit) == (1, 0)


def test_attache_bellamy_repeats_the_landing_action_for_one_culture() -> None:
    m = flown("attache-bellamy", row=["mj-120210", *ROW[1:]])
    m.act(0, "activate move; move 0 to surface:mj-120210; use mj-120210; use pilot attache-bellamy")
    assert has(m) == (7, 2)


def test_quartermaster_ildri_also_yields_culture_at_home() -> None:
    m = flown("quartermaster-ildri", energy=0, culture=0)
    m.act(0, "activate culture; activate energy")
    assert has(m) == (2, 1)


def test_admiral_thessaly_enters_an_orbit_with_another_ship_of_yours() -> None:
    m = flown("admiral-thessaly", "home", "orbit:nibiru 2")
    m.act(0, "activate move; move 0 to orbit:nibiru")
    assert [where(m, 0, 0), where(m, 0, 1)] == ["orbit:nibiru 0", "orbit:nibiru 2"]
    assert not can(flown("harrow-vey", "home", "orbit:nibiru 2"), 0, "move 0 to orbit:nibiru")
