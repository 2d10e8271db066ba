"""Exploring and danger tracks (B5, B6)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.refused import refused
from tests.games.tiny_epic_galaxies.builder import Position, can, galaxies, offered, where

DISCOVERIES = ["ion-stream", "lost-library", "trade-buoy"]


def space(**position: Any) -> Position:
    return galaxies(beyond=True, **{"culture": [1, 0], "dice": "move move energy culture", **position})


def go(m: Position) -> None:
    m.act(0, "activate move; move 0 to explore")


def face_up(m: Position) -> list[str]:
    return list(m.view(None).public.face_up)


def own_cards(m: Position, seat: int = 0) -> list[str]:
    return list(m.view(seat).own.cards)


def test_with_no_card_face_up_drawing_is_forced() -> None:
    m = space(next_cards=["ion-stream"])
    go(m)
    assert m.view(None).public.drawn == "ion-stream"
    assert offered(m, 0) == ["take ion-stream", "draw"]


def test_taking_a_face_up_card_ends_the_exploration() -> None:
    m = space(face_up=DISCOVERIES[:2])
    go(m)
    assert sorted(offered(m, 0)) == ["draw", "take ion-stream", "take lost-library"]
    m.act(0, "take lost-library")
    assert face_up(m) == ["ion-stream"] and own_cards(m) == ["lost-library"]
    assert where(m, 0, 0) == "explore" and can(m, 0, "end turn")


@pytest.mark.parametrize("forced", ["dwarf-ashen", "leak"])
def test_with_the_third_card_left_the_next_one_drawn_must_be_taken(forced: str) -> None:
    m = space(face_up=DISCOVERIES[:2], next_cards=["solar-wake", forced])
    go(m)
    m.act(0, "draw; draw")
    assert face_up(m) == [*DISCOVERIES[:2], "solar-wake"]
    assert own_cards(m) == [forced]


def test_with_three_face_up_a_drawn_card_must_be_taken() -> None:
    m = space(face_up=DISCOVERIES, next_cards=["solar-wake"])
    go(m)
    m.act(0, "draw")
    assert own_cards(m) == ["solar-wake"] and face_up(m) == DISCOVERIES


def test_once_drawing_has_begun_no_face_up_card_can_be_taken() -> None:
    m = space(face_up=DISCOVERIES[:1], next_cards=["solar-wake", "plasma-veil"])
    go(m)
    m.act(0, "draw; draw")
    assert offered(m, 0) == ["take plasma-veil", "draw"]
    refused(m, 0, "take ion-stream", r"\.")


def test_a_danger_must_be_taken_and_is_never_left() -> None:
    m = space(next_cards=["panic"])
    go(m)
    assert own_cards(m) == ["panic"] and face_up(m) == []
    assert m.view(None).public.galaxies[0].culture == 0


def test_losses_stop_at_nothing_and_gains_at_seven() -> None:
    poor = space(energy=1, next_cards=["flare"])
    go(poor)
    assert poor.view(None).public.galaxies[0].energy == 0
    rich = space(energy=6, face_up=["ion-stream"])
    go(rich)
    rich.act(0, "take ion-stream")
    assert rich.view(None).public.galaxies[0].energy == 7


def test_a_ship_out_there_cannot_explore_again_by_a_move_but_can_leave() -> None:
    m = space(row=["jakks", "helios", "maia", "gort"], ships={0: "explore, home"})
    m.act(0, "activate move")
    assert not can(m, 0, "move 0 to explore") and can(m, 0, "move 1 to explore")
    assert can(m, 0, "move 0 to home") and can(m, 0, "move 0 to orbit:jakks") and can(m, 0, "move 0 to surface:maia")
    refused(m, 0, "move 0 to explore", "explore again")


def test_each_ship_out_there_gives_culture_and_no_energy() -> None:
    m = space(ships={0: "explore, explore"}, energy=0, culture=0)
    m.act(0, "activate culture; activate energy")
    galaxy = m.view(None).public.galaxies[0]
    assert (galaxy.energy, galaxy.culture) == (0, 2)


def test_a_follower_explores_in_full_before_the_next_is_asked() -> None:
    m = galaxies(
        seats=3, beyond=True, culture=[0, 1, 1], dice="move energy",
        row=["jakks", "helios", "maia", "gort", "zalax"], next_cards=["ion-stream", "leak"],
    )  # fmt: skip
    m.act(0, "activate move; move 0 to orbit:jakks")
    m.act(1, "follow; move 0 to explore")
    assert m.to_act == (1,) and offered(m, 1) == ["take ion-stream", "draw"]
    m.act(1, "draw")
    assert own_cards(m, 1) == ["leak"] and face_up(m) == ["ion-stream"]
    assert m.to_act == (2,)


def test_a_danger_track_holds_a_ship_until_it_has_advanced_off_it() -> None:
    m = space(
        ships={0: "danger:asteroid-a, home"}, energy=0, culture=0, dice="move energy culture diplomacy economy economy"
    )
    m.act(0, "activate energy; activate culture")
    galaxy = m.view(None).public.galaxies[0]
    assert (galaxy.energy, galaxy.culture) == (1, 0)  # only the ship at home
    assert not can(m, 0, "activate diplomacy")
    m.act(0, "activate economy")
    assert where(m, 0, 0) == "danger:asteroid-a 1"
    cards = len(own_cards(m))
    m.act(0, "activate economy")
    assert where(m, 0, 0) == "explore" and len(own_cards(m)) == cards and m.view(None).public.drawn is None


def test_no_move_leaves_a_danger_track() -> None:
    m = space(ships={0: "danger:asteroid-a, home"})
    m.act(0, "activate move")
    assert not any(text.startswith("move 0") for text in offered(m, 0))
    refused(m, 0, "move 0 to home", "danger track")


def test_taking_a_card_with_a_track_puts_the_ship_at_its_start() -> None:
    m = space(next_cards=["hole-a"])
    go(m)
    assert where(m, 0, 0) == "danger:hole-a 0"
    assert m.view(None).public.galaxies[0].open_cards == ("hole-a",)


def test_with_an_empty_deck_a_face_up_card_can_still_be_taken() -> None:
    m = space(face_up=["ion-stream"], cards_left=0)
    go(m)
    assert own_cards(m) == ["ion-stream"]


@pytest.mark.parametrize("face", ["energy", "culture"])
def test_a_dual_planet_yields_on_either_acquire_die(face: str) -> None:
    m = space(row=["brackwater", "jakks", "helios", "maia"], ships={0: "orbit:brackwater, surface:helios"}, dice=face,
              energy=0, culture=0)  # fmt: skip
    m.act(0, f"activate {face}")
    galaxy = m.view(None).public.galaxies[0]
    assert getattr(galaxy, face) == (1 if face == "energy" else 2)


def test_a_rogue_slingshot_flings_the_ship_home() -> None:
    m = space(next_cards=["slingshot"])
    go(m)
    assert where(m, 0, 0) == "home" and own_cards(m) == ["slingshot"]


@pytest.mark.parametrize(
    ("card", "energy", "culture", "points"),
    [
        ("dwarf-ashen", 0, 0, 1), ("dwarf-brill", 0, 0, 1), ("dwarf-cinder", 0, 0, 1), ("dwarf-dusk", 0, 0, 1),
        ("dwarf-ember", 1, 0, 1), ("dwarf-frost", 0, 1, 1), ("ion-stream", 2, 0, 0), ("solar-wake", 2, 0, 0),
        ("plasma-veil", 2, 0, 0), ("singing-ruin", 0, 2, 0), ("lost-library", 0, 2, 0), ("first-mural", 0, 2, 0),
        ("friendly-tribe", 1, 1, 0), ("trade-buoy", 1, 1, 0), ("chart-a", 0, 0, 0), ("chart-b", 0, 0, 0),
        ("probe-a", 0, 0, 0), ("probe-b", 0, 0, 0), ("leak", -1, 0, 0), ("panic", 0, -1, 0), ("flare", -2, 0, 0),
        ("raiders", 0, -2, 0), ("static", -1, -1, 0),
    ],
)  # fmt: skip
def test_each_card_gives_or_takes_what_it_says(card: str, energy: int, culture: int, points: int) -> None:
    m = space(energy=3, culture=[3, 0], next_cards=[card])
    go(m)
    if can(m, 0, f"take {card}"):
        m.act(0, f"take {card}")
    galaxy = m.view(None).public.galaxies[0]
    assert (galaxy.energy - 3, galaxy.culture - 3, galaxy.points) == (energy, culture, points)
    assert own_cards(m) == [card]


@pytest.mark.parametrize(
    ("card", "symbol", "steps"),
    [
        ("asteroid-a", "economy", 2), ("asteroid-b", "diplomacy", 2), ("gravity-a", "economy", 3),
        ("gravity-b", "diplomacy", 3), ("hole-a", "economy", 4), ("hole-b", "diplomacy", 4),
    ],
)  # fmt: skip
def test_each_danger_track_has_its_symbol_and_length(card: str, symbol: str, steps: int) -> None:
    m = space(level=[6, 1], ships={0: f"danger:{card}"}, culture=0, dice=f"{symbol} " * 6)
    for _ in range(steps - 1):
        m.act(0, f"activate {symbol}")
        assert where(m, 0, 0).startswith(f"danger:{card}")
    m.act(0, f"activate {symbol}")
    assert where(m, 0, 0) == "explore"
