"""Salon: Cabal under another name, as an outside game with its own tool. Only for tests."""

from __future__ import annotations

from tests.games.cabal import Cabal


class Salon(Cabal):
    slug = "salon"
    title = "Salon"
    extras = "tests.extras.fifth_game.extras"
