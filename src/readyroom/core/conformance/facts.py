"""The facts a game reports of a finished match are those it declares."""

from __future__ import annotations

from readyroom.core.conformance.case import Case
from readyroom.core.conformance.play import played
from readyroom.core.facts import faults


def check_facts(case: Case) -> None:
    """Every seat's facts belong to the game's traits, and asking for them changes nothing."""
    keys = [trait.key for trait in case.game.traits]
    match = played(case)
    case.expect(len(set(keys)) == len(keys), "Two traits have the same key.", match)
    if match.outcome is None:
        return
    before = case.game.public(match.state)
    for seat in range(case.seats):
        found = case.game.facts(match, seat)
        wrong = faults(case.game.traits, found)
        case.expect(not wrong, f"The facts of seat {seat}: {' '.join(wrong)}", match)
        case.expect(found == case.game.facts(match, seat), "The same match must tell the same facts.", match)
    case.expect(case.game.public(match.state) == before, "Asking for facts must change nothing.", match)
