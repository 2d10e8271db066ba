"""A match is a folded log: acting, refusing, undoing, previewing, rewinding."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest
from tests.core.builders import council
from tests.games.cabal import GAME, Cabal, CabalOptions
from tests.games.cabal_steps import State
from tests.games.cabal_table import Allow, CaughtLying, Earned, Raid, RunCargo, Work

import readyroom
from readyroom.core.entry import Entry
from readyroom.core.errors import BadLuck, BadOptions, BrokenRecord, IllegalAction, MalformedAction, RulesFault
from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with
from readyroom.core.struct import Action, Rewound, Undo, Undone
from readyroom.core.telling import Telling


def test_an_action_may_be_an_object_plain_data_or_text() -> None:
    by_object, by_data, by_text = (council(hands="warden corsair / warden corsair") for _ in range(3))
    by_object.act(0, Raid(1))
    by_data.act(0, {"type": "raid", "target": 1})
    by_text.act(0, "raid 1")
    assert by_object.digest == by_data.digest == by_text.digest


def test_several_actions_can_be_typed_in_one_line() -> None:
    match = council(hands="warden corsair / warden corsair")
    events = match.act(0, "work;")
    assert events == [Earned(0, 1)]
    assert match.to_act == (1,)


def test_the_first_refused_action_of_a_line_stops_the_rest() -> None:
    match = council(hands="warden corsair / warden corsair")
    with pytest.raises(IllegalAction, match="another member's turn"):
        match.act(0, "work; work")
    assert match.state.credits == [3, 2]


@pytest.mark.parametrize(
    ("seat", "action", "sentence"),
    [
        (1, Work(), "It is another member's turn."),
        (0, "denounce 1", "Denouncing costs 7 credits, and you have 2."),
        (0, Raid(0), "You cannot turn on yourself."),
        (0, Raid(7), "There is no such member on the council any more."),
        (0, Allow(), "Nothing has been claimed yet that you could answer."),
        (2, Work(), "There is no seat 2; the seats are 0 to 1."),
        (-1, Work(), "There is no seat -1; the seats are 0 to 1."),
    ],
)
def test_an_illegal_action_is_refused_with_a_sentence_and_changes_nothing(
    seat: int, action: Any, sentence: str
) -> None:
    match = council(hands="warden corsair / warden corsair")
    before = match.record()
    with pytest.raises(IllegalAction) as refused:
        match.act(seat, action)
    assert str(refused.value) == sentence
    assert match.record() == before


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"type": "fly"},
        {"type": "raid"},
        {"type": "raid", "target": "1"},
        {"type": "raid", "target": 1, "twice": True},
        {"type": "tick"},
        {"type": "undo", "to": 0},
        "fly away",
        "",
    ],
)
def test_something_that_is_no_action_is_malformed(data: Any) -> None:
    match = council(hands="warden corsair / warden corsair")
    with pytest.raises(MalformedAction, match=r"\.$"):
        match.act(0, data)
    assert match.seq == 2


class RaidsAround(Cabal):
    """Members may be counted around the council more than once."""

    def tidy(self, action: Action) -> Action:
        return Raid(action.target % 2) if isinstance(action, Raid) else action


def test_another_spelling_is_accepted_only_if_its_canonical_form_is_legal() -> None:
    match = Match.start(RaidsAround(), CabalOptions(), 2, "seed")
    for seat in (0, 1):
        match.act(seat, match.legal(seat)[0])
    with pytest.raises(IllegalAction):
        match.act(0, Raid(2))  # that is oneself
    match.act(0, Raid(3))
    assert match.record()["entries"][-1]["action"]["target"] == 1


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_missing_seat_has_no_view(seat: int) -> None:
    match = council()
    for look in (match.view, match.legal, match.choice):
        with pytest.raises(IllegalAction, match="There is no seat"):
            look(seat)


def test_a_match_says_what_it_is_waiting_for() -> None:
    match = council(seats=3)
    assert repr(match) == "<Match of Cabal: 3 seats, at entry 0, seats 0, 1 and 2 decide>"
    match = council(hands="warden corsair / warden corsair")
    assert repr(match) == "<Match of Cabal: 2 seats, at entry 2, seat 0 decides>"


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadOptions, match="exactly 4 seats"):
        Match.start(GAME, CabalOptions(crowded=True), 2, "seed")
    with pytest.raises(BadOptions, match="Cabal is for 2 to 4 seats, not 7"):
        Match.start(GAME, CabalOptions(), 7, "seed")
    with pytest.raises(BadOptions, match="version 3"):
        Match.start(GAME, CabalOptions(), 2, "seed", version=3)


def test_a_match_stays_on_the_rules_it_started_with() -> None:
    old = Match.start(GAME, CabalOptions(), 2, "seed", version=1)
    assert old.state.credits == [3, 3]
    assert old.at(0).state.credits == [3, 3]
    assert old.record()["rules"] == 1


# -- taking back


def test_an_action_that_revealed_nothing_can_be_taken_back() -> None:
    match = council(seats=3)
    before = match.digest
    match.act(0, match.legal(0)[0])
    assert match.can_undo(0)
    assert match.undo(0) == [Undone(0)]
    assert match.digest == before
    assert match.seq == 2, "an undo is an entry, too"
    assert match.events(0, after=0) == [], "undone events are no longer reported"


def test_an_action_cannot_be_undone_after_another_player_has_decided() -> None:
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "work")
    match.act(1, "work")
    with pytest.raises(IllegalAction, match="Someone else has acted since"):
        match.undo(0)
    assert match.can_undo(1)
    assert not match.can_undo(0)


def test_a_lost_challenge_cannot_be_taken_back_alone_but_the_table_can_go_back() -> None:
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "raid 1")
    before = match.digest
    match.act(1, "challenge")
    with pytest.raises(IllegalAction, match="only if the table agrees"):
        match.undo(1)
    assert match.rewind(match.seq - 1) == [Rewound(3)]
    assert match.digest == before


def _a_lie_found_out() -> Match:
    """Seat 1 has challenged a false smuggler: showing it needed no luck."""
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "run cargo")
    match.act(1, "challenge")
    assert CaughtLying(0, "smuggler") in [event for _, event in match.events(1)]
    assert match.entries[-1].chance == ()
    return match


def test_a_reveal_without_luck_cannot_be_undone_alone() -> None:
    match = _a_lie_found_out()
    assert match.sealed(match.seq)
    assert not match.can_undo(1)
    with pytest.raises(IllegalAction, match=r"Something was rolled or revealed. .* only if the table agrees"):
        match.undo(1)
    assert not match.clone().can_undo(1), "nor by a copy"
    assert not match.at(match.seq).can_undo(1), "nor after going back and forth in time"
    assert not replay_with(GAME, match.record()).can_undo(1), "nor after a replay"


def test_a_record_in_which_a_reveal_was_taken_back_is_refused() -> None:
    match = _a_lie_found_out()
    match.fold(Entry(match.seq + 1, match.now, 1, Undo(match.line[-2]), ()), trusted=True)
    with pytest.raises(BrokenRecord, match="entry 5: Something was rolled or revealed") as broken:
        replay_with(GAME, match.record())
    assert broken.value.entry == 5


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    with pytest.raises(IllegalAction, match="nothing to take back"):
        council().undo()


def test_a_finished_match_stays_finished_since_its_seed_is_known() -> None:
    match = _played_out()
    with pytest.raises(IllegalAction, match="The match is over"):
        match.undo()
    with pytest.raises(IllegalAction, match="The match is over"):
        match.rewind(0)


def test_a_table_can_rewind_only_to_standing_entries() -> None:
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "work")
    match.undo(0)
    with pytest.raises(IllegalAction, match="no entry 3 to go back to"):
        match.rewind(3)


def test_luck_after_going_back_is_new_luck() -> None:
    """Otherwise a table that rewinds would know the dice."""
    drawn = set()
    match = council(hands="warden corsair / warden corsair", seed="another")
    for _ in range(12):
        match.act(0, "raid 1")
        match.act(1, "challenge")
        drawn.add(match.entries[-1].chance)
        match.rewind(2)
    assert len(drawn) > 1


# -- looking ahead and back


def test_a_preview_shows_what_will_happen_and_does_not_do_it() -> None:
    match = council(hands="warden corsair / warden corsair")
    before = match.digest
    preview = match.preview(0, "work")
    assert preview.certain
    assert preview.events == (Earned(0, 1),)
    assert preview.view is not None
    assert preview.view.public.members[0].credits == 3
    assert match.digest == before


def test_a_preview_of_a_challenge_does_not_tell_who_lies() -> None:
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "raid 1")
    preview = match.preview(1, "challenge")
    assert (preview.certain, preview.events, preview.view) == (False, (), None)


def test_past_states_can_be_viewed() -> None:
    match = council(hands="warden corsair / warden corsair")
    digests = [match.digest]
    for seat in (0, 1, 0):
        match.act(seat, "work")
        digests.append(match.digest)
    assert [match.at(seq).digest for seq in range(2, 6)] == digests
    with pytest.raises(IllegalAction, match="There is no entry 6"):
        match.at(6)


def test_a_clone_goes_its_own_way() -> None:
    match = council(hands="warden corsair / warden corsair")
    other = match.clone()
    other.act(0, "work")
    assert (match.seq, other.seq) == (2, 3)
    assert match.state.credits == [2, 2]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
@pytest.mark.parametrize("slug", readyroom.games())
def test_a_copy_goes_its_own_way_too(copied: Callable[[Match], Match], slug: str) -> None:
    match = readyroom.new_match(slug, seats=2, seed=7)
    for _ in range(12):
        match.tick(match.deadline)
        match.act(match.to_act[0], match.legal(match.to_act[0])[0])
    other, length = copied(match), match.seq
    assert other == match and other.digest == match.digest and other.now == match.now
    other.act(other.to_act[0], other.legal(other.to_act[0])[0])
    assert match.seq == length < other.seq


def test_matches_with_equal_setups_and_actions_are_equal() -> None:
    match = council(hands="warden corsair / warden corsair")
    same = council(hands="warden corsair / warden corsair")
    assert match == same == match.clone() == match.at(match.seq)
    same.act(0, "work")
    assert match != same and match != same.clone()
    match.act(0, "work")
    assert match == same
    same.undo()
    assert match != same, "the undone action is in the log"
    assert council() == council() != council(credits=3)
    assert match != "a match"


def test_a_match_read_from_its_record_is_equal_without_its_seed() -> None:
    match = Match.start(GAME, CabalOptions(), 2, "a seed")
    again = replay_with(GAME, match.record())
    assert again.seed is None and again == match


def test_an_equal_log_of_another_game_or_version_or_number_of_seats_is_another_match() -> None:
    def empty(game: Cabal = GAME, seats: int = 2, version: int = 1) -> Match:
        return Match(game, CabalOptions(), seats, None, "", version)

    class Variant(Cabal):
        slug = "variant"

    assert empty() == empty()
    assert empty() != empty(Variant()) and empty() != empty(seats=3) and empty() != empty(version=2)


def test_a_match_is_not_hashable() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        {council(): 1}


# -- who is told what


def test_each_viewer_is_told_its_own_version() -> None:
    match = council()
    mine = [str(GAME.describe(event)) for _, event in match.events(0)]
    open_ = [str(GAME.describe(event)) for _, event in match.events(None)]
    assert mine[0].startswith("Seat 0 is dealt ") and "face down" not in mine[0]
    assert open_ == ["Seat 0 is dealt 3 cards, face down.", "Seat 1 is dealt 3 cards, face down."]


# -- dictated luck


def test_a_test_can_dictate_the_luck() -> None:
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "raid 1")
    match.act(1, "challenge", luck=[0])
    assert match.entries[-1].chance == (0,)
    assert match.record()["dictated"]


@pytest.mark.parametrize("luck", [[], [99], [0, 0]], ids=["too little", "impossible", "too much"])
def test_luck_that_does_not_fit_is_refused_and_changes_nothing(luck: list[int]) -> None:
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "raid 1")
    before = match.digest
    with pytest.raises(BadLuck, match=r"^The luck that was dictated does not fit: "):
        match.act(1, "challenge", luck=luck)
    assert match.digest == before
    match.act(1, "allow; ")


def test_dictated_luck_is_shared_out_over_the_actions_of_a_line() -> None:
    match = Match.start(GAME, CabalOptions(), 2, "seed")
    match.act(0, match.legal(0)[0], luck=[])
    with pytest.raises(BadLuck, match="the rules ask for 0 chance outcomes, and there are 1"):
        match.act(1, match.legal(1)[0], luck=[3])


def test_each_action_of_a_line_takes_the_luck_it_needs() -> None:
    """The challenge draws a card, and so does the next: neither takes the other's luck."""
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "raid 1")
    with pytest.raises(BadLuck, match="the rules ask for 0 chance outcomes, and there are 1"):
        match.act(1, "challenge; give up warden", luck=[0, 3])
    assert match.state.open == [[], []], "the second action did not happen"
    assert match.entries[-1].chance == (0,), "the first did, with its own luck"


