"""Hiring and replacing pilots (B3, B4)."""

from __future__ import annotations

from tests.games.refused import refused
from tests.games.tiny_epic_galaxies.builder import Position, can, galaxies, offered, where

ROW = ["lightspeeder", "chancellor-voss", "attache-bellamy", "beacon-twins"]


def hangar(m: Position, seat: int, ship: str) -> tuple[str, ...]:
    slots = m.view(None).public.galaxies[seat].hangar
    pilots: tuple[str, ...] = next(slot.pilots for slot in slots if slot.ship == ship)
    return pilots


def test_two_dice_of_a_listed_symbol_hire_a_trained_pilot() -> None:
    m = galaxies(beyond=True, pilot_row=ROW, next_pilots=["escort-bray"], dice="energy energy move")
    m.act(0, "hire lightspeeder for aurora with 2 energy replacing 0")
    assert hangar(m, 0, "aurora") == ("lightspeeder",)
    assert m.view(None).public.galaxies[0].ships[0].kind == "aurora"
    assert m.view(None).public.pilots == ("escort-bray", *ROW[1:])
    assert m.view(None).public.galaxies[0].points == 1


def test_an_untrained_pilot_takes_three_dice_alike() -> None:
    two = galaxies(beyond=True, pilot_row=ROW, dice="move move energy")
    assert can(two, 0, "hire lightspeeder for intrepid with 2 move replacing 0")
    assert not can(two, 0, "hire lightspeeder for nexus with 2 move replacing 0")
    refused(two, 0, "hire lightspeeder for nexus with 2 move replacing 0", r"3|three")
    three = galaxies(beyond=True, pilot_row=ROW, next_pilots=["escort-bray"], dice="move move move energy")
    three.act(0, "hire lightspeeder for nexus with 3 move replacing 1")
    assert hangar(three, 0, "nexus") == ("lightspeeder",)


def test_one_die_of_each_listed_symbol_hires_nobody() -> None:
    m = galaxies(beyond=True, pilot_row=ROW, dice="energy culture move")
    assert not any(text.startswith("hire") for text in offered(m, 0))


def test_three_alike_of_any_face_hire_any_pilot_for_any_ship() -> None:
    m = galaxies(beyond=True, pilot_row=ROW, dice="economy economy economy")
    for pilot in ROW:
        for ship in ("aurora", "ambition", "nexus"):
            assert can(m, 0, f"hire {pilot} for {ship} with 3 economy replacing 0")


def test_without_a_scout_to_replace_only_a_flown_ship_gets_a_new_pilot() -> None:
    m = galaxies(
        beyond=True,
        pilot_row=ROW,
        pilots={0: {"aurora": "harrow-vey", "nexus": "rook-callow"}},
        ships={0: "aurora home, nexus home"},
        dice="economy economy economy",
    )
    assert not any("intrepid" in text for text in offered(m, 0))
    assert can(m, 0, "hire lightspeeder for aurora with 3 economy replacing -1")


def test_a_third_pilot_for_a_new_ship_waits_for_a_third_ship() -> None:
    flown = {0: {"aurora": "harrow-vey", "nexus": "rook-callow"}}
    ships = {0: "aurora home, nexus home"}
    low = galaxies(beyond=True, level=[2, 1], pilot_row=ROW, pilots=flown, ships=ships, dice="economy economy economy")
    assert not any("intrepid" in text or "ambition" in text for text in offered(low, 0) if text.startswith("hire"))
    high = galaxies(beyond=True, level=[3, 1], pilot_row=ROW, pilots=flown, ships=ships, dice="economy economy economy")
    assert can(high, 0, "hire lightspeeder for intrepid with 2 economy replacing 2")


def test_the_advanced_ship_takes_the_scouts_place_without_moving() -> None:
    m = galaxies(
        beyond=True,
        row=["nibiru", "maia", "helios", "gort"],
        pilot_row=ROW,
        next_pilots=["escort-bray"],
        ships={0: "orbit:nibiru 4, surface:maia"},
        culture=0,
        dice="energy energy move move move",
    )
    m.act(0, "hire lightspeeder for aurora with 2 energy replacing 0")
    assert where(m, 0, 0) == "orbit:nibiru 4"
    assert m.to_act == (0,) and can(m, 0, "activate move")  # no landing, no exploration, no second move
    assert sum(ship.at != "locked" for ship in m.view(None).public.galaxies[0].ships) == 2


