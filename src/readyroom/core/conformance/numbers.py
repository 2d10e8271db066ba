"""Numbered actions: the list is closed, and ``allows`` agrees with ``legal``."""

from __future__ import annotations

from readyroom.core.codec import decode_action
from readyroom.core.conformance.case import Case
from readyroom.core.conformance.perturbations import wrong_actions
from readyroom.core.conformance.play import met_actions, walk
from readyroom.core.errors import MalformedAction
from readyroom.core.match import Match
from readyroom.core.space import Space
from readyroom.core.struct import Action


def check_numbers(case: Case) -> None:
    """Every legal action has a number below the space's size, no two at once share one, and it is the same object
    whenever it is listed."""
    space = _space(case)
    if space is None:
        return
    for match in walk(case, 12):
        for seat in match.to_act:
            legal = case.game.legal(match.state, seat)
            numbers: dict[int, Action] = {}
            for action in legal:
                number = space.number(match.state, seat, action)
                case.expect(0 <= number < len(space), f"{match.write(action)!r} has the number {number}.", match)
                other = numbers.setdefault(number, action)
                rule = f"{match.write(action)!r} and {match.write(other)!r} are both number {number}."
                case.expect(other is action, rule, match)
            again = space.numbers(match.state, seat, legal)
            case.expect(again == [*numbers], "Numbers asked for at once must be the same as one by one.", match)
            case.expect(case.game.space(case.version) is space, "A space must be made once.", match)
            _check_shared(case, match, seat, legal)


def check_allows(case: Case) -> None:
    """``allows`` returns the listed object for a legal action, and nothing for any other."""
    for match in walk(case, 8):
        met = met_actions(match)
        for seat in range(case.seats):
            legal = match.legal(seat)
            for action in legal[:: 1 + len(legal) // 40]:
                found = case.game.allows(match.state, seat, action)
                case.expect(found == action, f"{match.write(action)!r} is legal, and not allowed.", match)
            for data in wrong_actions(match, seat, met, 40):
                try:
                    wish = decode_action(case.game.actions, data)
                except MalformedAction:
                    continue
                found = case.game.allows(match.state, seat, wish)
                rule = f"{match.write(wish)!r} is {'' if wish in legal else 'not '}legal: allows says otherwise."
                case.expect((found is not None) == (wish in legal), rule, match)


def _space(case: Case) -> Space | None:
    try:
        return case.game.space(case.version)
    except LookupError:  # it has not numbered its actions
        return None


def _check_shared(case: Case, match: Match, seat: int, legal: list[Action]) -> None:
    twin = case.game.legal(match.clone().state, seat)
    for action, again in zip(legal, twin, strict=True):
        if action == again:
            case.expect(action is again, f"{match.write(action)!r} was made twice.", match)
