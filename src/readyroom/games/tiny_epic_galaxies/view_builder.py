"""Filling the views (see ``view``), field by field: what is not written here is not shown."""

from __future__ import annotations

from typing import Final

from readyroom.games.tiny_epic_galaxies.cards.exploration import CARD_ID
from readyroom.games.tiny_epic_galaxies.cards.mats import BADGES, FACES, LEVEL_DICE, SHIP_KINDS, Badge
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSION_ID
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOT_ID
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANET_ID
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES
from readyroom.games.tiny_epic_galaxies.imagine import open_cards
from readyroom.games.tiny_epic_galaxies.scoring import badge_counts, badges_led, on_track, pilot_badge_counts, scores
from readyroom.games.tiny_epic_galaxies.state import DANGER, EXPLORE, HOME, LOCKED, ROGUE, SURFACE, Galaxy, Ship, State
from readyroom.games.tiny_epic_galaxies.steps.ask import Ask
from readyroom.games.tiny_epic_galaxies.steps.colony import upgrade_cost
from readyroom.games.tiny_epic_galaxies.steps.follow import FollowWindow
from readyroom.games.tiny_epic_galaxies.steps.missions import ChooseMissions
from readyroom.games.tiny_epic_galaxies.steps.planet import Doing
from readyroom.games.tiny_epic_galaxies.view import (
    DieState,
    DieView,
    FollowView,
    GalaxyView,
    Own,
    Phase,
    PilotSlot,
    Public,
    RogueView,
    ScoreView,
    ShipView,
)

DICE_STATES: Final[tuple[DieState, ...]] = ("inactive", "activated", "converted", "hired", "discarded")
DICE: Final = tuple(tuple(DieView(face, state) for state in DICE_STATES) for face in FACES)
"""By face and state: views never change, so each die is made only once."""

_ships: Final[dict[int, ShipView]] = {}
_hangars: Final[dict[tuple[tuple[int, ...], ...], tuple[PilotSlot, ...]]] = {}
MOST_HANGARS: Final = 1_000


def public(s: State) -> Public:
    """What lies open."""
    doing, doer = being_done(s)
    return Public(
        phase=phase(s),
        round=s.round,
        active=s.active,
        first=s.first,
        last_round=s.ending,
        end_reason=s.end_reason,
        row=tuple([PLANET_ID[planet] if planet >= 0 else "" for planet in s.row]),
        planet_deck=len(s.planets),
        pilots=tuple([PILOT_ID[pilot] for pilot in s.pilot_row]),
        pilot_deck=len(s.pilots),
        exploration_deck=len(s.exploration),
        face_up=tuple([CARD_ID[card] for card in s.face_up]),
        drawn=CARD_ID[s.drawn] if s.drawn >= 0 else None,
        dice=tuple([DICE[s.dice[i]][s.dice_states[i]] for i in range(len(s.dice))]),
        rolled=s.rolled,
        free_reroll=not s.rerolled,
        converter_used=s.converted,
        follow_price=s.follow_price,
        hire_discount=s.hire_discount,
        follow=follow(s),
        doing=doing,
        doer=doer,
        used_this_turn=used(s.galaxies[s.active]),
        galaxies=tuple([galaxy(s, g) for g in s.galaxies if g.seat != ROGUE]),
        rogue=rogue(s) if s.solo else None,
        scores=score_views(s) if s.over else (),
    )


def own(s: State, seat: int) -> Own:
    """What only this seat knows."""
    g = s.galaxies[seat]
    return Own(
        mission_choices=tuple([MISSION_ID[mission] for mission in g.dealt]),
        mission=MISSION_ID[g.mission] if g.mission >= 0 else None,
        cards=tuple([CARD_ID[card] for card in g.cards]),
        badges=badge_names(badge_counts(g)),
        peeked=CARD_ID[s.exploration.top[0]] if s.top_known >> seat & 1 else None,
    )


def phase(s: State) -> Phase:
    if s.over:
        return "over"
    return "missions" if isinstance(s.stack[-1], ChooseMissions) else "turn"


def being_done(s: State) -> tuple[str, int]:
    """What is being resolved and by whom: the innermost planet, or the step itself."""
    if not s.stack:
        return "", s.active
    top = s.stack[-1]
    if isinstance(top, ChooseMissions):
        return "missions", s.active
    assert isinstance(top, Ask)
    if not isinstance(top, FollowWindow):
        for i in range(len(s.stack) - 1, -1, -1):
            step = s.stack[i]
            if isinstance(step, Doing) and step.seat == top.seat:
                return f"{top.doing(s)} planet:{PLANET_ID[step.planet]}", top.seat
    return top.doing(s), top.seat


