"""Why did we lose? The search's opinion of every decision of a match, and everyone's chances over time.

Decisions are judged by what the seat knew. Chances are judged with all hands open, since the match is over: they tell
who was winning, not who could have known it. Races are not judged.

A match is analyzed in independent, deterministic pieces (``Pieces``): on one core or many, now or after an
interruption.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any, Final

import msgspec

from readyroom.bots.search import Budget, SearchBot, Tally, chosen, outlook
from readyroom.core.chance import QuickChance
from readyroom.core.match import Match
from readyroom.core.struct import Action
from readyroom.core.words import Ref, Words

FORMAT: Final = 1
"""Raise it whenever results change, so that stored ones are not reused."""
SHOWN: Final = 3
"""Alternatives kept per decision, including the one played."""
MOST_CHANCES: Final = 90
"""How many moments get chances: every change of turns, or this many of them."""
WORLDS: Final = 3
"""Chances use this many times the imagined worlds of an alternative."""
TURNING_POINTS: Final = 3
SENTENCES: Final = 4
"""How many tell a turning point."""
WORTH_TELLING: Final = 0.05
"""A decision that costs less than this is as good as the best."""


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a seat could do: in words and in notation, and how good it is, from 0 to 1."""

    words: Words
    notation: str
    value: float
    played: bool = False
    bot: bool = False
    """whether the game's strongest bot would have done it"""


class Decision(msgspec.Struct, frozen=True):
    """What a seat could do before an entry, the best first, and what its choice lost."""

    seq: int
    seat: int
    legal: int
    ways: tuple[Way, ...]
    lost: float


class Chances(msgspec.Struct, frozen=True):
    """Each seat's chance to win after an entry. They add up to 1; in a crew, all have the same."""

    seq: int
    shares: tuple[float, ...]


class Piece(msgspec.Struct, frozen=True):
    """The findings about one entry."""

    seq: int
    decision: Decision | None = None
    chances: Chances | None = None


class Turn(msgspec.Struct, frozen=True):
    """A turning point: whose chance changed most, from what to what, and what happened."""

    seq: int
    seat: int
    before: float
    after: float
    told: tuple[Words, ...]


class Analysis(msgspec.Struct, frozen=True):
    """The whole analysis. ``tries`` is the maximum of imagined matches per decision."""

    tries: int
    chances: tuple[Chances, ...]
    decisions: tuple[Decision, ...]
    turns: tuple[Turn, ...]


class Pieces:
    """A match split into moments that can be analyzed one by one."""

    def __init__(self, match: Match, tries: int) -> None:
        self.match = match
        self.tries = tries
        self._bot = SearchBot(match.game, Budget(tries))
        self._strongest = match.game.bot(match.game.levels[-1]) if match.game.levels else None
        self._decided, self._reckoned = _moments(match)

    @property
    def seqs(self) -> tuple[int, ...]:
        """The entries worth analyzing."""
        return tuple(sorted(self._decided | self._reckoned))

    def each(self, seqs: Iterable[int]) -> Iterator[Piece]:
        """The findings about these entries, in their order."""
        wanted = set(seqs)
        match = self.match
        past = Match(match.game, match.options, match.seats, match.seed, match.commitment, match.version)
        for entry in match.entries:
            decision = None
            if entry.seq in wanted and entry.seq in self._decided:
                assert entry.action is not None, "the setup is nobody's decision"
                decision = self._judge(past, entry.seq, entry.actor, entry.action)
            past.fold(entry, trusted=True)
            if entry.seq in wanted:
                chances = self._reckon(past, entry.seq) if entry.seq in self._reckoned else None
                yield Piece(entry.seq, decision, chances)

    def _judge(self, past: Match, seq: int, seat: int, played: Action) -> Decision | None:
        """What search thinks of the action played and its alternatives; None if there were none worth considering."""
        game, state = past.game, past.state
        legal = list(game.legal(state, seat))
        tallies = self._bot.weigh(state, seat, legal, QuickChance(seq), also=played)
        if len(tallies) < 2:
            return None
        usual = self._strongest.choose(state, seat, legal, QuickChance(seq)) if self._strongest else None
        best = chosen(tallies, self._bot.guide.doubt)
        order = sorted(tallies, key=lambda tally: (tally is not best, -tally.mean))
        shown = [tally for i, tally in enumerate(order) if i < SHOWN or tally.action == played]
        ways = tuple(_way(past, tally, tally.action == played, tally.action == usual) for tally in shown)
        return Decision(seq, seat, len(legal), ways, _lost(best, next(one for one in tallies if one.action == played)))

    def _reckon(self, past: Match, seq: int) -> Chances:
        shares = outlook(past.game, past.state, self.tries * WORLDS, seq)
        return Chances(seq, tuple(round(share, 3) for share in shares))


