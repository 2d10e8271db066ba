"""All the games there are to test: the registered ones, and the small ones that live only here."""

from __future__ import annotations

from tests.games import cabal, scramble

import readyroom
from readyroom.core.game import Game


def every_game() -> list[Game]:
    return [*(readyroom.game(slug) for slug in readyroom.games()), cabal.GAME, scramble.GAME]
