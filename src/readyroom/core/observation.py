"""What a seat may know, as a row of small numbers: for learners.

A layout lists named blocks of numbers, each 0 to 255, and their meaning; an observer fills them straight from the
state, without making a view, and only with what the seat may know. A layout is frozen for a version of the rules, as
numbered actions are, so what was learned stays valid. Seats are relative to the reader: ``me``, then clockwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from readyroom.core.cards import Card, in_play
from readyroom.core.native import mypyc_attr
from readyroom.core.space import Axis, labels
from readyroom.core.struct import snake

MOST: Final = 255
"""Numbers are bytes. Larger values are capped, and their block says so."""


class Block:
    """Numbers that belong together: one for each combination of its axes, the last axis fastest, each 0 to ``most``.

    >>> block = Block("dice", "how many dice show a face", Axis("face", ["move", "energy"]), most=7)
    >>> block.size
    2
    """

    __slots__ = ("axes", "first", "most", "name", "size", "what")

    def __init__(self, name: str, what: str, *axes: Axis, most: int = 1) -> None:
        self.name = name
        self.what = what
        self.axes = axes
        self.most = most
        self.first = 0
        self.size = 1
        for axis in axes:
            self.size *= len(axis)


class Layout:
    """The blocks of a game's observations under one version of its rules. A changed layout for the same rules is a new
    ``edition``, and learners must be trained again."""

    __slots__ = ("_by_name", "blocks", "edition", "size", "version")

    def __init__(self, version: int, edition: int, blocks: Sequence[Block]) -> None:
        self.version = version
        self.edition = edition
        self.blocks = tuple(blocks)
        self._by_name: dict[str, Block] = {}
        self.size = 0
        for block in self.blocks:
            assert block.name not in self._by_name, f"two blocks are called {block.name}"
            block.first = self.size
            self._by_name[block.name] = block
            self.size += block.size

    def __len__(self) -> int:
        return self.size

    def block(self, name: str) -> Block:
        return self._by_name[name]

    def at(self, name: str) -> int:
        """Where a block begins."""
        return self._by_name[name].first

    def most(self) -> bytes:
        """The highest value of each number: divided by these, all lie between 0 and 1."""
        return b"".join([bytes([block.most]) * block.size for block in self.blocks])

    def name(self, number: int) -> str:
        """What a number means: its block and its place on each axis."""
        for block in self.blocks:
            if block.first <= number < block.first + block.size:
                return " ".join([block.name, *labels(block.axes, number - block.first)])
        raise IndexError(f"There is no number {number}. They are numbered 0 to {self.size - 1}.")


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Writes what a seat may know, in its own layout. It may cache, but its output depends on nothing but the state."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def write(self, state: Any, seat: int, now: int, into: bytearray, at: int) -> None:
        """Fills in this seat's numbers at a match millisecond, from index ``at`` on, where all are 0."""
        raise NotImplementedError

    def observe(self, state: Any, seat: int, now: int = 0) -> bytearray:
        """The numbers of this seat.

        >>> import readyroom
        >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7, version=1)
        >>> observer = match.game.observer(1)
        >>> seen = observer.observe(match.state, 0)
        >>> [observer.layout.name(i) for i in range(len(seen)) if seen[i]][:3]
        ['asked choose_missions', 'asked_me', 'seats 2']
        """
        into = bytearray(self.layout.size)
        self.write(state, seat, now, into, 0)
        return into


def ids(cards: Sequence[Card], version: int) -> list[str]:
    """The ids of a table of cards up to the last one in a version of the rules, so that a card's index is its number.
    Cards the version lacks never show."""
    return [card.id for card in cards[: max(in_play(cards, version)) + 1]]


def places(numbers: Sequence[int], total: int) -> list[int]:
    """For each thing of a table its index among those listed; -1 if absent."""
    found = [-1] * total
    for place, number in enumerate(numbers):
        found[number] = place
    return found


def relative(seats: int) -> Axis:
    """The seats, relative to one of them."""
    return Axis("seat", ["me", *[f"next-{i}" for i in range(1, seats)]])


def kinds(steps: Sequence[type]) -> Axis:
    """A game's questions, by the steps that ask them."""
    return Axis("question", [snake(step.__name__) for step in steps])


def at_most(value: int, most: int = MOST) -> int:
    """A number capped at a byte's, or its block's, maximum."""
    return 0 if value < 0 else value if value < most else most
