"""Bot crews in every kind of mission choose legally, never stall, and play special cards."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.space_alert.crew import briefed, let_act, started

from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.games.space_alert.action_boards import IS_ANDROID
from readyroom.games.space_alert.actions import (
    FeedSpecial,
    Intend,
    Mend,
    MendNothing,
    PlaySpecial,
    Specialize,
    TakeBackSpecial,
)
from readyroom.games.space_alert.bot import NORMAL
from readyroom.games.space_alert.bots.crew_bot import CrewBot, Decision, between_missions
from readyroom.games.space_alert.bots.facts import Facts, heard
from readyroom.games.space_alert.bots.level import Level
from readyroom.games.space_alert.bots.problems import free_orders
from readyroom.games.space_alert.mission.orders import BASIC, SPECIAL_SHIFT, special_of
from readyroom.games.space_alert.mission.specializations import ROCKETEER
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.debriefing import Repair
from readyroom.games.space_alert.steps.stage import stage

KEEN = Level("keen", joint=200, fit=200, mend=50, rounds=1, fortunes=0)
"""Looks long enough to find a use for a special card."""


def fly(match: Match, level: Level = NORMAL) -> list[Action]:
    """All seats are bots. Whatever one wants to do must be legal, or it would wait for ever."""

    def choose(state: State, seat: int, legal: list[Action]) -> Action | None:
        if stage(state) != "planning":
            return CrewBot(level).choose(state, seat, legal, Chance("luck"))
        action = Decision(Facts(state, seat), level).action()
        assert action is None or action in legal, f"{action} at entry {match.seq}"
        return action

    return let_act(match, choose)


SETTINGS: dict[str, tuple[int, dict[str, Any]]] = {
    "specializations": (4, {"specializations": True}),
    "androids with specializations": (2, {"specializations": True, "new_frontier": True, "common": "white_yellow"}),
    "double actions, yellow and red": (
        4,
        {
            "mission": "double_action_standard", "double_actions": True, "variable_range": True, "new_frontier": True,
            "common": "yellow_red", "serious": "yellow_red", "specializations": True,
        },
    ),
    "five": (5, {"common": "yellow", "serious": "yellow"}),
    "three without a clock": (3, {"pace": "untimed", "specializations": True, "double_actions": True}),
    "alone": (1, {"specializations": True}),
    "a campaign": (4, {"mission": "test_run", "campaign": 3, "specializations": True}),
}  # fmt: skip


@pytest.mark.parametrize("name", SETTINGS)
def test_a_crew_of_bots_finishes_without_an_illegal_action(name: str) -> None:
    seats, options = SETTINGS[name]
    match = briefed(seats, name, **options)
    fly(match)
    assert stage(match.state) == "over"


def test_bots_choose_specializations_and_play_their_special_cards() -> None:
    played = 0
    for seed in range(3):
        match = briefed(4, f"special {seed}", specializations=True, mission="test_run")
        made = fly(match, KEEN)
        assert all(board.specialization >= 0 for board in match.state.boards)
        played += sum(isinstance(action, PlaySpecial) for action in made)
    assert played


def test_an_androids_special_card_is_fed_to_it() -> None:
    fed = 0
    for seed in range(4):
        made = fly(briefed(1, f"fed {seed}", specializations=True, mission="test_run"))
        fed += sum(isinstance(action, FeedSpecial) for action in made)
    assert fed


def test_the_most_useful_specialization_on_offer_is_chosen_once() -> None:
    match = briefed(4, "special 0", specializations=True)
    board = match.state.board_of(2)
    action = between_missions(match.state, match.legal(2))
    assert isinstance(action, Specialize) and action.member == board.member
    match.act(2, action)
    assert between_missions(match.state, match.legal(2)) is None, "the others have to choose theirs"


def test_the_worst_damage_is_repaired_first() -> None:
    state = started(4).state
    state.stack[-1] = Repair(0, 0)
    mends: list[Action] = [Mend("red", "light_laser"), Mend("blue", "structural"), MendNothing()]
    assert between_missions(state, mends) == Mend("blue", "structural")


def specialists() -> Match:
    match = briefed(4, "special 0", specializations=True)
    while stage(match.state) != "planning":
        for seat in match.to_act:
            action = between_missions(match.state, match.legal(seat))
            if action is not None:
                match.act(seat, action)
    return match


def test_special_cards_can_be_planned_by_those_who_have_them() -> None:
    special, plain = specialists(), started(4)
    for member in range(4):
        assert any(special_of(order) == BASIC for order in free_orders(special.state, member))
        assert not any(special_of(order) for order in free_orders(plain.state, member))


def test_where_a_special_card_lies_is_seen_by_the_others_and_remembered_by_its_owner() -> None:
    match = specialists()
    board = match.state.boards[1]
    match.act(board.seat, PlaySpecial("basic", 2))
    for seat in range(4):
        facts = Facts(match.state, seat)
        assert facts.said(1)[2] == BASIC << SPECIAL_SHIFT
    assert heard(board, 2) == BASIC << SPECIAL_SHIFT
    assert heard(board, 1) == 0


def test_a_special_card_that_is_no_longer_wanted_is_taken_back() -> None:
    match = specialists()
    board = match.state.boards[0]
    match.act(board.seat, PlaySpecial("basic", 2))
    decision = Decision(Facts(match.state, board.seat), NORMAL)
    wanted = [[0] * 14 for _ in range(4)]
    action = decision.play_special(wanted)
    assert action == TakeBackSpecial(2)
    match.act(board.seat, action)
    wanted[0][3] = BASIC << SPECIAL_SHIFT
    assert decision_for(match, board.seat).play_special(wanted) == PlaySpecial("basic", 3)


def decision_for(match: Match, seat: int) -> Decision:
    return Decision(Facts(match.state, seat), NORMAL)


def test_bots_announce_only_cards() -> None:
    match = specialists()
    board = match.state.boards[0]
    board.specialization = ROCKETEER
    wanted = [[0] * 14 for _ in range(4)]
    wanted[0][1] = BASIC << SPECIAL_SHIFT
    assert decision_for(match, board.seat).speak(wanted) == Intend(1, "nothing")


def test_androids_are_fed_by_one_player_each() -> None:
    match = started(2)
    fed = [member for seat in range(2) for member in Facts(match.state, seat).fed()]
    assert sorted(fed) == [m for m, board in enumerate(match.state.boards) if board.seat == IS_ANDROID]
