"""What can be done with the things on the table, and why not: notes on the question that a seat is asked."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

from readyroom.core.board import joined
from readyroom.core.choice import Note
from readyroom.core.english import count
from readyroom.core.struct import Action
from readyroom.core.words import Words
from readyroom.games.tiny_epic_galaxies.actions import Hire, MoveShip
from readyroom.games.tiny_epic_galaxies.cards.mats import CULTURE, ENERGY, FACES, FULL, HANGAR_FACES, MOVE, SHIP_KINDS
from readyroom.games.tiny_epic_galaxies.cards.pilots import PILOTS
from readyroom.games.tiny_epic_galaxies.cards.planets import PLANETS
from readyroom.games.tiny_epic_galaxies.names import ship_name
from readyroom.games.tiny_epic_galaxies.state import ORBIT, SURFACE, State
from readyroom.games.tiny_epic_galaxies.steps.acquire import ship_yield
from readyroom.games.tiny_epic_galaxies.steps.face import can_use, why_not_face
from readyroom.games.tiny_epic_galaxies.steps.follow import FollowWindow
from readyroom.games.tiny_epic_galaxies.steps.hire import berths, hires, prices
from readyroom.games.tiny_epic_galaxies.steps.move import MoveAShip, moves
from readyroom.games.tiny_epic_galaxies.steps.turn import TakeTurn
from readyroom.games.tiny_epic_galaxies.words import PHRASES


def notes(s: State, seat: int) -> tuple[Note, ...]:
    """Notes on dice, pilots, ships of the hangar and planets of the row."""
    top = s.stack[-1]
    if isinstance(top, TakeTurn) and s.rolled:
        found = [*_dice(s, seat), *_planets(s, seat, moves(s, seat) if s.inactive >> (3 * MOVE) & 7 else None)]
        return (*found, *(_hiring(s, seat) if s.beyond else ()))
    if isinstance(top, MoveAShip):
        return tuple(_planets(s, seat, top.legal(s, seat)))
    if isinstance(top, FollowWindow):
        return tuple(_gain(s, seat, top.face, top.price(s)))
    return ()


def useless(s: State, seat: int, face: int, price: int) -> bool:
    """Whether an energy or culture face would gain a seat nothing after it pays this much culture (A9)."""
    if face not in (ENERGY, CULTURE):
        return False
    g = s.galaxies[seat]
    amount = sum(ship_yield(ship, face) for ship in g.ships)
    if face == ENERGY:
        return min(FULL, g.energy + amount) <= g.energy
    return min(FULL, g.culture - price + amount) <= g.culture


def _dice(s: State, seat: int) -> Iterator[Note]:
    for face in range(6):
        if not s.inactive >> (3 * face) & 7:
            continue
        if not can_use(s, seat, face, 0):
            yield _note(f"face:{FACES[face]}", why_not_face(s, seat, face))
        else:
            yield from _gain(s, seat, face, 0)


def _gain(s: State, seat: int, face: int, price: int) -> Iterator[Note]:
    """What an energy or culture die brings, ship by ship."""
    if face not in (ENERGY, CULTURE):
        return
    g, about = s.galaxies[seat], f"face:{FACES[face]}"
    brings = [(ship_yield(ship, face), ship_name(s, seat, i)) for i, ship in enumerate(g.ships)]
    amount = sum(one for one, _ in brings)
    had = g.energy if face == ENERGY else g.culture - price
    if not amount:
        yield _note(about, f"You gain nothing: none of your ships brings {FACES[face]}.")
    elif had >= FULL:
        yield _note(about, f"You gain nothing: your {FACES[face]} is full.")
    elif useless(s, seat, face, price):
        yield _note(about, f"You gain nothing: you pay {price} culture and gain {min(FULL - had, amount)}.")
    else:
        by_name: dict[str, list[int]] = {}
        for one, name in brings:
            if one:
                by_name.setdefault(name, []).append(one)
        sources = joined(
            f"{sum(some)} from the {name if len(some) == 1 else name.replace('scout', 'scouts', 1)}"
            for name, some in by_name.items()
        )
        gain = f"You gain {min(FULL - had, amount)} {FACES[face]}"
        short = ", all you have room for" if amount > FULL - had else ""
        yield _note(about, f"{gain}{short}: {sources}.", possible=True)


def _planets(s: State, seat: int, legal: list[Action] | None) -> Iterator[Note]:
    """Where ships can go. ``legal`` is None while no die lets one move."""
    to = {action.to for action in legal or () if isinstance(action, MoveShip)}
    for planet in s.row:
        if planet < 0:
            continue
        card = PLANETS[planet]
        about = f"planet:{card.id}"
        if legal is None:
            yield _note(about, "No ship of yours can go there: none of your unused dice shows move.")
            continue
        surface, orbit = f"surface:{card.id}" in to, f"orbit:{card.id}" in to
        if surface and orbit:
            yield _note(about, "A ship of yours can land here or go into orbit.", possible=True)
            continue
        if surface or orbit:
            yield _note(about, f"A ship of yours can {'land here' if surface else 'go into orbit'}.", possible=True)
        here = [ship for ship in s.galaxies[seat].ships if ship.at == planet]
        if not surface and any(ship.where == SURFACE for ship in here):
            yield _note(about, "You cannot land here: one of your ships is already on the surface.")
        if not orbit and any(ship.where == ORBIT for ship in here):
            yield _note(about, "You cannot go into orbit: one of your ships is already there.")
        if not (surface or orbit or here):
            yield _note(about, "None of your ships can go there now.")


def _hiring(s: State, seat: int) -> Iterator[Note]:
    """For each pilot of the row: for which ships and with which dice (B3), or what it would take."""
    offers: dict[tuple[str, str], list[Hire]] = {}
    for action in hires(s, seat):
        if isinstance(action, Hire):
            offers.setdefault((action.pilot, action.ship), []).append(action)
    trained, untrained = prices(s)
    flown, scouts = berths(s.galaxies[seat])
    for pilot in s.pilot_row:
        card = PILOTS[pilot]
        about = f"pilot:{card.id}"
        possible = False
        for kind in range(1, len(SHIP_KINDS)):
            ways = offers.get((card.id, SHIP_KINDS[kind]), ())
            if not ways:
                continue
            possible = True
            dice = " or ".join(dict.fromkeys(count(way.count, f"{way.die} die") for way in ways))
            change = (
                "The pilot who flies it is replaced" if flown >> kind & 1 else "One of your scouts becomes that ship"
            )
            template = f"You can hire this pilot for the {{ship:kind}} with {dice}. {change}."
            yield Note(about, PHRASES.fill(template, SimpleNamespace(ship=SHIP_KINDS[kind])), possible=True)
        if not possible:
            if not flown and not scouts:
                yield _note(about, "You have no ship that this pilot could fly.")
                continue
            faces = list(dict.fromkeys(FACES[face] for kind in card.trained for face in HANGAR_FACES[kind]))
            matching = f"{trained} matching dice" if trained > 1 else "1 die"
            needed = f"{matching} showing {joined(faces, 'or')}, or any {untrained} matching dice"
            yield _note(about, f"You cannot hire this pilot now. You need {needed}.")


def _note(about: str, text: str, possible: bool = False) -> Note:
    return Note(about, Words((text,)), possible)
