"""Everything a captain can ever do, numbered. Things go by their names, as in the actions themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from readyroom.core.cards import in_play
from readyroom.core.space import Axis, Family, Space
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains import names
from readyroom.games.starship_captains.cards.boards import CADET_ROUNDS, PROMOTION, QUEUE, READY, ROOMS, SLOTS, STATIONS
from readyroom.games.starship_captains.cards.events import EVENT_CARDS
from readyroom.games.starship_captains.cards.galaxies import GALAXIES
from readyroom.games.starship_captains.cards.missions import MISSIONS
from readyroom.games.starship_captains.cards.passengers import PASSENGERS
from readyroom.games.starship_captains.cards.techs import ABILITY, TECHS
from readyroom.games.starship_captains.cards.tracks import TRACK_SIDES
from readyroom.games.starship_captains.effects import Effect
from readyroom.games.starship_captains.interned import PAIRS, WAYS
from readyroom.games.starship_captains.texts import choices

MOST_QUEUED: Final = len(READY) + len(QUEUE) + len(CADET_ROUNDS)
"""The whole crew."""
MOST_STEPS: Final = 4
"""No card moves a marker further."""

_SPACES: Final[dict[int, Space]] = {}


def space(version: int) -> Space:
    """The numbered actions of a version of the rules."""
    found = _SPACES.get(version)
    if found is None:
        found = _SPACES[version] = _space(version)
    return found


def _space(version: int) -> Space:
    techs = [TECHS[number] for number in in_play(TECHS, version)]
    tech_ids = [tech.id for tech in techs]
    room_techs = [tech.id for tech in techs if tech.is_room]
    abilities = [tech.id for tech in techs if tech.kind == ABILITY and tech.effect]
    places = list(dict.fromkeys([place.id for galaxy in GALAXIES for place in galaxy.locations]))
    routes = list(dict.fromkeys([ends for galaxy in GALAXIES for ends in galaxy.ends]))
    room = Axis("room", [*[room.id for room in ROOMS], *room_techs])
    colour = Axis("colour", names.COLOURS[1 : names.COMMANDER + 1])
    tech, track = Axis("tech", tech_ids), Axis("track", names.TRACKS)
    pairs = [(names.ARTIFACTS[one], names.ARTIFACTS[other]) for one, other in PAIRS]
    families = [
        Family(a.Train, Axis("figure", names.FIGURES[: names.COMMANDER + 1]), colour, _together("pay", _ways(0, 1))),
        Family(a.Promote, colour, _together("pay", _ways(PROMOTION - 1, PROMOTION))),
        Family(a.Activate, room, Axis("figure", names.FIGURES[: names.ANDROID])),
        Family(a.Awaken, room, _together("artifacts", pairs)),
        Family(a.TakeMission),
        Family(a.Pass),
        Family(a.Assign, Axis("figure", names.FIGURES)),
        Family(a.UseLine),
        Family(a.IgnoreLine),
        Family(a.RepeatLine),
        Family(a.WorkAgain, room),
        Family(a.Command, Axis("place", range(1, MOST_QUEUED + 1))),
        Family(a.Decline),
        Family(a.Fly, Axis("to", places)),
        Family(a.Jump, Axis("to", places)),
        Family(a.Fight, Axis("toward", places)),
        Family(a.Repair, Axis("slot", range(SLOTS + 1))),
        Family(a.Install, tech, Axis("slot", range(1, SLOTS + 1))),
        Family(a.Advance, track, Axis("steps", range(1, MOST_STEPS + 1))),
        Family(a.StepBack, track),
        Family(a.PayWith, Axis("thing", [*names.PAYMENTS, *tech_ids])),
        Family(a.Choose, Axis("effect", _offered(version))),
        Family(a.Drop, Axis("token", [names.PIRATE, *names.ARTIFACTS])),
        Family(a.Shield),
        Family(a.TakeDamage),
        Family(a.Crowdsource, room, Axis("artifact", names.ARTIFACTS)),
        Family(a.CopyRoom, Axis("tech", room_techs)),
        Family(a.UseAbility, Axis("tech", abilities)),
        Family(a.PlacePirate, _together("between", routes)),
        Family(a.ShadowMission, Axis("at", places)),
        Family(a.ShadowFight, Axis("toward", places)),
    ]
    return Space(version, families)


def _ways(*prices: int) -> list[tuple[str, ...]]:
    """All ways to pay one of these prices in medals."""
    return [tuple([names.PAYMENTS[one] for one in way]) for price in prices for way in WAYS[price]]


def _together(name: str, values: Sequence[tuple[str, ...]]) -> Axis:
    """An axis of several things at a time."""
    axis = Axis(name, values)
    axis.labels = tuple(["+".join(value) or "nothing" for value in values])
    return axis


def _offered(version: int) -> list[str]:
    """Every option that a card of this version, a station or a track offers."""
    found: list[Effect] = [station.effect for station in STATIONS]
    found += [line.effect for number in in_play(MISSIONS, version) for line in MISSIONS[number].lines]
    found += [TECHS[number].effect for number in in_play(TECHS, version)]
    found += [EVENT_CARDS[number].effect for number in in_play(EVENT_CARDS, version)]
    found += [PASSENGERS[number].effect for number in in_play(PASSENGERS, version)]
    found += [bonus for sides in TRACK_SIDES for side in sides for bonus in side.bonuses.values()]
    return list(dict.fromkeys([name for effect in found for name in choices(effect)]))
