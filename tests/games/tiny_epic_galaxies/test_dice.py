"""The turn and its dice: rerolls and the converter (A5 to A7)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.refused import refused
from tests.games.tiny_epic_galaxies.builder import Position, can, galaxies, offered, played

import readyroom


def inactive(m: Position) -> list[str]:
    return [die.face for die in m.view(None).public.dice if die.state == "inactive"]


def test_the_first_reroll_of_a_turn_is_free_and_leaves_the_other_dice() -> None:
    m = galaxies(energy=0, dice="move energy culture colony")
    m.act(0, "reroll move energy culture", luck="economy economy economy")
    assert inactive(m) == ["economy", "economy", "economy", "colony"]
    assert m.view(None).public.galaxies[0].energy == 0


def test_a_second_reroll_costs_one_energy_however_many_dice() -> None:
    m = galaxies(energy=1, dice="move energy culture colony", free_reroll=False)
    m.act(0, "reroll move energy", luck="economy economy")
    assert m.view(None).public.galaxies[0].energy == 0


def test_a_reroll_that_cannot_be_paid_is_refused_and_no_die_changes() -> None:
    m = galaxies(energy=0, dice="move energy", free_reroll=False)
    refused(m, 0, "reroll move", "reroll")
    assert inactive(m) == ["move", "energy"]


def test_an_activated_die_cannot_be_rerolled() -> None:
    m = galaxies(dice="energy move", culture=0)
    m.act(0, "activate energy")
    assert not can(m, 0, "reroll energy")
    with pytest.raises(readyroom.IllegalAction):
        m.act(0, "reroll energy")


def test_dice_may_be_named_in_any_order() -> None:
    m = galaxies(dice="move energy culture colony")
    m.act(0, "reroll culture move", luck="economy economy")
    assert inactive(m) == ["economy", "energy", "economy", "colony"]


def test_the_converter_needs_three_inactive_dice() -> None:
    two = galaxies(dice="move energy")
    assert not any(text.startswith("convert") for text in offered(two, 0))
    refused(two, 0, "convert move energy for energy to colony", "three")


@pytest.mark.parametrize(
    ("dice", "position", "families"),
    [
        ("move energy culture", {}, ["Reroll for free", "Convert"]),
        ("move energy culture", {"converter_used": True}, ["Reroll for free"]),
        ("move energy", {"free_reroll": False, "energy": 1}, ["Reroll for 1 energy"]),
        ("move energy culture", {"free_reroll": False, "energy": 0}, ["Convert"]),
    ],
)
def test_rerolls_and_the_converter_are_put_together_die_by_die(
    dice: str, position: dict[str, Any], families: list[str]
) -> None:
    choice = galaxies(dice=dice, **position).choice(0)
    assert choice is not None and [pick.label for pick in choice.picks] == families


def test_the_converter_spends_two_dice_and_sets_a_third() -> None:
    m = galaxies(dice="move energy culture economy")
    m.act(0, "convert move energy for culture to colony")
    assert [(die.face, die.state) for die in m.view(None).public.dice] == [
        ("move", "converted"), ("energy", "converted"), ("colony", "inactive"), ("economy", "inactive"),
    ]  # fmt: skip


def test_the_converter_works_once_a_turn() -> None:
    m = galaxies(level=[6, 1], dice="move energy culture economy move energy culture")
    m.act(0, "convert move energy for culture to colony")
    assert not any(text.startswith("convert") for text in offered(m, 0))
    refused(m, 0, "convert move energy for culture to colony", "once")


def test_nobody_can_follow_a_conversion_and_its_dice_are_spent() -> None:
    m = galaxies(culture=[1, 7], dice="move energy culture")
    m.act(0, "convert move energy for culture to colony")
    assert m.to_act == (0,)
    assert not can(m, 0, "activate move") and not can(m, 0, "activate energy")


def test_a_converted_die_is_inactive_and_may_be_rerolled() -> None:
    m = galaxies(dice="move energy culture")
    m.act(0, "convert move energy for culture to colony")
    m.act(0, "reroll colony", luck="economy")
    assert inactive(m) == ["economy"]


def test_a_turn_may_end_with_dice_left_and_they_are_lost() -> None:
    m = galaxies(dice="move energy culture")
    m.act(0, "end turn")
    assert m.view(None).public.active == 1
    assert offered(m, 1) == ["roll"]
    m.act(1, "roll", luck="move move move move")
    assert inactive(m) == ["move"] * 4


def test_the_next_turn_has_a_free_reroll_and_the_converter_again() -> None:
    m = galaxies(dice="move", free_reroll=False, converter_used=True)
    m.act(0, "end turn")
    public = m.view(None).public
    assert public.free_reroll and not public.converter_used


def test_a_die_that_can_do_nothing_cannot_be_activated() -> None:
    m = galaxies(energy=1, culture=1, dice="economy colony energy")
    assert not can(m, 0, "activate economy")
    assert not can(m, 0, "activate colony")
    refused(m, 0, "activate economy", r"\w{4,}")


def test_acquiring_nothing_is_allowed() -> None:
    m = galaxies(dice="culture", culture=0)
    m.act(0, "activate culture")
    assert m.view(None).public.galaxies[0].culture == 0


def test_a_roll_cannot_be_taken_back_but_a_quiet_choice_can() -> None:
    m = played(seats=2, seed=4)
    m.act(m.to_act[0], "roll")
    with pytest.raises(readyroom.IllegalAction, match="rolled"):
        m.undo()
