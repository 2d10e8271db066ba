"""Planning (rulebook 2, 5.2, 5.5): own boards, androids, phases and data transfers."""

from __future__ import annotations

import pytest
from tests.games.refused import refused
from tests.games.space_alert.crew import GAME, at_time, hand, heroic, plain, started, told

from readyroom.core.chance import Chance
from readyroom.games.space_alert import events as e
from readyroom.games.space_alert.actions import Agree, Feed, Play
from readyroom.games.space_alert.timeline.timeline import PHASE_TURNS, DataTransfer, IncomingData
from readyroom.games.space_alert.view import ReceivedView


def test_others_see_only_the_half_that_is_on_top() -> None:
    match = started(4)
    card = plain(match, 0)
    before = match.seq
    match.act(0, f"play {card} movement on 2")
    assert [event for _, event in match.events(0, before)] == [e.Planned(0, 2, card, "movement")]
    for other in (None, 1, 2, 3):
        assert [event for _, event in match.events(other, before)] == [e.LaidFaceDown(0, 2, "movement", "")]
    shown = next(member for member in match.view(1).public.crew if member.seat == 0)
    assert [(space.turn, space.half, space.card) for space in shown.board] == [(2, "movement", None)]
    assert match.view(0).own.board[0].card == card


def test_the_back_of_a_double_card_shows_its_doubled_half() -> None:
    match = started(4, double_actions=True)
    card = plain(match, 0)
    before = match.seq
    match.act(0, f"play {card} action on 1")
    doubled = "action" if "+" in card.split("/")[0] else "movement"
    assert [event for _, event in match.events(1, before)] == [e.LaidFaceDown(0, 1, "action", doubled)]


def test_a_planned_card_can_be_turned_round_and_taken_back() -> None:
    match = started(4)
    card = plain(match, 0)
    cards = hand(match, 0)
    match.act(0, f"play {card} action on 3")
    match.act(0, "turn over 3")
    assert match.view(0).own.board[0].half == "movement"
    match.act(0, "take back 3")
    assert hand(match, 0) == cards
    assert match.view(0).own.board == ()


def test_a_space_takes_one_card_and_only_turns_of_your_phase_are_open() -> None:
    match = started(4)
    match.act(0, f"play {plain(match, 0)} action on 1")
    refused(match, 0, f"play {plain(match, 0)} action on 1", "Take it back first")
    refused(match, 0, f"play {plain(match, 0)} action on 4", "turns 1 to 3")


def test_ending_a_phase_early_closes_your_turns_only() -> None:
    match = started(4)
    match.act(0, f"play {plain(match, 0)} action on 1")
    events = match.act(0, "end phase")
    assert len(told(events, e.PickedUp)[0].cards) == 5
    assert len(hand(match, 0)) == 9
    assert [player.phase for player in match.view(None).public.players] == [2, 1, 1, 1]
    refused(match, 0, "take back 1", "turns 4 to 7")
    match.act(1, f"play {plain(match, 1)} action on 1")


def test_picked_up_cards_are_shown_only_to_their_owner() -> None:
    match = started(4)
    before = match.seq
    match.act(2, "end phase")
    assert any(isinstance(event, e.PickedUp) for _, event in match.events(2, before))
    assert [event for _, event in match.events(3, before)][1:] == [e.CardsTaken(2, 5)]


