"""Everything that a seat can ever do in a game, numbered: for learners, masks and tables.

A space is a closed list: under one version of the rules every action that can ever be legal has a number, and no two
that are legal at once share one. People, logs and the wire name a card; a space may use its slot in the hand or row,
which keeps the list short, so a number means an action only together with a state. It reveals no more than the seat
knows: slots are those of its own hand and of what lies open.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from readyroom.core.errors import IllegalAction
from readyroom.core.quotes import quoted
from readyroom.core.struct import Action, snake

Slots = Callable[[Any, int, Any], tuple[int, ...]]
"""From a state, a seat and its action to the action's place on each axis."""

Given = Callable[[Any, int], Hashable]
"""What those places depend on besides the action: while this stays the same, so do they."""

MOST_KNOWN: Final = 50_000
"""How many numbers of a family are cached."""


def nothing(state: Any, seat: int) -> int:
    """For families whose places depend on the action alone."""
    return 0


class Axis:
    """One dimension of a family of actions, with a label for each of its places.

    >>> len(Axis("ship", range(4)))
    4
    """

    __slots__ = ("labels", "name", "place")

    def __init__(self, name: str, values: Sequence[object]) -> None:
        self.name = name
        self.labels = tuple([str(value) for value in values])
        self.place = {value: i for i, value in enumerate(values)}

    def __len__(self) -> int:
        return len(self.labels)


def labels(axes: Sequence[Axis], number: int) -> list[str]:
    """The label on each axis of the number-th combination, where the last axis runs fastest."""
    found: list[str] = []
    for axis in reversed(axes):
        number, place = divmod(number, len(axis))
        found.append(axis.labels[place])
    return found[::-1]


class Family:
    """All actions of one kind. Without ``slots``, each axis is named for the field whose values it lists."""

    __slots__ = ("_count", "_known", "axes", "first", "given", "kind", "size", "slots")

    def __init__(self, kind: type[Action], *axes: Axis, slots: Slots | None = None, given: Given | None = None) -> None:
        self.kind = kind
        self.axes = axes
        self.slots = slots
        self.given = given
        self._known: dict[Any, dict[int, tuple[Action, int]]] = {}
        self._count = 0
        self.first = 0
        self.size = 1
        for axis in axes:
            self.size *= len(axis)

    @property
    def name(self) -> str:
        return snake(self.kind.__name__)

    def known(self, state: Any, seat: int) -> dict[int, tuple[Action, int]] | None:
        """Cached numbers of actions by identity, for the same givens; None if the family does not say what they depend
        on. A full cache is cleared."""
        if self.given is None:
            return None
        given = self.given(state, seat)
        found = self._known.get(given)
        if found is None:
            if self._count >= MOST_KNOWN:
                self._known.clear()
                self._count = 0
            found = self._known[given] = {}
        return found

    def remember(self, known: dict[int, tuple[Action, int]], action: Action, number: int) -> None:
        known[id(action)] = action, number
        self._count += 1

    def places(self, state: Any, seat: int, action: Action) -> tuple[int, ...]:
        if self.slots is not None:
            return self.slots(state, seat, action)
        return tuple([axis.place[getattr(action, axis.name)] for axis in self.axes])


class Space:
    """The numbered actions of a game under one version of its rules.

    >>> import readyroom
    >>> match = readyroom.new_match("tiny-epic-galaxies", seats=2, seed=7, version=1)
    >>> space = match.space
    >>> for number, action in sorted(space.legal(match.game, match.state, 0).items()):
    ...     print(space.name(number))
    keep_mission elder
    keep_mission orbiter
    """

    def __init__(self, version: int, families: Sequence[Family]) -> None:
        self.version = version
        self.families = tuple(families)
        self._by_kind: dict[type[Action], Family] = {}
        self._fixed: dict[int, tuple[Action, int]] = {}
        """By identity: the numbers of actions that are the same in every state. These are shared, and few."""
        self.size = 0
        for family in self.families:
            family.first = self.size
            self._by_kind[family.kind] = family
            self.size += family.size

    def __len__(self) -> int:
        return self.size

    def number(self, state: Any, seat: int, action: Action) -> int:
        """The number of an action that is legal for this seat in this state."""
        fixed = self._fixed.get(id(action))
        if fixed is not None and fixed[0] is action:
            return fixed[1]
        family = self._by_kind.get(type(action))
        if family is None:
            raise IllegalAction(f"{quoted(action)} is not an action of this game.")
        number = 0
        places = family.places(state, seat, action)
        for i, axis in enumerate(family.axes):
            place = places[i]
            if not 0 <= place < len(axis):
                raise IllegalAction(f"{quoted(action)} has no number: its {axis.name} is out of range.")
            number = number * len(axis) + place
        number += family.first
        if family.slots is None and len(self._fixed) < self.size:
            self._fixed[id(action)] = action, number
        return number

    def numbers(self, state: Any, seat: int, actions: list[Action]) -> list[int]:
        """The numbers of actions that are legal for this seat in this state, in their order."""
        found: list[int] = []
        kind: type[Action] | None = None
        family: Family | None = None
        known: dict[int, tuple[Action, int]] = self._fixed
        for action in actions:
            if type(action) is not kind:
                kind = type(action)
                family = self._by_kind.get(kind)
                kept = None if family is None else family.known(state, seat)
                known = self._fixed if kept is None else kept
            one = known.get(id(action))
            if one is not None and one[0] is action:
                found.append(one[1])
                continue
            number = self.number(state, seat, action)
            if family is not None and known is not self._fixed:
                family.remember(known, action, number)
            found.append(number)
        return found

    def legal(self, game: Any, state: Any, seat: int) -> dict[int, Action]:
        """Everything this seat may do now, by its number."""
        actions = game.legal(state, seat)
        return dict(zip(self.numbers(state, seat, actions), actions, strict=True))

    def name(self, number: int) -> str:
        """What a number means: the kind of action and its place on each axis."""
        for family in self.families:
            if family.first <= number < family.first + family.size:
                return " ".join([family.name, *labels(family.axes, number - family.first)])
        raise IndexError(f"There is no action {number}. Actions are numbered 0 to {self.size - 1}.")
