"""Time is recorded: deadlines are entries, late actions are reported, and a rewind turns the clock back."""

from __future__ import annotations

import pytest
from tests.core.builders import council, heap
from tests.games.refused import refused
from tests.games.scramble import GAME, NOBODY, Scramble, ScrambleOptions
from tests.games.scramble_rules import State
from tests.games.scramble_table import Announced, Grab, Grabbed, LookedInto, Taken

from readyroom.core.entry import CLOCK, Entry
from readyroom.core.errors import BrokenRecord, IllegalAction, RulesFault
from readyroom.core.fold import TICKS_AT_ONCE
from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with
from readyroom.core.struct import Tick
from readyroom.core.telling import Telling


def test_a_passed_deadline_is_its_own_entry() -> None:
    match = heap()
    assert match.deadline == 15_000
    events = match.tick(31_000)
    assert [type(event) for event in events] == [Announced, Announced]
    ticks = [entry for entry in match.entries if isinstance(entry.action, Tick)]
    assert [(entry.at, entry.actor) for entry in ticks] == [(15_000, CLOCK), (30_000, CLOCK)]
    assert match.now == 31_000


def test_no_deadline_no_entry() -> None:
    match = heap()
    assert match.tick(14_999) == []
    assert match.seq == 2


def test_an_action_at_a_time_comes_after_the_deadlines_before_it() -> None:
    match = heap()
    match.act(0, "grab 3", at=15_000)
    assert [entry.at for entry in match.entries[-2:]] == [15_000, 15_000]
    assert isinstance(match.entries[-2].action, Tick)


def test_time_still_passes_when_the_action_is_refused() -> None:
    match = heap()
    with pytest.raises(IllegalAction, match="all you can do is declare"):
        match.act(0, "grab 3", at=45_000)
    assert match.view(None).public.phase == "declare"
    assert match.now == 45_000


def test_an_action_with_an_older_time_happens_now() -> None:
    """Messages overtake each other; the order of arrival counts."""
    match = heap()
    match.act(0, "grab 3", at=5_000)
    match.act(1, "grab 4", at=4_000)
    assert match.entries[-1].at == 5_000


def test_the_clock_may_stand_still() -> None:
    match = heap()
    match.tick(10_000)
    assert match.tick(10_000) == [] and match.now == 10_000


def test_a_recorded_action_at_the_deadline_comes_after_its_tick() -> None:
    match = heap()
    with pytest.raises(BrokenRecord, match="the deadline at 15000 ms has passed without a tick"):
        match.fold(Entry(match.seq + 1, 15_000, 0, Grab(3), (0,)))


def test_the_clock_does_not_go_back_by_itself() -> None:
    match = heap()
    match.tick(10_000)
    with pytest.raises(IllegalAction, match="cannot go back to 9000"):
        match.tick(9_000)


def test_the_first_player_gets_the_crate_and_the_second_is_told() -> None:
    match = heap()
    assert Grabbed(0, 3) in match.act(0, "grab 3", at=1_000)
    before = match.digest
    assert Grab(3) not in match.legal(1)
    assert match.accepts(1, "grab 3"), "it is no longer legal, but not an error either"
    assert match.act(1, "grab 3", at=1_001) == [Taken(1, 3, 0)]
    assert match.digest == before
    assert match.events(0, after=match.seq - 1) == [], "nobody else is told"
    assert replay_with(GAME, match.record()).digest == before


def test_only_a_lost_race_is_late() -> None:
    match = heap()
    match.act(0, "grab 3")
    refused(match, 0, "grab 3", "You have that crate already")
    refused(match, 1, "grab 40", "There is no crate 40")
    match.act(1, "leave")
    refused(match, 1, "grab 3", "You are done with this phase")


def test_a_crates_content_is_shown_to_one_seat_only() -> None:
    match = heap(seats=3)
    match.act(2, "grab 7", luck=[11])
    assert [type(event) for _, event in match.events(2, after=3)] == [Grabbed, LookedInto]
    assert [type(event) for _, event in match.events(0, after=3)] == [Grabbed]
    assert match.view(2).own.values == {7: 4}
    assert match.view(0).own.values == {}


def test_a_live_moment_is_one_in_which_seats_race() -> None:
    assert heap().live
    assert not council().live


def test_the_spelling_of_a_list_does_not_matter_where_its_order_means_nothing() -> None:
    match = heap()
    match.act(0, "grab 3; grab 5; leave")
    match.act(1, "leave")
    match.act(0, "declare 5 3")
    assert match.write(match.entries[-1].action or Tick()) == "declare 3 5"


def test_a_rewind_turns_the_clock_back_too() -> None:
    """Otherwise all past deadlines would come at once."""
    match = heap()
    match.act(0, "grab 3", at=2_000)
    match.tick(50_000)
    match.rewind(3)
    assert (match.now, match.deadline) == (2_000, 15_000)
    match.act(1, "grab 4", at=2_500)
    assert replay_with(GAME, match.record()).digest == match.digest


def test_an_action_cannot_be_undone_after_a_tick() -> None:
    match = heap(ready=False)
    match.act(0, "ready")
    match.tick(20_000)
    with pytest.raises(IllegalAction, match="clock has moved on"):
        match.undo(0)


def test_a_match_can_end_by_the_clock_alone() -> None:
    match = heap(ready=False)
    match.tick(20_000)
    assert match.outcome is not None
    assert match.outcome.reason == NOBODY
    assert match.deadline is None


@pytest.mark.parametrize(("entry", "at"), [(3, 14_999), (3, 15_001), (4, 30_001)])
def test_a_record_whose_clock_lies_is_broken(entry: int, at: int) -> None:
    """Even with every checksum recomputed: a tick comes at its deadline, and no action after one that has not come."""
    match = heap()
    match.tick(15_000)
    match.act(0, "grab 3", at=16_000)
    forged = Match(GAME, match.options, 2, None, match.commitment, 1)
    with pytest.raises(BrokenRecord) as broken:
        for line in match.entries:
            if line.seq == entry:
                line.at = at
            forged.fold(line)
    assert broken.value.entry == entry


class StuckClock(Scramble):
    def tick(self, state: State, t: Telling) -> None:
        """Forgets to set the next deadline."""


def test_a_deadline_that_never_goes_away_is_a_fault_and_not_an_endless_loop() -> None:
    match = Match.start(StuckClock(), ScrambleOptions(), 2, "seed")
    with pytest.raises(RulesFault, match="does not go away"):
        match.tick(30_000)


class BusyMoment(Scramble):
    """A number of deadlines at the end of the muster, before time goes on."""

    def __init__(self, busy: int) -> None:
        self.left = busy

    def tick(self, state: State, t: Telling) -> None:
        self.left -= 1
        if self.left == 0:
            state.ends += 1_000


def test_a_moment_may_be_busy_but_not_forever() -> None:
    match = Match.start(BusyMoment(TICKS_AT_ONCE + 1), ScrambleOptions(), 2, "seed")
    due = match.deadline
    assert due is not None
    match.tick(due)
    assert (match.seq, match.deadline) == (TICKS_AT_ONCE + 1, due + 1_000)
    match = Match.start(BusyMoment(TICKS_AT_ONCE + 2), ScrambleOptions(), 2, "seed")
    with pytest.raises(RulesFault, match="does not go away"):
        match.tick(due)
