"""``pip install .`` brings the library, the command line and the page, with or without Node.js.

It brings msgspec and nothing else: the server and the terminal are extras.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import build_rules
import pytest

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = shutil.ignore_patterns(".*", "node_modules", "static", "dist", "*.egg-info", "__pycache__", "tests")
PLAY = """
import random, readyroom
for slug in ("galaxy-trucker", "space-alert", "starship-captains", "tiny-epic-galaxies"):
    match = readyroom.new_match(slug, seats=2, seed=7)
    while match.outcome is None:
        match.tick(match.deadline)
        if match.to_act:
            match.act(match.to_act[0], random.Random(match.seq).choice(match.legal(match.to_act[0])))
    assert readyroom.replay(match.record()) == match
print(readyroom.__file__)
"""
COMMANDS = """
from readyroom.cli import commands, db
from readyroom.core.extras import all_extras
for command in commands.COMMANDS:
    print(command.name, command.needs, sep="|")
for command in db.COMMANDS:
    print(f"db {command.name}", command.needs, sep="|")
for slug, brought in all_extras().items():
    for command in brought.commands:
        print(f"{slug} {command.name}", command.needs, sep="|")
"""


def left_out(folder: str, names: list[str]) -> set[str]:
    """What was installed or built here."""
    return {*LEFT_OUT(folder, names), *(["build"] if Path(folder) == ROOT else [])}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """The project's files, without anything installed or built."""
    copy = tmp_path / "source"
    shutil.copytree(ROOT, copy, ignore=left_out)
    shutil.copy(ROOT / "web" / ".npmrc", copy / "web")
    return copy


@pytest.fixture
def fresh(tmp_path: Path) -> Path:
    """A new environment's folder of programs. The pip that runs the tests installs there: one of its own takes longer
    to come than most packages."""
    venv.create(tmp_path / "fresh", with_pip=False)
    return tmp_path / "fresh" / "bin"


def pip(programs: Path, *command: str | Path, cwd: Path, **more: str) -> str:
    return run(sys.executable, "-m", "pip", "--python", programs / "python", *command, cwd=cwd, **more)


def install(programs: Path, what: str | Path, cwd: Path, **more: str) -> None:
    """Most of what is brought along is never read here, so nothing is compiled to bytecode beforehand."""
    pip(programs, "install", "--quiet", "--no-compile", what, cwd=cwd, **more)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package without its page, which takes longest to build."""
    copy = tmp_path_factory.mktemp("wheel") / "source"
    shutil.copytree(ROOT, copy, ignore=left_out)
    run(sys.executable, "-m", "hatchling", "build", "--target", "wheel", cwd=copy, READYROOM_SKIP_CLIENT="1")
    (built,) = (copy / "dist").glob("*.whl")
    return built


def tried(*command: str | Path, cwd: Path, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": "", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "READYROOM_COMPILE": "0", **more},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=3_600,
    )


def run(*command: str | Path, cwd: Path, **more: str) -> str:
    done = tried(*command, cwd=cwd, **more)
    assert done.returncode == 0, f"{done.stdout}\n{done.stderr}"
    return done.stdout


def commands(programs: Path, cwd: Path) -> dict[str, str]:
    """Every command, as it is typed, and the extra that it needs."""
    lines = run(programs / "python", "-c", COMMANDS, cwd=cwd).splitlines()
    return dict(line.split("|") for line in lines)


def without_node(tmp_path: Path) -> str:
    """A path on which there are all programs but Node.js and what comes with it."""
    folder = tmp_path / "programs"
    folder.mkdir()
    for place in os.environ["PATH"].split(os.pathsep):
        for program in Path(place).iterdir() if Path(place).is_dir() else []:
            if (
                program.name not in {"node", "nodejs", "npm", "npx", "corepack"}
                and not (folder / program.name).exists()
            ):
                (folder / program.name).symlink_to(program)
    return str(folder)


def check_the_page(package: Path) -> None:
    page = package / "server" / "static"
    assert "<script" in (page / "index.html").read_text() and list((page / "assets").glob("*.js"))


def test_pip_install_brings_the_library_the_commands_and_the_page(source: Path, fresh: Path, tmp_path: Path) -> None:
    """Without Node.js: the page is built with the one from a wheel. `make web` builds it with the system's."""
    # As `make compiled-test` does it, so that neither has to do the other's work again.
    kept = {
        "READYROOM_COMPILE": "1",
        "READYROOM_COMPILE_LEVEL": "1",
        "READYROOM_COMPILE_CACHE": str(ROOT / "build" / "rules"),
    }
    install(fresh, ".", source, PATH=without_node(tmp_path), **kept)
    where = Path(run(fresh / "python", "-c", PLAY, cwd=tmp_path).strip())
    assert where.is_relative_to(fresh.parent)
    build = "compiled" if build_rules.can_compile() else "pure Python"
    assert run(fresh / "readyroom", "--version", cwd=tmp_path).endswith(f"({build})\n")
    check_the_page(where.parent)


