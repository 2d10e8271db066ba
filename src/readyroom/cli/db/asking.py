"""Asking before something cannot be taken back."""

from __future__ import annotations

import sys

from readyroom.extras.commands import Misuse


def agreed(question: str) -> bool:
    """Whether whoever sits at the terminal says yes. Nobody there: they must have said so before."""
    if not sys.stdin.isatty():
        raise Misuse("Nobody is here to be asked. Add --yes to do it without asking.")
    return input(f"{question} [y/N] ").strip().lower() in ("y", "yes")
