"""``readyroom db``: an operator's commands for a database, run in this process where possible."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import pty
import signal
import sqlite3
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from time import time

import pytest
from tests.cli.command_line import CABAL, ROOT, readyroom
from tests.cli.test_serve import started
from tests.store.databases import fresh, from_before
from tests.store.filled import add_match, fill, played
from tests.store.test_store import ANNA, device_of, opened

from readyroom.cli import main
from readyroom.core import registry
from readyroom.store import engine_for
from readyroom.store.lock import Lock
from readyroom.store.rows import PersonRow
from readyroom.store.upgrade import HEAD

SLOW_CABAL = ("--game", "tests.cli.slow_cabal:SlowCabal")


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ignores this machine's settings and terminal width."""
    monkeypatch.setenv("READYROOM_CONFIG", "")
    monkeypatch.setenv("COLUMNS", "160")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """``readyroom db`` with these arguments: its exit code and what it printed."""
    out, err = io.StringIO(), io.StringIO()
    registry.load_all()
    with redirect_stdout(out), redirect_stderr(err), pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "_GAMES", dict(registry._GAMES))
        code = main(["db", *arguments])
    return subprocess.CompletedProcess(arguments, code, out.getvalue(), err.getvalue())


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A file with a finished, a running and an unstarted match, all old."""
    where = str(tmp_path / "tables.db")

    async def work() -> None:
        async with opened(where) as store:
            await fill(store)

    asyncio.run(work())
    return where


def changed(db: str, statement: str) -> None:
    connection = sqlite3.connect(db)
    connection.execute(statement)
    connection.commit()
    connection.close()


# -- check


def test_check_says_that_a_database_is_sound(db: str) -> None:
    said = run("check", "--db", db)
    assert (said.returncode, said.stdout.splitlines()[-1]) == (0, "The database is sound."), said.stderr


def test_check_names_what_is_wrong(db: str) -> None:
    changed(db, "DELETE FROM entries WHERE code = 'going' AND seq = 3")
    said = run("check", "--db", db)
    assert said.returncode == 1 and "going has 6 entries numbered 0 to 6" in said.stdout
    told = json.loads(run("check", "--db", db, "--json").stdout)
    assert not told["sound"] and [one["wrong"] for one in told["findings"] if not one["sound"]]


def test_checking_a_file_that_is_no_database_is_a_usage_error(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("buy milk " * 100)
    open_but_empty = tmp_path / "empty.db"
    open_but_empty.touch()
    for file, sentence in (
        ("nowhere.db", "There is no database at"),
        ("notes.txt", "could not be read"),
        ("empty.db", "no tables of Ready Room"),
    ):
        said = run("check", "--db", str(tmp_path / file))
        assert said.returncode == 2 and sentence in said.stderr and "Traceback" not in said.stderr
    assert not (tmp_path / "nowhere.db").exists()


def test_check_and_backup_work_while_a_server_runs_on_the_file(db: str, tmp_path: Path) -> None:
    process, _ = started("--db", db, *CABAL)
    try:
        assert run("check", "--db", db).returncode == 0
        assert run("backup", str(tmp_path / "b"), "--db", db).returncode == 0
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)


# -- backup and restore


def test_a_backup_is_restored_elsewhere_and_nothing_is_overwritten_by_accident(db: str, tmp_path: Path) -> None:
    file, new = str(tmp_path / "b"), str(tmp_path / "new.db")
    said = run("backup", file, "--db", db)
    assert said.returncode == 0 and f"schema {HEAD}" in said.stdout
    assert "Use --force" in run("backup", file, "--db", db).stderr
    assert run("restore", file, "--db", new).returncode == 0
    again = run("restore", file, "--db", new)
    assert again.returncode == 1 and "Use --force" in again.stderr
    assert run("restore", file, "--db", new, "--force").returncode == 0
    assert run("check", "--db", new).returncode == 0


def test_a_club_moves_from_a_file_to_postgresql(db: str, tmp_path: Path) -> None:
    file, club = str(tmp_path / "b"), fresh("postgresql", tmp_path)
    assert run("backup", file, "--db", db).returncode == 0
    assert run("restore", file, "--db", club).returncode == 0
    said = run("validate", "--db", club, *CABAL, "--json", "--jobs", "1")
    assert json.loads(said.stdout)["good"] == 2


def test_restore_does_not_overwrite_a_running_servers_file(db: str, tmp_path: Path) -> None:
    file = str(tmp_path / "b")
    assert run("backup", file, "--db", db).returncode == 0
    with Lock(engine_for(db)):
        said = run("restore", file, "--db", db, "--force")
    assert said.returncode == 1 and "Stop it first" in said.stderr


# -- migrate


def test_migrate_says_what_it_would_do_does_it_and_is_then_done(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    from_before(db, "0002")
    dry = run("migrate", "--dry-run", "--db", db)
    assert dry.returncode == 0 and "0003  Tables to which people take something along" in dry.stdout
    assert "Nothing was done." in dry.stdout and "copy" in dry.stdout
    assert "run readyroom db migrate" in run("check", "--db", db).stdout
    assert "db migrate first" in run("prune", "--db", db, "--keep-talk-days", "1").stderr
    done = run("migrate", "--db", db)
    assert done.returncode == 0 and len(list(tmp_path.glob("*.copy"))) == 1, done.stderr
    assert "needs no upgrade" in run("migrate", "--db", db).stdout


def test_migrate_can_skip_the_copy(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")
    from_before(db, "0002")
    assert run("migrate", "--db", db, "--skip-backup").returncode == 0
    assert not list(tmp_path.glob("*.copy"))


def test_a_server_refuses_a_database_of_a_newer_version_in_a_sentence(db: str) -> None:
    changed(db, "UPDATE alembic_version SET version_num = '9999'")
    said = readyroom("serve", "--port", "0", "--db", db)
    assert said.returncode == 1 and "newer version of Ready Room" in said.stderr and "Traceback" not in said.stderr


# -- validate


def test_validate_says_which_matches_replay_unchanged(db: str) -> None:
    said = run("validate", "--jobs", "1", "--db", db, *CABAL)
    assert said.returncode == 0 and "2 of 2 matches play here as they were played." in said.stdout, said.stderr


def test_validate_separates_differing_matches_from_unplayable_ones(db: str) -> None:
    changed(db, "UPDATE results SET outcome = replace(outcome, '\"ranking\":[1,2]', '\"ranking\":[2,1]')")
    changed(db, "UPDATE results SET outcome = replace(outcome, '\"ranking\":[2,1]', '\"ranking\":[2,2]')")
    said = run("validate", "--jobs", "1", "--db", db, *CABAL, "--json")
    told = json.loads(said.stdout)
    assert said.returncode == 1 and (told["good"], told["differs"]) == (1, 1)
    assert told["wrong"][0]["code"] == "over" and "by these rules" in told["wrong"][0]["why"]
    unknown = run("validate", "--jobs", "1", "--db", db)
    assert unknown.returncode == 1 and "There is no game called 'cabal'" in unknown.stdout
    changed(db, "UPDATE matches SET rules = 99 WHERE code = 'going'")
    newer = json.loads(run("validate", "--jobs", "1", "--db", db, *CABAL, "--json").stdout)
    assert (newer["unplayable"], newer["differs"]) == (1, 1)


def test_validate_finds_a_log_the_rules_reject(db: str) -> None:
    changed(
        db, "UPDATE entries SET entry = replace(entry, '\"actor\":0', '\"actor\":1') WHERE code = 'going' AND seq = 1"
    )
    changed(
        db,
        "UPDATE entries SET entry = replace(entry, '\"chance\":[', '\"chance\":[7,') WHERE code = 'over' AND seq = 0",
    )
    told = json.loads(run("validate", "--jobs", "1", "--db", db, *CABAL, "--json").stdout)
    assert [(one["code"], one["verdict"]) for one in told["wrong"]] == [("going", "differs"), ("over", "differs")]
    assert "entry 2" in told["wrong"][0]["why"] and "entry 0" in told["wrong"][1]["why"]


def test_validate_finds_a_match_that_contradicts_its_mark(db: str) -> None:
    changed(db, "UPDATE entries SET mark = '1:000000000000' WHERE code = 'going' AND seq = 2")
    changed(db, "UPDATE entries SET mark = '0:000000000000' WHERE code = 'over' AND seq = 2")
    told = json.loads(run("validate", "--jobs", "1", "--db", db, *CABAL, "--json").stdout)
    assert [(one["code"], one["verdict"]) for one in told["wrong"]] == [("going", "differs")]
    assert "entry 2" in told["wrong"][0]["why"] and "where it was when it was played" in told["wrong"][0]["why"]


def test_ctrl_c_shows_what_was_validated_so_far(tmp_path: Path) -> None:
    db = str(tmp_path / "tables.db")

    async def work() -> None:
        async with opened(db) as store:
            await fill(store)
            match = played("long")
            for number in range(400):
                await add_match(store, f"m{number:03}", match)

    asyncio.run(work())
    command = [sys.executable, "-m", "readyroom", "db", "validate", "--db", db, "--jobs", "2", *SLOW_CABAL]
    front, back = pty.openpty()  # a terminal, where the progress is shown
    process = subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=back, stdin=subprocess.DEVNULL, text=True,
        env={**os.environ, "TERM": "xterm"}, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    os.close(back)
    shown = b""
    stopped = False
    with contextlib.suppress(OSError):  # which is how a terminal ends
        while part := os.read(front, 4096):
            shown += part
            if b"/402" in shown and not stopped:  # at least one is done
                stopped = True
                os.killpg(process.pid, signal.SIGINT)
    os.close(front)
    out, _ = process.communicate(timeout=60)
    assert (process.returncode, b"Traceback" in shown) == (130, False), shown
    assert "Stopped after" in out and "matches play here as they were played." in out


# -- prune


def test_prune_asks_first_and_a_dry_run_only_reports(db: str) -> None:
    arguments = ("prune", "--db", db, "--keep-finished-days", "30")
    dry = run(*arguments, "--dry-run")
    assert dry.returncode == 0 and "1  finished matches" in dry.stdout and "1  tables that never started" in dry.stdout
    unasked = run(*arguments)
    assert unasked.returncode == 2 and "--yes" in unasked.stderr
    done = run(*arguments, "--yes")
    assert done.returncode == 0 and "The file went from" in done.stdout, done.stderr
    assert "There is nothing to delete." in run(*arguments).stdout
    assert run("check", "--db", db).returncode == 0


def test_prune_keeps_everything_unless_told(db: str) -> None:
    said = run("prune", "--db", db)
    assert said.returncode == 2 and "kept forever" in said.stderr


def test_prune_uses_the_servers_settings(db: str, tmp_path: Path) -> None:
    file = tmp_path / "readyroom.toml"
    file.write_text(f"db = {json.dumps(db)}\nkeep_finished_days = 30\n")
    said = run("prune", "--config", str(file), "--dry-run")
    assert said.returncode == 0 and "1  finished matches" in said.stdout


# -- people


def test_a_person_is_exported_and_forgotten_by_name_id_or_token(db: str, tmp_path: Path) -> None:
    out = tmp_path / "anna.json"
    assert run("export", "Anna", "--db", db, "-o", str(out)).returncode == 0
    assert json.loads(out.read_text())["person"]["id"] == ANNA.id
    assert "--yes" in run("forget", "Anna", "--db", db).stderr
    said = run("forget", ANNA.id, "--db", db, "--yes")
    assert said.returncode == 0 and "without their name now: 3" in said.stdout
    nobody = run("export", "Anna", "--db", db)
    assert nobody.returncode == 1 and "Nobody here has" in nobody.stderr
    assert run("check", "--db", db).returncode == 0


def test_an_ambiguous_name_needs_the_id(db: str) -> None:
    async def work() -> None:
        async with opened(db) as store:
            now = int(time() * 1000)
            other = PersonRow("p-other", "Anna", now, now)
            await store.add_person(other, device_of(other))

    asyncio.run(work())
    said = run("forget", "Anna", "--db", db, "--yes")
    assert said.returncode == 1 and ANNA.id in said.stderr and "p-other" in said.stderr


def test_forgetting_is_refused_while_a_server_runs(db: str) -> None:
    with Lock(engine_for(db)):
        said = run("forget", "Anna", "--db", db, "--yes")
    assert said.returncode == 1 and "Stop it first" in said.stderr


def test_a_second_server_on_a_file_is_refused(db: str) -> None:
    process, _ = started("--db", db)
    try:
        said = readyroom("serve", "--port", "0", "--db", db)
        assert said.returncode == 1 and "A file serves one server" in said.stderr and "Traceback" not in said.stderr
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=60)
    again, _ = started("--db", db)
    again.send_signal(signal.SIGTERM)
    again.communicate(timeout=60)
    assert again.returncode == 0
