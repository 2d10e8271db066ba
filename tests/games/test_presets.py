"""Presets and quick starts: each game's data for the lobby."""

from __future__ import annotations

import pytest
from tests.every_game import every_game

import readyroom
from readyroom.core.codec import decode_options
from readyroom.core.game import Game
from readyroom.core.match import Match

GAMES = [pytest.param(game, id=game.slug) for game in every_game()]
REAL = [pytest.param(readyroom.game(slug), id=slug) for slug in readyroom.games()]


@pytest.mark.parametrize("game", GAMES)
def test_presets_are_options_that_can_be_played_and_replace_each_other(game: Game) -> None:
    for preset in game.presets:
        assert preset.options.keys() == game.presets[0].options.keys()
        game.check_options(decode_options(game.Options, preset.options), game.seats[-1])
    assert len({str(preset.options) for preset in game.presets}) == len(game.presets)
    assert len({preset.title for preset in game.presets}) == len(game.presets)


@pytest.mark.parametrize("game", GAMES)
def test_quick_starts_begin_with_bots_that_the_game_has(game: Game) -> None:
    for start in game.quick_starts:
        assert set(start.bots) <= set(game.levels)
        match = Match.start(game, decode_options(game.Options, start.options), 1 + len(start.bots), "seed")
        assert match.to_act and match.outcome is None
    afters = [start.after for start in game.quick_starts]
    assert afters == sorted(set(afters))


@pytest.mark.parametrize("game", REAL)
def test_a_newcomer_starts_with_a_lesson_or_bots(game: Game) -> None:
    first, *later = game.quick_starts
    assert first.after == 0 and (first.guided or first.bots) and later
    assert not any(start.guided for start in later)
