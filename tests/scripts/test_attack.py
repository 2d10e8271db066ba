"""The attacks in short: a few kills, a few seconds of chaos; and the checks after them notice what they should."""

from __future__ import annotations

import asyncio
import io
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from scripts.attack import chaos, crash, soak_server
from scripts.attack.databases import Sqlite
from scripts.attack.journal import Ack
from scripts.attack.proxy import Proxy, Weather
from scripts.attack.sampling import Sample, drift
from scripts.attack.verify import Found, Verification
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

ROOT = Path(__file__).parents[2]


def console() -> Console:
    return Console(file=io.StringIO(), width=160)


@pytest.fixture(scope="module")
def killed() -> Iterator[crash.Run]:
    """A server on SQLite that was killed three times, with a table of each game."""
    with Sqlite() as database:
        run = crash.Run(database, kills=3, tables=4, seed=1)
        asyncio.run(run.go(console()))
        yield run


# -- in short


def test_three_kills_lose_nothing(killed: crash.Run) -> None:
    said = console()
    assert crash.tell(killed, said) == 0, said.file.getvalue()  # type: ignore[attr-defined]
    assert killed.made == 3 and killed.node.starts == 4
    assert len({killed.journal.games[ack.code] for ack in killed.journal.acks if ack.kind == "act"}) == 4


def test_nor_do_kills_on_postgresql() -> None:
    said = console()
    assert crash.attack("postgres", 2, 4, 1, said) == (0, False), said.file.getvalue()  # type: ignore[attr-defined]


def test_a_few_seconds_of_chaos_lose_nothing() -> None:
    said = console()
    assert chaos.attack(6, 4, 1, said) == (0, False), said.file.getvalue()  # type: ignore[attr-defined]


