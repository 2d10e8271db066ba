"""A match begun on version 1 of the rules ends on it, and differs from version 2."""

from __future__ import annotations

from tests.games.starship_captains.builder import captains, send

from readyroom.games.starship_captains.names import NONE
from readyroom.games.starship_captains.options import Options


def test_in_version_1_what_lay_in_lockers_that_were_paid_stayed_aboard() -> None:
    m = captains(
        version=1, at="arvo", ready="blue red yellow", missions={"arvo": "beacon-builders"}, damage=8,
        artifacts="red-blue red-yellow blue-yellow", slots={1: "dimensional-lockers"},
    )  # fmt: skip
    send(m, "blue red yellow")
    m.act(0, "pay dimensional-lockers")
    assert m.state.ships[0].tokens() == 3


def test_in_version_1_captain_shadow_kept_a_tile_away() -> None:
    m = captains(1, version=1, at="arvo", shadow="eskar", stations={"tincan": 2}, next_actions=["passenger"])
    m.act(0, "pass")
    assert m.state.station_tiles[1] == 3


def test_in_version_1_lasting_events_needed_a_ship_that_had_moved() -> None:
    m = captains(version=1, at="eskar", ready="red", lasting=["explosive-crisis"], stations={"tincan": 3})
    m.act(0, "pass")
    assert m.state.ships[0].damage == 0


def test_in_version_1_diplomatic_order_12_was_free() -> None:
    m = captains(version=1, at="dromo", ready="red", lasting=["diplomatic-order-12"], stations={"tincan": 3})
    m.act(0, "helm by red; fly to eskar; decline; advance coop 1")
    assert m.state.ships[0].spaces == (1, 0, 0)


def test_in_version_1_a_tech_taken_on_captain_shadows_turn_left_a_gap_until_the_end_of_yours() -> None:
    m = captains(
        1, version=1, options=Options(passenger="envoy-quill"), ready="red blue", damage=1, medals=1, at="mirax",
        tracks={"tincan": (8, 0)}, next_actions=["passenger", "passenger"],
    )  # fmt: skip
    m.act(0, "repair by red; repair 0; pay medal; advance tincan 2; install workshop in 3")
    assert m.state.offer[1] == NONE


def test_in_version_1_hull_plating_held_until_your_next_turn() -> None:
    m = captains(
        1, version=1, options=Options(passenger="doctor-vex"), ready="red yellow", pirates=1,
        slots={1: "hull-plating"}, routes={"home arvo": "raider-green"}, next_actions=["passenger"],
    )  # fmt: skip
    m.act(0, "helm by red; fly to arvo; shield; decline")
    assert m.state.ships[0].damage == 0


def test_in_version_1_scores_were_rounded_down_and_the_half_still_decided() -> None:
    m = captains(version=1, round=4, ready="red", at="arvo", medals=1, others={1: {"ready": "red", "at": "brindle"}})
    m.act(0, "pass")
    m.act(1, "pass")
    assert m.outcome is not None
    assert m.outcome.scores == (0, 0) and m.outcome.ranking == (1, 2)
