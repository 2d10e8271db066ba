"""What is sent is put together from parts that were encoded before: it must be exactly the message."""

from __future__ import annotations

from typing import Any

import msgspec
from tests.games.cabal import Cabal, CabalOptions

from readyroom.core.match import Match
from readyroom.server.messages import Update
from readyroom.server.table.scribe import Scribe


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
