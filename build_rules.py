"""Compiles the rules with mypyc from the same source, for people who play millions of matches.

Each package lists its modules to compile in its own ``compiled.txt``, one pattern a line, so a new game brings its list
along. ``hatch_build.py`` compiles when it builds a wheel. ``make compiled`` makes a compiled copy of the package in
``build/compiled``, for tests and benchmarks; ``PYTHONPATH=build/compiled`` then uses it.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import pickle
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
SRC = HERE / "src"
LIST = "compiled.txt"
NEEDS = ("mypy>=2.4", "setuptools>=65", "msgspec>=0.22")
"""What compiling needs besides a C compiler; the last one gives mypy its types."""


def main() -> int:
    parser = argparse.ArgumentParser(description="Make a compiled copy of the package in build/compiled.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="only the kernel and these, such as space_alert")
    parser.add_argument("--into", type=Path, default=HERE / "build" / "compiled", help="another folder for the copy")
    parser.add_argument("--quick", action="store_true", help="compile in less time, for tests: slower rules")
    args = parser.parse_args()
    mark = args.into / ".compiled"
    if not can_compile():
        mark.unlink(missing_ok=True)
        print("There is no C compiler here, so the rules stay as they are. Any C compiler will do, such as gcc.")
        return 0
    games, level = tuple(args.games), "1" if args.quick else "2"
    source = fingerprint_of(SRC, level, sys.version, *games)
    if not mark.exists() or mark.read_text() != source:
        mark.unlink(missing_ok=True)
        copy_package(SRC, args.into)
        compile_rules(SRC, args.into, HERE / "build" / "rules", games, level)
        mark.write_text(source)
    print(f"{len(modules(SRC, games))} modules are compiled. To use them: PYTHONPATH={args.into}")
    return 0


def fingerprint_of(src: Path, *more: str) -> str:
    """A fingerprint of the whole package: while it is unchanged, so is the result."""
    files = [file for file in sorted(src.glob("readyroom/**/*")) if file.is_file() and file.suffix != ".pyc"]
    names = "\n".join(file.relative_to(src).as_posix() for file in files)
    return _fingerprint(files, names, *more)


def modules(src: Path, games: tuple[str, ...] = ()) -> list[str]:
    """The modules to compile, as paths below ``src``: of all packages, or of the kernel and these games."""
    found: list[str] = []
    for listing in sorted(src.glob(f"readyroom/**/{LIST}")):
        folder = listing.parent
        if games and folder.parent.name == "games" and folder.name not in games:
            continue
        for line in listing.read_text().splitlines():
            pattern = line.partition("#")[0].strip()
            matching = sorted(folder.glob(pattern)) if pattern else []
            if pattern and not matching:
                raise SystemExit(f"{listing.relative_to(src)}: nothing is called {pattern}.")
            found += [path.relative_to(src).as_posix() for path in matching if path.name != "__init__.py"]
    return list(dict.fromkeys(found))


def copy_package(src: Path, into: Path) -> None:
    """Copies the package without earlier compiled files."""
    for stale in into.rglob("*.*"):
        if stale.suffix in (".so", ".pyd", ".py"):
            stale.unlink()
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(src / "readyroom", into / "readyroom", dirs_exist_ok=True, ignore=skip)


def can_compile() -> bool:
    """Whether the C compiler that Python would use exists."""
    if sys.platform == "win32":
        return True  # setuptools finds this compiler through the registry
    named = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(named.split()[0]) is not None


def compile_rules(src: Path, into: Path, work: Path, games: tuple[str, ...] = (), level: str = "2") -> list[Path]:
    """Compiles the rules of ``src`` at this optimization level of the C compiler. The libraries go below ``into``, laid
    out as in site-packages; ``work`` keeps intermediate files for the next time."""
    into, work = into.resolve(), work.resolve()
    extensions = _kept_translation(src, modules(src, games), work, level)
    from setuptools._distutils import ccompiler
    from setuptools._distutils.sysconfig import customize_compiler

    compiler = ccompiler.new_compiler()
    customize_compiler(compiler)
    kept = _Kept(compiler, work)
    built: list[Path] = []
    for extension in extensions:
        objects = kept.objects(extension)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        library = into / (extension.name.replace(".", "/") + suffix)
        library.parent.mkdir(parents=True, exist_ok=True)
        exports = [f"PyInit_{extension.name.rpartition('.')[2]}"]
        compiler.link_shared_object(
            objects, str(library), export_symbols=exports, extra_postargs=extension.extra_link_args
        )
        built.append(library)
    return built


def _kept_translation(src: Path, paths: list[str], work: Path, level: str) -> list[Any]:
    """Translates Python to C only if a module of the package or the translator has changed."""
    from mypy.version import __version__
    from mypyc.build import include_dir

    files = sorted(src.glob("readyroom/**/*.py"))
    names = [file.relative_to(src).as_posix() for file in files]
    source = _fingerprint(files, level, sys.version, __version__, str(work), *paths, "", *names)
    mark, here = work / "translated", include_dir()
    kept, there, extensions = pickle.loads(mark.read_bytes()) if mark.exists() else ("", "", [])  # noqa: S301 - ours
    if kept != source:
        mark.unlink(missing_ok=True)
        there, extensions = here, _translated(src, paths, work, level)
        mark.write_bytes(pickle.dumps((source, there, extensions)))
    for extension in extensions:  # pip puts the shared headers in another place each time
        extension.include_dirs = [folder.replace(there, here) for folder in extension.include_dirs]
    return list(extensions)


def _translated(src: Path, paths: list[str], work: Path, level: str) -> list[Any]:
    """Python to C: one library with all the code, and a small stub library for each module."""
    from mypyc.build import mypycify

    work.mkdir(parents=True, exist_ok=True)
    options = ["--strict", "--explicit-package-bases", "--namespace-packages", f"--cache-dir={work / 'mypy'}"]
    # A table imports the store, and so the server's dependencies, which are not installed where a wheel is built.
    options += ["--follow-imports=silent", "--ignore-missing-imports"]
    here, argv = Path.cwd(), sys.argv
    os.environ["MYPYPATH"] = str(src)
    os.chdir(src)  # mypyc names modules by their path from here
    sys.argv = ["build"]
    try:
        extensions: list[Any] = mypycify(
            [*options, *paths],
            opt_level=level,
            debug_level="0",
            multi_file=True,
            target_dir=str(work / "c"),
            group_name="readyroom",
        )
    finally:
        os.chdir(here)
        sys.argv = argv
    if sys.platform != "win32":  # elsewhere only marked symbols are exported
        for extension in extensions:  # calls within the library skip symbol lookup: a tenth faster
            extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return extensions


class _Kept:
    """Object files, compiled in parallel and kept while the C code and its headers are unchanged."""

    def __init__(self, compiler: Any, work: Path) -> None:
        self.compiler = compiler
        self.work = work
        self.headers = _fingerprint(sorted((work / "c").rglob("*.h")))
        self.include = sysconfig.get_path("include")

    def objects(self, extension: Any) -> list[str]:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            sources = sorted(extension.sources, key=lambda source: -os.path.getsize(source))
            return list(pool.map(lambda source: self._object(extension, source), sources))

    def _object(self, extension: Any, source: str) -> str:
        folder = self.work / "o" / _fingerprint([Path(source)], self.headers, *extension.extra_compile_args)
        made = self.compiler.object_filenames([source], strip_dir=True, output_dir=str(folder))[0]
        if not os.path.exists(made):
            unfinished = folder.with_suffix(".new")
            done = self.compiler.compile(
                [source],
                output_dir=str(unfinished),
                include_dirs=[*extension.include_dirs, self.include, os.path.dirname(source), str(self.work / "c")],
                extra_postargs=extension.extra_compile_args,
            )
            folder.mkdir(parents=True, exist_ok=True)
            os.replace(done[0], made)
            shutil.rmtree(unfinished)
        return str(made)


def _fingerprint(files: Iterable[Path], *more: str) -> str:
    found = hashlib.sha256("\0".join(more).encode())
    for file in files:
        found.update(file.read_bytes())
    return found.hexdigest()[:24]


if __name__ == "__main__":
    sys.exit(main())
