"""Missions on paper: shorter missions, carried damage, and files that round-trip."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.mission.test_random_missions import random_mission

from readyroom.games.space_alert.file.mistakes import BadMission
from readyroom.games.space_alert.file.paper import with_luck, written
from readyroom.games.space_alert.file.reader import read_mission
from readyroom.games.space_alert.file.resolver import resolve
from readyroom.games.space_alert.mission.trace import TurnBegan

PLAIN: dict[str, Any] = {
    "tracks": {"red": "T1", "white": "T5", "blue": "T3", "internal": "T2"},
    "threats": [],
    "crew": [{"name": "Ada", "plan": ["C"]}],
}


@pytest.mark.parametrize("number", range(0, 120, 4))
def test_a_mission_that_is_written_down_and_read_again_is_the_same(number: int) -> None:
    first = resolve(random_mission(number))
    paper = with_luck(written(read_mission(random_mission(number))), first.trace, "other")
    again = resolve(paper)
    assert (again.outcome, again.points, again.threats, again.crew) == (
        first.outcome, first.points, first.threats, first.crew,
    )  # fmt: skip


def test_a_test_run_ends_when_its_turns_are_over() -> None:
    result = resolve({**PLAIN, "turns": 7})
    assert [event.turn for event in result.trace if isinstance(event, TurnBegan)] == [*range(1, 8), 13]
    with pytest.raises(BadMission, match=r"\$\.turns: Expected the number of planned turns"):
        resolve({**PLAIN, "turns": 13})


def test_damage_carried_from_the_mission_before_costs_energy_and_counts() -> None:
    m = read_mission({**PLAIN, "carried": {"red": ["shield", "reactor"]}})
    assert (m.ship.shield, m.ship.reactor) == ([0, 1, 1], [1, 3, 2])
    assert resolve({**PLAIN, "carried": {"red": ["shield", "reactor"]}}).damage.red == 2
    with pytest.raises(BadMission, match=r'\$\.carried\.red\[0\]: "sheild" is not a damage tile of the red zone\. Did'):
        resolve({**PLAIN, "carried": {"red": ["sheild"]}})


def test_a_tile_comes_twice_only_where_a_squad_leader_can_put_it_back() -> None:
    twice = {"damage": {"red": ["shield", "shield"]}}
    with pytest.raises(BadMission, match="only one shield tile"):
        resolve({**PLAIN, **twice})
    leader = [{"name": "Ada", "specialization": "squad leader", "plan": []}]
    assert resolve({**PLAIN, "crew": leader, **twice}).outcome == "survived"


def test_a_campaign_may_have_left_a_squad_behind() -> None:
    m = read_mission({**PLAIN, "squads": ["lower_red"]})
    assert written(m)["squads"] == ["lower_red"]


def test_squads_that_a_campaign_left_behind_are_not_aboard_and_cost_their_points() -> None:
    fetch = [{"name": "Ada", "plan": ["blue", "C"]}]
    assert resolve({**PLAIN, "crew": fetch}).crew[0].battlebots == "active"
    left = resolve({**PLAIN, "crew": fetch, "squads": ["lower red"]})
    assert left.crew[0].battlebots is None
    assert left.points.battlebots == -1
    assert written(read_mission({**PLAIN, "squads": []}))["squads"] == []
    for wrong in (["bridge"], "lower_red", ["lower_red", 3]):
        with pytest.raises(BadMission, match=r"\$\.squads: Expected a list of the stations with a squad"):
            resolve({**PLAIN, "squads": wrong})