class Peeks(Cabal):
    """Work is paid from under a lid at a known place: a reveal without luck."""

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        if isinstance(action, Work):
            t.chance.look()
        super().apply(state, seat, action, t)


def test_a_look_at_what_lies_face_down_cannot_be_taken_back_or_previewed() -> None:
    match = Match.start(Peeks(), CabalOptions(), 2, "seed")
    for seat in (0, 1):
        match.act(seat, match.legal(seat)[0])
    assert not match.preview(0, "work").certain
    match.act(0, "work")
    assert match.entries[-1].chance == () and match.sealed(match.seq)
    assert not match.can_undo(0)


# -- standing orders


def test_standing_orders_answer_without_asking() -> None:
    match = council(seats=3, hands="warden corsair / warden corsair / smuggler smuggler")
    match.give_orders(1, {"allow": True})
    match.act(0, "run cargo")
    assert match.to_act == (2,), "seat 1 has allowed it already"
    assert [entry.actor for entry in match.entries[-2:]] == [0, 1], "and that is written down"


def test_a_seat_may_change_its_mind_about_standing_orders() -> None:
    match = council(hands="warden corsair / warden corsair")
    match.give_orders(1, {"allow": True})
    match.give_orders(1, None)
    match.act(0, "run cargo")
    assert match.to_act == (1,)