def test_hire_dice_do_nothing_else_and_others_may_follow_their_face_once() -> None:
    m = galaxies(
        seats=3, beyond=True, pilot_row=[*ROW, "escort-bray"], next_pilots=["rook-callow"],
        row=["jakks", "helios", "maia", "gort", "zalax"], ships={0: "surface:jakks", 1: "surface:jakks"},
        culture=[0, 1, 1], dice="culture culture culture move",
    )  # fmt: skip
    m.act(0, "hire attache-bellamy for aurora with 3 culture replacing 0")
    assert m.view(None).public.galaxies[0].culture == 0
    assert m.to_act == (1,)
    m.act(1, "follow")
    assert m.view(None).public.galaxies[1].culture == 1
    assert m.to_act == (2,)
    m.act(2, "decline")
    assert m.to_act == (0,)


def test_nobody_hires_by_following_or_out_of_turn() -> None:
    m = galaxies(beyond=True, pilot_row=ROW, culture=[0, 7], dice="energy energy energy")
    refused(m, 1, "hire lightspeeder for aurora with 2 energy replacing 0", "not your turn to decide")
    m.act(0, "activate energy")
    assert offered(m, 1) == ["follow", "decline"]


def test_a_replaced_pilot_still_counts_but_no_longer_acts() -> None:
    m = galaxies(
        beyond=True,
        row=["nibiru", "maia", "helios", "gort"],
        pilot_row=["lightspeeder", "skimmer-dax", "escort-bray", "rook-callow"],
        pilots={0: {"aurora": "harrow-vey"}},
        ships={0: "aurora surface:nibiru, home"},
        culture=0,
        dice="energy energy culture",
    )
    m.act(0, "hire skimmer-dax for aurora with 2 energy replacing -1")
    assert hangar(m, 0, "aurora") == ("harrow-vey", "skimmer-dax")
    assert where(m, 0, 0) == "surface:nibiru"
    assert m.view(None).public.galaxies[0].points == 2
    m.act(0, "activate culture")
    assert m.view(None).public.galaxies[0].culture == 1  # Harrow Vey would have doubled it


def test_a_pilots_point_triggers_the_end_at_once() -> None:
    m = galaxies(
        beyond=True, level=[6, 1], colonies={0: ["nibiru", "gleam-zanier"]}, pilot_row=ROW, dice="energy energy move"
    )
    m.act(0, "hire lightspeeder for aurora with 2 energy replacing 0")
    assert m.view(None).public.last_round


def test_with_an_empty_pilot_deck_the_row_shrinks() -> None:
    m = galaxies(beyond=True, pilot_row=ROW, pilots_left=0, dice="energy energy move")
    m.act(0, "hire lightspeeder for aurora with 2 energy replacing 0")
    assert [pilot for pilot in m.view(None).public.pilots if pilot] == ROW[1:]


def test_a_pilot_who_doubles_the_yield_does_so_for_one_ship_only() -> None:
    m = galaxies(
        beyond=True,
        pilots={0: {"aurora": "harrow-vey"}},
        ships={0: "aurora home, home"},
        energy=0,
        culture=0,
        dice="energy",
    )
    m.act(0, "activate energy")
    assert m.view(None).public.galaxies[0].energy == 3


def test_a_converted_die_may_pay_for_a_hire() -> None:
    m = galaxies(beyond=True, pilot_row=ROW, next_pilots=["escort-bray"], dice="energy move move culture")
    m.act(0, "convert move move for culture to energy")
    m.act(0, "hire lightspeeder for aurora with 2 energy replacing 0")
    assert hangar(m, 0, "aurora") == ("lightspeeder",)


def test_several_pilots_may_be_hired_in_one_turn() -> None:
    m = galaxies(
        beyond=True, level=[3, 1], pilot_row=ROW, next_pilots=["escort-bray", "rook-callow"], culture=0,
        dice="energy energy move move culture",
    )  # fmt: skip
    m.act(0, "hire lightspeeder for aurora with 2 energy replacing 0")
    m.act(0, "hire attache-bellamy for nexus with 2 move replacing 1")
    assert m.view(None).public.galaxies[0].points == 2 + 2