def test_without_a_compiler_the_rules_stay_as_they_are_and_one_line_says_so(source: Path) -> None:
    said = tried(
        sys.executable, "-m", "hatchling", "build", "--target", "wheel", cwd=source,
        READYROOM_COMPILE="1", READYROOM_SKIP_CLIENT="1", CC="no-such-compiler", NO_COLOR="1",
    )  # fmt: skip
    assert said.returncode == 0, said.stderr
    notices = [line for line in (said.stdout + said.stderr).splitlines() if "rules are not compiled" in line]
    assert len(notices) == 1 and notices[0].endswith("there is no C compiler.")
    (wheel,) = (source / "dist").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")


def test_the_base_install_is_msgspec_and_plays_all_games(wheel: Path, fresh: Path, tmp_path: Path) -> None:
    install(fresh, wheel, tmp_path)
    listed = pip(fresh, "list", "--format", "freeze", cwd=tmp_path).splitlines()
    assert {line.split("=")[0].split(" ")[0] for line in listed} == {"msgspec", "readyroom"}
    run(fresh / "python", "-c", PLAY, cwd=tmp_path)
    for typed, extra in commands(fresh, tmp_path).items():
        said = tried(fresh / "readyroom", *typed.split(), *([] if extra else ["--help"]), cwd=tmp_path)
        sentence = f"`readyroom {typed}` needs more than the base install: pip install 'readyroom[{extra}]'"
        assert said.returncode == (2 if extra else 0), said.stderr
        assert said.stderr == (f"readyroom: {sentence}\n" if extra else "")


@pytest.mark.parametrize("extra", ["serve", "play"])
def test_an_extra_brings_what_its_commands_need(extra: str, wheel: Path, fresh: Path, tmp_path: Path) -> None:
    install(fresh, f"{wheel}[{extra}]", tmp_path)
    typed = [command for command, needed in commands(fresh, tmp_path).items() if needed == extra]
    assert typed
    for command in typed:
        assert "examples:" in run(fresh / "readyroom", *command.split(), "--help", cwd=tmp_path)
    if extra == "play":
        assert "tiny-epic-galaxies" in run(fresh / "readyroom", "games", cwd=tmp_path)
    else:
        run(fresh / "python", "-c", "import readyroom.server.lifecycle", cwd=tmp_path)


def test_a_failed_page_build_prints_one_line_and_the_install_succeeds(source: Path, tmp_path: Path) -> None:
    (source / "web" / "package.json").write_text("{")
    said = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", "wheel"],
        cwd=source,
        env={**os.environ, "NO_COLOR": "1", "READYROOM_COMPILE": "0"},
        capture_output=True,
        text=True,
        timeout=3_600,
        start_new_session=True,
    )
    assert said.returncode == 0, said.stderr
    notices = [line for line in (said.stdout + said.stderr).splitlines() if "without its page" in line]
    assert len(notices) == 1
    (wheel,) = (source / "dist").glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "readyroom/core/match.py" in names and "readyroom/py.typed" in names
    assert not [name for name in names if "/static/" in name]


def test_the_source_distribution_can_build_the_page(source: Path) -> None:
    run(sys.executable, "-m", "hatchling", "build", "--target", "sdist", cwd=source)
    (archive,) = (source / "dist").glob("*.tar.gz")
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {
        "web/package.json",
        "web/package-lock.json",
        "web/.npmrc",
        "web/index.html",
        "hatch_build.py",
        "build_rules.py",
    } <= names
    assert {"LICENSE", "README.md", "src/readyroom/py.typed"} <= names
    assert not [name for name in names if "node_modules" in name or "/static/" in name]