def whole(match: Match, tries: int, pieces: Iterable[Piece]) -> Analysis:
    """The analysis, once all pieces are there."""
    found = sorted(pieces, key=lambda piece: piece.seq)
    chances = tuple(piece.chances for piece in found if piece.chances is not None)
    decisions = tuple(piece.decision for piece in found if piece.decision is not None)
    return Analysis(tries, chances, decisions, _turns(match, chances))


def _moments(match: Match) -> tuple[set[int], set[int]]:
    """The entries that were a seat's decision, and those after which chances are computed."""
    game = match.game
    past = Match(game, match.options, match.seats, match.seed, match.commitment, match.version)
    stands = set(match.line)
    decided: set[int] = set()
    turns: list[int] = []
    moment: Any = None
    for entry in match.entries:
        if entry.seq in stands and entry.actor >= 0 and decides(past, entry.actor):
            decided.add(entry.seq)
        past.fold(entry, trusted=True)
        if entry.seq in stands:
            now = game.moment(past.state)
            if now != moment or entry.seq == match.line[-1]:
                turns.append(entry.seq)
            moment = now
    step = max(1, -(-len(turns) // MOST_CHANCES))
    return decided, {*turns[::step], *turns[-1:]}


def decides(past: Match, seat: int) -> bool:
    """Whether a seat is asked alone, without a race, and has a choice. A crew plans together."""
    game, state = past.game, past.state
    if game.together or game.to_act(state) != (seat,) or (game.levels and game.beat(state, game.levels[-1]) > 0):
        return False
    return len(game.legal(state, seat)) > 1


def _lost(best: Tally, played: Tally) -> float:
    """How much better the best did than the action played in the same worlds; 0 if that may be luck."""
    ahead, error = best.ahead_of(played)
    return round(ahead, 3) if ahead > error else 0.0


def _way(past: Match, tally: Tally, played: bool, bot: bool) -> Way:
    action = tally.action
    return Way(past.game.describe(action), past.write(action), round(tally.mean, 3), played, bot)


def _turns(match: Match, chances: tuple[Chances, ...]) -> tuple[Turn, ...]:
    """Where a seat's chance changed most between two samples, explained by what happened in between."""
    changes = [_change(earlier, later) for earlier, later in pairwise(chances)]
    biggest = sorted(range(len(changes)), key=lambda i: (-changes[i][0], i))[:TURNING_POINTS]
    found: list[Turn] = []
    for i in sorted(biggest):
        size, seat = changes[i]
        if size >= WORTH_TELLING:
            earlier, later = chances[i], chances[i + 1]
            told = _told(match, earlier.seq, later.seq, seat)
            found.append(Turn(later.seq, seat, earlier.shares[seat], later.shares[seat], told))
    return tuple(found)


def _change(earlier: Chances, later: Chances) -> tuple[float, int]:
    """The biggest change of a chance, and whose it is; on a tie, the one that gained."""
    gains = [after - before for before, after in zip(earlier.shares, later.shares, strict=True)]
    seat = max(range(len(gains)), key=lambda seat: (abs(gains[seat]), gains[seat]))
    return abs(gains[seat]), seat


def _told(match: Match, after: int, until: int, seat: int) -> tuple[Words, ...]:
    """What everyone could see between two entries, in a few sentences: what that seat did, or else the last events. A
    crew does everything together."""
    told = [
        match.game.describe(event)
        for seq in match.line
        if after < seq <= until
        for event in [told.to(None) for told in match.told[seq]]
        if event is not None
    ]
    own = [] if match.game.together else [words for words in told if _doer(words) == seat]
    return tuple((own or told)[-SENTENCES:])


def _doer(words: Words) -> int | str | None:
    """The person a sentence begins with, if any."""
    first = words.parts[0] if words.parts else None
    return first.id if isinstance(first, Ref) and first.kind == "seat" and not first.own else None
