"""Rulebook 3.2, "Oops, I tripped": a player who misplayed a card may own up, does what was meant, and is delayed."""

from __future__ import annotations

from typing import Any

from tests.games.refused import refused
from tests.games.space_alert.crew import DEALT, GAME, hand, let_act, started, told

from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.games.space_alert.action_boards import NONE
from readyroom.games.space_alert.actions import OwnUp, Specialize, StandBy
from readyroom.games.space_alert.bot import EASY
from readyroom.games.space_alert.bots.crew_bot import CrewBot
from readyroom.games.space_alert.events import ANDROID, OwnedUp, PlanRevealed, StoodBy
from readyroom.games.space_alert.film.film import screen, screen_match
from readyroom.games.space_alert.mission import trace
from readyroom.games.space_alert.options import Options
from readyroom.games.space_alert.steps.stage import stage


def laid(half: str = "action", seats: int = 4, ending: str = "/red", **options: Any) -> tuple[Match, str]:
    """Everybody is done planning; seat 0 has laid the one card, on turn 1. Answers its action symbol too."""
    options = {"mission": "TR-1", "pace": "untimed", **options}
    for seed in range(20):
        match = started(seats, f"oops {seed}", **options)
        fitting = [card for card in hand(match, 0) if card.endswith(ending) and card[0] in "ABC"]
        if fitting:
            match.act(0, f"play {fitting[0]} {half} on 1")
            return done(match), fitting[0][0]
    raise AssertionError("nobody has such a card")


def done(match: Match) -> Match:
    for action in ("end phase", "agree"):
        for seat in range(match.seats):
            match.act(seat, action)
    return match


def heard(match: Match, viewer: int | None, kind: type[Any]) -> list[Any]:
    return told([event for _, event in match.events(viewer)], kind)


def test_a_card_laid_upside_down_does_what_was_meant_and_the_next_action_is_delayed() -> None:
    match, _ = laid("action")
    assert stage(match.state) == "owning_up" and match.to_act == (0,)
    match.act(0, "tripped 0 on 1 meaning red")
    match.act(0, "stand by")
    plan = next(event.plan for event in heard(match, None, PlanRevealed) if event.seat == 0)
    assert plan[0] == "tripped red"
    assert trace.Walked(0, "upper_red") in heard(match, None, trace.Walked)
    assert trace.Delayed(0, 2, "tripped") in heard(match, None, trace.Delayed)


def test_a_card_can_only_have_been_upside_down_or_have_had_its_arrows_mixed_up() -> None:
    match, _ = laid("action")
    assert match.legal(0) == [OwnUp(0, 1, "red"), StandBy()]
    match, action = laid("movement")
    assert match.legal(0) == [OwnUp(0, 1, action), OwnUp(0, 1, "blue"), StandBy()]
    match, action = laid("movement", ending="/lift")
    assert match.legal(0) == [OwnUp(0, 1, action), StandBy()]


def test_a_heroic_card_can_lie_upside_down_too() -> None:
    match = started(4, "hero", mission="TR-1", pace="untimed")
    card = next(card for card in hand(match, 0) if card.startswith("heroic"))
    match.act(0, f"play {card} action on 2")
    done(match)
    assert match.legal(0) == [OwnUp(0, 2, card.split("/")[1]), StandBy()]


def test_an_admission_stays_secret_until_the_cards_are_turned_up() -> None:
    match, _ = laid("action")
    match.act(0, "tripped 0 on 1 meaning red")
    assert heard(match, 0, OwnedUp) == [OwnedUp(0, 1, "red")]
    assert not heard(match, 1, OwnedUp) and not heard(match, None, OwnedUp)
    member = next(one for one in match.view(1).public.crew if one.seat == 0)
    assert [(space.card, space.meant) for space in member.board] == [(None, "")]
    mine = match.view(0).own
    assert mine is not None and [space.meant for space in mine.board] == ["red"]
    GAME.imagine(match.state, 1, Chance("what may be"))
    assert match.state.board_of(0).meant[1] == NONE
    assert match.state.board_of(0).cards[1] != NONE


def test_with_a_clock_owning_up_lasts_half_a_minute_at_most() -> None:
    match = timed()
    assert match.deadline == match.state.ended + 30_000 == match.view(None).public.turns_up
    match.act(0, "tripped 0 on 1 meaning red")
    match.tick(match.state.ended + 29_999)
    assert match.outcome is None
    match.tick(match.state.ended + 30_000)
    assert match.outcome is not None
    assert trace.Delayed(0, 2, "tripped") in heard(match, None, trace.Delayed)


def timed() -> Match:
    """The same with a clock, which has run out."""
    for seed in range(20):
        match = started(4, f"oops {seed}", mission="TR-1")
        card = next((card for card in hand(match, 0) if card.endswith("/red") and card[0] in "ABC"), "")
        if card:
            match.act(0, f"play {card} action on 1")
            match.tick(match.state.began + match.state.timeline.length)
            return match
    raise AssertionError("nobody has such a card")


def test_without_a_clock_owning_up_waits_for_everyone() -> None:
    match, _ = laid()
    assert match.deadline is None and match.view(None).public.turns_up == 0


