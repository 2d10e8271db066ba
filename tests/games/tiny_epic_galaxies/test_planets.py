"""What each planet does, by name. Their rulings are in test_colonizing, test_following and test_rulings."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tiny_epic_galaxies.builder import Position, can, galaxies, has, offered, where


def used(planet: str, **position: Any) -> Position:
    """Seat 0, at level 6 so that no upgrade is on offer, uses its colony. Nobody can follow."""
    level = [6] + [1] * (position.get("seats", 2) - 1)
    plain = {"energy": 3, "culture": [3, 0, 0], "level": level, "dice": "colony move", "colonies": {0: [planet]}}
    m = galaxies(**{**plain, **position})
    m.act(0, "activate colony")
    return m


@pytest.mark.parametrize(
    ("planet", "energy", "culture"), [("jakks", 0, 1), ("vici-ks156", 1, 0), ("mj-120210", 2, 0), ("hoefker", -1, 2)]
)
def test_each_planet_gains_what_it_says(planet: str, energy: int, culture: int) -> None:
    assert has(used(planet)) == (3 + energy, 3 + culture)


@pytest.mark.parametrize(("planet", "energy", "culture"), [("jac-110912", 0, 1), ("gleam-zanier", 1, 0)])
def test_the_others_gain_half_of_a_shared_gain(planet: str, energy: int, culture: int) -> None:
    m = used(planet, seats=3)
    assert has(m) == (3 + 2 * energy, 3 + 2 * culture)
    assert has(m, 1) == has(m, 2) == (3 + energy, culture)


def test_hoefker_needs_energy() -> None:
    m = galaxies(energy=0, culture=0, level=[6, 1], colonies={0: ["hoefker"]}, dice="colony")
    assert not can(m, 0, "activate colony")


@pytest.mark.parametrize(
    ("planet", "advanced", "steps"),
    [("drewkaiden", 0, 1), ("leandra", 1, 1), ("padraigin-3110", 0, 2), ("nakagawakozi", 1, 2)],
)
def test_an_advance_on_one_kind_of_orbit(planet: str, advanced: int, steps: int) -> None:
    m = used(planet, row=["nibiru", "gort", "jakks"], ships={0: "orbit:nibiru 1, orbit:gort 1"})
    spaces = [1, 1]
    spaces[advanced] += steps
    assert [where(m, 0, 0), where(m, 0, 1)] == [f"orbit:nibiru {spaces[0]}", f"orbit:gort {spaces[1]}"]
    paid = {"padraigin-3110": (3, 1), "nakagawakozi": (1, 3)}.get(planet, (3, 3))
    assert has(m) == paid


def test_shouhua_advances_on_any_orbit() -> None:
    m = used("shouhua", row=["nibiru", "gort", "jakks"], ships={0: "orbit:nibiru 1, orbit:gort 1"})
    assert offered(m, 0) == ["advance 0", "advance 1"]
    m.act(0, "advance 1")
    assert where(m, 0, 1) == "orbit:gort 2"


def test_terra_bettia_lets_the_others_advance_one_first_and_then_you_two() -> None:
    m = used(
        "terra-bettia", seats=3, row=["nibiru", "gort", "jakks", "maia", "helios"],
        ships={0: "orbit:nibiru 1, orbit:gort", 1: "orbit:jakks 1, orbit:maia", 2: "home"},
    )  # fmt: skip
    assert m.to_act == (1,) and can(m, 1, "advance 0") and can(m, 1, "skip")
    m.act(1, "advance 0")
    assert m.view(None).public.galaxies[1].colonies == ("jakks",)
    assert m.to_act == (0,)
    m.act(0, "advance 0")
    assert where(m, 0, 0) == "orbit:nibiru 3"


@pytest.mark.parametrize(("planet", "back"), [("tifnod", (1, 3)), ("vizcarra", (2, 2))])
def test_a_push_on_one_kind_of_orbit(planet: str, back: tuple[int, int]) -> None:
    m = used(planet, row=["nibiru", "gort", "jakks"], ships={1: "orbit:nibiru 2, orbit:gort 3"})
    assert [where(m, 1, 0), where(m, 1, 1)] == [f"orbit:nibiru {back[0]}", f"orbit:gort {back[1]}"]


def test_jorg_pushes_any_enemy_ship_two_spaces_for_two_culture() -> None:
    m = used("jorg", row=["nibiru", "gort", "jakks"], ships={1: "orbit:nibiru 2, orbit:gort 3"})
    m.act(0, "regress 1 of 1")
    assert where(m, 1, 1) == "orbit:gort 1" and has(m) == (3, 1)


def test_brumbaugh_pushes_two_different_enemy_ships_for_two_energy() -> None:
    m = used(
        "brumbaugh", seats=3, row=["nibiru", "gort", "jakks", "maia", "helios"],
        ships={1: "orbit:nibiru 2", 2: "orbit:gort 3, orbit:nibiru 1"},
    )  # fmt: skip
    m.act(0, "regress 0 of 2")
    assert not can(m, 0, "regress 0 of 2")
    m.act(0, "regress 0 of 1")
    assert [where(m, 2, 0), where(m, 1, 0)] == ["orbit:gort 2", "orbit:nibiru 1"] and has(m) == (1, 3)


def test_k_widow_pushes_any_enemy_ship_one_space() -> None:
    m = used("k-widow", row=["nibiru", "gort", "jakks"], ships={1: "orbit:nibiru 2, orbit:gort 3"})
    m.act(0, "regress 1 of 1")
    assert where(m, 1, 1) == "orbit:gort 2"


def test_birkomius_gives_culture_for_every_follow_of_the_turn() -> None:
    m = used("birkomius", energy=[3, 0], culture=[3, 2], dice="colony energy move")
    m.act(0, "activate energy")
    m.act(1, "follow")
    assert has(m) == (7, 4)


def test_zalax_rerolls_any_inactive_dice_and_keeps_the_free_reroll() -> None:
    m = galaxies(row=["zalax", "jakks"], culture=0, dice="move energy culture")
    m.act(0, "activate move; move 0 to surface:zalax; use zalax")
    m.act(0, "reroll energy", luck="colony")
    public = m.view(None).public
    assert [die.face for die in public.dice if die.state == "inactive"] == ["colony", "culture"]
    assert public.free_reroll


def test_clj_0517_takes_one_culture() -> None:
    m = used("clj-0517", culture=[0, 1])
    assert (has(m)[1], has(m, 1)[1]) == (1, 0)


@pytest.mark.parametrize(("planet", "most"), [("pembertonia-major", (5, 0)), ("omicron-fenzi", (0, 5))])
def test_trading_one_resource_for_the_other(planet: str, most: tuple[int, int]) -> None:
    m = used(planet, energy=2, culture=[3, 0])
    sign = 1 if planet == "pembertonia-major" else -1
    amount = 3 if sign > 0 else 2
    m.act(0, f"take {sign * amount} energy {-sign * amount} culture")
    assert has(m) == most


def test_nagato_moves_two_different_ships_with_their_landings() -> None:
    m = used("nagato", row=["jakks", "helios", "maia"], ships={0: "home, home"}, energy=0)
    m.act(0, "move 0 to surface:jakks; use jakks")
    assert has(m) == (0, 3)  # paid 1, gained 1
    assert not any(text.startswith("move 0") for text in offered(m, 0))
    m.act(0, "move 1 to orbit:helios")
    assert [where(m, 0, 0), where(m, 0, 1)] == ["surface:jakks", "orbit:helios 0"]


def test_andellouxian_6_pays_as_much_as_the_space_of_the_ship_called_home() -> None:
    m = used("andellouxian-6", row=["nibiru", "gort", "jakks"], ships={0: "orbit:nibiru 3, orbit:gort 1"}, energy=0)
    m.act(0, "recall 0")
    m.act(0, "take 3 energy 0 culture")
    assert where(m, 0, 0) == "home" and has(m) == (3, 3)


@pytest.mark.parametrize(("planet", "price"), [("walsfeo", (0, 1)), ("sargus-36", (1, 0))])
def test_paying_an_owner_to_use_their_colony(planet: str, price: tuple[int, int]) -> None:
    m = used(planet, seats=3, energy=1, culture=[1, 0, 0],
             colonies={0: [planet, "jakks"], 1: ["mj-120210"], 2: ["vici-ks156"]}, dice="colony move")  # fmt: skip
    m.act(0, f"use {planet}")
    assert offered(m, 0) == ["use mj-120210", "use vici-ks156"]
    m.act(0, "use mj-120210")
    assert has(m) == (1 - price[0] + 2, 1 - price[1])
    assert has(m, 1) == (1 + price[0], price[1])


def test_aughmoore_counts_ships_at_home() -> None:
    assert has(used("aughmoore", row=["jakks", "maia"], ships={0: "home, orbit:jakks, home"}, culture=0)) == (3, 3)


def test_gort_shifts_a_ship_to_the_same_space_of_another_orbit() -> None:
    m = used("gort", row=["nibiru", "maia", "jakks"], ships={0: "orbit:nibiru 3"})
    # Jakks has no space 3, so Maia is the only way.
    assert where(m, 0, 0) == "orbit:maia 3"


def test_gyore_sets_an_inactive_die() -> None:
    m = galaxies(row=["gyore", "jakks"], culture=0, dice="move energy culture")
    m.act(0, "activate move; move 0 to surface:gyore; use gyore; set energy to colony")
    assert [die.face for die in m.view(None).public.dice] == ["move", "colony", "culture"]


def test_brackwater_gives_one_of_either() -> None:
    m = used("brackwater", beyond=True)
    assert offered(m, 0) == ["take 1 energy 0 culture", "take 0 energy 1 culture"]


def test_ketterling_looks_at_the_top_card_and_only_its_user_sees_it() -> None:
    m = used("ketterling", beyond=True, next_cards=["hole-a", "leak"])
    assert m.view(0).own.peeked == "hole-a" and m.view(1).own.peeked is None
    m.act(0, "put bottom")
    m.act(0, "activate move; move 0 to explore")
    assert m.view(0).own.cards == ("leak",)


@pytest.mark.parametrize(("ships", "gained"), [("explore", 2), ("home", 1)])
def test_osmira_9_gives_more_with_a_ship_in_unexplored_space(ships: str, gained: int) -> None:
    assert has(used("osmira-9", beyond=True, ships={0: ships})) == (3, 3 + gained)


def test_tollhaven_replaces_any_pilots_of_the_row() -> None:
    row = ["lightspeeder", "escort-bray", "rook-callow", "envoy-yune"]
    m = used("tollhaven", beyond=True, pilot_row=row, next_pilots=["harrow-vey", "orla-quick"])
    deck = m.view(None).public.pilot_deck
    m.act(0, "refresh escort-bray envoy-yune")
    public = m.view(None).public
    assert set(public.pilots) == {"lightspeeder", "rook-callow", "harrow-vey", "orla-quick"}
    assert public.pilot_deck == deck


def test_pells_anchor_pays_for_calling_a_ship_home_but_not_out_of_danger() -> None:
    m = used("pells-anchor", beyond=True, row=["jakks", "maia"],
             ships={0: "explore, orbit:jakks 1, danger:hole-a, home"})  # fmt: skip
    assert offered(m, 0) == ["recall 0", "recall 1"]
    m.act(0, "recall 0")
    assert where(m, 0, 0) == "home" and has(m) == (5, 3)


def test_quillon_reach_advances_on_orbits_and_danger_tracks_for_one_culture() -> None:
    m = used("quillon-reach", beyond=True, row=["jakks", "nibiru"], ships={0: "danger:hole-a, orbit:nibiru"})
    assert offered(m, 0) == ["advance 0", "advance 1"]
    m.act(0, "advance 0")
    assert where(m, 0, 0) == "danger:hole-a 1" and has(m) == (3, 2)


def test_sable_drift_sends_a_ship_exploring() -> None:
    m = used("sable-drift", beyond=True, next_cards=["leak"])
    m.act(0, "move 1 to explore")
    assert where(m, 0, 1) == "explore" and m.view(0).own.cards == ("leak",)


def test_hadrune_trades_up_to_three_either_way() -> None:
    m = used("hadrune", beyond=True, energy=4, culture=[4, 0])
    assert can(m, 0, "take -3 energy 3 culture") and can(m, 0, "take 3 energy -3 culture")
    assert not can(m, 0, "take -4 energy 4 culture")


def test_vantis_prime_makes_the_next_hire_one_die_cheaper() -> None:
    row = ["lightspeeder", "escort-bray", "rook-callow", "envoy-yune"]
    m = used("vantis-prime", beyond=True, pilot_row=row, next_pilots=["harrow-vey"], dice="colony energy move move")
    assert can(m, 0, "hire lightspeeder for aurora with 1 energy replacing 0")
    assert can(m, 0, "hire lightspeeder for nexus with 2 move replacing 0")
    m.act(0, "hire lightspeeder for aurora with 1 energy replacing 0")
    assert not can(m, 0, "hire escort-bray for nexus with 2 move replacing 1")


def test_morrowgate_takes_a_face_up_card_without_a_ship() -> None:
    m = used("morrowgate", beyond=True, face_up=["ion-stream", "lost-library"])
    m.act(0, "take ion-stream")
    assert has(m) == (5, 3) and m.view(0).own.cards == ("ion-stream",)
    assert [where(m, 0, ship) for ship in range(4)] == ["home"] * 4


def test_ultima_carrow_counts_advanced_ships() -> None:
    m = used("ultima-carrow", beyond=True, pilots={0: {"aurora": "lightspeeder", "nexus": "rook-callow"}})
    m.act(0, "take 2 energy 0 culture")
    assert has(m) == (5, 3)


def test_empyres_wake_advances_two_different_ships() -> None:
    m = used(
        "empyres-wake", beyond=True, row=["jakks", "nibiru"], ships={0: "danger:hole-a, orbit:nibiru, orbit:jakks"}
    )
    m.act(0, "advance 0")
    assert not can(m, 0, "advance 0")
    m.act(0, "advance 1")
    assert [where(m, 0, 0), where(m, 0, 1)] == ["danger:hole-a 1", "orbit:nibiru 1"]
