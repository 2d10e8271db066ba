"""What people bring to a table: dossiers of their own, and what they take along from the match before."""

from __future__ import annotations

from typing import Any

from readyroom.core.codec import decode_options
from readyroom.core.dossier import Dossiers
from readyroom.core.errors import ReadyRoomError
from readyroom.core.match import Match
from readyroom.server.table.facts import Facts


def wanted_at(facts: Facts) -> Dossiers[Any, Any] | None:
    """How the table's game keeps dossiers, if people bring theirs to it with these options."""
    game = facts.game
    if game.dossiers is None or facts.row.daily is not None:  # the mission of the day is the same for everyone
        return None
    return game.dossiers if game.dossiers.wanted(decode_options(game.Options, facts.options)) else None


def called_at(facts: Facts) -> str:
    """What people bring to this table; nothing if they do not, or its game is not known here."""
    try:
        kept = wanted_at(facts)
    except ReadyRoomError:
        return ""
    return "" if kept is None else kept.called


def unearned_at(facts: Facts) -> str:
    """Why nothing is earned at this table by what people bring to it, in a sentence; nothing if it is."""
    try:
        kept = wanted_at(facts)
        if kept is None:
            return ""
        version = facts.game.versions[-1] if facts.match is None else facts.match.version
        return kept.unearned(decode_options(facts.game.Options, facts.options), version)
    except ReadyRoomError:
        return ""


def no_return(match: Match, to: int) -> str:
    """Why a match cannot go back to an entry for the sake of what was brought to it; nothing if it can."""
    return "" if match.game.dossiers is None else match.game.dossiers.no_return(match, to)


def carries(facts: Facts) -> str:
    """What is taken along to this table while it gathers, or from it once its match is over; empty if nothing."""
    return carried(facts.match) if facts.finished else facts.taken_along


def carried(match: Match | None) -> str:
    """What people take along from a match."""
    return "" if match is None else match.game.carried(match)
