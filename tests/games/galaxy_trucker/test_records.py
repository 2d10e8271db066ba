"""Recorded matches replay to the result they were kept with."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.fixtures.fixtures import Fixture
from tests.games.galaxy_trucker.builder import told

from readyroom.core.replaying import replay_with
from readyroom.games.galaxy_trucker import events as e
from readyroom.games.galaxy_trucker.game import GAME

RECORDS = sorted((Path(__file__).parent / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_match_replays_to_the_result_it_was_kept_with(path: Path) -> None:
    kept = msgspec.json.decode(path.read_bytes(), type=Fixture)
    match = replay_with(GAME, kept.record)
    assert match.outcome == kept.outcome and match.gist == kept.gist


def test_a_ship_that_is_lapped_is_on_record() -> None:
    kept = msgspec.json.decode((Path(__file__).parent / "records" / "lapped.json").read_bytes(), type=Fixture)
    events = [event for _, event in replay_with(GAME, kept.record).events(None)]
    assert "lapped" in [event.why for event in told(events, e.LeftFlight)]
