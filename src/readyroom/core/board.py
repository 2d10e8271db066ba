"""Building blocks for text boards, and the default board for games that draw none.

A board is made from a view alone, so it shows no more than the view does.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from string import ascii_uppercase
from typing import Any, Final, Generic

import msgspec

from readyroom.core.parameters import P, W
from readyroom.core.view import View

WIDTH: Final = 76
"""The longest line: fits an 80-column terminal with a frame and a scroll bar."""
NAME_WIDTH: Final = 20
"""Longer seat names are cut."""
SEATS: Final = ("seat", "seats", "active", "asked", "holder", "owner")
"""View fields that hold seats, in any game."""
NO_BREAK: Final = "\u00a0"


class Board(Generic[P, W]):
    """A table as text, written for one reader."""

    def __init__(self, view: View[P, W], names: Sequence[str]) -> None:
        self.public = view.public
        self.own = view.own
        self.seat = view.seat
        self.names = names

    def lines(self) -> list[str]:
        raise NotImplementedError

    def text(self) -> str:
        return "\n".join(self.lines())


def seat_name(seat: int, names: Sequence[str] = ()) -> str:
    """A seat's name, or its number as in the log.

    >>> seat_name(1, ["Ana", "Bo"]), seat_name(1), seat_name(0, ["Bartholomew the Magnificent"])
    ('Bo', 'Seat 1', 'Bartholomew the Mag…')
    """
    name = names[seat] if 0 <= seat < len(names) else ""
    return cut(name or f"Seat {seat}", NAME_WIDTH)


def marks(names: Sequence[str]) -> tuple[str, ...]:
    """A one-letter mark for each name: its initial, or a free letter if another name has that too.

    >>> marks(["Captain", "Bot 1", "Bot 2"]), marks(["Seat 0", "Seat 1"])
    (('C', 'B', 'D'), ('A', 'B'))
    """
    initials = [name[:1].upper() for name in names]
    found = [one if one in ascii_uppercase and initials.count(one) == 1 else "" for one in initials]
    for seat, mark in enumerate(found):
        free = (letter for letter in ascii_uppercase[seat:] + ascii_uppercase if letter not in found)
        found[seat] = mark or next(free)
    return tuple(found)


def cut(text: str, width: int) -> str:
    """A text cut to at most so many characters.

    >>> cut("Unexplored Space", 12)
    'Unexplored…'
    """
    return text if len(text) <= width else f"{text[: width - 1].rstrip()}…"


def joined(things: Iterable[str], last: str = "and") -> str:
    """Things listed as in a sentence.

    >>> joined(["Ada", "Bo", "Cy"]), joined(["Ada"])
    ('Ada, Bo and Cy', 'Ada')
    """
    listed = list(things)
    return f"{', '.join(listed[:-1])} {last} {listed[-1]}" if len(listed) > 1 else "".join(listed)


def times(things: Iterable[str]) -> list[str]:
    """Each thing once, with its count.

    >>> times(["move", "energy", "move"])
    ['2 move', 'energy']
    """
    found: dict[str, int] = {}
    for thing in things:
        found[thing] = found.get(thing, 0) + 1
    return [f"{count} {thing}" if count > 1 else thing for thing, count in found.items()]


def heading(title: str) -> str:
    """A line that starts a section of the board."""
    said = cut(title, WIDTH - 6)
    return f"── {said} {'─' * (WIDTH - 4 - len(said))}"


def kept(text: str) -> str:
    """A text whose words ``wrapped`` keeps on one line."""
    return text.replace(" ", NO_BREAK)


def wrapped(text: str, indent: int = 1, hang: int = 0) -> list[str]:
    """A text wrapped into lines; all but the first are indented by ``hang``."""
    return list(_wrapped(text, indent, hang))


@lru_cache(maxsize=4096)
def _wrapped(text: str, indent: int, hang: int) -> tuple[str, ...]:
    """Kept for the next board: most of what boards print is card text."""
    lines = textwrap.wrap(
        text, WIDTH, initial_indent=" " * indent, subsequent_indent=" " * (indent + hang), break_on_hyphens=False
    )
    return tuple(line.replace(NO_BREAK, " ") for line in lines)


def labelled(facts: Iterable[tuple[str, str]], indent: int = 1) -> list[str]:
    """One fact per line under its label; empty ones are left out.

    >>> print("\\n".join(labelled([("Ships", "1 at home"), ("Pilots", ""), ("Colonies", "Zalax")])))
     Ships     1 at home
     Colonies  Zalax
    """
    told = [(label, fact) for label, fact in facts if fact]
    wide = max((len(label) for label, _ in told), default=0) + 2
    lines: list[str] = []
    for label, fact in told:
        one = wrapped(fact, indent + wide)
        lines += [" " * indent + label.ljust(wide) + one[0].lstrip(), *one[1:]]
    return lines


def columns(rows: Sequence[Sequence[str]], indent: int = 1, gap: int = 2) -> list[str]:
    """Rows of aligned cells.

    >>> columns([["seat", "credits"], ["Ada", "2"]])
    [' seat  credits', ' Ada   2']
    """
    wide = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))] if rows else []
    return [
        (" " * indent + (" " * gap).join(cell.ljust(width) for cell, width in zip(row, wide, strict=True))).rstrip()
        for row in rows
    ]


def tally(titles: Sequence[str], rows: Sequence[tuple[str, Sequence[str]]]) -> list[str]:
    """Everyone's numbers with the sum last; columns that are all zero are left out.

    >>> print("\\n".join(tally(["planets", "pilots", "total"], [("Ada", ["3", "0", "3"]), ("Bo", ["12", "0", "12"])])))
          planets  total
     Ada        3      3
     Bo        12     12
    """
    last = len(titles) - 1
    used = [i for i in range(len(titles)) if i == last or any(numbers[i] != "0" for _, numbers in rows)]
    room = WIDTH - 1 - sum(len(titles[i]) + 2 for i in used)
    wide = min(max(len(name) for name, _ in rows), room)
    return [
        f" {cut(name, wide):<{wide}}" + "".join(f"  {numbers[i]:>{len(titles[i])}}" for i in used)
        for name, numbers in (("", titles), *rows)
    ]


def outline(public: Any, own: Any = None, names: Sequence[str] = ()) -> str:
    """Any view as text: single facts on a line, lists of like things as tables, empty fields left out."""
    lines = _outlined(msgspec.to_builtins(public, str_keys=True), names, 0)
    if own is not None and (known := _outlined(msgspec.to_builtins(own, str_keys=True), names, 1)):
        lines += ["", heading("Only you know"), *known]
    return "\n".join(lines)


def _outlined(plain: Any, names: Sequence[str], indent: int) -> list[str]:
    if not isinstance(plain, dict):
        return _rows(plain, names, indent)
    flat = {name: value for name, value in plain.items() if _is_flat(value)}
    told = [f"{_spoken(name)} {said}" for name, value in flat.items() if (said := _said(name, value, names))]
    lines = wrapped(" · ".join(told), indent, 2) if told else []
    for name, value in plain.items():
        if name in flat or not value:
            continue
        inner = _outlined(value, names, indent + 1)
        if inner:
            title = _spoken(name).capitalize()
            lines += ["", heading(title)] if indent == 0 else [f"{' ' * indent}{title}"]
            lines += inner
    return lines


def _rows(things: Sequence[Any], names: Sequence[str], indent: int) -> list[str]:
    """Things of one kind: as a table if narrow enough, else one after the other."""
    if not all(isinstance(thing, dict) for thing in things):
        return [line for thing in things if (said := _said("", thing, names)) for line in wrapped(said, indent, 2)]
    fields = dict.fromkeys(name for thing in things for name in thing)
    shown = [[_said(name, thing.get(name), names) for name in fields] for thing in things]
    used = [i for i in range(len(fields)) if any(row[i] for row in shown)]
    title = [_spoken(name) for name in fields]
    table = columns([[row[i] for i in used] for row in (title, *shown)], indent)
    if all(_is_flat(value) for thing in things for value in thing.values()) and max(map(len, table)) <= WIDTH:
        return table
    return [line for thing in things for line in _one(thing, names, indent)]


def _one(thing: Mapping[str, Any], names: Sequence[str], indent: int) -> list[str]:
    lines = _outlined(thing, names, indent + 2)
    return [f"{' ' * indent}• {lines[0].lstrip()}", *lines[1:]] if lines else []


def _is_flat(value: Any) -> bool:
    if isinstance(value, dict):
        return False
    return not isinstance(value, (list, tuple)) or all(not isinstance(one, (dict, list, tuple)) for one in value)


def _said(name: str, value: Any, names: Sequence[str]) -> str:
    """A single fact or a list of them; empty if there is nothing to say."""
    if value is None or isinstance(value, dict):
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join(_said(name, one, names) for one in value) if _is_flat(value) else ""
    if isinstance(value, int) and name in SEATS:
        return seat_name(value, names) if value >= 0 else ""
    return str(value)


def _spoken(name: str) -> str:
    return name.replace("_", " ")
