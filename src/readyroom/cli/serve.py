"""``readyroom serve``: tables to play at in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser

from readyroom.cli.given import load_games
from readyroom.server.operations.sources import gather


def run(args: argparse.Namespace) -> int:
    in_force = gather(vars(args), os.environ, args.config)
    if args.show_settings:
        print(in_force.table())
        return 0
    load_games(in_force.settings.extra_games)
    from readyroom.server import serve

    def ready(address: str) -> None:
        print(f"Ready Room is open at {address}  (Ctrl-C closes it)", flush=True)
        if args.open:
            open_page(address)

    code = serve(settings=in_force.settings, ready=ready)
    return 1 if code else 0


def open_page(address: str) -> None:
    """Shows the page where there is a screen to show it on; a browser in this terminal would hide the server."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
