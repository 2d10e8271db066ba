"""Telling over real sockets: in order, never waiting for anybody, and not for ever for one who does not read."""

from __future__ import annotations

import pytest
from tests.server.house import LiveServer
from websockets.exceptions import ConnectionClosed

from readyroom.server.limits import Limits
from readyroom.server.table.table import Table
from readyroom.server.table.viewer import GONE, Viewer

BIG = b'{"type":"said","text":"%b"}' % (b"x" * 1_000_000)


def test_texts_of_every_length_of_frame_arrive_whole_and_in_order(server: LiveServer) -> None:
    ana = server.person("Ana")
    reader = ana.joins(ana.opens("cabal"))
    texts = ["{}", "é" * 62, "x" * 126, "x" * 65_535, "x" * 65_536, "last"]
    server.run(_tell(_only_viewer(server, reader.code), [text.encode() for text in texts]))
    heard: list[str] = []
    while not heard or heard[-1] != "last":
        heard.append(str(reader.socket.recv(timeout=20)))
    assert [text for text in heard if not text.startswith('{"type":"table"')] == texts


def test_a_reader_who_falls_hopelessly_behind_is_cut_off_and_holds_up_nobody(server: LiveServer) -> None:
    ana, bo = server.person("Ana"), server.person("Bo")
    code = ana.opens("cabal")
    reader, sleeper = ana.joins(code), bo.joins(code)
    reader.does("say", text="before")
    sleeping = _viewer_of(server, code, "Bo")
    pushed = 0
    while not server.run(_gone(sleeping)):
        server.run(_tell(sleeping, [BIG]))
        pushed += len(BIG)
        assert pushed < 20 * Limits().waiting_bytes, "somebody who does not read is told more and more"
    reader.does("say", text="after")
    with pytest.raises(ConnectionClosed):
        for _ in range(1000):
            sleeper.socket.recv(timeout=20)
    back = bo.joins(code)
    assert [line["text"] for line in back.welcome["talk"]] == ["before", "after"]


def test_one_who_has_gone_is_told_nothing_more(server: LiveServer) -> None:
    ana = server.person("Ana")
    code = ana.opens("cabal")
    reader, other = ana.joins(code), server.person("Bo").joins(code)
    viewer = _viewer_of(server, code, "Bo")
    other.close()
    while server.run(_count(server, code)) > 1:
        reader.hear()
    assert viewer.closed is not None
    server.run(_tell(viewer, [b"{}"]))
    reader.does("say", text="still here")


async def _tell(viewer: Viewer, messages: list[bytes]) -> None:
    for message in messages:
        viewer.push(message)


async def _gone(viewer: Viewer) -> bool:
    return viewer.closed == GONE


async def _count(server: LiveServer, code: str) -> int:
    return len(server.house.tables[code].audience.viewers)


def _table(server: LiveServer, code: str) -> Table:
    return server.house.tables[code]


def _only_viewer(server: LiveServer, code: str) -> Viewer:
    (viewer,) = _table(server, code).audience.viewers
    return viewer


def _viewer_of(server: LiveServer, code: str, name: str) -> Viewer:
    viewers = _table(server, code).audience.viewers
    return next(viewer for viewer in viewers if viewer.person is not None and viewer.person.name == name)
