"""What never changes during a match, what has a printed maximum, and what is impossible."""

from __future__ import annotations

from typing import Final

from readyroom.games.starship_captains.cards import boards
from readyroom.games.starship_captains.cards.galaxies import HOME
from readyroom.games.starship_captains.cards.passengers import ACTION_DECK
from readyroom.games.starship_captains.cards.tracks import LOOP
from readyroom.games.starship_captains.names import ANDROID, ARTIFACTS, CADET, NONE, PIRATES
from readyroom.games.starship_captains.state import State
from readyroom.games.starship_captains.steps.cargo import DropToken
from readyroom.games.starship_captains.steps.diplomacy import MOST_EVENTS
from readyroom.games.starship_captains.steps.turn import TakeTurn

MOST_CREW: Final = len(boards.READY) + len(boards.QUEUE) + len(boards.CADET_ROUNDS)


def conserved(s: State) -> dict[str, int]:
    """Cards, tokens and figures, wherever they are. Androids, medals and damage come and go."""
    held = sum(tech >= 0 for ship in s.ships for tech in ship.slots)
    drawn = sum(len(getattr(step, "drawn", ())) for step in s.stack)
    artifacts = sum(sum(ship.artifacts) + sum(crowd != NONE for crowd in ship.crowd) for ship in s.ships)
    fought = sum(hasattr(step, "pirate") for step in s.stack)
    pirates = sum(len(ship.pirates) for ship in s.ships) + sum(pirate != NONE for pirate in s.routes) + fought
    missions = sum(len(ship.missions) for ship in s.ships) + sum(mission != NONE for mission in s.missions_at)
    return {
        "techs": held + sum(tech != NONE for tech in s.offer) + drawn + len(s.archive) + len(s.shared)
        + len(s.tech_deck) + len(s.tech_discard) + len(s.omega_deck) + len(s.omega_discard),
        "artifacts": artifacts + len(s.artifact_supply) + len(s.artifact_discard),
        "pirates": pirates + len(s.pirate_supply) + len(s.pirate_discard),
        "missions": missions + len(s.mission_deck) + len(s.mission_box) + (s.mission != NONE),
        "numbered tiles": sum(s.numbers_at),
        "crew": sum(_crew(s, seat) for seat in range(s.seats)) - s.seats * max(0, s.round - 2),
        "slots": sum(len(ship.slots) for ship in s.ships) - boards.SLOTS * s.seats,
        "actions": len(s.action_deck) + len(s.drawn_actions) + len(s.coming_actions),
        "peeked": len(s.mission_deck.top) - len(s.peeked),
    }  # fmt: skip


def bounded(s: State) -> dict[str, tuple[int, int]]:
    """Everything for which the box, the boards or the cards print a maximum. Medals, damage and androids have none (p.
    24)."""
    found: dict[str, tuple[int, int]] = {
        "rounds": (s.round, boards.ROUNDS),
        "events that happened": (s.events_done, MOST_EVENTS),
        "numbered tiles face up": (sum(s.face_up), boards.NUMBERED_TILES[s.side]),
        "actions of Captain Shadow": (len(s.drawn_actions), len(ACTION_DECK)),
        "pirates on routes": (sum(pirate != NONE for pirate in s.routes), len(PIRATES) * boards.PIRATES_OF_A_KIND),
    }
    for seat, ship in enumerate(s.ships):
        mine = {
            "commanders": (s.commanders(seat), boards.PROMOTION_RINGS),
            "crew": (_crew(s, seat), MOST_CREW),
            "techs and damaged slots": (sum(card != NONE for card in ship.slots), boards.SLOTS),
            "damaged tech slots": (ship.tech_damage(), len(s.slot_board.damaged)),
            "medals": (ship.medals, max(0, ship.medals)),  # no maximum, but never less than none
            "damage in the hold": (ship.damage, max(0, ship.damage)),
            "pirates": (len(ship.pirates), len(PIRATES) * boards.PIRATES_OF_A_KIND),
            "places for cargo": (s.room_for_cargo(seat), boards.CARGO_SLOTS + boards.LOCKERS),
            "spaces on a track": (max(ship.spaces), LOOP - 1),
        }
        mine |= {
            f"{name} artifacts": (held, boards.ARTIFACTS_OF_A_KIND)
            for name, held in zip(ARTIFACTS, ship.artifacts, strict=True)
        }
        found |= {f"{what} of seat {seat}": bounds for what, bounds in mine.items()}
    for station, waits in enumerate(s.station_tiles):
        found[f"round that tile {station} waits for"] = (waits, boards.ROUNDS + 1)
    return found


def flaws(s: State) -> tuple[str, ...]:
    """Cargo without room, planets held by a captain who is not there, tiles on top of each other, gaps on the tech
    board."""
    if s.over:
        return ()
    found = [*_cargo(s), *_planets(s)]
    on_turn = isinstance(s.stack[-1], TakeTurn)
    if on_turn and not any(s.face_up):
        found.append("No number is face up, and nobody has met an uprising.")
    supply = len(s.tech_deck) + len(s.tech_discard)
    if on_turn and NONE in s.offer and supply and s.version > 1:
        found.append("A turn begins with a gap on the central tech board.")
    return tuple(found)


def _cargo(s: State) -> list[str]:
    """Version 1 kept the cargo of lockers that had been given up as payment."""
    if s.version == 1:
        return []
    asked = s.stack[-1]
    return [
        f"Seat {seat} has {ship.tokens()} tokens, room for {s.room_for_cargo(seat)}, and is not asked what to discard."
        for seat, ship in enumerate(s.ships)
        if ship.tokens() > s.room_for_cargo(seat) and not (isinstance(asked, DropToken) and asked.seat == seat)
    ]


def _planets(s: State) -> list[str]:
    found: list[str] = []
    for place, location in enumerate(s.galaxy.locations):
        there = s.ships_at(place)
        holder = s.holders[place]
        if holder != NONE and holder not in there:
            found.append(f"{location.name} is held by seat {holder}, who is not there.")
        if place != HOME and len(there) == 1 and holder != there[0]:
            found.append(f"Seat {there[0]} is alone at {location.name} and does not hold it.")
        tiles = (s.missions_at[place] != NONE) + (s.numbers_at[place] > 0) + (s.station_at[place] != NONE)
        if tiles > 1:
            found.append(f"{tiles} things lie at {location.name}.")
    return found


def _crew(s: State, seat: int) -> int:
    """Figures other than androids, wherever they are. Cadets come in rounds 3 and 4."""
    ship = s.ships[seat]
    at_work = [figure for figure in s.mission_crew if figure != ANDROID] if seat == s.active else []
    return sum(ship.ready[CADET:ANDROID]) + len(ship.queue) + len(at_work) + (seat == s.active and s.working != NONE)
