"""Puzzles over HTTP: requests and answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from readyroom.core.struct import Moment
from readyroom.core.words import Words


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in a list: how many tried it, how many solved it, and whether you did (None: not tried)."""

    code: str
    game: str
    seats: int
    title: str
    """what to do"""
    question: Words
    tried: int
    found: int
    yours: bool | None
    mine: bool
    """whether it is yours, and you may remove it"""


class PuzzleView(msgspec.Struct, frozen=True):
    """A position as the deciding seat sees it, and the answers. Their values appear once you answer."""

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
    """A puzzle to solve: a move to find, or a task from the game, which its page knows how to show."""

    info: PuzzleInfo
    view: PuzzleView | None = None
    task: dict[str, Any] | None = None


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """The number of your answer, from 0, or your solution of a task. Neither: you give up."""

    answer: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    task: dict[str, Any] | None = None


class Worth(msgspec.Struct, frozen=True):
    """An answer, and how good search thinks it is, from 0 to 1."""

    words: Words
    value: float
    best: bool


class Judged(msgspec.Struct, frozen=True):
    """Whether you were right. For a move, only the first answer counts, and you learn every answer's value. You can
    retry a task until it is solved; you see its solution once you solve it or give up."""

    solved: bool
    info: PuzzleInfo
    words: Words | None = None
    """what came of it"""
    answers: tuple[Worth, ...] = ()
    tries: int = 0
    """imagined matches per look at the answers"""
    solution: dict[str, Any] | None = None


class NewPuzzle(msgspec.Struct, frozen=True):
    """Which puzzle of a match: the decision at an entry, or, without one, the task the game sets."""

    seq: Annotated[int, msgspec.Meta(ge=1, le=10_000_000)] | None = None


class PuzzleBranch(msgspec.Struct, frozen=True):
    """How to play on from a puzzle: which bots take the other seats, or friends, for whom they stay free."""

    level: Annotated[str, msgspec.Meta(max_length=64)]
    friends: bool = False
