"""Probes for machines: is the server alive, is it ready, how is it doing."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from readyroom.server.house import House
from readyroom.server.operations.exposition import Exposition
from readyroom.server.operations.operators import nearby_or_operator
from readyroom.server.operations.readiness import Readiness

Call = Request[Any, Any, Any]


@get("/health", sync_to_thread=False, include_in_schema=False)
def health(request: Call) -> Response[bytes]:
    """Whether the process is alive: an answer shows that the event loop runs, even if the store is unreachable."""
    house: House = request.app.state.house
    body = {"status": "closing" if house.closing else "ok", "tables": len(house.tables), "sockets": len(house.sockets)}
    return _json(body, 200)


@get("/ready", include_in_schema=False)
async def ready(request: Call) -> Response[bytes]:
    """Whether the node can take people; if not, what is wrong."""
    readiness: Readiness = request.app.state.readiness
    problems = await readiness.problems()
    body = {"status": "not ready" if problems else "ready", "problems": problems}
    return _json(body, 503 if problems else 200)


@get("/metrics", guards=[nearby_or_operator], sync_to_thread=False, include_in_schema=False)
def metrics(request: Call) -> Response[bytes]:
    """All metrics, for Prometheus."""
    exposition: Exposition = request.app.state.exposition
    return Response(exposition.text(), media_type=CONTENT_TYPE_LATEST)


def _json(body: object, status: int) -> Response[bytes]:
    return Response(
        msgspec.json.encode(body),
        media_type="application/json",
        status_code=status,
        headers={"Cache-Control": "no-store"},
    )
