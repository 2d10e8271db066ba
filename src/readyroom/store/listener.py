"""Listens for other nodes' writes with LISTEN/NOTIFY. Notes may be lost or doubled; the log is the truth."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable

from readyroom.store.engines import Engine

log = logging.getLogger("readyroom.store")


class Listener:
    """A thread that waits for other nodes' notes and hands each to the event loop."""

    def __init__(self, engine: Engine, node: str, heard: Callable[[str], None]) -> None:
        self._engine = engine
        self._node = node
        self._heard = heard
        self._loop = asyncio.get_running_loop()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="readyroom-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        self._thread.join(timeout=2)

    def _run(self) -> None:
        while not self._closed.is_set():
            try:
                self._listen()
            except self._engine.errors as lost:
                log.warning("The database stopped reporting what other nodes do: %s. Trying again.", lost)
                self._closed.wait(1)

    def _listen(self) -> None:
        import psycopg

        connection = self._engine.connect()
        if not isinstance(connection, psycopg.Connection):
            raise TypeError("Only PostgreSQL tells what other nodes write.")
        with connection:
            connection.execute("LISTEN readyroom")
            self._tell("*")  # covers everything written before we listened
            while not self._closed.is_set():
                for note in connection.notifies(timeout=0.5):
                    node, _, code = note.payload.partition(" ")
                    if node != self._node and code:
                        self._tell(code)

    def _tell(self, code: str) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard, code)
