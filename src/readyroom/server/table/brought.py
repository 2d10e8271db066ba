"""What people bring to a table: their own dossiers, and what they carry over from the previous match."""

from __future__ import annotations

from typing import Any

from readyroom.core.codec import decode_options
from readyroom.core.dossier import Dossiers
from readyroom.core.errors import ReadyRoomError
from readyroom.core.match import Match
from readyroom.server.table.facts import Facts


def wanted_at(facts: Facts) -> Dossiers[Any, Any] | None:
    """How the table's game keeps dossiers; None if these options do not use them."""
    game = facts.game
    if game.dossiers is None or facts.row.daily is not None:  # the mission of the day is the same for everyone
        return None
    return game.dossiers if game.dossiers.wanted(decode_options(game.Options, facts.options)) else None


def called_at(facts: Facts) -> str:
    """What the game calls the dossiers brought to this table; empty if there are none or the game is unknown here."""
    try:
        kept = wanted_at(facts)
    except ReadyRoomError:
        return ""
    return "" if kept is None else kept.called


def unearned_at(facts: Facts) -> str:
    """Why dossiers earn nothing at this table, in a sentence; empty if they do."""
    try:
        kept = wanted_at(facts)
        if kept is None:
            return ""
        version = facts.game.versions[-1] if facts.match is None else facts.match.version
        return kept.unearned(decode_options(facts.game.Options, facts.options), version)
    except ReadyRoomError:
        return ""


def no_return(match: Match, to: int) -> str:
    """Why the dossiers in a match keep it from going back to an entry; empty if they do not."""
    return "" if match.game.dossiers is None else match.game.dossiers.no_return(match, to)


def carries(facts: Facts) -> str:
    """What is carried over to this table while it gathers, or from it once its match is over; empty if nothing."""
    return carried(facts.match) if facts.finished else facts.taken_along


def carried(match: Match | None) -> str:
    """What people carry over from a match."""
    return "" if match is None else match.game.carried(match)
