"""What is mutated, and the tests that should notice, fastest first."""

from __future__ import annotations

import os
import shutil
from hashlib import sha256
from importlib.util import cache_from_source
from pathlib import Path
from typing import Final

import msgspec
from scripts.mutation.operators import Mutant, mutants_of

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = "src/readyroom"
GAMES: Final = ("galaxy_trucker", "space_alert", "starship_captains", "tiny_epic_galaxies")
NOT_RULES: Final = (
    "bots", "bot.py", "solver",  # players, not rules
    "words.py", "names.py", "texts.py", "catalog.py", "lessons",  # sentences
    "conformance",  # tests, which have games with one flaw each for their own tests
)  # fmt: skip
LITERALS: Final = ("cards", "official", "shapes.py")
"""Components and missions as data: only their functions are mutated."""
UNHURRIED: Final = ("test_bots.py", "test_solver.py", "-bots]", "test_two_processes", "test_random_play_and_fixtures")
"""Slow tests of something else."""
COPIED: Final = ("src", "tests", "pyproject.toml")
LINKED: Final = ("docs", "examples", "scripts", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "web")


class Package(msgspec.Struct, frozen=True):
    """A part of the source, the games that suffice to test it, and its tests in stages."""

    name: str
    folder: str
    slugs: tuple[str, ...]
    stages: tuple[tuple[str, ...], ...]


def packages() -> dict[str, Package]:
    core = _package("core", "core", ("cabal", "scramble"), "tests/core", "src/readyroom/__init__.py")
    users = ("tests/games/starship_captains", "tests/games/tiny_epic_galaxies", "tests/games/space_alert/experience")
    found = [msgspec.structs.replace(core, stages=(*core.stages, users))]
    found += [_package(title, f"games/{title}", (title.replace("_", "-"),), f"tests/games/{title}") for title in GAMES]
    return {one.name: one for one in found}


def _package(name: str, folder: str, slugs: tuple[str, ...], *unit: str) -> Package:
    doctests = f"{SOURCE}/{folder}"
    stages = ((*unit, doctests), ("tests/fixtures",), ("tests/playthroughs",), ("tests/conformance",))
    return Package(name, folder, slugs, stages)


def all_mutants(package: Package) -> list[Mutant]:
    """Every possible mutation of a package's rules."""
    found: list[Mutant] = []
    base = ROOT / SOURCE
    for path in sorted((base / package.folder).rglob("*.py")):
        file = path.relative_to(base)
        if not set(file.parts) & set(NOT_RULES):
            found += mutants_of(file.as_posix(), path.read_bytes(), bool(set(file.parts) & set(LITERALS)))
    return found


def fingerprint(package: Package) -> str:
    """A fingerprint of everything that decides which tests reach what."""
    sums = sha256()
    shared = ["tests/*.py", "tests/games/*.py", f"{SOURCE}/core/**/*.py", f"{SOURCE}/{package.folder}/**/*.py"]
    stages = [f"{path}/**/*.py" for stage in package.stages for path in stage if path.startswith("tests")]
    for path in sorted({path for pattern in [*shared, *stages] for path in ROOT.glob(pattern)}):
        sums.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return sums.hexdigest()[:16]


class Copy:
    """A copy of the project for mutations; the original is never touched."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder.with_suffix(".log")
        self.answer = folder.with_suffix(".json")
        folder.mkdir(parents=True)
        unwanted = shutil.ignore_patterns("__pycache__", "static", "e2e", "packaging")
        for name in COPIED:
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, folder / name, ignore=unwanted)
            else:
                shutil.copy(ROOT / name, folder / name)
        for name in LINKED:
            os.symlink(ROOT / name, folder / name)

    def break_with(self, mutant: Mutant) -> None:
        """Applies the mutation."""
        path = self.folder / SOURCE / mutant.file
        self._sound = path, path.read_bytes()
        self._write(path, mutant.of(path.read_bytes()))

    def mend(self) -> None:
        """Reverts the mutation."""
        self._write(*self._sound)

    def _write(self, path: Path, content: bytes) -> None:
        """Writes a file and removes its bytecode, which could look current because age and size may match."""
        path.write_bytes(content)
        Path(cache_from_source(str(path))).unlink(missing_ok=True)
