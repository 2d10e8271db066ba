"""``readyroom serve``: tables to play at in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser

from readyroom.cli.given import load_games


def run(args: argparse.Namespace) -> int:
    load_games(args.sources)
    from readyroom.server import serve
    from readyroom.server.settings import HouseSettings

    settings = HouseSettings() if args.bot_pace is None else HouseSettings(bot_pace=args.bot_pace)

    def ready(address: str) -> None:
        print(f"Ready Room is open at {address}  (Ctrl-C closes it)", flush=True)
        if args.open:
            open_page(address)

    code = serve(args.host, args.port, args.db, settings, tuple(args.sources), ready, args.log_json)
    return 1 if code else 0


def open_page(address: str) -> None:
    """Shows the page where there is a screen to show it on; a browser in this terminal would hide the server."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
