"""Text typed and read by people: any order where order does not matter, reasons, and plain words."""

from __future__ import annotations

import pytest
from tests.games.starship_captains.builder import captains, finish_round, send, told

from readyroom.core.errors import IllegalAction
from readyroom.core.match import Match
from readyroom.games.starship_captains.cards.missions import MISSION_NUMBER, MISSIONS
from readyroom.games.starship_captains.events import Assigned, QueueSlid, StationWaits
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


def test_an_android_gets_the_right_article() -> None:
    m = captains(at="arvo", ready="android red yellow", missions={"arvo": "convoy-duty"})
    events = send(m, "android red")
    said = [str(GAME.describe(event)) for event in told(events, Assigned)]
    assert said == ["Seat 0 sends an android to the yellow line.", "Seat 0 sends a Helm ensign to the red line."]


def said(m: Match, text: str, me: int | None = None) -> list[str]:
    """What is told when seat 0 does something, to a spectator or to one of the captains."""
    return [GAME.describe(event).text(["Ada", "Ines"], me) for event in m.act(0, text)]


@pytest.mark.parametrize(
    ("me", "told"),
    [(None, "Ada promotes a Helm ensign to commander for 3 medals."),
     (0, "You promote a Helm ensign to commander for 3 medals.")],
)  # fmt: skip
def test_a_promotion_and_its_cost_are_one_sentence(me: int | None, told: str) -> None:
    assert said(captains(ready="red", medals=3), "promote red with medal medal medal", me) == [told]


def test_consecutive_medals_are_reported_together() -> None:
    m = captains(ready="red", slots={1: "medal-vault"})
    assert said(m, "medal-vault by red")[2] == "Ada gains 4 medals."


def test_a_medal_for_icons_that_line_up_is_reported_once() -> None:
    m = captains(ready="blue", slots={}, offer=("tractor-net",))
    assert said(m, "science by blue; install tractor-net in 1")[1:3] == [
        "Ada installs Tractor Net in slot 1.", "Ada's techs line up: 1 medal.",
    ]  # fmt: skip
    assert m.state.ships[0].medals == 1


def test_lines_of_one_color_are_told_apart() -> None:
    mission = MISSIONS[MISSION_NUMBER["embargo-breakers"]]
    assert [mission.line_name(i) for i in range(3)] == [
        "the first yellow line",
        "the red line",
        "the second yellow line",
    ]


def test_returning_crew_are_counted() -> None:
    m = captains(queue="red cadet cadet blue blue blue")
    told_of = [GAME.describe(event).text(["Ada"], 0) for event in told(finish_round(m), QueueSlid)]
    assert told_of == ["Your ready room: a Helm ensign and 2 cadets are back."]


@pytest.mark.parametrize(
    ("ready", "tried", "why"),
    [
        ("red", "science by blue", "You have no Science ensign in your ready room."),
        ("cadet", "helm by cadet", "A cadet cannot work there. Send a Helm ensign or commander."),
        ("red", "promote red with medal medal medal", "That costs 3 medals. You have 1."),
        ("cadet", "train cadet as red with medal medal", "That costs 1 medal. Pay exactly that."),
        ("red", "take mission", "There is no mission here. Fly to one first."),
    ],
)
def test_a_refusal_says_why_and_what_would_help(ready: str, tried: str, why: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        captains(ready=ready, medals=1).act(0, tried)
    assert str(refused.value) == why


@pytest.mark.parametrize(
    ("round", "said"),
    [
        (2, "A ship is in the way: Home Station's supplies wait until round 4."),
        (3, "Home Station's supplies are gone for good."),
    ],
)
def test_supplies_that_come_too_late_are_gone_for_good(round: int, said: str) -> None:
    events = finish_round(captains(round=round, stations={"home": round + 1}))
    assert [str(GAME.describe(event)) for event in told(events, StationWaits)] == [said]
