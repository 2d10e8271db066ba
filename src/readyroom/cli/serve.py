"""``readyroom serve``: tables to play at in the browser."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from typing import Any

from readyroom.cli.arguments import find_here, load_games
from readyroom.server.operations.sources import gather
from readyroom.server.settings import DEFAULT_FILE, Setting, every_setting, written

EXAMPLES = """\
readyroom serve --open
readyroom serve --host 0.0.0.0 --port 80 --db /var/lib/readyroom/tables.db
readyroom serve --db postgresql://user@db.example/readyroom --log-json"""


def arguments(command: argparse.ArgumentParser) -> None:
    command.add_argument("--open", action="store_true", help="open the page in your browser")
    command.add_argument("--config", metavar="FILE", help=f"a settings file (default: {DEFAULT_FILE}, if it exists)")
    command.add_argument("--show-settings", action="store_true", help="print the settings in effect and exit")
    settings = command.add_argument_group(
        "settings", "each can also be set in the file or the environment: docs/settings.md"
    )
    limits = command.add_argument_group("limits", "a rate is A:B, A per second and B at once, or off")
    for setting in every_setting():
        add_setting(limits if setting.limit else settings, setting)


def run(args: argparse.Namespace) -> int:
    in_force = gather(vars(args), os.environ, args.config)
    if args.show_settings:
        print(in_force.table())
        return 0
    load_games(in_force.settings.extra_games)
    find_here(in_force.settings.extra_bots)
    from readyroom.server import serve

    def ready(address: str) -> None:
        print(f"Ready Room is open at {address}  (Ctrl-C stops it)", flush=True)
        if args.open:
            open_page(address)

    code = serve(settings=in_force.settings, ready=ready)
    return 1 if code else 0


def open_page(address: str) -> None:
    """Opens the page in a browser if there is a screen; a browser in this terminal would hide the server."""
    if sys.platform in ("darwin", "win32") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def add_setting(group: Any, setting: Setting) -> None:
    """Adds a setting's flag. Its value is read later, together with the other sources."""
    if setting.flag is None:
        return
    default = "" if setting.base is bool else written(setting.default)
    told = _without_capital(setting.help.rstrip(".")).replace("%", "%%")
    told += f" ({default})" if default else ""
    if setting.base is bool:
        group.add_argument(setting.flag, dest=setting.name, action=argparse.BooleanOptionalAction, help=told)
    elif setting.many:
        told += " (may be repeated)"
        group.add_argument(setting.flag, dest=setting.name, action="append", metavar=setting.noun, help=told)
    else:
        group.add_argument(setting.flag, dest=setting.name, metavar=setting.noun, help=told)


def _without_capital(sentence: str) -> str:
    """
    >>> _without_capital("Port to listen on"), _without_capital("TURN servers")
    ('port to listen on', 'TURN servers')
    """
    first = sentence.split()[0]
    return sentence if first.isupper() and len(first) > 1 else sentence[0].lower() + sentence[1:]
