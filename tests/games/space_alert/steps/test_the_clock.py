"""The computer's announcements (rulebook 2.1) and what follows from them."""

from __future__ import annotations

from itertools import count, pairwise

import pytest
from tests.games.space_alert.crew import GAME, at_time, briefed, started, told

from readyroom.core.chance import Chance
from readyroom.core.match import Match
from readyroom.core.telling import Telling
from readyroom.games.space_alert.action_boards import Drawn
from readyroom.games.space_alert.events import SilenceBegan, ThreatDrawn
from readyroom.games.space_alert.mission.card import BASE, COLOURS
from readyroom.games.space_alert.mission.cards import CARDS
from readyroom.games.space_alert.mission.decks import threat_deck
from readyroom.games.space_alert.state import State
from readyroom.games.space_alert.steps.clock import draw_incoming
from readyroom.games.space_alert.steps.threat_decks import next_threat
from readyroom.games.space_alert.timeline import SHAPES
from readyroom.games.space_alert.timeline.timeline import (
    CommunicationsRestored,
    MissionEnds,
    PhaseWarning,
    ThreatAnnounced,
)

CARD = {card.code: card for card in CARDS}


def test_each_threat_is_announced_at_its_moment_and_a_card_of_its_kind_is_drawn() -> None:
    match = started(4, mission="S2-1")
    for said in match.state.timeline.threats(4):
        at_time(match, said.at // 1000 - 5)
        events = at_time(match, said.at // 1000)
        assert said in told(events, ThreatAnnounced)
        drawn = told(events, ThreatDrawn)[-1]
        assert (drawn.turn, drawn.zone) == (said.turn, said.zone)
        assert (CARD[drawn.threat].internal, CARD[drawn.threat].serious) == (said.internal, said.serious)
    assert len({threat.threat for threat in match.view(None).public.threats}) == len(match.state.timeline.threats(4))


@pytest.mark.parametrize(("seats", "fifth"), [(4, False), (5, False), (4, True)])
def test_unconfirmed_reports_are_for_a_crew_of_five(seats: int, fifth: bool) -> None:
    match = started(seats, mission="S2-1", fifth_member=fifth)
    at_time(match, match.state.timeline.phase_end(2) // 1000)
    unconfirmed = [threat for threat in match.view(None).public.threats if threat.unconfirmed]
    assert bool(unconfirmed) == (seats == 5 or fifth)


def test_communications_go_down_and_return_without_a_known_time() -> None:
    match = started(4, mission="S2-1")
    silence = match.state.timeline.silences()[0]
    events = at_time(match, silence.at // 1000)
    assert SilenceBegan(silence.at) in events
    assert match.view(None).public.communications_down
    events = at_time(match, silence.until // 1000)
    assert told(events, CommunicationsRestored)
    assert not match.view(None).public.communications_down


def test_the_mission_ends_with_the_clock() -> None:
    match = started(2, mission="S2-1")
    events = at_time(match, match.state.timeline.length // 1000)
    assert [warning.seconds for warning in told(events, PhaseWarning)] == [60, 20] * 3
    assert len(told(events, MissionEnds)) == 1
    assert match.outcome is not None


def test_a_relaxed_clock_takes_half_as_long_again() -> None:
    match = started(4, mission="S2-1", pace="relaxed")
    assert match.deadline == match.state.began + 7_500
    match.tick(match.state.began + match.state.timeline.length * 3 // 2 - 1)
    assert match.outcome is None
    match.tick(match.state.began + match.state.timeline.length * 3 // 2)
    assert match.outcome is not None


def test_the_next_tick_says_nothing_about_the_next_announcement() -> None:
    match = started(4)
    for _ in range(30):
        due = match.deadline
        assert due is not None and due - match.now == 5_000
        match.tick(due)


def test_the_end_of_a_phase_is_unknown_until_announced() -> None:
    match = briefed(4, mission="S2-1")
    first, second, third = (end // 1000 for end in match.state.timeline.phase_ends)
    assert ends(match) == ()
    for seat in range(4):
        match.act(seat, "ready")
    for time, known in [
        (first - 65, ()),
        (first - 60, (first,)),
        (first, (first,)),
        (second - 65, (first,)),
        (second - 60, (first, second)),
        (third - 65, (first, second)),
        (third - 60, (first, second, third)),
    ]:
        at_time(match, time)
        assert ends(match) == known


def test_when_the_mission_is_over_all_phase_ends_are_shown() -> None:
    match = started(2, mission="TR-1", pace="untimed")
    assert ends(match) == ()
    for seat in range(2):
        match.act(seat, "end phase")
    assert ends(match) == (250,)
    for seat in range(2):
        match.act(seat, "agree")
    assert ends(match) == (250, 420)


def ends(match: Match) -> tuple[int, ...]:
    return tuple(end // 1000 for end in match.view(0).public.phase_ends)


def test_the_end_of_a_phase_is_imagined_until_it_is_announced() -> None:
    match = started(4)
    true = match.state.timeline.phase_ends
    at_time(match, 60)
    imagined = {imagination(match, seed).timeline.phase_ends for seed in range(12)}
    assert len({one[0] for one in imagined}) > 1
    at_time(match, true[0] // 1000 - 60)
    imagined = {imagination(match, seed).timeline.phase_ends for seed in range(12)}
    assert {one[0] for one in imagined} == {true[0]} and len({one[1] for one in imagined}) > 1


@pytest.mark.parametrize("pace", ["normal", "untimed"])
def test_imagined_phases_fit_what_everyone_knows(pace: str) -> None:
    match = started(4, pace=pace)
    at_time(match, 120) if pace == "normal" else None
    table = match.view(None).public
    for seed in range(12):
        s = imagination(match, seed)
        assert GAME.public(s) == table
        lengths = [(end - start) // 1000 for start, end in pairwise((0, *s.timeline.phase_ends))]
        assert all(low <= one <= high for one, (low, high) in zip(lengths, SHAPES["mission"].phases, strict=True))


def test_a_silence_is_imagined_to_end_after_now_and_within_half_a_minute() -> None:
    matches = (started(4, f"silence {number}") for number in count())
    match, silence = next(
        (match, one) for match in matches for one in match.state.timeline.silences() if one.until - one.at == 30_000
    )
    for gone in (0, 10, 25):
        at_time(match, silence.at // 1000 + gone)
        imagined = [imagination(match, seed).timeline.silences() for seed in range(60)]
        ends = {one.until for silences in imagined for one in silences if one.at == silence.at}
        assert {(end - silence.at) // 1000 for end in ends} == set(range(gone + 5, 31, 5))


def imagination(match: Match, seed: int) -> State:
    s: State = match.clone().state
    GAME.imagine(s, 0, Chance(str(seed)))
    return s


def test_alone_data_and_silences_are_ignored() -> None:
    match = started(1, mission="S2-1")
    events = at_time(match, match.state.timeline.length // 1000)
    assert not told(events, SilenceBegan)
    assert match.state.transfers == 0


def test_an_imagined_timeline_keeps_the_past_and_varies_the_rest() -> None:
    match = started(4)
    at_time(match, 100)
    assert not match.state.silent
    said = [m for m in match.state.moments if m.at <= match.state.time]
    futures = set()
    for seed in range(6):
        imagined = imagination(match, seed)
        assert [m for m in imagined.moments if m.at <= match.state.time] == said
        assert imagined.hands[0].cards == match.state.hands[0].cards
        futures.add(repr([m for m in imagined.moments if m.at > match.state.time]))
    assert len(futures) > 1


def test_a_threat_deck_that_runs_out_goes_on_with_other_colors() -> None:
    match = started(2, common="yellow")
    s = match.state
    deck, t = s.threats[0], Telling(Chance("last"))
    drawn = [next_threat(s, False, False, t) for _ in range(len(deck))]
    assert {COLOURS[CARDS[card].colour] for card in drawn} == {"yellow"}
    s.drawn = tuple(Drawn(turn, 0, card, False) for turn, card in enumerate(drawn))
    sums = GAME.conserved(s)
    other = next_threat(s, False, False, t)
    s.drawn += (Drawn(12, 0, other, False),)
    assert GAME.conserved(s) == sums
    assert COLOURS[CARDS[other].colour] == "white"
    assert (CARDS[other].internal, CARDS[other].serious, CARDS[other].box) == (False, False, BASE)
    assert len(s.threats[0]) == len(threat_deck(False, False, "white", (BASE,), s.version)) - 1


@pytest.mark.parametrize(("seats", "fifth", "each"), [(2, True, 2), (3, False, 1), (4, True, 1)])
def test_the_odd_card_of_incoming_data_goes_round_from_the_captain_on(seats: int, fifth: bool, each: int) -> None:
    """New Frontier, Androids: one card more for each android, spread evenly; what is left goes round the table."""
    for seed in range(4):
        match = started(seats, f"data {seed}", double_actions=True, fifth_member=fifth)
        s, t = match.state, Telling(Chance("data"))
        for turn in range(2 * seats):
            before = [len(hand.cards) for hand in s.hands]
            draw_incoming(s, t)
            drawn = [len(hand.cards) - had for hand, had in zip(s.hands, before, strict=True)]
            lucky = (s.captain + turn) % seats
            assert drawn == [each + (seat == lucky) for seat in range(seats)]
