"""A server in a thread of the test process, and people who talk to it over real sockets."""

from __future__ import annotations

import asyncio
import functools
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
import uvicorn
from litestar import Litestar
from tests.games.cabal import Cabal
from tests.games.scramble import Scramble
from tests.server.brittle import Brittle
from tests.store.databases import prepared
from websockets.sync.client import ClientConnection, connect

from readyroom.core import registry
from readyroom.server.app import App
from readyroom.server.client_updates import updated
from readyroom.server.house import House
from readyroom.server.http.static import Client as Page
from readyroom.server.lifecycle import _config, _listen
from readyroom.server.limits import UNLIMITED, Limits
from readyroom.server.settings import HouseSettings
from readyroom.store import open_store

SMALL_GAMES = (Cabal(), Scramble(), Brittle())
NAMES = (
    "tests.games.cabal:Cabal", "tests.games.scramble:Scramble", "tests.server.brittle:Brittle",
    "tests.server.veterans:Veterans",
)  # fmt: skip
"""The same for processes that the server starts."""
SETTINGS = HouseSettings(
    bot_pace=0, bot_processes=0, work_processes=1, limits=UNLIMITED, sweep=0.2, extra_games=NAMES
)  # fmt: skip
PATIENCE = 60.0
SPARE: dict[tuple[Limits, tuple[str, ...]], list[Litestar]] = {}
"""Applications whose house is closed, by limits and games: creating one takes longer than most tests."""


class LiveServer:
    """The real application behind a real port, stopped when the test is over."""

    def __init__(self, db: Path | str, settings: HouseSettings = SETTINGS) -> None:
        self.socket = _listen("127.0.0.1", 0)
        self.port = self.socket.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.house = House(open_store(db if isinstance(db, str) else prepared(db)), settings)
        self.kind = settings.limits, tuple(registry.slugs())
        self.app = App(self.house, _client(), _spare(self.kind))
        self.server = Told(_config(self.app))
        self.loop: asyncio.AbstractEventLoop | None = None
        self.thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self.thread.start()
        while not self.server.started:
            if not self.thread.is_alive():
                raise RuntimeError("The server did not start.")
            threading.Event().wait(0.005)
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.http.close()
        self.server.stop(self.loop)
        self.thread.join(timeout=PATIENCE)
        self.socket.close()
        if not self.thread.is_alive():
            SPARE.setdefault(self.kind, []).append(self.app.http)

    def _run(self) -> None:
        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            await self.server.serve(sockets=[self.socket])

        asyncio.run(serve())

    def run(self, work: Any) -> Any:
        """Runs a coroutine in the server's loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def person(self, name: str) -> Person:
        answer = self.http.post("/api/people", json={"name": name})
        assert answer.status_code == 201, answer.text
        return Person(self, name, answer.json()["token"])


class Told(uvicorn.Server):
    """uvicorn that is told to stop directly instead of polling ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._told = asyncio.Event()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self._told.wait()

    def stop(self, loop: asyncio.AbstractEventLoop | None) -> None:
        self.should_exit = True
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._told.set)


@functools.cache
def _client() -> Page:
    """The page, read and compressed once."""
    return Page()


def _spare(kind: tuple[Limits, tuple[str, ...]]) -> Litestar | None:
    free = SPARE.get(kind)
    return free.pop() if free else None


class Person:
    """A person with a token."""

    def __init__(self, server: LiveServer, name: str, token: str) -> None:
        self.server = server
        self.name = name
        self.token = token
        self.headers = {"Authorization": f"Bearer {token}"}

    def opens(self, game: str, seats: int = 2, **more: Any) -> str:
        """Opens a table and returns its code."""
        answer = self.server.http.post("/api/tables", json={"game": game, "seats": seats, **more}, headers=self.headers)
        assert answer.status_code == 201, answer.text
        code: str = answer.json()["code"]
        return code

    def joins(self, code: str, after: int = -1) -> Client:
        return Client(self.server.port, code, self.token, after)


