"""A whole mission from a name: a class and a seed, or an official one; with its tracks, threats and hands drawn from a
seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from readyroom.core.chance import Chance
from readyroom.games.space_alert.crews import CREW, HANDS
from readyroom.games.space_alert.mission.card import BASE, CALLS_INTERNAL, CALLS_NOTHING, FRONTIER, SWITCHES_DECKS
from readyroom.games.space_alert.mission.card_names import CARD_NAMES
from readyroom.games.space_alert.mission.cards import BY_CODE
from readyroom.games.space_alert.mission.decks import DOUBLE, HEROIC, PLAIN, cards_of, deal_tracks, threat_deck
from readyroom.games.space_alert.mission.places import TRAJECTORIES
from readyroom.games.space_alert.mission.tracks import TRACK_NAMES
from readyroom.games.space_alert.timeline import Timeline


@dataclass(frozen=True)
class Setting:
    """Who flies, and how hard it should be."""

    crew: int = CREW
    common: str = "white"
    serious: str = "white"
    new_frontier: bool = False
    double_actions: bool = False


def drawn_mission(timeline: Timeline, setting: Setting, seed: str) -> dict[str, Any]:
    """A mission file for a timeline, with empty plans."""
    chance = Chance(f"solve {timeline.name} {seed}")
    tracks = deal_tracks(chance)
    boxes = (BASE, FRONTIER) if setting.new_frontier else (BASE,)
    decks = {
        (internal, serious): list(threat_deck(internal, serious, setting.serious if serious else setting.common, boxes))
        for internal in (False, True)
        for serious in (False, True)
    }
    threats: list[dict[str, Any]] = []
    for said in timeline.threats(setting.crew):
        card = chance.take(decks[said.internal, said.serious])
        threats.append({"turn": said.turn, "zone": said.zone, "card": card, **_calls(card, decks, chance)})
    return {
        "tracks": {TRAJECTORIES[zone]: TRACK_NAMES[track] for zone, track in enumerate(tracks)},
        "threats": threats,
        "crew": [{"name": f"Member {i + 1}", "plan": []} for i in range(setting.crew)],
        "rules": {"double_actions": setting.double_actions},
        "seed": seed,
    }


def _calls(code: str, decks: dict[tuple[bool, bool], list[str]], chance: Chance) -> dict[str, Any]:
    """The card that a threat may call in is turned up beside it, and so is any card that one may call in; an empty deck
    gives none."""
    caller = BY_CODE[code]
    deck = decks[caller.calls == CALLS_INTERNAL, False]
    if caller.calls == CALLS_NOTHING or caller.traits & SWITCHES_DECKS or not deck:
        return {}
    card = chance.take(deck)
    deeper = _calls(card, decks, chance)
    return {"calls": {"card": card, **deeper} if deeper else card}


def drawn_hands(mission: dict[str, Any], double_actions: bool, seed: str) -> dict[str, list[list[str]]]:
    """Hands for a crew without androids, as they might be dealt; no data comes in."""
    chance = Chance(f"hands {seed}")
    deck = cards_of(DOUBLE if double_actions else PLAIN)
    heroic = cards_of(HEROIC)
    crew = [member["name"] for member in mission["crew"]]
    hands: dict[str, list[list[str]]] = {name: [] for name in crew}
    for phase, count in enumerate(HANDS[CREW]):
        for name in crew:
            faces = [chance.take(heroic)] if phase == 0 else []
            faces += [chance.take(deck) for _ in range(count - len(faces))]
            hands[name].append([CARD_NAMES[face] for face in faces])
    return hands
