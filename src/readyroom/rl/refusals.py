"""What environments refuse, each with a sentence that says what would do."""

from __future__ import annotations

from numbers import Integral
from operator import index
from typing import Any, Final

from gymnasium.error import ResetNeeded

from readyroom.core.errors import BadOptions, IllegalAction
from readyroom.rl.lanes import Lane

RENDER_MODES: Final = ("ansi",)


def check_render_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"There is no render mode {mode!r}: 'ansi' draws the table as text.")


def check_limit(name: str, limit: int | None) -> None:
    """A match may be truncated only after something was decided."""
    if limit is not None and (not isinstance(limit, Integral) or limit < 1):
        raise BadOptions(f"{name} is a whole number, 1 or more, not {limit!r}.")


def check_begun(lane: Lane) -> None:
    if lane.state is None:
        raise ResetNeeded("No match has begun: call reset() first.")


def check_going_on(lane: Lane, over: bool) -> None:
    """Whether there is a match, and it takes another step."""
    check_begun(lane)
    if over:
        raise ResetNeeded("The match is over: call reset() for the next one.")


def action_number(action: Any, actions: int) -> int:
    """An action as one of so many numbers, whatever kind of whole number it is.

    >>> action_number(3.5, 1433)
    Traceback (most recent call last):
    ...
    readyroom.core.errors.IllegalAction: An action is a whole number from 0 to 1432, not 3.5.
    """
    try:
        number = index(action)
    except TypeError:
        number = -1
    if not 0 <= number < actions:
        raise IllegalAction(f"An action is a whole number from 0 to {actions - 1}, not {action!r}.")
    return number