def test_orders_given_while_asked_answer_at_once() -> None:
    match = council(hands="warden corsair / warden corsair")
    match.act(0, "run cargo")
    events = match.give_orders(1, {"allow": True})
    assert events == [Earned(0, 3)]


def test_a_missing_seat_cannot_give_orders() -> None:
    with pytest.raises(IllegalAction, match="There is no seat 2"):
        council().give_orders(2, {"allow": True})


class AllowsEverything(Cabal):
    """Its orders answer even questions nobody asked."""

    def preset(self, state: State, seat: int, orders: Any) -> Action | None:
        return Allow()


def test_orders_that_give_an_illegal_answer_are_not_followed() -> None:
    match = Match.start(AllowsEverything(), CabalOptions(), 2, "seed")
    for seat in (0, 1):
        match.act(seat, match.legal(seat)[0])
    assert match.give_orders(0, {"allow": True}) == []
    assert match.to_act == (0,) and match.seq == 2
    assert match.faults == [] and 0 in match.orders, "and they stay for when they become legal"


def test_orders_that_make_no_sense_are_malformed() -> None:
    with pytest.raises(MalformedAction, match="not standing orders"):
        council().give_orders(0, {"allow": "always"})


# -- faults in the rules


class Faulty(Cabal):
    """Fails in the middle of running cargo, and whenever orders are followed."""

    def apply(self, state: State, seat: int, action: Action, t: Telling) -> None:
        super().apply(state, seat, action, t)
        if isinstance(action, RunCargo):
            state.credits[0] = 1_000
            raise ZeroDivisionError("cargo")

    def preset(self, state: State, seat: int, orders: Any) -> Action | None:
        raise KeyError("orders")


