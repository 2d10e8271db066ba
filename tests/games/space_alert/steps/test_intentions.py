"""Announcing intentions: heard by all, binding nobody (rulebook 2.1: talking about cards is allowed)."""

from __future__ import annotations

import pytest
from tests.games.refused import refused
from tests.games.space_alert.crew import at_time, briefed, hand, plain, started, told

from readyroom.core.errors import IllegalAction
from readyroom.core.match import Match
from readyroom.games.space_alert.events import Intended
from readyroom.games.space_alert.timeline.timeline import CommunicationsDown
from readyroom.games.space_alert.view import IntentionView


def said(match: Match, member: int = 0) -> tuple[IntentionView, ...]:
    view: tuple[IntentionView, ...] = match.view(None).public.crew[member].intended
    return view


def test_everyone_hears_and_sees_an_intention_and_it_has_no_effect() -> None:
    match = started(4)
    seat = match.state.captain
    action, movement = plain(match, seat).split("/")
    before = hand(match, seat)
    events = match.act(seat, {"type": "intend", "turn": 2, "order": action})
    assert told(events, Intended) == [Intended(seat, 2, action)]
    assert said(match) == (IntentionView(2, action, outdated=False),)
    assert hand(match, seat) == before
    match.act(seat, f"play {plain(match, seat)} movement on 2")
    assert said(match) == (IntentionView(2, action, outdated=False),)
    assert movement


def test_an_intention_can_be_changed_and_taken_back_with_nothing() -> None:
    match = started(4)
    seat = match.state.captain
    action, movement = plain(match, seat).split("/")
    match.act(seat, f"intend {action} on 1")
    match.act(seat, f"intend {movement} on 1")
    match.act(seat, "intend nothing on 1")
    assert said(match) == (IntentionView(1, "nothing", outdated=False),)


def test_only_what_the_cards_allow_can_be_intended_and_only_for_the_phase_being_planned() -> None:
    match = started(4)
    halves = {half for card in hand(match, 0) for half in card.split("/")}
    missing = next(order for order in ("A", "B", "C", "bots", "heroic-A", "heroic-B") if order not in halves)
    refused(match, 0, f"intend {missing} on 1", "None of your cards allows that")
    refused(match, 0, "intend nothing on 4", "turns 1 to 3")
    match.act(0, "end phase")
    match.act(0, "intend nothing on 4")


def test_a_card_that_has_been_laid_can_still_be_announced() -> None:
    match = started(4)
    while len(hand(match, 0)) > 2:
        turn = 1 + len(match.view(0).own.board)
        match.act(0, f"play {hand(match, 0)[0]} action on {turn}")
    first = match.view(0).own.board[0]
    match.act(0, f"intend {first.card.split('/')[0]} on 1")


def test_players_cannot_announce_while_communications_are_down() -> None:
    match = started(4, seed="quiet", mission="S2-1")
    down = next(a for a in match.state.timeline.announcements if isinstance(a, CommunicationsDown))
    assert match.game.hushed(match.state) == ""
    at_time(match, down.at // 1000)
    assert match.game.hushed(match.state) == "Communications are down. No talking until they are restored."
    refused(match, 0, f"intend nothing on {match.state.hands[0].phase * 3 + 1}", "no talking")


def test_an_intention_from_before_the_last_threat_is_shown_as_outdated() -> None:
    match = started(4)
    match.act(match.state.captain, "intend nothing on 1")
    threats = len(match.state.drawn)
    while len(match.state.drawn) == threats:
        match.tick(match.deadline or 0)
    assert said(match)[0].outdated
    again = match.act(match.state.captain, "intend nothing on 1")
    assert not said(match)[0].outdated
    assert told(again, Intended) == [], "The log need not repeat what stands."


def test_intentions_are_refused_in_the_briefing_and_for_a_lone_player() -> None:
    with pytest.raises(IllegalAction):
        briefed(4).act(0, "intend nothing on 1")
    refused(started(1), 0, "intend nothing on 1", "nobody to tell")
