"""Running a server: opening the store, listening, and going down gracefully."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import importlib.util
import logging
import signal
import socket
import sys
from collections.abc import Callable, Generator
from types import FrameType

import uvicorn

import readyroom  # noqa: F401 - registers the games
from readyroom.core.errors import ReadyRoomError
from readyroom.server.app import App
from readyroom.server.bots.extra_games import register_extra
from readyroom.server.house import House
from readyroom.server.operations import logs
from readyroom.server.settings import HouseSettings, without_password
from readyroom.server.socket.line import line_protocol
from readyroom.store import open_store

log = logging.getLogger("readyroom.server")
BIGGEST_FRAME = 256 * 1024
"""A message over the limit is refused with a sentence; one over this closes the connection."""


def run(settings: HouseSettings, ready: Callable[[str], None] | None) -> int:
    """See ``readyroom.server.serve``."""
    logs.set_up(settings.log_json)
    db = settings.db
    try:
        register_extra(settings.extra_games)
        listening = _listen(settings.host, settings.port)
    except (ReadyRoomError, OSError) as wrong:
        log.error("%s", wrong)
        return 2
    try:
        store = open_store(db)
    except Exception as wrong:
        log.error("The store could not be opened (%s): %s", without_password(db or "the default file"), wrong)
        listening.close()
        return 2
    house = House(store, settings)
    app = App(house)
    server = Server(_config(app), house, lambda: _announce(listening, app, ready))
    with listening, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(server.serve(sockets=[listening]))
    return 0


class Server(uvicorn.Server):
    """uvicorn, but everybody is told before it goes down, and a signal is a request, not an error."""

    def __init__(self, config: uvicorn.Config, house: House, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _spare_pauses()
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("Going down.")
        await self._house.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        before = {wanted: signal.signal(wanted, self._stop) for wanted in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for wanted, handler in before.items():
                signal.signal(wanted, handler)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


def _config(app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=line_protocol(app.house.settings.limits.waiting_bytes),
        ws_max_size=BIGGEST_FRAME,
        ws_per_message_deflate=False,  # memory for every socket, and time for every message
        ws_ping_interval=20,
        ws_ping_timeout=30,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # see http/proxies.py
        timeout_graceful_shutdown=1,
        loop="none",
    )


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    if sys.platform != "win32" and importlib.util.find_spec("uvloop"):
        import uvloop

        return uvloop.new_event_loop
    return None


def _spare_pauses() -> None:
    """Keeps Python's own work from making people wait.

    What was made until now stays, so the garbage collector need not look through it again, and it looks less often:
    little here is garbage that only it can find. And where the thread that writes waits for the loop's, it gets its
    turn sooner than after the usual 5 ms: everybody waits for what it writes.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 50)
    sys.setswitchinterval(0.001)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.set_inheritable(True)
    except OSError as taken:
        raise OSError(f"Cannot listen on {host}:{port}: {taken.strerror}.") from None
    return listening


def _announce(listening: socket.socket, app: App, ready: Callable[[str], None] | None) -> None:
    host, port = listening.getsockname()[:2]
    shown = "localhost" if host in ("0.0.0.0", "::", "127.0.0.1") else host  # noqa: S104 - compared, not bound
    address = f"http://{shown}:{port}"
    log.info("Ready Room is open at %s", address)
    if not app.http.state.client.built:
        log.info("The page was not built into this installation; %s says how to get it.", address)
    if ready is not None:
        ready(address)
