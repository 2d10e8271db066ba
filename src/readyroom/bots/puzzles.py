"""Find the move: decisions of real matches at which one answer is clearly better than the others, as puzzles.

A puzzle shows what the seat saw then, and nothing of what others held. What an answer is worth was found by search when
the puzzle was made (``bots.analysis``), and is kept with it: judging is looking it up.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from readyroom.bots.analysis import Decision, Pieces
from readyroom.core import registry
from readyroom.core.match import Match
from readyroom.core.struct import Moment
from readyroom.core.words import Words

CLEARLY: Final = 0.1
"""So much better the best answer is than the next."""
AS_GOOD: Final = 0.02
"""What is worth so little less counts as found, too."""
FEWEST: Final = 3
"""Answers, so that guessing does not get one far."""
SHIPPED: Final = Path(__file__).parent / "puzzles.json"


class Answer(msgspec.Struct, frozen=True):
    """Something that can be done, and how good search finds it, from 0 to 1."""

    words: Words
    notation: str
    value: float


class Puzzle(msgspec.Struct, frozen=True):
    """A moment of a match as one seat saw it, the question it was asked, and a few answers in no telling order."""

    code: str
    game: str
    seats: int
    seat: int
    options: dict[str, Any]
    public: Any
    own: Any
    moment: Moment | None
    standing: tuple[float, ...]
    question: Words
    legal: int
    """how many answers the rules allowed; those here are the ones worth a thought"""
    answers: tuple[Answer, ...]
    tries: int
    """imagined matches that were played on for each answer"""

    @property
    def best(self) -> float:
        return max(answer.value for answer in self.answers)

    def solved(self, answer: int) -> bool:
        """Whether an answer is the best, or as good."""
        return self.answers[answer].value >= self.best - AS_GOOD


def puzzles_of(match: Match, tries: int) -> Iterator[Puzzle]:
    """The puzzles in a match, looking at each of its decisions in turn."""
    pieces = Pieces(match, tries)
    for piece in pieces.each(pieces.seqs):
        if piece.decision is not None and is_puzzle(piece.decision):
            yield puzzle_from(match, piece.decision, tries)


def is_puzzle(decision: Decision) -> bool:
    """Whether one way to go on is clearly better than all others, and they can be told apart."""
    values = sorted((way.value for way in decision.ways), reverse=True)
    told = {str(way.words) for way in decision.ways}
    return len(values) >= FEWEST and values[0] - values[1] >= CLEARLY and len(told) == len(values)


def puzzle_from(match: Match, decision: Decision, tries: int) -> Puzzle:
    """The puzzle that a decision makes. Nobody's name is in it, and nothing that the seat could not see."""
    past = match.at(decision.seq - 1)
    game, seat = past.game, decision.seat
    choice = past.choice(seat)
    public, own = msgspec.to_builtins(game.public(past.state)), msgspec.to_builtins(game.own(past.state, seat))
    answers = tuple(Answer(way.words, way.notation, way.value) for way in sorted(decision.ways, key=_order))
    plain = msgspec.json.encode([game.slug, match.version, seat, public, own, [one.notation for one in answers]])
    return Puzzle(
        code=sha256(plain).hexdigest()[:12],
        game=game.slug,
        seats=match.seats,
        seat=seat,
        options=msgspec.to_builtins(match.options),
        public=public,
        own=own,
        moment=game.moment(past.state),
        standing=tuple(float(points) for points in game.standing(past.state)),
        question=choice.prompt if choice is not None else Words(("What do you do?",)),
        legal=decision.legal,
        answers=answers,
        tries=tries,
    )


def _order(way: Any) -> str:
    return sha256(way.notation.encode()).hexdigest()


@cache
def shipped() -> dict[str, Puzzle]:
    """The puzzles that come with the package, by their codes; those of games that are not here are left out."""
    found = msgspec.json.decode(SHIPPED.read_bytes(), type=list[Puzzle])
    return {puzzle.code: puzzle for puzzle in found if puzzle.game in registry.slugs()}
