"""Results on disk: what was asked for on the first line, then a match a line, each written before the next begins."""

from __future__ import annotations

from pathlib import Path

import msgspec

from readyroom.cli.arena.pairing import Arena, Played, Task
from readyroom.extras.commands import Misuse


class Ledger:
    """A file that can be gone on with. More matches, or more bots, may be asked for than before."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.results: list[Played] = []
        self._known: set[tuple[tuple[str, str], int]] = set()
        self._head = msgspec.json.encode(arena) + b"\n"
        """what is still to be written before the first result"""
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
        """What was played before, as far as it concerns this arena; the whole file, without half a line at its end."""
        head, *lines = self.path.read_bytes().split(b"\n")
        try:
            before = msgspec.json.decode(head, type=Arena)
        except msgspec.DecodeError:
            raise Misuse(f"{self.path} is not an arena's. Choose another file with --out.") from None
        if _kind(before) != _kind(arena):
            raise Misuse(f"{self.path} holds another arena (game, seats, options, seed). Choose another with --out.")
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


def _kind(arena: Arena) -> Arena:
    return msgspec.structs.replace(arena, bots=(), matches=0, sources=())
