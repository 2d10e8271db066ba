"""The luck of guided first matches fits what their guides say, by the newest rules."""

from __future__ import annotations

from readyroom.core.match import Match
from readyroom.games.starship_captains import game as captains
from readyroom.games.starship_captains.advice import ways
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.names import BLUE, NONE, YELLOW
from readyroom.games.tiny_epic_galaxies import game as galaxies


def test_the_first_captain_moves_first_and_can_fly_to_a_mission_for_those_who_stay() -> None:
    """Helm takes the red ensign; yellow, blue and a cadet are left, and no pirate is on the way."""
    game = captains.GAME
    m = Match.start(game, game.Options(), 2, game.lesson)
    assert m.to_act == (0,)
    near = [
        MISSIONS[mission]
        for (moves, pirates), mission in zip(ways(m.state, 0), m.state.missions_at, strict=True)
        if mission != NONE and moves <= 2 and not pirates
    ]
    colours = [[line.colour for line in mission.lines] for mission in near]
    assert any(len(one) <= 3 and BLUE in one and YELLOW in one for one in colours)


def test_the_first_roll_of_a_galaxy_has_a_die_that_moves_a_ship() -> None:
    game = galaxies.GAME
    m = Match.start(game, game.Options(beyond_the_black=False), 2, game.lesson)
    for seat in m.to_act:
        m.act(seat, m.legal(seat)[0])
    assert m.to_act == (0,)
    m.act(0, "roll")
    assert "move" in [die.face for die in m.view(0).public.dice]
