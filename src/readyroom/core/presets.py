"""Ways to play a game that people choose by name, instead of option by option."""

from __future__ import annotations

from typing import Any

import msgspec


class Preset(msgspec.Struct, frozen=True):
    """Options that go together. All presets of a game set the same options, so that one replaces another."""

    title: str
    description: str
    options: dict[str, Any]


class QuickStart(msgspec.Struct, frozen=True):
    """What "Play now" starts for a person who has finished ``after`` matches of the game: one person and these bots, at
    a table with these options. A guided one is explained step by step."""

    title: str
    bots: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    after: int = 0
    guided: bool = False
