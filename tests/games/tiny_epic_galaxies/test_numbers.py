"""How actions are named by their numbers, and that dice which are not there cannot be used."""

from __future__ import annotations

from tests.games.tiny_epic_galaxies.builder import galaxies

from readyroom.games.tiny_epic_galaxies.actions import Activate, Convert, Hire, Reroll


def test_a_number_names_what_lies_in_a_row_by_its_place() -> None:
    m = galaxies(beyond=True, row=["gort", "nibiru"], pilot_row=["rival-rhee", "lightspeeder"], dice="colony move move")
    space = m.space
    named = {m.write(action): space.name(number) for number, action in space.legal(m.game, m.state, 0).items()}
    assert named["hire lightspeeder for intrepid with 2 move replacing 1"] == "hire row-2 intrepid move ship-1"
    assert named["reroll move"] == "reroll 1"
    assert named["reroll move colony"] == "reroll 1+3"
    assert named["convert move colony for move to energy"] == "convert move+colony move energy"
    m.act(0, "activate move")
    named = {m.write(action): space.name(number) for number, action in space.legal(m.game, m.state, 0).items()}
    assert named["move 1 to orbit:nibiru"] == "move_ship 1 orbit-2"


def test_a_missing_die_cannot_be_rolled_converted_or_used() -> None:
    m = galaxies(dice="colony move move energy")
    assert m.accepts(0, Reroll(("move", "move"))) and not m.accepts(0, Reroll(("move", "move", "move")))
    assert m.accepts(0, Convert(("move", "energy"), "move", "colony"))
    assert not m.accepts(0, Convert(("move", "move"), "move", "colony"))
    assert m.accepts(0, Activate("energy")) and not m.accepts(0, Activate("culture"))
    assert not m.accepts(0, Hire("lightspeeder", "intrepid", "move", 2, 0))
