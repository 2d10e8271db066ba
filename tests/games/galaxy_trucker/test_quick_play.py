"""Invariants throughout quick-player matches: cached counts and views.

Random play builds next to nothing; here ships are built and flown, so long lists and full ships are met.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from readyroom.core.chance import Chance, QuickChance
from readyroom.core.codec import to_json
from readyroom.core.conformance import Case, cases
from readyroom.core.playout import BEAT, run_clock
from readyroom.core.telling import Telling
from readyroom.games.galaxy_trucker import actions as a
from readyroom.games.galaxy_trucker.bots.quick import choose_quickly, play_quickly
from readyroom.games.galaxy_trucker.cards.tiles import BASE_TILES
from readyroom.games.galaxy_trucker.game import GAME
from readyroom.games.galaxy_trucker.options import Options
from readyroom.games.galaxy_trucker.ship.legality import mistakes
from readyroom.games.galaxy_trucker.ship.ship import BROWN, PURPLE, Ship
from readyroom.games.galaxy_trucker.state import State

CASES = [pytest.param(case, id=str(case), marks=pytest.mark.whole_matches) for case in cases(GAME)]


def played(case: Case, chance: Chance) -> Iterator[State]:
    """A match by the quick player with occasional random actions; yields the state before each action."""
    t = Telling(chance, 0, aloud=False)
    s = GAME.setup(case.options, case.seats, case.version, t)
    while not s.over:
        for seat in GAME.to_act(s):
            action = choose_quickly(s, seat, chance)
            legal = GAME.legal(s, seat)
            if action is None:
                continue
            assert any(action is one for one in legal)
            yield s
            odd = legal[chance.below(len(legal))]
            rash = isinstance(odd, (a.GiveUp, a.Finish)) or chance.below(6)
            GAME.apply(s, seat, action if rash else odd, t)
        if GAME.deadline(s) is not None:
            run_clock(GAME, s, t, t.now + BEAT)


@pytest.mark.parametrize("case", CASES)
def test_a_ships_cached_values_match_its_tiles(case: Case) -> None:
    for s in played(case, QuickChance(30 + case.seats)):
        for trucker in s.truckers:
            agrees(trucker.ship)


def agrees(ship: Ship) -> None:
    tile, squares = ship.tile, ship.board.squares
    assert ship.squares() == [q for q in squares if tile[q] >= 0]
    assert ship.humans() == sum(who for who in ship.crew if who < PURPLE)
    assert ship.crew_count() == sum(1 if who >= PURPLE else who for who in ship.crew)
    assert [ship.has_alien(colour) for colour in (PURPLE, BROWN)] == [PURPLE in ship.crew, BROWN in ship.crew]
    assert ship.token_count() == sum(ship.tokens)
    assert ship.has_payload() == any(one >= BASE_TILES for one in tile)


@pytest.mark.parametrize("case", CASES)
def test_a_cached_view_equals_a_fresh_one(case: Case) -> None:
    luck = QuickChance(6)
    for s in played(case, QuickChance(40 + case.seats)):
        shown = to_json(GAME.public(s))
        if luck.below(10) == 0:
            for trucker in s.truckers:
                trucker.ship.shown = None
            assert to_json(GAME.public(s)) == shown


def test_the_quick_player_builds_sound_ships_and_flies_them() -> None:
    flown = built = 0
    for seed in range(20):
        chance = QuickChance(seed)
        s = GAME.setup(Options(flights="I", pace="relaxed"), 2, GAME.versions[-1], Telling(chance, 0, aloud=False))
        parts = 0
        while s.phase == "build":
            assert not any(mistakes(trucker.ship) for trucker in s.truckers)
            parts = sum(len(trucker.ship.squares()) for trucker in s.truckers)
            play_quickly(GAME, s, chance, most=1)
        built += parts
        play_quickly(GAME, s, chance, most=10_000)
        assert s.over
        flown += len(s.flown)
    assert built / 40 > 9, "about half of the board"
    assert flown / 20 > 5, "of eight cards"
