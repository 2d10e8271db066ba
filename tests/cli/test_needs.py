"""A base install has only msgspec: what works with it, and the message for what needs more."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests.cli.command_line import ROOT

from readyroom.cli import commands, db
from readyroom.core.extras import Command, all_extras
from readyroom.needs import MODULES, MissingExtra, must_have

EXTRAS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
ALL: dict[str, Command] = {
    **{command.name: command for command in commands.COMMANDS},
    **{f"db {command.name}": command for command in db.COMMANDS},
    **{f"{slug} {command.name}": command for slug, brought in all_extras().items() for command in brought.commands},
}
"""Every command, as it is typed."""
ABSENT = f"""
import sys
for name in {sorted({module for modules in MODULES.values() for module in modules})}:
    sys.modules[name] = None
"""


def in_a_base_install(program: str) -> subprocess.CompletedProcess[str]:
    """Runs a program without the packages of any extra."""
    return subprocess.run(
        [sys.executable, "-c", ABSENT + program], cwd=ROOT, capture_output=True, text=True, timeout=600
    )


def readyroom(*arguments: str) -> subprocess.CompletedProcess[str]:
    return in_a_base_install(f"from readyroom.cli import main; sys.exit(main({list(arguments)!r}))")


@pytest.mark.parametrize("typed", [name for name, command in ALL.items() if command.needs])
def test_a_command_missing_an_extra_says_how_to_install_it(typed: str) -> None:
    said = readyroom(*typed.split())
    assert said.returncode == 2 and said.stdout == ""
    how = f"pip install 'readyroom[{ALL[typed].needs}]'"
    assert said.stderr == f"readyroom: `readyroom {typed}` needs more than the base install: {how}\n"


@pytest.mark.parametrize("typed", [name for name, command in ALL.items() if not command.needs])
def test_the_other_commands_work(typed: str) -> None:
    said = readyroom(*typed.split(), "--help")
    assert said.returncode == 0 and "examples:" in said.stdout, said.stderr


def test_help_and_version_need_nothing_else() -> None:
    assert "serve" in readyroom("--help").stdout and readyroom("--version").returncode == 0


def test_every_game_can_be_played_and_replayed() -> None:
    done = in_a_base_install("""
import random, readyroom
for slug in readyroom.games():
    match = readyroom.new_match(slug, seed=7)
    while not match.outcome:
        match.tick(match.deadline)
        if match.to_act:
            match.act(match.to_act[0], random.Random(match.seq).choice(match.legal(match.to_act[0])))
    assert readyroom.replay(match.record()) == match
    print(slug)
""")
    assert done.stdout.split() == ["galaxy-trucker", "space-alert", "starship-captains", "tiny-epic-galaxies"], (
        done.stderr
    )


WITHOUT_SPIEL = """
sys.modules["pyspiel"] = None
for name in ("gymnasium", "numpy", "pettingzoo"):
    del sys.modules[name]
import readyroom.rl.spiel
"""
SERVER = "readyroom.server.serve needs more than the base install: pip install 'readyroom[serve]'"
LEARNERS = "`readyroom.rl` needs more than the base install: pip install 'readyroom[rl]'"
SPIEL = "`readyroom.rl.spiel` needs OpenSpiel: pip install open_spiel"


@pytest.mark.parametrize(
    ("program", "said"),
    [
        pytest.param("from readyroom.server import serve; serve()", SERVER, id="a server in your own program"),
        pytest.param("from readyroom import rl", LEARNERS, id="environments for learners"),
        pytest.param(WITHOUT_SPIEL, SPIEL, id="OpenSpiel"),
    ],
)
def test_a_program_says_what_it_misses(program: str, said: str) -> None:
    assert in_a_base_install(program).stderr.splitlines()[-1] == f"readyroom.needs.MissingExtra: {said}"


def test_a_missing_postgresql_driver_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    from readyroom.store import engine_for

    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(MissingExtra, match=r"^PostgreSQL needs .*: pip install 'readyroom\[postgres\]'$"):
        engine_for("postgresql://user@db.example/readyroom")


@pytest.mark.parametrize("extra", MODULES)
def test_an_extra_is_installed_when_all_its_packages_are(extra: str) -> None:
    listed = sorted(re.split(r"[\[>=;]", need)[0].replace("-", "_") for need in EXTRAS[extra])
    assert listed == sorted(MODULES[extra])
    if all(find_spec(module) for module in MODULES[extra]):
        must_have(extra, "This test")


def test_an_option_missing_an_extra_is_reported(tmp_path: Path) -> None:
    code = """
for name in ("rich", "textual"):
    del sys.modules[name]
from readyroom.cli import main
"""
    for switch, extra in ((["--parquet"], "parquet"), (["--ray", "127.0.0.1:6379"], "ray")):
        given = ["simulate", "starship-captains", "-n", "1", "--out", str(tmp_path / "out"), *switch]
        done = in_a_base_install(f"{code}sys.exit(main({given!r}))")
        how = f"pip install 'readyroom[{extra}]'"
        assert done.stderr == f"readyroom: `{switch[0]}` needs more than the base install: {how}\n"
        assert done.returncode == 2 and not (tmp_path / "out").exists()


def test_the_all_extra_leaves_out_only_big_rarely_used_packages() -> None:
    (everything,) = EXTRAS["all"]
    assert everything == f"readyroom[{','.join(e for e in EXTRAS if e not in ('all', 'parquet', 'ray'))}]"
