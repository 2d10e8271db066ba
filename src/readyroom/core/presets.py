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


class DayKind(msgspec.Struct, frozen=True):
    """One way a day can go: what it is called in a line, and the options that make it."""

    words: str
    options: dict[str, Any]


class DayScheme(msgspec.Struct, frozen=True):
    """How a game's days are made. Never changed once a day was played by it: a new one, with a later ``since``, is."""

    number: int
    since: str
    """the first day it holds for"""
    rules: int
    """the version of the game's rules"""
    seats: int
    bots: tuple[str, ...]
    """who sits in the seats beside one person"""
    crew: str
    """what plays every seat of the bot crew"""
    week: tuple[tuple[DayKind, ...], ...]
    """for each day from Monday on, what it can be"""
    names: tuple[tuple[str, ...], tuple[str, ...]]
    """a mission is called by one of each"""
    noun: str
    """what a day is called in this game: a mission, a flight, a captain"""
    came: str
    """what those have done who did well: came home; empty where there are only points"""
