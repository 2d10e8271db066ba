"""The benchmarks measure what they claim: the peer's game, a whole mission, honest verdicts."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from benchmarks.load import PACE, Table
from benchmarks.market import Market, MarketOptions
from benchmarks.rows import at_least, at_most, markdown, summary
from benchmarks.space_alert import resolutions
from benchmarks.traffic import told
from benchmarks.wire import Wire

from readyroom.core.match import Match


def test_the_market_is_played_to_its_end_and_shows_the_peers_four_kilobytes() -> None:
    match = Match.start(Market(), MarketOptions(turns=40), 4, "seed")
    shown = len(msgspec.json.encode(match.view(None).public))
    assert 3_700 < shown < 4_000
    while match.outcome is None:
        assert len(match.legal(match.to_act[0])) == 20
        match.act(match.to_act[0], match.legal(match.to_act[0])[match.seq % 20])
    assert match.seq == 40 and match.game.conserved(match.state) == {"tokens": 0}


def test_market_changes_take_fewer_bytes_than_whole_views() -> None:
    match = Match.start(Market(), MarketOptions(turns=40), 4, "seed")
    while match.outcome is None:
        match.act(match.to_act[0], match.legal(match.to_act[0])[match.seq % 20])
    whole, changes = told(match, by_changes=False), told(match, by_changes=True)
    assert whole.actions == changes.actions == match.seq
    assert 0 < changes.to_seats < whole.to_seats


def test_the_mission_that_is_measured_is_whole() -> None:
    quiet, often, aloud = resolutions(0.001, 1)
    assert quiet.value > 0 and often.value > 0 and aloud.value > 0


def test_a_verdict_says_what_holds_and_what_does_not() -> None:
    rows = [at_least("speed", "us", 10, "/s", 5), at_most("wait", "us", 60, "ms", 50)]
    assert [row.holds for row in rows] == [True, False]
    assert summary(rows) == "1 of 2 budgets hold. These do not: wait (us): at most 50."
    assert summary(rows[:1]) == "1 of 1 budgets hold."
    assert "DOES NOT HOLD" in markdown(rows)


def test_in_a_crowd_time_counts_from_when_an_action_was_due() -> None:
    async def story() -> Table:
        table = Table([Wire() for _ in range(4)])
        table.stopped = True  # so that it sends nothing more
        table.counting, table.missing, table.due = True, 1, 0.0
        table.told()
        return table

    table = asyncio.run(story())
    assert table.due == PACE and table.times[0] > 1, "the clock has run since long before now"


def test_a_client_puts_messages_together_however_they_arrive() -> None:
    async def story() -> list[bytes]:
        wire = Wire()
        heard: list[bytes] = []
        wire.heard = heard.append
        long = b"x" * 70_000
        stream = b"HTTP/1.1 101 ok\r\n\r\n" + b"\x81\x02hi" + b"\x81\x7e\x00\x7e" + b"y" * 126
        stream += b"\x81\x7f" + len(long).to_bytes(8, "big") + long
        for i in range(0, len(stream), 997):
            wire.data_received(stream[i : i + 997])
        return heard

    assert [len(message) for message in asyncio.run(story())] == [2, 126, 70_000]


def test_a_client_does_not_wait_for_a_server_that_has_gone() -> None:
    async def story() -> None:
        wire = Wire()
        waiting = asyncio.create_task(wire.until(b"done"))
        await asyncio.sleep(0)
        wire.connection_lost(None)
        await waiting

    with pytest.raises(ConnectionError, match="closed the connection"):
        asyncio.run(story())
