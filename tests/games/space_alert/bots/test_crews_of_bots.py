"""Bot crews speak in turn, lay what they announced, feed androids, respect silence, and finish."""

from __future__ import annotations

import pytest
from tests.games.space_alert.crew import GAME, Chooser, at_time, briefed, hand, let_act, started

from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.games.space_alert.action_boards import IS_ANDROID, NONE
from readyroom.games.space_alert.actions import Feed, Intend, Ready, UseHeroic
from readyroom.games.space_alert.bot import NORMAL
from readyroom.games.space_alert.bots.facts import Facts, half
from readyroom.games.space_alert.bots.searches import fitted_plans, own_hands
from readyroom.games.space_alert.solver.hands import layout
from readyroom.games.space_alert.steps.stage import stage
from readyroom.games.space_alert.timeline.timeline import CommunicationsDown


def ask(match: Match, seat: int, level: str = "normal") -> Action | None:
    state = match.state.clone()
    GAME.imagine(state, seat, Chance(f"{seat} {match.seq}"))
    return GAME.bot(level).choose(state, seat, match.legal(seat), Chance("luck"))


def bots(level: str = "normal") -> Chooser:
    bot = GAME.bot(level)
    return lambda state, seat, legal: bot.choose(state, seat, legal, Chance("luck"))


@pytest.mark.parametrize("level", GAME.levels)
def test_a_crew_of_four_flies_a_mission_and_lays_what_it_said(level: str) -> None:
    match = briefed(4, "all bots")
    let_act(match, bots(level))
    assert stage(match.state) == "over"
    for board in match.state.boards:
        laid = [half(board.cards[turn], board.movement[turn]) for turn in range(1, 13)]
        said = [max(board.intended[turn], 0) for turn in range(1, 13)]
        assert sum(a != b for a, b in zip(laid, said, strict=True)) <= 1
        assert any(laid)


def test_bots_say_that_they_are_ready() -> None:
    assert ask(briefed(4), 2) == Ready()


def test_those_who_act_first_speak_first_and_the_others_wait_for_them() -> None:
    match = started(4)
    first, second = (board.seat for board in match.state.boards[:2])
    assert ask(match, second) is None
    for turn in (1, 2, 3):
        action = ask(match, first)
        assert isinstance(action, Intend) and action.turn == turn
        match.act(first, action)
    assert isinstance(ask(match, second), Intend)


def test_a_bot_does_not_wait_forever_for_a_silent_player() -> None:
    match = started(4)
    human = match.state.captain
    made = let_act(match, bots(), 60_000, without=human)
    assert {type(action) for action in made} > {Intend}
    assert all(all(b.heard[1:4]) for b in match.state.boards if b.seat not in (human, IS_ANDROID))


def test_a_bot_takes_announcements_at_their_word() -> None:
    match = started(4)
    human = match.state.captain
    action = hand(match, human)[0].split("/")[0]
    for turn, order in ((1, "nothing"), (2, action), (3, "nothing")):
        match.act(human, f"intend {order} on {turn}")
    other = next(board.seat for board in match.state.boards if board.seat != human)
    plans = fitted_plans(Facts(match.state, other), NORMAL)
    said = match.state.boards[0].intended
    assert tuple(plans[0][1:4]) == said[1:4]


def test_a_bot_plans_only_what_its_own_cards_allow() -> None:
    match = started(4)
    for seat in range(4):
        facts = Facts(match.state, seat)
        hands = own_hands(facts, [])
        assert hands is not None
        assert layout(hands, fitted_plans(facts, NORMAL), [facts.mine]) is not None


def test_a_bot_waits_when_everything_is_announced_and_laid() -> None:
    match = started(4, "waiting")
    while not match.state.drawn:
        match.tick(match.deadline or 0)
    for _ in range(40):
        for seat in range(4):
            action = ask(match, seat)
            if action is not None:
                match.act(seat, action)
    assert all(ask(match, seat) is None for seat in range(4))


def test_bots_are_silent_while_communications_are_down_but_go_on_planning() -> None:
    match = started(4, seed="quiet", mission="S2-1")
    down = next(a for a in match.state.timeline.announcements if isinstance(a, CommunicationsDown))
    at_time(match, down.at // 1000)
    assert match.state.silent
    made = []
    for _ in range(8):
        for seat in range(4):
            action = ask(match, seat)
            if action is not None:
                match.act(seat, action)
                made.append(action)
    assert made and not any(isinstance(action, Intend) for action in made)


def test_bots_feed_their_androids_late_in_a_phase() -> None:
    match = briefed(2, "androids")
    made = let_act(match, bots())
    assert stage(match.state) == "over"
    assert any(isinstance(action, Feed | UseHeroic) for action in made)
    fed = [board for board in match.state.boards if board.seat == IS_ANDROID]
    assert any(face != NONE for board in fed for face in board.cards)


@pytest.mark.parametrize("pace", ["normal", "untimed"])
def test_a_bot_flies_alone_with_four_androids(pace: str) -> None:
    match = briefed(1, "alone", pace=pace)
    let_act(match, bots())
    assert stage(match.state) == "over"


def test_without_a_clock_bots_end_their_phases() -> None:
    match = briefed(3, "no clock", pace="untimed")
    let_act(match, bots("easy"))
    assert stage(match.state) == "over"


def test_double_action_cards_are_planned_too() -> None:
    options = {"new_frontier": True, "double_actions": True, "variable_range": True}
    match = briefed(4, "double", mission="double_action_easier", **options)
    let_act(match, bots("easy"))
    assert stage(match.state) == "over"


def test_bots_choose_specializations_and_fly_on_in_a_campaign() -> None:
    match = briefed(4, "campaign", campaign=True, specializations=True, new_frontier=True)
    let_act(match, bots("easy"))
    assert match.outcome is not None
    assert stage(match.state) != "planning"
