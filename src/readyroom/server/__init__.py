"""The server: tables, seats and bots over HTTP and WebSocket. ``serve`` runs one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from readyroom.server.settings import HouseSettings


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    db: str | None = None,
    settings: HouseSettings | None = None,
    games: tuple[str, ...] = (),
    ready: Callable[[str], None] | None = None,
    log_json: bool = False,
) -> int:
    """Runs a server until it is told to stop (Ctrl-C, SIGTERM); returns the exit code.

    ``db`` is a file or a ``postgresql://`` address; ``games`` names games outside the package as
    ``module:attribute``; port 0 takes any free one; ``ready`` is called with the address once it listens;
    logs are plain on a terminal unless ``log_json``.
    """
    from readyroom.server.running import run

    return run(host, port, db, settings, games, ready, log_json)
