"""The Rogue Galaxy (A14), and with Beyond the Black (B9)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tiny_epic_galaxies.builder import Position, can, galaxies, offered, told, where

import readyroom
from readyroom.games.tiny_epic_galaxies import events

ROGUE = -1


def rogue(m: Position) -> Any:
    return m.view(None).public.rogue


def you(m: Position) -> Any:
    return m.view(None).public.galaxies[0]


def rogue_turn(m: Position, dice: str) -> list[Any]:
    """Ends your turn with empty pockets; the Rogue's dice fall as told."""
    return m.act(0, "end turn", luck=dice)


def broke(**position: Any) -> Position:
    """A solo match in which you can pay for nothing."""
    return galaxies(seats=1, **{"energy": 0, "culture": 0, "dice": "move", **position})


def test_the_rogue_starts_with_four_ships_and_nothing_else_and_you_start() -> None:
    m = readyroom.new_match("tiny-epic-galaxies", seats=1, seed=3)
    it = m.view(0).public.rogue
    assert it is not None and [ship.at for ship in it.ships] == ["home"] * 4
    assert (it.energy, it.culture, it.level, it.points) == (0, 0, 1, 0)
    assert len(m.view(0).public.row) == 4
    assert m.view(0).own.mission_choices == () and m.view(0).own.mission is None
    assert m.to_act == (0,) and [m.write(action) for action in m.legal(0)] == ["roll"]


def test_the_rogue_enters_the_leftmost_orbit_without_a_ship_of_its_own() -> None:
    m = broke(row=["jakks", "helios", "maia", "gort"], ships={ROGUE: "orbit:jakks, orbit:maia"})
    rogue_turn(m, "move colony colony colony")
    assert where(m, ROGUE, 2) == "orbit:helios 0"


def test_a_move_it_cannot_make_is_discarded_and_not_followed() -> None:
    row = ["jakks", "helios", "maia", "gort"]
    ships = {ROGUE: "orbit:jakks, orbit:helios, orbit:maia, orbit:gort"}
    m = galaxies(seats=1, row=row, ships=ships, energy=3, culture=3, dice="move")
    happened = m.act(0, "end turn", luck="move move move move")
    assert len(told(happened, events.RogueDieUnusable)) == 4
    assert you(m).energy == 3 and you(m).culture == 3
    assert offered(m, 0) == ["roll"]


def test_the_harder_setting_rolls_an_unusable_die_once_more() -> None:
    row = ["jakks", "helios", "maia", "gort"]
    ships = {ROGUE: "orbit:jakks, orbit:helios, orbit:maia, orbit:gort"}
    m = broke(row=row, ships=ships, rogue_rerolls=True)
    happened = rogue_turn(m, "move energy move move move move move move")
    assert [event.rerolled for event in told(happened, events.RogueDieUnusable)] == [True] + [True, False] * 3
    assert rogue(m).energy == 1  # Gort alone yields energy


def test_economy_advances_all_its_ships_on_economy_tracks() -> None:
    row = ["bisschop", "vici-ks156", "gort", "jakks"]
    ships = {ROGUE: "orbit:bisschop 1, orbit:vici-ks156 1, orbit:gort, orbit:jakks"}
    m = broke(row=row, next_planets=["helios", "maia"], ships=ships)
    rogue_turn(m, "economy colony colony colony")
    assert rogue(m).colonies == ("bisschop", "vici-ks156")
    assert where(m, ROGUE, 2) == "orbit:gort 1" and where(m, ROGUE, 3) == "orbit:jakks 0"
    assert rogue(m).points == 2


def test_its_mat_gives_energy_and_culture_for_each_ship() -> None:
    m = broke(row=["jakks", "helios", "maia", "gort"], ships={ROGUE: "orbit:jakks"})
    rogue_turn(m, "energy culture colony colony")
    assert (rogue(m).energy, rogue(m).culture) == (3, 4)  # three at home, and Jakks yields culture


