"""Paths through the ship as planned, if nothing gets in the way."""

from __future__ import annotations

from readyroom.games.space_alert.mission.orders import GO, LIFT, MOVE_BLUE, MOVE_RED, SECOND_SHIFT, SYMBOL_MASK
from readyroom.games.space_alert.mission.places import BRIDGE, LOWER_RED, OTHER_DECK, TOWARD_BLUE, TOWARD_RED


def way(start: int, goal: int) -> list[int]:
    """The movements from one station to another, lift first: at most three.

    >>> way(1, 5) == [LIFT, MOVE_BLUE]
    True
    """
    steps: list[int] = []
    if (start >= LOWER_RED) != (goal >= LOWER_RED):
        steps.append(LIFT)
    apart = goal % 3 - start % 3
    steps += [MOVE_BLUE if apart > 0 else MOVE_RED] * abs(apart)
    return steps


def stand(plan: list[int], turn: int) -> int:
    """Where someone is when a turn begins, if nothing gets in the way."""
    station = BRIDGE
    for i in range(1, turn):
        slot = plan[i]
        while slot:
            symbol = slot & SYMBOL_MASK
            slot = slot >> SECOND_SHIFT & SYMBOL_MASK
            if symbol == MOVE_RED:
                station = TOWARD_RED[station]
            elif symbol == MOVE_BLUE:
                station = TOWARD_BLUE[station]
            elif symbol == LIFT:
                station = OTHER_DECK[station]
            elif symbol >= GO:
                station = symbol - GO
    return station