def test_the_clock_ends_the_phase_for_all_who_have_not() -> None:
    match = started(4, mission="S2-1")
    match.act(0, "end phase")
    at_time(match, match.state.timeline.phase_end(1) // 1000)
    players = match.view(None).public.players
    assert [player.phase for player in players] == [2, 2, 2, 2]
    assert match.view(None).public.phase == 2
    incoming = sum(a.at <= match.state.time for a in match.state.timeline.incoming())
    assert [player.cards for player in players] == [10 + incoming] * 4


# -- androids


def test_any_player_can_feed_any_android_face_up_and_for_good() -> None:
    match = started(3)
    card = plain(match, 2)
    events = match.act(2, f"feed 1 {card} action on 2")
    assert events == [e.AndroidFed(2, 1, 2, card, "action")]
    android = next(member for member in match.view(0).public.crew if member.android == 1)
    assert android.board[0].card == card
    refused(match, 2, "withdraw 1 2", "cannot take them back")
    assert not match.can_undo(2)


def test_a_heroic_card_is_only_for_its_owner() -> None:
    match = started(3)
    card = heroic(match, 0)
    refused(match, 0, f"feed 1 {card} action on 2", "an android cannot use")
    match.act(0, f"play {card} action on 2")


def test_an_android_uses_its_own_heroic_card_once() -> None:
    match = started(3)
    match.act(0, "heroic 1 movement on 1")
    android = next(member for member in match.view(0).public.crew if member.android == 1)
    assert android.heroic is None
    assert android.board[0].card is not None and android.board[0].card.startswith("heroic")
    before = match.digest
    assert told(match.act(1, "heroic 1 movement on 2"), e.CameTooLate)
    assert match.digest == before


def test_feeding_a_space_too_late_keeps_the_card_and_tells_only_that_player() -> None:
    match = started(3)
    match.act(0, f"feed 1 {plain(match, 0)} action on 3")
    cards = hand(match, 1)
    before = match.seq
    match.act(1, Feed(1, plain(match, 1), "action", 3))
    assert hand(match, 1) == cards
    assert [event for _, event in match.events(1, before)] == [e.CameTooLate(1, 1, 3)]
    assert match.events(0, before) == []


def test_alone_what_is_planned_for_an_android_can_be_changed_until_the_phase_ends() -> None:
    match = started(1, mission="S2-1")
    match.act(0, "feed 2 A/red action on 1")
    match.act(0, "heroic 2 action on 2")
    match.act(0, "withdraw 2 1")
    match.act(0, "withdraw 2 2")
    android = match.view(0).public.crew[1]
    assert android.board == () and android.heroic is not None
    match.act(0, "feed 2 A/red action on 1")
    at_time(match, match.state.timeline.phase_end(1) // 1000)
    refused(match, 0, "withdraw 2 1", "turns 4 to 7")


# -- data


def test_a_card_can_be_given_once_while_a_transfer_is_open() -> None:
    match = started(4, mission="S2-1")
    transfer = match.state.timeline.transfers()[0]
    card = plain(match, 0)
    refused(match, 0, f"give {card} to 1", "No data transfer")
    assert told(at_time(match, transfer.at // 1000), DataTransfer)
    refused(match, 0, f"give {heroic(match, 0)} to 1", "never change hands")
    card = plain(match, 0)
    before, mine, theirs = match.seq, len(hand(match, 0)), len(hand(match, 1))
    match.act(0, f"give {card} to 1")
    assert (len(hand(match, 0)), len(hand(match, 1))) == (mine - 1, theirs + 1)
    assert [event for _, event in match.events(1, before)] == [e.CardGiven(0, 1, card)]
    assert [event for _, event in match.events(2, before)] == [e.CardPassed(0, 1)]
    refused(match, 0, f"give {plain(match, 0)} to 1", "already")
    at_time(match, transfer.until // 1000)
    refused(match, 1, f"give {plain(match, 1)} to 0", "No data transfer")


def test_only_the_receiver_sees_who_gave_a_card_until_it_is_planned() -> None:
    match = started(4, mission="S2-1")
    at_time(match, match.state.timeline.transfers()[0].at // 1000)
    card = next(card for card in hand(match, 0) if not card.startswith("heroic") and card not in hand(match, 1))
    match.act(0, f"give {card} to 1")
    assert match.view(1).own.received == (ReceivedView(card, 0),)
    assert "Handed over" in match.board(1)
    assert [match.view(seat).own.received for seat in (0, 2, 3)] == [(), (), ()]
    imagined = match.state.clone()
    GAME.imagine(imagined, 2, Chance("from whom"))
    assert imagined.hands[1].received == imagined.hands[1].givers == ()
    turn = PHASE_TURNS[match.state.hands[1].phase - 1][0]
    match.act(1, f"play {card} action on {turn}")
    assert match.view(1).own.received == ()
    match.act(1, f"take back {turn}")
    assert match.view(1).own.received == ()


def test_among_identical_cards_the_one_from_a_crewmate_is_planned_last() -> None:
    match = started(4, mission="S2-1")
    at_time(match, match.state.timeline.transfers()[0].at // 1000)
    card = next(card for card in hand(match, 0) if card in hand(match, 1) and not card.startswith("heroic"))
    match.act(0, f"give {card} to 1")
    first = PHASE_TURNS[match.state.hands[1].phase - 1][0]
    for turn in range(first, first + hand(match, 1).count(card) - 1):
        match.act(1, f"play {card} action on {turn}")
    assert match.view(1).own.received == (ReceivedView(card, 0),)


@pytest.mark.parametrize(("seats", "double", "extra"), [(4, False, 4), (2, False, 2), (2, True, 4), (3, True, 4)])
def test_incoming_data_brings_everyone_a_card_and_more_with_androids(seats: int, double: bool, extra: int) -> None:
    match = started(seats, mission="S2-1", double_actions=double)
    incoming = match.state.timeline.incoming()[0]
    at_time(match, incoming.at // 1000 - 5)
    before = sum(len(hand(match, seat)) for seat in range(seats))
    assert told(at_time(match, incoming.at // 1000), IncomingData)
    assert sum(len(hand(match, seat)) for seat in range(seats)) == before + extra


# -- the end


def test_the_action_round_can_end_by_agreement_only_in_its_last_phase() -> None:
    match = started(4, mission="S2-1")
    for seat in range(4):
        match.act(seat, "end phase")
        match.act(seat, "end phase")
    refused(match, 0, "agree", "last phase")
    at_time(match, match.state.timeline.phase_end(2) // 1000)
    for seat in range(3):
        match.act(seat, "agree")
    assert match.outcome is None
    assert not match.legal(0)
    match.act(3, "agree")
    assert match.outcome is not None


def test_without_a_clock_every_phase_has_data_transfers_of_its_own() -> None:
    match = started(2, mission="S2-1", pace="untimed")
    for phase in (1, 2):
        transfers = match.view(None).public.transfers
        assert transfers == sum(
            match.state.timeline.phase_at(one.at) == phase for one in match.state.timeline.transfers()
        )
        said = [str(GAME.describe(event)) for event in told([event for _, event in match.events(0)], DataTransfer)]
        assert set(said) == {"Data transfer. Everyone may hand a card to a crewmate before the phase ends."}
        for _ in range(transfers):
            match.act(0, f"give {plain(match, 0)} to 1")
        refused(match, 0, f"give {plain(match, 0)} to 1", "already given a card in this data transfer")
        for seat in range(2):
            match.act(seat, "end phase")


def test_an_agreement_to_end_early_cannot_be_taken_back() -> None:
    match = started(4, mission="TR-1", pace="untimed")
    for seat in range(4):
        match.act(seat, "end phase")
    match.act(0, "agree")
    assert not match.can_undo(0)
    assert match.view(None).public.players[0].agreed


def test_without_a_clock_a_phase_lasts_until_all_have_ended_it() -> None:
    match = started(3, mission="S2-1", pace="untimed")
    assert match.deadline is None
    first = {a.turn for a in match.state.timeline.threats(4) if match.state.timeline.phase_at(a.at) == 1}
    assert {threat.turn for threat in match.view(None).public.threats} == first
    match.act(0, "end phase")
    refused(match, 0, "end phase", "Wait for the others")
    match.act(1, "end phase")
    assert match.view(None).public.phase == 1
    match.act(2, "end phase")
    assert match.view(None).public.phase == 2
    assert len(match.view(None).public.threats) == len(match.state.timeline.threats(4))
    for seat in range(3):
        match.act(seat, "end phase")
    assert all(Agree() in match.legal(seat) for seat in range(3))
    assert any(isinstance(action, Play) and action.turn == 12 for action in match.legal(0))
