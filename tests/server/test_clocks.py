"""Seat clocks, real time, stand-in bots, and restarts that neither take nor give time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.games.scramble import PatientBot
from tests.server.house import SETTINGS, Client, LiveServer
from tests.server.test_playing import settled
from tests.server.test_seating import gathered

from readyroom.core.chance import Chance
from readyroom.core.struct import Action
from readyroom.server.table import clocks
from readyroom.server.table.clocks import Allowance, after_decision


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clocks.ALLOWANCES, "brisk", Allowance(bank=400, increment=200, most=600))


def test_a_decision_earns_its_increment_up_to_the_maximum() -> None:
    allowance = Allowance(bank=100, increment=10, most=120)
    assert after_decision(allowance, 50, timed_out=False) == 60
    assert after_decision(allowance, 115, timed_out=False) == 120
    assert after_decision(allowance, 0, timed_out=True) == 10


def test_clocks_run_for_the_seats_to_act_and_are_shown(server: LiveServer) -> None:
    _, one, _two, _, _ = gathered(server, clock="relaxed")
    assert all(290_000 < seat["left"] <= 300_000 for seat in one.table["seats"])
    one.acts(0, one.options(0)[0])
    assert one.table["seats"][0]["left"] > 315_000


@pytest.mark.usefixtures("hasty")
def test_a_bot_takes_over_a_seat_that_runs_out_of_time(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db", msgspec.structs.replace(SETTINGS, bot_pace=0.15)) as server:
        _, one, _, _, _ = gathered(server, clock="brisk")
        one.see(2)  # both let their time run out: a bot put a card back for each
        assert one.table["status"] == "playing" and not one.table["seats"][0]["away"]
        while not one.table["seats"][0]["away"]:
            one.hear()
        one.ask("act", seat=0, seen=one.seq, action={"type": "work"})
        while one.table["seats"][0]["away"]:
            one.hear()


@pytest.mark.usefixtures("hasty")
def test_the_clock_stops_while_the_match_is_paused(server: LiveServer) -> None:
    _, one, _two, _, _ = gathered(server, clock="brisk")
    one.does("pause", paused=True)
    left = one.table["seats"][0]["left"]
    one.quiet(0.7)
    assert one.seq == 0
    one.does("pause", paused=False)
    assert one.table["seats"][0]["left"] <= left
    one.see(2)


def test_a_pause_gives_no_time_back(server: LiveServer) -> None:
    _, one, *_ = gathered(server, clock="relaxed")
    clock = server.house.clock
    clock.agree(clock.now() + 60_000)
    one.does("pause", paused=True)
    assert all(230_000 < seat["left"] <= 240_000 for seat in one.table["seats"])
    one.does("pause", paused=False)
    assert all(230_000 < seat["left"] <= 240_000 for seat in one.table["seats"])


@pytest.mark.usefixtures("hasty")
def test_a_stored_deadline_fires_after_a_restart_even_if_nobody_comes(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db") as server:
        code, _one, *_, ben = gathered(server, clock="brisk")
    with LiveServer(tmp_path / "t.db") as server:
        while code not in server.house.tables or server.house.tables[code].seq < 2:
            server.run(_pause())
        assert ben.token
        assert Client(server.port, code, None).seq >= 2


async def _pause() -> None:
    import asyncio

    await asyncio.sleep(0.02)


def test_a_restart_costs_nobody_time(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db") as server:
        code, one, _, anna, _ = gathered(server, clock="relaxed")
        one.acts(0, one.options(0)[0])
        left = [seat["left"] for seat in one.table["seats"]]
    with LiveServer(tmp_path / "t.db") as server:
        again = [seat["left"] for seat in Client(server.port, code, anna.token).table["seats"]]
    assert abs(again[0] - left[0]) < 5_000 and abs(again[1] - left[1]) < 5_000


# -- real time


def scramble(server: LiveServer) -> tuple[str, Client, Client]:
    code, one, two, _, _ = gathered(server, "scramble")
    one.acts(0, {"type": "ready"})
    two.see(1)
    two.acts(1, {"type": "ready"})
    one.see(2)
    return code, one, two


def test_in_real_time_an_old_sequence_number_is_not_stale_but_a_late_hand_is_told(server: LiveServer) -> None:
    _, one, two = scramble(server)
    seen = one.seq
    assert one.does("act", seat=0, seen=seen, action={"type": "grab", "crate": 3}) == seen + 1
    answer = two.ask("act", seat=1, seen=seen, action={"type": "grab", "crate": 3})
    assert answer["type"] == "done", answer
    assert two.does("act", seat=1, seen=seen, action={"type": "grab", "crate": 4})
    crews = (two.update or {})["public"]["crews"]
    assert [crew["hold"] for crew in crews] == [[3], [4]]


def test_deadlines_fire_on_the_servers_clock(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.games.scramble_rules.SCRAMBLE_MS", 300)
    monkeypatch.setattr("tests.games.scramble_rules.CALL_MS", 100)
    monkeypatch.setattr("tests.games.scramble_rules.DECLARE_MS", 200)
    _, one, _two = scramble(server)
    while (one.update or {})["public"]["phase"] != "muster":
        one.hear()
    kinds = [line["event"]["type"] for line in one.lines]
    assert kinds.count("announced") == 2 and "scramble_ended" in kinds and "opened" in kinds


def test_bots_play_in_real_time_too(server: LiveServer) -> None:
    anna = server.person("Anna")
    code = anna.opens("scramble", 2, bots=["quick"])
    at = anna.joins(code)
    at.does("start")
    at.see(1)
    at.acts(0, {"type": "ready"})
    while len((at.update or {})["public"]["crews"][1]["hold"]) < 4:
        at.hear()


def test_a_waiting_bot_is_asked_again_only_when_something_happens(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def noted(self: PatientBot, state: Any, seat: int, legal: list[Action], chance: Chance) -> Action | None:
        asked.append(seat)
        return choose(self, state, seat, legal, chance)

    choose = PatientBot.choose
    monkeypatch.setattr(PatientBot, "choose", noted)
    anna = server.person("Anna")
    at = anna.joins(anna.opens("scramble", 2, bots=["patient"]))
    at.does("start")
    at.see(1)
    at.acts(0, {"type": "ready"})
    at.acts(0, {"type": "grab", "crate": 3})
    at.see(4)  # the bot's answer to it
    at.acts(0, {"type": "grab", "crate": next(c for c in (5, 6) if c not in holds(at)[1])})
    at.see(6)
    assert [len(hold) for hold in holds(at)] == [2, 2]
    assert server.house.metrics.bot_moves == 3
    assert len(asked) <= at.seq + 1  # at most once after each entry


def holds(at: Client) -> list[list[int]]:
    return [crew["hold"] for crew in (at.update or {})["public"]["crews"]]


def test_a_pause_stops_real_time(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.games.scramble_rules.SCRAMBLE_MS", 300)
    _, one, _two = scramble(server)
    one.does("pause", paused=True)
    seq = one.seq
    one.quiet(0.5)
    assert one.seq == seq
    one.does("pause", paused=False)
    one.see(seq + 1)


def test_a_rewind_takes_the_clock_back(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.games.scramble_rules.SCRAMBLE_MS", 2000)
    _, one, two = scramble(server)
    began = one.seq
    one.acts(0, {"type": "grab", "crate": 0})
    deadline = (one.update or {})["deadline"]
    one.quiet(0.4)
    one.does("rewind", to=began)
    two.does("vote", yes=True)
    update = two.update or {}
    assert update["deadline"] == deadline and update["now"] < deadline - 1500


def test_turns_without_a_clock_wait_forever(server: LiveServer) -> None:
    code, one, *_ = settled(server)
    table = server.house.tables[code]
    assert table.row.wake is None
    assert [seat["left"] for seat in one.table["seats"]] == [None, None]


def test_the_clock_continues_where_it_was_after_a_restart(tmp_path: Path) -> None:
    with LiveServer(tmp_path / "t.db") as server:
        code, one, _ = scramble(server)
        now = (one.update or {})["now"]
    with LiveServer(tmp_path / "t.db") as server:
        table = server.run(server.house.table(code))
        table.row = table.ledger.row = msgspec.structs.replace(table.row, epoch=table.row.epoch + 1)
        epoch = table.row.epoch
        table.dirty = True
        at = Client(server.port, code, None)
        assert table.row.epoch == epoch and (at.update or {})["now"] < now + 30_000