def test_at_the_end_of_its_turn_it_levels_up_first_and_then_rolls_three_bonus_dice() -> None:
    m = broke(rogue_energy=6, rogue_culture=6)
    happened = rogue_turn(m, "energy culture colony colony culture energy move")
    kinds = [type(event) for event in happened]
    assert kinds.index(events.RogueLeveled) < kinds.index(events.RogueBonus)
    assert rogue(m).level == 2
    assert rogue(m).culture == 0
    assert rogue(m).energy == 4  # a bonus die may gain energy, which is not counted until its next turn's end


def test_a_culture_face_among_the_bonus_dice_is_unusable_and_nothing_is_followed() -> None:
    m = galaxies(seats=1, energy=0, culture=3, dice="move", rogue_culture=7, row=["jakks", "helios", "maia", "gort"])
    happened = m.act(0, "end turn", luck="culture culture culture culture culture move culture")
    assert [event.die for event in told(happened, events.RogueDieUnusable)] == ["culture"] * 6
    assert offered(m, 0) == ["roll"] and you(m).culture == 3


def test_you_lose_at_once_when_the_rogue_has_21_points() -> None:
    m = broke(
        row=["jakks", "helios", "maia", "shouhua"],
        next_planets=["zalax"],
        rogue_level=5,
        colonies={ROGUE: ["nibiru", "gort", "drewkaiden"]},
        ships={ROGUE: "orbit:jakks 1"},
    )
    m.act(0, "end turn", luck="diplomacy")
    assert m.outcome is not None and m.outcome.ranking == (2,)
    assert rogue(m).points == 21


def test_you_win_at_once_with_21_points_even_by_following() -> None:
    position: dict[str, Any] = {
        "row": ["jakks", "helios", "maia", "shouhua"],
        "level": 6,
        "colonies": {0: ["nibiru", "gleam-zanier"]},
        "ships": {0: "orbit:jakks 1", ROGUE: "orbit:maia"},
    }
    own = galaxies(seats=1, dice="diplomacy move", **position)
    own.act(0, "activate diplomacy")
    assert own.outcome is not None and own.outcome.ranking == (1,)
    following = galaxies(seats=1, energy=0, culture=1, dice="move", **position)
    following.act(0, "end turn", luck="diplomacy")
    following.act(0, "follow")
    assert following.outcome is not None and following.outcome.ranking == (1,)


def test_a_usable_die_can_be_foiled_for_one_energy_and_one_culture() -> None:
    m = galaxies(seats=1, energy=1, culture=1, dice="move")
    m.act(0, "end turn", luck="energy")
    assert offered(m, 0) == ["skip", "foil"]
    m.act(0, "foil", luck="culture colony colony colony")
    assert (you(m).energy, you(m).culture) == (0, 0)
    assert (rogue(m).energy, rogue(m).culture) == (0, 4)
    assert offered(m, 0) == ["roll"]


def test_a_usable_die_can_be_followed_for_one_culture() -> None:
    m = galaxies(seats=1, energy=0, culture=1, dice="move")
    m.act(0, "end turn", luck="energy")
    assert offered(m, 0) == ["follow", "decline"]
    m.act(0, "follow", luck="colony colony colony")
    assert you(m).culture == 0 and you(m).energy < 2  # gained 2, then the Rogue's colony dice bite


def test_theft_stops_at_what_you_have() -> None:
    m = galaxies(seats=1, rogue="hades", rogue_level=2, energy=1, culture=0, dice="move")
    rogue_turn(m, "colony colony colony colony colony")
    assert you(m).energy == 0 and rogue(m).energy == 1


@pytest.mark.parametrize(
    ("name", "level", "yours", "its"),
    [
        ("artemis", 1, (2, 3), (0, 0)),
        ("artemis", 2, (3, 2), (0, 0)),
        ("artemis", 3, (3, 2), (0, 1)),
        ("rothkel", 1, (2, 3), (0, 0)),
        ("rothkel", 2, (3, 2), (0, 0)),
        ("rothkel", 3, (3, 3), (2, 0)),
        ("zendica", 1, (2, 3), (0, 0)),
        ("zendica", 2, (3, 3), (0, 2)),
        ("hades", 1, (3, 3), (1, 1)),
        ("hades", 2, (1, 3), (2, 0)),
        ("hades", 3, (3, 1), (0, 2)),
        ("gamelyn", 1, (2, 2), (0, 0)),
        ("gamelyn", 2, (2, 2), (1, 1)),
    ],
)
def test_each_rogue_has_its_own_ladder(name: str, level: int, yours: tuple[int, int], its: tuple[int, int]) -> None:
    m = galaxies(seats=1, rogue=name, rogue_level=level, energy=3, culture=3, dice="move")
    m.act(0, "end turn", luck="colony")
    m.act(0, "skip")  # not foiled
    assert ((you(m).energy, you(m).culture), (rogue(m).energy, rogue(m).culture)) == (yours, its)


