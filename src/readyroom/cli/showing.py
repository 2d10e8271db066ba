"""Any game's words and views in a terminal, without knowing the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from readyroom.core.game import Game
from readyroom.core.words import Words

SEAT_STYLES = ("bold cyan", "bold magenta", "bold green", "bold yellow", "bold blue", "bold red")


def text(words: Words, names: Sequence[str] = ()) -> Text:
    """A sentence with the seats in their colours and everything else that has a name in italics."""
    line = Text()
    for part in words.parts:
        if isinstance(part, str):
            line.append(part)
        elif part.kind == "seat" and isinstance(part.id, int):
            name = names[part.id] if part.id < len(names) else part.text
            line.append(name, SEAT_STYLES[part.id % len(SEAT_STYLES)])
        else:
            line.append(part.text, "italic")
    return line


def chosen(game: Game[Any, Any], options: object, most: int = 99) -> str:
    """The options that are not as usual, up to ``most`` of them by name."""
    usual = msgspec.to_builtins(game.Options())
    plain: dict[str, Any] = msgspec.to_builtins(options)
    said = [f"{name}={_short(value)}" for name, value in plain.items() if value != usual.get(name)]
    more = f" and {len(said) - most} more" if len(said) > most else ""
    return ", ".join(said[:most]) + more


def facts(view: Any) -> RenderableType:
    """A view as an outline: single facts line by line, lists of like things as tables."""
    return _outline(msgspec.to_builtins(view))


def _outline(plain: Any) -> RenderableType:
    if not isinstance(plain, dict):
        return _short(plain)
    parts: list[RenderableType] = []
    simple = [(name, value) for name, value in plain.items() if _is_short(value)]
    if simple:
        grid = Table.grid(padding=(0, 2))
        for name, value in simple:
            grid.add_row(Text(_spoken(name), "dim"), _short(value))
        parts.append(grid)
    for name, value in plain.items():
        if not _is_short(value):
            parts.append(Text(_spoken(name), "bold"))
            parts.append(Padding(_rows(value) if isinstance(value, (list, tuple)) else _outline(value), (0, 0, 0, 2)))
    return Group(*parts)


def _rows(things: Sequence[Any]) -> RenderableType:
    """Things of one kind: a row each, what does not fit in a cell below the table."""
    if not all(isinstance(thing, dict) for thing in things):
        return Group(*(_outline(thing) for thing in things))
    names = list(dict.fromkeys(name for thing in things for name in thing))
    flat = [name for name in names if all(_is_short(thing.get(name)) for thing in things)]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in flat:
        table.add_column(_spoken(name))
    for thing in things:
        table.add_row(*(_short(thing.get(name)) for name in flat))
    parts: list[RenderableType] = [table] if flat else []
    for i, thing in enumerate(things):
        deep = {name: value for name, value in thing.items() if name not in flat and value not in (None, [], (), {})}
        if deep:
            parts += [Text(f"{i}", "dim"), Padding(_outline(deep), (0, 0, 0, 2))]
    return Group(*parts)


def _is_short(value: Any) -> bool:
    if isinstance(value, (list, tuple)):
        return all(not isinstance(item, (dict, list, tuple)) for item in value)
    return not isinstance(value, dict)


def _short(value: Any) -> Text:
    if isinstance(value, bool):
        return Text("yes" if value else "no")
    if value in (None, "", [], ()):
        return Text("-", "dim")
    if isinstance(value, (list, tuple)):
        return Text(", ".join(_short(item).plain for item in value))
    return Text(str(value))


def _spoken(name: str) -> str:
    return name.replace("_", " ")
