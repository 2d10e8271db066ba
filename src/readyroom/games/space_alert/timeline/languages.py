"""What the ship's computer says, in one table for each language.

To add a language, add a phrasebook with a sentence for every moment. ``{turn}``, ``{zone:zone}`` and the like are
filled from the moment itself.
"""

from __future__ import annotations

from typing import Any, Final

from readyroom.core.words import Phrasebook, Template, Terms
from readyroom.games.space_alert.timeline import timeline as t

ENGLISH_TERMS: Final[Terms] = {
    "zone": {"red": "red", "white": "white", "blue": "blue", "internal": "inside"},
    "phase": {1: "first", 2: "second", 3: "third"},
    "left": {60: "One minute", 20: "Twenty seconds"},
    "count": {5: "Five", 4: "Four", 3: "Three", 2: "Two", 1: "One"},
}


def _threat(said: t.ThreatAnnounced) -> str:
    level = "a serious threat" if said.serious else "a threat"
    where = "inside the ship" if said.internal else "heading for the {zone:zone} zone"
    doubt = "Unconfirmed, for a crew of five only. " if said.unconfirmed else ""
    return f"{doubt}T plus {{turn}}: {level} {where}."


def _phase_begins(said: t.PhaseBegins) -> str:
    if said.phase == 1:
        return "Out of hyperspace, and we are not alone. The first phase begins: plan turns 1 to 3."
    first, last = t.PHASE_TURNS[said.phase - 1]
    return f"The {{phase:phase}} phase begins: plan turns {first} to {last}."


def _warning(said: t.PhaseWarning) -> str:
    return "{seconds:left} until we jump." if said.last else "{seconds:left} left of the {phase:phase} phase."


def _countdown(said: t.PhaseCountdown) -> str:
    return "We jump in:" if said.last else "The {phase:phase} phase closes in:"


ENGLISH: Final[dict[type, Template]] = {
    t.ThreatAnnounced: _threat,
    t.IncomingData: "Data coming in: everybody may draw a card.",
    t.DataTransfer: "Data transfer open: everybody may hand a card to a crewmate before the tone.",
    t.DataTransferEnds: "Data transfer closed.",
    t.CommunicationsDown: "Communications have failed. Not a word until they are back.",
    t.CommunicationsRestored: "Communications work again. You may talk.",
    t.PhaseBegins: _phase_begins,
    t.PhaseWarning: _warning,
    t.PhaseCountdown: _countdown,
    t.PhaseEnds: "The {phase:phase} phase is closed.",
    t.MissionEnds: "The sector is mapped. Hold on: we jump.",
}
COUNT: Final = "{left:count}"
HEADINGS: Final = {
    "length": "Length",
    "phases": "Phases end at",
    "threats": "Threats",
    "for_crew": "for a crew of",
    "aside": "Left out: unconfirmed reports, which are for a crew of five.",
}


class Language:
    """All that a script needs to be written in one language."""

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
