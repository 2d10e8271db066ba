"""Analysis of a match: alternatives, chances and turning points."""

from __future__ import annotations

import json
from pathlib import Path

from tests.games import cabal, scramble

from readyroom import replay
from readyroom.bots.analysis import Chances, Piece, Pieces, whole
from readyroom.bots.search import outlook
from readyroom.core.chance import Chance
from readyroom.core.match import Match

TRIES = 12
BROKEN_APART = Path(__file__).parents[1] / "fixtures/space-alert/broken-apart.json"


def played(seed: str = "looking back") -> Match:
    """A whole match by random players."""
    match = Match.start(cabal.GAME, cabal.CabalOptions(), 2, seed)
    luck = Chance(seed)
    while match.outcome is None:
        seat = match.to_act[-1]
        legal = match.legal(seat)
        match.act(seat, legal[luck.below(len(legal))])
    return match


def test_every_decision_is_judged_beside_what_was_played() -> None:
    match = played()
    analysis = whole(match, TRIES, (pieces := Pieces(match, TRIES)).each(pieces.seqs))
    assert analysis.decisions
    for decision in analysis.decisions:
        before = match.at(decision.seq - 1)
        entry = match.entries[decision.seq]
        assert before.to_act == (decision.seat,) == (entry.actor,)
        assert decision.legal == len(before.legal(decision.seat)) > 1
        assert entry.action is not None
        assert [way.notation for way in decision.ways if way.played] == [before.write(entry.action)]
        assert 0 <= decision.lost <= 1 and all(0 <= way.value <= 1 for way in decision.ways)
        assert decision.ways[0].value >= next(way.value for way in decision.ways if way.played) or not decision.lost


def test_chances_add_up_and_end_with_the_winner() -> None:
    match = played()
    analysis = whole(match, TRIES, (pieces := Pieces(match, TRIES)).each(pieces.seqs))
    assert match.outcome is not None
    assert all(abs(sum(chances.shares) - 1) < 0.01 for chances in analysis.chances)
    last = analysis.chances[-1]
    assert last.seq == match.seq
    assert last.shares == tuple(float(seat in match.outcome.winners) for seat in range(match.seats))


def test_turning_points_are_the_biggest_changes_and_say_what_happened() -> None:
    match = played()
    analysis = whole(match, TRIES, (pieces := Pieces(match, TRIES)).each(pieces.seqs))
    assert 1 <= len(analysis.turns) <= 3
    biggest = max(abs(turn.after - turn.before) for turn in analysis.turns)
    for one, other in zip(analysis.chances, analysis.chances[1:], strict=False):
        changes = [abs(after - before) for before, after in zip(one.shares, other.shares, strict=True)]
        assert max(changes) <= biggest + 1e-9
    assert all(turn.told for turn in analysis.turns)


def test_a_crews_turning_point_tells_of_the_whole_crew() -> None:
    match = replay(json.loads(BROKEN_APART.read_text())["record"])
    pieces = [Piece(seq, chances=Chances(seq, (share, share))) for seq, share in ((0, 0.4), (460, 0.0))]
    (turn,) = whole(match, TRIES, pieces).turns
    told = ["".join(part if isinstance(part, str) else part.text for part in words.parts) for words in turn.told]
    assert told[-1] == "The third phase begins: plan turns 8 to 12."


def test_pieces_are_the_same_however_they_are_shared_out() -> None:
    match = played()
    pieces = Pieces(match, TRIES)
    at_once = list(pieces.each(pieces.seqs))
    one_by_one = [piece for seq in reversed(pieces.seqs) for piece in Pieces(match, TRIES).each([seq])]
    assert sorted(one_by_one, key=lambda piece: piece.seq) == at_once


def test_a_decision_is_judged_by_what_the_player_knew() -> None:
    """The opponent's hidden cards are dealt again in every imagined world, so they change nothing."""
    match = played()
    pieces = Pieces(match, TRIES)
    seq = next(piece.seq for piece in pieces.each(pieces.seqs) if piece.decision is not None)
    before, entry = match.at(seq - 1), match.entries[seq]
    assert entry.action is not None
    known = pieces._judge(before, seq, entry.actor, entry.action)
    other = before.clone()
    other.game.imagine(other.state, entry.actor, Chance("another world"))
    assert other.state.dump() != before.state.dump()
    assert pieces._judge(other, seq, entry.actor, entry.action) == known


def test_undone_actions_are_not_analyzed() -> None:
    match = Match.start(cabal.GAME, cabal.CabalOptions(), 2, "regret")
    for seat in (1, 0):
        match.act(seat, match.legal(seat)[0])
    first = match.to_act[0]
    match.act(first, match.legal(first)[0])
    taken_back = match.seq
    match.rewind(taken_back - 1)
    assert taken_back not in Pieces(match, TRIES).seqs


def test_only_chances_are_computed_where_seats_race() -> None:
    match = Match.start(scramble.GAME, scramble.ScrambleOptions(), 2, "race")
    while match.outcome is None:
        match.tick(match.deadline)
    pieces = Pieces(match, TRIES)
    assert all(piece.decision is None for piece in pieces.each(pieces.seqs))


def test_an_outlook_favors_the_player_ahead() -> None:
    match = played()
    assert match.outcome is not None
    winner = match.outcome.winners[0]
    late = match.at(match.line[-2])
    assert outlook(match.game, late.state, 60, 1)[winner] > 0.5
