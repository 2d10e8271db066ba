"""Asking before something cannot be taken back."""

from __future__ import annotations

import sys

from readyroom.extras.commands import Misuse


def agreed(question: str) -> bool:
    """Whether the person at the terminal says yes. Without a terminal, --yes must have said so."""
    if not sys.stdin.isatty():
        raise Misuse("There is no terminal to ask at. Add --yes to skip the question.")
    return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
