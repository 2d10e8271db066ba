"""Every action has its own number, and its legality is known without listing all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from tests.games.starship_captains.builder import captains

from readyroom.core.chance import Chance
from readyroom.core.conformance import cases
from readyroom.core.conformance.case import Case
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.game import GAME
from readyroom.games.starship_captains.names import ARTIFACTS, FIGURES, PAYMENTS
from readyroom.games.starship_captains.outfit import MOST_LISTS
from readyroom.games.starship_captains.rooms import ROOM_IDS
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.steps.turn import listed

CASES = pytest.mark.parametrize("case", cases(GAME), ids=str)
STRANGE: tuple[Any, ...] = (None, -1, 0, 1, 7, 99, "", "helm", "cadet", "nobody", (), ("medal",), ["medal"], {}, 1.0)


def asked(case: Case, matches: int) -> Iterator[tuple[State, int, list[Action]]]:
    """Everything that is asked in some matches in which nobody passes in a hurry, and medals are plenty at times."""
    for number in range(matches):
        chance = Chance(f"numbers {number}")
        t = Telling(chance, aloud=False)
        state = GAME.setup(case.options, case.seats, case.version, t)
        while GAME.outcome(state) is None:
            (seat,) = GAME.to_act(state)
            legal = GAME.legal(state, seat)
            yield state, seat, legal
            hurried = [action for action in legal if not isinstance(action, a.Pass)] if chance.below(9) else legal
            GAME.apply(state, seat, (hurried or legal)[chance.below(len(hurried or legal))], t)
            if not state.over and not chance.below(30):
                state.ships[seat].medals += 3
                state.legal = None


@CASES
def test_every_legal_action_has_its_own_number(case: Case) -> None:
    space = GAME.space(case.version)
    for state, seat, legal in asked(case, 3):
        numbers = [space.number(state, seat, action) for action in legal]
        assert len(set(numbers)) == len(legal)
        assert all(0 <= number < len(space) for number in numbers)


def test_a_number_goes_by_what_is_named() -> None:
    m = captains(ready="red", medals=3)
    space = GAME.space(2)
    names = {space.name(space.number(m.state, 0, action)) for action in m.legal(0)}
    assert names == {
        "activate helm red", "activate repair red", "pass", "promote red medal+medal+medal",
        "train red blue medal", "train red yellow medal",
    }  # fmt: skip


def changed(action: Action, chance: Chance) -> Iterator[Action]:
    """The same action with other things in its fields, likely and strange ones."""
    likely = (*ROOM_IDS[:8], *FIGURES, *ARTIFACTS, *PAYMENTS, ("medal", "pirate"), (ARTIFACTS[0], ARTIFACTS[1]))
    for name in type(action).__struct_fields__:
        for _ in range(4):
            yield msgspec.structs.replace(action, **{name: likely[chance.below(len(likely))]})
            yield msgspec.structs.replace(action, **{name: STRANGE[chance.below(len(STRANGE))]})


@CASES
def test_allowed_actions_are_exactly_the_listed_ones(case: Case) -> None:
    chance = Chance("changed")
    known: list[Action] = [a.Pass(), a.TakeMission(), a.Decline()]
    for state, seat, legal in asked(case, 2):
        for action in legal:
            same = msgspec.structs.replace(action)
            assert GAME.allows(state, seat, same) is action
        known = [*known[-40:], *legal[:3]]
        for other in (*known, *changed(legal[chance.below(len(legal))], chance)):
            assert GAME.allows(state, seat, other) == next((action for action in legal if action == other), None)
        assert GAME.allows(state, (seat + 1) % 4, legal[0]) is None


def test_with_tokens_for_medals_exactly_the_valid_payments_are_allowed() -> None:
    displays = {1: "artifact-display", 2: "trophy-display", 3: "academy-link", 4: "service-record"}
    held = " ".join([*ARTIFACTS, *ARTIFACTS])
    m = captains(ready="red blue yellow cadet", medals=2, pirates=2, artifacts=held, slots=displays)
    legal = m.legal(0)
    assert len(legal) > 50
    every = [
        action for family in GAME.space(2).families if family.kind in (a.Train, a.Promote) for action in made(family)
    ]
    assert [action for action in every if GAME.allows(m.state, 0, action)] == [
        action for action in every if action in legal
    ]


def made(family: Any) -> Iterator[Action]:
    """All members of a family, by what its axes list."""
    fields: list[dict[str, Any]] = [{}]
    for axis in family.axes:
        fields = [{**known, axis.name: value} for known in fields for value in axis.place]
    return (family.kind(**known) for known in fields)


@CASES
def test_cached_lists_equal_fresh_ones(case: Case) -> None:
    """What a turn offers is looked up by a number; two turns that differ in anything must not have the same."""
    for state, seat, legal in asked(case, 6):
        if GAME.legal(state, seat) and isinstance(legal[-1], a.Pass):
            assert legal == listed(state, seat)
            assert len(state.outfit(seat).turns) <= MOST_LISTS
