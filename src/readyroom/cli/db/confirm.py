"""Asks before something that cannot be undone."""

from __future__ import annotations

import sys

from readyroom.extras.commands import Misuse


def agreed(question: str) -> bool:
    """Whether the person at the terminal says yes. Without a terminal, --yes is required."""
    if not sys.stdin.isatty():
        raise Misuse("There is no terminal to ask at. Add --yes to skip the question.")
    return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
