"""Calls that games add, each under its game's own address."""

from __future__ import annotations

from litestar import Router

from readyroom.core.extras import all_extras, find


def extras_api() -> list[Router]:
    """The calls under ``/api/<slug>`` of every game that has some."""
    return [
        Router(f"/api/{slug}", route_handlers=find(brought.routes)())
        for slug, brought in all_extras().items()
        if brought.routes
    ]
