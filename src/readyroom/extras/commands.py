"""What every command needs, ours and the games': errors, files, and bounded numbers."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path


class Failure(Exception):
    """The request failed (exit code 1); the message is the sentence to show."""


class Misuse(Exception):
    """The command is wrong (exit code 2); the message is the sentence to show."""


def read(file: str) -> bytes:
    """The contents of a file; ``-`` is stdin."""
    try:
        return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
    except OSError as wrong:
        raise Failure(f"{file} cannot be read: {wrong.strerror}.") from None


def whole(least: int, most: int) -> Callable[[str], int]:
    """An argument that is a whole number from ``least`` to ``most``."""

    def number(text: str) -> int:
        if not text.isdecimal() or not least <= int(text) <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} to {most}")
        return int(text)

    return number


def seconds(text: str) -> float:
    """An argument that is a time, up to a minute."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds from 0 to 60")
    return number
