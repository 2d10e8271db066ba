"""The changes that an explorer's owner may make to the log between missions."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from readyroom.core.struct import snake
from readyroom.games.space_alert.experience.audit import audit
from readyroom.games.space_alert.experience.errors import BadLog
from readyroom.games.space_alert.experience.explorer import Explorer, ExplorerName, Short, Specialization
from readyroom.games.space_alert.experience.levels import learn
from readyroom.games.space_alert.experience.log_entries import check


class Amendment(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=snake):
    """One stroke of the pencil."""


class Rename(Amendment, frozen=True):
    name: ExplorerName


class Consent(Amendment, frozen=True):
    """Checks "I consent to be cloned", for good."""


class Learn(Amendment, frozen=True):
    """Checks a specialization box, one for each level."""

    specialization: Specialization


class Check(Amendment, frozen=True):
    """Checks an achievement off for one mission of the log."""

    mission: Short
    achievement: Short


class Retire(Amendment, frozen=True):
    """The explorer retires, or (``retired`` false) returns to duty."""

    retired: bool = True


class Transcribe(Amendment, frozen=True):
    """Copies a log, from a file or from paper, onto a sheet that is still empty."""

    explorer: Explorer


AMENDMENTS: Final = (Rename, Consent, Learn, Check, Retire, Transcribe)


def amend(explorer: Explorer, amendment: Any, away: bool) -> Explorer:
    """The log with an amendment made. ``away``: the explorer is on a mission right now."""
    if isinstance(amendment, Rename):
        return replace(explorer, name=tidy(amendment.name))
    if explorer.lost:
        raise BadLog(f"{explorer.name} was lost in the Deep. The log is closed.")
    if isinstance(amendment, Consent):
        return consent(explorer, away)
    if isinstance(amendment, Learn):
        return learn(explorer, amendment.specialization)
    if isinstance(amendment, Check):
        return check(explorer, amendment.mission, amendment.achievement)
    if isinstance(amendment, Retire):
        return retire(explorer, amendment.retired, away)
    return transcribe(explorer, amendment.explorer)


def consent(explorer: Explorer, away: bool) -> Explorer:
    """New Frontier, Hardcore Explorers: at any time, except during a mission or campaign."""
    if explorer.consents:
        raise BadLog(f"{explorer.name} has already consented, and cannot take it back.")
    if away:
        raise BadLog(f"{explorer.name} is on a mission. There is no mental scanner out there.")
    return replace(explorer, consents=True)


def retire(explorer: Explorer, retired: bool, away: bool) -> Explorer:
    if retired and away:
        raise BadLog(f"{explorer.name} is on a mission and cannot retire before it is over.")
    return replace(explorer, retired=retired)


def transcribe(explorer: Explorer, other: Explorer) -> Explorer:
    if explorer != Explorer(explorer.id, explorer.name):
        raise BadLog(f"{explorer.name}'s log is not empty, so nothing can be copied into it.")
    audit(other)
    return replace(other, id=explorer.id, name=tidy(other.name))


def tidy(name: str) -> str:
    """A name that can be printed, on one line."""
    tidied = " ".join("".join(letter for letter in name if letter.isprintable() or letter.isspace()).split())
    if not tidied:
        raise BadLog("Enter a name of at least one letter.")
    return tidied
