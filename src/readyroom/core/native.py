"""Annotations for compiled code that interpreted code ignores.

mypyc reads them when the rules are compiled. ``mypy_extensions``, which defines them, need not be installed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["compiled", "i64", "mypyc_attr"]

if TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int
    """A whole number that fits into a register. Compiled, it wraps at 2**63; interpreted, it does not: stay below."""

    def mypyc_attr(*names, **facts):
        """Says how a class is compiled; does nothing when interpreted."""
        return lambda kind: kind


def compiled() -> bool:
    """Whether the rules run compiled here."""
    from readyroom.core import steps

    return not str(steps.__file__).endswith(".py")
