"""Following (A12)."""

from __future__ import annotations

import pytest
from tests.games.tiny_epic_galaxies.builder import can, galaxies, has, offered, row, where

import readyroom
from readyroom.games.tiny_epic_galaxies.options import FollowOrder, Orders


def test_the_others_are_asked_clockwise() -> None:
    m = galaxies(seats=4, active=1, culture=2, dice="energy")
    m.act(1, "activate energy")
    for seat in (2, 3, 0):
        assert m.to_act == (seat,)
        m.act(seat, "decline")
    assert m.view(None).public.follow is None


def test_a_seat_without_culture_is_not_asked() -> None:
    m = galaxies(seats=3, culture=[1, 0, 1], dice="energy move")
    m.act(0, "activate energy")
    assert m.to_act == (2,)


def test_followers_meet_the_row_as_it_is_after_colonizing() -> None:
    m = galaxies(
        row=["jakks", "helios", "maia", "zalax"],
        next_planets=["nibiru"],
        ships={0: "orbit:jakks 1", 1: "orbit:jakks, orbit:maia"},
        culture=1,
        dice="diplomacy",
    )
    m.act(0, "activate diplomacy")
    assert row(m)[0] == "nibiru"
    m.act(1, "follow")
    assert [where(m, 1, 0), where(m, 1, 1)] == ["home", "orbit:maia 1"]


def test_the_face_is_followed_and_not_the_choice_made() -> None:
    m = galaxies(energy=2, culture=[0, 1], colonies={1: ["vici-ks156"]}, dice="colony")
    m.act(0, "activate colony")
    m.act(1, "follow; use vici-ks156")
    assert has(m, 1) == (3, 0) and m.view(None).public.galaxies[1].level == 1


def test_following_an_upgrade_with_culture_costs_one_more_than_the_upgrade() -> None:
    m = galaxies(level=[1, 5], energy=[2, 0], culture=[0, 7], dice="colony")
    m.act(0, "activate colony")
    m.act(1, "follow")
    assert has(m, 1) == (0, 0) and m.view(None).public.galaxies[1].level == 6


def test_nobody_follows_a_follow() -> None:
    m = galaxies(seats=3, culture=3, dice="energy move")
    m.act(0, "activate energy")
    m.act(1, "follow")
    assert m.to_act == (2,)
    m.act(2, "follow")
    assert m.to_act == (0,)


def test_nibiru_makes_following_cost_two_until_the_turn_ends() -> None:
    m = galaxies(row=["nibiru", "jakks"], culture=[0, 1], dice="move energy move")
    m.act(0, "activate move; move 0 to surface:nibiru; use nibiru")
    assert m.to_act == (0,)  # even the die that brought Nibiru about
    m.act(0, "activate energy")
    assert m.to_act == (0,)
    m.act(0, "end turn")
    assert m.view(None).public.follow_price == 1


@pytest.mark.parametrize("planet", ["gyore", "maia", "zalax", "nibiru"])
def test_an_own_turn_planet_does_nothing_for_a_follower(planet: str) -> None:
    m = galaxies(row=[planet, "jakks"], culture=[0, 3], dice="move energy culture economy")
    m.act(0, "activate move; move 0 to orbit:jakks")
    m.act(1, f"follow; move 0 to surface:{planet}")
    assert where(m, 1, 0) == f"surface:{planet}"
    assert m.to_act == (0,)


def test_bisschop_pays_for_every_later_follow_of_the_turn() -> None:
    m = galaxies(
        seats=3,
        row=["bisschop", "jakks"],
        energy=0,
        culture=[0, 7, 7],
        level=[2, 1, 1],
        dice="move energy culture move",
    )
    m.act(0, "activate move; move 0 to surface:bisschop; use bisschop")
    for seat in (1, 2):  # follows of the die that used Bisschop count too
        m.act(seat, "decline")
    before = has(m, 0)[0]
    m.act(0, "activate culture")
    m.act(1, "follow")
    m.act(2, "follow")
    m.act(0, "activate energy")
    gained = has(m, 0)[0] - before - 2  # one ship at home, one on Bisschop
    m.act(1, "follow")
    m.act(2, "follow")
    assert gained == 2
    assert has(m, 0)[0] == before + 2 + 4


def test_follows_before_bisschop_do_not_count() -> None:
    m = galaxies(row=["bisschop", "jakks"], energy=0, culture=[0, 7], dice="culture move energy")
    m.act(0, "activate culture")
    m.act(1, "follow")
    m.act(0, "activate move; move 0 to surface:bisschop; use bisschop")
    assert has(m, 0)[0] == 0
    m.act(1, "follow; move 0 to orbit:jakks")
    assert has(m, 0)[0] == 1


def test_a_follower_who_reaches_21_points_starts_the_last_round() -> None:
    m = galaxies(
        seats=3,
        row=["jakks", "helios", "maia", "zalax", "gort"],
        level=[1, 6, 1],
        ships={0: "orbit:zalax", 1: "orbit:jakks 1"},
        colonies={1: ["nibiru", "gleam-zanier"]},
        culture=[0, 3, 0],
        dice="diplomacy",
    )
    assert m.game.standing(m.state)[1] == 20
    m.act(0, "activate diplomacy")
    m.act(1, "follow")
    assert m.game.standing(m.state)[1] == 21
    assert m.view(None).public.last_round


def test_zavodnick_is_followed_free_clockwise_once_each_and_works_once_a_turn() -> None:
    m = galaxies(seats=3, level=[6, 1, 1], colonies={0: ["zavodnick"]}, energy=0, culture=0, dice="colony colony")
    m.act(0, "activate colony; do energy")
    assert has(m, 0) == (4, 0)
    assert m.to_act == (1,)
    m.act(1, "follow")
    assert has(m, 1) == (2, 0) and m.to_act == (2,)
    m.act(2, "decline")
    assert m.to_act == (0,) and not can(m, 0, "activate colony")


def test_standing_orders_answer_without_asking() -> None:
    m = galaxies(seats=3, culture=[0, 3, 3], dice="energy culture move")
    m.give_orders(1, Orders(energy=FollowOrder("never")))
    m.give_orders(2, Orders(energy=FollowOrder("follow", reserve=3)))
    m.act(0, "activate energy")
    assert m.to_act == (0,)
    assert has(m, 1)[1] == 3 and has(m, 2) == (4, 2)
    m.act(0, "activate culture")
    assert m.to_act == (1,)  # about other faces they are still asked


def test_a_seat_may_change_its_mind() -> None:
    m = galaxies(culture=[0, 2], dice="energy energy")
    m.give_orders(1, Orders(energy=FollowOrder("never")))
    m.act(0, "activate energy")
    assert m.to_act == (0,)
    m.give_orders(1, None)
    m.act(0, "activate energy")
    assert m.to_act == (1,)


def test_following_off_turn_is_refused_with_a_sentence() -> None:
    m = galaxies(culture=[0, 2], dice="energy")
    with pytest.raises(readyroom.IllegalAction, match="not your turn to decide"):
        m.act(1, "follow")


def test_each_follower_is_asked_once_per_die_and_again_for_the_next() -> None:
    m = galaxies(culture=[0, 3], dice="energy energy")
    m.act(0, "activate energy")
    m.act(1, "follow")
    m.act(0, "activate energy")
    assert m.to_act == (1,) and offered(m, 1) == ["follow", "decline"]
