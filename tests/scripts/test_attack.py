"""Short attacks: a few kills, a few seconds of chaos, and checks that notice any loss."""

from __future__ import annotations

import asyncio
import io
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from scripts.attack import chaos, crash, soak_server
from scripts.attack.databases import Sqlite
from scripts.attack.hall import FOUR
from scripts.attack.journal import Ack
from scripts.attack.proxy import Proxy, Weather
from scripts.attack.samples import Sample, drift
from scripts.attack.verify import Found, Verification
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

ROOT = Path(__file__).parents[2]


def console() -> Console:
    return Console(file=io.StringIO(), width=160)


def text(said: Console) -> str:
    assert isinstance(said.file, io.StringIO)
    return said.file.getvalue()


def damage(ack: Ack) -> dict[str, tuple[str, str]]:
    """What could become of a store, as SQL, and which count must notice."""
    entry = f"code = '{ack.code}' AND seq = {ack.seq}"
    return {
        "entries are gone": (f"DELETE FROM entries WHERE code = '{ack.code}' AND seq >= {ack.seq}", "lost"),
        "a gap": (f"DELETE FROM entries WHERE code = '{ack.code}' AND seq = 1", "gaps"),
        "done twice": (
            f"INSERT INTO entries SELECT code, seq + 999, entry, person, command, NULL FROM entries WHERE {entry}",
            "doubled",
        ),
        "another seat's action": (
            f"""UPDATE entries SET entry = replace(entry, '"actor":{ack.seat}', '"actor":2') WHERE {entry}""", "lost",
        ),
        "another luck": (f"UPDATE matches SET seed = 'another' WHERE code = '{ack.code}'", "unreplayable"),
        "another person's": (f"UPDATE entries SET person = 'nobody' WHERE {entry}", "lost"),
    }  # fmt: skip


def checked(run: crash.Run, sql: str = "") -> Found:
    """All games' findings in one, after the store was damaged."""
    copy = run.database.folder / "copy.db"
    shutil.copy(run.database.address, copy)
    connection = sqlite3.connect(copy)
    if sql:
        assert connection.execute(sql).rowcount > 0, sql
    connection.commit()
    connection.close()
    total = Found("all")
    for one in Verification(str(copy), run.journal).run():
        for name in one.__struct_fields__[1:]:
            setattr(total, name, getattr(total, name) + getattr(one, name))
    return total


# -- in short


def test_three_kills_lose_nothing_and_a_loss_would_be_noticed() -> None:
    """One test, since the kills take most of its time."""
    said = console()
    with Sqlite() as database:
        run = crash.Run(database, kills=3, tables=4, seed=1)
        asyncio.run(run.go(said))
        assert crash.tell(run, said) == 0, text(said)
        assert run.made == 3 and run.node.starts == 4
        acted = [ack for ack in run.journal.acks if ack.kind == "act"]
        assert {run.journal.games[code] for code in run.journal.heads} == {setting.game for setting in FOUR}
        assert checked(run).faults == 0
        for what, (sql, count) in damage(acted[-1]).items():
            assert getattr(checked(run, sql), count) >= 1, what
        views = run.journal.views[acted[-1].code, acted[-1].seat]
        views[max(views)].add((b"another board", b"another hand"))
        assert checked(run).foreign == 1
        run.journal.heard(acted[-1].code, acted[-1].seat, 0, b"a secret")
        assert checked(run).foreign == 2


def test_three_kills_on_postgresql_lose_nothing() -> None:
    said = console()
    assert crash.attack("postgres", 2, 4, 1, said) == (0, False), text(said)


def test_a_few_seconds_of_chaos_lose_nothing() -> None:
    said = console()
    assert chaos.attack(6, 4, 1, said) == (0, False), text(said)


def test_ctrl_c_ends_it_with_a_table_and_leaves_nothing_running() -> None:
    command = [sys.executable, "-m", "scripts.attack.crash", "-n", "10", "--db", "sqlite", "--tables", "1"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as run:
        assert run.stdout is not None
        assert "1 of 10 kills" in run.stdout.readline()
        run.send_signal(signal.SIGINT)
        said, wrong = run.communicate(timeout=600)
    assert run.returncode == 130, wrong
    assert "Stopped after" in said and "tiny-epic-galaxies" in said and "Traceback" not in wrong
    assert not [one for one in _running() if f" {run.pid} " in one and "scripts.attack.server" in one]


def _running() -> list[str]:
    """Every process, as its parent's number and its command."""
    return subprocess.run(["ps", "-eo", "ppid=,args="], capture_output=True, text=True).stdout.splitlines()


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


def test_a_shadow_repeats_every_message() -> None:
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


def test_a_rising_line_is_distinguished_from_a_flat_one() -> None:
    assert drift([0, 10, 20], [5.0, 6.0, 7.0]) == pytest.approx(0.1)
    assert drift([0, 10, 20], [5.0, 5.0, 5.0]) == 0
    assert drift([7], [5.0]) == 0


@pytest.mark.parametrize(("growth", "left", "verdict"), [(0.0, 0, "steady"), (0.1, 0, "LEAKS"), (0.0, 3, "NOT GONE")])
def test_a_memory_leak_in_the_server_is_found(growth: float, left: int, verdict: str) -> None:
    with Sqlite() as database:
        run = soak_server.Run(database, 60, 4, 1)

        def moment(matches: int, held: int) -> Sample:
            return Sample(matches, matches, 90 + growth * matches, 70, 20, 5, 8, held, held, held, 500_000)

        run.fresh, run.left = moment(0, 0), moment(0, left)
        run.samples = [moment(matches, 8) for matches in range(0, 1000, 10)]
        run.hall.matches = 1000
        said = console()
        assert bool(soak_server.verdict(run, said)) == (verdict != "steady")
    assert verdict in text(said)
