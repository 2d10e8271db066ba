"""Positions: any state can be written as text, read back, and played on."""

from __future__ import annotations

import re

from readyroom.core.codec import to_json
from readyroom.core.conformance.case import Case
from readyroom.core.conformance.play import walk
from readyroom.core.entry import Entry
from readyroom.core.errors import BadPosition
from readyroom.core.match import Match
from readyroom.core.record_reader import replay_with

MOMENTS = 6
PLAYED_ON = 3
"""From every so many of these moments, the match is played to its end."""


def check_positions(case: Case) -> None:
    """A match started from a position has the same state, questions and views, plays on alike with the same luck, and
    has a record; and a number changed in the text shows."""
    twins: list[tuple[int, Match]] = []
    last = case.start()
    for moment, match in enumerate(walk(case, MOMENTS)):
        text = match.position()
        twin = _from(case, match, text)
        _expect_alike(case, match, twin)
        case.expect(twin.now == match.now, "A position must hold the clock.", match)
        case.expect_same(twin.position(), text, "A position that was read must be written as it was.", match)
        case.expect(replay_with(case.game, twin.record()) == twin, "A match from a position must replay.", match)
        if moment == 1:
            _check_edits(case, match, text)
        if moment % PLAYED_ON == 0:
            twins.append((match.seq, twin))
        last = match
    for begun, twin in twins:
        _go_on(case, last, twin, begun)


def _from(case: Case, match: Match, text: str) -> Match:
    try:
        twin = Match.from_position(case.game, text, "another seed")
    except BadPosition as wrong:
        case.expect(False, f"A position must be read again. {wrong}", match)
        raise
    twin.dictated = True  # its luck will be the match's
    return twin


def _expect_alike(case: Case, match: Match, twin: Match) -> None:
    case.expect_same(twin.state.dump(), match.state.dump(), "A position must hold every fact.", match)
    case.expect_same(_asked(twin), _asked(match), "The same must be asked and shown after a position was read.", match)


def _asked(match: Match) -> list[object]:
    game, state, seats = match.game, match.state, range(match.seats)
    found: list[object] = [match.to_act, match.deadline, match.outcome, game.standing(state), game.moment(state)]
    found += [[to_json(action) for action in match.legal(seat)] for seat in seats]
    return [*found, game.public(state), *(game.own(state, seat) for seat in seats)]


def _go_on(case: Case, match: Match, twin: Match, begun: int) -> None:
    """Repeats in the twin what happened in the match after they split."""
    for entry in match.entries[begun + 1 :]:
        twin.fold(Entry(len(twin.entries), entry.at, entry.actor, entry.action, entry.chance))
        told = [[one.event, one.only, one.others] for one in twin.told[-1]]
        wanted = [[one.event, one.only, one.others] for one in match.told[entry.seq]]
        case.expect_same(told, wanted, f"A match from a position must go on alike at entry {entry.seq}.", twin)
    _expect_alike(case, match, twin)


def _check_edits(case: Case, match: Match, text: str) -> None:
    """Each number among the state's own facts, raised by one."""
    head, _, facts = text.partition("\n\n")
    for found in re.finditer(r"^(\w+ = )(-?\d+)$", facts, re.MULTILINE):
        edited = f"{head}\n\n{facts[: found.start()]}{found[1]}{int(found[2]) + 1}{facts[found.end() :]}"
        try:
            twin = Match.from_position(case.game, edited, "another seed")
        except BadPosition:
            continue  # an impossible state
        changed = twin.position() != text
        case.expect(changed, f"What is changed in a position must show: {found[0]}.", match)
