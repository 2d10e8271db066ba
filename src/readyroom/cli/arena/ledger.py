"""Results on disk: the arena on the first line, then one match per line, each written before the next begins."""

from __future__ import annotations

from pathlib import Path

import msgspec

from readyroom.cli.arena.pairing import Arena, Played, Task
from readyroom.extras.commands import Misuse


class Ledger:
    """A results file that can be continued, also with more matches or more bots."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.results: list[Played] = []
        self._known: set[tuple[tuple[str, str], int]] = set()
        self._head = msgspec.json.encode(arena) + b"\n"
        """written before the first result"""
        try:
            if path.exists() and path.stat().st_size:
                path.write_bytes(self._read(arena))
                self._head = b""
        except OSError as wrong:
            raise Misuse(f"The results cannot be written to {path}: {wrong.strerror}.") from None

    def has(self, task: Task) -> bool:
        return (task.pair, task.number) in self._known

    def write(self, result: Played) -> None:
        with self.path.open("ab") as file:
            file.write(self._head + msgspec.json.encode(result) + b"\n")
        self._head = b""
        self._add(result)

    def _add(self, result: Played) -> None:
        self._known.add((result.pair, result.number))
        self.results.append(result)

    def _read(self, arena: Arena) -> bytes:
        """Reads this arena's earlier results; returns the file's content without an incomplete last line."""
        head, *lines = self.path.read_bytes().split(b"\n")
        try:
            before = msgspec.json.decode(head, type=Arena)
        except msgspec.DecodeError:
            raise Misuse(f"{self.path} is not an arena's. Choose another file with --out.") from None
        for name in ("game", "seats", "options", "seed"):
            was, wanted = getattr(before, name), getattr(arena, name)
            if was != wanted:
                raise Misuse(f"{self.path} holds another arena: {name} {was}, not {wanted}. Choose another with --out.")
        kept = [head]
        for line in lines:
            try:
                result = msgspec.json.decode(line, type=Played)
            except msgspec.DecodeError:
                continue  # its writer was killed
            kept.append(line)
            if set(result.pair) <= set(arena.bots) and result.number < arena.matches:
                self._add(result)
        return b"\n".join(kept) + b"\n"
