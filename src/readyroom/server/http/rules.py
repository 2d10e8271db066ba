"""A game's rules for the page: its ``rules.md``, read once."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import msgspec

from readyroom.core import registry
from readyroom.core.game import Game
from readyroom.core.rules import Rules, read_rules
from readyroom.server.http.static import Page, page


@cache
def rules_page(slug: str) -> Page:
    return page(msgspec.json.encode(rules_of(registry.game(slug))), "rules.json")


def rules_of(game: Game) -> Rules:
    """The rules from the file beside the game's class, or beside the class it varies; empty without a file."""
    for kind in type(game).__mro__:
        code = getattr(sys.modules[kind.__module__], "__file__", None)
        file = Path(code).with_name("rules.md") if code else None
        if file and file.exists():
            return read_rules(file.read_text(encoding="utf-8"))
    return Rules()
