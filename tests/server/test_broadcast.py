"""What is sent is put together from parts that were encoded before: it must be exactly the message."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from tests.games.cabal import Cabal, CabalOptions

from readyroom.core.match import Match
from readyroom.server.broadcast import Scribe
from readyroom.server.messages import Update
from readyroom.server.sockets import GONE, MOST_WAITING, TOO_SLOW, Viewer


def test_an_update_made_of_parts_is_the_update_made_at_once() -> None:
    match = Match.start(Cabal(), CabalOptions(), 3, "seed")
    scribe = Scribe(match)
    scribe.catch_up(None)
    for seat in (0, 1, 2):
        match.act(seat, match.legal(seat)[0])
        scribe.catch_up(match.game.moment(match.state))
    for seats in ((), (0,), (0, 2)):
        for after in (-1, 0, 2, 3):
            told = msgspec.json.decode(scribe.update(seats, after, 5), type=Update)
            assert told.seq == 3 and told.now == 5 and told.fresh == (after < 0)
            assert told.public == _plain(match.game.public(match.state))
            assert [mine.seat for mine in told.mine] == list(seats)
            assert [_plain(mine.own) for mine in told.mine] == [_plain(match.game.own(match.state, s)) for s in seats]
            assert all(line.seq > after for line in told.lines)
            whispers = [line for line in told.lines if line.event["type"] == "dealt"]
            assert {line.event["seat"] for line in whispers} == (set(seats) if after < 0 else set())
            assert told.to_act == match.to_act and told.standing == (2, 2, 2)


def _plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_a_reader_who_falls_behind_holds_up_nobody_catches_up_and_is_let_go_if_hopeless() -> None:
    async def story() -> None:
        clear = asyncio.Event()
        clear.set()
        sent: list[dict[str, Any]] = []

        async def send(event: dict[str, Any]) -> None:
            await clear.wait()
            sent.append(event)

        viewer = Viewer(send, "here", "code")
        viewer.push(b"one")
        assert [event["text"] for event in sent] == ["one"] and viewer.pump is None
        clear.clear()
        viewer.push(b"two")
        viewer.push(b"three")
        assert len(sent) == 1 and viewer.pump is not None
        clear.set()
        await viewer.pump
        assert [event["text"] for event in sent] == ["one", "two", "three"] and viewer.pump is None
        clear.clear()
        viewer.push(b"four")
        viewer.push(b"x" * (MOST_WAITING + 1))
        viewer.push(b"five")
        clear.set()
        assert viewer.pump is not None
        await viewer.pump
        assert [event.get("text") for event in sent[3:]] == ["four", None]
        assert sent[-1] == {"type": "websocket.close", "code": TOO_SLOW}

    asyncio.run(story())


def test_a_reader_who_has_gone_is_noticed() -> None:
    async def story() -> None:
        async def send(event: dict[str, Any]) -> None:
            raise OSError("gone")

        viewer = Viewer(send, "here", "code")
        viewer.push(b"one")
        assert viewer.closed == GONE
        viewer.push(b"two")
        viewer.close(1000)

    asyncio.run(story())
