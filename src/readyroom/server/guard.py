"""Checks every request and every answer: which site may ask, in what form, and what browsers may do with the answer.

There are no cookies, so another site's page has no more power than any stranger. But it can turn its visitors into
thousands of strangers, and reach servers that only the visitor can, such as one on their own machine.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import msgspec

Message = dict[str, Any]
Scope = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Any, Any, Any], Awaitable[None]]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
STRANGE_ORIGIN = "This request came from another site. Open Ready Room itself."
NOT_JSON = "Send JSON, and say so: this call needs 'Content-Type: application/json'."

HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"microphone=(self), camera=(), geolocation=(), payment=(), usb=(), serial=(), hid=()"),
)
POLICY = b"content-security-policy"
NOTHING = b"default-src 'none'; frame-ancestors 'none'"
"""for everything but pages: a browser tricked into opening it runs nothing"""
PAGE = (
    "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "media-src 'self' data: blob:; connect-src {connect}; object-src 'none'; base-uri 'self'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_PLAIN_HOST = re.compile(r"[a-z0-9.-]+(:\d+)?|\[[0-9a-f:.]+\](:\d+)?")
_PORTS = {"http": ":80", "ws": ":80", "https": ":443", "wss": ":443"}


class Guard:
    """An ASGI middleware. The scope's host is the public one, even behind a proxy."""

    def __init__(self, app: Application, allowed_origins: tuple[str, ...] = ()) -> None:
        self._app = app
        self._allowed = {origin.rstrip("/").lower() for origin in allowed_origins}

    async def __call__(self, scope: Scope, receive: Any, send: Send) -> None:
        if scope["type"] == "websocket":
            if not self._ours(scope):
                await receive()
                await deny(send, 403, STRANGE_ORIGIN)
                return
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Any, send: Send) -> None:
        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message.get("headers", ()), *headers(scope, message)]}
            await send(message)

        if scope["method"] not in SAFE_METHODS:
            if not self._ours(scope):
                await _refuse(guarded, 403, STRANGE_ORIGIN)
                return
            if not _is_json(scope):
                await _refuse(guarded, 415, NOT_JSON)
                return
        await self._app(scope, receive, guarded)

    def _ours(self, scope: Scope) -> bool:
        """Whether the request comes from our page or from a program: programs send no Origin."""
        origin = header(scope, b"origin").lower()
        if not origin or origin in self._allowed:
            return True
        parts = urlsplit(origin)
        host = parts.netloc.removesuffix(_PORTS.get(parts.scheme, ""))
        return bool(host) and host == header(scope, b"host").lower().removesuffix(_PORTS.get(parts.scheme, ""))


def headers(scope: Scope, answer: Message) -> list[tuple[bytes, bytes]]:
    """Headers added to an answer, unless it already has them."""
    said = {name.lower(): value for name, value in answer.get("headers", ())}
    page = said.get(b"content-type", b"").startswith(b"text/html")
    # A 304 has no type, and its headers would replace those the browser keeps with the page.
    policies = [] if answer["status"] == 304 else [(POLICY, _page_policy(scope) if page else NOTHING)]
    return [(name, value) for name, value in (*HEADERS, *policies) if name not in said]


async def deny(send: Send, status: int, sentence: str) -> None:
    """Refuses a WebSocket before the handshake."""
    body = msgspec.json.encode({"detail": sentence})
    answer: Message = {"type": "websocket.http.response.start", "status": status, "headers": _json_of(body)}
    await send({**answer, "headers": [*answer["headers"], *headers({}, answer)]})
    await send({"type": "websocket.http.response.body", "body": body})


def header(scope: Scope, name: bytes) -> str:
    """The first header with that name."""
    return next((value.decode("latin-1") for key, value in scope.get("headers", ()) if key == name), "")


async def _refuse(send: Send, status: int, sentence: str) -> None:
    body = msgspec.json.encode({"detail": sentence})
    await send({"type": "http.response.start", "status": status, "headers": _json_of(body)})
    await send({"type": "http.response.body", "body": body})


def _json_of(body: bytes) -> list[tuple[bytes, bytes]]:
    return [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]


def _is_json(scope: Scope) -> bool:
    """Any site can send us a form or plain text; JSON only with our permission."""
    sends = header(scope, b"content-length") not in ("", "0") or header(scope, b"transfer-encoding")
    return not sends or header(scope, b"content-type").partition(";")[0].strip().lower() == "application/json"


def _page_policy(scope: Scope) -> bytes:
    """Names the WebSocket address: older browsers do not count it as 'self'."""
    host = header(scope, b"host").lower()
    connect = f"'self' ws://{host} wss://{host}" if _PLAIN_HOST.fullmatch(host) else "'self'"
    return PAGE.format(connect=connect).encode()