def test_zendica_at_level_five_pushes_all_your_ships_back() -> None:
    row = ["nibiru", "maia", "helios", "gort"]
    ships = {0: "orbit:nibiru 3, home, orbit:maia, orbit:gort 1"}
    m = broke(rogue="zendica", rogue_level=5, row=row, level=5, ships=ships)
    rogue_turn(m, "colony diplomacy diplomacy diplomacy diplomacy diplomacy")
    assert [where(m, 0, ship) for ship in range(4)] == ["orbit:nibiru 2", "home", "orbit:maia 0", "orbit:gort 0"]


@pytest.mark.parametrize(
    ("name", "level", "steps"), [("rothkel", 5, 1), ("hades", 4, 2), ("gamelyn", 3, 1), ("gamelyn", 5, 2)]
)
def test_all_its_orbiting_ships_advance_whatever_the_symbol(name: str, level: int, steps: int) -> None:
    row = ["nibiru", "gort", "helios", "jakks"]
    m = galaxies(
        seats=1,
        rogue=name,
        rogue_level=level,
        row=row,
        ships={ROGUE: "orbit:nibiru, orbit:gort"},
        energy=0,
        culture=1,
        colonies={0: ["maia", "vici-ks156"]},
        dice="move",
    )
    m.act(0, "end turn", luck="colony")
    assert offered(m, 0) == ["follow", "decline"]
    assert [where(m, ROGUE, 0), where(m, ROGUE, 1)] == [f"orbit:nibiru {steps}", f"orbit:gort {steps}"]


@pytest.mark.parametrize(("name", "amount"), [("artemis", 2), ("hades", 3)])
def test_at_level_five_it_steals_and_you_choose_what(name: str, amount: int) -> None:
    m = galaxies(seats=1, rogue=name, rogue_level=5, energy=3, culture=3, dice="move")
    m.act(0, "end turn", luck="colony")
    m.act(0, "skip")
    assert can(m, 0, f"take {-amount} energy 0 culture") and can(m, 0, f"take 0 energy {-amount} culture")
    m.act(0, f"take -1 energy {1 - amount} culture")
    assert (you(m).energy, you(m).culture) == (2, 4 - amount)
    assert (rogue(m).energy, rogue(m).culture) == (1, amount - 1)


def test_planets_may_be_aimed_at_the_rogue() -> None:
    m = galaxies(seats=1, level=6, colonies={0: ["la-torres"]}, energy=0, culture=0, rogue_energy=2, dice="colony move")
    m.act(0, "activate colony")
    assert you(m).energy == 1 and rogue(m).energy == 1


def test_everyone_else_gains_includes_the_rogue() -> None:
    m = galaxies(seats=1, level=6, colonies={0: ["gleam-zanier"]}, energy=0, culture=0, dice="colony move")
    m.act(0, "activate colony")
    assert you(m).energy == 2 and rogue(m).energy == 1


def test_with_the_expansion_the_last_exploration_card_ends_the_match_at_once() -> None:
    row = ["jakks", "helios", "maia", "gort"]
    ships = {ROGUE: "orbit:jakks, orbit:helios, orbit:maia, orbit:gort"}
    m = broke(beyond=True, row=row, ships=ships, next_cards=["leak"], cards_left=0)
    m.act(0, "end turn", luck="move")
    assert m.outcome is not None and m.outcome.ranking == (2,)  # nobody is ahead in points; a tie goes to the Rogue


def test_the_rogue_is_for_solo_play_only() -> None:
    for seats, options in ((2, {"rogue": "hades"}), (3, {"rogue_rerolls": True})):
        with pytest.raises(readyroom.BadOptions, match="solo game"):
            readyroom.new_match("tiny-epic-galaxies", seats=seats, options=options)
