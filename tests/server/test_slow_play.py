"""Matches with days per move: calendar clocks, reminders, and absent players."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest
from tests.server.house import SETTINGS, Client, LiveServer
from tests.server.process import until
from tests.server.pushes import push_service
from tests.server.test_notices import anna_moves, delivered, leaves, settings, started
from tests.server.test_seating import gathered

from readyroom.server.table import keeper
from readyroom.server.table.clocks import DAY

HOUR = DAY // 24


def passes(server: LiveServer, code: str, time: int) -> None:
    """Lets time pass, and fires the table's alarm if due."""
    server.house.clock._ahead += time
    server.run(_look(server, code))


async def _look(server: LiveServer, code: str) -> None:
    await keeper._ring(server.house.tables[code])


def left(client: Client, seat: int) -> float:
    """Hours on a seat's clock, as it was last told."""
    return float(client.table["seats"][seat]["left"]) / HOUR


def late(server: LiveServer) -> tuple[str, Client, Client]:
    """Anna has moved; Ben's day is over, and Anna is asked."""
    code, one, two, _, _ = gathered(server, clock="days-1", late="ask")
    while one.update is not None and 0 in one.update["to_act"]:
        one.acts(0, one.options(0)[0])
    passes(server, code, DAY + 1000)
    one.hears_of(lambda table: table["asked"] is not None)
    assert (one.table["asked"]["what"], one.table["asked"]["by"], one.table["asked"]["seat"]) == ("late", "Ben", 1)
    assert one.table["asked"]["waiting"] == [0], "Ben is not asked about himself"
    return code, one, two


def test_everyone_sees_what_happens_to_late_players(server: LiveServer) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    code = anna.opens("cabal", 2, clock="days-1")
    one, two = anna.joins(code), ben.joins(code)
    one.hears_of(lambda table: table["watching"] == 1)
    two.quiet()
    one.does("settings", late="ask")
    two.hears_of(lambda table: table["late"] == "ask")


@pytest.mark.parametrize(("clock", "days"), [("days-1", 1), ("days-3", 3), ("week", 7)])
def test_every_move_gets_its_full_days(server: LiveServer, clock: str, days: int) -> None:
    code, one, _, _, _ = gathered(server, clock=clock)
    passes(server, code, 5 * HOUR)
    one.acts(0, one.options(0)[0])
    one.hears_of(lambda table: left(one, 1) < days * 24 - 4)
    assert days * 24 - 0.1 < left(one, 0) <= days * 24
    assert days * 24 - 5.1 < left(one, 1) < days * 24 - 4.9


def test_when_time_runs_out_a_bot_makes_that_move(server: LiveServer) -> None:
    code, one, _, _, _ = gathered(server, clock="days-1")
    passes(server, code, DAY - HOUR)
    assert one.seq == 0
    passes(server, code, HOUR + 1000)
    one.see(2)
    assert [seat["kind"] for seat in one.table["seats"]] == ["person", "person"]


def test_a_table_can_vote_for_a_bot_and_the_player_can_return(server: LiveServer) -> None:
    _, one, two = late(server)
    assert two.refused("vote", yes=False) == "Your time has run out. Make your move, and the question is dropped."
    one.does("vote", yes=True)
    one.hears_of(lambda table: table["seats"][1]["kind"] == "bot")
    assert (one.table["asked"], one.table["seats"][1]["plays_for"]) == (None, "Ben")
    two.hears_of(lambda table: table["seats"][1]["kind"] == "bot")
    two.does("sit", seat=1)
    two.hears_of(lambda table: table["seats"][1]["yours"])


def test_a_vote_to_wait_gives_another_day(server: LiveServer) -> None:
    code, one, _ = late(server)
    one.does("vote", yes=False)
    one.hears_of(lambda table: table["asked"] is None)
    assert 23.9 < left(one, 1) <= 24
    passes(server, code, DAY + 1000)
    one.hears_of(lambda table: table["asked"] is not None)


def test_a_late_player_may_still_move(server: LiveServer) -> None:
    _, one, two = late(server)
    two.see(one.seq)
    two.acts(1, two.options(1)[0])
    one.hears_of(lambda table: table["asked"] is None)
    assert one.table["seats"][1]["kind"] == "person"


def test_not_voting_counts_as_yes(server: LiveServer) -> None:
    code, one, _ = late(server)
    passes(server, code, DAY - HOUR)
    assert one.table["asked"] is not None and one.table["seats"][1]["kind"] == "person"
    passes(server, code, HOUR + 1000)
    one.hears_of(lambda table: table["seats"][1]["kind"] == "bot")


def test_time_passes_while_a_table_is_not_in_memory(tmp_path: Path) -> None:
    resting = msgspec.structs.replace(SETTINGS, idle=0.0)
    with LiveServer(tmp_path / "a.db", resting) as server:
        code, one, two, anna, _ = gathered(server, clock="days-1")
        one.close()
        two.close()
        until(lambda: code not in server.house.tables)
        server.house.clock._ahead += 20 * HOUR
        back = anna.joins(code)
        assert 3.9 < left(back, 0) < 4.1
        back.close()
        until(lambda: code not in server.house.tables)
        server.house.clock._ahead += 5 * HOUR
        until(lambda: len(server.run(server.house.store.entries_after(code, 0))) >= 2)


@pytest.mark.parametrize(("down", "hours"), [(3 * HOUR, 21), (9 * DAY, 6)])
def test_a_restart_costs_time_but_nobody_loses_a_turn(tmp_path: Path, down: int, hours: int) -> None:
    db = tmp_path / "a.db"
    with LiveServer(db) as server:
        code, one, _, anna, ben = gathered(server, clock="days-1")
        one.acts(0, one.options(0)[0])
        told = len(one.lines)
    with sqlite3.connect(db) as rows:
        rows.execute("UPDATE tables SET epoch = epoch - ?, wake = wake - ?", (down, down))
    with LiveServer(db) as server:
        back = Client(server.port, code, ben.token)
        assert hours - 0.1 < left(back, 1) < hours + 0.1
        assert len(back.lines) == told, "what happened since the last turn is told from the log"
        assert anna.token


def test_a_reminder_comes_when_a_quarter_of_the_time_is_left(tmp_path: Path) -> None:
    with push_service() as service, LiveServer(tmp_path / "a.db", settings(service)) as server:
        code, one, two, browser = started(server, service, clock="days-1")
        leaves(server, code, two)
        anna_moves(one)
        service.wait_for(1)
        delivered(server)
        server.house.clock._ahead += 17 * HOUR
        server.run(server.house.notices.outbox.look())
        assert len(service.taken) == 1
        server.house.clock._ahead += HOUR + 60_000
        service.wait_for(2)
        assert [said["kind"] for said in browser.got] == ["turn", "remind"]


def test_players_asked_to_vote_are_notified(tmp_path: Path) -> None:
    with push_service() as service, LiveServer(tmp_path / "a.db", settings(service)) as server:
        code, one, two, browser = started(server, service, clock="days-1", late="ask")
        while two.update is not None and 1 in two.update["to_act"]:
            two.acts(1, two.options(1)[0])
        leaves(server, code, two)
        assert one.table["seats"][0]["kind"] == "person"
        passes(server, code, DAY + 1000)
        service.wait_for(1)
        assert browser.got[-1]["kind"] == "asked"
