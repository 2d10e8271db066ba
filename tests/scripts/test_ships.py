"""Part values are learned by flying sound ships, and counted as the builder counts."""

from __future__ import annotations

import random

import numpy as np
import pytest
from scripts.ships import NAMES, Seen, counts, explained, fitted, flown, ready_to_board, variant

from readyroom.games.galaxy_trucker.bots.demands import demands
from readyroom.games.galaxy_trucker.bots.supply import Supply
from readyroom.games.galaxy_trucker.bots.weights import EXPERT
from readyroom.games.galaxy_trucker.bots.worth import worth
from readyroom.games.galaxy_trucker.cards.tiles import warehouse
from readyroom.games.galaxy_trucker.ship.legality import mistakes
from readyroom.games.galaxy_trucker.state import State


@pytest.fixture(scope="module")
def built() -> State:
    return ready_to_board(["normal", "normal"], "II", "ships")


def test_a_ship_is_worth_what_it_counts_for_by_all_weights_together(built: State) -> None:
    nothing = Supply(built)
    nothing.tiles = []
    values = [getattr(EXPERT, name) for name in NAMES]
    weights = np.array([1.0 if isinstance(value, tuple) else value for value in values])
    for seat in range(2):
        whole = worth(built.ship(seat), demands(built, seat), nothing, EXPERT, 0.0)
        assert counts(built, seat) @ weights == pytest.approx(whole)


def test_variants_are_sound_ships_that_fly(built: State) -> None:
    luck = random.Random(1)
    ship = built.ship(0)
    found = [variant(ship, warehouse(built.version), luck) for _ in range(20)]
    assert all(not mistakes(one) for one in found)
    assert sum(one.tile != ship.tile for one in found) > 10
    assert flown(built, 0, [1, 2]) == -flown(built, 1, [1, 2]), "one is as far ahead as the other is behind"


def test_the_weights_that_ships_were_flown_by_are_found() -> None:
    luck = np.random.default_rng(1)
    true = luck.normal(size=len(NAMES))
    seen = [Seen(i, row, float(row @ true)) for i, row in enumerate(luck.normal(size=(4000, len(NAMES))))]
    found = fitted(seen)
    assert found == pytest.approx(true, abs=0.01)
    assert explained(seen, found) > 0.99
