"""``readyroom serve`` prints its address, answers, stops when asked, and says why it cannot start."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from tests.cli.command_line import CABAL, ROOT, readyroom


def started(*arguments: str) -> tuple[subprocess.Popen[str], str]:
    """A server that has printed its address."""
    process = subprocess.Popen(
        [sys.executable, "-m", "readyroom", "serve", "--port", "0", *arguments],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.match(r"Ready Room is open at (http://localhost:\d+)", line)
    if found is None:
        process.kill()
        raise AssertionError(f"{line}\n{process.communicate()[1]}")
    return process, found[1]


@pytest.mark.parametrize("asked", [signal.SIGINT, signal.SIGTERM])
def test_it_prints_its_address_serves_your_own_games_and_stops_cleanly(tmp_path: Path, asked: signal.Signals) -> None:
    process, address = started("--db", str(tmp_path / "tables.db"), "--log-json", *CABAL)
    with urllib.request.urlopen(f"{address}/api/games", timeout=60) as answer:
        slugs = {game["slug"] for game in json.load(answer)}
    process.send_signal(asked)
    said, logged = process.communicate(timeout=60)
    assert process.returncode == 0, logged
    assert {"cabal", "tiny-epic-galaxies"} <= slugs
    messages = [json.loads(line)["message"] for line in logged.splitlines()]
    assert messages[-1] == "Going down."
    assert said == "" and "open at http" not in logged, "it prints its address once"
    assert (tmp_path / "tables.db").exists()


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        said = readyroom("serve", "--port", str(port), "--db", str(tmp_path / "tables.db"))
    assert said.returncode == 1
    assert f"Cannot listen on 127.0.0.1:{port}" in said.stderr and "Traceback" not in said.stderr


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = readyroom("serve", "--port", "0", "--db", str(tmp_path / "file" / "tables.db"))
    assert said.returncode == 1
    assert "could not be opened" in said.stderr and "Traceback" not in said.stderr


def test_a_missing_folder_is_not_created(tmp_path: Path) -> None:
    said = readyroom("serve", "--port", "0", "--db", str(tmp_path / "typo" / "tables.db"))
    assert said.returncode == 1
    assert f"There is no folder {tmp_path / 'typo'} for tables.db. Make it first" in said.stderr
    assert list(tmp_path.iterdir()) == []


def test_settings_come_from_flags_environment_and_file_and_can_be_shown(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('idle = 77\nnew_tables = "off"\n')
    said = readyroom("serve", "--config", str(file), "--sweep", "2", "--show-settings")
    assert said.returncode == 0, said.stderr
    columns = (re.split(" {2,}", line) for line in said.stdout.splitlines())
    rows = {column[0]: column[1:] for column in columns}
    assert rows["idle"] == [f"idle in {file}", "77"]
    assert rows["new_tables"] == [f"new_tables in {file}", "off"]
    assert rows["sweep"] == ["--sweep", "2"] and rows["port"] == ["default", "8642"]


@pytest.mark.parametrize("wrong", ["prot = 1", "port = 70000"])
def test_a_wrong_settings_file_is_reported_in_one_sentence(tmp_path: Path, wrong: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(wrong)
    said = readyroom("serve", "--config", str(file))
    assert said.returncode == 2 and said.stdout == ""
    assert said.stderr.startswith("readyroom: ") and said.stderr.count("\n") == 1


def test_a_password_in_the_database_s_address_is_not_logged() -> None:
    said = readyroom("serve", "--port", "0", "--db", "postgresql://club:hunter2@127.0.0.1:1/none?connect_timeout=1")
    assert said.returncode == 1 and "could not be opened" in said.stderr
    assert "hunter2" not in said.stderr
