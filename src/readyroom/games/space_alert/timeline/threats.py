"""Draws the threats of a mission: how many, how serious, on which turns, in which zones, and which are unconfirmed."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from readyroom.core.chance import Chance
from readyroom.games.space_alert.mission.places import ZONES, Zone
from readyroom.games.space_alert.timeline.rules import HALF, LAST_TURN, balance, inside, sharing, turns
from readyroom.games.space_alert.timeline.shapes import Range, Shape
from readyroom.games.space_alert.timeline.timeline import INSIDE, ThreatAnnounced, Timeline

SAME_ZONE_AGAIN: Final = 6
"""One mission in this many threatens a zone twice in a row."""
TRIES: Final = 500
Threats = list[ThreatAnnounced]
"""In the order of their turns, all at time 0 until they are put on the clock."""


Levels = tuple[int, int, int, int, int]
"""How many threats are external, how many of those serious, how many are internal, how many of those serious; and how
many turns have one of each."""


def draw_levels(shape: Shape, chance: Chance) -> Levels:
    serious = pick(shape.serious, chance)
    count = shape.points[1] - serious
    internal, worth = _pick_inside(shape, chance)
    while worth - internal > serious or not 3 * shape.zone[0] <= count - internal <= 3 * shape.zone[1]:
        internal, worth = _pick_inside(shape, chance)
    shared = pick(shape.shared, chance)
    while count - shared > LAST_TURN:
        shared = pick(shape.shared, chance)
    return count - internal, serious - (worth - internal), internal, worth - internal, shared


def draw_threats(shape: Shape, levels: Levels, chance: Chance) -> Threats | None:
    """The threats of a mission, or nothing if the draws do not fit together."""
    for _ in range(TRIES):
        drawn = _on_turns(shape, chance, levels)
        if _shared(drawn) != levels[-1]:
            continue
        threats = [ThreatAnnounced(0, one >> 2, INSIDE if one & 2 else ZONES[0], one & 1 == 1) for one in drawn]
        if _fits(threats, shape) and _kept(threats, shape, chance):
            return _unconfirmed(_zoned(threats, shape, chance), shape, chance)
    return None


def pick(weighted: tuple[Range, ...], chance: Chance) -> int:
    """One of several values, by weight."""
    left = chance.below(sum(weight for _, weight in weighted))
    for value, weight in weighted:
        if left < weight:
            return value
        left -= weight
    raise AssertionError("The weights do not add up.")


def _pick_inside(shape: Shape, chance: Chance) -> tuple[int, int]:
    index = pick(tuple((i, weight) for i, (_, _, weight) in enumerate(shape.inside)), chance)
    count, worth, _ = shape.inside[index]
    return count, worth


def _on_turns(shape: Shape, chance: Chance, levels: Levels) -> list[int]:
    """Turns for external threats, all different, and for internal ones, all different; a turn may have one of each.
    Most draws do not fit, so each threat is a number: 4 times its turn, and 2 if it is internal, 1 if it is serious."""
    external, serious, internal, serious_internal, _ = levels
    last = LAST_TURN if len(shape.phases) > 2 else HALF
    free, free_inside = list(range(1, last + 1)), list(range(1, last + 1))
    threats = [chance.take(free) << 2 | (1 if i < serious else 0) for i in range(external)]
    threats += [chance.take(free_inside) << 2 | (3 if i < serious_internal else 2) for i in range(internal)]
    chance.shuffle(threats)  # either threat of a shared turn may be announced first
    return sorted(threats, key=_turn)


def _shared(threats: list[int]) -> int:
    """How many turns have two threats."""
    return sum(threats[i] >> 2 == threats[i + 1] >> 2 for i in range(len(threats) - 1))


def _fits(threats: Threats, shape: Shape) -> bool:
    """Whether threats on these turns make a mission, by the rules that need no clock."""
    timeless = Timeline("", "", shape.kind, (0,) * len(shape.phases), tuple(threats))
    return not any(rule(timeless, shape) for rule in (turns, balance, inside, sharing))


def _kept(threats: Threats, shape: Shape, chance: Chance) -> bool:
    """T+1 and T+8 are used as often as in official missions."""
    odd = threats[0].turn == 1, threats[-1].turn != LAST_TURN
    return all(
        not is_odd or percent == 100 or chance.below(100) < percent
        for is_odd, percent in zip(odd, shape.kept, strict=True)
    )


def _zoned(threats: Threats, shape: Shape, chance: Chance) -> Threats:
    """A zone for each external threat: each zone gets its share, and rarely twice in a row."""
    count = sum(not t.internal for t in threats)
    again = 1 if count > 3 and shape.zone[1] > 1 and chance.below(SAME_ZONE_AGAIN) == 0 else 0
    zones: list[Zone] = []
    while (
        len(zones) < count
        or sum(a == b for a, b in pairwise(zones)) != again
        or not all(shape.zone[0] <= zones.count(zone) <= shape.zone[1] for zone in ZONES)
    ):
        zones = [ZONES[chance.below(3)] for _ in range(count)]
    return [t if t.internal else ThreatAnnounced(0, t.turn, zones.pop(0), t.serious) for t in threats]


def _unconfirmed(threats: Threats, shape: Shape, chance: Chance) -> Threats | None:
    """Marks the reports that count only for a crew of five."""
    external_only = not shape.double_actions and shape.unconfirmed == 1 and shape.points[1] == 6
    commons = [i for i, t in enumerate(threats) if not t.serious and not (external_only and t.internal)]
    if shape.unconfirmed == 0:
        marked: list[int] = []
    elif shape.unconfirmed == 1:
        marked = [chance.take(commons)]
    elif chance.below(2):
        marked = [chance.take([i for i, t in enumerate(threats) if t.serious])]
    else:
        early = [i for i in commons if threats[i].turn <= HALF]
        late = [i for i in commons if threats[i].turn > HALF]
        if not early or not late:
            return None
        marked = [chance.take(early), chance.take(late)]
    internal = [i for i, t in enumerate(threats) if t.internal]
    if internal and all(i in marked for i in internal):
        return None
    return [
        ThreatAnnounced(0, t.turn, t.zone, t.serious, unconfirmed=i in marked) for i, t in enumerate(threats)
    ]  # fmt: skip


def _turn(threat: int) -> int:
    return threat >> 2
