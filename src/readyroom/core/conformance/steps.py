"""Stepped games: a step never changes, so states can share it."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.chance import Chance
from readyroom.core.codec import to_json
from readyroom.core.conformance.case import Case
from readyroom.core.conformance.play import play_on
from readyroom.core.match import Match
from readyroom.core.stepped import SteppedGame
from readyroom.core.steps import Step, facts_of

Seen = tuple[Step[Any], str]
"""A step, and what it looked like when first seen."""


def check_steps(case: Case) -> None:
    """A step never changes while it is on a stack, and a clone has its own stack."""
    if not isinstance(case.game, SteppedGame):
        return
    match = case.start()
    luck = Chance(f"walk:{case.seed}")
    seen: list[Seen] = []
    while match.outcome is None:
        stack = match.state.stack
        case.expect(match.state.clone().stack is not stack, "A clone must have a stack of its own.", match)
        seen = [_seen(case, match, step, seen) for step in stack]
        play_on(match, luck)
        for step, before in seen:
            rule = f"{type(step).__name__} has changed. A step that goes on must be replaced by another."
            case.expect_same(to_json(step.dump()), before, rule, match)


def _seen(case: Case, match: Match, step: Step[Any], seen: list[Seen]) -> Seen:
    for one in seen:
        if one[0] is step:
            return one
    for name in facts_of(type(step)):
        rule = f"{type(step).__name__}.{name} could be changed in place: a step keeps tuples, not lists."
        case.expect(not can_change(getattr(step, name)), rule, match)
    return step, to_json(step.dump())


def can_change(value: object) -> bool:
    """Whether a value is mutable: all are but plain values, steps, frozen structs and dataclasses, and tuples of
    these."""
    if isinstance(value, tuple):
        return any(can_change(one) for one in value)
    if isinstance(value, msgspec.Struct):
        return not value.__struct_config__.frozen
    how_made = getattr(value, "__dataclass_params__", None)
    if how_made is not None:
        return not how_made.frozen
    return value is not None and not isinstance(value, (int, float, str, frozenset, Step))
