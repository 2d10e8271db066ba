"""What the recorded matches were kept for."""

from __future__ import annotations

from tests.fixtures.fixtures import fixtures
from tests.games.galaxy_trucker.builder import told

from readyroom.core.replaying import replay_with
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.game import GAME


def test_a_ship_that_is_lapped_is_on_record() -> None:
    kept = next(file for path, file in fixtures("galaxy-trucker") if path.stem == "lapped")
    events = [event for _, event in replay_with(GAME, kept.record).events(None)]
    assert "lapped" in [event.why for event in told(events, e.LeftFlight)]
