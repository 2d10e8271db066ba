"""A position: any state of any game as text that people can read and edit, and back. docs/positions.md shows some.

Its head holds the match's settings and the time on its clock; below are all facts of the state except derived ones
(``DERIVED``) and those that are false, empty or none. Games define nothing for it: classes and facts go by their own
names, and numbers by the names in ``Game.named``.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from readyroom.core.codec import decode_options
from readyroom.core.errors import BadOptions, BadPosition
from readyroom.core.game import Game
from readyroom.core.position.fresh import Fresh
from readyroom.core.position.grammar import Line, layout, parse
from readyroom.core.position.reader import plain_data, read_state
from readyroom.core.position.writer import plain_value, state_lines
from readyroom.core.quotes import cut, quoted

FORMAT: Final = "readyroom-position/1"
HEAD: Final = ("game", "rules", "seats", "options", "clock")


class Position:
    """What a position says: the match's settings, the time in milliseconds, and the state."""

    __slots__ = ("clock", "options", "seats", "state", "version")

    def __init__(self, version: int, seats: int, options: Any, clock: int, state: Any) -> None:
        self.version = version
        self.seats = seats
        self.options = options
        self.clock = clock
        self.state = state


def write_position(game: Game, position: Position) -> str:
    """A position as text. Equal positions have equal texts."""
    options, usual = msgspec.to_builtins(position.options), msgspec.to_builtins(game.Options())
    chosen = {name: value for name, value in options.items() if value != usual[name]}
    agreed = (game.slug, position.version, position.seats, chosen, position.clock)
    head = [Line(name, plain_value(value)) for name, value in zip(HEAD, agreed, strict=True)]
    fresh = Fresh(game, position.options, position.seats, position.version)
    return f"{FORMAT}\n{layout(head)}\n\n{layout(state_lines(fresh, position.state))}\n"


def slug_of(text: str) -> str:
    """The game a position belongs to."""
    game = _head(_lines(text))[0]
    if not isinstance(game, str):
        raise BadPosition(2, "the game is named by its slug.")
    return game


def read_position(game: Game, text: str) -> Position:
    """A position from its text. Errors name the line where they show."""
    lines = _lines(text)
    _, version, seats, options, clock = _head(lines)
    if version not in game.versions:
        raise BadPosition(
            lines[1].line, f"{game.title} cannot be played under version {quoted(version)} of its rules here."
        )
    if type(seats) is not int or seats not in game.seats:
        raise BadPosition(
            lines[2].line, f"{game.title} is for {game.seats[0]} to {game.seats[-1]} seats, not {quoted(seats)}."
        )
    try:
        chosen = decode_options(game.Options, options)
        game.check_options(chosen, seats)
    except BadOptions as wrong:
        raise BadPosition(lines[3].line, cut(str(wrong))) from None
    if type(clock) is not int or clock < 0:
        raise BadPosition(lines[4].line, f"the clock counts whole milliseconds, such as 0, not {quoted(clock)}.")
    fresh = Fresh(game, chosen, seats, version)
    return Position(version, seats, chosen, clock, read_state(game, fresh, lines[len(HEAD) :]))


def _lines(text: str) -> list[Line]:
    if not isinstance(text, str):
        raise BadPosition(0, f"it is text, not {quoted(text)}.")
    try:
        text.encode()
    except UnicodeEncodeError:
        raise BadPosition(0, "it holds half a character, which is not text.") from None
    text = text.strip()
    if text.partition("\n")[0].strip() != FORMAT:
        raise BadPosition(1, f"it should begin with {FORMAT!r}.")
    return parse(text)


def _head(lines: list[Line]) -> list[Any]:
    for i, name in enumerate(HEAD):
        if i >= len(lines) or lines[i].name != name:
            line = lines[i].line if i < len(lines) else 1
            raise BadPosition(line, f"its head is {', '.join(HEAD)}, in this order, and {name!r} was expected here.")
    return [plain_data(line.value) for line in lines[: len(HEAD)]]


__all__ = ["FORMAT", "Position", "read_position", "slug_of", "write_position"]
