"""The text of a position: ``name = value`` lines, read into values that know their lines, and laid out again.

    energy = 5                              a number; also true, false, none
    phase = build                           a word
    reason = "Nobody is left."              text
    row = [leandra, jakks, tifnod]          a list; (1, 2) is a tuple, and {captain: 1} a table
    crowd = [11 x -1, bridge: 2]            eleven times -1, but 2 at the place called bridge (or numbered so)
    stack = [Refill(), TakeTurn(seat=0)]    things, by their class and facts
    # a remark

It knows nothing of games: what a word stands for, and which things exist, is for the reader of a position to know.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Final

from readyroom.core.errors import BadPosition
from readyroom.core.quotes import cut, quoted

WIDTH: Final = 100
INDENT: Final = "  "
MOST_TEXT: Final = 400_000
"""The most characters a position may have."""
MOST_VALUES: Final = 60_000
MOST_NESTED: Final = 24
MOST_DIGITS: Final = 30

TOKEN: Final = re.compile(r'"(?:[^"\\\n]|\\.)*"|[-+./\w]+|[][(){}=:,]|\S')
WHOLE: Final = re.compile(r"-?\d+", re.ASCII)
FRACTION: Final = re.compile(r"-?\d+(\.\d+)?(e[-+]?\d+)?", re.ASCII)
WORD: Final = re.compile(r"\w+(?:[-+./]\w+)*", re.ASCII)
CONSTANTS: Final[dict[str, bool | None]] = {"true": True, "false": False, "none": None}

Scalar = bool | int | float | str | None


class Value:
    """Something read, or to be written; ``line`` is where it was read."""

    __slots__ = ("line",)

    def __init__(self, line: int) -> None:
        self.line = line


class Plain(Value):
    """A number, text in quotation marks, true, false or none."""

    __slots__ = ("value",)

    def __init__(self, value: Scalar, line: int = 0) -> None:
        super().__init__(line)
        self.value = value


class Word(Value):
    """A bare word: text, or the name of something."""

    __slots__ = ("text",)

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(line)
        self.text = text


class Item:
    """One item in brackets: a value, how many times, and before it its key, name or place, if any."""

    __slots__ = ("key", "times", "value")

    def __init__(self, value: Value, key: Value | None = None, times: int = 1) -> None:
        self.value = value
        self.key = key
        self.times = times


class Group(Value):
    """A bracketed value: a list ``[``, a tuple ``(``, a table ``{``, or after a ``name`` the facts of a thing."""

    __slots__ = ("bracket", "items", "name")

    def __init__(self, bracket: str, items: list[Item], name: str = "", line: int = 0) -> None:
        super().__init__(line)
        self.bracket = bracket
        self.items = items
        self.name = name


class Line(Value):
    """``name = value``."""

    __slots__ = ("name", "value")

    def __init__(self, name: str, value: Value, line: int = 0) -> None:
        super().__init__(line)
        self.name = name
        self.value = value


CLOSING: Final = {"[": "]", "(": ")", "{": "}"}


@lru_cache(4096)
def is_word(text: str) -> bool:
    """Whether a text can stand there without quotation marks.

    >>> is_word("gleam-zanier"), is_word("7-7"), is_word("7"), is_word("two words"), is_word("none")
    (True, True, False, False, False)
    """
    return bool(WORD.fullmatch(text)) and not FRACTION.fullmatch(text) and text not in CONSTANTS and text != "x"


# -- reading


def parse(text: str) -> list[Line]:
    """All lines of a text but its first, which says what it is.

    >>> [(line.name, flat(line.value), line.line) for line in parse("heading\\nrow = [3 x 0,\\n  1]\\nend = 7-7")]
    [('row', '[3 x 0, 1]', 2), ('end', '7-7', 4)]
    """
    if len(text) > MOST_TEXT:
        raise BadPosition(0, f"it has {len(text)} characters, and a position at most {MOST_TEXT}.")
    return _Reader(text).lines()


class _Reader:
    def __init__(self, text: str) -> None:
        self.tokens: list[tuple[str, int, bool]] = []
        """each with its line, and whether it starts that line"""
        for number, line in enumerate(text.splitlines(), 1):
            if number == 1:
                continue
            first = True
            for token in TOKEN.findall(_without_remark(line)):
                self.tokens.append((token, number, first))
                first = False
        self.at = 0
        self.values = 0
        self.nested = 0

    def lines(self) -> list[Line]:
        found: list[Line] = []
        while self.at < len(self.tokens):
            name, line, first = self.tokens[self.at]
            if not first or not WORD.fullmatch(name):
                raise BadPosition(line, f"a new line with a name was expected, not {quoted(name)}.")
            self.at += 1
            self._take("=", f"after {quoted(name)}")
            found.append(Line(name, self._value(), line))
        return found

    def _peek(self) -> str:
        return self.tokens[self.at][0] if self.at < len(self.tokens) else ""

    def _line(self) -> int:
        return self.tokens[min(self.at, len(self.tokens) - 1)][1]

    def _take(self, wanted: str, where: str) -> None:
        if self._peek() != wanted:
            raise BadPosition(self._line(), f"{quoted(wanted)} was expected {where}, not {_shown(self._peek())}.")
        self.at += 1

    def _value(self) -> Value:
        token, line = self._peek(), self._line()
        self.values += 1
        if self.values > MOST_VALUES:
            raise BadPosition(line, f"a position holds at most {MOST_VALUES} values.")
        self.at += 1
        if token in CLOSING:
            return self._group(token, "", line)
        if token.startswith('"') and len(token) > 1:
            return Plain(_text(token, line), line)
        if WHOLE.fullmatch(token) and len(token) <= MOST_DIGITS:
            return Plain(int(token), line)
        if FRACTION.fullmatch(token) and len(token) <= MOST_DIGITS:
            return Plain(float(token), line)
        if token in CONSTANTS:
            return Plain(CONSTANTS[token], line)
        if WORD.fullmatch(token) and not FRACTION.fullmatch(token):
            if self._peek() == "(":
                self.at += 1
                return self._group("(", token, line)
            return Word(token, line)
        raise BadPosition(line, f"a value was expected, not {_shown(token)}.")

    def _group(self, bracket: str, name: str, line: int) -> Group:
        self.nested += 1
        if self.nested > MOST_NESTED:
            raise BadPosition(line, f"there are more than {MOST_NESTED} brackets within each other.")
        items: list[Item] = []
        while self._peek() != CLOSING[bracket]:
            if not self._peek():
                raise BadPosition(line, f"the {quoted(bracket)} is never closed.")
            items.append(self._item(bracket, name))
            if self._peek() == ",":
                self.at += 1
            elif self._peek() != CLOSING[bracket]:
                wanted = f"',' or {quoted(CLOSING[bracket])} was expected for the {quoted(bracket)} in line {line}"
                raise BadPosition(self._line(), f"{wanted}, not {_shown(self._peek())}.")
        self.at += 1
        self.nested -= 1
        return Group(bracket, items, name, line)

    def _item(self, bracket: str, name: str) -> Item:
        if bracket == "{":
            key = self._value()
            self._take(":", "after a key")
            return Item(self._value(), key)
        value = self._value()
        if name and self._peek() == "=":
            if not isinstance(value, Word):
                raise BadPosition(value.line, "a fact has a name.")
            self.at += 1
            return Item(self._value(), value)
        if bracket == "[" and self._peek() == ":":
            self.at += 1
            return Item(self._value(), value)
        if bracket == "[" and self._peek() == "x" and isinstance(value, Plain) and type(value.value) is int:
            self.at += 1
            return Item(self._value(), times=value.value)
        return Item(value)


def _without_remark(line: str) -> str:
    if "#" not in line:
        return line
    for found in re.finditer(r'"(?:[^"\\]|\\.)*"|#', line):
        if found.group() == "#":
            return line[: found.start()]
    return line


def _text(token: str, line: int) -> str:
    try:
        text: str = json.loads(token)
        text.encode()
    except (ValueError, UnicodeError):
        raise BadPosition(line, f"{cut(token, 60)} is not text as JSON writes it.") from None
    return text


def _shown(token: str) -> str:
    return quoted(token) if token else "the end"


# -- writing


def layout(lines: list[Line]) -> str:
    """The lines as readable text: what fits on a line stays on it."""
    return "\n".join(_broken(line.value, f"{line.name} = ", "", "") for line in lines)


def flat(value: Value) -> str:
    """A value on one line."""
    if isinstance(value, Plain):
        return _scalar(value.value)
    if isinstance(value, Word):
        return value.text
    assert isinstance(value, Group)
    inside = ", ".join([f"{_before(item, value)}{flat(item.value)}" for item in value.items])
    alone = "," if value.bracket == "(" and not value.name and len(value.items) == 1 else ""
    return f"{value.name}{value.bracket}{inside}{alone}{CLOSING[value.bracket]}"


def _scalar(value: Scalar) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "true" if value else "false"
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def _before(item: Item, group: Group) -> str:
    """What precedes an item's value: its name, its place or its count."""
    if item.key is not None:
        return f"{flat(item.key)}{'=' if group.name else ': '}"
    return f"{item.times} x " if item.times != 1 else ""


def _broken(value: Value, before: str, indent: str, after: str) -> str:
    """A value with what precedes and follows it: on one line if it fits, else one line per thing inside, with small
    values side by side."""
    whole = f"{indent}{before}{flat(value)}{after}"
    if len(whole) <= WIDTH or not isinstance(value, Group) or not value.items:
        return whole
    lines = [f"{indent}{before}{value.name}{value.bracket}"]
    deeper = indent + INDENT
    beside = ""
    for item in value.items:
        if isinstance(item.value, Group):
            lines += [beside] * bool(beside)
            beside = ""
            lines.append(_broken(item.value, _before(item, value), deeper, ","))
            continue
        small = f"{_before(item, value)}{flat(item.value)},"
        if beside and len(beside) + len(small) < WIDTH:
            beside = f"{beside} {small}"
        else:
            lines += [beside] * bool(beside)
            beside = f"{deeper}{small}"
    lines += [beside] * bool(beside)
    lines.append(f"{indent}{CLOSING[value.bracket]}{after}")
    return "\n".join(lines)
