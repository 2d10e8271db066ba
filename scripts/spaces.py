"""The recorded action numbers of every version of every game: ``make cards`` adds those of a new version.

``tests/golden/spaces/<game>.json`` records for each version the numbers of each kind of action, what tells its members
apart, and a fingerprint of every number's name. Existing entries never change: trained programs depend on them.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import readyroom
from readyroom.core.game import Game
from readyroom.core.space import Space

FOLDER = Path(__file__).parents[1] / "tests" / "golden" / "spaces"


class Numbered(msgspec.Struct, frozen=True):
    """The numbers of one version: by kind of action, the first number and the length of each axis."""

    size: int
    families: dict[str, tuple[int, dict[str, int]]]
    names: str


Frozen = dict[int, Numbered]
T = TypeVar("T")


def main() -> int:
    return 0 if all(renewed(game, FOLDER, on_file(game), history(game), "numbered actions") for game in games()) else 1


def games() -> list[Game]:
    return [readyroom.game(slug) for slug in readyroom.games()]


def renewed(game: Game, folder: Path, frozen: dict[int, Any], today: dict[int, Any], what: str) -> bool:
    """Records a new version; prints a sentence and returns False if an older one has changed."""
    changed = [version for version in frozen if frozen[version] != today.get(version)]
    if changed:
        sys.stderr.write(
            f"{game.title}: the {what} of version {changed[0]} have changed. They stay: what a new version brings "
            f"belongs to that version alone.\n"
        )
        return False
    if frozen != today:
        write(game, folder, today)
        sys.stdout.write(f"{game.title}: wrote down the {what} of version {max(today)}.\n")
    return True


def write(game: Game, folder: Path, frozen: dict[int, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{game.slug}.json").write_bytes(msgspec.json.format(msgspec.json.encode(frozen), indent=1) + b"\n")


def read(game: Game, folder: Path, kind: type[T]) -> dict[int, T]:
    """By version: what was recorded of a game."""
    path = folder / f"{game.slug}.json"
    return msgspec.json.decode(path.read_bytes(), type=dict[int, kind]) if path.exists() else {}  # type: ignore[valid-type]


def on_file(game: Game) -> Frozen:
    return read(game, FOLDER, Numbered)


def history(game: Game) -> Frozen:
    return {version: numbered(game.space(version)) for version in game.versions}


def numbered(space: Space) -> Numbered:
    names = sha256("\n".join(space.name(number) for number in range(len(space))).encode()).hexdigest()[:16]
    families = {
        family.name: (family.first, {axis.name: len(axis) for axis in family.axes}) for family in space.families
    }
    return Numbered(len(space), families, names)


if __name__ == "__main__":
    sys.exit(main())
