"""What is written by hand and read by people: any order where order means nothing, reasons, and plain words."""

from __future__ import annotations

import pytest
from tests.games.starship_captains.builder import captains, finish_round, send, told

from readyroom.core.errors import IllegalAction
from readyroom.games.starship_captains.events import Assigned, StationWaits
from readyroom.games.starship_captains.game import GAME


@pytest.mark.parametrize("artifacts", ["red-blue red-yellow", "red-yellow red-blue"])
def test_two_artifacts_awaken_a_room_in_any_order(artifacts: str) -> None:
    m = captains(artifacts="red-blue red-yellow")
    m.act(0, f"awaken helm with {artifacts}; fly to arvo; decline")
    assert m.state.ships[0].artifacts == (0, 0, 0)


def test_a_promotion_is_paid_in_any_order() -> None:
    m = captains(ready="red", medals=1, artifacts="red-blue blue-yellow", slots={1: "artifact-display"})
    m.act(0, "promote red with blue-yellow medal red-blue")
    assert m.state.commanders(0) == 1


@pytest.mark.parametrize("ends", ["home arvo", "arvo home"])
def test_a_pirate_is_placed_between_two_locations_in_any_order(ends: str) -> None:
    m = captains(
        ready="red", slots={1: "diplomatic-suite"}, tracks={"nian": (6, 0)}, events={"nian": "false-flags"},
        next_pirates=["raider-green", "raider-green"],
    )  # fmt: skip
    m.act(0, f"diplomatic-suite by red; advance nian 1; place pirate between {ends}")
    assert m.state.routes[0] == 0


def test_artifacts_that_cannot_awaken_a_room_are_refused_with_the_reason() -> None:
    m = captains(artifacts="red-blue blue-yellow")
    with pytest.raises(IllegalAction, match="not in your cargo hold"):
        m.act(0, "awaken helm with red-blue red-blue")
    with pytest.raises(IllegalAction, match="no such room"):
        m.act(0, "awaken workshop with red-blue blue-yellow")
    with pytest.raises(IllegalAction, match="do not share that room's color"):
        m.act(0, "awaken helm with red-blue blue-yellow")


def test_an_android_has_its_article() -> None:
    m = captains(at="arvo", ready="android red yellow", missions={"arvo": "convoy-duty"})
    events = send(m, "android red")
    said = [str(GAME.describe(event)) for event in told(events, Assigned)]
    assert said == ["Seat 0 sent an android to line 1.", "Seat 0 sent a red to line 2."]


@pytest.mark.parametrize(
    ("round", "said"),
    [(2, "Home Station's supplies wait for round 4."), (3, "Home Station's supplies are gone for good.")],
)
def test_supplies_that_come_too_late_are_gone_for_good(round: int, said: str) -> None:
    events = finish_round(captains(round=round, stations={"home": round + 1}))
    assert [str(GAME.describe(event)) for event in told(events, StationWaits)] == [said]
