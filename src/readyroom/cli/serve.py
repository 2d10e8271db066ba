"""``readyroom serve``: tables to play at in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser

from readyroom.cli.given import add_game_source, load_games
from readyroom.extras.commands import seconds, whole

PORT = 8642

EXAMPLES = """\
readyroom serve --open
readyroom serve --host 0.0.0.0 --port 80 --db /var/lib/readyroom/tables.db
readyroom serve --db postgresql://user@db.example/readyroom --log-json"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    command.add_argument(
        "--port", type=whole(0, 65535), default=PORT, help="port to listen on; 0 takes any free one (%(default)s)"
    )
    command.add_argument("--db", help="a file, or postgresql://... (default: a file in your data folder)")
    command.add_argument("--open", action="store_true", help="open the page in your browser")
    command.add_argument("--log-json", action="store_true", help="log as JSON, one object to a line")
    command.add_argument(
        "--bot-pace", type=seconds, metavar="SECONDS", help="how long a bot takes over a decision where it races nobody"
    )
    add_game_source(command)


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
