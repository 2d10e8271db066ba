"""A game's rules for the page: its ``rules.md``, read once."""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path

import msgspec

from readyroom.core import registry
from readyroom.core.game import Game
from readyroom.core.rules import Rules, read_rules
from readyroom.core.words import Phrasebook
from readyroom.server.http.static import Page, page

TERM = re.compile(r"((?:^|[|>-] |\. )(?:\*\*)?)?\{([a-z_-]+):([^}]+)\}", re.MULTILINE)


@cache
def rules_page(slug: str) -> Page:
    return page(msgspec.json.encode(rules_of(registry.game(slug))), "rules.json")


def rules_of(game: Game) -> Rules:
    """The rules from the file beside the game's class, or beside the class it varies; empty without a file."""
    for kind in type(game).__mro__:
        code = getattr(sys.modules[kind.__module__], "__file__", None)
        file = Path(code).with_name("rules.md") if code else None
        if file and file.exists():
            return read_rules(named(file.read_text(encoding="utf-8"), game.phrases))
    return Rules()


def named(text: str, phrases: Phrasebook) -> str:
    """Adds the game's own names to the things in a text: ``{kind:id}`` becomes ``{kind:id:name}``, with a capital
    where a sentence or a cell begins. Symbols have no names."""

    def name(found: re.Match[str]) -> str:
        begins, kind, id = found.groups()
        try:
            said = phrases.term(kind, id)
        except KeyError:
            return found[0]
        return f"{begins or ''}{{{kind}:{id}:{said[0].upper() + said[1:] if begins is not None else said}}}"

    return TERM.sub(name, text)