def test_a_player_without_a_card_to_trip_over_is_not_asked() -> None:
    match = done(started(4, mission="TR-1", pace="untimed"))
    assert match.outcome is not None or match.state.mission is not None
    assert heard(match, None, PlanRevealed) and not heard(match, None, StoodBy)


def test_veterans_with_double_action_cards_do_not_trip() -> None:
    match = started(4, mission="TR-1", pace="untimed", double_actions=True)
    card = hand(match, 0)[0]
    match.act(0, f"play {card} action on 1")
    done(match)
    assert stage(match.state) != "owning_up" and match.state.mission is not None


def test_nobody_trips_over_a_special_card() -> None:
    match = started_as_medic()
    card = next(card for card in hand(match, 0) if card.endswith(("/red", "/blue")))
    match.act(0, f"play {card} movement on 1")
    match.act(0, "special basic on 1")
    other = hand(match, 0)[0]
    match.act(0, f"play {other} action on 2")
    done(match)
    assert {action.turn for action in match.legal(0) if isinstance(action, OwnUp)} == {2}


def started_as_medic() -> Match:
    for seed in range(200):
        match = Match.start(
            GAME, Options(mission="TR-1", pace="untimed", specializations=True), 4, f"medic {seed}", DEALT
        )
        offers = {seat: [a for a in match.legal(seat) if isinstance(a, Specialize)] for seat in range(4)}
        if any(offer.specialization == "medic" and offer.member == 0 for offer in offers[0]):
            match.act(0, "specialize 0 medic")
            for seat in range(1, 4):
                match.act(seat, next(offer for offer in offers[seat] if offer.member == seat))
            for seat in range(4):
                match.act(seat, "ready")
            return match
    raise AssertionError("nobody can be a Medic")


def test_the_captain_owns_up_for_androids_and_everyone_hears_it() -> None:
    """5.3: rules that refer to players also apply to androids."""
    match = started(2, mission="TR-1", pace="untimed")
    card = next(card for card in hand(match, 0) if card.endswith("/red") and not card.startswith("heroic"))
    match.act(0, f"feed 1 {card} action on 1")
    done(match)
    captain = match.state.captain
    assert match.to_act == (captain,)
    match.act(captain, f"tripped {ANDROID + 1} on 1 meaning red")
    assert heard(match, None, OwnedUp) == [OwnedUp(ANDROID + 1, 1, "red")]
    assert str(GAME.describe(OwnedUp(ANDROID + 1, 1, "red"))) == "Android 1 trips on turn 1. Intended: red move."
    match.act(captain, "stand by")
    assert trace.Delayed(ANDROID + 1, 2, "tripped") in heard(match, None, trace.Delayed)


def test_a_lone_player_owns_up_for_the_whole_crew() -> None:
    match = started(1, mission="TR-1", pace="untimed")
    match.act(0, "feed 3 A/red movement on 1")
    done(match)
    assert match.legal(0) == [OwnUp(ANDROID + 3, 1, "A"), OwnUp(ANDROID + 3, 1, "blue"), StandBy()]


def test_an_admission_can_be_taken_back() -> None:
    match, action = laid("action")
    before = match.digest
    match.act(0, "tripped 0 on 1 meaning red")
    match.act(0, f"tripped 0 on 1 meaning {action}")
    assert match.state.board_of(0).meant[1] == NONE and match.digest == before
    match.act(0, "tripped 0 on 1 meaning red")
    match.undo(0)
    assert match.digest == before


def test_one_player_alone_cannot_take_back_turned_up_cards() -> None:
    match, _ = laid("action")
    agreed = match.seq
    assert match.sealed(agreed) and not match.can_undo(3)
    match.act(0, "stand by")
    assert match.sealed(match.seq) and not match.can_undo(0)


def test_owning_up_comes_after_planning_with_its_own_time() -> None:
    match, _ = laid("action")
    refused(match, 0, "take back 1", "Planning is over")
    refused(match, 1, "stand by", "Wait for the others")
    early = started(4, mission="TR-1", pace="untimed")
    refused(early, 0, "stand by", "after planning, before the cards are revealed")


def test_bots_never_trip_and_delay_nobody() -> None:
    match = started(2, "bots", mission="TR-1")
    bot = CrewBot(EASY)
    made = let_act(match, lambda state, seat, legal: bot.choose(state, seat, legal, Chance("bot")))
    assert match.outcome is not None
    assert any(isinstance(action, StandBy) for action in made)
    assert not any(isinstance(action, OwnUp) for action in made)


def test_in_the_first_version_nobody_was_asked() -> None:
    match = Match.start(GAME, Options(mission="TR-1", pace="untimed"), 4, "oops", version=1)
    for seat in range(4):
        match.act(seat, "ready")
    match.act(0, f"play {hand(match, 0)[0]} action on 1")
    done(match)
    assert match.state.mission is not None and not heard(match, None, StoodBy)


def test_the_film_and_the_file_of_a_match_show_who_tripped() -> None:
    match, _ = laid("action")
    match.act(0, "tripped 0 on 1 meaning red")
    match.act(0, "stand by")
    made = screen_match(match)
    assert made is not None
    plan = next(member.plan for member in made.film.crew if member.seat == 0)
    assert plan[0] == "tripped red"
    assert screen(made.mission).resolution.points == made.resolution.points
