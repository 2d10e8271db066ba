"""Space Alert's numbered actions: hands fit their slots, and simultaneous choices have different numbers."""

from __future__ import annotations

import pytest
from tests.games.wander import wander

import readyroom
from readyroom.core.conformance import Case, cases
from readyroom.core.struct import Action
from readyroom.games.space_alert import actions as a
from readyroom.games.space_alert.crews import LARGEST_CREW, crew
from readyroom.games.space_alert.space import OPEN_SLOTS, SLOTS, WAYS
from readyroom.games.space_alert.timeline import OFFICIAL, SHAPES


def test_no_hand_has_more_cards_than_there_are_slots() -> None:
    heard = [(len(one.incoming()), len(one.transfers())) for one in OFFICIAL]
    heard += [(max(sum(row) for row in shape.incoming), shape.transfers_total[1]) for shape in SHAPES.values()]
    most = 0
    for players in range(2, LARGEST_CREW + 1):
        for fifth in (False, True)[: 2 if players < LARGEST_CREW else 1]:
            for specializations in (False, True):
                c = crew(players, fifth, specializations)
                each, extra = c.incoming(double_actions=True)
                for incoming, transfers in heard:
                    dealt = sum(c.hand) + (c.spare > 0) + incoming * (each + (extra > 0))
                    most = max(most, dealt + transfers * (players - 1))
                    assert SLOTS * c.androids * 12 <= WAYS
    assert most == SLOTS < OPEN_SLOTS


def test_a_lone_player_may_do_all_that_feeding_has_numbers_for() -> None:
    match = readyroom.new_match(
        "space-alert", seats=1, seed=1, options={"double_actions": True, "fifth_member": True, "pace": "untimed"}
    )
    for text in ("ready", "end phase", "end phase"):
        match.act(0, text)
    fed: list[Action] = [action for action in match.legal(0) if isinstance(action, a.Feed)]
    assert len({match.space.number(match.state, 0, action) for action in fed}) == len(fed) == 2 * WAYS


def test_the_same_number_is_another_card_in_another_hand() -> None:
    match = readyroom.new_match("space-alert", seats=2, seed=1)
    for seat in (0, 1):
        match.act(seat, "ready")
    number = next(i for i in range(len(match.space)) if match.space.name(i) == "play 0 action 1")
    lowest = [match.space.legal(match.game, match.state, seat)[number] for seat in (0, 1)]
    assert [match.write(action) for action in lowest] == [
        f"play {match.view(seat).own.hand[0]} action on 1" for seat in (0, 1)
    ]


@pytest.mark.whole_matches
@pytest.mark.parametrize("case", list(cases(readyroom.game("space-alert"))), ids=str)
def test_a_cached_list_equals_a_fresh_one(case: Case) -> None:
    for state in wander(case, 1):
        kept = [case.game.legal(state, seat) for seat in range(case.seats)]
        fresh = state.clone()
        for hand in fresh.hands:
            hand.listed = None
        assert [case.game.legal(fresh, seat) for seat in range(case.seats)] == kept
