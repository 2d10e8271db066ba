"""Specializations from one match to the next without the Experience System (New Frontier, Subsequent Missions)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.space_alert.crew import GAME, briefed
from tests.games.space_alert.steps.test_campaign import fly

from readyroom.core.errors import BadOptions, IllegalAction
from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with
from readyroom.games.space_alert.experience.explorer import Explorer
from readyroom.games.space_alert.mission.specializations import IDS, NAMES
from readyroom.games.space_alert.options import Kept, Options

MEDIC, MECHANIC, SPECIAL_OPS = Kept(0, "medic", 1), Kept(1, "mechanic", 2), Kept(11, "special ops", 3)
ROCKETEER = Kept(12, "rocketeer", 1)
CREW = (MEDIC, MECHANIC, SPECIAL_OPS, ROCKETEER)


def again(seats: int = 2, kept: tuple[Kept, ...] = CREW, **options: Any) -> Match:
    """A crew that has flown before, in the briefing of its next mission."""
    return briefed(seats, specializations=True, pace="untimed", mission="TR-1", kept=kept, **options)


def known(match: Match) -> dict[int, tuple[str, int]]:
    return {
        board.member: (NAMES[board.specialization], board.level)
        for board in match.state.boards
        if board.specialization >= 0
    }


def came_home(seats: int = 2) -> Match:
    """A crew that chose the first of what it was dealt, and came home from a test run on which nobody did anything."""
    for attempt in range(60):
        match = briefed(seats, f"first {attempt}", specializations=True, pace="untimed", mission="TR-1")
        for board in match.state.boards:
            match.act(max(board.seat, 0), f"specialize {board.member} {IDS[board.dealt[0]]}")
        fly(match)
        if match.outcome is not None and match.outcome.ranking[0] == 1:
            return match
    raise AssertionError("no crew came home")


def test_a_kept_specialization_rises_one_level_up_to_the_third() -> None:
    assert known(again()) == {0: ("medic", 2), 1: ("mechanic", 3), 11: ("special ops", 3), 12: ("rocketeer", 2)}


def test_an_exchanged_specialization_starts_at_the_first_level() -> None:
    match = again()
    match.act(0, "specialize 0 teleporter")
    assert known(match)[0] == ("teleporter", 1)
    match.act(0, "specialize 0 medic")
    assert known(match)[0] == ("medic", 2), "and may change their mind"


def test_a_specialization_given_up_is_available_to_the_others() -> None:
    match = again()
    with pytest.raises(IllegalAction):
        match.act(1, "specialize 1 medic")
    match.act(0, "specialize 0 teleporter")
    match.act(1, "specialize 1 medic")
    assert known(match)[1] == ("medic", 1)


def test_a_new_player_chooses_an_available_specialization_before_the_mission() -> None:
    match = again(3, (MEDIC, MECHANIC, SPECIAL_OPS))
    assert 2 not in known(match) and not match.state.board_of(2).dealt
    with pytest.raises(IllegalAction, match="specialization"):
        match.act(0, "ready")
    match.act(2, "specialize 2 hypernavigator")
    match.act(0, "ready")
    assert known(match)[2] == ("hypernavigator", 1)


def test_a_lone_players_androids_keep_theirs() -> None:
    match = again(1, (Kept(11, "medic", 1), Kept(12, "mechanic", 1), Kept(13, "teleporter", 1)))
    assert known(match) == {11: ("medic", 2), 12: ("mechanic", 2), 13: ("teleporter", 2)}


def test_the_crew_of_a_mission_that_came_home_is_carried_to_its_new_seats() -> None:
    match = came_home()
    assert GAME.carried(match) == "specializations"
    before = known(match)
    chosen = GAME.carry(match, Options(specializations=True), (1, None, 0))
    assert {one.member: (one.specialization, one.level) for one in chosen.kept} == {
        0: before[1], 2: before[0], 11: before[11],
    }, "three people fly with one android only"  # fmt: skip
    GAME.check_options(chosen, 3)


def test_a_new_crew_starts_like_any_other() -> None:
    chosen = GAME.carry(came_home(), Options(specializations=True), (None,) * 4)
    assert chosen == Options(specializations=True)
    assert {len(board.dealt) for board in Match.start(GAME, chosen, 4, "new").state.boards} == {2}


def test_nothing_is_carried_to_a_table_without_specializations_or_with_explorers() -> None:
    match = came_home()
    for options in (Options(), Options(specializations=True, explorers=(Explorer("a", "Ada"), None))):
        assert GAME.carry(match, options, (0, 1)) == options


def test_a_lost_ship_carries_nothing_over_and_explorers_use_their_logs() -> None:
    def ended(kept: tuple[Kept, ...], lost: bool, **options: Any) -> Match:
        for attempt in range(60):
            match = briefed(
                2, f"end {attempt}", specializations=True, pace="untimed", mission="TR-1", kept=kept, **options
            )
            fly(match)
            if match.outcome is not None and (match.outcome.ranking[0] != 1) == lost:
                return match
        raise AssertionError("that never happens")

    assert GAME.carried(ended(CREW, lost=True)) == ""
    assert GAME.carried(ended((), lost=False, explorers=(Explorer("a", "Ada"), None))) == ""
    assert GAME.carried(ended(CREW, lost=False)) == "specializations"
    assert GAME.carried(again()) == "", "a mission that is not over"


def test_a_match_with_kept_specializations_replays_from_its_record() -> None:
    match = again()
    fly(match)
    assert replay_with(GAME, match.record()).digest == match.digest


def test_options_from_before_still_decode() -> None:
    old = msgspec.to_builtins(Options(specializations=True))
    del old["kept"], old["people"]
    assert msgspec.convert(old, Options) == Options(specializations=True)


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (2, {"specializations": False}, "with specializations and without explorers"),
        (2, {"explorers": (Explorer("a", "Ada"), None)}, "with specializations and without explorers"),
        (3, {}, "not aboard"),
        (2, {"kept": (MEDIC, Kept(1, "medic", 1))}, "no two keep the same"),
        (2, {"kept": (MEDIC, Kept(0, "mechanic", 1))}, "no two keep the same"),
        (1, {"kept": (MEDIC,)}, "not aboard"),
    ],
)
def test_impossible_kept_specializations_are_refused(seats: int, options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions, match=reason):
        GAME.check_options(Options(**{"specializations": True, "kept": CREW, **options}), seats)
