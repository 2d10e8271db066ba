"""Which of the legal answers are worth considering. Thinking costs time, and most answers are plainly worse."""

from __future__ import annotations

from typing import Final

import msgspec

from readyroom.core.struct import Action
from readyroom.games.starship_captains import actions as a
from readyroom.games.starship_captains.bots.evaluation import Insight, tech_worth
from readyroom.games.starship_captains.cards.boards import ROUNDS
from readyroom.games.starship_captains.cards.techs import TECH_NUMBER
from readyroom.games.starship_captains.interned import DECLINE, TAKE_MISSION
from readyroom.games.starship_captains.names import COLOUR_NUMBER, COMMANDER
from readyroom.games.starship_captains.scoring import OMEGA_RULES, worth
from readyroom.games.starship_captains.slots import bonuses
from readyroom.games.starship_captains.state import State, replaced
from readyroom.games.starship_captains.steps.cargo import MakeRepair
from readyroom.games.starship_captains.steps.diplomacy import AdvanceMarker
from readyroom.games.starship_captains.steps.research import TakeTech
from readyroom.games.starship_captains.steps.resolve import Abilities
from readyroom.games.starship_captains.steps.turn import TakeTurn

PLACINGS: Final = 5
"""How many pairs of a tech and a slot are examined closely."""
AT_FIRST_SIGHT: Final = Insight()
BONUS: Final = 0.9
"""A repair, a medal or a move for matching icons."""


def promising(s: State, seat: int, legal: list[Action]) -> list[Action]:
    """Never empty."""
    asked = s.stack[-1]
    if isinstance(asked, TakeTurn):
        return sensible(s, seat, legal)
    if isinstance(asked, TakeTech):
        return best_placings(s, seat, legal)
    if isinstance(asked, AdvanceMarker):
        return furthest(legal)
    if isinstance(asked, Abilities):
        return legal[:1]
    if isinstance(asked, MakeRepair):
        # A slot can take a tech again, if there is time to use it.
        slot = next((action for action in legal if isinstance(action, a.Repair) and action.slot), None)
        return [slot] if slot is not None and s.round < ROUNDS else legal[:1]
    return legal


def sensible(s: State, seat: int, legal: list[Action]) -> list[Action]:
    """Each training or promotion once, paid for in the first way, which spares tokens. Only cadets are trained, so
    nobody is trained twice on a turn. A cadet gets a color that is missing, or any color if training is free or a
    mission can be taken, which may need several of one color."""
    ready = s.ships[seat].ready
    found: list[Action] = []
    known: set[Action] = set()
    for action in legal:
        if isinstance(action, (a.Train, a.Promote)):
            if isinstance(action, a.Train):
                if action.figure != "cadet":
                    continue
                colour = COLOUR_NUMBER[action.colour]
                present = ready[colour] + ready[colour + COMMANDER]
                if present and action.pay and TAKE_MISSION not in legal:
                    continue
            unpaid = msgspec.structs.replace(action, pay=())
            if unpaid in known:
                continue
            known.add(unpaid)
        found.append(action)
    return found


def furthest(legal: list[Action]) -> list[Action]:
    """For each track the longest advance, or none."""
    best: dict[str, a.Advance] = {}
    others: list[Action] = []
    for action in legal:
        if isinstance(action, a.Advance):
            best[action.track] = action  # listed by track, the longest way last
        else:
            others.append(action)
    return [*best.values(), *others]


def best_placings(s: State, seat: int, legal: list[Action]) -> list[Action]:
    installs = [action for action in legal if isinstance(action, a.Install)]
    if len(installs) <= PLACINGS:
        return legal
    ranked = sorted(installs, key=lambda action: placing(s, seat, action), reverse=True)
    return [*ranked[:PLACINGS], DECLINE]


def placing(s: State, seat: int, action: a.Install) -> float:
    """What a tech in a slot is worth at first sight."""
    ship = s.ships[seat]
    held = ship.slots
    slot, tech = action.slot - 1, TECH_NUMBER[action.tech]
    before = held[slot]
    left = ROUNDS - s.round
    lost = tech_worth(before, left, AT_FIRST_SIGHT) if before >= 0 else 0.0
    ship.slots = replaced(held, slot, tech)  # tried on
    rule = OMEGA_RULES[tech]
    scored = worth(s, seat, rule) if rule is not None else 0
    found = tech_worth(tech, left, AT_FIRST_SIGHT) + scored + BONUS * len(bonuses(s, seat, slot))
    ship.slots = held
    return found - lost
