"""Dossiers over HTTP: what is asked and answered. The OpenAPI description and the page's types come from these."""

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
    """the running match that it was brought to"""
    absent: str
    """why it cannot be brought to a table, in a sentence, if it cannot"""
    created: int
    changed: int


class DossierSheet(msgspec.Struct, frozen=True):
    """All about a dossier, ready to be shown or printed."""

    info: DossierInfo
    sheet: Any


class Brought(msgspec.Struct, frozen=True):
    """A dossier that was brought to a match. ``awards`` is what you may grant its owner."""

    seat: int
    dossier: str
    title: str
    yours: bool
    settled: bool
    """whether the match is entered in it"""
    awards: tuple[Award, ...]
    unearned: str = ""
    """why the match earned nothing, in a sentence, if it could not"""


class NewGrant(msgspec.Struct, frozen=True):
    """Your word that someone at the same match earned an award."""

    dossier: Word
    award: Word