def test_ctrl_c_ends_it_with_a_table_and_leaves_nothing_running() -> None:
    command = [sys.executable, "-m", "scripts.attack.crash", "-n", "10", "--db", "sqlite", "--tables", "1"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert "1 of 10 kills" in run.stdout.readline()
        run.send_signal(signal.SIGINT)
        said, wrong = run.communicate(timeout=120)
    assert run.returncode == 130, wrong
    assert "Stopped after" in said and "tiny-epic-galaxies" in said and "Traceback" not in wrong
    assert not [one for one in _running() if f" {run.pid} " in one and "scripts.attack.server" in one]


def _running() -> list[str]:
    """Every process, as its parent's number and its command."""
    return subprocess.run(["ps", "-eo", "ppid=,args="], capture_output=True, text=True).stdout.splitlines()


# -- the checks can fail


def checked(run: crash.Run, folder: Path, *damage: str) -> Found:
    """All games' findings in one, after the store was damaged."""
    copy = folder / "copy.db"
    shutil.copy(run.database.address, copy)
    with sqlite3.connect(copy) as connection:
        for sql in damage:
            assert connection.execute(sql).rowcount > 0
    connection.close()
    total = Found("all")
    for one in Verification(str(copy), run.journal).run():
        for name in one.__struct_fields__[1:]:
            setattr(total, name, getattr(total, name) + getattr(one, name))
    return total


def an_action(run: crash.Run) -> Ack:
    return next(ack for ack in reversed(run.journal.acks) if ack.kind == "act")


def test_an_entry_that_is_gone_is_noticed(killed: crash.Run, tmp_path: Path) -> None:
    ack = an_action(killed)
    found = checked(killed, tmp_path, f"DELETE FROM entries WHERE code = '{ack.code}' AND seq >= {ack.seq}")
    assert found.lost >= 1


def test_a_gap_is_noticed(killed: crash.Run, tmp_path: Path) -> None:
    found = checked(killed, tmp_path, f"DELETE FROM entries WHERE code = '{an_action(killed).code}' AND seq = 1")
    assert found.gaps == 1 and found.unreplayable == 1


def test_a_command_that_was_done_twice_is_noticed(killed: crash.Run, tmp_path: Path) -> None:
    ack = an_action(killed)
    twice = f"""INSERT INTO entries SELECT code, seq + 1000, entry, person, command FROM entries
                WHERE code = '{ack.code}' AND seq = {ack.seq}"""
    assert checked(killed, tmp_path, twice).doubled == 1


def test_another_action_than_was_sent_is_noticed(killed: crash.Run, tmp_path: Path) -> None:
    ack = an_action(killed)
    forged = f"""UPDATE entries SET entry = replace(entry, '"actor":{ack.seat}', '"actor":2')
                 WHERE code = '{ack.code}' AND seq = {ack.seq}"""
    found = checked(killed, tmp_path, forged)
    assert found.lost == 1 and found.unreplayable == 1


def test_luck_that_was_not_the_seeds_is_noticed(killed: crash.Run, tmp_path: Path) -> None:
    other = f"UPDATE matches SET seed = 'another' WHERE code = '{an_action(killed).code}'"
    assert checked(killed, tmp_path, other).unreplayable == 1


def test_a_view_that_the_rules_would_not_show_is_noticed(killed: crash.Run, tmp_path: Path) -> None:
    ack = an_action(killed)
    views = killed.journal.views[ack.code, ack.seat]
    seq = next(iter(views))
    views[seq].add((b"another board", b"another hand"))
    try:
        assert checked(killed, tmp_path).foreign == 1
    finally:
        views[seq].remove((b"another board", b"another hand"))


# -- the bad network


@pytest.mark.parametrize(
    ("weather", "heard"),
    [
        (Weather(), ["0", "1", "2"]),
        (Weather(drop=1.0), []),
        (Weather(double=1.0, longest=0.01), ["0", "0", "1", "1", "2", "2"]),
        (Weather(delay=1.0, longest=0.01), ["0", "1", "2"]),
        (Weather(reorder=1.0, longest=0.05), ["0", "1", "2"]),
    ],
    ids=["calm", "drop", "double", "delay", "reorder"],
)
def test_the_proxy_does_to_messages_what_the_weather_says(weather: Weather, heard: list[str]) -> None:
    assert sorted(asyncio.run(_through(weather, heard))) == heard


def test_the_proxy_cuts_connections() -> None:
    assert asyncio.run(_through(Weather(cut=1.0), [])) == []


def test_a_shadow_says_the_same_once_more() -> None:
    assert sorted(asyncio.run(_through(Weather(shadow=1.0), ["0"] * 6))) == ["0", "0", "1", "1", "2", "2"]


async def _through(weather: Weather, expected: list[str]) -> list[str]:
    """What a server hears of three messages. It waits until as many came as should."""
    heard: list[str] = []
    enough = asyncio.Event()

    async def listen(socket: ServerConnection) -> None:
        async for message in socket:
            heard.append(str(message))
            if len(heard) == len(expected):
                enough.set()

    async with serve(listen, "127.0.0.1", 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        proxy = Proxy(port, lambda: [port], Random(1), Counter())
        proxy.weather = weather
        await proxy.open()
        async with connect(f"ws://127.0.0.1:{proxy.port}", ping_interval=None, close_timeout=0.1, proxy=None) as socket:
            for i in range(3):
                await socket.send(str(i))
            if expected:
                await asyncio.wait_for(enough.wait(), 60)
            elif weather.cut:
                await socket.wait_closed()
        await proxy.close()
    return heard


# -- leaks


def test_a_line_that_rises_is_told_from_one_that_does_not() -> None:
    assert drift([0, 10, 20], [5.0, 6.0, 7.0]) == pytest.approx(0.1)
    assert drift([0, 10, 20], [5.0, 5.0, 5.0]) == 0
    assert drift([7], [5.0]) == 0


@pytest.mark.parametrize(
    ("growth", "left", "verdict"),
    [(0.0, 0, "steady"), (0.1, 0, "LEAKS"), (0.0, 3, "NOT GONE")],
)
def test_a_server_that_holds_on_to_what_it_should_forget_is_found_out(growth: float, left: int, verdict: str) -> None:
    with Sqlite() as database:
        run = soak_server.Run(database, 60, 4, 1)

        def moment(matches: int, held: int) -> Sample:
            return Sample(matches, matches, 90 + growth * matches, 70, 20, 5, 8, held, held, held)

        run.fresh, run.left = moment(0, 0), moment(0, left)
        run.samples = [moment(matches, 8) for matches in range(0, 1000, 10)]
        run.hall.matches = 1000
        said = console()
        assert bool(soak_server.verdict(run, said)) == (verdict != "steady")
    assert verdict in said.file.getvalue()  # type: ignore[attr-defined]
