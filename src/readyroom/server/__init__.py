"""The server: tables, seats and bots over HTTP and WebSocket. ``serve`` runs one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from readyroom.needs import must_have

if TYPE_CHECKING:
    from collections.abc import Callable

    from readyroom.server.settings import HouseSettings


def serve(
    host: str | None = None,
    port: int | None = None,
    db: str | None = None,
    settings: HouseSettings | None = None,
    games: tuple[str, ...] = (),
    ready: Callable[[str], None] | None = None,
    log_json: bool | None = None,
) -> int:
    """Runs a server until it is told to stop (Ctrl-C, SIGTERM); returns the exit code.

    Arguments override ``settings``: ``db`` is a file or a ``postgresql://`` address; ``games`` names games outside the
    package as ``module:attribute``; port 0 takes any free port; logs are plain on a terminal unless ``log_json``.
    ``ready`` is called with the address once it listens; without it, the address is logged. If one of its threads
    cannot be stopped, the process exits here with that code: everything is saved by then.
    """
    must_have("serve", "readyroom.server.serve")
    from readyroom.server.lifecycle import run
    from readyroom.server.settings import HouseSettings

    chosen = settings or HouseSettings()
    given = {"host": host, "port": port, "db": db, "log_json": log_json}
    return run(
        replace(
            chosen,
            extra_games=(*chosen.extra_games, *games),
            **{name: value for name, value in given.items() if value is not None},
        ),
        ready,
    )