class Client:
    """One socket at one table. It applies changes as the page does, unless it asks for whole updates."""

    def __init__(
        self, port: int, code: str, token: str | None, after: int = -1, welcomed: bool = True, changes: bool = True
    ) -> None:
        self.code = code
        self.token = token or ""
        # A busy machine may not answer a ping in time.
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{port}/ws/{code}", max_size=None, legacy=True, ping_interval=None
        )
        self.inbox: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.table: dict[str, Any] = {}
        self.update: dict[str, Any] | None = None
        self.updates: list[dict[str, Any]] = []
        """all updates so far, complete"""
        self.lines: list[dict[str, Any]] = []
        self.count = 0
        self.send({"type": "hello", "token": token, "after": after, "changes": changes})
        self.welcome = self.until("welcome") if welcomed else {}

    # -- talking

    def send(self, message: dict[str, Any] | str | bytes) -> None:
        self.socket.send(message if isinstance(message, (str, bytes)) else msgspec.json.encode(message).decode())

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message, applied as a page would."""
        text = self.socket.recv(timeout=timeout)
        self.raw.append(str(text))
        message: dict[str, Any] = msgspec.json.decode(text)
        kind = message["type"]
        if kind == "table":
            self.table = message
        elif kind == "changed":
            assert self.update is not None
            message = updated(self.update, message)
            self._take(message)
        elif kind in ("update", "stale", "welcome"):
            if kind == "welcome":
                self.table = message["table"]
            update = message if kind == "update" else message["update"]
            if update is not None:
                self._take(update)
        return message

    def _take(self, update: dict[str, Any]) -> None:
        self.update = update
        self.updates.append(update)
        self.lines = update["lines"] if update["fresh"] else self.lines + update["lines"]

    def until(self, *kinds: str, timeout: float = PATIENCE) -> dict[str, Any]:
        while True:
            message = self.hear(timeout)
            if message["type"] in kinds:
                return message

    def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Sends a command and returns its answer."""
        self.count += 1
        id = fields.pop("id", f"c{self.count}-{self.socket.id}")
        self.send({"type": type, "id": id, **fields})
        while True:
            message = self.hear()
            if message["type"] in ("done", "refused", "stale", "previewed", "foreseen") and message["id"] == id:
                return message

    def does(self, type: str, **fields: Any) -> int:
        """Sends a command that must succeed; returns the match's number of entries after it."""
        answer = self.ask(type, **fields)
        assert answer["type"] == "done", answer
        seq: int = answer["seq"]
        return seq

    def refused(self, type: str, **fields: Any) -> str:
        """Sends a command that must be refused; returns the reason."""
        answer = self.ask(type, **fields)
        assert answer["type"] == "refused", answer
        reason: str = answer["reason"]
        return reason

    def quiet(self, seconds: float = 0.3) -> None:
        """Reads messages until none comes for a while."""
        while True:
            try:
                self.hear(timeout=seconds)
            except TimeoutError:
                return

    def hears_of(self, true: Callable[[dict[str, Any]], bool]) -> None:
        """Reads messages until the table satisfies a condition."""
        while not true(self.table):
            self.hear()

    def close(self) -> None:
        self.socket.close()

    # -- playing

    @property
    def seq(self) -> int:
        return -1 if self.update is None else int(self.update["seq"])

    def mine(self, seat: int) -> dict[str, Any]:
        assert self.update is not None
        found: dict[str, Any] = next(mine for mine in self.update["mine"] if mine["seat"] == seat)
        return found

    def options(self, seat: int) -> list[dict[str, Any]]:
        """The actions that this seat's choice lists."""
        choice = self.mine(seat)["choice"]
        return [] if choice is None else [option["action"] for option in choice["options"]]

    def acts(self, seat: int, action: dict[str, Any], **more: Any) -> int:
        return self.does("act", seat=seat, seen=self.seq, action=action, **more)

    def plays_on(self, seat: int = 0) -> None:
        """Takes the first action offered to a seat, or reads a message while it is not asked."""
        if seat in (self.update or {})["to_act"]:
            self.acts(seat, self.options(seat)[0])
        else:
            self.hear()

    def see(self, seq: int) -> None:
        """Reads messages until the match is at an entry."""
        while self.seq < seq:
            self.hear()
