"""Accepts connections: limits how many there are, and how long a request may take to arrive.

uvicorn sets no such limits. A proxy would, but not everyone has one.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from readyroom.server.addresses import read_address
from readyroom.server.guard import HEADERS, NOTHING, POLICY
from readyroom.server.http.proxies import Proxies
from readyroom.server.operations.descriptors import SPARE, Complaint, limit
from readyroom.server.settings import HouseSettings
from readyroom.server.socket.outlet import OutletProtocol

TOO_SLOW = "Your request was cut off. Try again."
TOO_MANY = "There are too many connections from your address. Close some or wait a moment."
FULL = "The server is full right now. Try again in a moment."
UNREADABLE = "That is not a valid HTTP request."


class Doorkeeper:
    """Counts connections, per address and in total."""

    def __init__(self, settings: HouseSettings) -> None:
        self.head_within = settings.head_within
        self.body_within = settings.body_within
        self.most = max(SPARE, limit() - SPARE)
        """Leaves the last descriptors for the store and the bots."""
        self.open = 0
        self._per_address = settings.limits.connections_per_address
        self._proxies = Proxies(settings.trusted_proxies)
        self._addresses: dict[str, int] = {}
        self._full = Complaint(
            "%s connections are open, which is all that the limit of open files allows (LimitNOFILE, ulimit -n): "
            "newcomers are turned away"
        )

    def refusal(self, address: str) -> tuple[str, str] | None:
        """Why a new connection is refused, if it is: the status line, and a sentence."""
        if self.open >= self.most:
            self._full.make(self.open)
            return "503 Service Unavailable", FULL
        if self._addresses.get(address, 0) >= self._per_address and not self._trusts(address):
            return "429 Too Many Requests", TOO_MANY
        return None

    def enter(self, address: str) -> None:
        self.open += 1
        self._addresses[address] = self._addresses.get(address, 0) + 1

    def leave(self, address: str) -> None:
        self.open -= 1
        self._addresses[address] -= 1
        if not self._addresses[address]:
            del self._addresses[address]

    def _trusts(self, address: str) -> bool:
        known = read_address(address)
        return known is not None and self._proxies.trusts(known)


class Door(H11Protocol):
    """uvicorn's HTTP connection with a doorkeeper and a timeout while a request arrives."""

    keeper: Doorkeeper
    _address: str | None = None
    _phase = ""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        refused = self.keeper.refusal(address)
        if refused is not None:
            self._part(*refused)
            return
        self.keeper.enter(address)
        self._address = address
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop()
        self.left()

    def data_received(self, data: bytes) -> None:
        if self._address is not None:
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hands the connection over to its WebSocket line, which also closes it."""
        self._stop()
        super().handle_websocket_upgrade(event)
        line = self.transport.get_protocol()
        if isinstance(line, OutletProtocol):
            line.left = self.left

    def send_400_response(self, msg: str) -> None:
        self._part("400 Bad Request", UNREADABLE)

    def left(self) -> None:
        """The connection is gone."""
        if self._address is not None:
            self.keeper.leave(self._address)
            self._address = None

    def _watch(self) -> None:
        """Starts the timer when a request begins, and stops it once the request has arrived."""
        phase = ""
        if not self.transport.is_closing() and self.transport.get_protocol() is self:
            if self.conn.their_state is h11.SEND_BODY:
                phase = "body"
            elif self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None:
                phase = "head"
        if phase != self._phase:
            self._stop()
            self._phase = phase
            if phase:
                within = self.keeper.head_within if phase == "head" else self.keeper.body_within
                self._timer = self.loop.call_later(within, self._too_slow)

    def _stop(self) -> None:
        self._phase = ""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._part("408 Request Timeout", TOO_SLOW)

    def _part(self, status: str, sentence: str) -> None:
        """Says why, unless an answer is already on its way, and closes without waiting."""
        if self.transport.is_closing():
            return
        if self.cycle is None or (self.cycle.response_complete or not self.cycle.response_started):
            self.transport.write(said(status, sentence))
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


def said(status: str, sentence: str) -> bytes:
    """An answer that needs no application."""
    body = b'{"detail":"%b"}' % sentence.encode()
    kept = (*HEADERS, (POLICY, NOTHING), (b"content-type", b"application/json"))
    head = [f"HTTP/1.1 {status}".encode(), *(b"%b: %b" % pair for pair in kept)]
    return b"\r\n".join([*head, b"content-length: %d" % len(body), b"connection: close", b"", body])


def door(keeper: Doorkeeper) -> type[Door]:
    """The protocol class bound to a doorkeeper: uvicorn creates one per connection and passes no keeper."""
    kind: Any = type("KeptDoor", (Door,), {"keeper": keeper})
    return kind  # type: ignore[no-any-return]
