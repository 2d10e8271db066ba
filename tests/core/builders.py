"""Builds the small games in any position in one line."""

from __future__ import annotations

from tests.games import cabal, scramble
from tests.games.cabal_table import COPIES, ROLES

from readyroom.core.entry import CLOCK, Entry
from readyroom.core.match import Match


def council(seats: int = 2, hands: str = "", credits: int = 2, seed: str = "a seed") -> Match:
    """A match of Cabal. ``hands`` such as ``"warden corsair / smuggler warden"`` are dealt and kept: seat 0 is to move.
    Luck is dictated for the deal, and comes from the seed afterwards."""
    options = cabal.CabalOptions(purse=credits)
    match = Match.start(cabal.GAME, options, seats, seed)
    if not hands:
        return match
    kept = [hand.split() for hand in hands.split("/")]
    spare: list[str] = [*ROLES * COPIES]
    for card in [card for hand in kept for card in hand]:
        spare.remove(card)
    pool: list[str] = sorted(ROLES * COPIES)
    luck: list[int] = []
    for hand in kept:
        for card in [*hand, spare.pop(0)]:
            luck.append(pool.index(card))
            del pool[luck[-1]]
    match = Match(match.game, options, seats, match.seed, match.commitment, match.version)
    match.dictated = True
    match.fold(Entry(0, 0, CLOCK, None, tuple(luck)))
    for seat, hand in enumerate(kept):
        dealt: list[str] = [ROLES[card] for card in match.state.hands[seat]]
        for card in hand:
            dealt.remove(card)
        match.act(seat, f"put back {dealt[0]}")
    return match


def heap(seats: int = 2, ready: bool = True, calls: bool = True, seed: str = "a seed") -> Match:
    """A match of Scramble, with everyone ready by default."""
    match = Match.start(scramble.GAME, scramble.ScrambleOptions(calls=calls), seats, seed)
    if ready:
        for seat in range(seats):
            match.act(seat, "ready")
    return match
