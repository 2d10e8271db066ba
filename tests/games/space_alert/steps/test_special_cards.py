"""Special cards in the Action Round (New Frontier, Specializations): played once, combined by a few, never given."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.games.refused import refused
from tests.games.space_alert.crew import DEALT, GAME, at_time, hand, told, turn_up

from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.games.space_alert.actions import FeedSpecial, PlaySpecial
from readyroom.games.space_alert.events import CameTooLate, PlanRevealed, SpecialLaid, SpecialPlanned
from readyroom.games.space_alert.experience.explorer import Explorer, Skill
from readyroom.games.space_alert.mission import trace
from readyroom.games.space_alert.options import Options


def explorer(i: int, skill: tuple[str, int] | None) -> Explorer:
    known = [{"specialization": skill[0], "level": skill[1]}] if skill else []
    return msgspec.convert({"id": str(i), "name": f"Explorer {i}", "specializations": known}, Explorer)


def flying(*skills: tuple[str, int] | None, seed: str = "special", **options: Any) -> Match:
    """A crew of explorers, each with this specialization (or none); androids have none."""
    explorers = tuple(explorer(i, skill) for i, skill in enumerate(skills))
    match = Match.start(GAME, Options(specializations=True, explorers=explorers, **options), len(skills), seed, DEALT)
    for seat, skill in enumerate(skills):
        if skill:
            match.act(seat, f"specialize {seat} {skill[0].replace(' ', '_')}")
    for seat in range(len(skills)):
        match.act(seat, "ready")
    return match


def board(match: Match, seat: int) -> dict[int, str]:
    return {space.turn: space.special for space in match.view(seat).own.board if space.special}


@pytest.mark.parametrize(
    ("level", "basic", "advanced"), [(1, 1, 0), (2, 1, 1), (3, 2, 1)], ids=["level 1", "level 2", "level 3"]
)
def test_how_often_special_cards_can_be_played_depends_on_the_level(level: int, basic: int, advanced: int) -> None:
    match = flying(("rocketeer", level), None, None, None)
    sides = {action.side for action in match.legal(0) if isinstance(action, PlaySpecial)}
    assert sides == ({"basic", "advanced"} if advanced else {"basic"})
    for turn in range(1, basic + 1):
        match.act(0, f"special basic on {turn}")
    refused(match, 0, "special basic on 3", "no special card left")
    for turn in range(1, basic + 1):
        match.act(0, f"take back special {turn}")
    if not advanced:
        refused(match, 0, "special advanced on 1", "no special card left")
        return
    match.act(0, "special advanced on 1")
    refused(match, 0, "special advanced on 2", "no special card left")
    if level == 3:
        match.act(0, "special basic on 2")


def test_others_see_that_a_special_card_lies_there_but_not_which_action() -> None:
    match = flying(("mechanic", 2), None, None, None)
    before = match.seq
    match.act(0, "special advanced on 2")
    assert [event for _, event in match.events(0, before)] == [SpecialPlanned(0, 2, "advanced")]
    assert [event for _, event in match.events(1, before)] == [SpecialLaid(0, 2)]
    shown = next(m for m in match.view(1).public.crew if m.seat == 0)
    assert [(s.turn, s.special, s.specials) for s in shown.board] == [(2, "down", 1)]
    assert shown.special_cards == 0
    imagined = set()
    for seed in range(10):
        twin = match.clone()
        GAME.imagine(twin.state, 1, Chance(str(seed)))
        imagined.add(board(twin, 0)[2])
    assert imagined == {"basic", "advanced"}


def test_a_special_card_shares_its_space_with_no_other() -> None:
    match = flying(("rocketeer", 3), None, None, None)
    card = hand(match, 0)[0]
    match.act(0, "special basic on 1")
    refused(match, 0, f"play {card} action on 1", "cannot be combined")
    match.act(0, f"play {card} action on 2")
    refused(match, 0, "special advanced on 2", "cannot be combined")


def test_a_medic_combines_either_special_card_with_another_card() -> None:
    match = flying(("medic", 3), None, None, None)
    for turn, side in ((1, "basic"), (2, "advanced")):
        match.act(0, f"play {hand(match, 0)[0]} movement on {turn}")
        match.act(0, f"special {side} on {turn}")
    assert board(match, 0) == {1: "basic", 2: "advanced"}


def test_a_medic_cannot_combine_both_special_cards() -> None:
    match = flying(("medic", 3), None, None, None)
    match.act(0, "special basic on 1")
    refused(match, 0, "special advanced on 1", "cannot be combined")


def test_special_ops_combine_only_the_advanced_card_with_another_and_both_of_their_own() -> None:
    match = flying(("special ops", 3), None, None, None)
    match.act(0, f"play {hand(match, 0)[0]} action on 1")
    refused(match, 0, "special basic on 1", "cannot be combined")
    match.act(0, "special advanced on 1")
    match.act(0, "take back special 1")
    match.act(0, "special basic on 2")
    match.act(0, "special advanced on 2")
    assert board(match, 0) == {2: "both"}
    refused(match, 0, f"play {hand(match, 0)[0]} action on 2", "cannot be combined")


def with_an_android() -> Match:
    """Three players and an android, each with the first specialization that they were dealt."""
    match = Match.start(GAME, Options(specializations=True), 3, "android", DEALT)
    for one in match.view(None).public.crew:
        who, actor = (one.seat, one.seat) if one.seat is not None else (10 + (one.android or 0), 2)
        match.act(actor, f"specialize {who} {one.choices[0].specialization}")
    for seat in range(3):
        match.act(seat, "ready")
    return match


def test_a_special_card_for_an_android_comes_too_late_where_a_card_lies_already() -> None:
    match = with_an_android()
    match.act(0, f"feed 1 {hand(match, 0)[0]} action on 2")
    before = match.digest
    assert told(match.act(1, FeedSpecial(1, "basic", 2)), CameTooLate)
    assert match.digest == before
    match.act(1, "feed special 1 basic on 3")


def test_an_android_plays_its_own_special_card_face_up_and_for_good() -> None:
    match = with_an_android()
    match.act(2, "feed special 1 basic on 2")
    before = match.digest
    assert told(match.act(0, FeedSpecial(1, "basic", 2)), CameTooLate)
    assert match.digest == before
    android = next(m for m in match.view(None).public.crew if m.android == 1)
    assert [(s.turn, s.special) for s in android.board] == [(2, "basic")]
    refused(match, 2, "withdraw special 1 2", "cannot take them back")


# -- the Teleporter's tokens


def test_teleport_tokens_move_only_in_data_transfers_and_only_by_the_teleporter() -> None:
    match = flying(("teleporter", 1), None, None, None, mission="S2-1")
    assert match.view(None).public.tokens == (0, 0)
    refused(match, 0, "token first to 2", "only during a data transfer")
    at_time(match, match.state.timeline.transfers()[0].at // 1000)
    refused(match, 1, "token first to 1", "Only the Teleporter")
    match.act(0, "token first to 2")
    refused(match, 0, "token first to 2", "already there. Put it in front of someone else")
    refused(match, 0, "token first to 7", "no such crew member")
    match.act(0, "token second to 3")
    match.act(0, "token second to 1")
    assert match.view(3).public.tokens == (2, 1)


def test_alone_the_tokens_can_be_moved_at_any_time() -> None:
    explorer = Explorer("x", "Solo", specializations=(Skill("teleporter", 1),))
    match = Match.start(GAME, Options(specializations=True, explorers=(explorer,)), 1, "solo", DEALT)
    match.act(0, "specialize 13 teleporter")
    match.act(0, "ready")
    match.act(0, "token first to 12")
    match.act(0, "token second to 14")
    assert match.view(0).public.tokens == (12, 14)
    match.act(0, "feed special 3 basic on 1")
    match.act(0, "withdraw special 3 1")


# -- what comes of it


def resolved(match: Match) -> list[Any]:
    """Without a clock: everybody ends their phases and agrees."""
    before = match.seq
    for action in ("end phase", "end phase", "agree"):
        for seat in range(match.seats):
            match.act(seat, action)
    turn_up(match)
    return [event for _, event in match.events(None, before)]


def test_an_androids_tokens_are_moved_by_a_player_who_may_plan_its_basic_action() -> None:
    explorers = (Explorer("x", "Ada", specializations=(Skill("teleporter", 1),)), None, None)
    match = Match.start(GAME, Options(mission="S2-1", specializations=True, explorers=explorers), 3, "beamer", DEALT)
    match.act(0, "specialize 11 teleporter")
    for seat in range(3):
        match.act(seat, "ready")
    at_time(match, match.state.timeline.transfers()[0].at // 1000)
    refused(match, 1, "token first to 2", "Only the Teleporter")
    match.act(0, "token first to 2")
    assert match.view(None).public.tokens == (2, 11)


def test_the_tokens_of_the_end_decide_who_is_beamed_where() -> None:
    match = flying(("teleporter", 1), None, None, None, mission="S2-1", pace="untimed")
    card = next(card for seat in (2,) for card in hand(match, seat) if card.endswith(("/red", "/blue")))
    match.act(2, f"play {card} movement on 1")
    match.act(0, "special basic on 3")
    while not match.state.transfers:
        for seat in range(4):
            match.act(seat, "end phase")
    match.act(0, "token first to 1")
    match.act(0, "token second to 2")
    while match.state.phase < 3:
        for seat in range(4):
            match.act(seat, "end phase")
    before = match.seq
    for seat in range(4):
        match.act(seat, "agree")
    turn_up(match)
    events = [event for _, event in match.events(None, before)]
    station = "upper_red" if card.endswith("red") else "upper_blue"
    assert trace.Teleported(1, station) in events


def test_a_medic_in_a_hurry_acts_before_the_captain() -> None:
    match = flying(("medic", 1), None, None, None, mission="S2-1", pace="untimed")
    captain = match.state.captain
    assert captain != 0
    lift = next(card for card in hand(match, 0) if card.endswith("/red"))
    match.act(0, f"play {lift} movement on 1")
    match.act(0, "special basic on 1")
    events = resolved(match)
    first = next(e for e in events if getattr(e, "seat", None) in (0, captain) and type(e) is not PlanRevealed)
    assert first.seat == 0


def test_a_hypernavigators_early_jump_skips_the_last_turns() -> None:
    """Planned for turn 10, it may come on turn 11, since nobody maintains the computer here."""
    jumped = []
    for seed in range(40):
        match = flying(("hypernavigator", 2), None, None, None, mission="SIM-1", pace="untimed", seed=str(seed))
        lift = next((card for card in hand(match, 0) if card.endswith("/lift")), None)
        if lift is None:
            continue
        match.act(0, f"play {lift} movement on 1")
        for _ in range(2):
            for seat in range(4):
                match.act(seat, "end phase")
        match.act(0, "special advanced on 10")
        for seat in range(4):
            match.act(seat, "agree")
        turn_up(match)
        events = [event for _, event in match.events(None)]
        turns = [event.turn for event in told(events, trace.TurnBegan)]
        if told(events, trace.EarlyJump) and not told(events, trace.ShipLost):
            jumped.append(turns)
    assert jumped
    for turns in jumped:
        assert turns in ([*range(1, 11), 13], [*range(1, 12), 13])
