"""A changed clock, a sleeping machine or a stopped server costs nobody match time."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from tests.server.house import Client, LiveServer
from tests.server.test_clocks import scramble
from tests.server.test_seating import gathered

from readyroom.server import wall
from readyroom.server.wall import Clock

HOUR = 3_600_000


class Machine:
    """A machine whose clocks a test pushes, in milliseconds; otherwise time goes on as always."""

    def __init__(self) -> None:
        self.set_by = 0
        self.ran = 0

    def time_ns(self) -> int:
        return time.time_ns() + (self.set_by + self.ran) * 1_000_000

    def monotonic_ns(self) -> int:
        return time.monotonic_ns() + self.ran * 1_000_000


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    pushed = Machine()
    monkeypatch.setattr(wall, "time", pushed)
    return pushed


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A machine on which time passes only when the test says so."""
    at = SimpleNamespace(date=5 * HOUR, ran=0)
    at.time_ns = lambda: at.date * 1_000_000
    at.monotonic_ns = lambda: at.ran * 1_000_000
    monkeypatch.setattr(wall, "time", at)
    return at


# -- one server


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_setting_the_machines_clock_ends_no_mission(server: LiveServer, machine: Machine, jump: int) -> None:
    crew = mission(server)
    seq, now = crew.seq, match_time(server, crew)
    machine.set_by = jump
    crew.does("say", text="still here")
    poke(server, crew)
    assert abs(match_time(server, crew) - now) < 60_000
    assert table_of(server, crew).seq < seq + 20 and crew.table["status"] == "playing"


@pytest.mark.parametrize("push", ["set_by", "ran"])
def test_neither_a_set_clock_nor_a_suspended_machine_takes_a_seats_time(
    server: LiveServer, machine: Machine, push: str
) -> None:
    """``ran``: on some machines the steady clock counts the time they slept."""
    _, one, _two, _, _ = gathered(server, clock="relaxed")
    setattr(machine, push, HOUR)
    one.acts(0, one.options(0)[0])
    assert [seat["left"] > 290_000 for seat in one.table["seats"]] == [True, True]
    assert not any(seat["away"] for seat in one.table["seats"])


def test_a_server_that_was_stopped_fires_no_deadline_for_the_time_it_missed(
    server: LiveServer, machine: Machine
) -> None:
    code, one, _two = scramble(server)
    table = server.house.tables[code]
    deadline, seq = (one.update or {})["deadline"], one.seq
    machine.ran = HOUR
    poke(server, one)
    assert table.seq == seq and table.match is not None and table.match.deadline == deadline


def mission(server: LiveServer) -> Client:
    """Anna flies a mission of Space Alert with three bots, and the clock runs."""
    anna = server.person("Anna")
    at = anna.joins(anna.opens("space-alert", 4, bots=["easy", "easy", "easy"]))
    at.does("start")
    while not (at.update or {})["deadline"]:
        ready: list[dict[str, Any]] = [action for action in at.options(0) if action["type"] == "ready"]
        if ready:
            at.ask("act", seat=0, seen=at.seq, action=ready[0])
        else:
            at.hear()
    return at


def table_of(server: LiveServer, client: Client) -> Any:
    return server.house.tables[client.code]


def match_time(server: LiveServer, client: Client) -> int:
    return int(table_of(server, client).now())


def poke(server: LiveServer, client: Client) -> None:
    """Lets everything fire that is due."""
    from readyroom.server.table import keeper

    server.run(keeper._ring(table_of(server, client)))


# -- the clock itself


def test_time_advances_whatever_the_date_says(still: SimpleNamespace) -> None:
    clock = Clock()
    assert clock.now() == 5 * HOUR
    for date in (2 * HOUR, 9 * HOUR):
        still.date = date
        still.ran += 700
    assert clock.now() == 5 * HOUR + 1_400


def test_a_long_gap_between_readings_does_not_count(still: SimpleNamespace) -> None:
    clock = Clock()
    still.ran += wall.STANDSTILL_MS
    assert clock.now() == 5 * HOUR + wall.STANDSTILL_MS
    still.ran += wall.STANDSTILL_MS + 1
    assert clock.now() == 5 * HOUR + wall.STANDSTILL_MS


def runs(clock: Clock, still: SimpleNamespace, seconds: int, shared: Callable[[], int]) -> None:
    for _ in range(seconds):
        still.ran += 1_000
        clock.agree(shared())


def test_nodes_share_one_clock_and_follow_its_drift(still: SimpleNamespace) -> None:
    one, two = Clock(), Clock()
    one.agree(7 * HOUR)
    still.ran += 500
    two.agree(7 * HOUR + 500)
    assert one.now() == two.now() == 7 * HOUR + 500
    one.agree(7 * HOUR + 500 + wall.TRUSTED_MS)
    assert one.now() == 7 * HOUR + 500 + wall.TRUSTED_MS


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_shared_clock_that_jumps_takes_no_more_than_a_tenth_of_the_time(still: SimpleNamespace, jump: int) -> None:
    clock = Clock()
    clock.agree(7 * HOUR)
    runs(clock, still, 60, lambda: 7 * HOUR + jump + still.ran)
    assert clock.now() == 7 * HOUR + 60_000 + (6_000 if jump > 0 else -6_000)


def test_a_node_that_slept_catches_up_with_the_others_and_no_further(still: SimpleNamespace) -> None:
    clock = Clock()
    clock.agree(7 * HOUR)
    still.ran += HOUR
    clock.agree(8 * HOUR)
    assert clock.now() == 7 * HOUR
    clock.catch_up(8 * HOUR - 5_000)
    assert clock.now() == 8 * HOUR - 5_000
    clock.catch_up(30 * HOUR)
    assert clock.now() == 8 * HOUR
    clock.catch_up(2 * HOUR)
    assert clock.now() == 8 * HOUR
