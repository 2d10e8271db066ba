"""Event cards: five for the Cooperative, five for the Ni'an, one for the Tincan, and one each for the solo game.

New ones go to the end of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from readyroom.core.cards import in_play
from readyroom.games.starship_captains.effects import Effect, parse
from readyroom.games.starship_captains.names import COOP, NIAN, TINCAN, Source, number_of


@dataclass(frozen=True)
class EventCard:
    """What happens to every captain when the first of them reaches the space. A ``lasting`` one stays: its effect
    comes whenever a captain ends a turn at a station, moved or not."""

    id: str
    name: str
    faction: int
    says: str
    effect: Effect
    lasting: bool = False
    solo: bool = False
    source: Source = "designed"
    since: int = 1
    until: int = 0


def _event(
    name: str,
    faction: int,
    says: str,
    *,
    lasting: bool = False,
    solo: bool = False,
    source: Source = "designed",
    since: int = 1,
    until: int = 0,
) -> EventCard:
    id = name.lower().replace("'", "").replace("#", "").replace(" ", "-")
    return EventCard(id, name, faction, says, parse(says), lasting, solo, source, since, until)


EVENT_CARDS: Final[tuple[EventCard, ...]] = (
    _event("Diplomatic Order #12", COOP, "[medal -> advance(any,2)]", lasting=True, source="rulebook"),
    _event("Crowdsourcing", COOP, "crowdsource", source="rulebook"),
    _event("Honesty Summit", COOP, "step-back(furthest,1) advance(lowest,1)", source="rulebook"),
    _event("Fleet Review", COOP, "medal each(commander,2){advance(coop,1)}"),
    _event("Shore Leave", COOP, "dequeue"),
    _event("Explosive Crisis", NIAN, "damage medal", lasting=True, source="rulebook"),
    _event(
        "Pirate Bazaar", NIAN, "([artifact -> medal medal] / [pirate-token -> advance(any,2)] / none)"
    ),
    _event("Raiders' Toll", NIAN, "([artifact -> advance(nian,1)] / damage)"),
    _event("False Flags", NIAN, "place-pirate"),
    _event("Open Season", NIAN, "fight"),
    _event("Open Archive", TINCAN, "share-techs", source="rulebook"),
    _event("Quiet Commendation", COOP, "medal medal", solo=True),
    _event("Lone Raid", NIAN, "ambush fight artifact", solo=True),
    _event("Passenger Archive", TINCAN, "share-techs", solo=True),
)  # fmt: skip

EVENT_NUMBER: Final = number_of(card.id for card in EVENT_CARDS)
_DIPLOMATIC_ORDER_1: Final = parse("advance(any,1)")


def lasting_effect(number: int, version: int) -> Effect:
    """In version 1 lasting events were for ships that had moved, and Diplomatic Order #12 was free."""
    first = version == 1 and EVENT_CARDS[number].id == "diplomatic-order-12"
    return _DIPLOMATIC_ORDER_1 if first else EVENT_CARDS[number].effect


def events_of(faction: int, solo: bool, version: int) -> list[int]:
    return [
        number
        for number in in_play(EVENT_CARDS, version)
        if EVENT_CARDS[number].faction == faction and EVENT_CARDS[number].solo == solo
    ]
