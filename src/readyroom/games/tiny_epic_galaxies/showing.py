"""Filling the views (see ``view``), field by field: what is not written here is not shown."""

from __future__ import annotations

from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import (
    BADGES,
    FACES,
    LEVEL_DICE,
    SHIP_KINDS,
)
from readyroom.games.tiny_epic_galaxies.cards.missions import MISSIONS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.cards.rogues import ROGUES
from readyroom.games.tiny_epic_galaxies.scoring import badge_counts, on_track, scores
from readyroom.games.tiny_epic_galaxies.state import (
    DANGER,
    EXPLORE,
    HOME,
    LOCKED,
    ROGUE,
    SURFACE,
    Galaxy,
    Ship,
    State,
)
from readyroom.games.tiny_epic_galaxies.steps.asking import Ask
from readyroom.games.tiny_epic_galaxies.steps.colony import upgrade_cost
from readyroom.games.tiny_epic_galaxies.steps.follow import FollowWindow
from readyroom.games.tiny_epic_galaxies.steps.missions import ChooseMissions
from readyroom.games.tiny_epic_galaxies.steps.planet import Doing
from readyroom.games.tiny_epic_galaxies.view import (
    DieView,
    FollowView,
    GalaxyView,
    Own,
    PilotSlot,
    Public,
    RogueView,
    ScoreView,
    ShipView,
)

DICE_STATES = ("inactive", "activated", "converted", "hired", "discarded")


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
        row=tuple(PLANETS[planet].id if planet >= 0 else "" for planet in s.row),
        planet_deck=len(s.planets),
        pilots=tuple(PILOTS[pilot].id for pilot in s.pilot_row),
        pilot_deck=len(s.pilots),
        exploration_deck=len(s.exploration),
        face_up=tuple(CARDS[card].id for card in s.face_up),
        drawn=CARDS[s.drawn].id if s.drawn >= 0 else None,
        dice=tuple(DieView(FACES[face], DICE_STATES[state]) for face, state in zip(s.dice, s.dice_states, strict=True)),
        rolled=s.rolled,
        free_reroll=not s.rerolled,
        converter_used=s.converted,
        follow_price=s.follow_price,
        hire_discount=s.hire_discount,
        follow=follow(s),
        doing=doing,
        doer=doer,
        used_this_turn=used(s.galaxies[s.active]),
        galaxies=tuple(galaxy(s, g) for g in s.galaxies if g.seat != ROGUE),
        rogue=rogue(s) if s.solo else None,
        scores=score_views(s) if s.over else (),
    )


def own(s: State, seat: int) -> Own:
    """What this seat alone knows."""
    g = s.galaxies[seat]
    return Own(
        mission_choices=tuple(MISSIONS[mission].id for mission in g.dealt),
        mission=MISSIONS[g.mission].id if g.mission >= 0 else None,
        cards=tuple(CARDS[card].id for card in g.cards),
        badges=badge_names(badge_counts(g)),
        peeked=CARDS[s.exploration.top[0]].id if s.top_known >> seat & 1 else None,
    )


def phase(s: State) -> str:
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
    for step in reversed(s.stack):
        if isinstance(step, Doing) and step.seat == top.seat and not isinstance(top, FollowWindow):
            return f"{top.doing(s)} planet:{PLANETS[step.planet].id}", top.seat
    return top.doing(s), top.seat


def follow(s: State) -> FollowView | None:
    """The innermost follow window that is open."""
    for step in reversed(s.stack):
        if isinstance(step, FollowWindow) and step.seat >= 0:
            return FollowView(FACES[step.face], step.price(s), step.user, step.seat, step.followed)
    return None


def galaxy(s: State, g: Galaxy) -> GalaxyView:
    track, plus = on_track(totals(s)[g.seat] if s.over else s.points(g.seat))
    flying = [ship.at for ship in g.ships if ship.where == DANGER]
    pilots = [0] * len(BADGES)
    for slot in g.hangar:
        for pilot in slot:
            for badge in PILOTS[pilot].badges:
                pilots[badge] += 1
    return GalaxyView(
        seat=g.seat,
        level=g.level,
        energy=g.energy,
        culture=g.culture,
        points=s.points(g.seat),
        dice=LEVEL_DICE[g.level] - s.fewer_dice,
        upgrade_cost=upgrade_cost(s, g.seat),
        ships=ships(g),
        colonies=tuple(PLANETS[planet].id for planet in g.colonies),
        hangar=hangar(g),
        cards=len(g.cards),
        open_cards=tuple(CARDS[card].id for card in (g.cards if s.over else flying)),
        pilot_badges=badge_names(pilots),
        mission=MISSIONS[g.mission].id if s.over and g.mission >= 0 else None,
        used=used(g),
        track=track,
        track_plus=plus,
    )


def totals(s: State) -> list[int]:
    return [score.total for score in scores(s)]


def used(g: Galaxy) -> tuple[str, ...]:
    """The once-per-turn planets and pilots a galaxy has used this turn."""
    planets = [planet.id for i, planet in enumerate(PLANETS) if g.used_planets >> i & 1]
    pilots = [pilot.id for i, pilot in enumerate(PILOTS) if g.used_pilots >> i & 1]
    return tuple(planets + pilots)


def rogue(s: State) -> RogueView:
    g = s.galaxies[ROGUE]
    return RogueView(
        name=ROGUES[s.rogue].id,
        level=g.level,
        energy=g.energy,
        culture=g.culture,
        points=s.points(ROGUE),
        ships=ships(g),
        colonies=tuple(PLANETS[planet].id for planet in g.colonies),
        cards=len(g.cards),
        hangar=hangar(g),
        dice_left=s.rogue_dice,
        bonus_dice=s.rogue_dice if s.rogue_bonus else 0,
        die=FACES[s.rogue_die] if s.rogue_die >= 0 else None,
    )


def hangar(g: Galaxy) -> tuple[PilotSlot, ...]:
    return tuple(
        PilotSlot(SHIP_KINDS[kind + 1], tuple(PILOTS[pilot].id for pilot in slot)) for kind, slot in enumerate(g.hangar)
    )


def ships(g: Galaxy) -> tuple[ShipView, ...]:
    return tuple(ShipView(SHIP_KINDS[ship.kind], place(ship), ship.space) for ship in g.ships)


def place(ship: Ship) -> str:
    where = ship.where
    if where == LOCKED:
        return "locked"
    if where == HOME:
        return "home"
    if where == EXPLORE:
        return "explore"
    if where == DANGER:
        return f"danger:{CARDS[ship.at].id}"
    return f"{'surface' if where == SURFACE else 'orbit'}:{PLANETS[ship.at].id}"


def badge_names(counts: list[int]) -> dict[str, int]:
    return {BADGES[kind]: count for kind, count in enumerate(counts)}


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
        )
        for score in scores(s)
    )
