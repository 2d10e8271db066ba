"""The web application: HTTP by Litestar, WebSockets straight to the tables."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from readyroom.core.errors import ReadyRoomError
from readyroom.core.quotes import MOST_REASON, cut
from readyroom.server.guard import Guard
from readyroom.server.house import House
from readyroom.server.http.daily_routes import daily_api
from readyroom.server.http.dossier_routes import dossier_api
from readyroom.server.http.extras import extras_api
from readyroom.server.http.notice_routes import notice_api
from readyroom.server.http.own_routes import own_api
from readyroom.server.http.proxies import Proxies
from readyroom.server.http.puzzle_routes import puzzle_api
from readyroom.server.http.routes import api
from readyroom.server.http.season_routes import season_api
from readyroom.server.http.static import Client
from readyroom.server.http.statistics import statistics_api
from readyroom.server.limits import Limits
from readyroom.server.operations.admin import admin_api
from readyroom.server.operations.exposition import Exposition
from readyroom.server.operations.operators import Operators, nearby_or_operator
from readyroom.server.operations.probes import health, metrics, ready
from readyroom.server.operations.readiness import Readiness
from readyroom.server.refusal import Refusal, refused
from readyroom.server.socket.connection import serve_socket
from readyroom.store import StoreError

log = logging.getLogger("readyroom.server")
Call = Request[Any, Any, Any]
MOST_TOLD = 800
"""Longest error text, in characters."""


class App:
    """An ASGI application. Table sockets bypass HTTP and go straight to the house."""

    def __init__(self, house: House, client: Client | None = None, http: Litestar | None = None) -> None:
        """``http``: the calls of a closed house, reused for the same limits."""
        self.house = house
        self.http = http or calls(house.settings.limits)
        self.http.state.house = house
        self.http.state.client = client or Client()
        self.proxies = Proxies(house.settings.trusted_proxies)
        self._guarded = Guard(self._serve, house.settings.allowed_origins)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "lifespan":
            self.proxies.look_behind(scope)
        await self._guarded(scope, receive, send)

    async def _serve(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            if scope["path"].startswith("/ws/"):
                await serve_socket(self.house, scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4404})
        elif scope["type"] == "http":
            await self._answer(scope, receive, send)
        else:
            await self.http(scope, receive, send)

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        """Answers and counts an HTTP request. HEAD is answered like GET, without the body."""
        began, metrics, status = time.perf_counter(), self.house.metrics, 500
        bare = scope["method"] == "HEAD"
        asked: Any = {**scope, "method": "GET"} if bare else scope

        async def counted(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif bare:
                message = {**message, "body": b""}
            else:
                metrics.http_bytes += len(message.get("body", b""))
            await send(message)

        try:
            await self.http(asked, receive, counted)
        finally:
            metrics.requests[f"{min(5, max(2, status // 100))}xx"].observe(time.perf_counter() - began)


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def page(request: Call) -> Response[bytes]:
    client: Client = request.app.state.client
    house: House = request.app.state.house
    table = house.tables.get(request.url.path.removeprefix("/t/"))
    return client.answer(request, request.url.path, table.row.game if table is not None else "")


@asynccontextmanager
async def _open_house(app: Litestar) -> AsyncIterator[None]:
    house: House = app.state.house
    app.state.readiness = Readiness(house)
    app.state.exposition = Exposition(house)
    app.state.operators = Operators(house)
    await house.open()
    try:
        yield
    finally:
        if not house.closing:
            await house.close()


def calls(limits: Limits) -> Litestar:
    """Every HTTP call, for the house and the page in its state."""
    return Litestar(
        [
            api(limits.record_bytes),
            own_api(),
            notice_api(),
            statistics_api(),
            dossier_api(limits.record_bytes),
            season_api(),
            daily_api(),
            puzzle_api(),
            *extras_api(),
            admin_api(),
            health,
            ready,
            metrics,
            page,
        ],
        lifespan=[_open_house],
        logging_config=None,  # the server has set up its own
        request_max_body_size=limits.message_bytes,
        compression_config=CompressionConfig(
            "gzip",
            minimum_size=2000,
            exclude=["^/assets", "^/$"],
            exclude_opt_key="packed",  # answers that the workshop has already compressed
        ),
        openapi_config=OpenAPIConfig(
            title="Ready Room",
            version="1",
            description="Tables, people and finished matches. Play goes over a WebSocket: see /api/messages.json.",
            render_plugins=[JsonRenderPlugin(path="/")],
            openapi_router=Router("/schema", route_handlers=[], guards=[nearby_or_operator], include_in_schema=False),
        ),
        exception_handlers={
            HTTPException: _said,
            ReadyRoomError: _refused,
            Refusal: _refused,
            StoreError: _unwritten,
            Exception: _failed,
        },
    )


def _detail(sentence: str, status: int, headers: dict[str, str] | None = None) -> Response[dict[str, str]]:
    body = {"detail": cut(sentence, MOST_TOLD)}
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=headers)


def _said(_: Call, error: HTTPException) -> Response[dict[str, str]]:
    sentence = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        sentence = "; ".join(_part(part) for part in error.extra) or sentence
    if error.status_code == 404 and sentence == "Not Found":
        sentence = "There is nothing here."
    return _detail(sentence, error.status_code, error.headers)


def _part(part: Any) -> str:
    """One invalid part of a request; Litestar names a missing body by its parameter alone."""
    key, message = part.get("key", "body"), part.get("message")
    if message == f"'{key}'" == "'data'":
        return "This call needs a JSON body."
    return f"{cut(str(key), MOST_REASON)}: {cut(str(message), MOST_REASON)}"


def _refused(_: Call, error: Refusal | ReadyRoomError) -> Response[Any]:
    refusal = refused(error)
    if refusal.body:
        return Response(refusal.body, status_code=refusal.status, media_type=MediaType.JSON)
    headers = {"Retry-After": str(-(-refusal.wait // 1000))} if refusal.wait else None
    return _detail(refusal.reason, refusal.status, headers)


def _unwritten(_: Call, error: StoreError) -> Response[dict[str, str]]:
    log.error("The store failed: %s", error)
    return _detail("The server could not reach its database. Try again.", 503)


def _failed(request: Call, error: Exception) -> Response[dict[str, str]]:
    log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _detail("That failed on the server's side.", 500)
