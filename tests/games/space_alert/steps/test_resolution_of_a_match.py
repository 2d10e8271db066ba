"""A match resolves like the same mission on paper."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.crew import GAME, started, told

from readyroom.core.chance import Chance
from readyroom.core.conformance import play_on
from readyroom.core.match import Match
from readyroom.games.space_alert.events import ANDROID, PlanRevealed
from readyroom.games.space_alert.file.resolver import resolve
from readyroom.games.space_alert.mission import trace
from readyroom.games.space_alert.mission.mission import TURNS
from readyroom.games.space_alert.mission.orders import words_of
from readyroom.games.space_alert.steps.resolution import planned


def played(seats: int, seed: str, **options: Any) -> Match:
    match = started(seats, seed, **options)
    luck = Chance(f"play {seed}")
    while match.outcome is None:
        play_on(match, luck)
    return match


def on_paper(match: Match) -> dict[str, Any]:
    """The mission as a player would write it down, with the damage tiles in the order drawn."""
    s = match.state
    tiles: dict[str, list[str]] = {"red": [], "white": [], "blue": []}
    for _, event in match.events(None):
        if isinstance(event, trace.TileDrawn):
            tiles[event.zone].append(event.tile)
    crew = []
    for i, board in enumerate(s.boards):
        slots = [planned(board, turn) for turn in range(1, TURNS + 1)]
        plan = [words_of(slot) if slot else None for slot in slots]
        crew.append({"name": f"member {i}", "android": board.seat < 0, "plan": plan})
    return {
        "tracks": match.view(None).public.tracks,
        "threats": [{"turn": d.turn, "zone": d.zone, "card": d.threat} for d in match.view(None).public.threats],
        "crew": crew,
        "rules": {"double_actions": s.options.double_actions, "variable_range": s.options.variable_range},
        "damage": tiles,
    }


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("double", [False, True])
def test_a_match_scores_what_the_resolver_scores(seats: int, double: bool) -> None:
    for seed in range(3):
        match = played(seats, str(seed), double_actions=double, variable_range=double, pace="untimed")
        found = match.view(None).public.result
        paper = resolve(on_paper(match))
        assert found.survived == (paper.outcome == "survived")
        assert found.score == (paper.score or 0)
        assert [(f.threat, f.fate, f.turn) for f in found.threats] == [
            (threat.code, threat.fate, threat.turn) for threat in paper.threats
        ]
        assert [(f.station, f.knocked_out) for f in found.crew] == [
            (member.station, member.knocked_out) for member in paper.crew
        ]
        outcome = match.outcome
        assert outcome is not None
        assert outcome.scores == (found.score,) * seats


def test_the_trace_names_seats_of_the_table_and_androids() -> None:
    match = played(2, "names")
    shown = told([event for _, event in match.events(None)], PlanRevealed)
    captain = match.state.captain
    assert [event.seat for event in shown] == [captain, 1 - captain, ANDROID + 1, ANDROID + 2]
    assert str(GAME.describe(trace.Idle(ANDROID + 2))) == "Android 2 does nothing."
    assert GAME.describe(trace.Idle(1)).text(["Ana", "Bo"]) == "Bo does nothing."


def test_a_test_run_ends_after_seven_turns() -> None:
    match = played(3, "tests", mission="TR-1", pace="untimed")
    turns = [event.turn for _, event in match.events(None) if isinstance(event, trace.TurnBegan)]
    assert turns[:7] == list(range(1, 8))
    assert turns[7:] in ([], [13])


def test_all_cards_are_turned_up_and_the_mission_is_named_at_the_end() -> None:
    match = played(4, "end")
    table = match.view(None).public
    assert table.stage == "over"
    assert table.mission.startswith("mission/")
    assert all(space.card for member in table.crew for space in member.board)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_crew_wins_or_loses_together(seats: int) -> None:
    places = set()
    for seed in range(8):
        match = played(seats, str(seed), pace="untimed", mission="S2-1", common="yellow", serious="yellow")
        assert match.outcome is not None and match.outcome.together
        places.add(match.outcome.ranking)
        assert match.outcome.ranking == ((2 if match.state.mission.lost else 1),) * seats
    assert (2,) * seats in places
