"""Every action has its own number, and is allowed exactly where it is listed, whatever its fields hold."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.games.wander import wander

import readyroom
from readyroom.core.chance import QuickChance
from readyroom.core.conformance import Case, cases
from readyroom.core.struct import Action

pytestmark = pytest.mark.whole_matches
EVERY = pytest.mark.parametrize(
    "case", [case for slug in readyroom.games() for case in cases(readyroom.game(slug))], ids=str
)
NONSENSE: tuple[Any, ...] = (
    -1, 0, 1, 2, 3, 5, 7, 12, 99, 1 << 70, 2.0, 4.5, float("nan"), True, None, "", "nobody", "move", "cadet", "A",
    "7,7", "0,0", (), ("move",), ("medal", "pirate"), (1,), [], ["medal"], {}, b"A/red",
)  # fmt: skip
"""Values that a field of someone's action might hold."""


@EVERY
def test_every_legal_action_has_its_own_number_and_is_allowed_as_listed(case: Case) -> None:
    space = case.game.space(case.version)
    for state in wander(case):
        for seat in range(case.seats):
            legal = case.game.legal(state, seat)
            assert list(space.legal(case.game, state, seat).values()) == legal
            for action in legal[:: 1 + len(legal) // 60]:
                assert case.game.allows(state, seat, replace(action)) is action


@EVERY
def test_only_listed_actions_are_allowed(case: Case) -> None:
    chance = QuickChance(case.seats)
    met: dict[Any, Action] = {}
    for state in wander(case):
        if chance.below(8):
            continue
        for seat in range(case.seats):
            legal = case.game.legal(state, seat)
            for action in legal[:: 1 + len(legal) // 20]:
                met.setdefault((type(action), chance.below(3)), action)
            known = [*legal[:: 1 + len(legal) // 20], *met.values()]
            for action in known:
                agree(case, state, seat, action, legal)
                agree(case, state, seat, twisted(action, known, chance), legal)
                agree(case, state, seat, twisted(twisted(action, known, chance), known, chance), legal)


def agree(case: Case, state: Any, seat: int, wish: Action, legal: list[Action]) -> None:
    """Nothing is allowed that is not listed; nothing listed is refused, as long as it does not say 2.0 for 2."""
    listed = [action for action in legal if action == wish]
    found = case.game.allows(state, seat, wish)
    assert found is None or found is listed[0]
    assert found is not None or not any(repr(action) == repr(wish) for action in listed)


def twisted(action: Action, known: list[Action], chance: QuickChance) -> Action:
    """The same action with something else in one of its fields: what another has there, or nonsense."""
    names = action.__struct_fields__
    if not names:
        return action
    name = names[chance.below(len(names))]
    value = getattr(action, name)
    values = [*NONSENSE, *(getattr(other, name) for other in known if hasattr(other, name))]
    if isinstance(value, tuple):
        values += [value[::-1], list(value), value * 2] * 4
    return replace(action, **{name: values[chance.below(len(values))]})
