"""Positions: the names of the numbers in a state, and the facts derived from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from readyroom.core.chance import NoChance
from readyroom.games.space_alert.mission.card_names import CARD_NAMES, ORDER_NAMES
from readyroom.games.space_alert.mission.cards import BY_CODE, CARDS
from readyroom.games.space_alert.mission.places import STATIONS, TRAJECTORIES
from readyroom.games.space_alert.mission.specializations import IDS
from readyroom.games.space_alert.mission.threat import ACTIVE, Threat
from readyroom.games.space_alert.mission.tracks import TRACK_NAMES, TRACKS
from readyroom.games.space_alert.state import State, hear
from readyroom.games.space_alert.steps.campaign import heard_by
from readyroom.games.space_alert.timeline import BY_NAME

CODE: Final = tuple(card.code for card in CARDS)
ORDER: Final = tuple(ORDER_NAMES.get(order, "") for order in range(max(ORDER_NAMES) + 1))
PLACE: Final = (*STATIONS, "space", "nowhere")

NAMED: Final[dict[str, Sequence[str] | Mapping[str, object]]] = {
    "Hand.cards": CARD_NAMES, "Hand.received": CARD_NAMES, "Board.cards": CARD_NAMES, "Board.heroic": CARD_NAMES,
    "State.deck": CARD_NAMES, "State.heroic": CARD_NAMES, "Board.intended": ORDER, "Board.meant": ORDER,
    "specialization": IDS, "Board.was": IDS, "Board.dealt": IDS,
    "State.tracks": TRACK_NAMES, "State.threats": CODE, "State.called": CODE, "Drawn.card": CODE, "Drawn.calls": CODE,
    "Drawn.zone": TRAJECTORIES, "Threat.zone": TRAJECTORIES, "station": PLACE, "squad_station": PLACE,
    "Hand.vote": ("undecided", "fly-on", "quit"), "Threat.fate": ("waiting", "active", "destroyed", "survived"),
    "Threat.card": BY_CODE, "Mission.tracks": {track.name: track for track in TRACKS}, "State.timeline": BY_NAME,
}  # fmt: skip


def restore(s: State) -> None:
    """Derives the announcements from the timeline. A mission in a state is over, so nobody watches it."""
    hear(s, s.timeline, heard_by(s.timeline, s.crew.size, s.crew.solo))
    for hand in s.hands:
        hand.listed = None
    m = s.mission
    if m is not None:
        m.active = sorted([threat for threat in m.threats if threat.fate == ACTIVE], key=_number)
        m.aloud = False
        m.camera = None
        m.chance = NoChance()
        m.trace = []
        m.vortex_deck = []


def _number(threat: Threat) -> int:
    return threat.number
