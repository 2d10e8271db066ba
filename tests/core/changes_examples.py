"""Views before and after with their changes, shared with the page's tests of its counterpart to ``core/changes.py``.

    python -m tests.core.changes_examples

writes them where the page's tests find them.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

from readyroom.core.changes import changes

FILE = Path(__file__).parents[2] / "web" / "tests" / "wire" / "changes.jsonl"
KEYS = ("turn", "dice", "=", "0", "")
PLAIN = (None, True, False, 0, 1, 2.5, "", "ö", "=")


def examples() -> list[dict[str, Any]]:
    """Some handwritten examples, then two hundred small trees with random changes."""
    pairs: list[tuple[Any, Any]] = [
        (1, True),
        ([0, 1], [False, True]),
        ({"a": None}, {}),
        ({}, {"a": None}),
        ([1, 2, 3], []),
        ([], [[1, 2]]),
        ([[1, 2], [3]], [[3], [1, 2], [[3]]]),
        ({"=": [1]}, {"=": [1, 2]}),
        ({"0": "a"}, {"0": "b"}),
        ([{"crew": 2}, {"crew": 3}, {"crew": 4}], [{"crew": 2}, {"crew": 3}, {"crew": 5}]),
    ]
    luck = random.Random(11)
    for _ in range(200):
        before = _tree(luck, 4)
        pairs.append((before, _changed(luck, before, 4)))
    return [{"before": before, "after": after, "change": changes(before, after)} for before, after in pairs]


def text() -> bytes:
    """One example a line."""
    return b"".join(msgspec.json.encode(example) + b"\n" for example in examples())


def _tree(luck: random.Random, depth: int) -> Any:
    kind = luck.randrange(3) if depth else 0
    if kind == 0:
        return luck.choice(PLAIN)
    if kind == 1:
        return [_tree(luck, depth - 1) for _ in range(luck.randrange(6))]
    return {key: _tree(luck, depth - 1) for key in KEYS if luck.randrange(2)}


def _changed(luck: random.Random, value: Any, depth: int) -> Any:
    if luck.randrange(6) == 0:
        return _tree(luck, depth)
    if isinstance(value, list):
        inner = [_changed(luck, one, depth - 1) if luck.randrange(3) == 0 else one for one in value]
        return inner[luck.randrange(2) :] + [_tree(luck, 1) for _ in range(luck.randrange(2))]
    if isinstance(value, dict):
        return {key: _changed(luck, one, depth - 1) for key, one in value.items() if luck.randrange(8)}
    return value


if __name__ == "__main__":
    FILE.write_bytes(text())
