"""When the store goes away and returns, nobody is lost and every table continues."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from tests.server.house import PATIENCE, LiveServer
from tests.server.process import until
from tests.server.test_playing import settled
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from readyroom.server.socket.connection import TRY_LATER
from readyroom.store import StoreError


def away(*_: Any, **__: Any) -> Any:
    raise StoreError("no store here")


def test_a_bot_goes_on_however_long_the_store_was_away(server: LiveServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = server.person("Anna")
    at = anna.joins(anna.opens("cabal", seats=2, bots=["steady"]))
    at.does("start")
    at.acts(0, at.options(0)[0])
    at.see(2)
    store, asked = server.house.store, []
    keep = store.keep

    async def only_people(change: Any) -> None:
        if change.entries and change.entries[-1].person is None:
            away()
        await keep(change)

    async def load(code: str) -> Any:
        asked.append(code)
        away()

    monkeypatch.setattr(store, "keep", only_people)
    monkeypatch.setattr(store, "load", load)
    seq = at.acts(0, {"type": "work"})
    until(lambda: len(asked) >= 2)
    monkeypatch.undo()
    at.see(seq + 1)


def test_visitors_are_told_to_come_back_while_the_store_is_away(
    server: LiveServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Closed at once, but not as unknown: a page would forget its person."""
    code, _, _, anna, _ = settled(server)
    other, *_ = settled(server)
    table = server.house.tables[code]

    async def gone(*_: Any, **__: Any) -> Any:
        away()

    monkeypatch.setattr(server.house.store, "load", gone)
    monkeypatch.setattr(server.house.store, "recognize", gone)
    server.house.people._known.clear()
    assert _turned_away(server, code, anna.token) == TRY_LATER, "the person cannot be looked up"
    table.dirty = True
    assert _turned_away(server, code, None) == TRY_LATER, "the table's state cannot be read"
    del server.house.tables[other]
    assert _turned_away(server, other, None) == TRY_LATER, "the table cannot be looked up"
    monkeypatch.undo()
    assert anna.joins(code).welcome["name"] == "Anna"


def _turned_away(server: LiveServer, code: str, token: str | None) -> int | None:
    with connect(f"ws://127.0.0.1:{server.port}/ws/{code}") as socket:
        with suppress(ConnectionClosed):  # they may be sent away before they have said a word
            socket.send(msgspec.json.encode({"type": "hello", "token": token}).decode())
        assert "cannot reach its database" in str(socket.recv(timeout=PATIENCE))
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    return closed.value.rcvd.code if closed.value.rcvd else None
