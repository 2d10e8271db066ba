"""Helpers for text boards."""

from __future__ import annotations


def part(board: str, heading: str) -> str:
    """The part of a board under a heading, with the heading."""
    parts = ("\n" + board).split("\n── ")
    found = [one for one in parts if one.startswith(heading)]
    assert len(found) == 1, f"{len(found)} parts begin with {heading!r}"
    return f"── {found[0].rstrip()}"


def same(found: str, golden: str) -> bool:
    """Whether a board, or a part of it, is the one written in a test."""
    assert found == golden.strip("\n"), f"\n{found}"
    return True
