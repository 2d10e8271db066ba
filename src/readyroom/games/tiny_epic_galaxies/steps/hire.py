"""Hiring pilots (B3) and replacing them (B4), with inactive dice of one face."""

from __future__ import annotations

from readyroom.core.english import count
from readyroom.core.struct import Action
from readyroom.core.telling import Telling
from readyroom.games.tiny_epic_galaxies.actions import Hire
from readyroom.games.tiny_epic_galaxies.cards.mats import FACE_NUMBER, HANGAR_FACES, SHIP_KIND_NUMBER
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOT_NUMBER, PILOTS
from readyroom.games.tiny_epic_galaxies.events import Hired
from readyroom.games.tiny_epic_galaxies.lists import hires_of
from readyroom.games.tiny_epic_galaxies.state import HIRED, LOCKED, Galaxy, State
from readyroom.games.tiny_epic_galaxies.steps.dice import use_die
from readyroom.games.tiny_epic_galaxies.steps.end import check_points
from readyroom.games.tiny_epic_galaxies.steps.follow import open_window
from readyroom.games.tiny_epic_galaxies.steps.planet_beyond import next_pilot


def prices(s: State) -> tuple[int, int]:
    """Dice for a trained pilot, and for any pilot; Vantis Prime makes both cheaper."""
    return (max(1, s.settings.hire_trained - s.hire_discount), max(1, s.settings.hire_any - s.hire_discount))


def hires(s: State, seat: int) -> list[Action]:
    """Every way to hire a pilot of the row, each at its lowest price."""
    trained, untrained = prices(s)
    found: list[Action] = []
    for face in range(6):
        count = s.inactive >> (3 * face) & 7
        if count >= trained:
            flown, scouts = berths(s.galaxies[seat])
            for pilot in s.pilot_row:
                found += hires_of(pilot, face, trained, untrained if count >= untrained else 0, flown, scouts)
    return found


def allowed_hire(s: State, seat: int, action: Hire) -> Action | None:
    """The hire that is equal to this one, if it can be made."""
    try:
        pilot, face = PILOT_NUMBER.get(action.pilot, -1), FACE_NUMBER.get(action.die, -1)
    except TypeError:  # what it names is no name at all, and cannot be hashed
        return None
    if pilot not in s.pilot_row or face < 0:
        return None
    trained, untrained = prices(s)
    count = s.inactive >> (3 * face) & 7
    if count < trained:
        return None
    flown, scouts = berths(s.galaxies[seat])
    for listed in hires_of(pilot, face, trained, untrained if count >= untrained else 0, flown, scouts):
        if listed == action:
            return listed
    return None


def berths(g: Galaxy) -> tuple[int, int]:
    """The advanced ships that fly already, and the scouts that could give way, as bit sets."""
    flown = scouts = 0
    for i in range(4):
        if g.hangar[i]:
            flown |= 2 << i
        ship = g.ships[i]
        if ship.kind == 0 and ship.where != LOCKED:
            scouts |= 1 << i
    return flown, scouts


def hire(s: State, seat: int, action: Hire, t: Telling) -> None:
    """The dice are spent, not used; the advanced ship takes the scout's place, which is not a move."""
    g = s.galaxies[seat]
    pilot, kind, face = PILOT_NUMBER[action.pilot], SHIP_KIND_NUMBER[action.ship], FACE_NUMBER[action.die]
    for _ in range(action.count):
        use_die(s, face, HIRED)
    s.hire_discount = 0
    s.current = -1
    g.berth(kind, (*g.hangar[kind - 1], pilot))
    if action.replace >= 0:
        g.ships[action.replace].kind = kind
    for ship in g.ships:
        if ship.kind == kind:
            ship.pilot = pilot
    if t.aloud:
        t.tell(Hired(seat, action.pilot, action.ship, (action.die,) * action.count))
    refill_row(s, s.pilot_row.index(pilot), t)
    check_points(s, seat, t)
    open_window(s, seat, face, free=False)


def refill_row(s: State, slot: int, t: Telling) -> None:
    """A pilot has left the row: another takes the place or, with an empty deck, the row gets shorter."""
    if len(s.pilots):
        s.pilot_row[slot] = next_pilot(s, t)
    else:
        s.pilot_row.pop(slot)


def why_no_hire(s: State, seat: int, action: Hire) -> str:
    """Why a hire is not allowed."""
    if not s.beyond:
        return "Pilots are part of Beyond the Black, which is not in play."
    pilot = PILOT_NUMBER.get(action.pilot)
    if pilot is None or pilot not in s.pilot_row:
        return "That pilot is not for hire."
    g = s.galaxies[seat]
    card, kind, face = PILOTS[pilot], SHIP_KIND_NUMBER[action.ship], FACE_NUMBER[action.die]
    trained, untrained = prices(s)
    listed = kind in card.trained and face in HANGAR_FACES[kind]
    price = trained if listed else untrained
    if s.inactive >> (3 * face) & 7 < price or action.count < price:
        return f"Hiring {card.name} for the {action.ship.title()} takes {count(price, f'{action.die} die')}."
    if action.count != price:
        return f"Hiring {card.name} for the {action.ship.title()} takes only {count(price, f'{action.die} die')}."
    if g.hangar[kind - 1]:
        return f"You already fly the {action.ship.title()}, so the new pilot replaces no scout (use -1)."
    if not any(ship.kind == 0 and ship.where != LOCKED for ship in g.ships):
        return "You have no scout in play to become the advanced ship. Hire for a ship you already fly."
    return "That is not one of your scouts in play."
