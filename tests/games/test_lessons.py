"""The luck of guided first matches fits their guides under the newest rules."""

from __future__ import annotations

from readyroom.core.match import Match
from readyroom.games.galaxy_trucker import game as trucker
from readyroom.games.galaxy_trucker.actions import Place
from readyroom.games.galaxy_trucker.bots.placement import best_place
from readyroom.games.galaxy_trucker.cards.tiles import KIND, KIND_NAMES
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


def test_a_first_ship_finds_every_kind_of_part_and_a_place_for_each() -> None:
    """The guide waits for eight parts, and speaks of engines, cannons, cabins, batteries, shields and holds. The very
    first tile fits as it is drawn."""
    game = trucker.GAME
    quick = next(start for start in game.quick_starts if start.guided)
    m = Match.start(game, game.Options(**quick.options), 1 + len(quick.bots), game.lesson)
    kinds: list[str] = []
    for _ in range(8):
        m.act(0, "draw")
        mine = m.state.truckers[0]
        value, square, turn = best_place(mine.ship, mine.hand)
        assert value > 0 and (kinds or not turn)
        kinds.append(KIND_NAMES[KIND[mine.hand]])
        m.act(0, Place(mine.ship.board.names[square], turn))
    assert {"engine", "cannon", "cabin", "battery", "shield", "cargo hold"} <= set(kinds)
