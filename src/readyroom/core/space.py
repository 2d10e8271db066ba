"""Everything that a seat can ever do in a game, numbered: for learners, masks and tables.

A space is a closed list: under one version of the rules every action that can ever be legal has a number in it, and no
two that are legal at once share one. People, logs and the wire name a card by its name; a space may name it by its slot
in the hand or in the row, which keeps the list short, so a number means an action only together with a state. It never
tells more than the seat knows: slots are those of its own hand and of what lies open.
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
"""What those places depend on besides the action: as long as this is the same, so are they."""

MOST_KNOWN: Final = 50_000
"""So many numbers of a family are remembered."""


def nothing(state: Any, seat: int) -> int:
    """Given nothing: the places follow from the action alone."""
    return 0


class Axis:
    """One thing that tells the actions of a family apart, with a label for each of its places.

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


class Family:
    """All actions of one kind. Without ``slots``, each axis is named for the field whose value it lists."""

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
        """The numbers worked out so far for actions by their identity, where the same things are given; None if
        nobody has said on what they depend. When there are many, all are forgotten."""
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
        """By identity: the numbers of actions that are the same in every state. They are shared, and few."""
        self.size = 0
        for family in self.families:
            family.first = self.size
            self._by_kind[family.kind] = family
            self.size += family.size

    def __len__(self) -> int:
        return self.size

    def number(self, state: Any, seat: int, action: Action) -> int:
        """The number of an action that this seat may do in this state."""
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
        """The numbers of actions that this seat may do in this state, in their order."""
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
        """What a number stands for: the kind of action and its place on each axis."""
        for family in self.families:
            if family.first <= number < family.first + family.size:
                labels: list[str] = []
                left = number - family.first
                for axis in reversed(family.axes):
                    left, place = divmod(left, len(axis))
                    labels.append(axis.labels[place])
                return " ".join([family.name, *reversed(labels)])
        raise IndexError(f"There is no action {number}. Actions are numbered 0 to {self.size - 1}.")
