"""Named ways to play a game, instead of choosing option by option."""

from __future__ import annotations

from typing import Any

import msgspec


class Preset(msgspec.Struct, frozen=True):
    """Options that go together. All presets of a game set the same options, so one replaces another."""

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
    """One kind of day: its name in a line, and its options."""

    words: str
    options: dict[str, Any]


class DayScheme(msgspec.Struct, frozen=True):
    """How a game's daily missions are made. Never changed once played: a new one gets a later ``since``."""

    number: int
    since: str
    """the first day it holds for"""
    rules: int
    """the version of the game's rules"""
    seats: int
    bots: tuple[str, ...]
    """who sits in the other seats"""
    crew: str
    """what plays every seat of the bot crew"""
    week: tuple[tuple[DayKind, ...], ...]
    """the possible kinds for each day of the week, from Monday"""
    names: tuple[tuple[str, ...], tuple[str, ...]]
    """a mission's name takes one of each"""
    noun: str
    """what a day is called in this game: a mission, a flight, a captain"""
    came: str
    """what a success is called: came home; empty where there are only points"""
    unit: str = "point"
    """what a score counts: a point, a credit"""
