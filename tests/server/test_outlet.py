"""Sending over real sockets: in order, waiting for nobody, and dropping a client that never reads."""

from __future__ import annotations

import pytest
from tests.server.house import LiveServer
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from readyroom.server.frames import framed, only_text
from readyroom.server.limits import Limits
from readyroom.server.socket.inbox import MOST_UNREAD
from readyroom.server.table.table import Table
from readyroom.server.table.viewer import GONE, Viewer

BIG = b'{"type":"said","text":"%b"}' % (b"x" * 1_000_000)


def test_texts_of_every_frame_length_arrive_whole_and_in_order(server: LiveServer) -> None:
    ana = server.person("Ana")
    reader = ana.joins(ana.opens("cabal"))
    texts = ["{}", "é" * 62, "x" * 126, "x" * 65_535, "x" * 65_536, "last"]
    server.run(_tell(_only_viewer(server, reader.code), [text.encode() for text in texts]))
    heard: list[str] = []
    while not heard or heard[-1] != "last":
        heard.append(str(reader.socket.recv(timeout=60)))
    assert [text for text in heard if not text.startswith('{"type":"table"')] == texts


@pytest.mark.parametrize("size", [0, 1, 125, 126, 4095, 4096, 65_535, 65_536])
def test_frames_equal_those_of_websockets(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
    sent = Frame(Opcode.TEXT, text).serialize(mask=True)
    assert only_text(sent) == (text if size < 4096 else None)


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.TEXT, b"{}", fin=False),
        Frame(Opcode.CONT, b"{}"),
        Frame(Opcode.BINARY, b"{}"),
        Frame(Opcode.PING, b"{}"),
        Frame(Opcode.CLOSE, b"\x03\xe8"),
    ],
    ids=str,
)
def test_only_plain_texts_take_the_fast_path(frame: Frame) -> None:
    assert only_text(frame.serialize(mask=True)) is None


def test_a_partial_or_joined_text_does_not_take_the_fast_path() -> None:
    for size in (5, 200):
        sent = Frame(Opcode.TEXT, b"x" * size).serialize(mask=True)
        assert only_text(sent[:-1]) is None and only_text(sent + sent) is None
        assert only_text(Frame(Opcode.TEXT, b"x" * size).serialize(mask=False)) is None
    assert only_text(b"") is None


def test_commands_in_pieces_bursts_and_other_frames_all_arrive(server: LiveServer) -> None:
    ana = server.person("Ana")
    at = ana.joins(ana.opens("cabal"))
    at.socket.send(['{"type":"say",', '"id":"pieces",', '"text":"one"}'])
    at.socket.send(b'{"type":"say","id":"bytes","text":"two"}')
    for number in range(3 * MOST_UNREAD):
        at.send({"type": "say", "id": f"burst {number}", "text": f"{number}"})
    answered = at.socket.ping()
    heard = [at.until("done")["id"] for _ in range(2 + 3 * MOST_UNREAD)]
    assert heard == ["pieces", "bytes", *(f"burst {number}" for number in range(3 * MOST_UNREAD))]
    assert answered.wait(60)


def test_invalid_utf_8_closes_the_connection(server: LiveServer) -> None:
    ana = server.person("Ana")
    at = ana.joins(ana.opens("cabal"))
    with pytest.raises(ConnectionClosed):
        at.socket.send(b"\xff\xfe", text=True)
        at.until("done")


def test_a_reader_too_far_behind_is_disconnected_and_delays_nobody(server: LiveServer) -> None:
    ana, bo = server.person("Ana"), server.person("Bo")
    code = ana.opens("cabal")
    reader, sleeper = ana.joins(code), bo.joins(code)
    reader.does("say", text="before")
    sleeping = _viewer_of(server, code, "Bo")
    pushed = 0
    while not server.run(_gone(sleeping)):
        server.run(_tell(sleeping, [BIG]))
        pushed += len(BIG)
        assert pushed < 20 * Limits().waiting_bytes, "a client that does not read is sent more and more"
    reader.does("say", text="after")
    with pytest.raises(ConnectionClosed):
        for _ in range(1000):
            sleeper.socket.recv(timeout=60)
    back = bo.joins(code)
    assert [line["text"] for line in back.welcome["talk"]] == ["before", "after"]


def test_a_closed_connection_is_sent_nothing_more(server: LiveServer) -> None:
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
