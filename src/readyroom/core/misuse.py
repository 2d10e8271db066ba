"""Errors for programs that call the kernel wrongly. Nothing here runs unless something is refused."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Any, Final

import msgspec

from readyroom.core.codec import decode_action
from readyroom.core.errors import BadLuck, MalformedAction
from readyroom.core.game import Game
from readyroom.core.notation import write
from readyroom.core.quotes import cut, did_you_mean, quoted
from readyroom.core.struct import Action

MOST_COMPARED: Final = 300
"""How many legal actions are searched for the one that was meant."""


def whole(given: object) -> int | None:
    """A whole number as a Python int, from any library; None for anything else, such as True or 2.0.

    >>> whole(2), whole(2.0), whole("2"), whole(True)
    (2, None, None, None)
    """
    if isinstance(given, bool):
        return None
    try:
        return index(given)  # type: ignore[arg-type]  # it is tried, whatever it is
    except TypeError:
        return None


def must_be_a_game(given: object, what: str) -> None:
    """Raises TypeError unless it is a game."""
    if isinstance(given, type) and issubclass(given, Game):
        raise TypeError(f"{what} takes a Game object, not its class: write {given.__name__}().")
    if not isinstance(given, Game):
        raise TypeError(f"{what} takes a Game object, not {quoted(given)}.")


def well_made(game: Game, seat: int, given: Any) -> Action:
    """The action with its field values converted to their types, as if it had come as JSON: whole numbers and lists of
    any library are accepted, but not 2.0 or True for a number. Anything else is a MalformedAction."""
    if isinstance(given, game.actions):
        try:
            plain = msgspec.to_builtins(given, enc_hook=index)
        except TypeError as wrong:
            raise MalformedAction(f"{quoted(given)} is not an action: {wrong}.") from None
        return decode_action(game.actions, plain)
    if isinstance(given, type):
        raise MalformedAction(f"{given.__name__} is a class, not an action: {given.__name__}(...) is one.")
    if isinstance(given, msgspec.Struct):
        raise MalformedAction(f"{quoted(given)} is not an action of {game.title}.")
    raise MalformedAction(
        f"{quoted(given)} is not an action. Give one from match.legal({seat}), its text, or plain data."
    )


def must_name_what_exists(game: Game, action: Action) -> None:
    """Raises KeyError if an action names a card or a place that does not exist. Numbers that are too big are left to
    the game, which explains better."""
    try:
        game.describe(action)
    except LookupError as unknown:
        if isinstance(unknown, KeyError) and isinstance(unknown.args[0], str):
            raise


def no_such_thing(game: Game, action: Action, legal: list[Action]) -> str:
    """The refusal of such an action, with a suggestion."""
    written = write(game.notation, action)
    alike = [write(game.notation, other) for other in legal[:MOST_COMPARED] if type(other) is type(action)]
    return f"{game.title} has no such thing: {cut(written)}.{did_you_mean(written, alike)}"


def milliseconds(given: object) -> int:
    """A time on the match's clock."""
    found = whole(given)
    if found is None:
        raise TypeError(f"The clock counts whole milliseconds, such as 1500, not {quoted(given)}.")
    return found


def dictated(luck: Iterable[int]) -> list[int]:
    """Dictated luck, as a list."""
    found = [whole(number) for number in luck] if isinstance(luck, Iterable) and not isinstance(luck, str) else [None]
    if None in found:
        raise BadLuck(f"Luck is dictated in whole numbers, such as [3, 0], not as {quoted(luck)}.")
    return [number for number in found if number is not None]