def follow(s: State) -> FollowView | None:
    """The innermost follow window that is open."""
    for i in range(len(s.stack) - 1, -1, -1):
        step = s.stack[i]
        if isinstance(step, FollowWindow) and step.seat >= 0:
            return FollowView(FACES[step.face], step.price(s), step.user, step.seat, step.followed)
    return None


def galaxy(s: State, g: Galaxy) -> GalaxyView:
    points = s.points(g.seat)
    track, plus = on_track(totals(s)[g.seat] if s.over else points)
    return GalaxyView(
        seat=g.seat,
        level=g.level,
        energy=g.energy,
        culture=g.culture,
        points=points,
        dice=LEVEL_DICE[g.level] - s.fewer_dice,
        upgrade_cost=upgrade_cost(s, g.seat),
        ships=ships(g),
        colonies=tuple([PLANET_ID[planet] for planet in g.colonies]),
        hangar=hangar(g),
        cards=len(g.cards),
        open_cards=tuple([CARD_ID[card] for card in (g.cards if s.over else open_cards(g))]),
        pilot_badges=badge_names(pilot_badge_counts(g)),
        mission=MISSION_ID[g.mission] if s.over and g.mission >= 0 else None,
        used=used(g),
        track=track,
        track_plus=plus,
    )


def totals(s: State) -> list[int]:
    return [score.total for score in scores(s)]


def used(g: Galaxy) -> tuple[str, ...]:
    """The once-per-turn planets and pilots a galaxy has used this turn."""
    if not g.used_planets and not g.used_pilots:
        return ()
    planets = [PLANET_ID[i] for i in range(len(PLANET_ID)) if g.used_planets >> i & 1]
    pilots = [PILOT_ID[i] for i in range(len(PILOT_ID)) if g.used_pilots >> i & 1]
    return tuple(planets + pilots)


def rogue(s: State) -> RogueView:
    g = s.galaxies[ROGUE]
    return RogueView(
        id=ROGUES[s.rogue].id,
        level=g.level,
        energy=g.energy,
        culture=g.culture,
        points=s.points(ROGUE),
        ships=ships(g),
        colonies=tuple([PLANET_ID[planet] for planet in g.colonies]),
        cards=len(g.cards),
        hangar=hangar(g),
        dice_left=s.rogue_dice,
        bonus_dice=s.rogue_dice if s.rogue_bonus else 0,
        die=FACES[s.rogue_die] if s.rogue_die >= 0 else None,
    )


def hangar(g: Galaxy) -> tuple[PilotSlot, ...]:
    slots = _hangars.get(g.hangar)
    if slots is None:
        if len(_hangars) >= MOST_HANGARS:
            _hangars.clear()
        slots = _hangars[g.hangar] = tuple(
            [PilotSlot(SHIP_KINDS[i + 1], tuple([PILOT_ID[pilot] for pilot in g.hangar[i]])) for i in range(4)]
        )
    return slots


def ships(g: Galaxy) -> tuple[ShipView, ...]:
    return tuple([ship_view(ship) for ship in g.ships])


def ship_view(ship: Ship) -> ShipView:
    key = ((ship.kind * 8 + ship.where) * 64 + ship.at + 1) * 64 + ship.space
    view = _ships.get(key)
    if view is None:
        view = _ships[key] = ShipView(SHIP_KINDS[ship.kind], place(ship), ship.space)
    return view


def place(ship: Ship) -> str:
    where = ship.where
    if where == LOCKED:
        return "locked"
    if where == HOME:
        return "home"
    if where == EXPLORE:
        return "explore"
    if where == DANGER:
        return f"danger:{CARD_ID[ship.at]}"
    return f"{'surface' if where == SURFACE else 'orbit'}:{PLANET_ID[ship.at]}"


def badge_names(counts: list[int]) -> dict[Badge, int]:
    return {BADGES[kind]: counts[kind] for kind in range(len(BADGES))}


def score_views(s: State) -> tuple[ScoreView, ...]:
    return tuple(
        ScoreView(
            seat=score.seat,
            empire=score.empire,
            planets=score.planets,
            pilots=score.pilots,
            dwarfs=score.dwarfs,
            mission=score.mission,
            badges=score.badges,
            total=score.total,
            badge_counts=badge_names(score.badge_counts),
            leads=tuple([BADGES[kind] for kind in badges_led(s, s.galaxies[score.seat])]),
        )
        for score in scores(s)
    )
