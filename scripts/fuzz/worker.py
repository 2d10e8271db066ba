"""Fuzzes one target until its time is over: ``python -m scripts.fuzz.worker TARGET FINDINGS [libFuzzer options]``.

A fault does not stop it: each new one is saved with its input, and fuzzing continues.
"""

from __future__ import annotations

import sys
import traceback
from pathlib import Path

import atheris
from scripts.fuzz.mutations import mutate

with atheris.instrument_imports(include=["readyroom"]):
    from scripts.fuzz.targets import TARGETS, positions


class Watch:
    """Calls the target and saves its failures, one file for each place in the code."""

    def __init__(self, target: str, folder: Path) -> None:
        self.target = TARGETS[target]
        self.folder = folder
        self.known: set[str] = set()

    def __call__(self, data: bytes) -> None:
        try:
            self.target(data)
        except Exception as fault:  # finding any is the purpose
            last = traceback.extract_tb(fault.__traceback__)[-1]
            name = f"{type(fault).__name__}-{Path(last.filename).stem}-{last.lineno}"
            if name not in self.known:
                self.known.add(name)
                (self.folder / f"{name}.bytes").write_bytes(data)
                (self.folder / f"{name}.txt").write_text(
                    "".join(traceback.format_exception(fault)), errors="backslashreplace"
                )


def mutator(data: bytes, most: int, seed: int) -> bytes:
    """Mostly valid JSON; now and then random bytes."""
    changed = mutate(data, most, seed) if seed % 10 else None
    blind: bytes = atheris.Mutate(data, most)
    return blind if changed is None else changed


def main() -> None:
    target, folder, *flags = sys.argv[1:]
    positions()
    atheris.Setup([sys.argv[0], *flags], Watch(target, Path(folder)), custom_mutator=mutator)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
