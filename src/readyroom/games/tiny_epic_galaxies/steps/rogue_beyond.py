"""What the Rogues of the hangar mats do with pilots, hangars and Unexplored Space (B10)."""

from __future__ import annotations

from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.cards.exploration import CARDS
from readyroom.games.tiny_epic_galaxies.cards.mats import AMBITION, AURORA, ENERGY, INTREPID, NEXUS, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.rogues import FLIES_HANGAR, ROGUES
from readyroom.games.tiny_epic_galaxies.events import CardDrawn, CardTaken, PilotPressed, RogueHired, SentHome
from readyroom.games.tiny_epic_galaxies.state import EXPLORE, HOME, ROGUE, Galaxy, Ship, State
from readyroom.games.tiny_epic_galaxies.steps.end import check_deck, check_points
from readyroom.games.tiny_epic_galaxies.steps.explore import draw
from readyroom.games.tiny_epic_galaxies.steps.hire import refill_row
from readyroom.games.tiny_epic_galaxies.steps.resources import lose

YOU = 0


def find_card(s: State, t: Telling) -> None:
    """The Rogue takes the top exploration card for its badges and points; its other effects are ignored (B9)."""
    card = draw(s, t)
    if t.aloud:
        t.tell(CardDrawn(ROGUE, CARDS[card].id))
    _keep(s, card, t)
    check_deck(s, ROGUE, t)


def take_face_up(s: State, t: Telling) -> None:
    """Merope takes the face-up card that has lain there longest."""
    _keep(s, s.face_up.pop(0), t)


def _keep(s: State, card: int, t: Telling) -> None:
    s.galaxies[ROGUE].cards.append(card)
    if t.aloud:
        t.tell(CardTaken(ROGUE, CARDS[card].id))
    check_points(s, ROGUE, t)


def hire_leftmost(s: State, count: int, t: Telling) -> None:
    """The leftmost pilot of the row joins the Rogue, so many times; each is worth a pilot's points."""
    for _ in range(count):
        if s.over or not s.pilot_row:
            return
        pilot = s.pilot_row[0]
        kind = _berth(s, pilot)
        if t.aloud:
            t.tell(RogueHired(PILOTS[pilot].id, SHIP_KINDS[kind]))
        refill_row(s, 0, t)
        check_points(s, ROGUE, t)


def press(s: State, count: int, t: Telling) -> None:
    """The first pilot of your hangar joins the Rogue: the first ship that has one, its bottom card. An advanced ship
    whose only pilot is gone is a scout again, where it is."""
    you = s.galaxies[YOU]
    for _ in range(count):
        kind = first_ship_flown(you)
        if s.over or not kind:
            return
        pilot, *left = you.hangar[kind - 1]
        you.berth(kind, tuple(left))
        if not left:
            for ship in you.ships:
                if ship.kind == kind:
                    ship.kind, ship.pilot = 0, -1
        _berth(s, pilot)
        if t.aloud:
            t.tell(PilotPressed(YOU, PILOTS[pilot].id, SHIP_KINDS[kind]))
        check_points(s, ROGUE, t)


def first_ship_flown(g: Galaxy) -> int:
    """The first advanced ship of a hangar that has a pilot; 0 for none."""
    return next((kind for kind in range(1, 5) if g.hangar[kind - 1]), 0)


def _berth(s: State, pilot: int) -> int:
    """The Rogue's pilots take the ships of its hangar in turn."""
    it = s.galaxies[ROGUE]
    kind = 1 + it.pilot_count() % len(it.hangar)
    it.berth(kind, (*it.hangar[kind - 1], pilot))
    return kind


def recall(s: State, t: Telling) -> None:
    """Your ships in Unexplored Space go home; those on danger tracks are held there."""
    for i, ship in enumerate(s.galaxies[YOU].ships):
        if ship.where == EXPLORE:
            ship.put(HOME)
            if t.aloud:
                t.tell(SentHome(YOU, i, SHIP_KINDS[ship.kind]))


def strand(s: State, each: int, t: Telling) -> None:
    """You lose culture for each of your ships in Unexplored Space."""
    lose(s, YOU, 0, each * len(explorers(s)), t)


def explorers(s: State) -> list[Ship]:
    return [ship for ship in s.galaxies[YOU].ships if ship.where == EXPLORE]


def flies(s: State, kind: int) -> bool:
    """Whether the Rogue has use of an advanced ship: Tiamat, with a pilot in that place of its hangar."""
    return ROGUES[s.rogue].trait == FLIES_HANGAR and bool(s.galaxies[ROGUE].hangar[kind - 1])


def more_acquired(s: State, face: int) -> int:
    return int(face == ENERGY and flies(s, AURORA))


def entry_space(s: State) -> int:
    return int(flies(s, INTREPID))


def colony_energy(s: State) -> int:
    return int(flies(s, AMBITION))


def more_bonus_dice(s: State) -> int:
    return int(flies(s, NEXUS))
