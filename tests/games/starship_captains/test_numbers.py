"""How actions are named by their numbers, and what is kept of the lists of legal ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.starship_captains.builder import captains
from tests.games.wander import wander

from readyroom.core.conformance import cases
from readyroom.core.conformance.case import Case
from readyroom.core.struct import Action
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.game import GAME
from readyroom.games.starship_captains.names import ARTIFACTS
from readyroom.games.starship_captains.outfit import MOST_LISTS
from readyroom.games.starship_captains.steps.turn import listed

CASES = pytest.mark.parametrize("case", cases(GAME), ids=str)


def test_a_number_goes_by_what_is_named() -> None:
    m = captains(ready="red", medals=3)
    space = GAME.space(2)
    names = {space.name(space.number(m.state, 0, action)) for action in m.legal(0)}
    assert names == {
        "activate helm red", "activate repair red", "pass", "promote red medal+medal+medal",
        "train red blue medal", "train red yellow medal",
    }  # fmt: skip


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
    for state in wander(case, 6):
        (seat,) = GAME.to_act(state)
        legal = GAME.legal(state, seat)
        if isinstance(legal[-1], a.Pass):
            assert legal == listed(state, seat)
            assert len(state.outfit(seat).turns) <= MOST_LISTS
