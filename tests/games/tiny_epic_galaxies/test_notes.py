"""Notes on things on the table: what can be done with them, or why not."""

from __future__ import annotations

import msgspec
from tests.games.tiny_epic_galaxies.builder import Position, galaxies

from readyroom.games.tiny_epic_galaxies.options import Orders

ROW = ["lightspeeder", "chancellor-voss", "attache-bellamy", "beacon-twins"]


def said(m: Position, seat: int, about: str) -> list[tuple[bool, str]]:
    choice = m.choice(seat)
    assert choice is not None
    return [(note.possible, str(note.words)) for note in choice.notes if note.about == about]


def test_a_die_to_advance_says_that_no_ship_is_on_its_track() -> None:
    m = galaxies(row=["jakks", "helios"], dice="diplomacy economy energy")
    assert said(m, 0, "face:diplomacy") == [(False, "No ship of yours is on a diplomacy track. Move one there first.")]
    assert said(m, 0, "face:economy") == [(False, "No ship of yours is on an economy track. Move one there first.")]
    on = galaxies(row=["jakks", "helios"], ships={0: "orbit:jakks 0, home"}, dice="diplomacy energy")
    assert said(on, 0, "face:diplomacy") == []


def test_an_energy_die_says_which_ships_bring_how_much() -> None:
    m = galaxies(dice="energy culture")
    assert said(m, 0, "face:energy") == [(True, "You gain 2 energy: 2 from the scouts at home.")]
    assert said(m, 0, "face:culture") == [(False, "You gain nothing: none of your ships brings culture.")]
    full = galaxies(energy=7, dice="energy move")
    assert said(full, 0, "face:energy") == [(False, "You gain nothing: your energy is full.")]


def test_a_planet_says_whether_a_ship_can_go_there() -> None:
    m = galaxies(row=["jakks", "helios"], ships={0: "surface:jakks, home"}, dice="move energy")
    assert said(m, 0, "planet:helios") == [(True, "A ship of yours can land here or go into orbit.")]
    assert said(m, 0, "planet:jakks") == [
        (True, "A ship of yours can go into orbit."),
        (False, "You cannot land here: one of your ships is already on the surface."),
    ]
    still = galaxies(row=["jakks", "helios"], dice="energy energy")
    assert said(still, 0, "planet:jakks") == [
        (False, "No ship of yours can go there: none of your unused dice shows move.")
    ]


def test_a_pilot_says_for_which_ship_and_with_which_dice_or_what_it_would_take() -> None:
    m = galaxies(beyond=True, pilot_row=ROW, dice="move move energy")
    assert said(m, 0, "pilot:lightspeeder") == [
        (True, "You can hire this pilot for the Intrepid with 2 move dice. One of your scouts becomes that ship.")
    ]
    poor = galaxies(beyond=True, pilot_row=ROW, dice="move energy")
    [(possible, why)] = said(poor, 0, "pilot:lightspeeder")
    assert not possible
    assert why.startswith("You cannot hire this pilot now. You need 2 matching dice showing ")
    assert why.endswith("or any 3 matching dice.")


def test_following_says_when_it_brings_nothing() -> None:
    m = galaxies(culture=[1, 3], dice="culture move")
    m.act(0, "activate culture")
    assert said(m, 1, "face:culture") == [(False, "You gain nothing: none of your ships brings culture.")]
    paid = galaxies(row=["helios", "jakks"], ships={1: "surface:jakks, home"}, culture=[1, 3], dice="culture move")
    paid.act(0, "activate culture")
    [(possible, why)] = said(paid, 1, "face:culture")
    assert (possible, why) == (False, "You gain nothing: you pay 1 culture and gain 1.")


def test_orders_can_skip_what_brings_nothing_and_still_ask_for_the_rest() -> None:
    orders = msgspec.to_builtins(Orders(skip_useless=True))
    m = galaxies(culture=[1, 3], dice="culture energy move")
    m.give_orders(1, orders)
    m.act(0, "activate culture")
    assert m.to_act == (0,)
    m.act(0, "activate energy")
    assert m.to_act == (1,)
    assert said(m, 1, "face:energy")[0][0]


def test_a_preview_tells_what_is_asked_next_and_can_go_on_from_there() -> None:
    m = galaxies(row=["jakks", "helios"], dice="move energy")
    ahead = m.preview(0, "activate move")
    assert ahead.choice is not None
    assert str(ahead.choice.prompt) == "Which ship moves?"
    assert any(option.action.to == "orbit:jakks" for option in ahead.choice.options)
    then = m.preview(0, "activate move", "move 0 to orbit:jakks")
    assert then.view is not None
    assert then.view.public.galaxies[0].ships[0].at == "orbit:jakks"
    assert m.view(0).public.galaxies[0].ships[0].at == "home"
