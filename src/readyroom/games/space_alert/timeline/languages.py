"""The sentences of the ship's computer, in one table for each language.

To add a language, add a phrasebook with a sentence for every moment. ``{turn}``, ``{zone:zone}`` and the like are
filled from the moment itself.
"""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.words import Phrasebook, Template, Terms
from readyroom.games.space_alert.timeline import timeline as t

ENGLISH_TERMS: Final[Terms] = {
    "zone": {"red": "Red", "white": "White", "blue": "Blue", "internal": "Internal"},
    "phase": {1: "first", 2: "second", 3: "third"},
    "left": {60: "One minute", 20: "Twenty seconds"},
    "count": {5: "Five", 4: "Four", 3: "Three", 2: "Two", 1: "One"},
}


def _threat(said: t.ThreatAnnounced) -> str:
    doubt = "Unconfirmed report. " if said.unconfirmed else ""
    if said.internal:
        return f"{doubt}T+{{turn}}. {'Serious internal' if said.serious else 'Internal'} threat."
    return f"{doubt}T+{{turn}}. {'Serious threat' if said.serious else 'Threat'}. {{zone:zone}} zone."


def _transfer(said: t.DataTransfer) -> str:
    until = "before the tone" if said.until else "before the phase ends"
    return f"Data transfer. Everyone may hand a card to a crewmate {until}."


def _phase_begins(said: t.PhaseBegins) -> str:
    if said.phase == 1:
        return "We are out of hyperspace, and not alone. The first phase begins: plan turns 1 to 3."
    first, last = t.PHASE_TURNS[said.phase - 1]
    return f"The {{phase:phase}} phase begins: plan turns {first} to {last}."


def _warning(said: t.PhaseWarning) -> str:
    return "{seconds:left} until the jump." if said.last else "{seconds:left} left in the {phase:phase} phase."


def _countdown(said: t.PhaseCountdown) -> str:
    return "We jump in:" if said.last else "The {phase:phase} phase ends in:"


ENGLISH: Final[dict[type, Template]] = {
    t.ThreatAnnounced: _threat,
    t.IncomingData: "Incoming data. Everyone draws a card.",
    t.DataTransfer: _transfer,
    t.DataTransferEnds: "Data transfer complete.",
    t.CommunicationsDown: "Communications are down. No talking until they are restored.",
    t.CommunicationsRestored: "Communications restored.",
    t.PhaseBegins: _phase_begins,
    t.PhaseWarning: _warning,
    t.PhaseCountdown: _countdown,
    t.PhaseEnds: "The {phase:phase} phase is over.",
    t.MissionEnds: "The sector is mapped. Hold on: we are jumping home.",
}
COUNT: Final = "{left:count}"
HEADINGS: Final = {
    "length": "Length",
    "phases": "Phases end at",
    "threats": "Threats",
    "for_crew": "for a crew of",
    "aside": "Left out: unconfirmed reports, which are only for a crew of five.",
}


class Language:
    """Everything needed to write a script in one language."""

    def __init__(self, sentences: dict[type, Template], terms: Terms, count: str, headings: dict[str, str]) -> None:
        self.phrases = Phrasebook(sentences, terms)
        self.count = count
        self.headings = headings

    def say(self, moment: Any) -> str:
        """A moment in words."""
        return str(self.phrases.describe(moment))

    def say_number(self, left: int) -> str:
        """A number of a countdown."""
        return str(self.phrases.fill(self.count, _Left(left)))


class _Left:
    def __init__(self, left: int) -> None:
        self.left = left


LANGUAGES: Final[dict[str, Language]] = {"en": Language(ENGLISH, ENGLISH_TERMS, COUNT, HEADINGS)}
