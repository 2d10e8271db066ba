"""``legal`` is the one source of legality: all of it applies, and nothing else does."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from readyroom.core.codec import decode_action, to_json
from readyroom.core.conformance.case import Case
from readyroom.core.conformance.perturbations import wrong_actions
from readyroom.core.conformance.play import late_actions, met_actions, walk
from readyroom.core.errors import IllegalAction, MalformedAction
from readyroom.core.match import Match
from readyroom.core.struct import Action

SENTENCE: Final = re.compile(r"[A-Z0-9'\"].*\s.*[.!?]['\")]?", re.DOTALL)


def check_legality(case: Case) -> None:
    """Every legal action applies; every other is refused with a sentence, and nothing changes."""
    for match in walk(case, 10):
        met = met_actions(match)
        for seat in range(case.seats):
            legal = match.legal(seat)
            distinct = len({to_json(action) for action in legal})
            case.expect(distinct == len(legal), f"Seat {seat} has the same legal action twice.", match)
            for action in legal[:: 1 + len(legal) // 25]:
                _check_applies(case, match, seat, action)
            _check_wrong(case, match, seat, wrong_actions(match, seat, met, 60))
            for action in late_actions(match, seat):
                _check_late(case, match, seat, action)
            _check_orders(case, match, seat)


def _check_applies(case: Case, match: Match, seat: int, action: Action) -> None:
    case.expect(type(action) in case.game.actions, f"{type(action).__name__} is not listed in actions.", match)
    clone = match.clone()
    try:
        clone.act(seat, action)
    except Exception as fault:
        case.expect(False, f"The legal action {match.write(action)!r} of seat {seat} failed: {fault}", match)
    kinds = {type(event) for _, event in clone.events(seat, match.seq)}
    case.expect(kinds <= set(case.game.events), f"Some of {kinds} are not listed in events.", match)


def _check_wrong(case: Case, match: Match, seat: int, wrong: list[dict[str, Any]]) -> None:
    """All are refused. Digests are slow: the culprit is searched for only if the state has changed."""
    before, untouched = match.digest, match.clone()
    for data in wrong:
        _check_refused(case, match, seat, data)
    if match.digest != before:
        for data in wrong:
            trial = untouched.clone()
            _check_refused(case, trial, seat, data)
            case.expect(trial.digest == before, f"The refused {data} changed the state.", match)
        case.expect(False, f"What was refused to seat {seat} changed the state.", match)


def _check_refused(case: Case, match: Match, seat: int, data: dict[str, Any]) -> None:
    length = match.seq
    try:
        meant = decode_action(case.game.actions, data)
        if case.game.tidy(meant) in match.legal(seat) or case.game.late(match.state, seat, meant):
            return
        match.act(seat, data)
    except (IllegalAction, MalformedAction) as refused:
        case.expect(is_sentence(str(refused)), f"The refusal of {data} is no sentence: {refused}", match)
    else:
        case.expect(False, f"Seat {seat} was allowed {data}, which is not legal.", match)
    case.expect(match.seq == length, f"The refused {data} is in the log.", match)


def _check_late(case: Case, match: Match, seat: int, action: Action) -> None:
    """A late action changes nothing, and only its actor hears of it."""
    clone = match.clone()
    clone.act(seat, action)
    case.expect(bool(clone.events(seat, match.seq)), "A late action must be answered.", match)
    case.expect_same(clone.digest, match.digest, "A late action must change nothing.", match)
    for other in (None, *range(case.seats)):
        if other != seat:
            case.expect_same(clone.events(other, match.seq), [], "A late action concerns nobody else.", match)


def _check_orders(case: Case, match: Match, seat: int) -> None:
    """Standing orders answer only what is asked, and only legally."""
    for orders in order_variants(case):
        action = None if match.outcome is not None else case.game.preset(match.state, seat, orders)
        case.expect(
            action is None or seat not in match.to_act or action in match.legal(seat),
            f"The standing orders {orders} answer {action}, which is not legal.",
            match,
        )


def order_variants(case: Case) -> list[Any]:
    """Standing orders with each simple field set in turn."""
    kind = case.game.Orders
    if kind is None:
        return []
    usual: dict[str, Any] = msgspec.to_builtins(kind())
    variants: list[Any] = [kind()]
    for name, value in usual.items():
        tries: list[Any] = [not value] if isinstance(value, bool) else [0, 1, 3] if isinstance(value, int) else []
        variants += [msgspec.convert({**usual, name: one}, kind) for one in tries if one != value]
    return variants


def is_sentence(text: str) -> bool:
    """Starts and ends like a sentence, has several words, and shows no holes or internals."""
    return SENTENCE.fullmatch(text) is not None and "{" not in text and " object at 0x" not in text
