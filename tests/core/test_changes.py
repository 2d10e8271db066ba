"""Applying the changes to the view before gives the view after."""

from __future__ import annotations

from typing import Any

import hypothesis.strategies as st
import msgspec
import pytest
from hypothesis import example, given
from tests.core.changes_examples import FILE, text

from readyroom.core.changes import changes, patched

encode, decode = msgspec.json.encode, msgspec.json.decode

PLAIN = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from([0.0, 1.0, 2.5]) | st.text("ab=0", max_size=2)
JSON = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from(["a", "b", "=", "0", ""]), inner),
    max_leaves=14,
)


class Die(msgspec.Struct, frozen=True):
    face: str
    used: bool


class Galaxy(msgspec.Struct, frozen=True, rename={"ships": "fleet"}):
    dice: tuple[Die, ...]
    ships: dict[str, int]
    energy: float


class Pair(msgspec.Struct, frozen=True, array_like=True):
    left: int
    right: int


class Shy(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    count: int = 0


DICE = st.builds(Die, st.sampled_from("ab"), st.booleans())
GALAXIES = st.builds(
    Galaxy,
    st.lists(DICE, max_size=5).map(tuple),
    st.dictionaries(st.sampled_from("xyz"), st.integers(0, 2)),
    st.sampled_from([1.0, 2.5]),
)
STRUCTS = GALAXIES | DICE | st.builds(Pair, st.integers(0, 1), st.integers(0, 1)) | st.builds(Shy, st.just("s"))
VIEWS = STRUCTS | st.lists(STRUCTS, max_size=4).map(tuple) | st.dictionaries(st.integers(0, 2), STRUCTS)


@given(JSON, JSON)
@example([1, True, 0], [True, 1, False])
@example({"=": 1}, {"=": [2]})
def test_changes_turn_any_plain_data_into_any_other(before: Any, after: Any) -> None:
    travelled = decode(encode(changes(before, after)))
    assert encode(patched(before, travelled), order="sorted") == encode(after, order="sorted")


@given(VIEWS, VIEWS)
@example((Shy("s", 1),), (Shy("s"),))
@example((Pair(1, 2), Pair(3, 4)), (Pair(1, 2), Pair(3, 5)))
def test_struct_views_are_patched_in_their_wire_form(before: Any, after: Any) -> None:
    assert patched(decode(encode(before)), decode(encode(changes(before, after)))) == decode(encode(after))


@given(JSON)
def test_equal_data_needs_no_changes(value: Any) -> None:
    assert changes(value, decode(encode(value))) == {}


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"turn": 1, "deck": 40}, {"turn": 2, "deck": 40}, {"turn": [2]}),
        ({"hand": "x"}, {}, {"hand": None}),
        ({"hand": None}, {"hand": "x"}, {"hand": ["x"]}),
        (["a", "b", "c", "d"], ["a", "x", "c", "d"], {"1": ["x"]}),
        (["a", "b", "c"], ["a", "b", "c", "d"], {"=": [[0, 3], ["d"]]}),
        (["a", "b", "c"], ["a", "c"], {"=": [[0, 1], [2, 1]]}),
        (["a", "b", "c", "d"], ["d", "a", "b", "c"], {"=": [[3, 1], [0, 3]]}),
        (["a", "b"], ["c", "d"], [["c", "d"]]),
        (Die("a", False), Die("a", True), {"used": [True]}),
        (Die("a", False), Die("b", True), [Die("b", True)]),
    ],
)
def test_changes_are_short(before: Any, after: Any, change: Any) -> None:
    assert changes(before, after) == change


def test_unchanged_parts_are_shared() -> None:
    before: dict[str, Any] = {"ships": [{"crew": 2}, {"crew": 3}], "deck": [1, 2]}
    after = patched(before, {"ships": {"1": {"crew": [4]}}})
    assert after == {"ships": [{"crew": 2}, {"crew": 4}], "deck": [1, 2]}
    assert after["deck"] is before["deck"] and after["ships"][0] is before["ships"][0]
    assert before["ships"][1] == {"crew": 3}


def test_the_page_is_tested_with_the_same_examples() -> None:
    again = "web/tests/wire/changes.jsonl is behind: run python -m tests.core.changes_examples"
    assert FILE.read_bytes() == text(), again
    for one in map(decode, FILE.read_bytes().splitlines()):
        assert encode(patched(one["before"], one["change"]), order="sorted") == encode(one["after"], order="sorted")