def test_a_fault_in_the_rules_refuses_the_action_and_keeps_the_match() -> None:
    match = Match.start(Faulty(), CabalOptions(), 2, "seed")
    for seat in (0, 1):
        match.act(seat, match.legal(seat)[0])
    before = match.digest
    with pytest.raises(RulesFault, match=r"entry 3 \(ZeroDivisionError: cargo\). The action was not made.") as fault:
        match.act(0, "run cargo")
    assert fault.value.seq == 3
    assert match.digest == before
    match.act(0, "work")
    assert match.seq == 3


def test_a_fault_in_standing_orders_drops_them_and_keeps_the_action() -> None:
    match = Match.start(Faulty(), CabalOptions(), 2, "seed")
    match.orders[0] = object()
    match.act(1, match.legal(1)[0])
    assert match.seq == 1
    assert match.orders == {}
    (fault,) = match.faults
    assert isinstance(fault, RulesFault) and fault.seq == 2 and "KeyError: 'orders'" in str(fault)


def _played_out() -> Match:
    match = council(seed="to the end")
    turn = 0
    while match.outcome is None:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.act(seat, legal[turn % len(legal)])
        turn += 1
    return match


def test_a_secret_choice_is_shown_to_nobody() -> None:
    match = council()
    match.act(0, match.legal(0)[0])
    assert match.view(1).own.putting_back is None
    assert match.view(0).own.putting_back is not None
    assert "card" not in str(match.events(1, after=0)[0][1])
