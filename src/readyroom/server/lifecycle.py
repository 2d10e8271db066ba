"""Running a server: opening the store, listening, and going down gracefully."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import importlib.util
import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from types import FrameType
from typing import Any, Self

import uvicorn

from readyroom.bots import plugins
from readyroom.core import registry
from readyroom.core.errors import ReadyRoomError
from readyroom.server.app import App
from readyroom.server.door import Doorkeeper, door
from readyroom.server.extra_games import register_extra
from readyroom.server.house import House
from readyroom.server.operations import descriptors, logs
from readyroom.server.settings import HouseSettings, without_password
from readyroom.server.socket.outlet import OutletProtocol
from readyroom.store import Store, engine_for
from readyroom.store.lock import OVERLAP, InUse, Lock

log = logging.getLogger("readyroom.server")
BIGGEST_FRAME = 256 * 1024
"""A message over the limit is refused with a sentence; one over this closes the connection."""
PATIENCE = 0.3
"""Seconds that the last threads have when everything else has ended."""


def run(settings: HouseSettings, ready: Callable[[str], None] | None) -> int:
    """See ``readyroom.server.serve``."""
    logs.set_up(settings.log_json)
    log.info("Up to %s files and connections can be open at once.", descriptors.raise_limit())
    others = set(threading.enumerate())
    with Signals() as signals:
        code = _run(settings, ready, signals)
        _leave_behind(others, code)
    return code


def _run(settings: HouseSettings, ready: Callable[[str], None] | None, signals: Signals) -> int:
    db = settings.db
    registry.load_all()
    try:
        register_extra(settings.extra_games)
        plugins.serve(settings.extra_bots)
        listening = _listen(settings.host, settings.port)
    except (ReadyRoomError, OSError) as wrong:
        log.error("%s", wrong)
        return 2
    try:
        lock, store = _open(db)
    except Exception as wrong:
        log.error("The store could not be opened (%s): %s", without_password(db or "the default file"), wrong)
        listening.close()
        return 2
    house = House(store, settings)
    app = App(house)
    server = Server(_config(app), house, lambda: _announce(listening, app, ready))
    signals.obeyed_by(server)
    with lock, listening, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.get_loop().set_default_executor(Threads())
        runner.run(server.serve(sockets=[listening]))
    return 0


def _open(db: str | None) -> tuple[Lock, Store]:
    engine = engine_for(db)
    try:
        lock = Lock(engine, OVERLAP)
    except InUse as used:
        raise InUse(f"{used} A file serves one server; several servers can share a PostgreSQL database.") from None
    try:
        return lock, Store(engine)
    except BaseException:
        lock.release()
        raise


class Server(uvicorn.Server):
    """uvicorn, but everyone is told before it goes down, and a signal is a request, not an error."""

    def __init__(self, config: uvicorn.Config, house: House, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._announce = announce

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().set_exception_handler(_complain)
        _avoid_pauses()
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("Going down.")
        await self._house.close()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        yield  # they have been caught since before there was a server

    def stop(self) -> None:
        self.force_exit = self.should_exit
        self.should_exit = True


class Signals:
    """Ctrl-C and SIGTERM are requests, not errors, from the first moment to the last."""

    def __init__(self) -> None:
        self._asked = False
        self._server: Server | None = None
        self._before: dict[signal.Signals, Any] = {}

    def obeyed_by(self, server: Server) -> None:
        self._server = server
        if self._asked:
            server.stop()

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            for number in (signal.SIGINT, signal.SIGTERM):
                self._before[number] = signal.signal(number, self._hear)
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)

    def _hear(self, number: int, frame: FrameType | None) -> None:
        self._asked = True
        if self._server is not None:
            self._server.stop()


class Threads(ThreadPoolExecutor):
    """Threads for work that would block the event loop. Shutdown does not wait for them."""

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        super().shutdown(wait=False, cancel_futures=True)


def _leave_behind(others: set[threading.Thread], code: int) -> None:
    """Exits without waiting for threads that are still busy (folding a table, a bot without a process). Python would
    wait for them forever. Nobody needs their results: the store is closed."""
    end = time.monotonic() + PATIENCE
    for thread in threading.enumerate():
        if thread not in others and not thread.daemon:
            thread.join(max(0.0, end - time.monotonic()))
            if thread.is_alive():
                log.info("Stopping while %s is still busy.", thread.name)
                logging.shutdown()
                sys.stdout.flush()
                os._exit(code)


def _config(app: App) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=door(Doorkeeper(app.house.settings)),
        ws=OutletProtocol,
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


_no_room = descriptors.Complaint("A connection could not be accepted: %s")


def _complain(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Logs a shortage of descriptors once: the loop retries by itself, and reports it each time."""
    wrong = context.get("exception")
    if isinstance(wrong, OSError) and wrong.errno in (errno.EMFILE, errno.ENFILE):
        _no_room.make(wrong)
    else:
        loop.default_exception_handler(context)


def _avoid_pauses() -> None:
    """Freezes startup objects and collects garbage less often: almost nothing here forms cycles. Threads switch after
    1 ms instead of 5, because everyone waits for what the writing thread writes."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 50)
    sys.setswitchinterval(0.001)


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # Told that it is TCP, asyncio sends at once: otherwise a second small message waits 40 ms for the first.
        listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
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
    if ready is None:
        log.info("Ready Room is open at %s", address)
    else:
        ready(address)
    if not app.http.state.client.built:
        log.info("This installation has no built page; %s says how to get it.", address)
