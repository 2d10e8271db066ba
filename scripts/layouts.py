"""The recorded observation layouts of every version of every game: ``make cards`` adds those of a new version.

``tests/golden/observations/<game>.json`` records for each version and edition where each block begins, its axes and its
highest values, with a fingerprint of every number's name. Existing entries never change: trained programs depend on
them. A better layout for the same rules is a new edition, in a change that says so. The layouts of the newest rules are
also a page, ``docs/observations.md``.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path

import msgspec
from scripts.spaces import games, read, renewed

from readyroom.core.game import Game
from readyroom.core.observation import Layout

PAGE = Path(__file__).parents[1] / "docs" / "observations.md"
FOLDER = Path(__file__).parents[1] / "tests" / "golden" / "observations"


class Laid(msgspec.Struct, frozen=True):
    """The layout of one version: by block its first number, the length of each axis, and the highest value."""

    edition: int
    size: int
    blocks: dict[str, tuple[int, dict[str, int], int]]
    names: str


def main() -> int:
    if not all(renewed(game, FOLDER, on_file(game), history(game), "observations") for game in games()):
        return 1
    PAGE.write_text(page(), encoding="utf-8")
    return 0


def page() -> str:
    """The layouts of the newest rules as a page of the site."""
    lines = [
        "# Observations",
        "",
        "What an environment of [`readyroom.rl`](rl.md) tells an agent, by the newest rules of each game. "
        "`readyroom observations GAME --each` names every number. This page is written by `make cards`.",
    ]
    for game in games():
        layout = game.observer(game.versions[-1]).layout
        lines += ["", f"## {game.title}", ""]
        lines += [f"Version {layout.version} of the rules, edition {layout.edition}: {len(layout):,} numbers.", ""]
        lines += ["| numbers | block | most | told apart by | what it tells |", "|---|---|---|---|---|"]
        for block in layout.blocks:
            last = block.first + block.size - 1
            numbers = f"{block.first}" if block.size == 1 else f"{block.first} to {last}"
            axes = ", ".join(f"{axis.name} ({len(axis)})" for axis in block.axes)
            lines.append(f"| {numbers} | `{block.name}` | {block.most} | {axes} | {block.what} |")
    return "\n".join(lines) + "\n"


def on_file(game: Game) -> dict[int, Laid]:
    return read(game, FOLDER, Laid)


def history(game: Game) -> dict[int, Laid]:
    return {version: laid(game.observer(version).layout) for version in game.versions}


def laid(layout: Layout) -> Laid:
    names = sha256("\n".join(layout.name(number) for number in range(len(layout))).encode()).hexdigest()[:16]
    blocks = {
        block.name: (block.first, {axis.name: len(axis) for axis in block.axes}, block.most) for block in layout.blocks
    }
    return Laid(layout.edition, len(layout), blocks, names)


if __name__ == "__main__":
    sys.exit(main())
