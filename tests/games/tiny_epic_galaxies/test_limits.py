"""Limits that are easily missed: one ship, once per turn, room for seven, the last card of a deck."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.tiny_epic_galaxies.builder import galaxies, offered, where

from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import DIPLOMACY
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.scoring import scores

ROGUE = -1
ROW = ["gort", "nibiru", "maia", "helios"]


@pytest.mark.parametrize("planet", ["jorg", "k-widow"])
def test_a_planet_that_pushes_back_one_ship_asks_for_no_second(planet: str) -> None:
    m = galaxies(level=[6, 3], colonies={0: [planet]}, row=ROW, ships={1: "orbit:gort 3, orbit:nibiru 3"},
                 culture=[2, 0], dice="colony move")  # fmt: skip
    m.act(0, "activate colony; regress 0 of 1")
    assert where(m, 1, 1) == "orbit:nibiru 3"
    assert not any(text.startswith("regress") for text in offered(m, 0))


def test_a_mixed_gain_offers_only_what_there_is_room_for() -> None:
    position: dict[str, Any] = {
        "row": ["gort"], "colonies": {0: ["andellouxian-6"]}, "ships": {0: "orbit:gort 4"}, "level": [6, 1],
        "andellouxian_mix": True, "dice": "colony move",
    }  # fmt: skip
    nearly_full = galaxies(energy=6, culture=[5, 0], **position)
    nearly_full.act(0, "activate colony")  # room for three of the four, so there is only one way
    assert (nearly_full.state.galaxies[0].energy, nearly_full.state.galaxies[0].culture) == (7, 7)
    m = galaxies(energy=6, culture=[2, 0], **position)
    m.act(0, "activate colony")
    assert offered(m, 0) == ["take 1 energy 3 culture", "take 0 energy 4 culture"]


def test_attache_bellamy_repeats_only_one_landing_each_turn() -> None:
    m = galaxies(beyond=True, row=["mj-120210", "gleam-zanier", "gort", "nibiru"], energy=0, culture=[4, 0],
                 pilots={0: {"ambition": "attache-bellamy"}}, ships={0: "ambition home, home"},
                 dice="move move energy")  # fmt: skip
    m.act(0, "activate move; move 0 to surface:mj-120210; use mj-120210; use pilot attache-bellamy")
    m.act(0, "activate move; move 0 to surface:gleam-zanier; use gleam-zanier")
    assert "activate energy" in offered(m, 0)


def test_surveyor_kip_looks_at_each_new_top_card() -> None:
    m = galaxies(beyond=True, pilots={0: {"aurora": "surveyor-kip"}}, ships={0: "aurora home, home"}, culture=0,
                 face_up=["trade-buoy"], next_cards=["ion-stream", "lost-library", "leak"],
                 dice="move move move energy")  # fmt: skip
    m.act(0, "activate move; move 1 to explore; draw; take ion-stream")
    m.act(0, "activate move; move 0 to explore; use pilot surveyor-kip")
    assert m.view(0).own.peeked == "lost-library"


def test_a_new_level_brings_a_ship_only_where_the_mat_shows_one() -> None:
    m = galaxies(energy=[2, 0], culture=[0, 0], dice="colony move")
    m.act(0, "activate colony")
    assert m.state.galaxies[0].level == 2
    assert [where(m, 0, ship) for ship in range(4)] == ["home", "home", "locked", "locked"]


def test_tollhaven_works_with_one_pilot_left_in_the_deck() -> None:
    m = galaxies(beyond=True, level=[6, 1], colonies={0: ["tollhaven"]}, pilot_row=["orla-quick", "rival-rhee"],
                 pilots_left=0, next_pilots=["envoy-yune"], culture=0, dice="colony move")  # fmt: skip
    m.act(0, "activate colony")
    m.act(0, next(text for text in offered(m, 0) if "orla-quick" in text and "rival-rhee" not in text))
    assert m.view(None).public.pilots == ("envoy-yune", "rival-rhee")


def test_alone_badges_count_only_when_the_exploration_deck_decides() -> None:
    cards = {0: ["chart-a", "probe-a"], ROGUE: ["leak"]}
    by_points = galaxies(seats=1, beyond=True, level=6, colonies={0: ["nibiru", "gleam-zanier"]}, cards=cards,
                         row=["jakks", "helios", "maia", "shouhua"], ships={0: "orbit:jakks 1"},
                         dice="diplomacy move")  # fmt: skip
    by_points.act(0, "activate diplomacy")
    assert by_points.outcome is not None and [score.badges for score in scores(by_points.state)] == [0, 0]
    by_deck = galaxies(seats=1, beyond=True, cards=cards, next_cards=["panic"], cards_left=0, dice="move move")
    by_deck.act(0, "activate move; move 0 to explore")
    assert by_deck.outcome is not None and by_deck.outcome.ranking == (1,)
    assert scores(by_deck.state)[0].badges > 0


def test_without_the_expansion_there_are_no_badges_to_count() -> None:
    m = galaxies(seats=2)
    m.state.galaxies[0].cards = [0]  # as if a card had been left in the box
    assert [score.badges for score in scores(m.state)] == [0, 0]


def test_the_rogue_flies_scouts() -> None:
    m = galaxies(seats=1)
    assert [ship.kind for ship in m.view(None).public.rogue.ships] == ["scout"] * 4


def test_the_first_planet_of_the_deck_in_the_row_is_a_planet_left() -> None:
    first = PLANETS[0].id
    last = next(planet.id for planet in PLANETS[1:] if planet.symbol == DIPLOMACY and planet.spaces == 1)
    m = galaxies(row=[last, first], ships={0: f"orbit:{last} 1"}, planets_left=0, culture=0, dice="diplomacy energy")
    m.act(0, "activate diplomacy")
    assert m.view(None).public.row == ("", first) and not m.view(None).public.last_round


def test_the_first_card_of_the_exploration_deck_can_be_left_face_up() -> None:
    first = CARDS[0].id
    m = galaxies(beyond=True, culture=0, next_cards=[first, "ion-stream"], dice="move energy")
    m.act(0, "activate move; move 0 to explore; draw; take ion-stream")
    assert m.view(None).public.face_up == (first,) and m.view(0).own.cards == ("ion-stream",)


def test_sable_drift_sends_ships_to_unexplored_space_and_nowhere_else() -> None:
    m = galaxies(beyond=True, level=[6, 1], colonies={0: ["sable-drift"]}, energy=[7, 0], culture=[7, 0], row=ROW,
                 ships={0: "home, orbit:gort 1, home, home"}, dice="colony energy")  # fmt: skip
    m.act(0, "activate colony")
    assert offered(m, 0) and all(text.endswith("to explore") for text in offered(m, 0) if text.startswith("move"))


def test_maia_takes_the_last_two_dice() -> None:
    m = galaxies(level=[6, 1], colonies={0: ["maia"]}, energy=[0, 0], culture=0, dice="colony move energy")
    m.act(0, "activate colony")
    assert m.state.galaxies[0].energy + m.state.galaxies[0].culture > 0
    assert m.state.inactive == 0


def test_only_the_first_reroll_of_a_turn_is_free() -> None:
    m = galaxies(energy=[2, 0], dice="move culture energy")
    m.act(0, "reroll move", luck="culture")
    assert m.state.galaxies[0].energy == 2
    m.act(0, "reroll energy", luck="move")
    assert m.state.galaxies[0].energy == 1
    m.act(0, "reroll move", luck="colony")
    assert m.state.galaxies[0].energy == 0
