"""What the calls of puzzles are asked and answer."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from readyroom.core.struct import Moment
from readyroom.core.words import Words


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in a list: how many tried it, how many found it, and whether you did (None: not tried)."""

    code: str
    game: str
    seats: int
    title: str
    """what there is to do"""
    question: Words
    tried: int
    found: int
    yours: bool | None
    mine: bool
    """whether you made it, and may remove it"""


class PuzzleView(msgspec.Struct, frozen=True):
    """A position as the seat sees it that is asked, and the answers. What they are worth is told once you answered."""

    seat: int
    options: dict[str, Any]
    public: Any
    own: Any
    moment: Moment | None
    standing: tuple[float, ...]
    legal: int
    """how many answers the rules allow"""
    answers: tuple[Words, ...]


class PuzzleSheet(msgspec.Struct, frozen=True):
    """A puzzle to solve: a move to find, or a task that the game sets and whose page knows it."""

    info: PuzzleInfo
    view: PuzzleView | None = None
    task: dict[str, Any] | None = None


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """Which of the answers, counted from 0; or what is done about a task. Neither: you give up."""

    answer: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    task: dict[str, Any] | None = None


class Worth(msgspec.Struct, frozen=True):
    """An answer, and how good search finds it, from 0 to 1."""

    words: Words
    value: float
    best: bool


class Judged(msgspec.Struct, frozen=True):
    """Whether that was it. Of a move, only the first answer is counted, and what every answer is worth is told. A task
    can be tried until it is done; its solution is told to those who did it, or gave up."""

    solved: bool
    info: PuzzleInfo
    words: Words | None = None
    """what came of it"""
    answers: tuple[Worth, ...] = ()
    tries: int = 0
    """imagined matches of each look at the answers"""
    solution: dict[str, Any] | None = None


class NewPuzzle(msgspec.Struct, frozen=True):
    """Which puzzle of a match: the decision that an entry was, or, without one, the task that the game sets."""

    seq: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)] | None = None


class PuzzleBranch(msgspec.Struct, frozen=True):
    """How to play on from a puzzle: with which bots in the other seats, or with friends, for whom they are free."""

    level: Annotated[str, msgspec.Meta(max_length=64)]
    friends: bool = False
