"""Dossiers over HTTP: requests and answers. The OpenAPI description and the page's types come from these."""

from __future__ import annotations

from typing import Any

import msgspec

from readyroom.core.dossier import Award
from readyroom.server.messages import Typed, Word


class NewDossier(msgspec.Struct, frozen=True):
    """A new explorer, or whatever the game calls it."""

    game: Word
    name: Typed


class DossierInfo(msgspec.Struct, frozen=True):
    """A dossier in a list."""

    id: str
    game: str
    title: str
    away: str | None
    """the running match it is in"""
    absent: str
    """why it cannot come to a table, in a sentence, if so"""
    created: int
    changed: int


class DossierSheet(msgspec.Struct, frozen=True):
    """A whole dossier, ready to show or print."""

    info: DossierInfo
    sheet: Any


class Brought(msgspec.Struct, frozen=True):
    """A dossier brought to a match. ``awards`` lists what you may grant its owner."""

    seat: int
    dossier: str
    title: str
    yours: bool
    settled: bool
    """whether the match is entered in it"""
    awards: tuple[Award, ...]
    unearned: str = ""
    """why the match earned nothing, in a sentence, if so"""


class NewGrant(msgspec.Struct, frozen=True):
    """You say that a player of the same match earned an award."""

    dossier: Word
    award: Word
