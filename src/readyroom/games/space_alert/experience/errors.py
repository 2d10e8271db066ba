"""The error for an impossible log entry, with a sentence for the person who tried."""

from __future__ import annotations

from readyroom.core.dossier import BadDossier


class BadLog(BadDossier):
    """The rules of the experience system do not allow this entry."""
