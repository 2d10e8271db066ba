"""``allows`` agrees with the list on listed actions, other seats' actions, and nonsense."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import fields, replace
from tests.games.space_alert.steps.random_play import wander

import readyroom
from readyroom.core.chance import QuickChance
from readyroom.core.conformance import Case, cases
from readyroom.core.struct import Action
from readyroom.games.space_alert.action_boards import Hand

pytestmark = pytest.mark.whole_matches
GAME: Any = readyroom.game("space-alert")
NONSENSE: tuple[Any, ...] = (
    -1, 0, 1, 3, 5, 7, 12, 13, 1 << 70, 2.0, 4.5, float("nan"), True, None, "", "A/red", "heroic-A/go-lower_red", "A",
    "action", "movement", "basic", "advanced", "first", [], {}, (1,), b"A/red",
)  # fmt: skip


@pytest.mark.parametrize("case", list(cases(GAME)), ids=str)
def test_allowed_actions_are_exactly_the_listed_ones(case: Case) -> None:
    chance = QuickChance(case.seats)
    met: dict[Any, Action] = {}
    for state in wander(case, "allowed"):
        for seat in range(case.seats):
            legal = GAME.legal(state, seat)
            for action in legal[:: 1 + len(legal) // 60]:
                assert GAME.allows(state, seat, action) is action
                met.setdefault((type(action), chance.below(3)), action)
                for wish in (twisted(action, chance), twisted(twisted(action, chance), chance)):
                    agree(state, seat, wish, legal)
            for action in met.values():
                agree(state, seat, action, legal)
                agree(state, seat, twisted(action, chance), legal)


def agree(state: Any, seat: int, wish: Action, legal: list[Action]) -> None:
    """Nothing is allowed that is not listed; nothing listed is refused, as long as it does not say 2.0 for 2."""
    listed = [action for action in legal if action == wish]
    found = GAME.allows(state, seat, wish)
    assert found is None or found is listed[0]
    assert found is not None or not any(repr(action) == repr(wish) for action in listed)


def twisted(action: Action, chance: QuickChance) -> Action:
    """The same action with something else in one of its fields."""
    names = [field.name for field in fields(action)]
    if not names:
        return action
    name = names[chance.below(len(names))]
    return replace(action, **{name: NONSENSE[chance.below(len(NONSENSE))]})


@pytest.mark.parametrize("case", list(cases(GAME)), ids=str)
def test_a_cached_list_equals_a_fresh_one(case: Case) -> None:
    for state in wander(case, "kept"):
        kept = [GAME.legal(state, seat) for seat in range(case.seats)]
        fresh = state.clone()
        for hand in fresh.hands:
            forget(hand)
        assert [GAME.legal(fresh, seat) for seat in range(case.seats)] == kept


def forget(hand: Hand) -> None:
    hand.listed = None
